/** Genitives and plurals that were taken for each other: "thousands of family's", "children books", "the phones screen". */
import { finiteForms } from '../../grammar/clause.ts'
import { afterWord, applyRules, inDrafts, lowerAt, onWord, replaceWord, type Rule } from '../../edits.ts'
import { pluralize, singularize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners, endsPhrase, modals, possessives, prepositions } from '../../grammar/word-classes.ts'

/** Edits of genitives and plurals; the last ones in drafts only. */
export function ownerSlipEdits(page: RulePage): Edit[] {
  return [
    ...applyRules(page, [amountOf, childrenThing, partOf]),
    ...inDrafts(applyRules(page, [barePlural, withMates, customersThing, newThing])),
  ]
}

const pluralMessage = 'Plurals don’t take an apostrophe.'

/** The singular of "family's", if it is a common noun and no name. */
function ownerIn({ tokens, classes }: RulePage, i: number): string | undefined {
  const one = /^([a-z]{3,})['’]s$/.exec(tokens[i]?.text ?? '')?.[1]
  return one && !closed.has(one) && classes.isSingular(one) ? one : undefined
}

/** After a plural, not after an owner: the end, a small word, or a verb. */
function endsPlural({ tokens, dictionary, tags }: RulePage, k: number): boolean {
  const next = tokens[k]
  if (!next?.word) return next?.text !== "'" && next?.text !== '’'
  if (closed.has(next.lower)) return !/^(?:own|first|second|last|next|few|little|most|best|other|many|one|two|three|old)$/.test(next.lower)
  const parts = dictionary.partsOf(next.lower)
  return (parts & pos.past) !== 0 && !(parts & (pos.noun | pos.adjective)) && tags.has(k, 'Verb')
}

/** "thousands of family's packed up", "dozens of egg's", "a lot of car's" */
const amountOf: Rule = (page, token, i) => {
  const { tokens } = page
  const one = ownerIn(page, i)
  if (!one) return undefined
  let k = i - 1
  while (k > i - 3 && !closed.has(lowerAt(tokens, k)) && page.classes.isAdjective(lowerAt(tokens, k))) k--
  if (lowerAt(tokens, k) !== 'of' || !/^(?:thousands|hundreds|millions|billions|dozens|lots|lot|plenty|number|numbers|couple|kinds|types|sorts|variety|handful|bunch|pair|tons|loads|group|groups|list|series|pairs|collection)$/.test(lowerAt(tokens, k - 1))) return undefined // prettier-ignore
  return endsPlural(page, i + 1) ? replaceWord(token, pluralize(one), 'apostrophe', pluralMessage) : undefined
}

/** "from drafts and curious cat's.", "for five month's left": no determiner stands before it. */
const barePlural: Rule = (page, token, i) => {
  const { tokens, classes, tags } = page
  const one = ownerIn(page, i)
  if (!one || !/^[.,;!?)]?$/.test(tokens[i + 1]?.text ?? '') || /^(?:mom|mum|dad|grandma|grandpa|today|tomorrow|yesterday|work|doctor|dentist|butcher|baker)$/.test(one)) return undefined // prettier-ignore
  let k = i - 1
  while (k > i - 4 && !closed.has(lowerAt(tokens, k)) && tags.has(k, 'Adjective') && classes.isAdjective(lowerAt(tokens, k))) k--
  // "Like doctor's, nurses' hours are long."
  if (k === i - 1 && !/^(?:and|or)$/.test(lowerAt(tokens, k))) return undefined
  const isOpen = /^(?:and|or|with|from|for|about|of|in|on|by|between|without|against|many|some|several|other|few|more)$/.test(lowerAt(tokens, k)) // prettier-ignore
  const isPair = /^(?:and|or)$/.test(lowerAt(tokens, k))
  if (!isOpen || (isPair && !classes.isPlural(lowerAt(tokens, k - 1)))) return undefined
  return replaceWord(token, pluralize(one), 'apostrophe', pluralMessage)
}

