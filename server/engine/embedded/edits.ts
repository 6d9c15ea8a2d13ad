/** What rules share: reading a word, and writing the edit that changes it. */
import type { Edit } from './revision.ts'
import type { RulePage } from './rule-page.ts'
import { matchCase, type Token } from './tokens.ts'

/** The word at a place in small letters, '' where there is none. */
export function lowerAt(tokens: readonly Token[], i: number): string {
  return tokens[i]?.word ? (tokens[i]?.lower ?? '') : ''
}

/** One word written as another, with the capital it had. */
export function replaceWord(token: Token, word: string, rule: string, message: string, to: Token = token): Edit {
  return { start: token.start, end: to.end, after: matchCase(word, token.text === 'I' ? word : token.text), kind: 'grammar', rule, message }
}

/** Something put in between words. */
export function insertText(at: number, after: string, rule: string, message: string): Edit {
  return { start: at, end: at, after, kind: 'grammar', rule, message }
}

/** A word taken out together with the space that follows it. */
export function removeWord(token: Token, next: Token, rule: string, message: string): Edit {
  return { start: token.start, end: next.start, after: '', kind: 'grammar', rule, message }
}

/** Whether the sentence from here on ends in a question mark. */
export function isQuestion(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < tokens.length; k++) {
    const text = tokens[k]?.text
    if (text === '?') return true
    if (text === '.' || text === '!') return false
  }
  return false
}

/** Looks at one word of a page and says what to change there. */
export type Rule = (page: RulePage, token: Token, i: number) => Edit | undefined

/** Asks every rule about every word that may be changed. */
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
