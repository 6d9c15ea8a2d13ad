/** Pronouns by their place: "me own", "one of them soppy ones", "let Mr Boyd and I know", "The women they cook", "the one what", "Alan whose in". */
import { finiteForms, mayBeFinite, sentenceEnd } from '../../grammar/clause.ts'
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { belongings, persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, modals, subjects } from '../../grammar/word-classes.ts'
import { isStrict } from '../articles/bare-nouns.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function pronounSlotEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [myOwn, letUsKnow, whoseIn, oneWhat]),
    ...inDrafts(
      applyRules(page, [inMe, themOnes, nameAndI, theyCook, whoEyes, moiraWhich, withoutThey, inYou, theirsJust, andIts, accountWho]),
    ),
  ]
}

const message = 'Use "my" for what belongs to you.'

/** "I bring me own products." */
const myOwn: Rule = onText('me', ({ tokens, tags }, token, i) =>
  lowerAt(tokens, i + 1) === 'own' && !tokens[i + 1]?.hyphen && tokens[i + 2]?.word === true && !/^(?:up|a|the|it|my)$/.test(lowerAt(tokens, i + 2)) && !/^(?:let|make|made|makes|help|helped)$/.test(lowerAt(tokens, i - 1)) && tags.has(i + 2, 'Noun', 'Adjective') // prettier-ignore
    ? replaceWord(token, 'my', 'confused-word', message)
    : undefined,
)

