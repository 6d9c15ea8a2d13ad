/** Expected part of speech at a place, so that the speller prefers a noun after "the" and a verb after "to". */
import { type Dictionary, pos } from './parts-of-speech.ts'
import type { Token } from './tokens.ts'

/** Penalty for candidates of another part of speech. */
export type Expectation = (word: string) => number

const set = (list: string) => new Set(list.split(' '))
const determiners = set('a an the my your his her its our their this that these those every each another no any some')
const modals = set(
  "will would can could should must may might to don't doesn't didn't can't couldn't won't wouldn't shouldn't cannot please let's",
)
const forPlural = set('many several few these those two three four five six seven eight nine ten various most')
const subjects = set('i you we they he she it who')
const degree = set('very too so quite really more most extremely')
const closed = set(
  'the a an and or but of to in on at for with from by as if is are was were be been am do does did have has had will would can could should i you he she it we they me him her us them my your his its our their this that these those not no so than then there here when where what which who how why because about into over after before also just only very more most some any all each every much many other another such while until although though however through during between without within against among',
)

/** The expected part of speech at one place of a sentence. */
export function expects(tokens: readonly Token[], i: number, dictionary: Dictionary): Expectation {
  const before = tokens[i - 1]?.lower ?? ''
  const after = tokens[i + 1]?.lower ?? ''
  return word => {
    const lower = word.toLowerCase()
    const parts = dictionary.partsOf(lower)
    const isClosed = closed.has(lower)
    const nominal = parts & (pos.noun | pos.plural | pos.adjective | pos.name | pos.participle | pos.ing)
    let penalty = 0
    if (
      determiners.has(before) &&
      (isClosed || !nominal) &&
      !(before === 'that' || before === 'this' || before === 'no') &&
      parts !== 0 &&
      !/^(?:most|only|very|other|same)$/.test(lower)
    )
      penalty += 0.4
    if (before === 'a' && /^[aeio]/.test(lower)) penalty += 0.25
    if (before === 'an' && /^[^aeiouh]/.test(lower)) penalty += 0.35
    if (before === 'a' && parts & pos.plural && !(parts & (pos.noun | pos.verb | pos.adjective))) penalty += 0.3
    if (modals.has(before) && before !== 'to' && !(parts & pos.verb) && !isClosed && !(parts & pos.adverb)) penalty += 0.35
    if (before === 'to' && parts & (pos.past | pos.ing) && !(parts & (pos.verb | pos.noun))) penalty += 0.25
    if (forPlural.has(before) && parts & pos.noun && !(parts & (pos.plural | pos.adjective))) penalty += 0.2
    if (subjects.has(before) && isNominalOnly(parts) && !isClosed) penalty += 0.25
    if (
      degree.has(before) &&
      !(parts & (pos.adjective | pos.adverb | pos.participle | pos.ing)) &&
      !/^(?:many|much|few|little)$/.test(lower)
    )
      penalty += 0.2
    if (determiners.has(after) && after !== 'that' && parts & pos.adjective && !(parts & (pos.verb | pos.noun | pos.past)) && !isClosed)
      penalty += 0.15
    if (after === 'of' && parts & (pos.noun | pos.plural)) penalty -= 0.1
    return penalty
  }
}

function isNominalOnly(parts: number): boolean {
  return parts !== 0 && (parts & ~(pos.noun | pos.plural | pos.name)) === 0
}