/** "gets along with his classmate's." */
const withMates: Rule = (page, token, i) => {
  const { tokens } = page
  const one = ownerIn(page, i)
  const isMate = /^(?:classmate|colleague|coworker|teammate|customer|client|student|employee|relative|ancestor|grandparent|grandchild|kid|follower|fan|peer|reader|viewer|neighbor|neighbour|guest|patient|user|member|visitor|book|shoe|pet|photo|picture|toy|idea|plan|bag)$/ // prettier-ignore
  if (!one || !isMate.test(one) || !possessives.has(lowerAt(tokens, i - 1)) || !/^(?:with|for|by|among|between|about|all|of|from)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "a friend of my neighbor's", "next to my car, with my neighbor's"
  if (lowerAt(tokens, i - 2) === 'of' && !/^(?:all|some|most|many|one|both|each)$/.test(lowerAt(tokens, i - 3))) return undefined
  return /^[.!?]$/.test(tokens[i + 1]?.text ?? '') ? replaceWord(token, one.endsWith('child') ? `${one}ren` : pluralize(one), 'apostrophe', pluralMessage) : undefined // prettier-ignore
}

const things = /^(?:books?|clothes|clothing|toys?|shoes?|games?|rooms?|section|department|hospital|menu|party|parties|stor(?:y|ies)|magazines?|songs?|playground|museum|theater|theatre|birthdays?|bikes?|bicycles?|teeth|health|education|rights|bathroom|restroom|locker|team|choir|shelter|league|wear|fashion|underwear|jackets?|coats?|hats?|shirts?|opinions?|lives|faces|voices|needs|behavio[u]?r|development|safety|library|furniture|program|programs|hands|names|drawings|literature|entertainment|movies?|films?|basketball|soccer|football|tennis)$/ // prettier-ignore

/** "Children books are free", "in the women section" */
const childrenThing: Rule = onWord('children women men', ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const isOpen = token.first || (prepositions.has(before) && before !== 'like' && before !== 'than') || (/^(?:the|a|this|our|their)$/.test(before) && /^(?:in|at|to|for|from|of|on)$/.test(lowerAt(tokens, i - 2))) // prettier-ignore
  if (!isOpen || tokens[i + 1]?.hyphen || !things.test(lowerAt(tokens, i + 1)) || tokens[i + 1]?.fixed) return undefined
  const then = lowerAt(tokens, i + 2)
  if (!endsPhrase(tokens[i + 2]) && !finiteForms.has(then) && !modals.has(then)) return undefined
  return replaceWord(token, `${token.lower}'s`, 'apostrophe', `Use "'s" for something that belongs to ${token.lower}.`)
})

const devices = /^(?:phone|watch|laptop|car|camera|tablet|printer|machine|bike|computer|truck|house|oven|fridge|dishwasher|dryer|washer|boat|clock|lamp|jacket|backpack|suitcase|vacuum|heater|blender|toaster|monitor|keyboard|drone|scooter|van|motorcycle|bicycle|bus|train|plane|guitar|piano|radio|television|freezer|refrigerator|stove|building|hotel|apartment|school|company|restaurant|store|shop|store|library|museum|website|app)(?:e?s)$/ // prettier-ignore
const parts = /^(?:battery|screen|lid|handle|engine|motor|cord|cable|charger|manual|filter|display|brakes|tires?|wheels?|windshield|trunk|roof|door|doors|hood|bumper|transmission|lens|speaker|speakers|keyboard|camera|zipper|strap|pocket|pockets|timer|fan|plug|button|buttons|seat|seats|front|interior|exterior|owner|basement|entrance|lobby|website|logo|parking|warranty|price|size|weight|color|colour|design|quality|surface|edge|location)$/ // prettier-ignore

