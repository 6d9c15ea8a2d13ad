/** Verbs that leave the number of a subject which only a draft shows: "The train leave at six", "Regular checks helps". */
import { applyRules, isQuestion, lowerAt, replaceWord, type Rule } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import { auxiliaries, closed, determiners, modals, pluralForms, possessives, singularForms, subjects } from '../../grammar/word-classes.ts'
import { isPastFit, isToldOfPast, phraseBefore, type SubjectPhrase } from './subject-phrases.ts'

/** Edits of verbs. */
export function subjectVerbEdits(page: RulePage): Edit[] {
  return applyRules(page, [bareVerb, pluralVerb, formOf])
}

/** Nouns as well, but verbs where something follows that no noun takes. */
const oftenVerbs = new Set('taste smell look sound feel cost last need want help work start stop close open burn ring crash leak offer cause show use charge run drop rise turn move change cover hold keep break fall sit stand lie hang live leave play look walk talk call answer ask buy sell pay drive ride fly travel land park wait stay visit rest sleep dream wake cook bake fry boil drink eat bite sting hurt ache itch swell bleed heal smoke shine freeze melt dry rain snow blow flow float sink swim dive jump climb crawl race push pull drag lift carry drop throw catch kick hit touch press squeeze cut slice chop mix pour spread fill load lock unlock fit match suit hide seek hunt plan hope wish love like hate fear trust doubt worry care matter count cover include support control balance measure weigh test check review report record store supply order deliver ship return accept reject cancel delay block face lead guide join link connect end finish begin repeat follow pass cross enter exit bark meow sing dance laugh cry smile shout scream whisper knock shake spin roll slide slip stick peel crack tear wear fade shrink stretch stain sound beep buzz flash blink glow sparkle hum squeak rattle vibrate heat cool warm clean wash sweep dust drain flush print scan copy update install download upload save load freeze restart reset shut click scroll sync charge earn win lose gain grow increase decrease improve decline attract draw reach teach train study learn practice speak read write sign express reflect display feature contain protect attack kill damage destroy affect benefit make let give take bring get go come see hear find know think say tell mean happen seem appear become remain'.split(' ')) // prettier-ignore
/** Never read as verbs here: "something like this", "the people near us". */
const neverVerbs = /^(?:ground|found|wound|bound|rent|fell|saw|lay|bore|felt|shot|spat|like|near|further|past|back|well|even|long|hard|fast|right|left|second|minute|sort|kind|type|lot|thank|please|let|do|be|have|own|round|better|best|still|close|last|till|down|up|out|off|while|worth|pro|ex|used|must|may|might|will|can|dare|need|wed|spit|bid|forecast|broadcast|half|total|average|lower|upper|present|content|complete|free|open|clear|dear|mean|light|present|elder|spare|secure|separate|live|welcome|ok|okay)$/ // prettier-ignore
/** Of these, verbs after all where an object, a time, or a place follows. */
const verbsWithObject = /^(?:last|need|close|open|mean|live|welcome|complete|clear|lower|own)$/

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|her|something|anything|everything|nothing|myself|itself|himself|herself|someone|people|more|less|many|much|several|two|three|four|five|six|ten|one|only|most|enough|about|up|off|away|down|out)$/.test(word) // prettier-ignore
const startsManner = /^(?:to|too|very|so|well|badly|fast|hard|early|late|every|daily|twice|once|again|quickly|slowly|right|only|almost|over|like|good|bad|great|nice|better|worse|when|whenever|if|because|until|before|after|while|as|that|how|what|why|whether|at|on|in|into|from|with|by|for|through|around|near|under|next|here|there|home|today|tomorrow|tonight)$/ // prettier-ignore

const clauseEnd = /^(?:and|but|because|when|whenever|if|while|although|though|so|that|which|who|whom|whose|what|how|why|where|until|before|after|since|unless|as|than|or|whether|once)$/ // prettier-ignore

