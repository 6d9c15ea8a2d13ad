/** Articles of learners: "I am second-year student", "slept in tent", "returns empty string", "before the Monday", "in the Tver", "drink the tea". */
import { sentenceEnd, sentenceStart } from '../../grammar/clause.ts'
import { afterWord, applyRules, beforeWord, inDrafts, lowerAt, onText, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { relatives } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { articleFor, closed } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'
import { put } from './bare-nouns.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function learnerArticleEdits(page: RulePage): Edit[] {
  const likely = [
    bigBusiness,
    hardLife,
    inTent,
    emptyString,
    doWithList,
    theTrain,
    beforeMonday,
    inTver,
    drinkTea,
    writeThesis,
    haveCold,
    summerJob,
  ]
  return [...applyRules(page, [secondYearStudent, favoriteSubject, trainDont]), ...inDrafts(applyRules(page, likely))]
}

const drop = ({ tokens }: RulePage, i: number, message: string): Edit | undefined => {
  const [token, next] = [tokens[i], tokens[i + 1]]
  return token && next && !next.fixed && !token.fixed ? removeWord(token, next, 'article', message) : undefined
}

const goesOn = /^(?:and|but|because|so|in|at|on|for|to|with|who|that|when|every|from|by|about|near|since|after|before|now|there|here|as|of|without|until|if)$/ // prettier-ignore
const ends = ({ tokens }: RulePage, i: number) => isEnd(tokens[i]) || goesOn.test(lowerAt(tokens, i))

const compound = /(?:^|\s)((?:first|second|third|fourth|fifth|final|last|full|part|long|well|self|hard|high|highly|newly|recently|world|internationally|non|ex|middle|short|left|right|open|kind|single|young|absent|quick|soft|blue|fair|dark)-[a-z]+ )(?:[a-z]+ )?$/ // prettier-ignore

