/** Articles that are too many: "the France", "play the football", "by the train", "had a dinner", "a bad weather". */
import { applyRules, inDrafts, lowerAt, onText, onWord, removeWord, type Rule } from '../../edits.ts'
import { givingForms } from '../../grammar/owners.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { endsNoun, endsPhrase, subjects } from '../../grammar/word-classes.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function extraArticleEdits(page: RulePage): Edit[] {
  const sure = [aTrouble, theCountry, speakLanguage, playSport, byVehicle, mostPeople, haveMeal, aWeather, longHair, goHome, schoolSubject, loveNature, anMba, hisA] // prettier-ignore
  return [...applyRules(page, sure), ...inDrafts(applyRules(page, [forTheHealth]))]
}

const drop = (page: RulePage, i: number, message: string): Edit | undefined => {
  const [token, next] = [page.tokens[i], page.tokens[i + 1]]
  return token && next && !next.fixed && !token.first ? removeWord(token, next, 'article', message) : undefined
}

const countries = /^(?:France|Germany|Italy|Spain|Portugal|Poland|England|Scotland|Ireland|Wales|Russia|Ukraine|Turkey|Greece|Austria|Switzerland|Belgium|Sweden|Norway|Denmark|Finland|Iceland|Hungary|Romania|Bulgaria|Croatia|Serbia|China|Japan|India|Korea|Vietnam|Thailand|Pakistan|Iran|Iraq|Israel|Egypt|Morocco|Algeria|Tunisia|Nigeria|Kenya|Ghana|Brazil|Argentina|Chile|Peru|Mexico|Canada|Australia|Europe|Asia|Africa|America)$/ // prettier-ignore

/** "He lives in the France." */
const theCountry: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  const country = tokens[i + 1]
  if (!countries.test(country?.text ?? '') || country?.hyphen || !/^(?:in|to|from|visit|visited|across|around)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const next = tokens[i + 2]
  // "the Italy of today", "the India I knew", "the Turkey-Iran border"
  const ends = !next?.word ? !next || /^[.,!?;:)]$/.test(next.text) : /^(?:and|for|with|because|when|where|in|since|last|next|but|on|by|to|after|before|every|twice|once|alone|together|now|again|this|many|several)$/.test(next.lower) // prettier-ignore
  return ends ? drop(page, i, `"${country?.text}" takes no article.`) : undefined
})

const languages = /^(?:French|English|German|Italian|Spanish|Portuguese|Polish|Russian|Turkish|Greek|Dutch|Swedish|Norwegian|Danish|Finnish|Hungarian|Chinese|Japanese|Korean|Arabic|Hindi)$/ // prettier-ignore

/** "speaks the", "speaks very good the" */
const speakingAt = ({ tokens }: RulePage, i: number) =>
  lowerAt(tokens, /^(?:good|bad|well|perfect)$/.test(lowerAt(tokens, i - 1)) ? (lowerAt(tokens, i - 2) === 'very' ? i - 3 : i - 2) : i - 1)

/** "My sister speaks the French." */
const speakLanguage: Rule = onWord('the', (page, token, i) =>
  languages.test(page.tokens[i + 1]?.text ?? '') && /^(?:speaks?|spoke|speaking|learn|learns|learned|learning|study|studies|studied|studying|understand|understands)$/.test(speakingAt(page, i)) && (endsPhrase(page.tokens[i + 2]) || /^(?:fluently|well|perfectly|very)$/.test(lowerAt(page.tokens, i + 2))) && !/^(?:who|that|they|are|were|as|of)$/.test(lowerAt(page.tokens, i + 2)) // prettier-ignore
    ? drop(page, i, 'Names of languages take no article.')
    : undefined,
)