/** Another finite verb stands in the rest of the clause. */
export function hasOtherVerb({ tokens, tags, dictionary }: RulePage, i: number): boolean {
  for (let k = i + 1; k < tokens.length; k++) {
    const token = tokens[k]
    if (!token || /^[.?!;:,]$/.test(token.text) || token.first) return false
    if (!token.word) continue
    const { lower } = token
    if (clauseEnd.test(lower) && k > i + 1) return false
    if (lower === 'not' || modals.has(lower) || /^(?:is|are|was|were|has|have|had|do|does|did|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|hasn't|haven't)$/.test(lower)) return !(lower === 'have' || lower === 'do') || lowerAt(tokens, k - 1) !== 'to' // prettier-ignore
    const parts = dictionary.partsOf(lower)
    const before = lowerAt(tokens, k - 1)
    const isNoun = determiners.has(before) || possessives.has(before) || /^(?:to|of|in|on|at|for|with|from|by|a|very|so|too)$/.test(before)
    if (closed.has(lower) || isNoun) continue
    if (parts & pos.past && !(parts & pos.adjective) && tags.has(k, 'PastTense')) return true
    if (parts & pos.verbS && tags.has(k, 'PresentTense') && !(parts & pos.plural)) return true
  }
  return false
}

/** "I suggest that she leave", "It is important that he come" */
export const wishes = /^(?:essential|important|vital|crucial|necessary|imperative|insist\w*|demand\w*|suggest\w*|recommend\w*|propos\w*|request\w*|requir\w*|ask\w*|advis\w*|urge\w*|prefer\w*|better|best|order\w*|mandatory|natural|moved|seconded|resolved|wish\w*|lest|rather|must|should)$/ // prettier-ignore

/** What shows a fact when it suggests it. */
export const evidence = /^(?:results?|data|evidence|findings?|stud(?:y|ies)|research|experiments?|analys[ie]s|surveys?|figures?|tests?|tables?|observations?|reports?|papers?|statistics|numbers|this|it|which|also|strongly|clearly)$/ // prettier-ignore

/** Whether the clause can have its verb at `i`. */
function isOpenClause({ tokens }: RulePage, { start, opening }: SubjectPhrase): boolean {
  let from = start
  while (from > 0 && !tokens[from]?.first && start - from < 20) from--
  const before = tokens.slice(from, start).map(({ lower }) => lower)
  // "Let water fall on it", "Not until the third grade have most children read"
  if (/^(?:let|make|help|watch|see|hear|have)$/.test(lowerAt(tokens, start)) || /^(?:not|never|rarely|seldom|only|nor|hardly|scarcely)$/.test(lowerAt(tokens, from))) return false // prettier-ignore
  if (before.some(word => /^(?:let|lets|let's|make|makes|made|making|help|helps|helped|watch|watched|see|saw|hear|heard|did|didn't|does|doesn't|do|don't|lest)$/.test(word)) && !/^(?:because|when|if|while|although|how|that|unless|until|but|;|:)$/.test(opening)) return false // prettier-ignore
  if (opening === 'that' && before.some(word => /^(?:condition|custom|rule|tradition)$/.test(word))) return false
  // "The results suggest that size matters"
  const isShown = opening === 'that' && before.at(-2)?.startsWith('suggest') === true && evidence.test(before.at(-3) ?? '')
  if (opening === 'that' && ((!isShown && before.some(word => wishes.test(word))) || before.at(-2) === 'but')) return false
  // "Had the train left", "May the best team win"
  if (/^(?:had|should|were|may|might|can|could|will|would|did|does|do)$/.test(before.at(-1) ?? '')) return false
  return true
}

/** "The man at the cheese stall cuts a sample": a noun, after which the verb follows. */
export function isBeforeVerb({ tokens, tags, dictionary }: Pick<RulePage, 'tokens' | 'tags' | 'dictionary'>, i: number): boolean {
  const mayBeNoun = (dictionary.partsOf(lowerAt(tokens, i)) & pos.noun) !== 0 || tags.has(i, 'Noun')
  const after = lowerAt(tokens, i + 2)
  const next = dictionary.partsOf(lowerAt(tokens, i + 1))
  // "the noodle stall lit his burners"
  const isVerb =
    (next & pos.verbS) !== 0 ||
    (!(next & pos.verb) && tags.has(i + 1, 'PastTense')) ||
    /^(?:cut|put|set|let|hit|shut|spread)$/.test(lowerAt(tokens, i + 1))
  return mayBeNoun && isVerb && startsObject(after) && !/^(?:every|each|all)$/.test(after)
}

