/** Slips that the words beside them show: "I seen it", "on the way how", "in January 14", "keep it save". */
import { afterWord, applyRules, beforeWord, lowerAt, onWord, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { sentenceEnd } from '../../grammar/clause.ts'
import { inflect } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, determiners, possessives } from '../../grammar/word-classes.ts'
import { isEnd } from '../verbs/verb-slots.ts'

/** Edits of slips. */
export function slipEdits(page: RulePage): Edit[] {
  return applyRules(page, [
    iSeen,
    forBeen,
    titleHave,
    toLeaves,
    thenAdds,
    callYour,
    graduatedIn,
    monthDay,
    byPercent,
    wayHow,
    speakFluently,
    keepSafe,
    theirsNothing,
    concerningAbout,
    ifYouCan,
    writingFor,
    researches,
    laidDown,
    makeFriend,
    thesePlural,
  ])
}

const confused = (token: Token, right: string): Edit => ({ ...replaceWord(token, right, 'confused-word', `Use "${right}" here instead of "${token.lower}".`), kind: 'word_choice' }) // prettier-ignore
const startsObject = (word: string) => possessives.has(word) || /^(?:me|you|him|us|them|it|myself)$/.test(word)

/** "Martha seen it", ", who seen it", "she done it": in a clause of its own */
function isSomeone(tokens: RulePage['tokens'], k: number): boolean {
  const before = tokens[k - 1]
  if (lowerAt(tokens, k) === 'who') return before?.text === ','
  const isName = /^\p{Lu}\p{Ll}{2,}$/u.test(tokens[k]?.text ?? '') && !closed.has(lowerAt(tokens, k)) && !tokens[k]?.text.endsWith('s')
  const isOpen = tokens[k]?.first === true || /^(?:before|after|when|because|until|and|but|that|since)$/.test(lowerAt(tokens, k - 1))
  return isOpen && (isName || /^(?:he|she)$/.test(lowerAt(tokens, k)))
}

/** "I just seen your message" */
const iSeen: Rule = ({ tokens }, token, i) => {
  const right = pick({ seen: 'saw', done: 'did', gone: 'went' }, token.lower)
  const k = /^(?:just|also|already|only|never|first|finally)$/.test(lowerAt(tokens, i - 1)) ? i - 2 : i - 1
  const opens = tokens[k]?.first === true || !tokens[k - 1]?.word || /^(?:and|but|because|that|when|so)$/.test(lowerAt(tokens, k - 1))
  if (!right || !(/^(?:i|we)$/.test(lowerAt(tokens, k)) ? opens : isSomeone(tokens, k))) return undefined
  const next = lowerAt(tokens, i + 1)
  const hasObject = determiners.has(next) || startsObject(next) || (token.lower === 'gone' && /^(?:to|there|home)$/.test(next))
  return hasObject ? replaceWord(token, right, 'verb-form', `The past is "${right}", or "have ${token.lower}".`) : undefined
}

/** "sorry for been late" */
const forBeen: Rule = onWord('been', ({ tokens }, token, i) =>
  /^(?:for|of|without|by|about|from|despite|after|before|like)$/.test(lowerAt(tokens, i - 1)) &&
  !/^(?:never|ever|long|not)$/.test(lowerAt(tokens, i - 2))
    ? replaceWord(token, 'being', 'verb-form', `Use the -ing form after "${lowerAt(tokens, i - 1)}".`)
    : undefined,
)

/** "Ms. Lindqvist have offered" */
const titleHave: Rule = ({ tokens, tags }, token, i) => {
  const right = pick({ have: 'has', are: 'is', were: 'was', "don't": "doesn't" }, token.lower)
  const name = tokens[i - 1]
  if (!right || !name?.word || !/^\p{Lu}\p{Ll}+$/u.test(name.text)) return undefined
  const k = tokens[i - 2]?.text === '.' ? i - 3 : i - 2
  if (!/^(?:Mr|Mrs|Ms|Dr|Prof)$/.test(tokens[k]?.text ?? '')) return undefined
  const before = tokens[k - 1]
  // "Mr. and Mrs. Bell have", "Did Mr. Bell have a dog?", "Let Ms. Bell have it"
  const opens = !before || /^[.!?;,]$/.test(before.text) || tokens[k]?.first === true || /^(?:because|since|while)$/.test(before.lower)
  return opens && !tags.has(i + 1, 'Infinitive') ? replaceWord(token, right, 'agreement', `The subject is singular. Use "${right}".`) : undefined // prettier-ignore
}