/** "I play the football every Sunday." */
const playSport: Rule = onWord('the', (page, token, i) =>
  /^(?:football|soccer|tennis|basketball|volleyball|golf|chess|hockey|rugby|cricket|baseball|badminton|handball|cards|poker)$/.test(lowerAt(page.tokens, i + 1)) && /^(?:plays?|played|playing)$/.test(lowerAt(page.tokens, i - 1)) && (endsPhrase(page.tokens[i + 2]) || /^(?:twice|together|last)$/.test(lowerAt(page.tokens, i + 2))) && !/^(?:that|which|he|she|they|you|i|we|of)$/.test(lowerAt(page.tokens, i + 2)) && lowerAt(page.tokens, i + 1) !== 'cards' // prettier-ignore
    ? drop(page, i, 'Names of sports take no article.')
    : undefined,
)

/** "We travel by the train." */
const byVehicle: Rule = onWord('the', (page, token, i) => {
  const { tokens, classes } = page
  if (lowerAt(tokens, i - 1) !== 'by' || !/^(?:train|bus|car|plane|taxi|bike|boat|subway|metro|ferry|bicycle|tram)$/.test(lowerAt(tokens, i + 1)) || !endsPhrase(tokens[i + 2])) return undefined // prettier-ignore
  const travels = [i - 2, i - 3, i - 4].some(k => /^(?:travel|commute|arrive|go|come)$/.test(classes.base(lowerAt(tokens, k)) ?? lowerAt(tokens, k)) && tokens[k]?.word) // prettier-ignore
  return travels && !/^(?:that|which|where|driver|and|in)$/.test(lowerAt(tokens, i + 2)) && !/^(?:went|gone|going)$/.test(lowerAt(tokens, i - 2)) ? drop(page, i, `Write "by ${lowerAt(tokens, i + 1)}".`) : undefined // prettier-ignore
})

/** "The most people like chocolate." */
const mostPeople: Rule = onWord('the', ({ tokens, tags }, token, i) => {
  const most = tokens[i + 1]
  if (!token.first || most?.lower !== 'most' || !/^(?:people|students|children|women|men|teenagers|companies|countries)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  const verb = lowerAt(tokens, i + 3)
  const isVerb = /^(?:are|have|do|don't|think|like|want|know|prefer|say|believe|live|work|use|can|will|need|love)$/.test(verb)
  return isVerb && (verb !== 'use' || tags.has(i + 3, 'Verb'))
    ? { ...removeWord(token, most, 'article', 'Write "most people" for the majority.'), end: most.end, after: 'Most' }
    : undefined
})

/** "We had a dinner together.", "I had the breakfast at seven." */
const haveMeal: Rule = onWord('the a an', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:breakfast|lunch|dinner|supper)$/.test(lowerAt(tokens, i + 1)) || !/^(?:has|have|had|having|eat|eats|ate|eating|cook|cooks|cooked)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const next = tokens[i + 2]
  const ends = !next || /^[.,!?]$/.test(next.text) || /^(?:together|at|with|in|before|after|and)$/.test(next.lower)
  // "had the dinner ready", "had a dinner in his honor"
  if (!ends || (next?.lower === 'in' && token.lower !== 'the') || (lowerAt(tokens, i - 1).startsWith('cook') && token.lower === 'the' && next?.word)) return undefined // prettier-ignore
  if (next?.lower === 'and' && !subjects.has(lowerAt(tokens, i + 3)) && !page.tags.has(i + 3, 'PastTense')) return undefined
  return drop(page, i, `Write "have ${lowerAt(tokens, i + 1)}".`)
})

