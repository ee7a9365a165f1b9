import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundledPackages, licencesText } from './licences'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences '))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function install(name: string, license: string, files: Record<string, string> = {}): string {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license, author: 'Ada' }))
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text)
  return join(root, 'node_modules', name)
}

test('a package counts when code or a font of it is in the bundle', () => {
  const chunk = {
    type: 'chunk' as const,
    modules: {
      [join(root, 'src/main.ts')]: { renderedLength: 9 },
      [join(root, 'node_modules/svelte/src/index.js')]: { renderedLength: 9 },
      [join(root, 'node_modules/svelte/src/other.js')]: { renderedLength: 9 },
      [join(root, 'node_modules/a/node_modules/@scope/b/index.js')]: { renderedLength: 9 },
      [join(root, 'node_modules/shaken-off/index.js')]: { renderedLength: 0 },
      '\0vite/preload-helper.js': { renderedLength: 9 },
    },
  }
  const font = { type: 'asset' as const, originalFileNames: ['node_modules/@fontsource/alegreya/files/a.woff2'] }
  const packages = ['svelte', 'a/node_modules/@scope/b', 'vite', '@fontsource/alegreya']
  expect(bundledPackages([chunk, font], root)).toEqual(packages.map((name) => join(root, 'node_modules', name)))
})

test('code whose origin is unknown stops the build', () => {
  const chunk = { type: 'chunk' as const, modules: { '\0another-tool/helper.js': { renderedLength: 9 } } }
  expect(() => bundledPackages([chunk], root)).toThrow('which package another-tool/helper.js is from')
})

test('every licence text of a package is told, in the order of the names', () => {
  const folders = [
    install('zebra', 'MIT', { license: 'Permission is granted.\r\n', NOTICE: 'Made by Zoe.' }),
    install('@ant/hill', 'OFL-1.1', { 'LICENSE.md': 'Open Font License' }),
  ]
  const text = licencesText(folders, root)
  expect(text.indexOf('@ant/hill 1.0.0 (OFL-1.1)')).toBeLessThan(text.indexOf('zebra 1.0.0 (MIT)'))
  expect(text).toContain('Open Font License')
  expect(text).toContain('Made by Zoe.\n\nPermission is granted.\n')
})

test('a package without a licence text stops the build', () => {
  expect(() => licencesText([install('careless', 'MIT')], root)).toThrow('careless is part of the web app')
})

test('the Apache License is the same text for everybody', () => {
  install('typescript', 'Apache-2.0', { 'LICENSE.txt': 'Apache License, Version 2.0' })
  expect(licencesText([install('@fluent/bundle', 'Apache-2.0')], root)).toContain('Author: Ada\n\nApache License')
})

test('of a build tool only its own licence counts, not those of what it is built from', () => {
  const vite = install('vite', 'MIT', { 'LICENSE.md': 'MIT License\n\n# Licenses of bundled dependencies\nBSD' })
  expect(licencesText([vite], root)).not.toContain('BSD')
})
