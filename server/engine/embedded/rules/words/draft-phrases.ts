/** Phrases of drafts whose form shows the mistake: "you will found", "in front off", "most of them sleeps". */
import { finiteForms } from '../../grammar/clause.ts'
import { afterWord, applyRules, beforeWord, inDrafts, insertText, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import { plainVerbs } from '../../grammar/plain-verbs.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { subjectBefore } from '../../grammar/subject.ts'
import { articleFor, auxiliaries, beForms, closed, countNouns, determiners, massNouns, modals, possessives, prepositions, subjects } from '../../grammar/word-classes.ts' // prettier-ignore
import { isEnd } from '../verbs/verb-slots.ts'
import { isThoseDoing } from '../nouns/counted.ts'
import { isSawing } from '../verbs/verb-slips.ts'
import { adverb, confused, isPlain, opensClause, surePhraseEdits } from './sure-phrases.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function draftPhraseEdits(page: RulePage): Edit[] {
  const likely = [
    weOrdering,
    pleaseSends,
    willFound,
    canWeTalked,
    beReturn,
    customersComplaint,
    mostSleeps,
    skillsMatch,
    iAlsoUrges,
    happilyTo,
    offOf,
    manyPensioners,
    lotOfTourist,
    ofTeenagers,
    rightOf,
    learningIs,
    areChild,
    forYouLetter,
    tooMen,
    thanThen,
    itsSays,
    alreadyChanged,
    nothingHappens,
    thereVoices,
    therefor,
    thereSeems,
    menWaiting,
    confidant,
    soundsGrate,
    everyPersonLive,
    effectThe,
    theyreHoliday,
    persons,
  ]
  return [...surePhraseEdits(page), ...inDrafts(applyRules(page, likely))]
}

const startsObject = (word: string) => determiners.has(word) || possessives.has(word) || /^(?:me|you|him|us|them|it|more|new|some|many|all|people|everything|something|myself)$/.test(word) // prettier-ignore

const manyOnly = ({ classes, dictionary }: RulePage, word: string) =>
  word === 'people' || (classes.isPlural(word) && (dictionary.partsOf(word) & ~(pos.plural | pos.verbS)) === 0 && !/(?:ics|news|series|species|means|data|media|ss)$/.test(word)) // prettier-ignore

/** The base of "sends", if it is an -s form. */
const baseOfS = ({ classes, dictionary }: RulePage, word: string): string | undefined => {
  const base = !closed.has(word) && dictionary.partsOf(word) & pos.verbS ? classes.base(word) : undefined
  return base && inflect(base, 's') === word ? base : undefined
}

/** "We looking forward to it", "we only ordering ten" */
const weOrdering: Rule = ({ tokens, dictionary, classes }, token, i) => {
  if (!(dictionary.partsOf(token.lower) & pos.ing) || closed.has(token.lower)) return undefined
  const at = adverb.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const person = tokens[at]
  const be = pick({ i: 'am', we: 'are', they: 'are', you: 'are', he: 'is', she: 'is' }, person?.lower ?? '')
  if (!be || !person || !opensClause(tokens, at) || tokens[at]?.lower === 'you' || /^(?:enjoy|lik|lov|want|need|know|believ|preferr|understand|hat)ing$/.test(token.lower)) return undefined // prettier-ignore
  if (token.lower === 'looking' && lowerAt(tokens, i + 1) === 'forward') return replaceWord(token, classes.base(token.lower) ?? 'look', 'verb-form', 'Write "look forward".') // prettier-ignore
  const next = tokens[i + 1]
  const goesOn = /^\d/.test(next?.text ?? '') || startsObject(next?.lower ?? '') || /^(?:in|at|on|to|for|with|about|here|now|from)$/.test(next?.lower ?? '') // prettier-ignore
  return goesOn ? insertText(token.start, `${be} `, 'missing-be', `The sentence needs a verb. Use "${person.text} ${be}".`) : undefined
}