/** A base form that may be the verb of a clause. */
export function isBaseForm({ tokens, tags, dictionary, classes }: RulePage, i: number): boolean {
  const token = tokens[i]
  if (!token?.word || token.fixed || token.hyphen || !/^\p{Ll}/u.test(token.text) || token.first) return false
  const word = token.lower
  const next = lowerAt(tokens, i + 1)
  if ((closed.has(word) && !/^(?:last|own)$/.test(word)) || tokens[i + 1]?.hyphen || tokens[i + 1]?.text === '-') return false
  const isObject = startsObject(next) || /^[$€£\d]/.test(tokens[i + 1]?.text ?? '') || (word === 'last' && /^(?:only|for|long|longer|almost|forever|just|until)$/.test(next)) // prettier-ignore
  if (neverVerbs.test(word) && !(verbsWithObject.test(word) && (isObject || (/^(?:live|close|open)$/.test(word) && /^(?:in|at|on|with|near|next)$/.test(next))))) return false // prettier-ignore
  // "the general use of gas", "a narrow fringe of grass"
  if (next === 'of' && !/^(?:think|speak|dream|consist|hear|approve|dispose|complain|smell|taste|talk|die|come|know)$/.test(word))
    return false
  const mayBeNoun = (dictionary.partsOf(word) & pos.noun) !== 0 || tags.has(i, 'Noun')
  if (isBeforeVerb({ tokens, tags, dictionary }, i)) return false
  // "the noise study, which had been challenged"
  if (mayBeNoun && tokens[i + 1]?.text === ',' && /^(?:which|who|whose|whom|where)$/.test(lowerAt(tokens, i + 2))) return false // prettier-ignore
  // "It use to be fun"
  if (word === 'use' && next === 'to') return false
  const parts = dictionary.partsOf(word)
  if (!classes.isVerb(word) && !/^(?:last|own)$/.test(word)) return false
  if (parts & (pos.verbS | pos.ing | pos.plural) || inflect(word, 'past') === word) return false
  if (parts & pos.past && !/^(?:come|become|run)$/.test(word)) return false
  if (plainVerbs.has(word) || !(parts & (pos.noun | pos.adjective))) return true
  if (!oftenVerbs.has(word))
    return isObject && ((tags.has(i, 'Verb') && !tags.has(i, 'Noun')) || possessives.has(next) || /^(?:them|him|us|me)$/.test(next))
  const isPreposition = /^(?:of|for|in|on|at|with|from|by|to|that|near|under|next|into)$/.test(next)
  if (isPreposition) return tags.has(i, 'Verb') || /^(?:sit|lie|live|go|come|run|work|look|begin|start|open|close|hang|stand|fall|grow|stay|leak|burn|shine|freeze|melt|flow|float|spin|slide|slip|fade|stick|crack|ring|beep|blink|wait|sleep|bark|taste|smell|sound|react|rise|depend)$/.test(word) // prettier-ignore
  if (!next) return true
  // "The app keep crashing"
  if (/^(?:keep|stop|start|need|love|hate)$/.test(word) && (dictionary.partsOf(next) & pos.ing || /^\p{Ll}{4,}ing$/u.test(next)))
    return true
  return isObject || startsManner.test(next) || next.endsWith('ly') || tags.has(i + 1, 'Adjective', 'Adverb')
}

