/** Articles that are too many: "the most of them", "all the day", "at the lunch", "on the page 14", "per a night", "a loud music". */
import { applyRules, inDrafts, lowerAt, onText, onWord, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, endsNoun, endsPhrase, possessives } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function strayArticleEdits(page: RulePage): Edit[] {
  const sure = [perA, untilNoon, halfPast, byHeart]
  const likely = [mostOfThe, mostGuests, allDay, inNature, atLunch, pageNumber, halfOf, loudMusic, simpleWords, inPerson, inBed, theEurope, timesWeek, milesDay, speakFluent] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, likely))]
}

const drop = ({ tokens }: RulePage, i: number, message: string): Edit | undefined => {
  const [token, next] = [tokens[i], tokens[i + 1]]
  return token && next && !next.fixed && !token.fixed ? removeWord(token, next, 'article', message) : undefined
}

/** "per a night", "per an hour" */
const perA: Rule = onText('a an the', (page, token, i) =>
  lowerAt(page.tokens, i - 1) === 'per' && /^(?:night|day|week|month|year|hour|minute|second|person|student|piece|kilo|kilometer|mile|meter|liter|gallon|pound|unit|room|page|head|game|class|lesson|month|quarter|guest|child|ticket)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
    ? drop(page, i, 'No article follows "per".')
    : undefined,
)

/** "until the noon", "at the midnight" */
const untilNoon: Rule = onText('the', (page, token, i) =>
  /^(?:noon|midnight|midday|noontime)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:until|till|at|before|after|by|around|since|from)$/.test(lowerAt(page.tokens, i - 1)) && endsPhrase(page.tokens[i + 2]) && lowerAt(page.tokens, i + 2) !== 'of' // prettier-ignore
    ? drop(page, i, `"${lowerAt(page.tokens, i + 1)}" takes no article.`)
    : undefined,
)

/** "at the half past six", "at the five o'clock" */
const halfPast: Rule = onText('the', (page, token, i) => {
  const next = lowerAt(page.tokens, i + 1)
  const then = lowerAt(page.tokens, i + 2)
  const isHalf = /^(?:half|quarter)$/.test(next) && (then === 'past' || (next === 'quarter' && then === 'to')) && /^(?:at|by|until|about|around|after|before)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
  const isClock = then === "o'clock" && /^(?:at|by|until|after|before)$/.test(lowerAt(page.tokens, i - 1)) && endsPhrase(page.tokens[i + 3])
  return (isHalf ? next === 'half' : isClock) ? drop(page, i, 'Times of the clock take no article.') : undefined
})

/** "I know it by the heart." */
const byHeart: Rule = onText('the', (page, token, i) => {
  const next = page.tokens[i + 2]
  return lowerAt(page.tokens, i + 1) === 'heart' && lowerAt(page.tokens, i - 1) === 'by' && (!next?.word || /^(?:and|but|because|in|after|when|before)$/.test(next.lower)) // prettier-ignore
    ? drop(page, i, 'Write "by heart".')
    : undefined
})

/** "The most of the meat was dry" */
const mostOfThe: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  const after = lowerAt(tokens, i + 3)
  if (lowerAt(tokens, i + 1) !== 'most' || lowerAt(tokens, i + 2) !== 'of' || !(determiners.has(after) || /^(?:them|us|it)$/.test(after))) return undefined // prettier-ignore
  // "make the most of it"
  if (/^(?:make|makes|made|making|get|gets|got|getting|take|took|taking)$/.test(lowerAt(tokens, i - 1)) && !token.first) return undefined
  const most = tokens[i + 1]
  return most ? replaceWord(token, 'most', 'article', 'Write "most of".', most) : undefined
})

