/** Relative words: "a neighbor which owns", "the license who is valid", "the table what you ordered", "who his name". */
import { clauseAt, finiteForms, mayBeFinite, sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, onText, replaceWord, type Rule } from '../../edits.ts'
import { persons, relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, countNouns, determiners, massNouns, modals, subjects } from '../../grammar/word-classes.ts'
import { isWhoAlone } from '../agreement/relative-verbs.ts'

/** Edits that are applied in drafts only. */
export function relativeWordEdits(page: RulePage): Edit[] {
  return inDrafts(
    applyRules(page, [whatLives, whoBought, whichSon, whereLiveIn, boughtIt, whatThat, commaWhat, whichWho, whoThat, whoseName, allWhat]),
  )
}

const use = (token: Parameters<Rule>[1], right: string, message: string): Edit => replaceWord(token, right, 'confused-word', message)

const singular = (page: RulePage, word: string) => page.classes.singular(word) ?? word

/** A person by what the word names, or by its ending. */
function isPerson(page: RulePage, k: number): boolean {
  const word = lowerAt(page.tokens, k)
  if (/^(?:people|someone|somebody|everyone|everybody|anyone|anybody|nobody|men|women|children|those|guy|guys|girl|boy|member|members|staff|family|team|crew|police|company|companies|group|groups|band|organization|player|one|ones|other|others|all|he|she|they|we|i|you|him|her|them|us)$/.test(word)) return true // prettier-ignore
  const one = singular(page, word)
  return persons.has(one) || page.tags.has(k, 'Person', 'FirstName', 'Actor', 'Organization') || /(?:er|or|ist|ian|ee|eer|man|woman|person|ant|ent|ive)$/.test(one) && !things.has(one) || (/^\p{Lu}/u.test(page.tokens[k]?.text ?? '') && !page.tokens[k]?.first) // prettier-ignore
}

/** Things whose names end as the names of persons do, and things that no list of countable nouns has. */
const things = new Set(
  'printer computer paper letter dinner water container number order offer answer corner border weather power matter center river charger trailer scooter tower shower counter drawer freezer heater cooker trimmer speaker filter folder poster sticker motor door floor color flavor odor harbor monitor elevator refrigerator tractor error mirror list wrist fist document apartment equipment department experiment event present accident rent parent moment payment cement garment basement contract license licence exam invoice vegetable fruit forklift laptop phone tablet machine engine basement building kitchen room car bus train boat bike product device tool app program software website page book novel film movie story poem song article essay report plan project rule law idea problem question mistake test class course school museum hotel restaurant shop store house garden tree plant flower leaf food meal dish soup cake bread meat shirt shoe jacket coat dress bag suitcase box bottle cup glass plate knife table chair bed lamp window wall roof street road bridge town city village country island lake mountain beach job task company'.split(
    ' ',
  ),
)

const isThing = (page: RulePage, k: number) => {
  const one = singular(page, lowerAt(page.tokens, k))
  return !persons.has(one) && (things.has(one) || ((countNouns.has(one) || massNouns.has(one)) && !isPerson(page, k)))
}

const asking = /^(?:tell|ask|show|teach|remind|give|explain|know|wonder|see|say|understand|learn|decide|discuss|describe|guess|inform|warn|advise|hear|find|forget|remember|realize|regardless|matter|about|whatever|send)$/ // prettier-ignore

