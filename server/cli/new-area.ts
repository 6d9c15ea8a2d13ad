/** `npm run new-area -- books`: writes the files of an area that lists, adds, and deletes records, and registers it. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const help = `npm run new-area -- <plural>, such as books or shelves shelf

Writes schema, table, migration, seed, service, APIs, page, texts, and tests of an area, and registers it.
If the singular is irregular, name it as the second argument.`

const singularOf = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '')
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Replaces the template's names, `books` and `book`, in every letter case. */
function rename(text: string, plural: string, singular: string): string {
  return text.replaceAll(/BOOKS|Books|books|BOOK|Book|book/g, name => {
    const lower = name.toLowerCase() === 'books' ? plural : singular
    return name === name.toUpperCase() ? lower.toUpperCase() : name === name.toLowerCase() ? lower : capitalized(lower)
  })
}

/** The next free migration number. */
function nextNumber(): string {
  const numbers = globSync('server/db/migrations/*.ts').map(file => Number(file.match(/(\d+)-[\w-]+\.ts$/)?.[1]))
  return String(Math.max(...numbers) + 1).padStart(3, '0')
}

function writeArea(plural: string, singular: string) {
  const template = rename(readFileSync(new URL('new-area.txt', import.meta.url), 'utf8'), plural, singular)
  const writes = template
    .replaceAll('NNN', nextNumber())
    .split(/^=== /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split('\n')
      const [file = '', anchor] = heading.split(' before ')
      const text = lines.join('\n')
      if (anchor === undefined) {
        if (existsSync(file)) throw new Error(`${file} exists already`)
        return { file, text }
      }
      const source = readFileSync(file, 'utf8')
      if (source.split(anchor).length !== 2) throw new Error(`${file} must contain once: ${anchor}`)
      return { file, anchor, text: text.trimEnd() }
    })
  for (const { file, anchor, text } of writes) {
    mkdirSync(dirname(file), { recursive: true })
    // Read again, because a file can have several insertions.
    const content = anchor === undefined ? text : readFileSync(file, 'utf8').replace(anchor, () => `${text}\n${anchor}`)
    writeFileSync(file, content)
    console.log(`${anchor === undefined ? 'wrote' : 'changed'} ${file}`)
  }
}

const [plural = '', singular = singularOf(plural)] = process.argv.slice(2)
try {
  if (![plural, singular].every(name => /^[a-z]+$/.test(name)) || plural === singular) throw new Error(help)
  writeArea(plural, singular)
  console.log(`
Next: npm run codegen, npm run format, and npm run check. Then:
- replace the name and date of a ${singular} by what the area is about: columns, descriptions, seed, and page
- translate web/areas/${plural}/locales/fr.ts and ar.ts, and the new lines in web/platform/messages/
- put the page into the navigation (README, "Adding an area")`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
