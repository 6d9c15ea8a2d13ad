/** Adjectives behind their noun, and singular nouns behind words of number: "a car red", "a restaurant very expensive", "many tourist comes". */
import { counted, persons, things } from '../../grammar/count-nouns.ts'
import { finiteForms } from '../../grammar/clause.ts'
import { applyRules, inDrafts, lowerAt, onWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { articleFor, closed, countNouns, modals } from '../../grammar/word-classes.ts'
import { isEnd, startsObject } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function describedNounEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [carVeryRed]), ...inDrafts(applyRules(page, [carRed, peopleVeryNice, manyTourist]))]
}

const isCounted = (word: string) => countNouns.has(word) || persons.has(word) || things.has(word) || counted.has(word)

const write = (from: Token, to: Token, after: string, rule: string, message: string): Edit => ({ start: from.start, end: to.end, after, kind: 'grammar', rule, message }) // prettier-ignore

const swap = (from: Token, to: Token, noun: string, adjective: string, after: string) =>
  write(from, to, after, 'word-order', `Put "${adjective}" before "${noun}".`)

const degree = /^(?:very|really|extremely|quite|incredibly|absolutely)$/
/** "found a city very dull": the adjective is what the verb says of the noun. */
const complementVerb = /^(?:find|found|finds|finding|make|made|makes|making|keep|kept|keeps|consider|considered|considers|think|thought|get|gets|got|leave|left|leaves|call|called|feel|felt|render|hold|held|want|wants|wanted|like|likes|liked|prefer|prefers|paint|painted|dye|dyed|turn|turned|see|saw|seen|believe|believed|deem|drive|drove|drives)$/ // prettier-ignore

/** What may follow a noun phrase. */
const goesOn = (token: Token | undefined) =>
  isEnd(token) || /^(?:and|but|because|with|near|where|so|when|which|that|who|for|in|at|on|from|this|last|yesterday)$/.test(token?.lower ?? '') // prettier-ignore

/** The noun after "a" at `i`, if it and no adjective follows. */
function nounAfterA({ tokens, dictionary, tags }: RulePage, i: number): Token | undefined {
  const noun = tokens[i + 1]
  if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !isCounted(noun.lower)) return undefined
  if (dictionary.partsOf(noun.lower) & (pos.adjective | pos.adverb) && !countNouns.has(noun.lower)) return undefined
  return complementVerb.test(lowerAt(tokens, i - 1)) || tags.has(i + 1, 'Adjective') ? undefined : noun
}

/** "a restaurant very expensive", "a day very long" */
const carVeryRed: Rule = (page, token, i) => {
  const { tokens, text, dictionary } = page
  const noun = /^an?$/.test(token.lower) ? nounAfterA(page, i) : undefined
  const very = tokens[i + 2]
  const adjective = tokens[i + 3]
  if (!noun || !very || !degree.test(very.lower) || !adjective?.word || adjective.fixed || adjective.hyphen || closed.has(adjective.lower)) return undefined // prettier-ignore
  if (!(dictionary.partsOf(adjective.lower) & pos.adjective) || dictionary.partsOf(adjective.lower) & pos.adverb && !/^(?:long|fast|hard|pretty|high|low|early|clean|clear|cheap|big|small)$/.test(adjective.lower)) return undefined // prettier-ignore
  // "a man very fond of", "a friend very dear to me", "a lady very beautiful, though cold": a comma parts it
  if (!goesOn(tokens[i + 4]) || tokens[i + 4]?.text === ',' || /^(?:for|in|with|from|on|at)$/.test(lowerAt(tokens, i + 4)) && /(?:ed|ent|ful|able|ar)$/.test(adjective.lower)) return undefined // prettier-ignore
  const end = tokens[i + 5]
  if (tokens[i + 4]?.lower === 'and' && end?.word && dictionary.partsOf(end.lower) & pos.adjective) return undefined
  const article = token.text === 'A' || token.text === 'An' ? 'A' : 'a'
  const a = articleFor(very.lower) === 'an' ? `${article}n` : article
  return swap(token, adjective, noun.text, adjective.text, `${a} ${text.slice(very.start, adjective.end)} ${noun.text}`)
}

