/** Verbs and nouns that another language uses in this sense: "become an email", "control the address", "a false number". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, pick, removeWord, type Rule } from '../../edits.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Edit } from '../../revision.ts'
import { adverbsBeforeVerbs, auxiliaries, beForms, modals } from '../../grammar/word-classes.ts'
import { isPersonNoun } from '../../grammar/person-nouns.ts'
import { headAt, isDetermined } from '../prepositions/noun-frames.ts'
import { baseAt, isEnd } from '../verbs/verb-slots.ts'
import { inForm, swap } from './learner-words.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function falseFriendEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [
      becomeOrders,
      rememberColleague,
      feelUs,
      falseNumber,
      searchTenant,
      controlAddress,
      traduce,
      aFormation,
      attendReply,
    ]),
    ...inDrafts(applyRules(page, [falseTrain, searchFlat, controlList, madeFormation])),
  ]
}

/** Who acts: the pronoun before a verb, its helping verbs, and adverbs; '' for a noun. */
function subjectOf({ tokens }: RulePage, i: number): string {
  for (let k = i - 1; k > i - 5 && k >= 0; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:i|we|you|he|she|it|they)$/.test(word)) return word
    const short = /^(i|we|you|he|she|it|they)['’](?:m|re|s|ve|d|ll)$/.exec(word)
    if (short) return short[1] ?? ''
    if (!(auxiliaries.has(word) || modals.has(word) || adverbsBeforeVerbs.has(word) || /^(?:not|to|all|both|yet|now|currently)$/.test(word))) return '' // prettier-ignore
  }
  return ''
}

const received = /^(?:orders|documents|emails?|e-mails?|letters?|messages?|parts|invoices?|parcels?|packages?|deliver(?:y|ies)|offers?|refunds?|replies|samples?|receipts?|feedback|confirmations?|payments?|complaints|calls|discounts?|invitations?|salary|money|information|tickets|catalogues?|catalogs?|bills?|passwords?)$/ // prettier-ignore

/** "We become many orders", "When can I become the spare parts?" */
const becomeOrders: Rule = (page, token, i) => {
  const { tokens } = page
  if (baseAt(page, i) !== 'become' || !/^(?:i|we|you)$/.test(subjectOf(page, i))) return undefined
  const first = lowerAt(tokens, i + 1)
  const from = isDetermined(first) || /^(?:much|many|more|several|all|enough|few)$/.test(first) ? i + 2 : i + 1
  const head = headAt(tokens, from, word => received.test(word))
  // "You become your salary", "We become money": what somebody turns into
  if (head === undefined || (subjectOf(page, i) === 'you' && !beginsQuestion(page, i)) || (lowerAt(tokens, head + 1) === 'of' && !/^\d/.test(tokens[head + 2]?.text ?? ''))) return undefined // prettier-ignore
  const isPerfect = /^(?:have|has|had|not|already|yet|never|just)$|['’]ve$/.test(lowerAt(tokens, i - 1)) && token.lower === 'become' && tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:have|has|had|haven't|hasn't)$|['’]ve$/.test(lower)) // prettier-ignore
  return swap(token, isPerfect ? 'received' : inForm(page, i, 'become', 'get'))
}

/** "Can you become", "Did you become" */
const beginsQuestion = ({ tokens }: RulePage, i: number) => [2, 3].some(back => modals.has(lowerAt(tokens, i - back)) || /^(?:do|did|have)$/.test(lowerAt(tokens, i - back))) // prettier-ignore