/** "a problem what begins at home", "the table what you ordered" */
const whatThat: Rule = onText('what', (page, token, i) => {
  const { tokens, classes, tags } = page
  const noun = tokens[i - 1]
  if (!noun?.word || noun.fixed || closed.has(noun.lower) || !tags.has(i - 1, 'Noun') || tags.has(i - 1, 'Pronoun', 'Verb')) return undefined // prettier-ignore
  // "tourism destroys what it loves": a verb
  if (classes.base(noun.lower) && !classes.isPlural(noun.lower)) return undefined
  if (/^(?:idea|clue|question|doubt|matter|sense|information|advice|knowledge|evidence|instructions|reason|tomorrow|today|yesterday|time|day|way|discussion|understanding|decision|summary|overview|hint|proof|report|explanation|guess|picture|vision)$/.test(noun.lower)) return undefined // prettier-ignore
  for (let k = i - 1; k > i - 7 && tokens[k]?.word; k--) if (asking.test(classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  const goesOn = subjects.has(next) || finiteForms.has(next) || modals.has(next) || mayBeFinite(page, i + 1)
  const isDetermined = [i - 2, i - 3, i - 4].some(k => determiners.has(lowerAt(tokens, k))) || classes.isPlural(noun.lower)
  return goesOn && isDetermined ? use(token, 'that', `Use "that" after "${noun.text}".`) : undefined
})

/** "We sold a hundred, what is our best result." */
const commaWhat: Rule = onText('what', (page, token, i) => {
  const { tokens } = page
  if (tokens[i - 1]?.text !== ',') return undefined
  const start = sentenceStart(tokens, i)
  const end = sentenceEnd(tokens, i)
  if (tokens[end]?.text === '?' || i - start < 5 || !clauseAt(page, start)) return undefined
  // "Tell me, what is it", "I wondered, too, what was wrong"
  for (let k = Math.max(start, i - 5); k < i - 1; k++) if (asking.test(page.classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k))) return undefined // prettier-ignore
  const verb = lowerAt(tokens, i + 1)
  if (!(finiteForms.has(verb) || modals.has(verb) || /^(?:makes|made|means|meant|surprised|caused|causes|helps|helped|makes|takes|took|cost|costs|gives|gave|shows|leads|led|explains|explained|annoyed|annoys|pleased|pleases|saves|saved|allows|allowed|turned|proves|proved|worries|worried)$/.test(verb))) return undefined // prettier-ignore
  for (let k = i + 2; k < end; k++) {
    const word = lowerAt(tokens, k)
    if (/^(?:that|because|when|if|and|but|so|which|who|while)$/.test(word) || tokens[k]?.text === ',') break
    if (finiteForms.has(word) || (modals.has(word) && k > i + 2)) return undefined
  }
  return use(token, 'which', 'Use "which" for what the clause before says.')
})

/** "Tenants which cannot climb stairs", "Sandra, which works in the legal department" */
const whichWho: Rule = onText('which', (page, token, i) => {
  const { tokens, tags } = page
  const hasComma = tokens[i - 1]?.text === ','
  const k = hasComma ? i - 2 : i - 1
  const noun = tokens[k]
  if (!noun?.word || /^(?:in|of|for|to|from|with|on|at|by|about)$/.test(noun.lower)) return undefined
  const one = singular(page, noun.lower)
  const isName = /^\p{Lu}\p{Ll}+$/u.test(noun.text) && page.dictionary.partsOf(noun.text) & pos.name && tags.has(k, 'FirstName')
  if (!persons.has(one) && !isName && !/^(?:people|men|women|children|someone|somebody|everyone|anyone|member|policeman|policewoman|soldier)$/.test(one)) return undefined // prettier-ignore
  if (/^(?:animal|insect|pet|dog|cat|horse|cow|pig|sheep|goat|bird|parrot|rabbit|hamster|bear|wolf|lion|tiger|monkey|elephant|fox|whale|giant|speaker|guide|driver|runner|monster|crew|model|agent|reader|host|user|boss|guard|rider|editor|cooker)$/.test(one)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (subjects.has(next) || !(finiteForms.has(next) || modals.has(next) || mayBeFinite(page, i + 1) || /^(?:never|always|also|still|only|cannot)$/.test(next))) return undefined // prettier-ignore
  // "I met my boss, which was nice": with a comma, the person must open the sentence, or do something.
  const opens = tokens.slice(sentenceStart(tokens, i), k).every(({ lower }) => determiners.has(lower) || /^(?:other|new|old|young|best|mr|mrs|ms|dr|\.)$/.test(lower)) // prettier-ignore
  const isDeed = /^(?:works?|worked|lives?|lived|owns?|owned|speaks?|spoke|studies|studied|plays|played|likes|loves|helped|helps|came|comes|teaches|taught|sits|sat|wants|wanted)$/.test(next) // prettier-ignore
  return !hasComma || opens || isDeed ? replaceWord(token, 'who', 'pronoun-case', 'Use "who" for people.') : undefined
})

/** "a forklift license who is valid", "the basement, who has enough space" */
const whoThat: Rule = onText('who', (page, token, i) => {
  const { tokens } = page
  if (isWhoAlone(page, i)) return undefined
  const hasComma = tokens[i - 1]?.text === ','
  const k = hasComma ? i - 2 : i - 1
  if (
    !tokens[k]?.word ||
    tokens[k].hyphen ||
    !isThing(page, k) ||
    // "Ms. Lake, who is in charge"
    /^\p{Lu}/u.test(tokens[k].text) ||
    /^(?:matter|parents?|couples?|pairs?|party|parties|families|family|staff|team|teams|crew|crews|crowd|bands?|groups?|duo|trio|majority|minority|public|youth|elders?|cast|jury|gang|dogs?|cats?|horses?|chairs?|speakers?)$/.test(
      lowerAt(tokens, k),
    )
  )
    return undefined
  // "He knows who needs an arm, who wants to sit": questions in a row
  if (hasComma && tokens.slice(sentenceStart(tokens, i), k).some(({ lower }) => lower === 'who')) return undefined
  // "the man in the car who waved"
  for (let at = k - 1; at > k - 8 && tokens[at]?.word; at--) if (isPerson(page, at) && !subjects.has(lowerAt(tokens, at))) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  if (!(finiteForms.has(next) || modals.has(next) || mayBeFinite(page, i + 1) || /^(?:never|always|also|still|only)$/.test(next))) return undefined // prettier-ignore
  return use(token, hasComma ? 'which' : 'that', `Use "${hasComma ? 'which' : 'that'}" for things.`)
})

/** "A stranger who his name I don't know" */
const whoseName: Rule = onText('who', ({ tokens, classes }, token, i) => {
  const own = tokens[i + 1]
  const noun = lowerAt(tokens, i + 2)
  if (!own || !/^(?:his|her|their)$/.test(own.lower) || !(classes.isSingular(noun) || classes.isPlural(noun)) || closed.has(noun)) return undefined // prettier-ignore
  const before = singular({ classes } as RulePage, lowerAt(tokens, i - 1))
  const isNoun =
    persons.has(before) || relatives.has(before) || /^(?:people|man|woman|someone|somebody|person|children|child)$/.test(before)
  return isNoun && /^(?:is|was|are|were|has|had|i|we|you|they)$/.test(lowerAt(tokens, i + 3))
    ? replaceWord(token, 'whose', 'confused-word', 'Use "whose" for what belongs to somebody.', own)
    : undefined
})

/** "all what we need", "everything what he said" */
const allWhat: Rule = onText('what', ({ tokens }, token, i) =>
  /^(?:all|everything|anything|something|nothing)$/.test(lowerAt(tokens, i - 1)) && subjects.has(lowerAt(tokens, i + 1)) && !/^(?:at|after|above|tell|of|in|about|for)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? use(token, 'that', `Use "that" after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "everything what he said", "the man what lives here" */
const whatLives: Rule = onText('what', (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const noun = lowerAt(tokens, i - 1)
  if (!/^(?:the|a|an)$/.test(lowerAt(tokens, i - 2)) || !tokens[i - 2]?.first) return undefined
  const one = singular(page, noun)
  const isVerb = (dictionary.partsOf(lowerAt(tokens, i + 1)) & (pos.verbS | pos.past)) !== 0 && !closed.has(lowerAt(tokens, i + 1))
  if (!(persons.has(one) || countNouns.has(one)) || classes.isVerb(noun) || !isVerb) return undefined
  return persons.has(one) ? use(token, 'who', 'Use "who" for people.') : use(token, 'that', `Use "that" after "${noun}".`)
})

/** "The car who I bought is red." */
const whoBought: Rule = onText('who', (page, token, i) => {
  const { tokens, classes } = page
  const noun = lowerAt(tokens, i - 1)
  const opens = /^(?:the|a|an|my|this)$/.test(lowerAt(tokens, i - 2))
  if (!opens || !isThing(page, i - 1) || (classes.isVerb(noun) && !countNouns.has(singular(page, noun)))) return undefined
  if (/^(?:matter|question|idea|class|team|family|group|company|club|organization|crowd|clue)$/.test(noun)) return undefined
  for (let at = i - 3; at > i - 8 && tokens[at]?.word; at--) if (isPerson(page, at) && !subjects.has(lowerAt(tokens, at)) || asking.test(classes.base(lowerAt(tokens, at)) ?? lowerAt(tokens, at))) return undefined // prettier-ignore
  return /^(?:i|we|you|they|he|she)$/.test(lowerAt(tokens, i + 1)) ? use(token, 'that', 'Use "that" for things.') : undefined
})

const owned = /^(?:son|daughter|name|father|mother|husband|wife|parents|brother|sister|children|house|car|job|dog|cat|birthday|family|dream|color|colour|price|owner|title|roof|windows|door|address|phone|hair|eyes|voice|work|mother-tongue|hobby)$/ // prettier-ignore

/** "The woman which son is sick", "a girl that her name is Ana" */
const whichSon: Rule = onText('which that', ({ tokens, tags }, token, i) => {
  const own = /^(?:his|her|their|its)$/.test(lowerAt(tokens, i + 1)) ? tokens[i + 1] : undefined
  const k = own ? i + 2 : i + 1
  if ((!own && token.text === 'that') || !owned.test(lowerAt(tokens, k)) || !tags.has(i - 1, 'Noun') || closed.has(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  if (!/^(?:is|was|are|were)$/.test(lowerAt(tokens, k + 1)) || !/^(?:a|an|the|this|one)$/.test(lowerAt(tokens, i - 2))) return undefined
  // "the fact that his name is", "in which house is"
  if (own && !(persons.has(lowerAt(tokens, i - 1)) || /^(?:house|dog|cat|company|book|film|movie|car|country|city)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  return replaceWord(token, 'whose', 'confused-word', 'Use "whose" for what belongs to somebody.', own ?? token)
})

/** "The city where I live in is small." */
const whereLiveIn: Rule = onText('in at', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  if (!before || !/^(?:live|lives|lived|work|works|worked|stay|stayed|study|studied|born|grew)$/.test(before.lower)) return undefined
  const where = [i - 3, i - 4].find(k => lowerAt(tokens, k) === 'where')
  const next = tokens[i + 1]
  if (!where || !subjects.has(lowerAt(tokens, where + 1)) || !/^(?:city|town|village|country|house|place|company|hotel|apartment|flat|area|street|school|office|region|neighborhood)$/.test(lowerAt(tokens, where - 1))) return undefined // prettier-ignore
  return !next?.word || /^(?:is|was|has|and|but|are)$/.test(next.lower) ? { start: before.end, end: token.end, after: '', kind: 'grammar', rule: 'preposition', message: `Remove "${token.text}" after "where".` } : undefined // prettier-ignore
})

/** "the book that I bought it", "the people who I met them" */
const boughtIt: Rule = onText('it them', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  const verb = tokens[i - 1]
  if (!verb?.word || !(dictionary.partsOf(verb.lower) & (pos.past | pos.verb)) || closed.has(verb.lower)) return undefined
  if (!/^(?:bought|buy|borrow|borrowed|saw|see|read|met|meet|used|use|wrote|write|found|find|made|make|ate|eat|ordered|order|watched|watch|received|sent|visited|lost|took|chose|like|liked|love|loved|need|needed|want|wanted|bring|brought|rented|sold|built|cooked|heard|learned|studied)$/.test(verb.lower)) return undefined // prettier-ignore
  const that = tokens[i - 3]
  const noun = lowerAt(tokens, i - 4)
  if (!subjects.has(lowerAt(tokens, i - 2)) || !/^(?:that|which|who)$/.test(that?.lower ?? '') || /^(?:it|they|so|such)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "The problem is that I need it", "the day that I met them"
  const one = singular(page, noun)
  if (!(countNouns.has(one) || things.has(one) || persons.has(one)) || /^(?:fact|way|day|time|moment|year|idea|reason|place|person|man|woman|problem|opinion|hope|news|wish|dream|promise|rule|condition|message|store|shop|restaurant|hotel|city|school|month|week|point|feeling|email|letter|friend|teacher|doctor|boss)$/.test(one)) return undefined // prettier-ignore
  const isThe = /^(?:the|a|an|this|that|these|those|some)$/.test(lowerAt(tokens, i - 5)) || classes.isAdjective(lowerAt(tokens, i - 5))
  const next = tokens[i + 1]
  return isThe && (!next?.word || /^(?:is|was|are|were|has|from|in|at|on|yesterday|last|for)$/.test(next.lower)) && next
    ? { start: verb.end, end: token.end, after: '', kind: 'grammar', rule: 'extra-word', message: `Remove "${token.text}": "${that?.text ?? ''}" is the object.` } // prettier-ignore
    : undefined
})