/** "I am second-year student", "She is full-time nurse" */
const secondYearStudent: Rule = (page, token, i) => {
  const { tokens, text, classes } = page
  if (!isPersonNoun(token.lower) || token.text !== token.lower || !classes.isSingular(token.lower) || !ends(page, i + 1)) return undefined // prettier-ignore
  const found = compound.exec(text.slice(Math.max(0, token.start - 50), token.start))
  const at = found ? token.start - found[0].trimStart().length : -1
  const k = tokens.findIndex(({ start }) => start === at)
  if (!found || k < 1 || i - k > 5 || tokens[k]?.text !== tokens[k]?.lower) return undefined
  const be = lowerAt(tokens, k - 1)
  const isBe = /^(?:i'm|he's|she's)$/.test(be) || (/^(?:am|is|was)$/.test(be) && (/^(?:i|he|she|who)$/.test(lowerAt(tokens, k - 2)) || relatives.has(lowerAt(tokens, k - 2)))) // prettier-ignore
  return isBe ? put(at, articleFor(lowerAt(tokens, k)), token.lower) : undefined
}

/** "My brother has big business." */
const bigBusiness: Rule = onText('big small large successful profitable growing new little', (page, token, i) => {
  const { tokens } = page
  if (token.hyphen) return undefined
  const noun = lowerAt(tokens, i + 1)
  const isOwned = /^(?:have|has|had|run|own|start|open)$/.test(baseAt(page, i - 1))
  return isOwned && /^(?:business|company|shop|firm|factory|farm|restaurant|store)$/.test(noun) && (isEnd(tokens[i + 2]) || /^(?:and|but|in|with|so|near|because|there|here|that|which)$/.test(lowerAt(tokens, i + 2))) && !(lowerAt(tokens, i + 2) === 'and' && page.classes.isSingular(lowerAt(tokens, i + 3))) && !(noun === 'business' && token.text === 'new') // prettier-ignore
    ? put(token.start, articleFor(token.text), noun)
    : undefined
})

/** "I search summer job", "looking for part job" */
const summerJob: Rule = onText(
  'summer holiday weekend student office new better good evening night temporary permanent seasonal different similar',
  (page, token, i) => {
    const { tokens } = page
    const verb = lowerAt(tokens, i - 1) === 'for' ? baseAt(page, i - 2) : baseAt(page, i - 1)
    if (!/^(?:search|look|seek|find|apply|need|want)$/.test(verb) || lowerAt(tokens, i - 1) === 'look') return undefined
    return /^(?:job|apartment|flat|position|internship|room)$/.test(lowerAt(tokens, i + 1)) && ends(page, i + 2)
      ? put(token.start, articleFor(token.text), lowerAt(tokens, i + 1))
      : undefined
  },
)

const lifeKind = /^(?:hard|good|happy|difficult|easy|quiet|long|better|healthy|normal|simple|comfortable|lonely|peaceful|busy|short|beautiful|nice|sad|wonderful)$/ // prettier-ignore

/** "It was hard life.", "She has happy life." */
const hardLife: Rule = beforeWord('life', (page, token, i) => {
  const { tokens } = page
  if (!lifeKind.test(token.text) || !(isEnd(tokens[i + 2]) || /^(?:and|but|for|because|in|with|there|here|so)$/.test(lowerAt(tokens, i + 2)))) return undefined // prettier-ignore
  const k = /^(?:very|such|really|so)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const before = lowerAt(tokens, k)
  const isBe = /^(?:is|was)$/.test(before) && /^(?:it|this|that)$/.test(lowerAt(tokens, k - 1))
  const isHad = /^(?:have|has|had|live|lives|lived|living|lead|leads|led|want|wants|wanted|wish)$/.test(before)
  return (isBe || isHad) && k === i - 1 && !(lowerAt(tokens, i + 2) === 'and' && page.classes.isSingular(lowerAt(tokens, i + 3))) ? put(token.start, articleFor(token.text), 'life') : undefined // prettier-ignore
})

/** "We slept in tent.", "They stayed at cheap hostel" */
const inTent: Rule = afterWord('in at', (page, token, i) => {
  const { tokens } = page
  const isCheap = /^(?:cheap|small|big|nice|old|new|expensive|little|large|beautiful|dirty|quiet)$/.test(token.text)
  const noun = lowerAt(tokens, isCheap ? i + 1 : i)
  if (token.hyphen || token.text !== token.lower || !/^(?:tent|hostel|motel|cabin|cottage|hut|caravan|guesthouse|inn|flat|apartment|dormitory|barn|villa|bungalow|castle|sleeping-bag|hammock)$/.test(noun)) return undefined // prettier-ignore
  const verb = baseAt(page, i - 2)
  const isStay = /^(?:sleep|stay|live|camp|rest|wake|spend)$/.test(verb) || /^(?:night|nights|week|weekend|holiday|days)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return isStay && ends(page, isCheap ? i + 2 : i + 1) && lowerAt(tokens, (isCheap ? i + 1 : i) + 1) !== 'to' ? put(token.start, articleFor(token.lower), noun) : undefined // prettier-ignore
})

const values = /^(?:string|list|array|object|value|number|boolean|error|exception|integer|dictionary|tuple|pointer|message|page|file|response|result|table|row|token|map|hash|variable|function|screen|window|query|url|path|folder|directory)$/ // prettier-ignore

/** "Why does it return empty string?", "The function returns new list" */
const emptyString: Rule = onText(
  'empty new wrong null invalid blank negative random long short single different strange sorted broken unknown large small valid simple',
  (page, token, i) => {
    const { tokens } = page
    if (token.hyphen || !values.test(lowerAt(tokens, i + 1)) || !ends(page, i + 2)) return undefined
    const verb = lowerAt(tokens, i - 1)
    const subject = lowerAt(tokens, i - 2)
    const isThing = /^(?:it|that|which|to|does|should|must|will|can|always|function|method|script|program|server|api|code|app|command|query|loop|class|they|i|we|you)$/.test(subject) // prettier-ignore
    if (!/^(?:return|print|throw|give|show|create|get|produce|send|contain|read|receive|open|display|write|raise)$/.test(baseAt(page, i - 1)) || !isThing || verb === '') return undefined // prettier-ignore
    const article = token.text === 'wrong' ? 'the' : articleFor(token.text)
    return put(token.start, article, lowerAt(tokens, i + 1))
  },
)

/** "what should I do with debugger", "what does this loop do with list" */
const doWithList: Rule = afterWord('with', (page, token, i) => {
  const { tokens, dictionary } = page
  if (!/^(?:do|does|did)$/.test(lowerAt(tokens, i - 2)) || token.text !== token.lower || token.hyphen || closed.has(token.lower)) return undefined // prettier-ignore
  const isThing = values.test(token.lower) || /^(?:debugger|printer|server|database|laptop|computer|compiler|project|code|machine|car|key|box|letter|form|document|contract|package|parcel|invoice|ticket|dog|cat|screen|button|keyboard|phone|camera|loop|array|data|password|router|device|tool|engine|house|flat|apartment)$/.test(token.lower) // prettier-ignore
  const isAsked = tokens.slice(sentenceStart(tokens, i), i - 2).some(({ lower }) => lower === 'what')
  return isThing && isAsked && dictionary.partsOf(token.lower) & pos.noun && isEnd(tokens[i + 1]) ? put(token.start, 'the', token.lower) : undefined // prettier-ignore
})

const moves = /^(?:stops?|leaves?|arrives?|comes?|goes|departs?|starts?|runs?|left|arrived|came|stopped|departed|started)$/

/** What runs to a timetable, without an article at the head of a clause. */
const isTrain = ({ tokens }: RulePage, token: Token, i: number) =>
  /^(?:train|bus|plane|tram|ferry|ship|flight|taxi|boat|metro|subway|lift|elevator)$/.test(token.text) && !token.hyphen && /^(?:that|when|if|because|and|but|so|before|after|until|why)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore

/** "that train don't stops here": one train */
const trainDont: Rule = beforeWord("don't", (page, token, i) => {
  const { tokens, dictionary } = page
  const verb = tokens[i + 1]
  return isTrain(page, token, i) && moves.test(lowerAt(tokens, i + 2)) && dictionary.partsOf(lowerAt(tokens, i + 2)) & pos.verbS
    ? replaceWord(token, `the ${token.text} doesn't`, 'article', `"${token.text}" needs an article here.`, verb)
    : undefined
})

/** "She told me that train doesn't stop here", "When bus arrives" */
const theTrain: Rule = (page, token, i) => {
  const { tokens } = page
  if (!isTrain(page, token, i)) return undefined
  const verb = lowerAt(tokens, i + 1)
  const isNot = /^(?:doesn't|didn't|won't|will|can't)$/.test(verb) && moves.test(lowerAt(tokens, i + 2))
  const isLate = /^(?:is|was)$/.test(verb) && /^(?:late|early|full|crowded|cancelled|canceled|delayed|coming|leaving)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isMoving = moves.test(verb) && !/^(?:stops?|runs?|starts?|left|leave)$/.test(verb)
  if (!isNot && !isLate && !isMoving) return undefined
  // "until bus stop and": a compound
  if (/^(?:and|until)$/.test(lowerAt(tokens, i - 1)) && !isNot) return undefined
  // "that train": one that was named
  if (lowerAt(tokens, i - 1) === 'that' && !/^(?:me|him|her|us|them|you)$/.test(lowerAt(tokens, i - 2))) return undefined
  return put(token.start, 'the', token.text)
}

const weekdays = /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/ // prettier-ignore

/** "before the Monday", "until the Friday" */
const beforeMonday: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  const day = tokens[i + 1]
  if (!weekdays.test(day?.text ?? '') || day?.hyphen || !/^(?:before|until|till|by|from|since|in|next|last)$/.test(before)) return undefined
  if (before === 'in' && day?.lower.endsWith('day')) return undefined
  return isEnd(tokens[i + 2]) || /^(?:and|but|because|to|or|at|so|if|please)$/.test(lowerAt(tokens, i + 2)) ? drop(page, i, `"${day?.text}" takes no article.`) : undefined // prettier-ignore
})

