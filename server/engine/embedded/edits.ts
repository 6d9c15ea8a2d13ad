/** Shared helpers of rules: reading words, creating edits, and calling rules. */
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { matchCase, type Token } from './grammar/tokens.ts'
import type { WordIndex } from './grammar/word-index.ts'

/** The word at an index in lower case, '' if there is none. */
export function lowerAt(tokens: readonly Token[], i: number): string {
  return tokens[i]?.word ? (tokens[i]?.lower ?? '') : ''
}

/** Replaces a word and keeps its capitalization. */
export function replaceWord(token: Token, word: string, rule: string, message: string, to: Token = token): Edit {
  return { start: token.start, end: to.end, after: matchCase(word, token.text === 'I' ? word : token.text), kind: 'grammar', rule, message }
}

/** Inserts text between words. */
export function insertText(at: number, after: string, rule: string, message: string): Edit {
  return { start: at, end: at, after, kind: 'grammar', rule, message }
}

/** Removes a word and the space after it. */
export function removeWord(token: Token, next: Token, rule: string, message: string): Edit {
  return { start: token.start, end: next.start, after: '', kind: 'grammar', rule, message }
}

/** What a table has for a word; every object also has a "constructor", which is a word as well. */
export const pick = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** Edits that are applied only in paragraphs with certain mistakes, and offered nowhere. */
export const inDrafts = (edits: readonly Edit[]): Edit[] =>
  edits.map(edit => ({ ...edit, isDoubtful: true, isLikelySlip: true, isSilent: true }))

/** Whether the rest of the sentence ends in a question mark. */
export function isQuestion(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < tokens.length; k++) {
    const text = tokens[k]?.text
    if (text === '?') return true
    if (text === '.' || text === '!') return false
  }
  return false
}

/** For which tokens a rule is called: those at this distance from one of the words. */
interface Trigger {
  words: readonly string[]
  /** Whether a token's `lower` or its `text` is compared. */
  by: keyof WordIndex
  offset: number
}

/** A rule: checks one word of a page and returns an edit. */
export interface Rule {
  (page: RulePage, token: Token, i: number): Edit | undefined
  /** Without one, the rule is called for every word. */
  readonly trigger?: Trigger
}

/** The rule, called only there; a new function, because another rule may be made of the same one. */
const triggered =
  (by: keyof WordIndex, offset: number) =>
  (words: string, rule: Rule): Rule =>
    Object.assign((page: RulePage, token: Token, i: number) => rule(page, token, i), { trigger: { words: words.split(' '), by, offset } })

/**
 * A rule about these words, separated by spaces and compared with `lower`, which has straight apostrophes and "while" for
 * "whilst": `onWord('a an', rule)`.
 */
export const onWord = triggered('lower', 0)

/** A rule about words or signs that are written exactly so, with both apostrophes if need be: `onText("o'clock o’clock", rule)`. */
export const onText = triggered('text', 0)

/** A rule about the word or sign that follows one of these. */
export const afterWord = triggered('lower', 1)

/** A rule about the word or sign before one of these. */
export const beforeWord = triggered('lower', -1)

/**
 * Calls each rule where its words stand, for words that may be changed; returns the edits in the order of the words, and
 * for one word in the order of the rules.
 */
export function applyRules(page: RulePage, rules: readonly Rule[]): Edit[] {
  const found: { i: number; edit: Edit }[] = []
  const check = (rule: Rule, i: number) => {
    const token = page.tokens[i]
    if (!token || token.fixed || token.hyphen) return
    const edit = rule(page, token, i)
    if (edit && edit.after !== page.text.slice(edit.start, edit.end)) found.push({ i, edit })
  }
  for (const rule of rules) {
    if (rule.trigger) {
      const { words, by, offset } = rule.trigger
      for (const word of words) for (const at of page.index[by].get(word) ?? []) check(rule, at + offset)
    } else for (let i = 0; i < page.tokens.length; i++) check(rule, i)
  }
  return found.sort((a, b) => a.i - b.i).map(({ edit }) => edit)
}