/** "We had a bad weather.", "a good advice", "a useful information" */
const aWeather: Rule = onText('a an', (page, token, i) => {
  const { tokens, dictionary } = page
  let k = i + 1
  while (k < i + 3 && dictionary.partsOf(lowerAt(tokens, k)) & pos.adjective && tokens[k + 1]?.word) k++
  if (!/^(?:weather|advice|information|homework|furniture|luggage|baggage|traffic|research|knowledge|equipment|software|progress|feedback|evidence|accommodation|housework|garbage|rubbish|news|vocabulary|fun|health|work)$/.test(lowerAt(tokens, k)) || !endsNoun(tokens, k + 1)) return undefined // prettier-ignore
  const noun = lowerAt(tokens, k)
  const after = lowerAt(tokens, k + 1)
  // "into a garbage can behind the diner"
  if (after === 'can' && noun === 'garbage') return undefined
  // "a knowledge of Greek", "a good vocabulary", "a work of art"
  if (/^(?:knowledge|vocabulary|work|health|fun|research)$/.test(noun) && !(noun === 'research' && k === i + 1 && /^(?:on|about|into|for|in|to|and|)$/.test(after) && /^(?:do|doing|did|make|made|making|conduct|conducted)$/.test(lowerAt(tokens, i - 1))) && !(noun === 'fun' && k > i + 1 && /^(?:great|good|big)$/.test(lowerAt(tokens, i + 1)) && after === '')) return undefined // prettier-ignore
  if (after === 'of' || /^(?:bit|piece|lot)$/.test(lowerAt(tokens, i + 1)) || (noun === 'weather' && k === i + 1) || (noun === 'progress' && k === i + 1)) return undefined // prettier-ignore
  if (tokens[k]?.hyphen || tokens[i + 1]?.hyphen || tokens.slice(i, k + 1).some(other => other.fixed || other.text !== other.lower)) return undefined // prettier-ignore
  // "what a weather"
  if (/^(?:what|such|half|many|quite)$/.test(lowerAt(tokens, i - 1))) return undefined
  return drop(page, i, `"${noun}" is uncountable and takes no "${token.text}".`)
})

/** "I have a trouble with my computer." */
const aTrouble: Rule = onWord('a', (page, token, i) =>
  lowerAt(page.tokens, i + 1) === 'trouble' && /^(?:with|in)$/.test(lowerAt(page.tokens, i + 2)) && /^(?:have|has|had|having)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? drop(page, i, '"trouble" is uncountable here.')
    : undefined,
)

/** "She has a long hair." */
const longHair: Rule = onWord('a', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:has|have|had|with)$/.test(lowerAt(tokens, i - 1))) return undefined
  const two = /^(?:long|short|curly|blond|blonde|dark|brown|black|straight|red|thick|beautiful|nice)$/
  const k = two.test(lowerAt(tokens, i + 2)) ? i + 3 : i + 2
  if (!two.test(lowerAt(tokens, i + 1)) || lowerAt(tokens, k) !== 'hair' || !endsPhrase(tokens[k + 1])) return undefined
  return /^(?:in|on|growing|sticking|under)$/.test(lowerAt(tokens, k + 1)) ? undefined : drop(page, i, '"hair" on a head is uncountable.')
})

/** "I go to the work by bus.", "They went to the bed at eight." */
const goHome: Rule = onWord('the', (page, token, i) => {
  const { tokens, classes } = page
  if (lowerAt(tokens, i - 1) !== 'to' || !/^(?:work|bed)$/.test(lowerAt(tokens, i + 1))) return undefined
  const near = [i - 2, i - 3].map(k => lowerAt(tokens, k))
  const goes = near.some(verb => /^(?:go|come|get|drive|walk|commute|travel)$/.test(classes.base(verb) ?? verb) && verb !== '')
  if (!goes) return undefined
  const next = tokens[i + 2]
  if (lowerAt(tokens, i + 1) === 'bed') return /^(?:at|late|early|before|after|around|very)$/.test(next?.lower ?? '') && (next?.lower !== 'at' || !/^(?:the|his|her)$/.test(lowerAt(tokens, i + 3))) ? drop(page, i, 'Write "go to bed".') : undefined // prettier-ignore
  return /^(?:by|at|every|on|early|late|in)$/.test(next?.lower ?? '') && !/^(?:the|hand|a|his|her|this|that)$/.test(lowerAt(tokens, i + 3)) && lowerAt(tokens, i - 2) !== 'down' ? drop(page, i, 'Write "go to work".') : undefined // prettier-ignore
})