/** Towns and the like, of which learners have more than a list names: "Tver", "Dubai" */
const hasArticle = /^(?:Hague|Bronx|Netherlands|Gambia|Congo|Sudan|Ukraine|Lebanon|Philippines|Bahamas|Maldives|Vatican|Kremlin|Louvre|Sahara|Crimea|Arctic|Antarctic|Caribbean|Mediterranean|Pacific|Atlantic|Baltic|Balkans|Alps|Andes|Himalayas|Pyrenees|Urals|Caucasus|Amazon|Nile|Thames|Rhine|Danube|Volga|Seine|Loire|Ganges|Mekong|Yangtze|Levant|Gulf|Punjab|Tyrol|Ruhr|Saarland|Algarve|Auvergne|Dordogne|Highlands|Midlands|Cotswolds|Hamptons|Everglades|Internet|Web|Bible|Koran|Quran|Torah|Earth|Moon|Sun|Church|Ritz|Hilton|Marriott|Sheraton|Savoy|Plaza|Tate|Prado|Uffizi|Hermitage|Bundestag|Knesset|Duma|Sejm|Somme|Marne|Rhone|Tiber|Elbe|Oder|Dnieper|Bosphorus|Matrix|Cloud|Valley|Strip|Mall|Hall|Park|Street|Bay|City|Town|Castle|Palace|Titanic|Guardian|Times|Reich|Kaaba|Negev|Sinai|Gobi|Kalahari|Serengeti|Outback|Yukon|Orient|Occident|Crown|Bank|Tower)$/ // prettier-ignore
const towns = /^(?:Dubai|Doha|Riyadh|Jeddah|Mecca|Medina|Amman|Beirut|Damascus|Aleppo|Baghdad|Basra|Kuwait|Muscat|Manama|Sanaa|Tunis|Algiers|Oran|Casablanca|Rabat|Fes|Marrakesh|Tripoli|Khartoum|Alexandria|Giza|Luxor|Aswan|Tehran|Kabul|Karachi|Lahore|Islamabad|Dhaka|Kolkata|Chennai|Bangalore|Hyderabad|Pune|Colombo|Kathmandu|Hanoi|Jakarta|Manila|Singapore|Taipei|Shenzhen|Guangzhou|Wuhan|Chengdu|Nanjing|Tianjin|Hangzhou|Kazan|Tver|Samara|Omsk|Perm|Ufa|Sochi|Tula|Tomsk|Volgograd|Novosibirsk|Yekaterinburg|Krasnodar|Voronezh|Rostov|Saratov|Minsk|Kyiv|Kiev|Lviv|Odesa|Odessa|Kharkiv|Tbilisi|Yerevan|Baku|Astana|Almaty|Tashkent|Bishkek|Riga|Vilnius|Tallinn|Krakow|Gdansk|Wroclaw|Poznan|Lodz|Sofia|Belgrade|Zagreb|Ljubljana|Sarajevo|Skopje|Tirana|Bucharest|Izmir|Antalya|Bursa|Lyon|Marseille|Nice|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Geneva|Zurich|Basel|Bern|Lausanne|Cologne|Frankfurt|Stuttgart|Dresden|Leipzig|Bonn|Bremen|Hanover|Salzburg|Graz|Linz|Turin|Florence|Venice|Bologna|Palermo|Genoa|Seville|Valencia|Malaga|Bilbao|Zaragoza|Granada|Porto|Braga|Bogota|Lima|Quito|Santiago|Caracas|Havana|Montevideo|Guadalajara|Monterrey|Medellin|Accra|Dakar|Abuja|Kigali|Kampala|Addis|Johannesburg|Durban|Qatar|Oman|Yemen|Jordan|Syria|Libya|Saudi|Bahrain|Kazakhstan|Uzbekistan|Georgia|Armenia|Azerbaijan|Belarus|Moldova|Latvia|Lithuania|Estonia|Siberia|Bavaria|Saxony|Tuscany|Sicily|Catalonia|Andalusia|Normandy|Brittany|Provence)$/ // prettier-ignore