/** "the phones screen", "the watches battery": a plural owns no single part. */
const partOf: Rule = afterWord('the my your his her our their this that', (page, token, i) => {
  const { tokens, dictionary } = page
  if (token.text !== token.lower || !devices.test(token.lower)) return undefined
  const at = /^(?:new|old|main|front|back|rear|left|right|original|own)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  if (!parts.test(lowerAt(tokens, at)) || tokens[at]?.fixed || tokens[at]?.hyphen) return undefined
  const then = lowerAt(tokens, at + 1)
  const isVerb = (dictionary.partsOf(then) & (pos.past | pos.verbS)) !== 0
  // "the buses front on the square", "the watches price at"
  if (!finiteForms.has(then) && !modals.has(then) && !isVerb && tokens[at + 1]?.word !== false && tokens[at + 1] !== undefined && !/^(?:and|but|or|because|with|for|when|so)$/.test(then)) return undefined // prettier-ignore
  const one = singularize(token.lower, word => (dictionary.partsOf(word) & pos.noun) !== 0)
  return one ? replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" for something that belongs to the ${one}.`) : undefined
})

const groups = /^(?:customer|client|patient|student|employee|worker|guest|visitor|tenant|resident|user|member|parent|teacher|passenger|driver|player|reader|viewer|neighbor|neighbour|candidate|applicant|colleague|pupil|child|buyer|supplier|citizen|consumer|voter|athlete|artist|writer|doctor|nurse|farmer|owner)s$/ // prettier-ignore
const belongings = /^(?:orders|needs|names|questions|records|grades|expectations|complaints|requests|rights|opinions|problems|lives|homes|houses|belongings|addresses|emails|messages|feelings|performance|progress|skills|salaries|wages|accounts|data|privacy|health|safety|concerns|wishes|preferences|behavior|behaviour|satisfaction|interests|attention|parents|families|children|cars|luggage|passwords|comments|feedback|trust|responsibilities|experiences|experience|schedules|files)$/ // prettier-ignore

/** "remember regular customers orders", "about our students needs" */
const customersThing: Rule = ({ tokens, classes }, token, i) => {
  if (token.text !== token.lower || !groups.test(token.lower) || !belongings.test(lowerAt(tokens, i + 1)) || !endsPhrase(tokens[i + 2])) return undefined // prettier-ignore
  let k = i - 1
  while (k > i - 3 && (possessives.has(lowerAt(tokens, k)) || determiners.has(lowerAt(tokens, k)) || (classes.isAdjective(lowerAt(tokens, k)) && !closed.has(lowerAt(tokens, k))))) k-- // prettier-ignore
  const word = lowerAt(tokens, k)
  const verb = classes.base(word) ?? word
  const isOwner = /^(?:about|of|on|in|with|from|regarding|concerning|into)$/.test(word) || /^(?:remember|check|improve|meet|understand|answer|review|track|protect|know|handle|process|manage|respect|reduce|affect|record|satisfy|consider|ignore|value|solve|discuss|monitor|take|ensure|increase|hurt|evaluate|analyze)$/.test(verb) // prettier-ignore
  return isOwner ? replaceWord(token, `${token.text}'`, 'apostrophe', `Use "s'" for something that belongs to several people.`) : undefined
}

/** "that the playgrounds new slide should arrive" */
const newThing: Rule = afterWord('the our my your his her their', (page, token, i) => {
  const { tokens, dictionary, classes, tags } = page
  const opens = tokens[i - 1]?.first === true || /^(?:that|because|but|when|if|while|so)$/.test(lowerAt(tokens, i - 2))
  if (token.text !== token.lower || !opens || closed.has(token.lower)) return undefined
  if (!(dictionary.partsOf(token.lower) & pos.plural) || tags.has(i, 'Verb') || !/^(?:new|old|main|first|second|only|next|last|best|biggest|current|former|latest|annual|official|original|oldest|youngest)$/.test(lowerAt(tokens, i + 1))) return undefined // prettier-ignore
  const then = lowerAt(tokens, i + 3)
  if (!classes.isSingular(lowerAt(tokens, i + 2)) || !(/^(?:is|was|has|will|would|should|can|could|must|may|might)$/.test(then))) return undefined // prettier-ignore
  const one = singularize(token.lower, word => (dictionary.partsOf(word) & pos.noun) !== 0)
  return one && !/^(?:day|night|morning|year|month|week|time)$/.test(one) ? replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" for something that belongs to the ${one}.`) : undefined // prettier-ignore
})
