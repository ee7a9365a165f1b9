/** Reveals the score sheet row by row: once for each table, and at once with reduced motion. */
const BETWEEN = 400

export class LedgerReveal {
  filled = $state(0)
  private timer = 0

  constructor(
    readonly rows: number,
    table: string,
  ) {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const key = `told-${table}`
    if (calm || sessionStorage.getItem(key)) this.filled = rows
    else this.timer = window.setInterval(() => this.next(), BETWEEN)
    sessionStorage.setItem(key, 'yes')
  }

  get done(): boolean {
    return this.filled >= this.rows
  }

  skip(): void {
    this.filled = this.rows
    this.stop()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private next(): void {
    this.filled += 1
    if (this.done) this.stop()
  }
}
