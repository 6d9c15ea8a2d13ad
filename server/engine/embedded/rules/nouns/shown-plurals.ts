/** Plurals that other words show: "three size too big", "in both case", "that bonfire are", "They are student", "a handful of death were". */
import { animals, counted, persons as callable, roles, things } from '../../grammar/count-nouns.ts'
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize } from '../../grammar/irregular.ts'
import { persons } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, countNouns, massNouns, prepositions } from '../../grammar/word-classes.ts'
import { isStrict } from '../articles/bare-nouns.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function shownPluralEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [bareSubject, someNurses, halfPassengers, theyAre, handfulOf]),
    ...inDrafts(
      applyRules(page, [afterNumber, pairOf, aBleach, likeAnimals, thickerSock, massPlural, goodConditions, aManners, winesList]),
    ),
  ]
}

const plural = (token: Token, right: string, after: string) => replaceWord(token, right, 'number', `Use the plural after "${after}".`)

/** Groups that take a plural verb, and nouns that have no plural of their own. */
const collective = /^(?:staff|crew|team|family|public|government|committee|press|couple|majority|minority|cattle|police|council|board|jury|club|party|opposition|management|company|group|band|army|navy|class|crowd|audience|cast|choir|congregation|community|union|firm|bank|department|faculty|enemy|side|squad|clergy|gentry|nobility|youth|folk|fish|sheep|deer|salmon|trout|cod|tuna|shrimp|squid|aircraft|spacecraft|series|species|offspring|bulk|rest|remainder|half|quarter|third|lot|number|handful|dozen|hundred|pair|data|media|bacteria|criteria|phenomena|poultry|game|vermin|livestock|prey|personnel|generation|population|household|association|society|ministry|office|school|university|college|hospital|church|county|city|country|nation|town|village|world|key|following|above|below|present|chief|top|first|last|variety|range|mix|set|series|dice|headquarters|crossroads|means|kind|sort|type|royalty|elite|trio|duo|quartet|gang|troop|fleet|corps|tribe|league|assembly|parliament|senate|congress|cabinet|chamber|court|bench|defense|defence|prosecution|counsel|fire|sauce|majesty)$/ // prettier-ignore

const isDescribing = ({ classes }: RulePage, word: string) => classes.isAdjective(word) && !/(?:er|or|ist|man|woman)$/.test(word)

/** The plural of a noun that is counted: "case", "bunk", "size", "strap". */
function manyOf({ dictionary, classes }: RulePage, token: Token | undefined): string | undefined {
  if (!token?.word || token.fixed || token.hyphen || token.text !== token.lower || token.lower.length < 3) return undefined
  const word = token.lower
  if (closed.has(word) || massNouns.has(word) || collective.test(word)) return undefined
  const parts = dictionary.partsOf(word)
  const isListed = counted.has(word) || countNouns.has(word) || things.has(word) || persons.has(word)
  if (!(parts & pos.noun || counted.has(word)) || parts & (pos.plural | pos.ing | pos.past | pos.participle | pos.name)) return undefined
  if (parts & (pos.adjective | pos.adverb) && !isListed) return undefined
  const many = pluralize(word)
  return many !== word && (classes.isPlural(many) || (isListed && dictionary.has(many))) ? many : undefined
}