/** "The most guests were satisfied" */
const mostGuests: Rule = onWord('the', ({ tokens, classes, tags }, token, i) => {
  const most = tokens[i + 1]
  const noun = lowerAt(tokens, i + 2)
  const verb = lowerAt(tokens, i + 3)
  return token.first && most?.lower === 'most' && (classes.isPlural(noun) || noun === 'people') && !closed.has(noun) && (/^(?:are|were|have|do|don't|can|will|would|like|want|think|say|know|prefer|live|work|need|use|came|said|liked|wanted|had|complained)$/.test(verb) || tags.has(i + 3, 'PastTense')) && verb !== 'of' // prettier-ignore
    ? replaceWord(token, 'most', 'article', `Write "most ${noun}" for the majority.`, most)
    : undefined
})

/** "all the day", "all the days" */
const allDay: Rule = onText('the', (page, token, i) => {
  const { tokens, text } = page
  const time = /^(day|night|morning|afternoon|evening|week|summer|winter|year)(s?)$/.exec(lowerAt(tokens, i + 1))
  const all = tokens[i - 1]
  const next = tokens[i + 2]
  if (all?.text !== 'all' || !time || all.first) return undefined
  const ends = !next?.word || /^(?:and|because|when|so|but|even|at|in|with|on|for|without|or|if|except)$/.test(next.lower)
  if (!ends) return undefined
  if (!time[2]) return /^(?:day|night|morning|afternoon|evening|week|summer|winter|year)$/.test(time[1] ?? '') ? drop(page, i, `Write "all ${time[1]}".`) : undefined // prettier-ignore
  const last = tokens[i + 1]
  const isHabit = /^(?:day|night|morning|evening|week|year)$/.test(time[1] ?? '') && (!next?.word || /^(?:and|because|at|but|so)$/.test(next.lower)) && !/^(?:for|of|in|during)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return isHabit && last ? { start: all.start, end: last.end, after: `every ${time[1]}`, kind: 'grammar', rule: 'article', message: `Write "every ${time[1]}", not "${text.slice(all.start, last.end)}".` } : undefined // prettier-ignore
})

/** "animals that disappeared from the nature" */
const inNature: Rule = onText('the', (page, token, i) => {
  const next = page.tokens[i + 2]
  return lowerAt(page.tokens, i + 1) === 'nature' && /^(?:in|from|to|with|about|for|into|harm|protect|destroy|love|enjoy|saves?)$/.test(lowerAt(page.tokens, i - 1)) && (!next?.word || /^(?:and|because|but|when|is|if|every|on)$/.test(next.lower)) // prettier-ignore
    ? drop(page, i, '"nature" in general takes no article.')
    : undefined
})

/** "sit with me at the lunch", "after the breakfast" */
const atLunch: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const meal = lowerAt(tokens, i + 1)
  const next = tokens[i + 2]
  const before = lowerAt(tokens, i - 1)
  const isMeal = /^(?:breakfast|lunch|supper)$/.test(meal) ? /^(?:at|for|after|before|during|to)$/.test(before) : meal === 'dinner' && /^(?:for|after|before)$/.test(before) && !tokens.slice(Math.max(0, i - 5), i).some(({ lower }) => /^(?:thank|thanks|thanked|pay|paid|bill|sorry|invite|invited|invitation)$/.test(lower)) // prettier-ignore
  return isMeal && (!next?.word || /^(?:and|because|but|when|at|every|today|yesterday|tomorrow|on|i|we|he|she|they)$/.test(next.lower))
    ? drop(page, i, `"${meal}" takes no article here.`)
    : undefined
})

/** "On the page 14, you wrote" */
const pageNumber: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  const ends = !tokens[i + 3]?.word || closed.has(lowerAt(tokens, i + 3))
  return /^(?:page|chapter|step|platform|gate|question|exercise|figure|lesson|section|row|seat|level|paragraph|slide|line|apartment)$/.test(lowerAt(tokens, i + 1)) && /^\d+$/.test(tokens[i + 2]?.text ?? '') && ends && !/^[-–/]$/.test(tokens[i + 3]?.text ?? '') // prettier-ignore
    ? token.first
      ? undefined
      : drop(page, i, `No article stands before "${lowerAt(tokens, i + 1)}" and its number.`)
    : undefined
})

/** "almost the half of them" */
const halfOf: Rule = onWord('the', (page, token, i) => {
  const after = lowerAt(page.tokens, i + 3)
  if (lowerAt(page.tokens, i + 1) !== 'half' || lowerAt(page.tokens, i + 2) !== 'of' || !(determiners.has(after) || /^(?:them|us|it)$/.test(after))) return undefined // prettier-ignore
  const half = page.tokens[i + 1]
  return half ? replaceWord(token, 'half', 'article', 'Write "half of".', half) : undefined
})

const mass = /^(?:music|water|soap|bread|rice|flour|sugar|salt|butter|money|cash|electricity|courage|patience|happiness|luck|freedom|pollution|transportation|clothing|jewelry|machinery|scenery|sand|mud|gold|permission|wealth|poverty|rain|snow|traffic|furniture|luggage|baggage|equipment|information|advice|homework|housework|weather|knowledge|garbage|rubbish|trash|stuff|meat|cheese|fruit|gasoline|petrol|oxygen|respect|proof|sunshine|laughter|nonsense|feedback|evidence|software|hardware|research|progress|traffic|accommodation|violence|fun|silver|plastic|cotton|wool|behavior)$/ // prettier-ignore

