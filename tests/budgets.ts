/** What a visitor loads before a page stands, as the build's manifest says it; fails when it is more than its budget. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const dist = process.env.DIST ?? fileURLToPath(new URL('../dist', import.meta.url))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk> // Vite's own

/** What the budgets are about: the JavaScript of react-admin's demonstration before its login screen, in KiB. */
const reactAdmin = 736
const limits = {
  login: 210,
  editor: 290,
  ownChunk: 40,
  richText: 127,
  peer: 1 / 3,
}

const sizes = new Map<string, number>()
const gzip = (file: string) => {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024
  sizes.set(file, size)
  return size
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzip(file), 0)

/** The chunks with all that they import at once. */
function closure(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue
    found.add(key)
    closure(manifest[key].imports ?? [], found)
  }
  return found
}
const scripts = (keys: Iterable<string>) => new Set([...keys].map(key => manifest[key]?.file ?? ''))
const styles = (keys: Iterable<string>) => new Set([...keys].flatMap(key => manifest[key]?.css ?? []))
const without = <T>(all: Set<T>, ...others: Set<T>[]) => new Set([...all].filter(each => !others.some(other => other.has(each))))

/** A page's texts in the language that has most to say, for it and for the shell. */
const texts = (area: string) =>
  ['app', `areas/${area}`].flatMap(room => {
    const languages = Object.keys(manifest).filter(key => key.startsWith(`${room}/texts/`))
    return languages.sort((a, b) => gzip(manifest[b]?.file ?? '') - gzip(manifest[a]?.file ?? '')).slice(0, 1)
  })

/** The Latin fonts that the styles name; a browser loads others only when it meets their letters. */
const fonts = (css: Iterable<string>) =>
  new Set(
    [...css]
      .flatMap(file => readFileSync(join(dist, file), 'utf8').match(/[\w.-]+-latin-(?:wght|400|600)-normal-[\w-]+\.woff2/g) ?? [])
      .filter(name => !/-(?:arabic|sc)-/.test(name)),
  )
const weight = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + readFileSync(join(dist, 'assets', file)).length / 1024, 0)

const start = closure(['index.html'])
const pages = Object.keys(manifest)
  .filter(key => /^areas\/[^/]+\/\w+Page\.tsx$/.test(key))
  .map(key => {
    const [, area = '', name = ''] = /^areas\/([^/]+)\/(\w+)Page/.exec(key) ?? []
    const code = without(closure([key]), start)
    const first = closure(['index.html', key, ...texts(area)])
    return { key, name, code, first }
  })

const failures: string[] = []
function within(what: string, size: number, limit: number) {
  if (size > limit) failures.push(`${what}: ${size.toFixed(1)} KiB, at most ${limit.toFixed(1)}`)
}

const rows = pages.map(page => {
  const others = pages.filter(({ key }) => key !== page.key).map(({ code }) => code)
  const own = sum(scripts(without(page.code, ...others)))
  const first = sum(scripts(page.first))
  const css = styles(page.first)
  within(`the own chunk of ${page.name}`, own, limits.ownChunk)
  return { page: page.name, first, own, css: sum(css), fonts: weight(fonts(css)) }
})
const firstOf = (name: string) => {
  const found = rows.find(({ page }) => page === name)
  if (!found) throw new Error(`There is no page ${name} in the build`)
  return found.first
}
within('the first load of login', firstOf('Login'), limits.login)
within('the shell with the frame of the editor', firstOf('Editor'), limits.editor)
within("JavaScript before login, to that of react-admin's demonstration", firstOf('Login'), reactAdmin * limits.peer)

/** Heavy parts that a page asks for by themselves, such as rich text. */
const parts = new Map<string, number>()
for (const { code, first } of pages)
  for (const key of [...code].flatMap(each => manifest[each]?.dynamicImports ?? []))
    if (!/\/texts\/\w+\.ts$/.test(key)) parts.set(key, sum(scripts(without(closure([key]), first))))
for (const [key, size] of parts) if (/areas\/text\//.test(key)) within(`rich text (${key})`, size, limits.richText)

const cell = (value: number) => value.toFixed(1).padStart(8)
console.log('KiB, gzip        first     own     css   fonts')
for (const { page, first, own, css, fonts } of rows) console.log(`  ${page.padEnd(12)}${cell(first)}${cell(own)}${cell(css)}${cell(fonts)}`)
for (const [key, size] of parts) console.log(`  loaded on its own: ${key} ${size.toFixed(1)}`)
for (const failure of failures) console.log(`  too much: ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1