/** "Please sends us a copy" */
const pleaseSends: Rule = (page, token, i) => {
  const base = lowerAt(page.tokens, i - 1) === 'please' ? baseOfS(page, token.lower) : undefined
  return base ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "please".`) : undefined
}

const pastAlsoBase: Record<string, string> = { found: 'find', felt: 'feel', left: 'leave', saw: 'see', fell: 'fall', thought: 'think', lost: 'lose', forgot: 'forget', got: 'get', went: 'go', bought: 'buy', took: 'take', made: 'make', said: 'say', gave: 'give', knew: 'know', came: 'come' } // prettier-ignore

/** "You will found a map", "Don't forgot the salt" */
const willFound: Rule = ({ tokens }, token, i) => {
  const base = Object.hasOwn(pastAlsoBase, token.lower) ? pastAlsoBase[token.lower] : undefined
  const k = adverb.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const auxiliary = tokens[k]
  return base &&
    auxiliary &&
    (modals.has(auxiliary.text) || /^(?:don't|doesn't|didn't)$/.test(auxiliary.lower)) &&
    lowerAt(tokens, i - 1) !== 'be' &&
    !(token.lower === 'saw' && isSawing(tokens, i))
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${auxiliary.text}".`)
    : undefined
}

/** "Can we talked about it" */
const canWeTalked: Rule = afterWord('i you he she it we they', ({ tokens, dictionary, classes }, token, i) => {
  const asks = tokens[i - 2]
  const parts = dictionary.partsOf(token.lower)
  if (!asks || !/^(?:can|could|will|would|should|may|shall|do|does|did)$/.test(asks.lower) || closed.has(token.lower)) return undefined
  const base = parts & (pos.past | pos.participle | pos.ing) && !(parts & pos.verb) ? classes.base(token.lower) : undefined
  return base && base !== token.lower && (asks.first || !tokens[i - 3]?.word || /^(?:and|but|so|when|where|how|what|why)$/.test(lowerAt(tokens, i - 3))) // prettier-ignore
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${asks.text}".`)
    : undefined
})

const done = /^(?:return|send|pay|sign|deliver|use|make|do|change|fix|repair|solve|cancel|move|book|ship|check|remove|add|build|buy|sell|protect|reduce|improve|increase|provide|include|finish|deliver|replace|update|inform|contact|discuss|approve|delay|postpone|accept|reject|cover|charge|invoice|refund|report|publish|schedule|install|print|test|prepare|offer|keep|write|give|take|see|find|hear|teach|bring|hold|store|save|treat|punish|invite|choose)$/ // prettier-ignore

/** "All documents must be return within ten days", "The delivery has been delay." */
const beReturn: Rule = ({ tokens }, token, i) => {
  const be = lowerAt(tokens, i - 1)
  const isPassive = be === 'been' || (be === 'be' && (modals.has(lowerAt(tokens, i - 2)) || lowerAt(tokens, i - 2) === 'to' || lowerAt(tokens, i - 2) === 'not')) // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return isPassive && done.test(token.lower) && (isEnd(tokens[i + 1]) || /^(?:by|in|at|on|to|for|with|within|until|since|before|after|and|or|because|due|as|from|immediately)$/.test(next)) // prettier-ignore
    ? replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', `Use the participle after "${be}".`)
    : undefined
}

