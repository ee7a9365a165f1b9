/** Sounds and browser notifications that call a player to the table. */
import { t } from '../i18n/texts.svelte'
import { settings } from '../settings.svelte'

let context: AudioContext | null = null

/** A small playBell, synthesized from three partials. */
export function playBell(): void {
  if (settings.sound <= 0) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [pitch, loudness, length] of [
    [523, 0.5, 1.6],
    [1046 * 1.19, 0.22, 1.1],
    [1568, 0.12, 0.7],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(loudness * settings.sound * 0.4, now)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + length)
    tone.connect(volume).connect(context.destination)
    tone.start(now)
    tone.stop(now + length)
  }
}

/** A wooden knock for a piece that is put down. */
export function playKnock(): void {
  if (settings.sound <= 0) return
  context ??= new AudioContext()
  const length = Math.floor(context.sampleRate * 0.06)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < length; at++) samples[at] = Math.sin(at * 0.07) * Math.exp(-at / (length / 7))
  const sound = context.createBufferSource()
  const volume = context.createGain()
  volume.gain.value = settings.sound * 0.5
  sound.buffer = buffer
  sound.connect(volume).connect(context.destination)
  sound.start()
}

/** Announce the player's turn. */
export function announceTurn(tableName: string): void {
  playBell()
  if (document.visibilityState === 'visible') return
  if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
    new Notification(t('web-table-your-turn'), { body: tableName, icon: '/icon-192.png', tag: 'turn' })
  }
}