/** "Please remember your colleague of our appointment" */
const rememberColleague: Rule = onWord('remember remembering', (page, token, i) => {
  const { tokens } = page
  const isOpen = /^(?:please|kindly|to|you|will|must|should|and|,)$/.test(tokens[i - 1]?.lower ?? '') || token.first
  const head = /^(?:everyone|everybody)$/.test(lowerAt(tokens, i + 1))
    ? i + 1
    : isDetermined(lowerAt(tokens, i + 1))
      ? [i + 2, i + 3].find(k => isPersonNoun(lowerAt(tokens, k)) && !isPersonNoun(lowerAt(tokens, k + 1)))
      : undefined
  if (!isOpen || head === undefined) return undefined
  const isThing = /^(?:meeting|appointment|call|deadline|date|party|invoice|payment|event|interview|visit|offer|promise|rules?|contract|order|lesson|exam|trip|delivery)s?$/ // prettier-ignore
  return lowerAt(tokens, head + 1) === 'of' && isDetermined(lowerAt(tokens, head + 2)) && [head + 3, head + 4].some(k => isThing.test(lowerAt(tokens, k)) && !tokens[k + 1]?.hyphen) // prettier-ignore
    ? swap(token, inForm(page, i, 'remember', 'remind'))
    : undefined
})

/** "We often feel us cold", "I feel me tired" */
const feelUs: Rule = afterWord('feel felt feeling', (page, token, i) => {
  const { tokens, classes } = page
  const owner = pick({ me: 'i', us: 'we' }, token.text)
  const next = tokens[i + 1]
  if (!owner || subjectOf(page, i - 1) !== owner || !next) return undefined
  const k = /^(?:very|so|really|too|quite|not|more|a|bit|always)$/.test(next.lower) ? i + 2 : i + 1
  const isState = classes.isAdjective(lowerAt(tokens, k)) || /^(?:good|bad|well|better|cold|hot|ill|alone|home|safe|lost)$/.test(lowerAt(tokens, k)) // prettier-ignore
  return isState && (isEnd(tokens[k + 1]) || /^(?:and|in|at|with|because|when|here|there|today|now|but|about|after|since)$/.test(lowerAt(tokens, k + 1))) // prettier-ignore
    ? removeWord(token, next, 'extra-word', `"feel" takes no pronoun before "${lowerAt(tokens, k)}".`)
    : undefined
})

const contacts = /^(?:number|numbers|address|addresses|dates?|password|postcode|zip|code|iban|details|prices?|amounts?|sizes?|invoices?|bills?|spelling)$/ // prettier-ignore

/** "The account number is false", "the data in my account are false": what was written down wrong */
const falseNumber: Rule = onText('false', (page, token, i) => {
  const { tokens, text } = page
  if (!/^(?:is|are|was|were)$/.test(lowerAt(tokens, i - 1))) return undefined
  if (!isEnd(tokens[i + 1]) && !/^(?:on|in|and|so|because|please)$/.test(lowerAt(tokens, i + 1))) return undefined
  const at = [i - 2, i - 3, i - 4, i - 5, i - 6].find(k => contacts.test(lowerAt(tokens, k)) || /^(?:data|datas)$/.test(lowerAt(tokens, k)))
  if (at === undefined || tokens.slice(at, i).some(({ word }) => !word)) return undefined
  const isData = /^datas?$/.test(lowerAt(tokens, at))
  const isOwn = /^(?:in|on|of|from)$/.test(lowerAt(tokens, at + 1)) && /^(?:account|invoice|bill|order|contract|form|profile|ticket|letter|email|website)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  return (isData ? isOwn : at === i - 2 || isOwn) && !/\b(?:true|lie[ds]?|lying|fraud|forged|fake|prove[dn]?|alleg\w+)\b/i.test(text)
    ? swap(token, 'wrong')
    : undefined
})

/** "We took the false train", "He sent it to the false address" */
const falseTrain: Rule = onText('false', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'the' && /^(?:train|bus|platform|size|number|address|room|person|phone|price|color|colour|file|model|item|button|street|place|date|time|station|product|products|article|articles|answer)$/.test(lowerAt(tokens, i + 1)) && /^(?:took|take|taken|got|had|have|to|on|at|in|sent|send|ordered|order|received|receive|dialed|dialled|called|bought|pressed|chose|wrote|written|gave|given|delivered)$/.test(lowerAt(tokens, i - 2)) && !/^(?:he|she|they|criminals?|spy)$/.test(lowerAt(tokens, i - 3)) && !/^(?:and|gave|given|wrote)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? swap(token, 'wrong')
    : undefined,
)