/** "She works in the Dubai.", "The train doesn't stop in the Tver." */
const inTver: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const place = tokens[i + 1]
  if (!place?.word || place.fixed || place.hyphen || hasArticle.test(place.text) || !towns.test(place.text)) return undefined
  if (!/^(?:in|to|from|near|at|for|around|visit|visited|leave|left|of)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = tokens[i + 2]
  return isEnd(next) || /^(?:and|with|for|since|because|but|in|where|when|now|on|by|last|next|every|is|was|has|to|after|before)$/.test(next?.text ?? '') ? drop(page, i, `"${place.text}" takes no article.`) : undefined // prettier-ignore
})

const subjects = /^(?:history|mathematics|maths|math|physics|chemistry|biology|geography|economics|psychology|literature|music|art|philosophy|sociology|grammar|football|soccer|basketball|tennis|volleyball|swimming|running|cooking|reading|dancing|singing|painting|chess|rice|pizza|pasta|fish|chicken)$/ // prettier-ignore

/** "My favorite subject is the history." */
const favoriteSubject: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:is|was|are|were)$/.test(lowerAt(tokens, i - 1)) || !subjects.test(tokens[i + 1]?.text ?? '')) return undefined
  const isSubject = /^(?:subject|lesson|class|course|sport|hobby|food|dish|meal)s?$/.test(lowerAt(tokens, i - 2)) && /^(?:favorite|favourite|best|worst|strongest|first|beloved|main)$/.test(lowerAt(tokens, i - 3)) // prettier-ignore
  return isSubject && (isEnd(tokens[i + 2]) || /^(?:and|but|because)$/.test(lowerAt(tokens, i + 2))) ? replaceWord(token, tokens[i + 1]?.text ?? '', 'article', 'A subject or a sport takes no article.', tokens[i + 1]) : undefined // prettier-ignore
})

