/** Capitals of names that are also words, by what stands beside them: "Mr patel", "in march", "born in wales". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, type Rule } from '../../edits.ts'
import { pos, type Dictionary } from '../../grammar/parts-of-speech.ts'
import { loadKnownWords } from '../../spelling/known-words.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, endsPhrase, modals, prepositions } from '../../grammar/word-classes.ts'

/** Edits of capitals. */
export function capitalEdits(page: RulePage): Edit[] {
  return applyRules(page, [titledName, month, placeAfter, universityOf, dayPart, strayNoun, namedThing, inPolish, addressed]).concat(
    inDrafts(applyRules(page, [professionName, personNamed, strayInSentence, theKitchen])),
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const put = (token: Token, after: string, message: string): Edit => ({
  start: token.start,
  end: token.end,
  after,
  kind: 'capitalization',
  rule: 'capitals',
  message,
})

const isSmall = (token: Token | undefined) => token?.word === true && !token.fixed && !token.hyphen && /^\p{Ll}[\p{Ll}'’]+$/u.test(token.text) // prettier-ignore

/** "Mr patel", "mrs. Olsen" */
const titledName: Rule = ({ tokens, dictionary }, token, i) => {
  if (/^(?:mr|mrs|ms|dr|prof)$/.test(token.text)) {
    const at = tokens[i + 1]?.text === '.' ? i + 2 : i + 1
    // "mr. and mrs. Jones"
    if (lowerAt(tokens, at) === 'and' && /^(?:mrs|ms|dr|mr)$/.test(lowerAt(tokens, at + 1)) && token.text !== 'ms')
      return put(token, capital(token.text), `Capitalize the title "${capital(token.text)}".`)
    const name = tokens[at]
    const isName = name?.word && !name.fixed && !name.first && (/^\p{Lu}\p{Ll}/u.test(name.text) || isListedName(name, dictionary))
    // "5 ms later"
    const isUnit = /^\d/.test(tokens[i - 1]?.text ?? '') || token.text === 'ms'
    return isName && !(isUnit && !/^\p{Lu}/u.test(name.text)) && !/^\d/.test(tokens[i - 1]?.text ?? '')
      ? put(token, capital(token.text), `Capitalize the title "${capital(token.text)}".`)
      : undefined
  }
  const at = tokens[i - 1]?.text === '.' && !tokens[i - 1]?.spaced ? i - 2 : i - 1
  if (!isSmall(token) || !/^(?:Mr|Mrs|Ms|Dr|Prof)$/.test(tokens[at]?.text ?? '') || !isListedName(token, dictionary)) return undefined
  return put(token, capital(token.text), 'Capitalize a name.')
}

/** A listed name, or no English word. */
function isListedName(token: Token, dictionary: Dictionary): boolean {
  if (!isSmall(token) || closed.has(token.lower)) return false
  return loadKnownWords().has(capital(token.text)) || !dictionary.has(token.lower)
}

const day = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/
const year = /^(?:1[5-9]|20)\d\d$/

/** "in march", "3 may", "last august", "may 5, 2020" */
const month: Rule = onText('march may august', ({ tokens, dictionary }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  const after = lowerAt(tokens, i + 1)
  const message = `Capitalize the month "${capital(token.text)}".`
  // "in may 2019", "march 5th"
  if (next && year.test(next.text) && (prepositions.has(before) || day.test(tokens[i - 1]?.text ?? ''))) return put(token, capital(token.text), message) // prettier-ignore
  const isFree =
    endsPhrase(next) && !modals.has(after) && !/^(?:of|be|have|not|do|the|a|an|on|in|by|with|i|you|he|she|it|we|they)$/.test(after)
  const isVerbNext = next?.word === true && !closed.has(after) && dictionary.partsOf(after) !== 0
  if (
    day.test(tokens[i - 1]?.text ?? '') ||
    (before === 'of' && day.test(tokens[i - 2]?.text ?? '') && /\D/.test(tokens[i - 2]?.text ?? ''))
  ) {
    const opener = lowerAt(tokens, i - 2)
    const isDate = before === 'of' || /^(?:on|by|from|until|till|since|before|after|of|is|was|to|and|the|dated)$/.test(opener) || /\D/.test(tokens[i - 1]?.text ?? '') // prettier-ignore
    return isDate && (token.text !== 'may' || isFree) && !(isVerbNext && token.text === 'may') ? put(token, capital(token.text), message) : undefined // prettier-ignore
  }
  if (/^(?:in|since|until|till|by|during|early|late|mid|last|next)$/.test(before) && isFree) return put(token, capital(token.text), message)
  return undefined
})

const travel =
  /^(?:live|lives|lived|living|born|move|moved|moving|fly|flew|flying|travel|travels|traveled|travelled|go|goes|going|went|gone|been|come|comes|came|coming|trip|trips|flight|holiday|holidays|vacation|visit|studied|work|works|worked|arrived|based|made|office|branch|grew|back|return|returned|raised|stayed|friend|friends|family|city|town|village)$/

/** "born in wales", "a trip to china": words that are also names, after a preposition and what tells of a place. */
const placeAfter: Rule = onText('wales china turkey jordan chad georgia jersey', ({ tokens }, token, i) => {
  if (!/^(?:in|to|from)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = tokens[i + 1]
  if (!endsPhrase(next) || /^(?:or|and|with|made)$/.test(next?.lower ?? '')) return undefined
  const isPlace = [2, 3, 4].some(back => travel.test(lowerAt(tokens, i - back)))
  return isPlace ? put(token, capital(token.text), `Capitalize the name "${capital(token.text)}".`) : undefined
})

/** "the university of oxford" */
const universityOf: Rule = ({ tokens }, token, i) => {
  const at = token.text === 'university' ? i + 2 : i
  const name = tokens[at]
  if (!(token.text === 'university' || lowerAt(tokens, i - 2) === 'university')) return undefined
  if (lowerAt(tokens, at - 1) !== 'of' || !name?.word || lowerAt(tokens, at - 3) !== 'the') return undefined
  const isPlace = /^(?:oxford|cambridge|london|warsaw|cairo|lyon|paris|berlin|vienna|oslo|edinburgh|glasgow|manchester|leeds|bristol|york|chicago|california|texas|florida|michigan|toronto|sydney|melbourne|tokyo|porto|lisbon|madrid|barcelona|rome|bologna|milan|munich|zurich|geneva|amsterdam|copenhagen|stockholm|helsinki|prague|budapest|athens|istanbul|delhi|lagos|nairobi|lima|bogota)$/.test(name.lower) // prettier-ignore
  if (!isPlace) return undefined
  return put(token, capital(token.text), `Capitalize the name "University of ${capital(name.lower)}".`)
}

/** Neighbors in lower case: no heading, and no name of several words. */
const isBetweenSmall = (tokens: readonly Token[], i: number) => {
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  return isPlain(before) && (!next || !next.word || isPlain(next)) && next?.text !== '-' && !/^['’"”]$/.test(next?.text ?? '')
}
const isPlain = (token: Token | undefined) =>
  token?.word === true && !token.fixed && /^(?:\p{Ll}|(?:My|Every|This|Each)$)/u.test(token.text)

/** "every Evening" */
const dayPart: Rule = afterWord('every each this that yesterday tomorrow one same next last', ({ tokens }, token, i) => {
  if (token.first || !/^(?:Morning|Evening|Afternoon|Night|Weekend)s?$/.test(token.text) || !isBetweenSmall(tokens, i)) return undefined
  const before = lowerAt(tokens, i - 1)
  const isOpening = tokens[i - 1]?.first === true && before === 'this'
  if (isOpening) return undefined
  return put(token, token.lower, 'Use a lowercase letter for a part of the day.')
})

const commonNouns = /^(?:Mother|Father|Brother|Sister|Mum|Mom|Dad|Parents|Friend|Friends|Doctor|Teacher|Boss|Wife|Husband|Son|Daughter|Dog|Cat|Car|House|Website|Phone|Job|Weekend|School)$/ // prettier-ignore

/** "my Mother", "our new Website": some writers mean it so. */
const strayNoun: Rule = ({ tokens }, token, i) => {
  if (token.first || !commonNouns.test(token.text) || !isBetweenSmall(tokens, i)) return undefined
  const before = lowerAt(tokens, i - 1)
  const isOwned = /^(?:my|your|his|her|our|their)$/.test(before) || (/^(?:new|old|best|little|big|older|younger)$/.test(before) && /^(?:my|your|his|her|our|their|a|an)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  const isPlace = token.text === 'School' && /^(?:at|to|from)$/.test(before)
  if (!isOwned && !isPlace) return undefined
  return { ...put(token, token.lower, 'Use a lowercase letter for a common noun.'), isDoubtful: true }
}

/** Names of several words, by their first: "the eiffel tower", "new york", "the statue of liberty". */
const namedThings = new Set(
  `abu dhabi;albert einstein;atlantic ocean;baltic sea;bank of england;big ben;black friday;boxing day;brooklyn bridge;buckingham palace;buenos aires;cape town;central america;champions league;charles darwin;christmas day;christmas eve;costa rica;czech republic;earth day;east africa;easter sunday;eiffel tower;el salvador;empire state building;european union;father christmas;fifth avenue;formula one;french revolution;frankfurt airport;golden gate bridge;google maps;google drive;grand canyon;great barrier reef;great britain;great wall of china;harry potter;hong kong;hyde park;independence day;indian ocean;industrial revolution;ivory coast;kuala lumpur;lake geneva;las vegas;latin america;leonardo da vinci;los angeles;machu picchu;middle east;middle ages;microsoft word;microsoft teams;milky way;mother teresa;mount everest;mount fuji;nelson mandela;new delhi;new jersey;new mexico;new orleans;new south wales;new york;new york city;new zealand;niagara falls;nobel prize;north africa;north america;north korea;north sea;northern ireland;notre dame;olympic games;oxford street;pacific ocean;palm sunday;papua new guinea;paris agreement;pearl harbor;premier league;puerto rico;rio de janeiro;rocky mountains;romeo and juliet;san diego;san francisco;santa claus;saudi arabia;sierra leone;silicon valley;south africa;south america;south korea;sri lanka;star wars;statue of liberty;super bowl;tel aviv;times square;tower bridge;trafalgar square;united arab emirates;united kingdom;united nations;united states;united states of america;vatican city;wall street;washington dc;west africa;william shakespeare;world cup;world health organization;world war;world wide web`.split(';'), // prettier-ignore
)
const opensNamed = new Set([...namedThings].map(name => name.split(' ')[0] ?? ''))
/** Common words, which may also name other things: "the world cup of soup". */
const isCommon = /^(?:black friday|world cup|middle ages|new (?:jersey|mexico)|wall street|star wars|tower bridge|big ben|earth day|independence day|bank of england|nobel prize|super bowl|industrial revolution|world war|formula one|milky way)$/ // prettier-ignore
const keepsSmall = /^(?:of|and|de|da|dc)$/

/** "the eiffel tower", "in new york" */
const namedThing: Rule = ({ tokens, text }, token, i) => {
  if (!opensNamed.has(token.text)) return undefined
  for (let length = 4; length >= 2; length--) {
    const words = tokens.slice(i, i + length)
    const last = words.at(-1)
    if (words.length < length || !last || !words.every(word => isSmall(word) || keepsSmall.test(word.text))) continue
    const name = words.map(({ lower }) => lower).join(' ')
    if (/^an?$/.test(lowerAt(tokens, i - 1)) || (/^new (?:jersey|mexico)$/.test(name) && !/^(?:in|from|to)$/.test(lowerAt(tokens, i - 1))))
      return undefined
    if (!namedThings.has(name) || text.slice(token.start, last.end) !== name) continue
    const isSure = !isCommon.test(name)
    const after = words.map(({ lower }) => (lower === 'dc' ? 'DC' : keepsSmall.test(lower) ? lower : capital(lower))).join(' ')
    const edit: Edit = { start: token.start, end: last.end, after, kind: 'capitalization', rule: 'capitals', message: `Capitalize the name "${after}".` } // prettier-ignore
    return isSure ? edit : { ...edit, isDoubtful: true, isLikelySlip: true, isSilent: true }
  }
  return undefined
}

/** "doctor Evans", "professor Lindqvist": not "my uncle Tom" */
const professionName: Rule = onText(
  'doctor professor president captain king queen prince princess uncle aunt auntie grandma grandpa mayor senator sergeant colonel inspector nurse sister father pope saint sir lady lord miss mister missus judge coach principal',
  ({ tokens, tags }, token, i) => {
    const [before, name] = [tokens[i - 1], tokens[i + 1]]
    if (!name?.word || name.fixed || !/^\p{Lu}\p{Ll}{2,}$/u.test(name.text) || tags.has(i + 1, 'Date', 'Place')) return undefined
    const opens = /^(?:to|with|from|by|for|and|that|asked|told|met|saw|called|visited|thanked|is|was|when|because|if|about|at|of|dear|hi|hello|,)$/.test(before?.lower ?? '') // prettier-ignore
    return opens ? put(token, capital(token.text), `Capitalize the title "${capital(token.text)}".`) : undefined
  },
)

/** "a nice Dinner with", "sells Shoes online": nouns as in German, in a text that writes other nouns small. */
const strayInSentence: Rule = (page, token, i) => {
  const { tokens, text, tags, dictionary, classes } = page
  if (token.first || !/^\p{Lu}\p{Ll}{2,}$/u.test(token.text) || !isBetweenSmall(tokens, i) || tokens[i + 1]?.text === ':') return undefined
  const parts = dictionary.partsOf(token.lower)
  if (!(parts & (pos.noun | pos.plural)) || dictionary.partsOf(token.text) & pos.name || loadKnownWords().has(token.text)) return undefined
  if (
    tags.has(i, 'Person', 'FirstName', 'Place') ||
    (tags.has(i, 'Date') && token.text !== 'Weekend') ||
    (dictionary.rank(token.lower) > 4000 &&
      !(
        concrete.test(token.text) &&
        (!tokens[i + 1]?.word || closed.has(lowerAt(tokens, i + 1)) || prepositions.has(lowerAt(tokens, i + 1)))
      ))
  )
    return undefined
  // A contract's term, or one that is written so elsewhere.
  if (/\bshall\b/.test(text)) return undefined
  if (text.split(new RegExp(`\\b${token.text}\\b`)).length > 2) return undefined
  if (/^(?:Agreement|Party|Parties|Client|Customer|Seller|Buyer|Tenant|Landlord|Lord|God|Board|Council|Committee|Church|State|Court|House|Bible|Earth|Sun|Moon|Internet|Web|North|South|East|West|Government|Parliament|Congress|Senate|Mum|Mom|Dad|Mummy|Daddy|Granny|Grandma|Grandpa|Nan|Sir|Madam|Prime|President|King|Queen|Prince|Manager|Director|Chair|Minutes|Settings|Start|Menu|Home|File|Edit|View|Save|Print|Word|Windows|Apple|Amazon|Teams|Outlook|Zoom|Slack|Excel|Office|Drive|Chrome|Mail|Maps|Spring|Summer|Autumn|Winter|May|March|August)$/.test(token.text)) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const two = lowerAt(tokens, i - 2)
  const isModified = classes.isAdjective(before) && /^(?:a|an|very|some|many|my|our|your|his|her|their)$/.test(two)
  const isPluralObject = (parts & pos.plural) !== 0 && /^(?:sells?|buy|buys|bought|sold|eat|eats|ate|make|makes|made|play|plays|many|some|few|several|these|those|two|three|four|five|like|love|loves|likes|need|needs|have|has|had|wear|wears|of|with|for)$/.test(before) // prettier-ignore
  const isOne = /^(?:a|an|my|our|his|her|their|your|every|each)$/.test(before)
  return isModified || isPluralObject || isOne ? put(token, token.lower, 'Use a lowercase letter for a common noun.') : undefined
}

/** Rooms, furniture, and things that name nothing else with a capital. */
const concrete = /^(?:Kitchen|Bathroom|Bedroom|Garden|Garage|Cellar|Balcony|Hallway|Corridor|Staircase|Window|Door|Wall|Roof|Floor|Ceiling|Table|Chair|Desk|Sofa|Shelf|Cupboard|Drawer|Fridge|Oven|Lamp|Folder|Envelope|Invoice|Parcel|Letter|Printer|Keyboard|Phone|Computer|Laptop|Car|Bicycle|Bike|Bus|Train|Plane|Suitcase|Bag|Wallet|Key|Keys|Bottle|Cup|Plate|Knife|Spoon|Breakfast|Lunch|Dinner|Cake|Soup|Bread|Butter|Milk|Cheese|Meat|Dog|Cat|Horse|Bird|Tree|Flower|Flowers|Weather|Rain|Snow|Heating|Meeting|Appointment|Deadline|Holiday|Weekend|Neighbor|Neighbour|Neighbors|Neighbours|Boss|Colleague|Colleagues|Customer|Customers|Children|Child|Shoes|Jacket|Coat|Shirt|Trousers|Idea|Ideas)$/ // prettier-ignore

/** "shown me the Folder twice", "in the Kitchen because": nouns as in German, between small words */
const theKitchen: Rule = ({ tokens, text, kind }, token, i) => {
  if (token.first || token.fixed || token.hyphen || kind !== 'paragraph' || !concrete.test(token.text) || !isBetweenSmall(tokens, i)) return undefined // prettier-ignore
  if (tokens[i - 1]?.text !== 'the' || tokens[i + 1]?.text === ':' || /\bshall\b/.test(text) || text.split(new RegExp(`\\b${token.text}\\b`)).length > 2) return undefined // prettier-ignore
  const next = tokens[i + 1]
  // "the Kitchen app", "the Folder menu"
  const goesOn =
    !next?.word ||
    closed.has(next.lower) ||
    prepositions.has(next.lower) ||
    /^(?:twice|yesterday|today|every|smells?|works|stopped|started)$/.test(next.lower)
  // "called the Kitchen", "click the Folder", "the band the Bird"
  const isNamed = /^(?:called|named|titled|click|select|press|tap|choose|open|as|like|entitled|featuring|by|of|at)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return goesOn && !isNamed ? put(token, token.lower, 'Use a lowercase letter for a common noun.') : undefined
}

/** "a native speaker of polish", "fluent in polish", "polish lessons": not "nail polish" */
const inPolish: Rule = onText('polish', ({ tokens }, token, i) => {
  const [two, before, next] = [lowerAt(tokens, i - 2), lowerAt(tokens, i - 1), lowerAt(tokens, i + 1)]
  const isSpoken = (/^(?:speakers?|fluent|fluency|proficiency|proficient|native|conversation|translator)$/.test(two) && /^(?:of|in)$/.test(before)) || (/^(?:knowledge|command)$/.test(two) && before === 'of' && (!tokens[i + 1]?.word || /^(?:and|or)$/.test(next))) // prettier-ignore
  const isObject =
    /^(?:speaks?|spoke|speaking|fluent|native|into)$/.test(before) &&
    (tokens[i + 1]?.text !== ',' ||
      /^(?:but|and|english|german|french|russian|spanish|italian|czech|ukrainian|dutch)$/.test(lowerAt(tokens, i + 2)))
  const isNamed = /^(?:language|speakers?|lessons?|translation|citizens?|citizenship|nationality|embassy|zloty|grammar|border|passport)$/.test(next) // prettier-ignore
  return isSpoken || isObject || isNamed ? put(token, 'Polish', 'Capitalize the name of a language.') : undefined
})

/** "my assistant nils at nils@norbo.se": the address has the name, or its first letter. */
const addressed: Rule = (page, token, i) => {
  const { text, dictionary } = page
  if (!isSmall(token) || token.text.length < 3 || !isPersonBefore(page, i) || dictionary.has(token.lower)) return undefined
  const isName = loadKnownWords().has(capital(token.text)) || dictionary.has(capital(token.text))
  const address = new RegExp(`(?<![\\w.])(?:${token.lower}\\b|${token.lower.charAt(0)}\\.)[\\w.+-]*@`, 'i')
  return isName && address.test(text) ? put(token, capital(token.text), 'Capitalize a name.') : undefined
}

const person = /^(?:assistant|colleague|coworker|boss|manager|supervisor|successor|predecessor|deputy|partner|friend|neighbou?r|brother|sister|son|daughter|wife|husband|cousin|uncle|aunt|nephew|niece|teacher|roommate|flatmate|boyfriend|girlfriend|classmate|trainer|named|called)$/ // prettier-ignore

/** "my assistant nils" */
const isPersonBefore = ({ tokens }: RulePage, i: number) =>
  person.test(lowerAt(tokens, i - 1)) && /^(?:my|your|his|her|our|their|the|is|was|named|called|old|best|new|a|and)$/.test(lowerAt(tokens, i - 2).replace(/er$/, '')) // prettier-ignore

/** "my sister anna", "your colleague rolf": a name that is no other word. */
const personNamed: Rule = (page, token, i) => {
  const { dictionary } = page
  if (!isSmall(token) || token.text.length < 3 || !isPersonBefore(page, i) || dictionary.has(token.lower)) return undefined
  const name = capital(token.text)
  const isName = (dictionary.partsOf(name) & pos.name) !== 0 || loadKnownWords().has(name)
  return isName ? put(token, name, 'Capitalize a name.') : undefined
}
