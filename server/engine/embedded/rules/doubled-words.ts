/** Words that stand twice, or that do not stand together: "to to the house", "I'll will", "the my mother", "a apron". */
import { applyRules, inDrafts, lowerAt, pick, removeWord, replaceWord, type Rule } from '../edits.ts'
import { pos } from '../parts-of-speech.ts'
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { articleFor, closed, possessives } from '../word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function doubledWordEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [sameWord, willWill, theMy, anApron]), ...inDrafts(applyRules(page, [sameContent]))]
}

const small = new Set(
  'a an the to of in on at for with from by about into than as and or but if because when where how why which who is are was were be been have has am will would can could should must may might i he she it we they you me him them us my your his our their its this these those not also then so there what some any no'.split(
    ' ',
  ),
)

/** Verbs with "in", "on", or "by", before a preposition: "came in in May". */
const joining = /^(?:come|came|coming|comes|go|goes|went|going|gone|move|moved|log|logged|check|checked|hand|handed|turn|turned|turns|put|get|got|let|give|gave|stay|stayed|carry|carried|keep|kept|hold|held|live|lived|pass|passed|stand|stood|drop|dropped|move|walk|walked|drive|drove|fill|filled|join|joined|break|broke|set|call|called|send|sent|chime|tune|hang|hung|hop|sign|signed|tuck|settle|settled|look|looked|stop|stopped|try|tried|has|have|had|been|logs|was|were|is|are)$/ // prettier-ignore

/** Whether only a space stands between the word and the same word before it. */
const repeats = ({ tokens, text }: RulePage, i: number) => {
  const [before, token] = [tokens[i - 1], tokens[i]]
  return before?.lower === token?.lower && before !== undefined && token !== undefined && !before.fixed && !before.hyphen && /^[ \t\n]+$/.test(text.slice(before.end, token.start)) && token.text === token.lower // prettier-ignore
}

/** "to to the house", "The the door" */
const sameWord: Rule = (page, token, i) => {
  const { tokens } = page
  const before = tokens[i - 1]
  if (!before || !small.has(token.lower) || !repeats(page, i)) return undefined
  // "What it is is a mess.", "came in in May", "He told you you were late", "not so so"
  const near = tokens.slice(Math.max(0, i - 8), i - 1)
  if (/^(?:is|are|was|were|will|do)$/.test(token.lower) && near.some(({ lower }) => /^(?:what|where|who|how|that|why|whatever|all)$/.test(lower))) return undefined // prettier-ignore
  if (/^(?:in|on|by|about)$/.test(token.lower) && joining.test(lowerAt(tokens, i - 2))) return undefined
  if (/^(?:in|on|to)$/.test(token.lower) && near.some(({ lower }) => /^(?:which|what|whom|who|that)$/.test(lower))) return undefined
  if (/^(?:you|it|this|her|him|me|us|them|these|those|there|then|what|so|no|who|where|how|why)$/.test(token.lower) && !(token.lower === 'it' && /^(?:and|because|that|but)$/.test(lowerAt(tokens, i - 2)))) return undefined // prettier-ignore
  return removeWord(before, token, 'repeated-word', `"${token.text}" stands twice.`)
}

const meant = /^(?:had|that|very|really|much|many|long|far|big|old|good|blah|ha|bye|knock|chop|night|please|wow|yes|hey|well|now|more|never|always|ever|home|her|so|too|up|down|round|over|again|on|in|out|off|by|do|did|does|is|one|two|tick|choo|win|boo|beep|dear|hear|there|tsk|tut|hush|hip|yum|click|tap|bang|run|go|come|wait|stop|look|help|no|okay|ok|hello|hi|la|na|woof|meow|quack|sorry|thank|thanks|slowly|deep|tiny|little|huge|different|special|same|same-same|like|pretty|super|extra|mom|dad|mommy|daddy|mama|papa)$/ // prettier-ignore

/** "We went went home" */
const sameContent: Rule = (page, token, i) => {
  const before = page.tokens[i - 1]
  if (!before || closed.has(token.lower) || small.has(token.lower) || meant.test(token.lower) || token.lower.length < 3 || !repeats(page, i)) return undefined // prettier-ignore
  const parts = page.dictionary.partsOf(token.lower)
  return parts & (pos.verb | pos.past | pos.noun | pos.plural) && !(parts & (pos.adjective | pos.adverb))
    ? removeWord(before, token, 'repeated-word', `"${token.text}" stands twice.`)
    : undefined
}

const contracted: Record<string, RegExp> = {
  "'ll": /^(?:will|shall)$/,
  "'d": /^(?:would)$/,
  "'m": /^am$/,
  "'re": /^are$/,
  "'ve": /^have$/,
}

/** "I'll will draft", "We're are ready" */
const willWill: Rule = ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const ending = /^(?:i|you|we|they|he|she|it|there|that)('(?:ll|d|m|re|ve))$/.exec(before?.lower ?? '')?.[1]
  const next = tokens[i + 1]
  if (!ending || !before || before.fixed || !next?.word) return undefined
  return pick(contracted, ending)?.test(token.text) && !(token.text === 'have' && next.lower === 'to')
    ? removeWord(token, next, 'repeated-word', `"${before.text}" says it already.`)
    : undefined
}

/** "the my mother", "a our friend" */
const theMy: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!/^(?:the|a|an)$/.test(token.lower) || (token.text === 'A' && !token.first) || !next?.word || next.fixed || next.hyphen || next.text !== next.lower) return undefined // prettier-ignore
  if (!(possessives.has(next.lower) || /^(?:this|these|those)$/.test(next.lower)) || !tokens[i + 2]?.word || /^(?:and|or)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  return token.first
    ? { ...replaceWord(token, next.lower, 'article', `No article stands before "${next.text}".`, next) }
    : removeWord(token, next, 'article', `No article stands before "${next.text}".`)
}

const afterA = /^(?:and|or|in|on|at|of|to|for|with|from|by|is|are|was|were|as|if|an|a|the|it|its|i|am|us|up|out|over|under|about|above|after|off|onto|into|upon|until|unless|any|all|our|ours|every|else|again|ago|also|always|already|enough)$/ // prettier-ignore

/** "a apron", "an strong" */
const anApron: Rule = ({ tokens, tags, text }, token, i) => {
  if (!/^(?:a|an|A|An)$/.test(token.text) || (token.text === 'A' && !token.first)) return undefined
  const next = tokens[i + 1]
  if (!next?.spaced || next.fixed || text.slice(token.end, next.start).includes('\n')) return undefined
  if (!/^\p{Lu}?\p{Ll}{2,}(?:['’]\p{Ll}+)?$/u.test(next.text) || afterA.test(next.lower)) return undefined
  const right = articleFor(next.text)
  if (right === token.lower) return undefined
  // "an historic event", "an herb", "salt an pepper", "an he left"
  if (token.lower === 'an' && closed.has(next.lower) && !/^(?:one|first|second|third|last|next)$/.test(next.lower)) return undefined
  if (token.lower === 'an' && /^(?:hist|herb|habit|hotel|hallu|hyst|hyp)/.test(next.lower)) return undefined
  const before = lowerAt(tokens, i - 1)
  if (token.lower === 'an' && tags.has(i - 1, 'Noun', 'Adjective') && !tags.has(i - 1, 'Verb', 'Pronoun') && !closed.has(before)) return undefined // prettier-ignore
  return replaceWord(token, right, 'article', `"${next.text}" begins with a ${right === 'an' ? 'vowel' : 'consonant'} sound.`)
}
