/** Harper, the grammar checker: asked for everything, heeded only where its answer is known to be good. */
import { Dialect as HarperDialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { ChangeKind } from '../../../text/changes.ts'
import { isOffensive } from './offensive.ts'
import { trustRule } from './harper-rules.ts'
import type { Edit } from './revision.ts'

export interface Reading {
  edits: (Edit & { confidence: 'auto' | 'suggest' })[]
  /** Starts of the words that Harper does not know, with its own guess. */
  unknown: Map<number, string | undefined>
}

export interface Harper {
  read(text: string, dialect: 'american' | 'british'): Promise<Reading>
  isLikelyEnglish(text: string): Promise<boolean>
}

const kinds: Record<string, ChangeKind> = { Capitalization: 'capitalization', Punctuation: 'punctuation', Spelling: 'spelling', Typo: 'spelling', BoundaryError: 'spelling', Eggcorn: 'word_choice', Malapropism: 'word_choice', WordChoice: 'word_choice', Usage: 'word_choice', Style: 'style', Readability: 'style', Redundancy: 'style', Enhancement: 'style', Regionalism: 'word_choice', Formatting: 'spacing' } // prettier-ignore

let loading: Promise<Harper> | undefined

/** The one checker of the thread; starting it takes two seconds. */
export function loadHarper(): Promise<Harper> {
  loading ??= startHarper()
  return loading
}

async function startHarper(): Promise<Harper> {
  const linter = new LocalLinter({ binary, dialect: HarperDialect.American })
  await linter.setup()
  const rules = await linter.getDefaultLintConfig()
  await linter.setLintConfig(
    Object.fromEntries(
      Object.keys(rules).map(rule => [rule, rule === 'SpellCheck' || (rules[rule] !== false && trustRule(rule, 'Grammar') !== 'never')]),
    ),
  )
  let current: 'american' | 'british' = 'american'
  return {
    isLikelyEnglish: text => linter.isLikelyEnglish(text),
    async read(text, dialect) {
      if (dialect !== current) await linter.setDialect(dialect === 'british' ? HarperDialect.British : HarperDialect.American)
      current = dialect
      return readLints(text, await linter.organizedLints(text, { language: 'plaintext' }))
    },
  }
}

function readLints(text: string, groups: Awaited<ReturnType<LocalLinter['organizedLints']>>): Reading {
  const reading: Reading = { edits: [], unknown: new Map() }
  for (const [rule, lints] of Object.entries(groups)) {
    for (const lint of lints) {
      const span = lint.span()
      const { start, end } = span
      const suggestion = lint.suggestions()[0]
      const kind = lint.lint_kind()
      if (rule === 'SpellCheck') reading.unknown.set(start, suggestion?.get_replacement_text())
      else if (suggestion) {
        const edit = toEdit(text, start, end, suggestion.kind(), suggestion.get_replacement_text())
        const trust = trustRule(rule, kind)
        const risky = edit.after.toLowerCase().split(/[^a-z']+/).some(word => isOffensive(word)) // prettier-ignore
        if (trust !== 'never' && !risky)
          reading.edits.push({ ...edit, kind: kinds[kind] ?? 'grammar', rule, message: plainMessage(lint.message()), confidence: trust })
      }
      span.free()
      lint.free()
    }
  }
  reading.edits.sort((a, b) => a.start - b.start || a.end - b.end || (a.rule < b.rule ? -1 : 1))
  return reading
}

function toEdit(
  text: string,
  start: number,
  end: number,
  kind: number,
  replacement: string,
): { start: number; end: number; after: string } {
  if (kind === 0) return { start, end, after: replacement }
  if (kind === 2) return { start: end, end, after: replacement }
  // What is removed must not leave two spaces behind.
  const wide =
    /\s/.test(text.charAt(end)) && (start === 0 || /\s/.test(text.charAt(start - 1))) && /\S/.test(text.slice(start, end)) ? end + 1 : end
  return { start, end: wide, after: '' }
}

function plainMessage(message: string): string {
  const plain = message.replaceAll('`', '"').replaceAll('“', '"').replaceAll('”', '"').trim()
  return /[.!?]$/.test(plain) ? plain : plain + '.'
}