const plainAdjective = /^(?:red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|beautiful|interesting|important|difficult|expensive|cheap|delicious|big|small|new|famous|modern|comfortable|dangerous|nice|special|strange|wonderful|fantastic|amazing|incredible|traditional|italian|french|spanish|german|american|english|japanese|chinese|indian|mexican|russian|turkish|polish|brazilian|korean|arabic|european|international|professional|excellent|terrible|horrible|funny|boring|romantic|typical|intelligent|friendly|electric|digital|industrial|economic|financial|medical)$/ // prettier-ignore

/** "a car red" */
const carRed: Rule = (page, token, i) => {
  const { tokens } = page
  const noun = /^an?$/.test(token.lower) ? nounAfterA(page, i) : undefined
  const adjective = tokens[i + 2]
  if (!noun || !adjective?.word || adjective.fixed || adjective.hyphen || !plainAdjective.test(adjective.lower)) return undefined
  if (/^(?:color|colour|shade|paint|wine|code|light|bit|point|lot|little|thing|way|matter|class|team|exam|teacher|lesson|course)$/.test(noun.lower)) return undefined // prettier-ignore
  const next = tokens[i + 3]
  if (!(isEnd(next) || /^(?:and|but|because|with|near|in|for)$/.test(next?.lower ?? '')) || next?.text === ',') return undefined
  if (next?.lower === 'and' && page.dictionary.partsOf(lowerAt(tokens, i + 4)) & pos.adjective) return undefined
  const article = token.text.startsWith('A') ? 'A' : 'a'
  const a = articleFor(adjective.lower) === 'an' ? `${article}n` : article
  return swap(token, adjective, noun.text, adjective.text, `${a} ${adjective.text} ${noun.text}`)
}

/** "There were people very nice.", "We have rooms very big." */
const peopleVeryNice: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, text } = page
  if (token.text !== token.lower || closed.has(token.lower) || !(classes.isPlural(token.lower) || token.lower === 'people')) return undefined // prettier-ignore
  const [very, adjective] = [tokens[i + 1], tokens[i + 2]]
  if (!very || !degree.test(very.lower) || !adjective?.word || adjective.fixed || closed.has(adjective.lower) || !isEnd(tokens[i + 3]) || tokens[i + 3]?.text === ',') return undefined // prettier-ignore
  if (!(dictionary.partsOf(adjective.lower) & pos.adjective) || adjective.lower.endsWith('ed')) return undefined
  const before = lowerAt(tokens, i - 1)
  const isThere = /^(?:are|were|was|is)$/.test(before) && lowerAt(tokens, i - 2) === 'there'
  if (!isThere && !/^(?:with|of|some|many)$/.test(before) && !/^(?:have|has|had|sell|sells|serve|serves|offer|offers|bought|met)$/.test(before)) return undefined // prettier-ignore
  if (before === 'with' || before === 'of') if (page.tags.has(i - 2, 'Verb')) return undefined
  return swap(token, adjective, token.text, adjective.text, `${text.slice(very.start, adjective.end)} ${token.text}`)
}

