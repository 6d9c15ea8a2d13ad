/** Persons who are subject and object: "We enjoyed us", "She washed she hands", and what is theirs: "The dogs hurt its paws". */
import { nounPhraseEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { belongings } from '../../grammar/owners.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { adverbsBeforeVerbs, auxiliaries, modals } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are applied in drafts only. */
export function ownObjectEdits(page: RulePage): Edit[] {
  return inDrafts(applyRules(page, [enjoyedUs, washedShe, itsPaws]))
}

/** These take no object of the same person, or one in another sense: "I got me a dog", "I told me". */
const others = /^(?:be|get|buy|have|do|let|meet|relax|concentrate|hurry|rest|complain|apologize|apologise|wonder|decide|happen|refuse|focus|say|like|love|miss|go|come|near|make|give|find|call|see|want|need|hope|think|know|mean|remember|imagine|hear|watch|feel|picture|recall|keep|leave|catch)$/ // prettier-ignore

/** "We enjoyed us a lot", "We had to introduce us one by one" */
const enjoyedUs: Rule = onText('me us', ({ tokens, tags, classes }, token, i) => {
  const verb = lowerAt(tokens, i - 1)
  if (!tags.has(i - 1, 'Verb') || others.test(classes.base(verb) ?? verb)) return undefined
  const owner = token.text === 'me' ? 'i' : 'we'
  // "I specialize me on medical texts"
  const link = tokens[i + 1]
  if (/^speciali[sz]e[ds]?$/.test(verb) && link && /^(?:on|in|at)$/.test(link.lower)) return replaceWord(token, 'in', 'preposition', `"${verb}" takes no object, and "in" before its field.`, link) // prettier-ignore
  let k = i - 2
  while (k > i - 6 && (auxiliaries.has(lowerAt(tokens, k)) || modals.has(lowerAt(tokens, k)) || adverbsBeforeVerbs.has(lowerAt(tokens, k)) || /^(?:to|had|have|all|really|both)$/.test(lowerAt(tokens, k)))) k-- // prettier-ignore
  const subject = lowerAt(tokens, k)
  if (lowerAt(tokens, i + 1).endsWith('ing')) return undefined
  if (subject !== owner && !(subject.startsWith(`${owner}'`) && subject.length > 2)) return undefined
  // "the man we followed us": the pronoun begins no clause.
  return replaceWord(token, owner === 'i' ? 'myself' : 'ourselves', 'pronoun-case', `Use "${owner === 'i' ? 'myself' : 'ourselves'}" for the person who acts.`) // prettier-ignore
})

/** "She washed she hands", "He broke he leg" */
const washedShe: Rule = onText('he she they we', ({ tokens, tags, classes }, token, i) => {
  if (!tags.has(i - 1, 'Verb') || !/^(?:washed?|brushed?|hurt|broke|lost|forgot|closed?|opened|shook|cut|raised?|cleaned|injured|twisted|dried|combed|wore|used?|took|left|sold|parked|packed|dropped|found|moved|turned|nodded|waved|bit)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const noun = lowerAt(tokens, i + 1)
  const isOwned = belongings.has(noun) || belongings.has(classes.singular(noun) ?? '')
  const right = token.text === 'he' ? 'his' : token.text === 'she' ? 'her' : token.text === 'they' ? 'their' : 'our'
  const ends = isEnd(tokens[i + 2]) || /^(?:and|in|on|at|before|after|when|with|because|from|so|but)$/.test(lowerAt(tokens, i + 2))
  return isOwned && ends ? replaceWord(token, right, 'confused-word', `Use "${right}" before a noun.`) : undefined
})

const parts = /^(?:paws?|wings?|tails?|beaks?|claws|horns|feathers|fur|eyes|ears|legs|heads|mouths?|teeth|feet|arms|hands|noses|necks|nests?|eggs|young|babies|puppies|cubs|chicks|roots|leaves|petals)$/ // prettier-ignore

/** "The dogs hurt its paws" */
const itsPaws: Rule = onText('its', (page, token, i) => {
  const { tokens, tags, classes } = page
  if (!parts.test(lowerAt(tokens, i + 1))) return undefined
  const start = sentenceStart(tokens, i)
  // "The birds build" reads like a noun phrase.
  const end = /^(?:the|these|those|my|our|some|most)$/.test(lowerAt(tokens, start)) && classes.isPlural(lowerAt(tokens, start + 1)) ? start + 2 : nounPhraseEnd(page, start) // prettier-ignore
  const noun = lowerAt(tokens, end - 1)
  if (
    end < 0 ||
    end - start > 3 ||
    !classes.isPlural(noun) ||
    i - end > 3 ||
    !(tags.has(end, 'Verb') || classes.isVerb(lowerAt(tokens, end)))
  )
    return undefined
  const between = tokens.slice(end, i)
  return between.every((_, k) => k === 0 || !tags.has(end + k, 'Noun')) ? replaceWord(token, 'their', 'pronoun-case', 'Use "their" for several.') : undefined // prettier-ignore
})
