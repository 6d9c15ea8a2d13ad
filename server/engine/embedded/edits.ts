/** Shared helpers of rules: reading words and creating edits. */
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

/** Where a rule is called: so many words from each of these. */
interface Trigger {
  words: readonly string[]
  by: keyof WordIndex
  offset: number
}

/** A rule: checks one word of a page and returns edits. */
export interface Rule {
  (page: RulePage, token: Token, i: number): Edit | undefined
  /** Most rules are about few words, and are not called for the others. */
  trigger?: Trigger
}

const triggered =
  (by: keyof WordIndex, offset: number) =>
  (words: string, rule: Rule): Rule =>
    Object.assign(rule, { trigger: { words: words.split(' '), by, offset } })

/** A rule about words in any case, separated by spaces: `onWord('a an', rule)`. */
export const onWord = triggered('lower', 0)

/** A rule about words that are written exactly so. */
export const onText = triggered('text', 0)

/** A rule about what stands after these words. */
export const afterWord = triggered('lower', 1)

/** A rule about what stands before these words. */
export const beforeWord = triggered('lower', -1)

/** Applies every rule to every word that may be changed; returns the edits in the order of the words. */
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