const numbers = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|[2-9]|[1-9]\d|several|many|various|both)$/ // prettier-ignore
const labels = /^(?:page|chapter|step|room|number|part|section|level|grade|unit|apartment|day|week|act|scene|line|figure|table|question|exercise|lesson|type|phase|version|gate|platform|route|bus|track|class|form|channel|verse|point|article|volume|june|july|may|march|april|august|september|october|november|december|january|february|world|top|age|flight|highway|road|no|nr)$/ // prettier-ignore
/** Mass after a number in another sense, or more often a verb or an adjective there. */
const notCounted = /^(?:aspirin|paracetamol|ibuprofen|reindeer|moose|elk|bison|mackerel|herring|salmon|trout|cod|tuna|carp|pike|perch|bass|grouse|pheasant|quail|quid|grand|pence|work|fish|dozen|foot|stone|percent|per|head|present|past|cent|help|care|use|need|love|hope|luck|land|ground|light|water|paper|iron|fire|start|play|fun|sport|cash|credit|change|food|fruit|meat|tea|coffee|beer|wine|salt|sugar|rice|bread|butter|milk|cheese|staff|sleep|rest|support|research|progress|trouble|traffic|damage|access|lead|live|last|left|right|good|back|home|open|high|low|total|plus|minus|star|up|clock|sharp|odd|nil|love|all|pitch|gold|silver|bronze|space|storage|noise|sound|pain|stress|pressure|heat|power|energy|speed|quality|quantity|history|nature|art|science|music|language|law|order|peace|war|death|birth|truth|fear|pleasure|interest|business|trade|experience|practice|education|training|advice|information|rain|snow|wind|sand|dust|dirt|mud|grass|hair|skin|blood|wood|glass|metal|plastic|cotton|wool|silk|leather|rubber|oil|gas|coal|while)$/ // prettier-ignore
const openers = /^(?:in|with|for|into|on|has|have|had|having|have|with|need|needs|needed|want|wants|buy|bought|get|got|see|saw|find|found|lost|take|took|taken|give|gave|make|made|eat|ate|after|before|within|about|over|under|through|between|than|only|least|contains?|contained|includes?|included|brings?|brought|uses?|used|wears?|wore|wearing|carried|carries|visited|add|are|were|is|was|send|sent|sell|sold|sells|write|wrote|read|called|tried|us|me|him|them|gloves|nearly|almost|exactly|another|up|down|and|or|,)$/ // prettier-ignore
const follows = /^(?:and|but|or|in|on|at|for|with|from|to|of|that|which|who|because|so|when|if|after|before|every|each|per|ago|is|are|was|were|have|had|has|than|during|without|about|too|while|left|later|apart|thick|wide|long|tall|deep|high|by|until|near|under|over|where|will|can|we|i|you|he|she|they|it|there|here|again|now|today|yesterday|together|only|last|next|this)$/ // prettier-ignore

