/** What the operator reads and runs: settings, commands, and containers. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].toSorted()

const settings = namesIn(read('server/config.ts'), /(?:value|whole|choice|flag)\('([A-Z_]+)'/g)
const composed = read('compose.yaml')

test('every setting is explained in the guide, in the README, and in .env.example, and no other is', () => {
  expect(settings.length).toBeGreaterThan(25)
  const rows = /^\| `([A-Z_]+)`/gm
  expect(namesIn(read('docs/operations.md'), rows)).toEqual(settings)
  // The README leaves out what only matters in production.
  expect([...namesIn(read('README.md'), rows), 'NODE_ENV'].toSorted()).toEqual(settings)
  expect(namesIn(read('.env.example'), /^#([A-Z_]+)=/gm)).toEqual(settings)
})

test('every command of the guide is a script', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object } // our own
  const named = namesIn(read('docs/operations.md'), /npm run (?:-s )?([\w:-]+)/g)
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter(name => !(name in scripts))).toEqual([])
})

test('containers set and pass on only settings that exist', () => {
  const environment = /\n {2}environment:\n([\s\S]*?)\n {2}\w/.exec(composed)?.[1] ?? ''
  const given = namesIn(environment, /^ {4}([A-Z_]+):/gm)
  expect(given).toContain('DATABASE_DIRECT_URL')
  expect(given.filter(name => !settings.includes(name))).toEqual([])
  const inImage = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? ''
  expect(namesIn(inImage, /([A-Z_]+)=/g).filter(name => !settings.includes(name))).toEqual([])
})

test('the image keeps every package that the server imports', () => {
  const removed = [...read('Dockerfile').matchAll(/node_modules\/((?:@[\w*-]+\/?)?[\w*-]*)/g)].map(([, name = '']) =>
    name.replaceAll('*', ''),
  )
  expect(removed).toContain('monaco-editor')
  const files = globSync('{server,text,seed,schema}/**/*.ts', { cwd: root })
  const isRemoved = (name: string) => removed.some(each => each !== '' && name.startsWith(each))
  const wrong = files.flatMap(file => namesIn(read(file), /(?:from|import\(?) ?'([^.'][^']*)'/g).filter(isRemoved))
  expect(wrong).toEqual([])
})

test('no secret or backup of the folder gets into an image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.env*', 'data', 'backups', '*.backup', '.git']) expect(ignored).toContain(name)
})