/** "She is good at the mathematics." */
const schoolSubject: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:mathematics|maths|physics|chemistry|biology|geography|economics|math|psychology)$/.test(lowerAt(tokens, i + 1)) || !endsPhrase(tokens[i + 2])) return undefined // prettier-ignore
  const after = lowerAt(tokens, i + 2)
  if (/^(?:of|behind|in|that|which|underlying|we|they|he|between|involved|for)$/.test(after)) return undefined
  const before = `${lowerAt(tokens, i - 2)} ${lowerAt(tokens, i - 1)}`
  return /^(?:good|bad|better|excellent) (?:at|in)$|(?:^| )(?:study|studies|studied|studying|learn|learning|teach|teaches|taught)$/.test(before) ? drop(page, i, 'Names of subjects take no article.') : undefined // prettier-ignore
})

/** "I love the nature." */
const loveNature: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 2]
  if (lowerAt(tokens, i + 1) !== 'nature' || !(next === undefined || /^[.!?,]$/.test(next.text) || /^(?:and|because|but)$/.test(next.lower))) return undefined // prettier-ignore
  if (next?.lower === 'and' && !subjects.has(lowerAt(tokens, i + 3)) && !/^(?:animals|wildlife|mountains|to|sports|the)$/.test(lowerAt(tokens, i + 3))) return undefined // prettier-ignore
  if (lowerAt(tokens, i + 3) === 'the') return undefined
  const before = lowerAt(tokens, i - 1)
  return /^(?:loves?|loved|likes?|enjoy|enjoys|protect|protects|protecting|preserve|destroy|destroys|destroying|save|respect|harm|pollute|admire)$/.test(before) ? drop(page, i, '"nature" in general takes no article.') : undefined // prettier-ignore
})

/** "He has a MBA.": the letter is spoken with a vowel. */
const anMba: Rule = onWord('a', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  if (!next || next.fixed || !/^(?:MBA|MP3|MRI|HR|HTML|HTTP|LED|SMS|SOS|NGO|FBI|MP|HDMI|SSD|XML|SMTP|LCD|NDA|RFP|FAQ|ATM|EU|IT|ID|IP|IQ|OS|API|ISP|IPO|SUV|MSc|MA|HIV|LLC|RSVP|SEO|SQL)$/.test(next.text) || !tokens[i + 1]?.spaced) return undefined // prettier-ignore
  if (/^(?:EU|SQL|MP|MA|FAQ|LED)$/.test(next.text)) return undefined
  return { start: token.start, end: token.end, after: token.text === 'A' ? 'An' : 'an', kind: 'grammar', rule: 'article', message: `"${next.text}" begins with a vowel sound.` } // prettier-ignore
})

/** "It is important for the health." */
const forTheHealth: Rule = onWord('the', (page, token, i) => {
  const { tokens } = page
  const noun = lowerAt(tokens, i + 1)
  const next = tokens[i + 2]
  if (noun === 'health' && /^(?:for|to)$/.test(lowerAt(tokens, i - 1)) && /^(?:good|bad|important|dangerous|harmful)$/.test(lowerAt(tokens, i - 2)) && (!next?.word || /^(?:and|because)$/.test(next.lower))) return drop(page, i, '"health" in general takes no article.') // prettier-ignore
  return undefined
})

/** "his a left leg", "my a friend" */
const hisA: Rule = onText('a an', (page, token, i) =>
  /^(?:my|his)$/.test(lowerAt(page.tokens, i - 1)) && !givingForms.test(lowerAt(page.tokens, i - 2)) && page.tokens[i + 1]?.word === true && !/^(?:and|or|lot|is|was|priori|posteriori)$/.test(lowerAt(page.tokens, i + 1)) // prettier-ignore
    ? drop(page, i, `No article follows "${lowerAt(page.tokens, i - 1)}".`)
    : undefined,
)