/** "had four bunk, a samovar", "three size too big", "In both case,", "has several pocket and" */
const afterNumber: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  const many = manyOf(page, token)
  if (!many || (notCounted.test(token.lower) && token.lower !== 'stone')) return undefined
  // "Children under eight get in free": an age
  if (/^(?:under|over)$/.test(lowerAt(tokens, i - 2)) && dictionary.partsOf(token.lower) & pos.verb && classes.isPlural(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  let k = i - 1
  const isAdjective = (at: number) => {
    const word = lowerAt(tokens, at)
    // "five week vacation"
    if (
      /^(?:week|month|year|day|hour|minute|second|mile|night|star|page|person|man|dollar|euro|pound|inch|foot|degree|percent)$/.test(word)
    )
      return false
    return word !== '' && !tokens[at]?.hyphen && (/^(?:other|more|new|old|first|different|small|big)$/.test(word) || (!closed.has(word) && classes.isAdjective(word) && !classes.isPlural(word) && !(dictionary.partsOf(word) & pos.verbS))) // prettier-ignore
  }
  while (k > i - 3 && isAdjective(k)) k--
  const number = tokens[k]
  if (!number || number.hyphen || number.fixed || !numbers.test(number.lower)) return undefined
  const before = tokens[k - 1]
  if (labels.test(before?.lower ?? '') || /^[$€£#.:/-]$/.test(before?.text ?? '') || tokens[k + 1]?.hyphen) return undefined
  const isBothThe = number.lower === 'both' && before?.lower === 'in' && /^(?:the|a|my|it)$/.test(lowerAt(tokens, i + 1))
  // "both bread and butter", "many a", "the two work"
  if (number.lower === 'both' && (lowerAt(tokens, i + 1) === 'and' || k < i - 1)) return undefined
  const isVerb = (dictionary.partsOf(token.lower) & pos.verb) !== 0
  const isListed = before?.lower === 'and' && isEnd(tokens[i + 1]) && tags.has(k - 2, 'Noun')
  const isObject = isListed || (openers.test(before?.lower ?? '') && !/^(?:and|or|,)$/.test(before?.lower ?? ''))
  if (isVerb && k === i - 1 && (!isObject || before?.lower === 'only')) return undefined
  if (!isObject && !(before === undefined || number.first || openers.test(before.lower) || tags.has(k - 1, 'Verb'))) return undefined
  const next = tokens[i + 1]
  if (!(isEnd(next) || isBothThe || follows.test(next?.lower ?? '')) || /^[-–/(]$/.test(next?.text ?? '') || next?.text === ':')
    return undefined
  if (/^(?:thick|wide|long|tall|deep|high|apart)$/.test(next?.lower ?? '') && !/^(?:centimet|millimet|met|kilomet|inch|mile|yard|size|floor|stor)/.test(token.lower)) return undefined // prettier-ignore
  if (next?.lower === 'and' && isAdjective(i + 2)) return undefined
  return plural(token, many, number.text)
}

const clauseStart = /^(?:that|because|if|when|but|while|although|since|unless|whereas|where)$/
const pluralVerbs = /^(?:are|were|aren't|weren't|have|haven't|don't)$/

/** "We remind you that bonfire are not allowed.", "Wet wheel are ruining the paint." */
const bareSubject: Rule = (page, token, i) => {
  const { tokens, classes, dictionary, tags } = page
  if (!pluralVerbs.test(lowerAt(tokens, i + 1)) || tokens[i + 2]?.word !== true || token.hyphen) return undefined
  // "that train don't stops": the second verb shows one
  if (/^(?:don't|haven't)$/.test(lowerAt(tokens, i + 1)) && dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.verbS) return undefined
  const lower = { ...token, text: token.first ? token.lower : token.text }
  const many = manyOf(page, lower)
  const isGuest = persons.has(token.lower) && !/^(?:bear|fish|sheep|crew|cook|host|guide|man|woman)$/.test(token.lower)
  if (!many || !(isStrict(token.lower) || isGuest) || isDescribing(page, token.lower) || (token.first && dictionary.partsOf(token.text) & pos.name)) return undefined // prettier-ignore
  let k = i
  while (k > i - 3 && !tokens[k]?.first && classes.isAdjective(lowerAt(tokens, k - 1)) && !closed.has(lowerAt(tokens, k - 1)) && !(dictionary.partsOf(lowerAt(tokens, k - 1)) & (pos.adverb | pos.past | pos.plural)) && !tags.has(k - 1, 'Verb')) k-- // prettier-ignore
  const opens = tokens[k]?.first === true || clauseStart.test(lowerAt(tokens, k - 1))
  if (!opens || /^(?:only|such|what|which|no|half|also|chief|foremost|prominent|present|most|more)$/.test(lowerAt(tokens, k)))
    return undefined
  // "In that park are the busts"
  if (lowerAt(tokens, k - 1) === 'that' && prepositions.has(lowerAt(tokens, k - 2))) return undefined
  // "Have guest arrived?", "that have": a relative word; "If wheel were"
  if (/^(?:that|if|when)$/.test(lowerAt(tokens, k - 1)) && tags.has(i, 'Verb')) return undefined
  return replaceWord(token, many, 'number', 'Use the plural for more than one.')
}

/** "Half the passenger were asleep", "Most of the guest have left" */
const halfPassengers: Rule = afterWord('the our my his her their your', ({ tokens }, token, i) => {
  const verb = lowerAt(tokens, i + 1)
  const isPerson = (persons.has(token.lower) || roles.has(token.lower)) && !/^(?:staff|crew|man|woman|team|audience|group|family|public|police|child|cast|army|company|board)$/.test(token.lower) // prettier-ignore
  if (!isPerson || token.text !== token.lower || token.hyphen) return undefined
  const share = lowerAt(tokens, i - 2) === 'of' ? i - 3 : i - 2
  const isShare = share === i - 2 ? /^(?:half|all|both)$/.test(lowerAt(tokens, share)) : /^(?:half|all|both|most|many|some|several|few|two|three|four|five|none)$/.test(lowerAt(tokens, share)) // prettier-ignore
  return isShare && /^(?:are|were|have|aren't|weren't|haven't)$/.test(verb)
    ? replaceWord(token, pluralize(token.lower), 'number', 'Use the plural for more than one.')
    : undefined
})

/** "why some nurse leave the profession", "that only pensioner use it" */
const someNurses: Rule = afterWord('some many most all several few only both other', (page, token, i) => {
  const { tokens, dictionary } = page
  const before = lowerAt(tokens, i - 1)
  if (token.text !== token.lower || token.hyphen) return undefined
  const isPerson = (persons.has(token.lower) || roles.has(token.lower)) && !/^(?:man|woman|guide|host|cook|fish|sheep|bear|crew|guard|model|rival|pilot|coach|judge|champion|master|guest)$/.test(token.lower) // prettier-ignore
  if (!isPerson || isDescribing(page, token.lower) || /^(?:a|an|the|my|his|her|your|our|their|this|that|of|not|are|is|was|were)$/.test(lowerAt(tokens, i - 2)) && before !== 'only') return undefined // prettier-ignore
  if (before === 'only' && !/^(?:that|because|and|but|if|when)$/.test(lowerAt(tokens, i - 2))) return undefined
  const verb = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(verb)
  const isBase = ((parts & pos.verb) !== 0 && !(parts & (pos.past | pos.verbS | pos.adjective | pos.adverb)) && !closed.has(verb)) || /^(?:are|were|have|do|don't|go|get|come)$/.test(verb) // prettier-ignore
  const then = lowerAt(tokens, i + 2)
  const isFinite = /^(?:are|were|don't)$/.test(verb) || (verb === 'have' && (dictionary.partsOf(then) & pos.participle) !== 0) || /^(?:the|a|an|it|them|their|to|in|at|on|for|without|with|that|very|not|been|more|from|about|this|us|me|you)$/.test(then) // prettier-ignore
  return isBase && isFinite ? replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${before}".`) : undefined
})

/** "a pair of shoe", "a group of student", "the number of passenger" */
const pairOf: Rule = (page, token, i) => {
  const { tokens, classes } = page
  let k = i - 1
  while (k > i - 2 && !closed.has(lowerAt(tokens, k)) && classes.isAdjective(lowerAt(tokens, k))) k--
  const amount = lowerAt(tokens, k - 1)
  if (lowerAt(tokens, k) !== 'of' || !/^(?:pair|pairs|bunch|group|groups|list|set|collection|basket|row|rows|pack|dozens|crowd|flock|herd|swarm|pile|stack|number|numbers|variety|range|selection|couple|thousands|hundreds|millions|kinds|types|sorts|lots|series|majority)$/.test(amount)) return undefined // prettier-ignore
  const many = manyOf(page, token)
  if (!many || !isStrict(token.lower) || classes.isAdjective(token.lower) || /^(?:kind|type|sort)s$/.test(amount) && !animals.has(token.lower)) return undefined // prettier-ignore
  return isEnd(tokens[i + 1]) || /^(?:and|but|in|on|at|for|from|to|who|that|with|is|are|was|were|has|have|because)$/.test(lowerAt(tokens, i + 1)) ? plural(token, many, `${amount} of`) : undefined // prettier-ignore
}

const substances = /^(?:bleach|petrol|diesel|bread|butter|rice|pasta|flour|sunlight|sunshine|homework|housework|traffic|electricity|luggage|baggage|furniture|equipment|software|hardware|clothing|jewelry|jewellery|cutlery|garbage|rubbish|mud|dirt|dust|garlic|ginger|parsley|cinnamon|wool|cash|money|music|poetry|mathematics|weather|evidence|progress|underwear|transportation|scenery|machinery|stationery|bacon|oxygen|sunscreen|information|feedback|toothpaste|cement|soil|sand|health|happiness|luck|fun|work|news|research|advice|permission|laundry|grass|hay|smoke|steam|snow|ice)$/ // prettier-ignore

/** "Do not use a bleach.", "I have a homework" */
const aBleach: Rule = onText('a an', ({ tokens, text }, token, i) => {
  const next = tokens[i + 1]
  if (!next?.word || next.fixed || next.hyphen || !substances.test(next.lower) || text[next.end] === '-') return undefined
  // "a work of art", "such a fun", "a snow that"
  if (/^(?:such|what|quite|of|many)$/.test(lowerAt(tokens, i - 1))) return undefined
  return isEnd(tokens[i + 2]) || /^(?:and|or|but|because|in|on|at|from|when|so|with|to|before|after|into)$/.test(lowerAt(tokens, i + 2)) && !/^(?:work|snow|fun|ice|health|smoke|research|health|permission)$/.test(next.lower) // prettier-ignore
    ? removeWord(token, next, 'article', `"${next.text}" is uncountable and takes no "${token.text}".`)
    : undefined
})

/** "They are student.", "most of whom were undergraduate", "We are engineer from Spain." */
const theyAre: Rule = afterWord('are were', (page, token, i) => {
  const { tokens } = page
  const subject = lowerAt(tokens, i - 2)
  const isOf = /^(?:whom|who|them|us)$/.test(subject) && lowerAt(tokens, i - 3) === 'of' && /^(?:most|all|some|many|both|half|several|few|three|four|five|ten|two)$/.test(lowerAt(tokens, i - 4)) // prettier-ignore
  if (!/^(?:they|we|these|those)$/.test(subject) && !isOf) return undefined
  const isPerson = persons.has(token.lower) || roles.has(token.lower) || callable.has(token.lower) || animals.has(token.lower) || /^(?:undergraduate|teenager|pensioner|freshman|colleague|classmate|beginner|amateur|professional)$/.test(token.lower) // prettier-ignore
  if (!isPerson || isDescribing(page, token.lower) && !/^(?:undergraduate|adult)$/.test(token.lower) || /^(?:human|female|male|expert|parent|master|guest|giant|enemy|game|king|fast|rival|minor|fool|host|patient|fan|dog|sheep|fish|duck|bear|crew|savage|novel|cook|guard|fox|suspect|partner|worm|champion)$/.test(token.lower)) return undefined // prettier-ignore
  const next = tokens[i + 1]
  if (!(isEnd(next) || /^(?:and|but|from|in|at|of|who|because|so|with|when)$/.test(next?.lower ?? '')) || next?.text === '-' || token.hyphen) return undefined // prettier-ignore
  // "We were student and teacher.", "They are friend and foe"
  if (next?.lower === 'and' && (persons.has(lowerAt(tokens, i + 2)) || roles.has(lowerAt(tokens, i + 2)))) return undefined
  return replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${lowerAt(tokens, i - 1)}".`)
})

/** "Only a handful of death were recorded", "a number of complaint have" */
const handfulOf: Rule = beforeWord("are were have aren't weren't haven't don't", (page, token, i) => {
  const { tokens, classes, dictionary } = page
  const word = token.lower
  if (collective.test(word) || massNouns.has(word) || closed.has(word) || token.text !== word || token.hyphen || !(dictionary.partsOf(word) & pos.noun) || dictionary.partsOf(word) & (pos.plural | pos.ing)) return undefined // prettier-ignore
  let k = i - 1
  while (k > i - 3 && !closed.has(lowerAt(tokens, k)) && classes.isAdjective(lowerAt(tokens, k))) k--
  if (lowerAt(tokens, k) !== 'of' || !/^(?:handful|number|couple|dozens|hundreds|thousands|millions|series|majority|variety|range)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  const many = pluralize(word)
  return classes.isPlural(many) && (word === 'death' || !notCounted.test(word)) ? plural(token, many, `${lowerAt(tokens, k - 1)} of`) : undefined // prettier-ignore
})

/** "He will talk about bat.", "I am afraid of dog", "She loves cat and" */
const likeAnimals: Rule = (page, token, i) => {
  const { tokens, classes } = page
  const many = manyOf(page, token)
  if (!many || !(animals.has(token.lower) || /^(?:dog|cat|horse|bird|cow|pig|rabbit|snake|spider|insect|flower|vegetable|tomato|potato|onion|mushroom|banana|strawberry|peanut|cookie|animal|child|book|toy|robot|ghost|dinosaur)$/.test(token.lower))) return undefined // prettier-ignore
  const [verb, before] = [lowerAt(tokens, i - 2), lowerAt(tokens, i - 1)]
  const base = classes.base(before) ?? before
  const isLiked = /^(?:love|like|hate|adore|enjoy|prefer|collect|sell|breed)$/.test(base) && !/^(?:look|looks|looked|is|was|feel|feels|sounds?|a|the|seems?)$/.test(verb) // prettier-ignore
  const isAbout = before === 'about' && /^(?:talk|talks|talking|book|books|film|films|documentary|lecture|learn|learned|learning|read|know|information|facts|story|stories|lesson|everything|article)$/.test(verb) // prettier-ignore
  const isFeared =
    (before === 'of' && /^(?:afraid|scared|fond|frightened|terrified)$/.test(verb)) || (before === 'to' && verb === 'allergic')
  return (isLiked || isAbout || isFeared) && (isEnd(tokens[i + 1]) || /^(?:and|or|but|very|because|since)$/.test(lowerAt(tokens, i + 1))) && tokens[i + 1]?.text !== '-' ? plural(token, many, before) : undefined // prettier-ignore
}

/** "with thicker sock", "in different place and", "other important part." */
const thickerSock: Rule = (page, token, i) => {
  const { tokens, dictionary } = page
  const many = manyOf(page, token)
  const adjective = lowerAt(tokens, i - 1)
  if (!many || /^(?:one|another|each|every|either|single|other|missing|left|right)$/.test(adjective)) return undefined
  const isPaired = /^(?:sock|shoe|boot|glove|sandal|slipper|mitten|sneaker|stocking|earring|curtain|headphone)$/.test(token.lower)
  const isDescribed = (dictionary.partsOf(adjective) & pos.adjective) !== 0 || /(?:er)$/.test(adjective)
  const isVarious = /^(?:different|various|similar|certain)$/.test(adjective) && isStrict(token.lower)
  if (!((isPaired && isDescribed) || isVarious) || !(isEnd(tokens[i + 1]) || /^(?:and|in|on|at|for|from|to|because|that)$/.test(lowerAt(tokens, i + 1)))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 2)
  const isOpen = isPaired ? /^(?:with|in|of|wear|wearing|wore|buy|bought|need|for|and|some|without)$/.test(before) : /^(?:in|of|with|for|from|at|have|has|visit|visited|see|saw|try|tried|about|and|by|into)$/.test(before) // prettier-ignore
  return isOpen ? plural(token, many, adjective) : undefined
}

const masses: Record<string, string> = { sunlights: 'sunlight', moonlights: 'moonlight', daylights: 'daylight', trainings: 'training', furnitures: 'furniture', equipments: 'equipment', luggages: 'luggage', baggages: 'baggage', homeworks: 'homework', houseworks: 'housework', informations: 'information', advices: 'advice', knowledges: 'knowledge', feedbacks: 'feedback', softwares: 'software', hardwares: 'hardware', sceneries: 'scenery', machineries: 'machinery', staffs: 'staff', stuffs: 'stuff', underwears: 'underwear', footwears: 'footwear', clothings: 'clothing', jewelries: 'jewelry', jewelleries: 'jewellery', rubbishes: 'rubbish', garbages: 'garbage', trashes: 'trash', traffics: 'traffic', pollutions: 'pollution', electricities: 'electricity', sunshines: 'sunshine', childcares: 'childcare', healthcares: 'healthcare', tourisms: 'tourism', unemployments: 'unemployment', nutritions: 'nutrition', wildlifes: 'wildlife', leisures: 'leisure', violences: 'violence', rainfalls: 'rainfall', spaghettis: 'spaghetti', transportations: 'transportation', laughters: 'laughter', applauses: 'applause', merchandises: 'merchandise', weathers: 'weather', chitchats: 'chitchat', livestocks: 'livestock', seafoods: 'seafood', cutleries: 'cutlery', crockeries: 'crockery', stationeries: 'stationery', publicities: 'publicity', postages: 'postage', parkings: 'parking' } // prettier-ignore

/** "direct sunlights", "the budget for trainings", "with more respects", "take foods upstairs", "Staffs need" */
const massPlural: Rule = ({ tokens, classes, tags }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = lowerAt(tokens, i + 1)
  const use = (right: string) => replaceWord(token, right, 'mass-noun', `"${right}" is uncountable.`)
  const right = pick(masses, token.lower)
  if (right) {
    // "He traffics in", "She weathers storms", "in all weathers"
    const isVerb = /^(?:traffics|weathers|staffs|stuffs|trashes|merchandises)$/.test(token.lower) && (/^(?:he|she|it|who|that|which|and|in|all)$/.test(before) || tags.has(i, 'Verb') || /^(?:the|a|an|it|them|with)$/.test(next)) && !(token.lower === 'staffs' && token.first) // prettier-ignore
    // "daylights out of": an idiom
    return isVerb || token.hyphen || token.lower === 'daylights' ? undefined : use(right)
  }
  if (token.text === 'respects') return /^(?:with|more|much|show|showed|great|without|deserve|deserves|and)$/.test(before) && (isEnd(tokens[i + 1]) || /^(?:to|for|and)$/.test(next)) && !tags.has(i, 'Verb') && lowerAt(tokens, i - 2) !== 'in' ? use('respect') : undefined // prettier-ignore
  if (token.text === 'foods') return (/^(?:take|bring|buy|bought|cook|order|ordered|serve|took|brought|cooked|carry)$/.test(classes.base(before) ?? before) || (/^(?:the|our|your|their|my)$/.test(before) && !/^(?:of|in)$/.test(lowerAt(tokens, i - 2)))) && (isEnd(tokens[i + 1]) || /^(?:upstairs|in|into|inside|at|to|for|was|is|outside|home)$/.test(next)) ? use('food') : undefined // prettier-ignore
  return undefined
}

/** "It is in good conditions." */
const goodConditions: Rule = onText('conditions', ({ tokens }, token, i) =>
  /^(?:good|bad|perfect|excellent|great|poor|mint|terrible|new|used|fine|top)$/.test(lowerAt(tokens, i - 1)) && /^(?:in|very|really)$/.test(lowerAt(tokens, i - 2)) && /^(?:is|are|was|were|be|still|it's|arrived|kept|keep|bike|car|in|all|remains?|returned?|not)$/.test(lowerAt(tokens, lowerAt(tokens, i - 2) === 'in' ? i - 3 : i - 4)) && (isEnd(tokens[i + 1]) || /^(?:and|but|because)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, 'condition', 'number', `Write "in ${lowerAt(tokens, i - 1)} condition".`)
    : undefined,
)

const bare = /^(?:manners|eyes|ears|legs|hands|arms|parents|results|instructions|directions|vegetables|fruits|flowers|grades|ingredients|parts|materials|tools|supplies|details|facilities|services|stairs|sweets|chips|crisps|biscuits|noodles|beans|lights|documents|memories|teeth|wishes|regards|greetings|toys|animals|friends|neighbors|neighbours|colleagues|products|goods|wages|earnings|savings|belongings|contents|outskirts|surroundings|looks|riches|groceries|refreshments|leftovers|ones|things|reviews|opinions|feelings|words|views|shelves|curtains|batteries|candles|nails|bricks|tiles|plants|trees|leaves|seeds|herbs|spices)$/ // prettier-ignore

/** "a man with a good manners", "send us a replacement parts" */
const aManners: Rule = onText('a an', ({ tokens, classes, tags }, token, i) => {
  const [next, noun] = [tokens[i + 1], tokens[i + 2]]
  if (!next?.word || next.fixed || next.hyphen || !noun || !bare.test(noun.lower) || noun.hyphen) return undefined
  const isModifier = (classes.isAdjective(next.lower) && !/^(?:few|good|great)$/.test(next.lower)) || /^(?:replacement|spare|birthday|kitchen|garden|school|office)$/.test(next.lower) || (next.lower === 'good' && !/^(?:many)$/.test(noun.lower)) // prettier-ignore
  if (!isModifier || closed.has(next.lower) || tags.has(i + 2, 'Verb')) return undefined
  // "a spare parts shop", "a good friends network"
  return isEnd(tokens[i + 3]) || (closed.has(lowerAt(tokens, i + 3)) && lowerAt(tokens, i + 3) !== 'own')
    ? removeWord(token, next, 'article', `"${noun.text}" is plural and takes no "${token.text}".`)
    : undefined
})

const firstNoun = /^(?:wine|apple|potato|tomato|egg|vegetable|fruit|chicken|chocolate|lemon|orange|banana|onion|carrot|mushroom|strawberry|cherry|car|bus|train|book|ticket|shoe|flower|plant|toy|bike|bicycle|phone|computer|training|guitar|piano|paper|tree|horse|dog|cat|bird|fish|birthday|wedding|kitchen|window|door|camera|coffee|tea|ice|street|water|hotel|restaurant|airport|credit|email|price|song|movie|film|photo|picture|stamp|coin|letter|job|holiday|weekend|dinner|lunch|breakfast|summer|winter|school|city|village|room|bed|table|chair)s$|^(?:potatoes|tomatoes|buses|strawberries|cherries|batteries|dishes)$/ // prettier-ignore
const secondNoun = /^(?:list|lists|shop|shops|store|park|parks|station|stop|stops|manager|pie|soup|salad|juice|driver|drivers|owner|factory|market|accident|accidents|key|keys|garden|farm|machine|collection|seller|cake|ring|wheel|wheels|racket|card|cards|number|numbers|box|bag|bags|bottle|bottles|cup|cups|case|cover|lesson|lessons|teacher|player|lover|sauce|jam|tart|sandwich|pot|pots|cage|frame|album|album|interview|offer|application|address|tag|washer|repair|rental|menu|reservation|booking)$/ // prettier-ignore

/** "the wines list", "two trainings wheels", "a cars park" */
const winesList: Rule = ({ tokens, classes }, token, i) => {
  if (token.text !== token.lower || !firstNoun.test(token.lower) || !secondNoun.test(lowerAt(tokens, i + 1)) || tokens[i + 1]?.fixed || token.hyphen) return undefined // prettier-ignore
  const isOne = /^(?:a|an|this|that|every|each|one|another)$/.test(lowerAt(tokens, i - 1))
  const isMany = /^(?:two|three|four|five|several|many|these|those|some|\d+)$/.test(tokens[i - 1]?.lower ?? '')
  const isThe = /^(?:the|my|our|your)$/.test(lowerAt(tokens, i - 1))
  const next = tokens[i + 2]
  if (!(isOne || isThe || (isMany && classes.isPlural(lowerAt(tokens, i + 1)))) || !(isEnd(next) || closed.has(next?.lower ?? ''))) return undefined // prettier-ignore
  // "The cars stop at", "the trains number about", "helps the plants manager"
  if (/^(?:stop|park|list|ring|box|bag|case|cover|key|number|bottle|cup|cage|frame|offer|address|tag|repair|machine|wheel|shop|store|book|pot|farm|garden|market)$/.test(lowerAt(tokens, i + 1)) && !isOne && !(isEnd(next) || /^(?:is|was|has)$/.test(next?.lower ?? ''))) return undefined // prettier-ignore
  const one = classes.singular(token.lower)
  return one ? replaceWord(token, one, 'number', `Use the singular "${one}" before a noun.`) : undefined
}