/** "The train leave at six", "If somebody come late", "how an octopus taste" */
const bareVerb: Rule = (page, token, i) => {
  const { tokens, tags } = page
  if (!isBaseForm(page, i) || isPastFit(page, i)) return undefined
  const subject = phraseBefore(page, i)
  if (subject?.number !== 'one' || !isOpenClause(page, subject) || hasOtherVerb(page, i) || isAsked(page, i, subject)) return undefined
  const { opening, word } = subject
  // "The staff put forward a plan"
  if (token.lower === 'forward' && /^(?:put|set|let|hit|shut|cut|split|cast|thrust)$/.test(lowerAt(tokens, i - 1))) return undefined
  // "the buyer cut open a dozen of them"
  if (/^(?:open|free|short|loose|clear|clean|dry)$/.test(token.lower) && /^(?:cut|burst|split|put|set|let|hit|shut|broke|cracked|pulled|pushed|tore|threw|blew|swung|sliced|forced|pried)$/.test(lowerAt(tokens, i - 1))) return undefined // prettier-ignore
  // "Long meetings after lunch make", "Our new hire"
  if (/^(?:after|before|since|until)$/.test(opening) && !determiners.has(lowerAt(tokens, subject.start)) && !possessives.has(lowerAt(tokens, subject.start)) && page.classes.isPlural(lowerAt(tokens, subject.start - 2))) return undefined // prettier-ignore
  if (page.dictionary.partsOf(word) & pos.adjective && (!(page.dictionary.partsOf(word) & pos.noun) || /^(?:new|old|young|local)$/.test(word))) return undefined // prettier-ignore
  // "My son want become a pilot": "to" is missing
  if (/^(?:want|prefer|decide|refuse|agree)$/.test(lowerAt(tokens, i - 1))) return undefined
  // "A sense of self helps children stand"
  if (tokens.slice(subject.start, i).some(({ lower }) => /^(?:helps?|makes?|lets?|helped|made)$/.test(lower))) return undefined
  // "a list, a soup bowl"
  const next = tokens[i + 1]
  const isEnd = !next || /^[.?!;:,)]$/.test(next.text)
  const isPure = plainVerbs.has(token.lower) || !(page.dictionary.partsOf(token.lower) & pos.noun)
  const isSubordinate = /^(?:because|when|while|whenever|if|unless|although|though|where|how|why|whether|once|that)$/.test(opening) // prettier-ignore
  // "At noon, the weather suddenly change."
  const isSudden = opening === ',' && lowerAt(tokens, i - 1).endsWith('ly') && oftenVerbs.has(token.lower)
  if (isEnd && !isPure && !(isSubordinate && oftenVerbs.has(token.lower)) && !isSudden) return undefined
  if (isEnd && next?.text === ',' && !isSubordinate) return undefined
  if (opening === ',' && !isPure && !tags.has(i, 'Verb')) return undefined
  if (opening === ',' && !hasOpener(page, subject.start)) return undefined
  const isHabit = /^(?:always|never|often|usually|every)$/.test(lowerAt(tokens, i - 1))
  const right = inflect(token.lower, isToldOfPast(page, i) && !isHabit ? 'past' : 's')
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${word}".`)
}

/** "If it rains, the roof leak": the comma ends an opening, not an item of a list. */
function hasOpener({ tokens }: RulePage, start: number): boolean {
  let from = start - 1
  while (from > 0 && !tokens[from]?.first) from--
  return /^(?:if|when|whenever|although|though|because|since|after|before|while|once|unless|until|whereas|as|one|another|that|each|in|on|at|for|from|during|with|by|however|therefore|moreover|furthermore|unfortunately|fortunately|luckily|sadly|today|nowadays|now|then|yes|no|finally|first|second|third|also|besides|sometimes|usually|often|generally|actually|personally|according|despite|next|later|here|every|last|this|still|meanwhile|instead|otherwise)$/.test(lowerAt(tokens, from)) // prettier-ignore
}

/** "When does the train leave?" */
function isAsked({ tokens }: RulePage, i: number, { start }: SubjectPhrase): boolean {
  if (!isQuestion(tokens, i)) return false
  let from = start
  while (from > 0 && !tokens[from]?.first) from--
  return tokens.slice(from, i).some(({ lower }) => auxiliaries.has(lower) || modals.has(lower)) || from === start
}

const linking = /^(?:remain|seem|look|feel|smell|taste|sound|become|appear|stay|get|go|keep|turn|grow|run|come|stand|lie)$/

