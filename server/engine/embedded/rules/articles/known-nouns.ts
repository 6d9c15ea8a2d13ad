/** Determiners of relatives, posts, illnesses, and places, and forms of nouns: "with wife", "for position of", "has fever", "the bed whole week", "in a Pune", "long hairs". */
import { animals, roles } from '../../grammar/count-nouns.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import {
  afterWord,
  applyRules,
  inDrafts,
  insertText,
  lowerAt,
  onText,
  onWord,
  pick,
  removeWord,
  replaceWord,
  type Rule,
} from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { articleFor, closed, countNouns, determiners, possessives } from '../../grammar/word-classes.ts'
import { put } from './bare-nouns.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function knownNounEdits(page: RulePage): Edit[] {
  const sure = [positionOf, bachelorDegree, friendOf, theBoth, theseInformations, moneys, himselves, byHerOwn]
  const likely = [withWife, isFisherman, hasFever, wholeWeek, inAPune, longHairs, manyWorks, oneWindows, bothMyBrother, iYesterday, iAndMyFriend, lastOne, forAdult, pickUpPhone] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const goesOn = /^(?:and|but|because|so|in|at|on|for|to|with|who|when|every|last|this|yesterday|today|next|from|by|about|near|since|after|before|now|there|here|is|was|as)$/ // prettier-ignore