/** "listens to a loud music", "in a cold water", "use a soap" */
const loudMusic: Rule = onText('a an', (page, token, i) => {
  const { tokens, dictionary, classes } = page
  if (/^(?:what|such|half|many|quite)$/.test(lowerAt(tokens, i - 1))) return undefined
  let k = i + 1
  while (k < i + 3 && (classes.isAdjective(lowerAt(tokens, k)) || (dictionary.partsOf(lowerAt(tokens, k)) & pos.participle) !== 0) && !mass.test(lowerAt(tokens, k))) k++ // prettier-ignore
  const noun = lowerAt(tokens, k)
  const after = lowerAt(tokens, k + 1)
  if (!mass.test(noun) || !endsNoun(tokens, k + 1) || tokens[k + 1]?.hyphen || tokens[k]?.hyphen || after === 'of' || (after === 'can' && /^(?:trash|garbage)$/.test(noun)) || /^[-–/]$/.test(tokens[k + 1]?.text ?? '')) return undefined // prettier-ignore
  // "a heavy rain", "a fruit", "a cheese", "a deep respect", "a good fun"
  if (/^(?:rain|snow|fruit|cheese|respect|fun|silence|knowledge|soap|proof|plastic|behavior|gold|silver|wealth|freedom|happiness|patience|courage)$/.test(noun) && !(/^(?:soap|proof)$/.test(noun) && k === i + 1 && /^(?:use|need|with|have|has|bring|send|show|without)$/.test(lowerAt(tokens, i - 1)))) return undefined // prettier-ignore
  if (/^(?:and|or)$/.test(after) || tokens.slice(i, k + 1).some(({ text, lower, fixed }) => fixed || text !== lower)) return undefined
  return drop(page, i, `"${noun}" is uncountable and takes no "${token.text}".`)
})

/** "explains everything in a simple words" */
const simpleWords: Rule = onText('a an', (page, token, i) => {
  const { tokens, classes } = page
  return /^(?:in|with|by|using|from|to|for)$/.test(lowerAt(tokens, i - 1)) && classes.isAdjective(lowerAt(tokens, i + 1)) && /^(?:words|terms|colors|colours|clothes|conditions|ways|reasons|prices|steps|ingredients|people|children|things|materials|tools|shoes|results|circumstances|sentences|questions)$/.test(lowerAt(tokens, i + 2)) && endsPhrase(tokens[i + 3]) && !/^(?:few|good|great)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? drop(page, i, `"${lowerAt(tokens, i + 2)}" is plural and takes no "${token.text}".`)
    : undefined
})

/** "I would like to meet you in the person." */
const inPerson: Rule = onText('the', (page, token, i) => {
  const next = page.tokens[i + 2]
  return lowerAt(page.tokens, i + 1) === 'person' && lowerAt(page.tokens, i - 1) === 'in' && (!next?.word || /^(?:to|at|on|when|and|or|next|soon)$/.test(next.lower)) // prettier-ignore
    ? drop(page, i, 'Write "in person".')
    : undefined
})

/** "They should be in the bed by eight." */
const inBed: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 2]
  return lowerAt(tokens, i + 1) === 'bed' && lowerAt(tokens, i - 1) === 'in' && /^(?:be|stay|stayed|staying|was|were|am|is|are|still|already|remain|reading|read|breakfast|back)$/.test(lowerAt(tokens, i - 2)) && (!next?.word ? tokens[i - 2]?.lower !== 'back' : /^(?:by|at|until|all|before|because|and|when|for)$/.test(next.lower)) // prettier-ignore
    ? drop(page, i, 'Write "in bed".')
    : undefined
})

const places = /^(?:Europe|Asia|Africa|America|Australia|Antarctica|France|Germany|Italy|Spain|Portugal|Poland|England|Scotland|Ireland|Wales|Russia|Ukraine|Turkey|Greece|Austria|Switzerland|Belgium|Sweden|Norway|Denmark|Finland|Iceland|Hungary|Romania|Bulgaria|Croatia|Serbia|Slovakia|Slovenia|China|Japan|India|Korea|Vietnam|Thailand|Pakistan|Iran|Iraq|Israel|Egypt|Morocco|Algeria|Tunisia|Nigeria|Kenya|Ghana|Ethiopia|Brazil|Argentina|Chile|Peru|Colombia|Mexico|Canada|Bangkok|London|Paris|Berlin|Munich|Hamburg|Vienna|Rome|Milan|Naples|Madrid|Barcelona|Lisbon|Athens|Istanbul|Ankara|Moscow|Warsaw|Prague|Budapest|Dublin|Amsterdam|Brussels|Stockholm|Oslo|Copenhagen|Helsinki|Tokyo|Kyoto|Osaka|Seoul|Beijing|Shanghai|Mumbai|Delhi|Cairo|Nairobi|Lagos|Sydney|Melbourne|Toronto|Montreal|Vancouver|Chicago|Boston|Seattle|Dallas|Houston|Miami|Denver|California|Texas|Florida)$/ // prettier-ignore