/** "The customers complaint was forwarded" */
const customersComplaint: Rule = afterWord('the our my your his her their this that', (page, token, i) => {
  const { tokens, classes } = page
  const noun = tokens[i + 1]
  if (!manyOnly(page, token.lower) || !noun?.word || noun.hyphen) return undefined
  const one = classes.singular(token.lower)
  const isPerson = one !== undefined && /(?:er|or|ist|ent|ant|ian|man|woman|child|parent|friend|company|client|guest|boss|neighbou?r|brother|sister)$/.test(one) // prettier-ignore
  return isPerson && classes.isNounOnly(noun.lower) && classes.isSingular(noun.lower) && /^(?:is|was|has|will|can|[.,;:])$/.test(tokens[i + 2]?.lower ?? '.') && !/^(?:meeting|service|support|office|union|association|list|board|day|group|team)$/.test(noun.lower) // prettier-ignore
    ? { ...replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" for what belongs to the ${one}.`), kind: 'spelling' }
    : undefined
})

/** "most of them sleeps", "few of us has" */
const mostSleeps: Rule = afterWord('them us you', (page, token, i) => {
  const { tokens } = page
  if (lowerAt(tokens, i - 2) !== 'of' || !/^(?:most|many|some|all|both|few|several|two|three)$/.test(lowerAt(tokens, i - 3))) return undefined // prettier-ignore
  const right = pick({ is: 'are', was: 'were', has: 'have', does: 'do' }, token.lower) ?? baseOfS(page, token.lower)
  return right ? replaceWord(token, right, 'agreement', `"${lowerAt(tokens, i - 3)} of ${lowerAt(tokens, i - 1)}" is plural.`) : undefined
})

/** A verb in the past stands among the words that would be the subject. */
const hasVerbBefore = ({ tokens, tags, dictionary }: RulePage, from: number, i: number) =>
  tokens.slice(from, i).some(({ lower }, k) => (dictionary.partsOf(lower) & (pos.past | pos.verbS)) !== 0 && (tags.has(from + k, 'PastTense', 'PresentTense') || /^(?:plays|tows|wears|carries|sells|makes|takes|gets|comes|has)$/.test(lower)) && !tags.has(from + k, 'Participle', 'Adjective') && !closed.has(lower)) // prettier-ignore

/** "figures for May are": a finite verb follows in the same clause. */
const followsVerb = ({ tokens }: RulePage, i: number) => {
  for (let k = i + 1; k < i + 8 && tokens[k]?.word && !/^(?:that|which|who|and|but|because|when|if|so)$/.test(lowerAt(tokens, k)); k++)
    if (finiteForms.has(lowerAt(tokens, k))) return true
  return false
}

/** "that my skills matches your needs", "Many pensioners in our village relies on it" */
const skillsMatch: Rule = (page, token, i) => {
  const { tokens, tags, dictionary } = page
  const base = token.first ? undefined : baseOfS(page, token.lower)
  if (!base) return undefined
  const next = lowerAt(tokens, i + 1)
  const isVerb = startsObject(next) || /^(?:on|to|in|at|with|that|from|for|up|out)$/.test(next) || isEnd(tokens[i + 1]) || tags.has(i, 'PresentTense') // prettier-ignore
  // "petals.", "in wide sizes for": a noun that ends its phrase
  const isNoun = (dictionary.partsOf(token.lower) & pos.plural) !== 0 && !plainVerbs.has(base)
  if (isNoun && !startsObject(next) && !(tags.has(i, 'PresentTense') && !tags.has(i, 'Noun'))) return undefined
  // "The sales figures for May are good.": the verb follows
  if (isNoun && followsVerb(page, i)) return undefined
  const subject = isVerb ? subjectBefore(page, i) : undefined
  // "drops of dew clung to the rose petals": the clause has its verb before
  if (subject && hasVerbBefore(page, subject.start, i)) return undefined
  return subject?.number === 'many' && subject.kind !== 'pronoun' && !/^(?:and|or)$/.test(subject.opening)
    ? replaceWord(token, base, 'agreement', `"${subject.word}" is plural.`)
    : undefined
}

/** "I therefore urges the council" */
const iAlsoUrges: Rule = (page, token, i) => {
  const { tokens } = page
  const person = lowerAt(tokens, i - 2)
  const base = adverb.test(lowerAt(tokens, i - 1)) && /^(?:i|we|they|you)$/.test(person) && opensClause(tokens, i - 2) ? baseOfS(page, token.lower) : undefined // prettier-ignore
  return base ? replaceWord(token, base, 'agreement', `Use "${base}" after "${person}".`) : undefined
}

/** "I would be happily to help" */
const happilyTo: Rule = beforeWord('to that about', ({ tokens }, token, i) => {
  const right = pick({ happily: 'happy', easily: 'easy', gladly: 'glad', sadly: 'sad', proudly: 'proud', safely: 'safe', angrily: 'angry', nicely: 'nice', carefully: 'careful', impossibly: 'impossible', necessarily: 'necessary' }, token.lower) // prettier-ignore
  const before = /^(?:very|so|really|quite)$/.test(lowerAt(tokens, i - 1)) ? lowerAt(tokens, i - 2) : lowerAt(tokens, i - 1)
  return right && beForms.has(before) ? replaceWord(token, right, 'adverb', `Use the adjective "${right}" after "${before}".`) : undefined
})

/** "in front off the house", "within ten days off the last day" */
const offOf: Rule = onWord('off', ({ tokens }, token, i) =>
  (determiners.has(lowerAt(tokens, i + 1)) || /^(?:them|it|us|charge)$/.test(lowerAt(tokens, i + 1))) && /^(?:front|lots?|kinds?|sorts?|part|parts|rest|end|days|weeks|months|years|number|bottles?|cups?|glass|pieces?|pair|free|full|instead|because|outside|inside|ahead|afraid|tired|proud|capable|aware|one|most|some|many|member|members|middle|group)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? confused(token, 'of')
    : undefined,
)

const isCountable = ({ classes, dictionary }: RulePage, word: string) =>
  !closed.has(word) && !massNouns.has(word) && classes.isSingular(word) && ((dictionary.partsOf(word) & ~pos.noun) === 0 || countNouns.has(word)) // prettier-ignore

/** "Many pensioner in our village" */
const manyPensioners: Rule = (page, token, i) => {
  const { tokens } = page
  const counts = /^(?:many|several|these|those|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|various|different)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  const next = tokens[i + 1]
  if (/^(?:tonight|today|tomorrow|yesterday|noon|midnight)$/.test(token.lower) || isThoseDoing(page, i)) return undefined
  // "has a different doorbell", "no different person", "several hundred plastic ones"
  if (lowerAt(tokens, i - 1) === 'different' && /^(?:an?|the|one|another|each|every|this|that|some|no|any|my|your|his|her|its|our|their|very|completely|entirely|totally|slightly|quite|whole)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  // "two student jobs", "many a man"
  return counts && isCountable(page, token.lower) && (isEnd(next) || (closed.has(next?.lower ?? '') && !/^ones?$/.test(next?.lower ?? ''))) && lowerAt(tokens, i - 2) !== 'of' && !/^(?:percent|per|past|million|thousand|hundred|dozen|aircraft|sheep|fish|deer|moose|elk|reindeer|bison|salmon|trout|cod|tuna|shrimp|squid|carat|karat|aspirin|ibuprofen|offspring|spacecraft|hovercraft|crossroads|headquarters|horsepower|hertz|cannon|swine|quid|stone|foot|pound|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(token.lower) // prettier-ignore
    ? replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${lowerAt(tokens, i - 1)}".`)
    : undefined
}

/** "a lot of tourist" */
const lotOfTourist: Rule = afterWord('of', (page, token, i) => {
  const { tokens } = page
  const next = tokens[i + 1]
  return /^(?:lot|lots|plenty|hundreds|thousands|dozens|couple|kinds|types|groups?|number|variety)$/.test(lowerAt(tokens, i - 2)) && countNouns.has(token.lower) && isCountable(page, token.lower) && (isEnd(next) || closed.has(next?.lower ?? '') || page.tags.has(i + 1, 'Verb')) && !/^(?:work|light|paper|fun|room|time|food|sport|talk)$/.test(token.lower) // prettier-ignore
    ? replaceWord(token, pluralize(token.lower), 'number', `Use the plural after "${lowerAt(tokens, i - 2)} of".`)
    : undefined
})

/** "the sleep of teenager" */
const ofTeenagers: Rule = onWord(
  'teenager student customer employee tourist worker user visitor patient teacher driver car smartphone phone computer book animal country company child document mistake',
  (page, token, i) => {
    const { tokens } = page
    return lowerAt(tokens, i - 1) === 'of' && isEnd(tokens[i + 1]) && !/^(?:a|an|kind|sort|type|piece|form|out|instead|one|stage|role|job|position|title|word|rank|kinds|types|sorts)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
      ? replaceWord(token, pluralize(token.lower), 'number', `"${token.lower}" is countable: use the plural, or an article.`)
      : undefined
  },
)

/** "the right of terminate this contract" */
const rightOf: Rule = onWord('of', (page, token, i) => {
  const { tokens, dictionary } = page
  const verb = lowerAt(tokens, i + 1)
  return /^(?:right|duty|obligation|permission|ability)$/.test(lowerAt(tokens, i - 1)) && isPlain(page, verb) && (dictionary.partsOf(verb) === pos.verb || startsObject(lowerAt(tokens, i + 2))) // prettier-ignore
    ? replaceWord(token, 'to', 'verb-pattern', `Use "to" and the verb after "${lowerAt(tokens, i - 1)}".`)
    : undefined
})

/** "I think that learn a new language is easy" */
const learningIs: Rule = afterWord('that because think believe', (page, token, i) => {
  const { tokens, tags } = page
  if (!isPlain(page, token.lower) || !startsObject(lowerAt(tokens, i + 1))) return undefined
  // "the things that make a difference"
  if (lowerAt(tokens, i - 1) === 'that' && !/^(?:think|thinks|believe|believes|say|says|know|said|opinion|feel|agree|true|fact)$/.test(lowerAt(tokens, i - 2))) return undefined // prettier-ignore
  for (let k = i + 2; k < i + 8; k++) {
    if (/^(?:is|was|can|helps|makes|will)$/.test(lowerAt(tokens, k))) return replaceWord(token, inflect(token.lower, 'ing'), 'verb-form', 'The subject of the clause takes the -ing form.') // prettier-ignore
    if (!tokens[k]?.word || tags.has(k, 'PresentTense', 'Infinitive')) return undefined
  }
  return undefined
})

/** "when you are child" */
const areChild: Rule = onWord(
  'child student teacher nurse engineer driver waiter waitress tourist foreigner beginner cook lawyer writer musician singer farmer worker teenager baby kid boy girl man woman vegetarian artist designer developer manager',
  ({ tokens }, token, i) => {
    const person = lowerAt(tokens, i - 2)
    const isOne = (person === 'you' && lowerAt(tokens, i - 1) === 'are') || (/^(?:i|he|she)$/.test(person) && /^(?:am|is|was)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    return isOne && (isEnd(tokens[i + 1]) || /^(?:and|in|at|from|who|with|because|but|for|so)$/.test(lowerAt(tokens, i + 1)))
      ? insertText(token.start, `${articleFor(token.lower)} `, 'article', `"${token.lower}" is countable and needs an article.`)
      : undefined
  },
)

/** "Thank you for you letter" */
const forYouLetter: Rule = onWord('you', (page, token, i) => {
  const { tokens, classes } = page
  const next = tokens[i + 1]
  return prepositions.has(lowerAt(tokens, i - 1)) && next?.word && !next.hyphen && (classes.isNounOnly(next.lower) || countNouns.has(next.lower)) && classes.isSingular(next.lower) && (isEnd(tokens[i + 2]) || closed.has(lowerAt(tokens, i + 2))) && !/^(?:guy|folk|home|today|tomorrow)$/.test(next.lower) && !/^(?:today|tomorrow|tonight|yesterday|sir|madam|ma'am|boys?|girls?|dear|dude|folks|mate|buddy|sweetheart|darling|honey|idiot|fool|mom|mum|dad|grandma|grandpa)$/.test(next.lower) && !/^(?:like|before|after|until|since|as|than)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? { ...confused(token, 'your'), rule: 'pronoun-case' }
    : undefined
})

/** "There were too men", "add too eggs" */
const tooMen: Rule = onWord('too', (page, token, i) =>
  !token.first && manyOnly(page, lowerAt(page.tokens, i + 1)) && page.tags.has(i - 1, 'Verb', 'Preposition', 'Copula')
    ? confused(token, 'two')
    : undefined,
)

/** ", than you add the eggs" */
const thanThen: Rule = onWord('than', ({ tokens }, token, i) => {
  const before = tokens[i - 1]
  const opens = token.first || (before?.text === ',' && !/^(?:more|less|rather|better|other)$/.test(lowerAt(tokens, i - 2))) || before?.lower === 'and' // prettier-ignore
  const compares = tokens.slice(Math.max(0, i - 8), i).some(other => /^(?:more|less|rather|better|worse|other)$|[a-z]{2}er$/.test(other.lower) && before?.lower !== 'and') // prettier-ignore
  return opens && subjects.has(lowerAt(tokens, i + 1)) && !compares ? confused(token, 'then') : undefined
})

/** "its say that my password is too short" */
const itsSays: Rule = onWord('its', ({ tokens, dictionary }, token, i) => {
  const next = lowerAt(tokens, i + 1)
  const after = lowerAt(tokens, i + 2)
  const isVerb = /^(?:says?|seems?|looks?|takes?|makes?|happens?|depends?|works?|goes|means?|comes?|needs?|shows?)$/.test(next) || (dictionary.partsOf(next) & ~(pos.verb | pos.verbS)) === 0 // prettier-ignore
  return dictionary.partsOf(next) !== 0 && !closed.has(next) && isVerb && (startsObject(after) || /^(?:that|to|like|on|a|the|very|well)$/.test(after)) // prettier-ignore
    ? confused(token, 'it')
    : undefined
})

/** "I already change it" */
const alreadyChanged: Rule = afterWord('already', (page, token, i) => {
  const { tokens } = page
  const isStative = /^(?:know|have|want|need|like|love|think|believe|understand|own|feel|see|live|work|hate|hope|use|speak|be|exist|seem|get|miss|owe|look|regret|plan|expect|enjoy|wish|suspect|remember)$/.test(token.lower) // prettier-ignore
  return /^(?:i|we|they)$/.test(lowerAt(tokens, i - 2)) && isPlain(page, token.lower) && !isStative && (startsObject(lowerAt(tokens, i + 1)) || /^(?:to|for|in)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, inflect(token.lower, 'past'), 'tense', `What is already done takes a past form.`)
    : undefined
})

/** "but nothing happen" */
const nothingHappens: Rule = afterWord('nothing everything something everyone everybody nobody someone somebody', (page, token, i) => {
  const { tokens } = page
  return opensClause(tokens, i - 1) && lowerAt(tokens, i - 2) !== 'that' && isPlain(page, token.lower) && !(page.dictionary.partsOf(token.lower) & (pos.adjective | pos.noun)) // prettier-ignore
    ? replaceWord(token, inflect(token.lower, 's'), 'agreement', `"${lowerAt(tokens, i - 1)}" is singular.`)
    : undefined
})

/** "and there voices have not been heard" */
const thereVoices: Rule = onWord('there', (page, token, i) =>
  manyOnly(page, lowerAt(page.tokens, i + 1)) && auxiliaries.has(lowerAt(page.tokens, i + 2)) && /^(?:and|but|because|that|if|when|so|while|)$/.test(lowerAt(page.tokens, i - 1)) // prettier-ignore
    ? confused(token, 'their')
    : undefined,
)

/** "I therefor ask you" */
const therefor: Rule = onWord('therefor', ({ tokens }, token, i) =>
  token.first || /^(?:i|we|they|he|she|it|is|are|and|was)$/.test(lowerAt(tokens, i - 1))
    ? { ...confused(token, 'therefore'), kind: 'spelling' }
    : undefined,
)

/** "there seem to be a mistake" */
const thereSeems: Rule = onWord('seem appear', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'there' && lowerAt(tokens, i + 2) === 'be' && /^(?:a|an|no|some|one)$/.test(lowerAt(tokens, i + 3)) && !modals.has(lowerAt(tokens, i - 2)) && !/^(?:does|did|do)$/.test(lowerAt(tokens, i - 2)) // prettier-ignore
    ? replaceWord(token, `${token.lower}s`, 'agreement', `What follows is singular: use "${token.lower}s".`)
    : undefined,
)

/** "There were two men wait in front of the house" */
const menWaiting: Rule = beforeWord('in at on for to outside inside with there behind near around under', (page, token, i) => {
  const { tokens } = page
  const be = [2, 3, 4].find(back => /^(?:was|were|is|are)$/.test(lowerAt(tokens, i - back)) && lowerAt(tokens, i - back - 1) === 'there')
  const isAction = /^(?:wait|stand|sit|play|walk|run|talk|work|sleep|look|live|swim|dance|sing|lie|drive|travel|speak|shout|laugh|cry|try)$/.test(token.lower) // prettier-ignore
  return be && isAction && page.tags.has(i - 1, 'Noun', 'Pronoun')
    ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-form', 'Use the -ing form for what they do.')
    : undefined
})

const confidant: Rule = onWord('confidant', ({ tokens }, token, i) =>
  /^(?:am|is|are|was|were|be|feel|very|i'm|we're|so)$/.test(lowerAt(tokens, i - 1)) ? confused(token, 'confident') : undefined,
)

const soundsGrate: Rule = onWord('grate', ({ tokens }, token, i) =>
  /^(?:sounds?|looks?|is|was|are|were|feels?|be|a|very|so|really|that's|it's)$/.test(lowerAt(tokens, i - 1)) && !/^(?:on|over)$/.test(lowerAt(tokens, i + 1)) // prettier-ignore
    ? confused(token, 'great')
    : undefined,
)

/** "every third person live", "every third persons" */
const everyPersonLive: Rule = (page, token, i) => {
  const { tokens, classes, dictionary } = page
  // "It is vital that every guest sign", "asked that every pupil bring": the subjunctive is intended.
  if (tokens.slice(Math.max(0, i - 5), i).some(({ lower }, k, near) => lower === 'that' && /^(?:vital|essential|important|necessary|crucial|imperative|asks?|asked|demands?|demanded|insists?|insisted|requires?|required|requests?|requested|recommends?|recommended|suggests?|suggested|proposed?)$/.test(k > 0 ? (near[k - 1]?.lower ?? '') : lowerAt(tokens, i - 6)))) return undefined // prettier-ignore
  const at = [2, 3].find(back => /^(?:every|each)$/.test(lowerAt(tokens, i - back)))
  if (!at || !opensClause(tokens, i - at) || (at === 3 && !(dictionary.partsOf(lowerAt(tokens, i - 2)) & pos.adjective) && !closed.has(lowerAt(tokens, i - 2)))) return undefined // prettier-ignore
  const noun = lowerAt(tokens, i - 1)
  return classes.isSingular(noun) && isPlain(page, token.lower) && !(dictionary.partsOf(token.lower) & (pos.adjective | pos.plural)) && (startsObject(lowerAt(tokens, i + 1)) || /^(?:in|at|to|with|for|on)$/.test(lowerAt(tokens, i + 1))) && page.tags.has(i, 'Verb') // prettier-ignore
    ? replaceWord(token, inflect(token.lower, 's'), 'agreement', `"${noun}" is singular.`)
    : undefined
}

/** "how smartphones effect the sleep" */
const effectThe: Rule = (page, token, i) => {
  const { tokens } = page
  const before = lowerAt(tokens, i - 1)
  const right = pick({ effect: 'affect', effects: 'affects' }, token.lower)
  const isSubject = manyOnly(page, before) || subjects.has(before) || (token.lower === 'effects' && page.tags.has(i - 1, 'Singular') && determiners.has(lowerAt(tokens, i - 2))) // prettier-ignore
  return right && isSubject && (possessives.has(lowerAt(tokens, i + 1)) || /^(?:the|us|me|you|them|people|everyone)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? confused(token, right)
    : undefined
}

/** "otherwise theyre holiday will not be paid" */
const theyreHoliday: Rule = onWord("theyre they're", ({ tokens, classes }, token, i) => {
  const next = tokens[i + 1]
  return next?.word && !next.hyphen && classes.isNounOnly(next.lower) && (auxiliaries.has(lowerAt(tokens, i + 2)) || modals.has(lowerAt(tokens, i + 2))) // prettier-ignore
    ? confused(token, 'their')
    : undefined
})

/** "a team of 6 persons" */
const persons: Rule = onWord('persons', ({ tokens }, token, i) =>
  /^\d+$/.test(tokens[i - 1]?.text ?? '') ||
  /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|few|some|other)$/.test(lowerAt(tokens, i - 1))
    ? replaceWord(token, 'people', 'number', 'The usual plural of "person" is "people".')
    : undefined,
)
