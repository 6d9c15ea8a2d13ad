/** Hyphens in words before a noun: "a ten-miles hike", "a five minute walk", "a well known singer". */
import { afterWord, applyRules, inDrafts, lowerAt, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed } from '../../grammar/word-classes.ts'
import { isNumber } from '../verbs/verb-slots.ts'

/** Edits of compounds before nouns; the last ones in drafts only. */
export function hyphenEdits(page: RulePage): Edit[] {
  return [...pluralUnits(page), ...inDrafts(applyRules(page, [measured, ordinalYear, described]))]
}

const unit = 'mile|minute|hour|day|night|week|month|year|page|inch|pound|dollar|kilometer|kilometre|meter|metre|star|bedroom|story|person|seat|gallon|ounce|liter|litre|volt|watt|euro|cent|step|course|piece|point|part|door|second|word|question|game|acre|yard' // prettier-ignore
const unitWord = new RegExp(`^(?:${unit}|foot)$`)
const unitPlural = new RegExp(`^(?:${unit})s$`)
const large = /^(?:fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|several|thousand|half)$/
const determiner = /^(?:a|an|the|my|your|his|her|our|their|this|that|each|every|another|no)$/

/** A noun that a compound stands before, not "long" or "ago". */
function isNounAt({ tokens, dictionary, tags }: RulePage, k: number, isTagged = true): boolean {
  const token = tokens[k]
  if (!token?.word || token.fixed || closed.has(token.lower)) return false
  const isNoun = (dictionary.partsOf(token.lower) & (pos.noun | pos.plural)) !== 0
  return isNoun && (!isTagged || tags.has(k, 'Noun')) && !/^(?:long|old|away|ago|later|apart|high|wide|tall|deep|total|max|minimum|maximum|limit)$/.test(token.lower) // prettier-ignore
}

/** "a ten-miles hike" */
function pluralUnits(page: RulePage): Edit[] {
  const { tokens } = page
  return tokens.flatMap((token, i) => {
    const number = tokens[i - 2]
    if (!token.word || token.fixed || !token.hyphen || !unitPlural.test(token.text) || tokens[i - 1]?.text !== '-' || !number) return []
    if (!isNumber(number) && !large.test(number.lower)) return []
    if (tokens[i + 1]?.text === '-' || !determiner.test(lowerAt(tokens, i - 3)) || !isNounAt(page, i + 1, false)) return []
    const right = token.text.slice(0, -1)
    return [{ start: token.start, end: token.end, after: right, kind: 'grammar', rule: 'number', message: `"${right}" takes no "s" after a number.` }] // prettier-ignore
  })
}

const hyphen = (page: RulePage, i: number, last: number): Edit => {
  const from = page.tokens[i]
  const to = page.tokens[last]
  if (!from || !to) throw new Error('a compound has two words')
  const right = page.text.slice(from.start, to.end).replaceAll(/\s+/g, '-')
  return { start: from.start, end: to.end, after: right, kind: 'spelling', rule: 'spelling', message: `"${right}" has a hyphen.` }
}

/** "a five minute walk", "my two hours speech" */
const measured: Rule = afterWord('a an my your his her our their this that each every another', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  if (!(isNumber(token) || large.test(token.lower)) || !next?.word || !next.spaced || next.fixed || next.hyphen) return undefined
  if (token.lower === 'one' || token.text === '1' || lowerAt(tokens, i) === 'half') return undefined
  if (!isNounAt(page, i + 2)) return undefined
  if (unitWord.test(next.lower)) return hyphen(page, i, i + 1)
  // "a two hours speech"
  if (!unitPlural.test(next.lower) || !/^(?:a|an)$/.test(lowerAt(tokens, i - 1))) return undefined
  const edit = hyphen(page, i, i + 1)
  return { ...edit, after: edit.after.slice(0, -1), message: `"${edit.after.slice(0, -1)}" has a hyphen.` }
})

/** "a third year student" */
const ordinalYear: Rule = afterWord('a an', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  const isOrdinal = /^(?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th))$/.test(token.lower)
  if (!isOrdinal || !next?.word || next.fixed || next.hyphen) return undefined
  const isPerson = /^(?:student|students|teacher|law|medical|nursing|engineering|resident|architecture|biology|chemistry|physics|business|university|college|history|english|apprentice|intern)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isCompound = (next.lower === 'year' && isPerson) || (next.lower === 'grade' && /^(?:student|teacher|class|classroom)$/.test(lowerAt(tokens, i + 2))) || (next.lower === 'floor' && /^(?:apartment|flat|room|window|balcony|office)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
  return isCompound ? hyphen(page, i, i + 1) : undefined
})

/** Words that only together describe a noun. */
const pairs = /^(?:well (?:known|written|made|paid|organized|organised|educated|prepared|designed|deserved|trained|behaved|respected|balanced|lit|equipped|maintained|stocked)|full time|part time|long term|short term|last minute|real life|real time|one way|two way|long distance|long lasting|high quality|low quality|high speed|high end|low cost|low budget|top notch|first time|so called|user friendly|kid friendly|family friendly|pet friendly|family owned|open minded|old fashioned|good looking|hard working|six figure|five figure|seven figure|water resistant|heat resistant|fire resistant|stain resistant|time consuming|mouth watering|world class|world famous|self service|self cleaning|ready made|brand new|middle aged|left handed|right handed|right hand|far reaching|eye catching|sugar free|gluten free|duty free|tax free|hands on|energy efficient)$/ // prettier-ignore

/** "a well known singer", "a full time job" */
const described: Rule = afterWord('a an my your his her our their very another', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || token.text !== token.lower || next.text !== next.lower) return undefined
  if (!pairs.test(`${token.lower} ${next.lower}`)) return undefined
  return isNounAt(page, i + 2) ? hyphen(page, i, i + 1) : undefined
})
