/** Shared helpers of rules: reading words and creating edits. */
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { matchCase, type Token } from './grammar/tokens.ts'

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

/** A rule: checks one word of a page and returns edits. */
export type Rule = (page: RulePage, token: Token, i: number) => Edit | undefined

/** Applies every rule to every word that may be changed. */
export function applyRules(page: RulePage, rules: readonly Rule[]): Edit[] {
  const edits: Edit[] = []
  page.tokens.forEach((token, i) => {
    if (token.fixed || token.hyphen) return
    for (const rule of rules) {
      const found = rule(page, token, i)
      if (found && found.after !== page.text.slice(found.start, found.end)) edits.push(found)
    }
  })
  return edits
}