/** "with me mum", "in me car", "hurt me leg" */
const inMe: Rule = onText('me', ({ tokens, classes, dictionary }, token, i) => {
  const [before, noun] = [lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  if (tokens[i + 1]?.hyphen) return undefined
  const isHurt = /^(?:hurt|broke|lost|forgot|washed|parked|packed|brushed|injured|twisted|sprained|banged|scratched|burned|burnt|lose|forget|wash|clean|cleaned)$/.test(before) // prettier-ignore
  const isIn = /^(?:in|on|under|into|at|near|inside|off)$/.test(before) || (before === 'with' && relatives.has(noun))
  const isMine = (belongings.has(noun) || relatives.has(noun)) && (classes.isSingular(noun) || classes.isPlural(noun)) && !(dictionary.partsOf(noun) & pos.adjective) // prettier-ignore
  return (isHurt || isIn) && isMine && (isEnd(tokens[i + 2]) || /^(?:and|but|when|because|in|at|on|so|for|from|while|last|this|yesterday|today)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? replaceWord(token, 'my', 'confused-word', message)
    : undefined
})

/** "one of them soppy ones", "Them boys are loud", "I like them shoes" */
const themOnes: Rule = onWord('them', ({ tokens, classes, dictionary, tags }, token, i) => {
  let k = i + 1
  while (k < i + 3 && classes.isAdjective(lowerAt(tokens, k)) && !closed.has(lowerAt(tokens, k)) && !classes.isPlural(lowerAt(tokens, k))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  const before = lowerAt(tokens, i - 1)
  const isOnes = noun === 'ones'
  const isPlural = classes.isPlural(noun) && !(dictionary.partsOf(noun) & (pos.verb | pos.adjective | pos.past)) && !tags.has(k, 'Verb', 'Date') && !/^(?:times|days|weeks|hours|years|months|minutes|things|names|miles|ways|lots|thanks)$/.test(noun) // prettier-ignore
  if (!isOnes && !isPlural) return undefined
  const takes = token.first || /^(?:of|like|likes|love|loves|hate|hates|put|saw|wear|wore|wash|washed|move|moved|know|remember|in|on|with|about|for|at)$/.test(before) // prettier-ignore
  const isShare = before !== 'of' || /^(?:one|some|all|most|many|two|three|both|any|none)$/.test(lowerAt(tokens, i - 2))
  return takes && isShare && (isOnes || before !== 'of' || k > i + 1) && (isEnd(tokens[k + 1]) || closed.has(lowerAt(tokens, k + 1))) ? replaceWord(token, 'those', 'confused-word', 'Use "those" before a noun.') : undefined // prettier-ignore
})

/** Where a name with "and I" starts: "Mr Boyd and I", "Sam and I"; -1 if there is none. */
function nameBefore({ tokens }: RulePage, and: number): number {
  let k = and - 1
  if (!/^\p{Lu}\p{Ll}+$/u.test(tokens[k]?.text ?? '') || lowerAt(tokens, and) !== 'and') return -1
  while (k > and - 4 && (/^\p{Lu}/u.test(tokens[k - 1]?.text ?? '') || (tokens[k - 1]?.text === '.' && /^(?:mr|mrs|ms|dr)$/.test(lowerAt(tokens, k - 2)))) && !tokens[k]?.first) k-- // prettier-ignore
  return tokens[k]?.first ? -1 : k
}

const objectCase = 'Use "me" for the object.'

/** "Please let Mr Boyd and I know" */
const letUsKnow: Rule = onText('I', (page, token, i) => {
  const { tokens, classes } = page
  const k = nameBefore(page, i - 1)
  return k > 0 && /^(?:let|lets|letting)$/.test(lowerAt(tokens, k - 1)) && classes.isVerb(lowerAt(tokens, i + 1)) ? replaceWord(token, 'me', 'pronoun-case', objectCase) : undefined // prettier-ignore
})

/** "She invited Tom and I to dinner.", "a photo of Sam and I." */
const nameAndI: Rule = onText('I', (page, token, i) => {
  const { tokens } = page
  const k = nameBefore(page, i - 1)
  if (k < 1) return undefined
  const isObject = /^(?:to|for|with|between|from|by|about|of|invite|invited|told|tell|ask|asked|contact|email|emailed|meet|met|joined|help|helped|gave|give|send|sent|showed|show|remind|reminded|asks|tells|gives|helps|thanked|drove|taught|made|took|paid)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isObject && (isEnd(tokens[i + 1]) || /^(?:to|in|at|on|for|about|from|a|the|if|when|because|that|how|what|some|home|last)$/.test(next)) ? replaceWord(token, 'me', 'pronoun-case', objectCase) : undefined // prettier-ignore
})

/** "The women they cook together.", "The teacher she told us to wait." */
const theyCook: Rule = onText('they he she', (page, token, i) => {
  const { tokens, classes } = page
  const noun = lowerAt(tokens, i - 1)
  if (!/^(?:the|my|our|his|her|their|your|these|some|most|many)$/.test(lowerAt(tokens, i - 2)) || !tokens[i - 2]?.first) return undefined
  const isMany = classes.isPlural(noun) || /^(?:people|men|women|children)$/.test(noun)
  const one = classes.singular(noun) ?? noun
  if (isMany !== (token.text === 'they') || !(persons.has(one) || /^(?:people|men|women|children)$/.test(noun))) return undefined
  const verb = tokens[i + 1]
  if (!verb?.word || !(finiteForms.has(verb.lower) || modals.has(verb.lower) || mayBeFinite(page, i + 1))) return undefined
  // "The women they cook for are old": a clause about the women.
  const end = sentenceEnd(tokens, i)
  let finite = 0
  for (let k = i + 2; k < end; k++) {
    const word = lowerAt(tokens, k)
    if (/^(?:and|but|because|that|when|if|who|which|so|to)$/.test(word) || tokens[k]?.text === ',') break
    if (finiteForms.has(word) || modals.has(word) || mayBeFinite(page, k)) finite++
  }
  const last = lowerAt(tokens, end - 1)
  return finite === 0 && !/^(?:for|with|to|about|at|on|of)$/.test(last) && end > i + 2 ? removeWord(token, verb, 'double-subject', `"${token.text}" repeats the subject.`) : undefined // prettier-ignore
})

/** "my mother, who eyes are weak" */
const whoEyes: Rule = onText('who', ({ tokens, classes }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  if (!(belongings.has(noun) || relatives.has(noun) || relatives.has(classes.singular(noun) ?? '')) || /^(?:lives|works|needs|dreams|thoughts|plans|dances|wishes|hopes|plays|answers|present|own|helps?|worry|cares?|love|fear)$/.test(noun)) return undefined // prettier-ignore
  const before = tokens[i - 1]?.text === ',' ? i - 2 : i - 1
  const owner = lowerAt(tokens, before)
  const isOwner = persons.has(owner) || persons.has(classes.singular(owner) ?? '') || /^(?:people|men|women|children|someone)$/.test(owner) || /^\p{Lu}/u.test(tokens[before]?.text ?? '') // prettier-ignore
  return isOwner && /^(?:is|are|was|were|has|have|had)$/.test(lowerAt(tokens, i + 2)) ? replaceWord(token, 'whose', 'confused-word', 'Use "whose" for what belongs to somebody.') : undefined // prettier-ignore
})

const deeds = /^(?:brought|gave|organized|organised|baked|cooked|ran|runs|wrote|writes|drove|drives|donated|led|leads|sang|sings|designed|painted|built|bought|offered|joined|moved|retired|volunteered|works|worked|lives|lived|owns|owned|speaks|spoke|studies|studied|plays|played|helped|helps|came|comes|teaches|taught|sits|sat|wants|wanted|kindly|knows|knew|told|tells|said|says|sells|sold|has|will|died|grew|married|lent|took|answered|explained|showed|hosted|looks|looked|served|served)$/ // prettier-ignore
const kind = /^(?:kind|friendly|nice|helpful|polite|rude|patient|born|married|ill|sick|retired|pregnant|drunk|deaf|blind|unemployed|kindly|hungry|tired|angry|shy|clever|generous|lazy|from)$/ // prettier-ignore

/** "thanks to Moira, which brought the flapjacks", "The guide, which was very kind, explained" */
const moiraWhich: Rule = onText('which', ({ tokens, dictionary, tags }, token, i) => {
  if (tokens[i - 1]?.text !== ',') return undefined
  const name = tokens[i - 2]
  const one = lowerAt(tokens, i - 2)
  // "at home against Jefferson, which has not won": a team
  const isName = name !== undefined && !/^(?:against|in|at|from|near|to|beat|beats|over|by)$/.test(lowerAt(tokens, i - 3)) && /^\p{Lu}\p{Ll}+$/u.test(name.text) && (tags.has(i - 2, 'FirstName') || ((dictionary.partsOf(name.text) & pos.name) !== 0 && tags.has(i - 2, 'Person'))) // prettier-ignore
  const isPerson = persons.has(one) && !/^(?:animal|insect|pet|dog|cat|horse|cow|pig|sheep|goat|bird|rabbit|crew|monster)$/.test(one)
  const verb = lowerAt(tokens, i + 1)
  if (isName && deeds.test(verb) && !(verb === 'has' && /^(?:been|always|never|made|caused|led)$/.test(lowerAt(tokens, i + 2)))) return replaceWord(token, 'who', 'pronoun-case', 'Use "who" for people.') // prettier-ignore
  const k = /^(?:very|so|really|quite|always|also)$/.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  const isKind = /^(?:is|was)$/.test(verb) && kind.test(lowerAt(tokens, k)) && !/^(?:of|for|to)$/.test(lowerAt(tokens, k + 1)) && determiners.has(lowerAt(tokens, i - 3)) && tokens[i - 3]?.first === true // prettier-ignore
  return (isName || isPerson) && isKind ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" for people.') : undefined
})

const objects: Record<string, string> = { they: 'them', she: 'her', he: 'him', we: 'us' }

/** "without they those animals", "with he.", "about she and" */
const withoutThey: Rule = afterWord('without with about from of at towards near behind beside', ({ tokens }, token, i) => {
  const right = pick(objects, token.text)
  if (!right) return undefined
  const next = tokens[i + 1]
  return isEnd(next) || /^(?:those|these|the|my|our|his|in|on|at|because|when|every|yesterday|last|for)$/.test(next?.lower ?? '') ? replaceWord(token, right, 'pronoun-case', `Use "${right}" after "${lowerAt(tokens, i - 1)}".`) : undefined // prettier-ignore
})

/** "about you trip", "for you March subscription" */
const inYou: Rule = onText('you', ({ tokens, classes, dictionary }, token, i) => {
  if (!/^(?:in|on|at|of|about|with|from|for|after|before|during|near|by|under|regarding)$/.test(lowerAt(tokens, i - 1))) return undefined
  const isMonth = /^(?:January|February|March|April|June|July|August|September|October|November|December)$/.test(tokens[i + 1]?.text ?? '')
  const k = isMonth || /^(?:new|next|first|last|recent|old)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  const noun = lowerAt(tokens, k)
  const isThing = /^(?:order|trip|visit|help|reply|email|letter|message|house|car|dog|cat|account|subscription|support|answer|office|book|birthday|wedding|party|phone|application|appointment|booking|reservation|patience|understanding|time|interest|attention|payment|invoice|name|address|family|mother|father|job|advice|idea|work|health|holiday|stay|garden|kitchen|bike|bag|keys|children|friends|parents|feedback|request|question|questions|purchase|delivery)$/.test(noun) // prettier-ignore
  if (!isThing || tokens[k]?.hyphen || (dictionary.partsOf(noun) & pos.verb && k === i + 1 && !/^(?:of|for|in|with)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  return (isEnd(tokens[k + 1]) || /^(?:and|in|on|at|for|from|to|this|was|because|with|last|next)$/.test(lowerAt(tokens, k + 1))) && (classes.isSingular(noun) || classes.isPlural(noun) || isThing) ? replaceWord(token, 'your', 'confused-word', 'Use "your" for what belongs to somebody.') : undefined // prettier-ignore
})

/** "speak to Alan whose in the ticket hut", "someone whose never been abroad" */
const whoseIn: Rule = onText('whose', ({ tokens }, token, i) => {
  const [next, then] = [lowerAt(tokens, i + 1), lowerAt(tokens, i + 2)]
  if (tokens[i + 1]?.hyphen) return undefined
  const isPlace = /^(?:in|at|on|from)$/.test(next) && (determiners.has(then) || /^\p{Lu}/u.test(tokens[i + 2]?.text ?? ''))
  const isState = /^(?:never|always|not|already|just|also)$/.test(next) && (/^(?:been|a|an|the|in|at|very|so|going|had|done|lived|seen)$/.test(then)) // prettier-ignore
  const isDoing = /^(?:running|coming|going|making|looking|doing|getting|taking|trying|waiting|standing|sitting|living|paying|bringing|wearing|holding|staying|using)$/.test(next) && /^(?:the|a|an|my|our|me|us|to|in|at|for|with|on)$/.test(then) // prettier-ignore
  return isPlace || isState || next === 'been' || isDoing ? replaceWord(token, "who's", 'confused-word', '"who\'s" is short for "who is" or "who has".') : undefined // prettier-ignore
})

/** "The one what I borrowed" */
const oneWhat: Rule = onText('what', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  if (!/^ones?$/.test(before) || !/^(?:the|that|this|those|these|only|other|new|old|first|last|big|red|blue|white|black)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (tokens.slice(Math.max(0, i - 6), i).some(({ lower }) => /^(?:ask|asks|asked|tell|tells|told|show|showed|teach|taught|wonder|know|knows|knew|say|see|explain|explained|remind|reminded)$/.test(lower))) return undefined // prettier-ignore
  return subjects.has(next) || finiteForms.has(next) || modals.has(next) || mayBeFinite(page, i + 1) ? replaceWord(token, 'that', 'confused-word', `Use "that" after "${before}".`) : undefined // prettier-ignore
})

/** "and now theirs just a cable" */
const theirsJust: Rule = onWord('theirs', ({ tokens }, token, i) => {
  const opens =
    token.first || /^(?:and|but|now|because|so|then|if|that|as|where)$/.test(lowerAt(tokens, i - 1)) || tokens[i - 1]?.text === ','
  const isThere = /^(?:just|only|still|always|also|already)$/.test(lowerAt(tokens, i + 1)) && /^(?:a|an|one|two|no|some|the|been|enough|so|nothing|time|room|space)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  return opens && isThere ? replaceWord(token, "there's", 'confused-word', '"there\'s" is short for "there is".') : undefined
})

/** "The school and it's teachers do a good job." */
const andIts: Rule = onText("it's it’s", ({ tokens, classes, dictionary, tags }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  if (lowerAt(tokens, i - 1) !== 'and' || !tags.has(i - 2, 'Noun') || !classes.isPlural(noun) || dictionary.partsOf(noun) & pos.adjective) return undefined // prettier-ignore
  return /^(?:are|were|have|do|can|will|should|must|in|at|for)$/.test(lowerAt(tokens, i + 2)) || isEnd(tokens[i + 2]) ? replaceWord(token, 'its', 'confused-word', 'The possessive "its" has no apostrophe.') : undefined // prettier-ignore
})

/** "a fee for an account who I closed", "two books who we sold" */
const accountWho: Rule = onText('who', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  if (!subjects.has(lowerAt(tokens, i + 1))) return undefined
  const noun = lowerAt(tokens, i - 1)
  const one = classes.singular(noun) ?? noun
  const isThing = (isStrict(one) || /^(?:account|job|letter|book|film|movie|project|product|report|photo|song|story|word|text|email|idea|problem|mistake|place|house|city|town|machine|room|table|cake|dish|meal|lesson|course|contract|bank|food|money|music|order|website|program|game)$/.test(one)) && !persons.has(one) && !relatives.has(one) && !/^(?:person|man|woman|child|kid|boy|girl|patron|character|figure|hero|celebrity|crush|mentor|role|idol|expert|family|team|group|couple|choir|band|company|party|match|date|guest|host|witness|genius|legend)$/.test(one) // prettier-ignore
  if (!isThing || !determiners.has(lowerAt(tokens, i - 2)) && !/^(?:two|three|many|several|new|old)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  for (let k = i - 2; k > i - 8 && tokens[k]?.word; k--) {
    const word = lowerAt(tokens, k)
    if (persons.has(word) || persons.has(classes.singular(word) ?? '') || /^(?:ask|asked|tell|told|know|knew|see|wonder|decide|remember|say|people|someone|somebody|them|him|her)$/.test(word)) return undefined // prettier-ignore
  }
  const verb = lowerAt(tokens, i + 2)
  return (dictionary.partsOf(verb) & (pos.past | pos.verb | pos.verbS)) !== 0 || modals.has(verb) || /^(?:have|had|has|did)$/.test(verb) ? replaceWord(token, 'that', 'confused-word', 'Use "that" for things.') : undefined // prettier-ignore
})
