/** THIRD_PARTY_LICENSES.txt: the licences of all code and fonts of others that the built web app holds. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'THIRD_PARTY_LICENSES.txt'
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i
const BUNDLER_CODE = /^\0(vite|rolldown)\// // small helpers that the build tools put into the page themselves
const TOOL_DEPENDENCIES = '\n# Licenses of bundled dependencies' // vite lists the packages of the tool here, not those of the page
const LINE = '='.repeat(100)

/** The part of a bundle file that is used here. */
export type BundledFile =
  | { type: 'chunk'; modules: Record<string, { renderedLength: number }> }
  | { type: 'asset'; originalFileNames: readonly string[] }

/** The part of a package.json that is used here. */
interface PackageJson {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly author?: string | { readonly name: string }
}

/** Adds the file to every build; the build fails if a licence text is missing. */
export function licences(): Plugin {
  let root = '.'
  return {
    name: 'haspelknecht-licences',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      const folders = bundledPackages(Object.values(bundle), root)
      this.emitFile({ type: 'asset', fileName: FILE, source: licencesText(folders, root) })
    },
  }
}

/** The folders of the packages that contribute bytes to the bundle. */
export function bundledPackages(files: readonly BundledFile[], root: string): string[] {
  const sources = files.flatMap((file) =>
    file.type === 'asset'
      ? file.originalFileNames.map((name) => resolve(root, name))
      : Object.keys(file.modules).filter((id) => file.modules[id]!.renderedLength > 0),
  )
  const folders = sources.map((source) => packageFolder(source.replaceAll('\\', '/'), root))
  return [...new Set(folders.filter((folder) => folder !== null))]
}

function packageFolder(source: string, root: string): string | null {
  const tool = BUNDLER_CODE.exec(source)?.[1]
  if (tool) return join(root, 'node_modules', tool)
  if (source.startsWith('\0')) throw new Error(`licences.ts cannot tell which package ${source.slice(1)} is from.`)
  return /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? null
}

/** The whole file: which packages, then each with its licence. */
export function licencesText(folders: readonly string[], root: string): string {
  const packages = folders.map((folder) => describe(folder, root)).sort((a, b) => (a.title < b.title ? -1 : 1))
  return [
    "Haspelknecht's web app contains code and fonts of these packages, under these licences:",
    '',
    ...packages.map(({ title }) => `- ${title}`),
    ...packages.flatMap(({ title, text }) => ['', LINE, title, LINE, '', text]),
    '',
  ].join('\n')
}

function describe(folder: string, root: string): { title: string; text: string } {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
  const names = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .sort()
  const texts = names.map((name) => readLicence(join(folder, name)))
  // @fluent/bundle ships no copy of its licence. The text of this one is the same for everybody; TypeScript has it.
  if (!texts.length && about.license === 'Apache-2.0') {
    texts.push(owner(about.author), readLicence(join(root, 'node_modules', 'typescript', 'LICENSE.txt')))
  }
  const text = texts.filter(Boolean).join('\n\n')
  if (!text) throw new Error(`${about.name} is part of the web app, but its package holds no licence text.`)
  return { title: `${about.name} ${about.version} (${about.license})`, text }
}

function readLicence(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n').split(TOOL_DEPENDENCIES)[0]!.trim()
}

function owner(author: PackageJson['author']): string {
  const name = typeof author === 'object' ? author.name : author
  return name ? `Author: ${name}` : ''
}
