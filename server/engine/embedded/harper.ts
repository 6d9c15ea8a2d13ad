/** The Harper grammar checker: all rules run, but only reliable suggestions are used. Elsewhere, call `harper-client.ts`. */
import { Dialect as HarperDialect, type Lint, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import type { ChangeKind } from '../../../text/changes.ts'
import { trustRule } from './harper-rules.ts'
import type { Edit } from './revision.ts'

export type HarperEdit = Edit & { confidence: 'auto' | 'suggest' }

export interface Harper {
  /** Suggested edits, in order. */
  read(text: string, dialect: 'american' | 'british'): Promise<HarperEdit[]>
  /** Offsets of unknown words. */
  findUnknown(text: string): Promise<Set<number>>
  isLikelyEnglish(text: string): Promise<boolean>
}

const kinds: Record<string, ChangeKind> = { Capitalization: 'capitalization', Punctuation: 'punctuation', Spelling: 'spelling', Typo: 'spelling', BoundaryError: 'spelling', Eggcorn: 'word_choice', Malapropism: 'word_choice', WordChoice: 'word_choice', Usage: 'word_choice', Style: 'style', Readability: 'style', Redundancy: 'style', Enhancement: 'style', Regionalism: 'word_choice', Formatting: 'spacing' } // prettier-ignore

/** Takes a second, and two hundred megabytes: once per thread. */
export async function startHarper(): Promise<Harper> {
  const linter = await startLinter()
  await configure(linter, isGrammarRule)
  // Spelling has a separate linter: it takes a tenth of the time, and other findings cannot hide a word.
  const words = await startLinter()
  await configure(words, rule => rule === 'SpellCheck')
  let current: 'american' | 'british' = 'american'
  return {
    isLikelyEnglish: text => words.isLikelyEnglish(text),
    async read(text, dialect) {
      if (dialect !== current) {
        await linter.setDialect(dialect === 'british' ? HarperDialect.British : HarperDialect.American)
        // A new dialect resets the rules.
        await configure(linter, isGrammarRule)
        current = dialect
      }
      return readLints(text, await linter.organizedLints(text, { language: 'plaintext' }))
    },
    async findUnknown(text) {
      const lints = Object.values(await words.organizedLints(text, { language: 'plaintext' })).flat()
      return new Set(lints.map(lint => readSpan(lint).start))
    },
  }
}

async function startLinter(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: HarperDialect.American })
  await linter.setup()
  return linter
}

const isGrammarRule = (rule: string, on: boolean) => rule !== 'SpellCheck' && on && trustRule(rule, 'Grammar') !== 'never'

async function configure(linter: LocalLinter, isOn: (rule: string, on: boolean) => boolean) {
  const rules = await linter.getDefaultLintConfig()
  await linter.setLintConfig(Object.fromEntries(Object.entries(rules).map(([rule, on]) => [rule, isOn(rule, on !== false)])))
}

/** The span of a lint; both are allocated in WebAssembly memory and freed here. */
function readSpan(lint: Lint): { start: number; end: number } {
  const span = lint.span()
  const { start, end } = span
  span.free()
  lint.free()
  return { start, end }
}

function readLints(text: string, groups: Record<string, Lint[]>): HarperEdit[] {
  const edits: HarperEdit[] = []
  for (const [rule, lints] of Object.entries(groups)) {
    for (const lint of lints) {
      const suggestion = lint.suggestions()[0]
      const kind = lint.lint_kind()
      const message = plainMessage(lint.message())
      const { start, end } = readSpan(lint)
      const trust = trustRule(rule, kind)
      if (!suggestion || trust === 'never') continue
      const edit = toEdit(start, end, suggestion.kind(), suggestion.get_replacement_text(), text)
      edits.push({ ...edit, kind: kinds[kind] ?? 'grammar', rule, message, confidence: trust })
    }
  }
  return edits.sort((a, b) => a.start - b.start || a.end - b.end || (a.rule < b.rule ? -1 : 1))
}

function toEdit(
  start: number,
  end: number,
  kind: number,
  replacement: string,
  text: string,
): { start: number; end: number; after: string } {
  if (kind === 0) return { start, end, after: replacement }
  if (kind === 2) return { start: end, end, after: replacement }
  // A removal must not leave two spaces.
  const wide =
    /\s/.test(text.charAt(end)) && (start === 0 || /\s/.test(text.charAt(start - 1))) && /\S/.test(text.slice(start, end)) ? end + 1 : end
  return { start, end: wide, after: '' }
}

function plainMessage(message: string): string {
  const plain = message.replaceAll('`', '"').replaceAll('“', '"').replaceAll('”', '"').trim()
  return /[.!?]$/.test(plain) ? plain : plain + '.'
}