/** Verbs that are hardly ever nouns in a compound. */
const plainVerb = /^(?:come|comes|came|think|thinks|say|says|know|knows|want|wants|need|prefer|prefers|like|likes|live|lives|love|loves|believe|believes|feel|feels|go|goes|went|get|gets|make|makes|take|takes|give|gives|use|uses|try|tries|require|requires|ask|asks|become|becomes|buy|buys|speak|speaks|study|studies|understand|understands|spend|spends|suffer|suffers|choose|chooses|die|dies|lose|loses|learn|learns|eat|eats|depend|depends|happen|happens|exist|exists|include|includes|provide|provides|offer|offers|agree|agrees|enjoy|enjoys|forget|forgets|decide|decides|wear|wears|complain|complains|arrive|arrives|disappear|disappears|tend|tends|seem|seems|remain|remains|bring|brings|pay|pays|sell|sells|send|sends|cause|causes|meet|meets|read|write|writes|fail|fails|move|moves|participate|participates|receive|receives|contain|contains|wait|waits|leave|leaves|left|keep|keeps|start|starts|began|begin|begins|told|said|thought|wanted|liked|lived|asked|helped|worked|attended|failed|arrived|died|lost|agreed|complained|happened|decided|forgot|bought|took|gave|made|got)$/ // prettier-ignore

/** "Many tourist comes every year.", "Some student prefer to read.", "Most company require it." */
const manyTourist: Rule = onWord(
  'many several few most some all various numerous two three four five six seven eight nine ten',
  (page, token, i) => {
    const { tokens, dictionary, classes, tags } = page
    const word = token.lower
    if (/^(?:out|of|the|a|an|at|one|and|or|under|over|than|about|to)$/.test(lowerAt(tokens, i - 1)) && !(lowerAt(tokens, i - 1) === 'and')) return undefined // prettier-ignore
    let k = i + 1
    if (word === 'all' && /^(?:the|my|our|your|his|her|their)$/.test(lowerAt(tokens, k))) k++
    if (classes.isAdjective(lowerAt(tokens, k)) && !isCounted(lowerAt(tokens, k))) k++
    const noun = tokens[k]
    const verb = tokens[k + 1]
    if (!noun?.word || noun.fixed || noun.hyphen || noun.text !== noun.lower || !isCounted(noun.lower) || closed.has(noun.lower)) return undefined // prettier-ignore
    if (dictionary.partsOf(noun.lower) & (pos.plural | pos.ing) || /^(?:time|while|day|night|year|week|month|hour|minute|fish|sheep|deer|aircraft|staff|half|way|way|dozen|hundred|thousand|million|second|third|room|light|paper|glass|number|film|food|point|story|age|art|class)$/.test(noun.lower)) return undefined // prettier-ignore
    // "all the neighborhood came"
    if (word === 'all' && /^(?:neighborhood|neighbourhood|family|team|group|crowd|village|town|city|country|world|school|company|house|audience|army)$/.test(noun.lower)) return undefined // prettier-ignore
    const isPlainEnding = word === 'some' || word === 'all' || word === 'most'
    if (!verb?.word || verb.fixed || verb.hyphen) return undefined
    const isMany = /^(?:are|were|have|do|don't|aren't|weren't|haven't)$/.test(verb.lower)
    const isOne = /^(?:is|was|has|does|isn't|wasn't|doesn't|can|will|should|must|may|could|would|cannot|can't|won't|had|did|didn't)$/.test(verb.lower) // prettier-ignore
    // "some student comes": a certain one
    // "two job offers before noon": a noun of two words
    if (classes.isPlural(verb.lower) && !classes.isVerb(verb.lower) && !tags.has(k + 1, 'Verb')) return undefined
    if (/^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(word) && classes.isPlural(verb.lower) && !startsObject(lowerAt(tokens, k + 2)) && lowerAt(tokens, k + 2) !== 'to') return undefined // prettier-ignore
    const isVerb = isMany || (isOne && word !== 'some') || (plainVerb.test(verb.lower) && !(isPlainEnding && /s$|ed$/.test(verb.lower)))
    if (!isVerb || (tags.has(k + 1, 'Adjective') && !finiteForms.has(verb.lower) && !modals.has(verb.lower))) return undefined
    const many = pluralize(noun.lower)
    if (!(dictionary.partsOf(many) & pos.plural)) return undefined
    return write(noun, noun, many, 'number', `Use the plural "${many}" after "${token.text}".`)
  },
)