/** "from all over the Europe", "around the Bangkok" */
const theEurope: Rule = onText('the', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 2]
  const ends = !next?.word ? !/^[-–/'’]$/.test(next?.text ?? '') : /^(?:and|or|for|with|because|when|where|in|since|last|next|but|on|by|to|after|before|every|is|was|has|are|were|can|will|during)$/.test(next.lower) // prettier-ignore
  return places.test(tokens[i + 1]?.text ?? '') && !tokens[i + 1]?.hyphen && ends && /^(?:over|in|to|from|around|across|through|of|for|about|near|visit|visited|love|like|leave|left|throughout|within|outside)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? drop(page, i, `"${tokens[i + 1]?.text}" takes no article.`)
    : undefined
})

/** "two times in a week", "three times in the month" */
const timesWeek: Rule = onText('in', ({ tokens }, token, i) => {
  if (lowerAt(tokens, i - 1) !== 'times' || !/^(?:a|the)$/.test(lowerAt(tokens, i + 1)) || !/^(?:day|week|month|year)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  const number = tokens[i - 2]
  const last = tokens[i + 2]
  if (!number || !last || !endsPhrase(tokens[i + 3])) return undefined
  const isTwo = /^(?:two|2)$/.test(number.lower)
  if (!isTwo && !/^(?:three|four|five|six|several|many|\d+)$/.test(number.lower)) return undefined
  return isTwo
    ? { ...replaceWord(number, `twice a ${last.lower}`, 'article', `Write "twice a ${last.lower}".`, last) }
    : replaceWord(token, `a ${last.lower}`, 'article', `Write "times a ${last.lower}".`, last)
})

/** "seven dollars the month", "many miles the day" */
const milesDay: Rule = onText('the', ({ tokens, classes }, token, i) => {
  const unit = lowerAt(tokens, i - 1)
  const number = tokens[i - 2]
  const isCounted = /^(?:dollars|euros|pounds|cents|miles|kilometers|kilometres|meters|hours|minutes|times|liters|litres|cups|glasses|pages|calories)$/.test(unit) && (/^(?:two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand|many|several|few|\d+)$/.test(number?.lower ?? '')) // prettier-ignore
  const isOnce = /^(?:once|twice)$/.test(unit)
  return (isCounted || isOnce) && /^(?:day|week|month|year|hour|night|minute|mile|kilo|kilometer|person|piece)$/.test(lowerAt(tokens, i + 1)) && (!tokens[i + 2]?.word || /^(?:and|for|but|because|or|in|on|if|when|to)$/.test(lowerAt(tokens, i + 2))) && classes.isSingular(lowerAt(tokens, i + 1)) // prettier-ignore
    ? replaceWord(token, 'a', 'article', `Use "a" for each ${lowerAt(tokens, i + 1)}.`)
    : undefined
})

const languages = /^(?:French|English|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Greek|Dutch|Swedish|Norwegian|Danish|Finnish|Hungarian|Czech|Romanian|Ukrainian|Chinese|Mandarin|Cantonese|Japanese|Korean|Vietnamese|Thai|Arabic|Hebrew|Hindi|Urdu|Bengali|Tamil|Persian|Farsi|Swahili|Hausa|Yoruba|Amharic|Tagalog|Malay|Indonesian)$/ // prettier-ignore

/** "I speak a fluent Portuguese", "I also speak the Swahili" */
const speakFluent: Rule = onText('a an the', (page, token, i) => {
  const { tokens, classes } = page
  if (!/^(?:speaks?|spoke|speaking|learn|learns|learned|learning|understand|understands|teach|teaches|know|knows)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const k = classes.isAdjective(lowerAt(tokens, i + 1)) && !languages.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
  if (!languages.test(tokens[k]?.text ?? '') || tokens[k]?.hyphen || possessives.has(lowerAt(tokens, k + 1))) return undefined
  const next = tokens[k + 1]
  return !next?.word || /^(?:and|but|with|at|in|very|well|fluently|because|as|too)$/.test(next.lower) ? drop(page, i, 'Names of languages take no article.') : undefined // prettier-ignore
})
