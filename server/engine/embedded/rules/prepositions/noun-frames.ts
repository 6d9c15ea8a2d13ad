/** What rules of prepositions share: names of times, and words after which a preposition has another meaning. */
import { lowerAt, pick, removeWord, replaceWord } from '../../edits.ts'
import type { Edit } from '../../revision.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, endsNoun, possessives } from '../../grammar/word-classes.ts'

/** Another preposition here. */
export const changeTo = (token: Token, right: string, to = token): Edit => replaceWord(token, right, 'preposition', `Use "${right}" here instead of "${token.lower}".`, to) // prettier-ignore

/** "the", "my" */
export const isDetermined = (word: string) => determiners.has(word) || possessives.has(word)

/** Words after which these prepositions have another meaning: "based on", "look at", "interested in". */
const governs: Readonly<Record<string, RegExp>> = {
  on: /^(?:bas\w+|depend\w*|focus\w*|rel(?:y|ies|ied|ying)|blam\w+|effects?|impacts?|influence|concentrat\w+|spen[dt]\w*|insist\w*|comment\w*|report\w*|articles?|books?|essays?|research|information|data|lectures?|papers?|stud(?:y|ies)|opinions?|views?|hope\w*|count\w*|bet|plan\w*|work\w*|reflect\w*|call\w*|turn\w*|go|goes|keen|expert|agree\w*|decid\w+|advice|tax\w*|notes?|limits?|bans?|attacks?|save\w*|improve\w*|experts?|films?|course|lesson|exam|test|quiz|chapter|section|documentary|thoughts?|feedback|wait\w*|intent|hooked|stuck|sold|live|survive|cut|down|early|and|or)$/, // prettier-ignore
  at: /^(?:look\w*|laugh\w*|angry|mad|good|bad|better|aim\w*|star\w+|shout\w*|point\w*|amazed|surprised|gaz\w+|glanc\w+|smil\w+|yell\w*|work\w*|arriv\w+|throw\w*|threw|and|or)$/, // prettier-ignore
  in: /^(?:interest\w*|believ\w*|increase\w*|decrease\w*|rise|drop|change\w*|involv\w+|invest\w*|differen\w+|confiden\w+|trust\w*|specializ\w+|engage\w*|result\w*|difference|faith|experience\w*|delight\w*|growth|decline|reduction|role|part|participat\w+|succe\w+|major\w*|gap|flaw|hand|bring\w*|find|found|joy|pleasure|value|beauty|twice|once|and|or)$/, // prettier-ignore
}
/** "based on", "interested in it" */
export const isGoverned = (tokens: readonly Token[], i: number) => {
  const test = pick(governs, lowerAt(tokens, i))
  const before = lowerAt(tokens, i - 1)
  return test !== undefined && (test.test(before) || (/^(?:it|them|me|him|her|us|you|this|that)$/.test(before) && test.test(lowerAt(tokens, i - 2)) && !/^(?:found|find|brought|work\w*|and|or|call\w*|turn\w*)$/.test(lowerAt(tokens, i - 2)))) // prettier-ignore
}

export const month = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/
export const season = /^(?:spring|summer|fall|autumn|winter)$/
export const weekday = /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/

/** Drops a preposition after its verb. */
export const dropAfter = (tokens: readonly Token[], i: number): Edit | undefined => {
  const [verb, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  return verb && token && next && !next.fixed ? removeWord(token, next, 'preposition', `"${verb.lower}" takes its object without "${token.lower}".`) : undefined // prettier-ignore
}

export const persons = /^(?:me|you|him|us|them|her)$/

/** The noun that ends a phrase from here, if it passes the test. */
export function headAt(tokens: readonly Token[], from: number, test: (word: string) => boolean, most = 3): number | undefined {
  for (let k = from; k < from + most && tokens[k]?.word; k++) {
    const word = lowerAt(tokens, k)
    if (test(word) && endsNoun(tokens, k + 1)) return k
    if (closed.has(word) && !determiners.has(word)) return undefined
  }
  return undefined
}