/** "Regular checks helps", "modern zoos plays an important role" */
const pluralVerb: Rule = (page, token, i) => {
  const { tokens, dictionary, classes, tags } = page
  const parts = dictionary.partsOf(token.lower)
  if (
    !/[^s]s$/.test(token.lower) ||
    !(parts & (pos.verbS | pos.plural)) ||
    closed.has(token.lower) ||
    !/^\p{Ll}/u.test(token.text) ||
    token.hyphen
  )
    return undefined
  const base = classes.base(token.lower)
  if (!base || inflect(base, 's') !== token.lower || !(parts & pos.verbS || plainVerbs.has(base))) return undefined
  const next = lowerAt(tokens, i + 1)
  const isNoun = (parts & pos.plural) !== 0 && !plainVerbs.has(base)
  const isTimed = oftenVerbs.has(base) && ((next === 'all' && /^(?:day|night|the|week)$/.test(lowerAt(tokens, i + 2))) || /^(?:when|whenever|as|because|if)$/.test(next)) && !tags.has(i - 1, 'Singular') // prettier-ignore
  const takes =
    startsObject(next) ||
    isTimed ||
    (linking.test(base) && tags.has(i + 1, 'Adjective')) ||
    /^(?:to|that|how|what|well|too|very|so)$/.test(next) ||
    tags.has(i + 1, 'Adverb')
  if (isNoun && !takes) return undefined
  // "in big jars every fall", "counsels parents to listen"
  if (isNoun && !oftenVerbs.has(base) && tags.has(i, 'Plural', 'Noun') && !tags.has(i, 'Verb') && !isTimed && (!startsObject(next) || next === 'every') && !/^(?:that|how|what)$/.test(next)) return undefined // prettier-ignore
  const subject = phraseBefore(page, i)
  if (subject?.number !== 'many' || subject.start === i || hasOtherVerb(page, i) || isQuestion(tokens, i)) return undefined
  // "Dickens never preaches about this"
  const name = tokens[subject.start]
  if (name?.first && subject.word === name.lower && dictionary.partsOf(name.text) & pos.name) return undefined
  if (subject.opening === ',' && !hasOpener(page, subject.start)) return undefined
  return replaceWord(token, base, 'agreement', `Use "${base}" to agree with "${subject.word}".`)
}

/** "donations has risen", "Most of the roof are wet" */
const formOf: Rule = (page, token, i) => {
  const { tokens, tags } = page
  const isOneForm = pluralForms.has(token.lower)
  if ((!isOneForm && !singularForms.has(token.lower)) || token.first || isQuestion(tokens, i)) return undefined
  // "The parking lots downtown were full"
  if (/^(?:downtown|uptown|upstairs|downstairs|nearby|overseas|abroad|outside|inside|online)$/.test(lowerAt(tokens, i - 1)) && page.classes.isPlural(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  const subject = phraseBefore(page, i)
  if (
    !subject ||
    subjects.has(subject.word) ||
    (eitherNumber.has(subject.word) && !/^(?:part|school|company|university|hospital|bank|club|firm)$/.test(subject.word)) ||
    !isOpenClause(page, subject)
  )
    return undefined
  if (isOneForm === (subject.number === 'one')) return undefined
  // "The symptoms Saturday night were clear."
  if (/^(?:night|morning|afternoon|evening|today|yesterday|week|month|year)$/.test(subject.word) && subject.number === 'one')
    return undefined
  // "Rings lost while swimming are paid for"
  if (/^(?:while|when|before|after|since|once|until)$/.test(subject.opening) && subject.start === i - 1 && subject.word.endsWith('ing') && !tokens[subject.start - 1]?.first) return undefined // prettier-ignore
  // "who needs patient, bright clerks"
  const before = subject.start - 2
  if (subject.opening === ',' && tags.has(subject.start, 'Adjective') && page.dictionary.partsOf(lowerAt(tokens, before)) & pos.adjective && !tags.has(before - 1, 'Copula')) return undefined // prettier-ignore
  // "Mars has", "Dickens was"
  if (isOneForm && /^\p{Lu}\p{Ll}+s$/u.test(tokens[i - 1]?.text ?? '')) return undefined
  if (/^(?:if|as|though|unless|whether|and|so)$/.test(subject.opening) || (subject.opening === ',' && !hasOpener(page, subject.start))) return undefined // prettier-ignore
  // "Two weeks is a long time", "The only thing I see are birds"
  const right = (isOneForm ? pluralForms : singularForms).get(token.lower)
  return right ? replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${subject.word}".`) : undefined
}