const drinks = /^(?:tea|coffee|water|milk|juice|beer|wine|lemonade|cocoa|bread|rice|meat|fish|soup|fruit|chocolate|cheese|honey)$/

/** "we will all drink the tea", "We always eat the rice in the evening": not yet named */
const drinkTea: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const noun = tokens[i + 1]
  if (!noun || !drinks.test(noun.text) || !/^(?:drink|eat)$/.test(baseAt(page, i - 1))) return undefined
  const isNamed = tokens.slice(0, i).some(({ lower }) => lower === noun.lower || /^(?:cup|cups|glass|glasses|pot|bottle|table|waiter|waitress|maid|poured|pour|brewed|made|ordered|bought)$/.test(lower)) // prettier-ignore
  const isUsual = tokens.slice(Math.max(sentenceStart(tokens, i), i - 5), i).some(({ lower }) => /^(?:will|always|usually|often|never|every|like|likes|love|loves|we'll|i'll|they'll|sometimes)$/.test(lower)) || /^(?:every|in)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
  const isLast = isEnd(tokens[i + 2]) || (/^(?:and|together|every|with|in)$/.test(lowerAt(tokens, i + 2)) && !/^(?:in|with)$/.test(lowerAt(tokens, i + 2))) || /^in the (?:morning|evening|afternoon)$/.test([2, 3, 4].map(k => lowerAt(tokens, i + k)).join(' ')) // prettier-ignore
  return !isNamed && isUsual && isLast ? drop(page, i, `"${noun.text}" in general takes no article.`) : undefined
})

/** "Now I write diploma about plants.": what one writes is a thesis */
const writeThesis: Rule = onText('diploma', ({ tokens, classes }, token, i) => {
  if (token.hyphen || !/^(?:about|on|now|at|this|and)$|^$/.test(lowerAt(tokens, i + 1))) return undefined
  const k = /^(?:a|my|the|his|her)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  if ((classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k)) !== 'write') return undefined
  return replaceWord(token, k === i - 1 ? 'a thesis' : 'thesis', 'phrase', 'A diploma is awarded; what you write is a thesis.')
})

/** "I have cold, let's go inside.": one is cold */
const haveCold: Rule = onText('have has had', ({ tokens }, token, i) => {
  const feeling = lowerAt(tokens, i + 1)
  if (!/^(?:cold|hot|hunger|thirst|sleepy|hungry|thirsty)$/.test(feeling) || !isEnd(tokens[i + 2])) return undefined
  const be = { i: token.text === 'had' ? 'was' : 'am', he: token.text === 'had' ? 'was' : 'is', she: token.text === 'had' ? 'was' : 'is', we: token.text === 'had' ? 'were' : 'are', they: token.text === 'had' ? 'were' : 'are' } // prettier-ignore
  const subject = lowerAt(tokens, i - 1)
  const right = Object.hasOwn(be, subject) ? be[subject as keyof typeof be] : undefined
  const isCold = feeling !== 'cold' || tokens.slice(sentenceStart(tokens, i), sentenceEnd(tokens, i)).some(({ lower }) => /^(?:inside|window|door|heater|heating|jacket|coat|sweater|blanket|outside|snow|winter|fire)$/.test(lower)) // prettier-ignore
  const fixed = feeling === 'hunger' ? 'hungry' : feeling === 'thirst' ? 'thirsty' : feeling
  const next = tokens[i + 1]
  return right && isCold && next && !next.fixed ? replaceWord(token, `${right} ${fixed}`, 'phrase', `Use "be ${fixed}" for a feeling.`, next) : undefined // prettier-ignore
})