const sought = /^(?:tenants?|employees?|candidates?|suppliers?|buyers?|roommates?|flatmates?|nanny|babysitter|translator|tutor|developers?|trainees?|interns?|assistants?|colleagues?|volunteers?|job|jobs|work|internship|internships|position|apprenticeship|successor|replacement|sponsor|sponsors|partner|partners|investor|investors)$/ // prettier-ignore
const homes = /^(?:flat|apartment|room|house|home|place|hotel|parking|garage|car|dog|solution|friends?|teachers?|doctor|dentist)$/

/** "We search a tenant", "Now I search summer job", "I am searching a new job" */
function search(page: RulePage, i: number, things: RegExp): Edit | undefined {
  const { tokens } = page
  const token = tokens[i]
  if (!token || baseAt(page, i) !== 'search' || !/^(?:search|searches|searched|searching)$/.test(token.lower)) return undefined
  const subject = subjectOf(page, i)
  if (!/^(?:i|we|he|she|they)$/.test(subject)) return undefined
  const first = lowerAt(tokens, i + 1)
  if (isDetermined(first) && !/^(?:an?|any|some|another|my)$/.test(first)) return undefined
  const head = headAt(tokens, isDetermined(first) ? i + 2 : i + 1, word => things.test(word), 4)
  if (head === undefined || (first === 'my' && !/^(?:first|next)$/.test(lowerAt(tokens, i + 2))) || /^(?:of|and|or)$/.test(lowerAt(tokens, head + 1))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const isNow = /^(?:i|we|he|she|they|now|currently|also|still|just|actually)$/.test(before) && /^search(?:es)?$/.test(token.lower)
  const isHabit = tokens.slice(Math.max(0, i - 5), head + 4).some(({ lower }) => /^(?:every|often|always|usually|when|if|sometimes)$/.test(lower)) // prettier-ignore
  const be = subject === 'i' ? 'am' : /^(?:he|she)$/.test(subject) ? 'is' : 'are'
  return swap(token, isNow && !isHabit ? `${be} looking for` : `${inForm(page, i, 'search', 'look')} for`)
}

const searchTenant: Rule = (page, _token, i) => search(page, i, sought)
const searchFlat: Rule = (page, _token, i) => search(page, i, homes)

const controlled = /^(?:number|numbers|address|addresses|invoices?|spelling|translation|translations|homework|calculations?|attachment|receipts?|bills?|grammar|passport|ticket)$/ // prettier-ignore
const inspected = /^(?:documents?|text|texts|list|dates?|figures|data|account|results?|tickets|passports|order|email|contract|file|mistakes|luggage|report|price|prices|amount)$/ // prettier-ignore

/** "Can you control the telephone number?", "Please control the invoice for mistakes" */
function control(page: RulePage, i: number, things: RegExp, isPolite: boolean): Edit | undefined {
  const { tokens } = page
  if (!/^(?:control|controls|controlled|controlling)$/.test(tokens[i]?.lower ?? '') || beForms.has(lowerAt(tokens, i - 1)) || !isDetermined(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const before = lowerAt(tokens, i - 1)
  const asks = /^(?:please|kindly)$/.test(before) || (/^(?:you|i|we)$/.test(before) && (modals.has(lowerAt(tokens, i - 2)) || /^(?:please|did|have)$/.test(lowerAt(tokens, i - 2)))) || /^(?:please|kindly)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
  if (!asks && (isPolite || !/^(?:i|we)$/.test(subjectOf(page, i)) || modals.has(before))) return undefined
  const head = headAt(tokens, i + 2, word => things.test(word))
  return head !== undefined && tokens[i] && lowerAt(tokens, head + 1) !== 'of' && !/^(?:remote|remotely|flow)$/.test(lowerAt(tokens, head - 1)) // prettier-ignore
    ? swap(tokens[i], inForm(page, i, 'control', 'check'))
    : undefined
}

const controlAddress: Rule = (page, _token, i) => control(page, i, controlled, false)
const controlList: Rule = (page, _token, i) => control(page, i, inspected, true)

const texts = /^(?:text|texts|pages?|paragraphs?|paragraphe|letters?|documents?|book|books|word|words|sentences?|contracts?|articles?|website|site|emails?|menu|menus|instructions|manual|poem|subtitles|speech|message|messages|interview|it|this|that|them|everything)$/ // prettier-ignore

/** "Can you traduce the second paragraph?", "It was traduced into French", "a good traduction" */
const traduce: Rule = (page, token, i) => {
  const { tokens } = page
  if (/^traductions?$/.test(token.text)) return swap(token, token.text.replace('traduc', 'transla'))
  if (!/^(?:traduce|traduces|traduced|traducing)$/.test(token.text)) return undefined
  const isText = [i + 1, i + 2, i + 3].some(k => texts.test(lowerAt(tokens, k)) && tokens.slice(i + 1, k).every(({ word }) => word))
  const isInto = [1, 2, 3, 4, 5].some(n => /^(?:into|from|to|in)$/.test(lowerAt(tokens, i + n)) && /^\p{Lu}/u.test(tokens[i + n + 1]?.text ?? '')) // prettier-ignore
  return isText || isInto ? swap(token, inForm(page, i, 'traduce', 'translate')) : undefined
}

const learning = /^(?:participate|enrol|enroll|register|attend|attended|registered|participated|participating|attending|enrolled)$/

/** "I participated in a formation last week", "attended a formation about safety" */
function formation(page: RulePage, i: number, verbs: RegExp): Edit | undefined {
  const { tokens } = page
  const token = tokens[i]
  if (!token || !/^formations?$/.test(token.text) || !/^(?:a|an|the|this|two|three|several|my|our|your)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  const ends = isEnd(tokens[i + 1]) || /^(?:last|next|this|about|on|with|as|for|to|at|and|because|yesterday|today|when|where|during|in)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
  const at = /^(?:to|in|at|for)$/.test(lowerAt(tokens, i - 2)) ? i - 3 : i - 2
  return ends && (verbs.test(baseAt(page, at)) || verbs.test(lowerAt(tokens, at))) ? swap(token, token.text.replace('formation', 'training course')) : undefined // prettier-ignore
}

const aFormation: Rule = (page, _token, i) => formation(page, i, learning)
const madeFormation: Rule = (page, _token, i) => formation(page, i, /^(?:do|follow|take|have|finish|complete|organize|organise|offer)$/)

/** "I attend your answer": somebody waits for it */
const attendReply: Rule = onWord('attend attending', (page, token, i) => {
  const { tokens } = page
  if (!/^(?:your|a|his|her|their|the)$/.test(lowerAt(tokens, i + 1))) return undefined
  const subject = subjectOf(page, i)
  if (!/^(?:i|we)$/.test(subject) || modals.has(lowerAt(tokens, i - 1))) return undefined
  const head = headAt(tokens, i + 2, word => /^(?:reply|replies|answers?|responses?|reponse|responce|feedback|decision|return|payment|confirmation|instructions)$/.test(word)) // prettier-ignore
  if (head === undefined || (/^confirmation$/.test(lowerAt(tokens, head)) && (token.lower === 'attending' || !isEnd(tokens[head + 1])))) return undefined // prettier-ignore
  if (token.lower === 'attending') return beForms.has(lowerAt(tokens, i - 1)) || /['’](?:m|re)$/.test(lowerAt(tokens, i - 1)) ? swap(token, 'waiting for') : undefined // prettier-ignore
  return swap(token, subject === 'i' ? 'am waiting for' : 'are waiting for')
})