/** "I dream to go there with wife.", "I talked to mother yesterday." */
const withWife: Rule = onText(
  'wife husband mother father brother sister son daughter parents boyfriend girlfriend grandmother grandfather cousin uncle aunt boss colleagues classmates roommate',
  ({ tokens }, token, i) => {
    if (token.hyphen) return undefined
    if (!/^(?:with|to|from|for|by)$/.test(lowerAt(tokens, i - 1)) || !(isEnd(tokens[i + 1]) || goesOn.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
    if (/^(?:colleagues|classmates)$/.test(token.text) && !(lowerAt(tokens, i - 1) === 'with' && isEnd(tokens[i + 1]))) return undefined // prettier-ignore
    if (lowerAt(tokens, i - 1) !== 'with' && /^(?:son|daughter)$/.test(token.text) || /^(?:and|to)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
    const start = sentenceStart(tokens, i)
    // "from father to son"
    if (tokens.slice(start, i).some(({ lower }) => relatives.has(lower) || /^(?:married|marry|another|a)$/.test(lower) && lower !== 'a')) return undefined // prettier-ignore
    const owners = { i: 'my', "i'm": 'my', my: 'my', me: 'my', he: 'his', she: 'her', we: 'our', they: 'their' }
    const found = tokens.slice(start, i).flatMap(({ lower }) => pick(owners, lower) ?? [])
    const owner = found.at(-1)
    return owner && new Set(found).size === 1 ? put(token.start, owner, token.text) : undefined
  },
)

/** "apply for position of accountant", "interested in post of manager" */
const positionOf: Rule = onText('position post role vacancy', ({ tokens }, token, i) => {
  if (token.hyphen || !/^(?:for|in|about|regarding)$/.test(lowerAt(tokens, i - 1))) return undefined
  const before = lowerAt(tokens, i - 2)
  const next = lowerAt(tokens, i + 1)
  const applies = /^(?:apply|applying|applied|application|interested|suitable|advertisement|advert|ad|interview|candidate|considered|writing|email|looking|hire|hired)$/.test(before) // prettier-ignore
  const article = before === 'looking' ? 'a' : 'the'
  return applies && /^(?:of|as|at|you|that|with|advertised|in)$/.test(next) ? put(token.start, article, token.text) : undefined
})

/** "I have bachelor degree", "a master degree" */
const bachelorDegree: Rule = onWord('bachelor bachelors master masters', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const takes = /^(?:a|my|his|her|with|have|has|hold|holds|had|got|received|obtained|completed|finished|the|and|for|of)$/.test(before)
  if (!/^degrees?$/.test(lowerAt(tokens, i + 1)) || !takes || token.hyphen) return undefined
  const right = token.lower.startsWith('b') ? "bachelor's" : "master's"
  const isBare = /^(?:have|has|hold|holds|had|got|received|obtained|completed|finished|with)$/.test(before)
  return replaceWord(token, `${isBare ? 'a ' : ''}${right}`, 'possessive', `Write "${right} degree".`)
})

/** "He is friend of my father.", "She was member of the team." */
const friendOf: Rule = onText(
  'friend fan colleague classmate citizen resident neighbor neighbour supporter member graduate relative descendant',
  ({ tokens }, token, i) => {
    const k = /^(?:also|not|still|now|really)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
    const subject = lowerAt(tokens, k - 1)
    if (token.hyphen) return undefined
    const isBe = (/^(?:is|was|am)$/.test(lowerAt(tokens, k)) && /^(?:i|he|she|who|it)$/.test(subject)) || /^(?:i'm|he's|she's)$/.test(lowerAt(tokens, k)) // prettier-ignore
    return isBe && lowerAt(tokens, i + 1) === 'of' && !tokens.slice(Math.max(0, k - 4), k).some(({ lower }) => /^(?:what|whose|how)$/.test(lower)) // prettier-ignore
      ? put(token.start, 'a', token.text)
      : undefined
  },
)

const sought = /^(?:fisherman|farmer|engineer|teacher|nurse|doctor|lawyer|driver|cook|chef|accountant|architect|mechanic|plumber|electrician|carpenter|builder|welder|painter|baker|butcher|tailor|hairdresser|barber|waiter|waitress|receptionist|secretary|cashier|cleaner|salesman|saleswoman|seller|shopkeeper|businessman|businesswoman|policeman|policewoman|firefighter|fireman|soldier|pilot|sailor|dentist|pharmacist|vet|veterinarian|surgeon|psychologist|scientist|biologist|chemist|physicist|programmer|developer|designer|journalist|writer|translator|interpreter|librarian|photographer|musician|singer|actor|actress|dancer|artist|student|tourist|guide|gardener|housewife|pensioner|widow|volunteer|technician|consultant|freelancer|foreigner|vegetarian|vegan|beginner|immigrant|refugee|trainer|tutor|babysitter|nanny|caretaker|paramedic|midwife)$/ // prettier-ignore

/** "My father is fisherman", "My dream is to be architect", "When I was student" */
const isFisherman: Rule = ({ tokens, dictionary }, token, i) => {
  if (!sought.test(token.text) || token.hyphen || token.fixed) return undefined
  const be = lowerAt(tokens, i - 1)
  const subject = lowerAt(tokens, i - 2)
  const isSubject = /^(?:i|he|she|who|to)$/.test(subject) || relatives.has(subject) || /^(?:boss|teacher|boyfriend|girlfriend|neighbor|neighbour|parent)$/.test(subject) || /^\p{Lu}\p{Ll}+$/u.test(tokens[i - 2]?.text ?? '') // prettier-ignore
  const isBe = (/^(?:is|was|am|be|become|became|becoming)$/.test(be) && (isSubject || /^(?:become|became|becoming)$/.test(be))) || /^(?:i'm|he's|she's)$/.test(be) // prettier-ignore
  if (!isBe || (dictionary.partsOf(token.text) & pos.adjective && token.text !== 'vegetarian')) return undefined
  return isEnd(tokens[i + 1]) || goesOn.test(lowerAt(tokens, i + 1)) ? put(token.start, articleFor(token.text), token.text) : undefined
}

/** "He has fever", "I have headache" */
const hasFever: Rule = onText('fever headache cold cough stomachache toothache backache temperature', ({ tokens, classes }, token, i) =>
  !(tokens[i + 1]?.text === ',' && classes.isAdjective(lowerAt(tokens, i + 2))) && /^(?:have|has|had|got|having|caught)$/.test(lowerAt(tokens, i - 1)) && !/^(?:no|not|and|or)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || /^(?:and|so|because|since|today|yesterday|but|for)$/.test(lowerAt(tokens, i + 1))) && !(/^(?:got|have|has|had)$/.test(lowerAt(tokens, i - 1)) && token.text === 'cold' && lowerAt(tokens, i - 1) === 'got') // prettier-ignore
    ? put(token.start, 'a', token.text)
    : undefined,
)

/** "He must stay in bed whole week.", "borrow it whole weekend" */
const wholeWeek: Rule = onText('whole entire', ({ tokens, dictionary, tags }, token, i) => {
  if (!/^(?:day|week|weekend|month|year|night|morning|afternoon|evening|summer|winter|time|city|family|world|country|house|class)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  if (before === '' || tokens[i - 1]?.hyphen || determiners.has(before) || possessives.has(before) || /['’]s?$/.test(before)) return undefined // prettier-ignore
  const isTime = !/^(?:city|family|world|country|house|class)$/.test(lowerAt(tokens, i + 1))
  const parts = dictionary.partsOf(before)
  const fits = isTime ? !closed.has(before) && (parts & (pos.noun | pos.plural | pos.past | pos.verb | pos.ing)) !== 0 && !(parts & pos.adjective && !tags.has(i - 1, 'Noun', 'Verb')) : /^(?:in|around|for|clean|cleaned|with|invited|visited)$/.test(before) // prettier-ignore
  return (fits || (isTime && /^(?:it|there|here|home|for)$/.test(before))) && (isEnd(tokens[i + 2]) || /^(?:and|but|because|in|at|with|to|so|was|is)$/.test(lowerAt(tokens, i + 2))) // prettier-ignore
    ? put(token.start, 'the', `${token.text} ${lowerAt(tokens, i + 1)}`)
    : undefined
})

/** "I live in a Pune.", "in the Izmir", "visit the Bangkok" */
const inAPune: Rule = onText('a an', ({ tokens, tags, dictionary }, token, i) => {
  const place = tokens[i + 1]
  if (!place?.word || place.fixed || place.hyphen || !/^\p{Lu}\p{Ll}{2,}$/u.test(place.text)) return undefined
  if (!/^(?:in|to|from|near)$/.test(lowerAt(tokens, i - 1)) || !/^(?:live|lives|lived|living|born|grew|up|go|went|moved|travel|traveled|stay|stayed|study|studied|work|worked|am|is|was)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const isName = (dictionary.partsOf(place.lower) & ~pos.name) === 0 || tags.has(i + 1, 'Place')
  const next = tokens[i + 2]
  return isName && !/(?:ese|ian|ish|ean|ic)$/.test(place.text) && !/^\p{Lu}/u.test(next?.text ?? '') && (isEnd(next) || /^(?:and|with|for|since|because|but|in|where|when|now)$/.test(next?.lower ?? '')) // prettier-ignore
    ? removeWord(token, place, 'article', `"${place.text}" takes no article.`)
    : undefined
})

const massPlurals: Record<string, string> = { informations: 'information', advices: 'advice', furnitures: 'furniture', equipments: 'equipment', luggages: 'luggage', baggages: 'baggage', homeworks: 'homework', knowledges: 'knowledge', softwares: 'software', hardwares: 'hardware', feedbacks: 'feedback', newses: 'news', evidences: 'evidence' } // prettier-ignore

/** "These informations are useful.", "Those advices" */
const theseInformations: Rule = onWord('these those', ({ tokens }, token, i) => {
  const noun = tokens[i + 1]
  const one = pick(massPlurals, noun?.lower ?? '')
  if (!noun || noun.fixed || !one) return undefined
  const verb = tokens[i + 2]
  const right = pick({ are: 'is', were: 'was', have: 'has', do: 'does', "aren't": "isn't", "weren't": "wasn't", "don't": "doesn't" }, verb?.lower ?? '') // prettier-ignore
  const to = right && verb ? verb : noun
  return replaceWord(token, `${token.lower === 'these' ? 'this' : 'that'} ${one}${right ? ` ${right}` : ''}`, 'mass-noun', `"${one}" is uncountable.`, to) // prettier-ignore
})

/** "earn good moneys" */
const moneys: Rule = onText('moneys monies', ({ tokens }, token, i) =>
  (token.text === 'moneys' || /^(?:good|much|many|some|more)$/.test(lowerAt(tokens, i - 1))) && !/^(?:public|of|all|these|such|the|said|trust)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? replaceWord(token, 'money', 'mass-noun', '"money" is uncountable.')
    : undefined,
)

/** "He hurt himselves." */
const himselves: Rule = (_, token) => {
  const right = pick({ himselves: 'himself', hisself: 'himself', herselves: 'herself', itselves: 'itself', theirselves: 'themselves', theirself: 'themselves', ourselfs: 'ourselves', themselfs: 'themselves', myselves: 'myself' }, token.lower) // prettier-ignore
  return right ? replaceWord(token, right, 'pronoun-case', `The form is "${right}".`) : undefined
}

/** "She makes it by her own." */
const byHerOwn: Rule = onText('by', ({ tokens }, token, i) => {
  const own = tokens[i + 2]
  return /^(?:my|your|his|her|our|their|its)$/.test(lowerAt(tokens, i + 1)) && own?.lower === 'own' && (!tokens[i + 3]?.word || /^(?:and|but|because|when|in|at|without|if|so)$/.test(lowerAt(tokens, i + 3))) && tokens[i + 3]?.text !== '-' // prettier-ignore
    ? replaceWord(token, 'on', 'preposition', `Write "on ${lowerAt(tokens, i + 1)} own".`)
    : undefined
})

/** "She has long hairs.", "My hairs are black." */
const longHairs: Rule = onText('hairs', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isLong = /^(?:long|short|black|blond|blonde|brown|curly|straight|dark|red|beautiful|golden|wet|dyed|blue|green)$/.test(before) && !tokens.slice(Math.max(0, i - 4), i - 1).some(({ lower }) => /^(?:few|two|three|some|several|many|the|these|cat|dog|tiny|fine|little|with)$/.test(lower)) // prettier-ignore
  const verb = tokens[i + 1]
  const isMine = possessives.has(before) && /^(?:are|were)$/.test(verb?.lower ?? '') && verb
  if (isMine) return replaceWord(token, `hair ${verb.lower === 'are' ? 'is' : 'was'}`, 'number', '"hair" on a head is uncountable.', verb)
  return isLong && isEnd(verb) ? replaceWord(token, 'hair', 'number', '"hair" on a head is uncountable.') : undefined
})

/** "I have many works to do." */
const manyWorks: Rule = onText('works', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'many' && !/^(?:so|too|how|as)$/.test(lowerAt(tokens, i - 2)) && (isEnd(tokens[i + 1]) || (lowerAt(tokens, i + 1) === 'to' && /^(?:do|finish|complete)$/.test(lowerAt(tokens, i + 2)))) && /^(?:have|has|had|do|did)$/.test(lowerAt(tokens, i - 2)) && tokens[i - 1] // prettier-ignore
    ? replaceWord(tokens[i - 1] ?? token, 'a lot of work', 'number', '"work" is uncountable here.', token)
    : undefined,
)

/** "It has only one windows." */
const oneWindows: Rule = afterWord('one 1', ({ tokens, classes, dictionary }, token, i) => {
  const one = classes.singular(token.lower)
  if (!one || one === token.lower || !(countNouns.has(one) || animals.has(one) || roles.has(one)) || token.text !== token.lower) return undefined // prettier-ignore
  if (dictionary.partsOf(token.lower) & ~(pos.plural | pos.verbS) || !(isEnd(tokens[i + 1]) || /^(?:and|but|in|for|with|to|at|so|because)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  return /^(?:only|just|have|has|had|with|bought|is)$/.test(lowerAt(tokens, i - 2)) ? replaceWord(token, one, 'number', `Use the singular "${one}" after "${tokens[i - 1]?.text ?? ''}".`) : undefined // prettier-ignore
})

/** "Both my brother live in Pune.", "read both book" */
const bothMyBrother: Rule = afterWord('my his her our your their the of', ({ tokens, dictionary, classes }, token, i) => {
  if (lowerAt(tokens, i - 2) !== 'both' || !(relatives.has(token.lower) || countNouns.has(token.lower))) return undefined
  const many = pluralize(token.lower)
  if (token.hyphen || !classes.isSingular(token.lower) || !(dictionary.partsOf(many) & pos.plural)) return undefined
  // "both my mother and my father"
  const next = tokens[i + 1]
  if (!/^(?:is|are|was|were|has|have|live|lives|work|works|will|can)$/.test(next?.lower ?? '') || tokens.slice(i, i + 8).some(({ lower }) => lower === 'and')) return undefined // prettier-ignore
  return replaceWord(token, many, 'number', 'Use the plural after "both".')
})

/** "The both brothers came." */
const theBoth: Rule = onWord('the', ({ tokens, classes }, token, i) => {
  const both = tokens[i + 1]
  const noun = lowerAt(tokens, i + 2)
  return both?.lower === 'both' && !both.fixed && (classes.isPlural(noun) || /^(?:of|men|women|children)$/.test(noun))
    ? replaceWord(token, 'both', 'article', '"both" takes no article.', both)
    : undefined
})

/** "I yesterday went to the cinema." */
const iYesterday: Rule = ({ tokens, dictionary }, token, i) => {
  const person = tokens[i - 1]
  const isTwo = /^(?:last|this|next|every)$/.test(token.text) && /^(?:week|year|month|night|day|weekend|summer|morning|evening|friday|monday|sunday|saturday)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  const end = isTwo ? tokens[i + 1] : token
  const verb = lowerAt(tokens, isTwo ? i + 2 : i + 1)
  if (!(isTwo || /^(?:yesterday|today|tomorrow)$/.test(token.text)) || !end || !person?.first || !/^(?:i|we|he|she|they)$/.test(person.lower)) return undefined // prettier-ignore
  if (!(dictionary.partsOf(verb) & (pos.past | pos.verb | pos.verbS)) && !/^(?:will|have|had|was|were|am|go)$/.test(verb)) return undefined
  const time = isTwo ? `${token.text} ${end.text}` : token.text
  const after = `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${person.text === 'I' ? 'I' : person.lower}`
  return { start: person.start, end: end.end, after, kind: 'grammar', rule: 'word-order', message: `Put "${time}" before "${person.text}".` } // prettier-ignore
}

/** "I and my friend went home." */
const iAndMyFriend: Rule = onText('I', ({ tokens, text, classes }, token, i) => {
  const my = tokens[i + 2]
  const noun = tokens[i + 3]
  if (!token.first || lowerAt(tokens, i + 1) !== 'and' || my?.lower !== 'my' || !noun?.word || noun.fixed || !(relatives.has(noun.lower) || relatives.has(classes.singular(noun.lower) ?? '') || /^(?:family|parents|colleagues?|classmates?|team|boss|friends)$/.test(noun.lower)) || closed.has(noun.lower)) return undefined // prettier-ignore
  if (/^(?:'s|’s|and|,)$/.test(tokens[i + 4]?.text ?? '') || /['’]/.test(noun.text)) return undefined
  return { start: token.start, end: noun.end, after: `My ${text.slice(noun.start, noun.end)} and I`, kind: 'grammar', rule: 'pronoun-case', message: 'Name the other person first.' } // prettier-ignore
})

/** "We agree with all points except last one." */
const lastOne: Rule = onText('last first second third next previous', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'one' && /^(?:except|than|in|on|of|from|like|with|for|is|was|bought|take|took|and)$/.test(lowerAt(tokens, i - 1)) && isEnd(tokens[i + 2]) // prettier-ignore
    ? put(token.start, 'the', `${token.text} one`)
    : undefined,
)

/** "It is not easy for adult.", "suitable for beginner" */
const forAdult: Rule = onText(
  'adult beginner tourist foreigner student child teenager customer visitor user employee worker driver player reader parent teacher woman animal',
  ({ tokens, dictionary }, token, i) => {
    if (lowerAt(tokens, i - 1) !== 'for' || !isEnd(tokens[i + 1])) return undefined
    const before = lowerAt(tokens, i - 2)
    const many = pluralize(token.text)
    return (dictionary.partsOf(before) & pos.adjective && !closed.has(before)) || /^(?:specially|especially|only|mostly|place|dangerous)$/.test(before) // prettier-ignore
      ? replaceWord(token, many, 'number', `Use the plural "${many}" for people in general.`)
      : undefined
  },
)

/** "nobody picks up phone", "turn off light" */
const pickUpPhone: Rule = ({ tokens, classes }, token, i) => {
  const two = `${classes.base(lowerAt(tokens, i - 2)) ?? lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)}`
  const isKnown = /^(?:phone|light|TV|computer|heating|radio|television|oven|stove|engine|alarm|window|door)$/.test(token.text)
  return isKnown && !token.hyphen && /^(?:pick up|turn off|turn on|switch on|switch off|hang up|put down)$/.test(two) && (isEnd(tokens[i + 1]) || /^(?:and|when|because|before|after|in|if|but)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? insertText(token.start, 'the ', 'article', `Use "the" before "${token.text}" here.`)
    : undefined
}
