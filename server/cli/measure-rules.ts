/**
 * Measures every rule on both sides and writes the table: `node server/cli/measure-rules.ts FOLDER`.
 * FOLDER/clean holds edited prose, where any edit counts against its rule; FOLDER/marked holds texts whose mistakes
 * are written {wrong->right|right}, where an edit is right if it leads to a listed correction.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { countWords } from '../../text/words.ts'
import { polishText } from '../engine/embedded/polish-text.ts'

interface Score {
  clean: number
  right: number
  other: number
}

interface Mark {
  start: number
  end: number
  rights: string[]
}

const output = new URL('../engine/embedded/RULES.md', import.meta.url)

/** The text that a writer wrote, and its marked mistakes. */
function readMarked(source: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = []
  let text = ''
  let at = 0
  for (const match of source.matchAll(/\{([^{}\n]*?)->([^{}]*?)\}/g)) {
    const [whole, wrong = '', right = ''] = match
    text += source.slice(at, match.index)
    marks.push({ start: text.length, end: text.length + wrong.length, rights: right.split('|').map(each => (each === '-' ? '' : each)) })
    text += wrong
    at = match.index + whole.length
  }
  return { text: text + source.slice(at), marks }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** An edit at a mark that leads to one of its corrections, or at a mark without one. */
function isRight(text: string, { start, end, after }: { start: number; end: number; after: string }, marks: readonly Mark[]): boolean {
  return marks.some(mark => {
    if (start > mark.end || end < mark.start) return false
    const [from, to] = [Math.min(start, mark.start), Math.max(end, mark.end)]
    const got = plain(text.slice(from, start) + after + text.slice(end, to))
    return mark.rights.some(right => right === '' || got === plain(text.slice(from, mark.start) + right + text.slice(mark.end, to)) || got.includes(plain(right))) // prettier-ignore
  })
}

function main(folder: string) {
  const scores = new Map<string, Score>()
  const scoreOf = (rule = '') => {
    const known = scores.get(rule) ?? { clean: 0, right: 0, other: 0 }
    scores.set(rule, known)
    return known
  }
  let words = 0
  for (const file of globSync('clean/*', { cwd: folder }).sort()) {
    const text = readFileSync(join(folder, file), 'utf8')
    words += countWords(text)
    for (const { rule, confidence } of polishText(text, {})) if (confidence === 'auto') scoreOf(rule).clean++
  }
  let marked = 0
  for (const file of globSync('marked/*', { cwd: folder }).sort())
    for (const part of readFileSync(join(folder, file), 'utf8').split(/^### .*\n/m)) {
      const { text, marks } = readMarked(part)
      marked += marks.length
      for (const change of polishText(text, {}))
        if (change.confidence === 'auto') scoreOf(change.rule)[isRight(text, change, marks) ? 'right' : 'other']++
    }
  const rows = [...scores].sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = rows.map(([rule, { clean, right, other }]) => `| ${rule} | ${right} | ${other} | ${clean} | ${((clean / words) * 100_000).toFixed(1)} |`) // prettier-ignore
  writeFileSync(
    output,
    `# Rules that correct by themselves

Written by \`node server/cli/measure-rules.ts FOLDER\` on ${words.toLocaleString('en')} words of edited prose and ${marked} marked places in other texts. "Right" and "other" count edits in the marked texts; "other" includes right edits of mistakes that nobody marked. An edit in edited prose counts against its rule, even where the prose has a slip. A rule that is not in the table changed nothing in either.

| Rule | Right | Other | In edited prose | Per 100,000 words |
| ---- | ----: | ----: | --------------: | ----------------: |
${lines.join('\n')}
`,
  )
}

main(argv[2] ?? '.')