/** "We have to leaves for work" */
const toLeaves: Rule = afterWord('to', ({ tokens, classes, dictionary }, token, i) => {
  if (!/^(?:have|had|able|want|wants|wanted|need|needed|try|trying|tried)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (!(dictionary.partsOf(token.lower) & pos.verbS) || closed.has(token.lower)) return undefined
  const base = classes.base(token.lower)
  return base && inflect(base, 's') === token.lower
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
    : undefined
})

/** "Then adds the carrots" */
const thenAdds: Rule = beforeWord('the it them your some', ({ tokens, classes, dictionary }, token, i) => {
  const opener = tokens[i - 1]
  if (opener?.first !== true || !/^(?:then|next|now)$/.test(opener.lower) || closed.has(token.lower)) return undefined
  if (!(dictionary.partsOf(token.lower) & pos.verbS)) return undefined
  const base = classes.base(token.lower)
  // "Then comes the best part"
  if (!base || inflect(base, 's') !== token.lower || /^(?:come|follow|begin|start|enter|go|appear|arrive|end)$/.test(base)) return undefined
  return replaceWord(token, base, 'verb-form', `An instruction takes the base form "${base}".`)
})

/** "I have call your office" */
const callYour: Rule = onWord(
  'call ask need help want love use cause offer order finish miss change test visit answer contact email check start try move like plan design book share place name cook paint clean wash watch work play report request',
  ({ tokens, classes, dictionary }, token, i) => {
    if (!/^(?:have|has|i've|we've|you've|they've)$/.test(lowerAt(tokens, i - 1)) || !(dictionary.partsOf(token.lower) & pos.verb)) return undefined // prettier-ignore
    const k = i - 2
    const hasSubject = /^(?:i|you|he|she|we|they|it)$/.test(lowerAt(tokens, k)) || /['’]ve$/.test(lowerAt(tokens, i - 1))
    const right = inflect(token.lower, 'participle')
    return hasSubject && classes.isVerb(token.lower) && startsObject(lowerAt(tokens, i + 1)) && !/^(?:does|do|did|will|would|can|could|should|may|might|must|don't|didn't|let|to)$/.test(lowerAt(tokens, k - 1)) // prettier-ignore
      ? replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${lowerAt(tokens, i - 1)}".`)
      : undefined
  },
)

/** "I have graduated from Porto in 2014." */
const graduatedIn: Rule = onWord('have has', ({ tokens, dictionary, classes }, token, i) => {
  if (!/^(?:i|he|she|we|they)$/.test(lowerAt(tokens, i - 1))) return undefined
  const verb = tokens[i + 1]
  if (!verb?.word || closed.has(verb.lower) || !(dictionary.partsOf(verb.lower) & pos.participle)) return undefined
  const base = classes.base(verb.lower)
  const end = tokens.findIndex((other, k) => k > i + 1 && (k > i + 9 || !other.word) && !/^\d{4}$/.test(other.text))
  const last = tokens[end - 1]
  if (!base || end < 0 || !isEnd(tokens[end]) || lowerAt(tokens, end - 2) !== 'in' || !/^(?:19\d\d|200\d|201\d)$/.test(last?.text ?? ''))
    return undefined
  if (
    tokens.slice(i + 1, end).some(({ lower }) => /^(?:since|which|that|who|published|built|made|written|i|you|he|she|we|they)$/.test(lower))
  )
    return undefined
  const right = inflect(base, 'past')
  return replaceWord(token, right, 'tense', `With "in ${last?.text}", use the past, "${right}".`, verb)
})

const month = /^(?:January|February|March|April|June|July|August|September|October|November|December)$/

/** "The meeting is in January 14." */
const monthDay: Rule = onWord('in', ({ tokens }, token, i) => {
  const day = tokens[i + 2]?.text ?? ''
  return month.test(tokens[i + 1]?.text ?? '') && /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(day) && (isEnd(tokens[i + 3]) || /^(?:at|and|from|in)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
    ? replaceWord(token, 'on', 'time-preposition', 'Use "on" with a date.')
    : undefined
})

/** "raise the fee with 5%" */
const byPercent: Rule = onWord('with', ({ tokens, text }, token, i) => {
  const percent = /^with (?:\d+%|\d+ %|\d+ percent)(?=[.,;!?]|$| (?:in|this|from|since|and|compared)\b)/i
  if (!percent.test(text.slice(token.start, token.start + 30).replaceAll('\n', ' '))) return undefined
  const changes = /^(?:rais(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|cut|decreas(?:e|es|ed|ing)|grew|grow|grown|fell|fallen|drop(?:s|ped)?|rise|rises|rose|risen)$/ // prettier-ignore
  return tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => changes.test(lower))
    ? replaceWord(token, 'by', 'phrase', 'Use "by" for the amount of a change.')
    : undefined
})

/** "the way how people live" */
const wayHow: Rule = onWord('how', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return lowerAt(tokens, i - 1) === 'way' && lowerAt(tokens, i - 2) === 'the' && next?.word && !next.hyphen
    ? removeWord(token, next, 'phrase', 'Use either "the way" or "how".')
    : undefined
})

/** "I speak fluently Spanish" */
const speakFluently: Rule = onWord('fluently', ({ tokens }, token, i) =>
  /^(?:speak|speaks|spoke|speaking)$/.test(lowerAt(tokens, i - 1)) && /^\p{Lu}\p{Ll}+$/u.test(tokens[i + 1]?.text ?? '')
    ? replaceWord(token, 'fluent', 'phrase', 'Use the adjective before the language.')
    : undefined,
)

/** "keeps your laptop save and dry" */
const keepSafe: Rule = onWord('save', ({ tokens }, token, i) =>
  (isEnd(tokens[i + 1]) || /^(?:and|from|in|at|while)$/.test(lowerAt(tokens, i + 1))) && /^(?:keep|keeps|kept|keeping|stay|stays|stayed|feel|feels|felt)$/.test(tokens.slice(Math.max(0, i - 3), i).find(({ lower }) => /^(?:keep|kept|stay|feel|felt)/.test(lower))?.lower ?? '') && !/^(?:to|and|or|a|an|the|last|not|can|will)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? confused(token, 'safe')
    : undefined,
)

/** "theirs nowhere to park" */
const theirsNothing: Rule = onWord('theirs', ({ tokens }, token, i) =>
  /^(?:nowhere|nothing|no|nobody|something|someone|a|an|always|another)$/.test(lowerAt(tokens, i + 1)) && (token.first || /^(?:and|but|because|so|that|if|when|,)$/.test(tokens[i - 1]?.lower ?? '')) // prettier-ignore
    ? confused(token, "there's")
    : undefined,
)

/** "a question concerning about the lane" */
const concerningAbout: Rule = onWord('about', ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  return /^(?:concerning|regarding)$/.test(lowerAt(tokens, i - 1)) && next?.word
    ? removeWord(token, next, 'phrase', `"${lowerAt(tokens, i - 1)}" takes no preposition.`)
    : undefined
})

/** "I would be grateful if you can tell us" */
const ifYouCan: Rule = afterWord('you', ({ tokens }, token, i) => {
  const right = pick({ can: 'could', will: 'would' }, token.lower)
  if (!right || lowerAt(tokens, i - 2) !== 'if') return undefined
  const isPolite = /^(?:grateful|obliged|thankful|delighted|pleased|glad|happy|great|appreciate|it)$/.test(lowerAt(tokens, i - 3))
  const would = tokens.slice(Math.max(0, i - 8), i - 3).findLastIndex(({ lower }) => /^(?:would|i['’]d|we['’]d)$/.test(lower))
  return isPolite && would >= 0 && (lowerAt(tokens, i - 3) !== 'it' || lowerAt(tokens, i - 4) === 'appreciate')
    ? replaceWord(token, right, 'tense', `After "would", use "${right}".`)
    : undefined
})

/** "I am writing for complain about" */
const writingFor: Rule = onWord('for', ({ tokens }, token, i) => {
  const verb = lowerAt(tokens, i + 1)
  return /^(?:writing|write|wrote|calling|here|mailing|emailing)$/.test(lowerAt(tokens, i - 1)) && /^(?:complain|ask|inform|tell|apply|apologize|apologise|thank|invite|know|confirm|let|give|say|suggest|explain)$/.test(verb) && !tokens[i + 1]?.hyphen // prettier-ignore
    ? replaceWord(token, 'to', 'verb-pattern', `Use "to" before the verb "${verb}".`)
    : undefined
})

/** "Further researches is needed" */
const researches: Rule = onWord('researches', ({ tokens }, token, i) => {
  if (!/^(?:further|more|recent|some|much|scientific|new|many)$/.test(lowerAt(tokens, i - 1))) return undefined
  const next = tokens[i + 1]
  const right = pick({ are: 'is', were: 'was', have: 'has', show: 'shows', suggest: 'suggests' }, next?.lower ?? '')
  const end = right ? next : token
  return lowerAt(tokens, i - 1) === 'many'
    ? replaceWord(token, 'studies', 'number', '"research" has no plural.')
    : replaceWord(token, right ? `research ${right}` : 'research', 'number', '"research" has no plural.', end)
})

/** "The man laid down on the bench." */
const laidDown: Rule = onWord('laid', ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'down' && (/^(?:on|in)$/.test(lowerAt(tokens, i + 2)) ? /^(?:bench|bed|sofa|couch|floor|grass|ground|sand|beach|hammock)$/.test(lowerAt(tokens, i + 4)) : /^(?:to|for)$/.test(lowerAt(tokens, i + 2)) && /^(?:sleep|rest|nap|a)$/.test(lowerAt(tokens, i + 3))) && !/^(?:was|were|is|are|been|be|being|had|has|have|got)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
    ? confused(token, 'lay')
    : undefined,
)

/** "It helps people to make friend." */
const makeFriend: Rule = onWord('friend', ({ tokens }, token, i) =>
  /^(?:make|makes|made|making)$/.test(lowerAt(tokens, i - 1)) && (isEnd(tokens[i + 1]) || /^(?:with|and|in|at|easily|quickly)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(token, 'friends', 'number', 'Write "make friends".')
    : undefined,
)

/** "This platforms are designed to" */
const thesePlural: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const right = pick({ this: 'these', that: 'those' }, token.lower)
  const noun = tokens[i + 1]
  if (!right || !token.first || !noun?.word || noun.hyphen || closed.has(noun.lower)) return undefined
  const isPlural = classes.isPlural(noun.lower) && (dictionary.partsOf(noun.lower) & ~(pos.plural | pos.verbS)) === 0 && !/(?:ics|news|series|species|means|data)$/.test(noun.lower) // prettier-ignore
  // "That guests have stopped booking is a risk": a clause is the subject.
  const isClause = token.lower === 'that' && tokens.slice(i + 3, sentenceEnd(tokens, i)).some(({ lower }) => /^(?:is|was|has|does|did)$/.test(lower)) // prettier-ignore
  return isPlural && !isClause && /^(?:are|were|have|don't|do)$/.test(lowerAt(tokens, i + 2))
    ? replaceWord(token, right, 'agreement', `Use "${right}" with the plural "${noun.text}".`)
    : undefined
}
