/** Forms that the word before asks for: "instead to go", "has been work", "agrees to maintains", "should teaching". */
import { afterWord, applyRules, beforeWord, inDrafts, insertText, lowerAt, onWord, pick, replaceWord, type Rule } from '../../edits.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { inflect, pluralize } from '../../grammar/irregular.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { auxiliaries, closed, countNouns, determiners, endsPhrase, massNouns, modals } from '../../grammar/word-classes.ts'
import { isEnd } from './verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function afterWordEdits(page: RulePage): Edit[] {
  const likely = inDrafts(
    applyRules(page, [
      byDoing,
      modalDoing,
      howDoing,
      newThings,
      numberOf,
      allPeoples,
      countedGenitive,
      therePlural,
      beReturned,
      responsibleFor,
      whoseOrders,
      thisAre,
      haveStayed,
      commaCompared,
      doctorsSon,
      mayCharges,
      haveImproved,
      alwaysAnswers,
      andWrites,
      thisRules,
      createsBy,
      rudeWay,
    ]),
  )
  const sure = [
    insteadTo,
    withoutTo,
    beenWork,
    toMaintains,
    recommendTo,
    becauseIs,
    onesAre,
    raisedBy,
    insteadIts,
    anymore,
    veryDirt,
    withoutNobody,
  ]
  return [...applyRules(page, sure), ...likely]
}

const startsObject = (word: string) => determiners.has(word) || /^(?:me|you|him|us|them|it|her|myself|yourself|himself|themselves|more|new|some|many|all|every|people)$/.test(word) // prettier-ignore
const isPlain = ({ dictionary }: RulePage, word: string) =>
  /^(?:be|have|do)$/.test(word) || (!closed.has(word) && (dictionary.partsOf(word) & pos.verb) !== 0 && !(dictionary.partsOf(word) & pos.past)) // prettier-ignore

/** "instead to go out" */
const insteadTo: Rule = onWord('to', (page, token, i) => {
  const verb = page.tokens[i + 1]
  if (lowerAt(page.tokens, i - 1) !== 'instead' || !verb?.word || verb.fixed || !isPlain(page, verb.lower)) return undefined
  const next = lowerAt(page.tokens, i + 2)
  // "turned instead to work", "went instead to church"
  const isAction = startsObject(next) || /^(?:go|be|stay|come|walk|live|wait)$/.test(verb.lower)
  return page.tokens[i - 1]?.first || (isAction && !page.tags.has(i - 2, 'PastTense'))
    ? replaceWord(token, `of ${inflect(verb.lower, 'ing')}`, 'verb-pattern', 'Use "instead of" and the -ing form.', verb)
    : undefined
})

/** "without to leave the room" */
const withoutTo: Rule = onWord('to', (page, token, i) => {
  const verb = page.tokens[i + 1]
  return /^(?:without|despite)$/.test(lowerAt(page.tokens, i - 1)) && verb?.word === true && !verb.fixed && isPlain(page, verb.lower)
    ? replaceWord(token, inflect(verb.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${lowerAt(page.tokens, i - 1)}".`, verb)
    : undefined
})

/** "I have been work in publishing" */
const beenWork: Rule = onWord(
  'work live study learn wait try look teach play write read talk think go do make get use stay',
  ({ tokens }, token, i) =>
    lowerAt(tokens, i - 1) === 'been' &&
    /^(?:have|has|had|i've|we've|they've|you've|always|also|not)$/.test(lowerAt(tokens, i - 2)) &&
    !/^(?:there|this|that|it|what)$/.test(lowerAt(tokens, i - 3)) &&
    // "The fix has been live since Saturday"
    !(
      token.lower === 'live' &&
      /^(?:since|for|on)$/.test(lowerAt(tokens, i + 1)) &&
      !/^(?:i|you|we|they|he|she)$/.test(lowerAt(tokens, i - 3))
    ) &&
    /^(?:in|for|at|as|with|on|since|to|here|there|a|the|my|about|very|hard)$/.test(lowerAt(tokens, i + 1))
      ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-form', 'Use the -ing form after "been" here.')
      : undefined,
)

const beforeTo = /^(?:agrees?|agreed|fails?|failed|seems?|seemed|appears?|appeared|required|entitled|intends?|intended|undertakes?|wishes|continues?|continued|allowed|expected|asked|refuses?|refused|promises?|promised|likely|unlikely|willing|unable|eager|forced|obliged|chance|supposed|free|required|right)$/ // prettier-ignore

/** "agrees to maintains", "and to insured it", "likely to buying", "the chance to introducing myself" */
const toMaintains: Rule = afterWord('to', ({ tokens, classes, dictionary, tags }, token, i) => {
  const before = lowerAt(tokens, i - 2)
  if (closed.has(token.lower)) return undefined
  const base = classes.base(token.lower)
  const parts = dictionary.partsOf(token.lower)
  if (!base || base === token.lower || parts & pos.verb) return undefined
  const next = lowerAt(tokens, i + 1)
  const isJoined = /^(?:and|or)$/.test(before) && /^(?:it|them|him|me|us)$/.test(next)
  if (!isJoined && !beforeTo.test(before)) return undefined
  // "agreed to plans", "failed to reach": a plural noun may follow "to".
  if (parts & pos.plural && !(startsObject(next) && next !== 'that' && tags.has(i, 'PresentTense'))) return undefined
  if (parts & (pos.past | pos.participle) && !startsObject(next)) return undefined
  return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
})

/** "We recommend to hire two more." */
const recommendTo: Rule = onWord('to', (page, token, i) => {
  const { tokens } = page
  const verb = tokens[i + 1]
  if (!/^recommend(?:s|ed)?$/.test(lowerAt(tokens, i - 1)) || !verb?.word || verb.fixed || !isPlain(page, verb.lower) || closed.has(verb.lower)) return undefined // prettier-ignore
  if (/^(?:is|are|was|were|been|be|not|it's|that's|highly|as|you|him|her|them|me|us)$/.test(lowerAt(tokens, i - 2)) || !startsObject(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
  return replaceWord(token, inflect(verb.lower, 'ing'), 'verb-pattern', 'Use the -ing form after "recommend".', verb)
})

/** "because is not easy to" */
const becauseIs: Rule = onWord('is was', ({ tokens }, token, i) => {
  if (!/^(?:because|if|although)$/.test(lowerAt(tokens, i - 1))) return undefined
  const k = /^(?:not|very|so|really|too|more)$/.test(lowerAt(tokens, i + 1)) ? i + 2 : i + 1
  return /^(?:easy|hard|difficult|important|possible|impossible|necessary|better|good|useful|dangerous|expensive|cheap|cheaper|late|cold|true|clear|interesting|fun|nice)$/.test(lowerAt(tokens, k)) // prettier-ignore
    ? insertText(token.start, 'it ', 'missing-subject', `The clause needs a subject. Use "it ${token.lower}".`)
    : undefined
})

/** "the last ones was" */
const onesAre: Rule = afterWord('ones', ({ tokens }, token, i) => {
  const right = pick({ is: 'are', was: 'were', has: 'have' }, token.lower)
  return right && /^(?:last|first|new|old|other|these|those|big|small|good|best|young)$/.test(lowerAt(tokens, i - 2)) && !/^(?:of|with|for|to|in|on|about|than)$/.test(lowerAt(tokens, i - 4)) // prettier-ignore
    ? replaceWord(token, right, 'agreement', '"ones" is plural.')
    : undefined
})

/** "Sales have raised by 12%." */
const raisedBy: Rule = onWord('raised', ({ tokens }, token, i) =>
  /^(?:has|have|had)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:by|to|from)$/.test(lowerAt(tokens, i + 1)) &&
  /^\d/.test(tokens[i + 2]?.text ?? '')
    ? replaceWord(token, 'risen', 'confused-word', 'Something rises by itself; somebody raises it.')
    : undefined,
)

/** "it's own system" */
const insteadIts: Rule = onWord("it's", ({ tokens }, token, i) =>
  lowerAt(tokens, i + 1) === 'own' && tokens[i + 1]?.hyphen === false
    ? replaceWord(token, 'its', 'confused-word', 'Use "its" here instead of "it\'s".')
    : undefined,
)

/** "I don't want anymore complaints." */
const anymore: Rule = onWord('anymore', ({ tokens, classes }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  return (massNouns.has(noun) || (classes.isNounOnly(noun) && classes.isPlural(noun))) && !tokens[i + 1]?.first
    ? replaceWord(token, 'any more', 'phrase', 'Before a noun, write "any more".')
    : undefined
})

/** "by watch films" */
const byDoing: Rule = onWord(
  'watch use check study call visit practice listen write play read help change offer plan train test make walk talk work exercise search answer',
  (page, token, i) => {
    const { tokens, classes } = page
    if (lowerAt(tokens, i - 1) !== 'by') return undefined
    const next = lowerAt(tokens, i + 1)
    return startsObject(next) || (next === 'to' && /^(?:listen|talk)$/.test(token.lower)) || (classes.isPlural(next) && endsPhrase(tokens[i + 2]) && token.lower !== 'work') // prettier-ignore
      ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', 'Use the -ing form after "by".')
      : undefined
  },
)

/** "Schools should teaching children" */
const modalDoing: Rule = ({ tokens, classes, dictionary, tags }, token, i) => {
  const modal = lowerAt(tokens, i - 1) === 'not' ? i - 2 : i - 1
  if (!modals.has(lowerAt(tokens, modal)) || tokens[modal]?.first || !(dictionary.partsOf(token.lower) & pos.ing)) return undefined
  const base = classes.base(token.lower)
  const subject = lowerAt(tokens, modal - 1)
  const isSubject = /^(?:i|you|he|she|it|we|they|who|people)$/.test(subject) || tags.has(modal - 1, 'Noun')
  return base && isSubject && (startsObject(lowerAt(tokens, i + 1)) || tags.has(i + 1, 'Plural')) && tokens[i - 1]?.text === lowerAt(tokens, i - 1) // prettier-ignore
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${lowerAt(tokens, i - 1)}".`)
    : undefined
}

/** "teach them how using the tool" */
const howDoing: Rule = afterWord('how', ({ tokens, classes, dictionary, tags }, token, i) => {
  if (!(dictionary.partsOf(token.lower) & pos.ing) || tokens[i - 1]?.first) return undefined
  const base = classes.base(token.lower)
  if (!base || !startsObject(lowerAt(tokens, i + 1))) return undefined
  // "how using it affects us": a verb would follow.
  for (let k = i + 1; k < Math.min(tokens.length, i + 8) && tokens[k]?.word; k++)
    if (tags.has(k, 'Verb', 'Modal', 'Copula') && !tags.has(k, 'Gerund', 'Infinitive')) return undefined
  return replaceWord(token, `to ${base}`, 'verb-pattern', `Use "how to ${base}".`)
})

/** "learn new thing", "make new friend" */
const newThings: Rule = onWord(
  'thing friend word skill language idea place country recipe technology product customer',
  ({ tokens }, token, i) =>
    /^(?:new|different|interesting|many|good)$/.test(lowerAt(tokens, i - 1)) &&
    /^(?:learn|learning|try|trying|discover|see|seeing|meet|meeting|make|making|find|finding|create|creating|have|many|some)$/.test(
      lowerAt(tokens, i - 2),
    ) &&
    endsPhrase(tokens[i + 1])
      ? replaceWord(token, pluralize(token.lower), 'number', 'Use the plural for more than one.')
      : undefined,
)

/** "the number of complaint" */
const numberOf: Rule = afterWord('of', ({ tokens, classes, dictionary }, token, i) => {
  if (lowerAt(tokens, i - 2) !== 'number' || !/^(?:the|a)$/.test(lowerAt(tokens, i - 3))) return undefined
  if (!classes.isSingular(token.lower) || massNouns.has(token.lower) || !/^\p{Ll}/u.test(token.text) || !(endsPhrase(tokens[i + 1]))) return undefined // prettier-ignore
  const many = pluralize(token.lower)
  return dictionary.partsOf(many) & pos.plural && dictionary.rank(many) < 20_000
    ? replaceWord(token, many, 'number', 'Use the plural after "number of".')
    : undefined
})

/** "the peoples who say so" */
const allPeoples: Rule = onWord('peoples', ({ tokens }, token, i) =>
  !/^(?:indigenous|native|ancient|of|slavic|germanic|free|all|aboriginal|tribal)$/.test(lowerAt(tokens, i - 1)) &&
  /^(?:who|can|think|say|don't|like|want)$/.test(lowerAt(tokens, i + 1))
    ? replaceWord(token, 'people', 'number', '"people" is plural already.')
    : undefined,
)

/** "The budget meeting's are moving." */
const countedGenitive: Rule = beforeWord("are were have aren't weren't wasn't", ({ dictionary }, token) => {
  const one = /^([a-z]+)['’]s$/.exec(token.lower)?.[1]
  if (!one || !countNouns.has(one)) return undefined
  if (/(?:er|or|ist|man|woman|person|ent|child|friend|mother|father|brother|sister|son|daughter|boy|girl|wife|husband|uncle|lady|cousin|company|country|city|team|guest|baby|dog|cat)$/.test(one)) return undefined // prettier-ignore
  const many = pluralize(one)
  return dictionary.partsOf(many) & pos.plural ? { ...replaceWord(token, many, 'apostrophe', 'Plurals don’t take an apostrophe.'), kind: 'spelling' } : undefined // prettier-ignore
})

/** "make sure there drawers are empty", "get there laptops" */
const therePlural: Rule = onWord('there', ({ tokens, classes }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  if (!classes.isNounOnly(noun) || !classes.isPlural(noun) || token.first) return undefined
  const before = lowerAt(tokens, i - 1)
  const isSubject = /^(?:sure|that|when|if|because|all)$/.test(before) && /^(?:are|were|have|will)$/.test(lowerAt(tokens, i + 2))
  return isSubject ||
    /^(?:get|gets|got|put|puts|keep|kept|check|bring|brought|send|sent|submit|write|wrote|clean|save|manage|manages)$/.test(before)
    ? replaceWord(token, 'their', 'confused-word', '"their" shows possession.')
    : undefined
})

const returned = /^(?:book|include|agree|cook|return|release|charge|file|deem|cancel|contact|record|report|review|request|ship|process|transfer|refund|award|grant|repair|replace|install|design|limit|answer|sign|lock|publish|send|hold|build|sell|deliver|submit|pay|consider|describe|perform|inform|terminate|notify|keep|make|write|give|take|provide|use|discuss|organize|organise)$/ // prettier-ignore

/** "will be return within ten days", "It was award the prize", "is hold to be" */
const beReturned: Rule = afterWord('be been being is was are were', ({ tokens, tags }, token, i) => {
  if (!returned.test(token.lower)) return undefined
  if (tags.has(i - 2, 'Gerund') || /^(?:all|what|i|you|he|she|we|to)$/.test(lowerAt(tokens, i - 2))) return undefined
  if (tokens.slice(Math.max(0, i - 8), i - 1).some(other => /^(?:do|does|did|what|all)$/.test(other.lower))) return undefined
  const next = lowerAt(tokens, i + 1)
  const fits = isEnd(tokens[i + 1]) || /^(?:to|within|by|in|on|at|after|from|until|for|with|and|as|the|before|when)$/.test(next)
  return fits ? replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', `Use the participle after "${lowerAt(tokens, i - 1)}".`) : undefined // prettier-ignore
})

/** "responsible for check manuscripts", "responsible for train and supervise" */
const responsibleFor: Rule = ({ tokens, classes }, token, i) => {
  const isFor = lowerAt(tokens, i - 1) === 'for' && /^(?:responsible|responsibility)$/.test(lowerAt(tokens, i - 2))
  const isSecond = lowerAt(tokens, i - 1) === 'and' && lowerAt(tokens, i - 3) === 'for' && lowerAt(tokens, i - 4) === 'responsible' && lowerAt(tokens, i - 2).endsWith('ing') // prettier-ignore
  if (!(isFor || isSecond) || closed.has(token.lower) || !classes.isVerb(token.lower)) return undefined
  const next = lowerAt(tokens, i + 1)
  // "responsible for load calculations": a noun before its noun
  if (/^(?:load|project|quality|cost|risk|budget|stock|account|test|data|design|field|site|sample|client|contract|order|staff|team|water|fire|food|land|traffic|transport|travel|work|process|program|research|market|service|network|record|supply|price|power)$/.test(token.lower) && classes.isPlural(next)) return undefined // prettier-ignore
  const takes = startsObject(next) || (classes.isPlural(next) && endsPhrase(tokens[i + 2])) || (isFor && next === 'and' && classes.isVerb(lowerAt(tokens, i + 2)) && startsObject(lowerAt(tokens, i + 3))) // prettier-ignore
  return takes ? replaceWord(token, inflect(token.lower, 'ing'), 'verb-pattern', 'Use the -ing form after "responsible for".') : undefined
}

/** "customers whose orders arrives late" */
const whoseOrders: Rule = ({ tokens, classes, dictionary }, token, i) => {
  const base = classes.base(token.lower)
  const noun = lowerAt(tokens, i - 1)
  if (lowerAt(tokens, i - 2) !== 'whose' || closed.has(token.lower) || !base || inflect(base, 's') !== token.lower) return undefined
  if (!classes.isPlural(noun) || dictionary.partsOf(noun) & pos.noun) return undefined
  return replaceWord(token, base, 'agreement', `"${noun}" is plural.`)
}

/** "This are mainly due to" */
const thisAre: Rule = onWord('are', ({ tokens }, token, i) =>
  lowerAt(tokens, i - 1) === 'this' &&
  tokens[i - 1]?.first === true &&
  /^(?:mainly|mostly|due|not|because|why|how|a|an|very|also|really|partly|important|good|true)$/.test(lowerAt(tokens, i + 1))
    ? replaceWord(token, 'is', 'agreement', '"This" is singular.')
    : undefined,
)

/** "should have stay in bed" */
const haveStayed: Rule = onWord(
  'stay call ask wait look want walk start finish stop return move watch happen live die learn open love like pass fail come become try tell buy',
  ({ tokens, dictionary }, token, i) => {
    if (lowerAt(tokens, i - 1) !== 'have' || !modals.has(lowerAt(tokens, i - 2))) return undefined
    const next = lowerAt(tokens, i + 1)
    if (!isEnd(tokens[i + 1]) && !startsObject(next) && !/^(?:in|at|to|here|there|home|for|on|with|earlier|longer)$/.test(next))
      return undefined
    const right = inflect(token.lower, 'participle')
    return right !== token.lower && !auxiliaries.has(right) && (dictionary.partsOf(right) & (pos.participle | pos.past)) !== 0
      ? replaceWord(token, right, 'verb-form', 'Use the participle after "have".')
      : undefined
  },
)

/** "grew by 12%, compare to last year" */
const commaCompared: Rule = onWord('compare', ({ tokens }, token, i) =>
  /^(?:to|with)$/.test(lowerAt(tokens, i + 1)) && tokens[i - 1]?.text === ',' && /^(?:the|last|other|previous|its|a|my)$/.test(lowerAt(tokens, i + 2)) // prettier-ignore
    ? replaceWord(token, 'compared', 'verb-form', 'Use the participle "compared" here.')
    : undefined,
)

/** "the doctors son", "the kings daughter" */
const doctorsSon: Rule = afterWord('the this that a our my his her their', ({ tokens, classes }, token, i) => {
  const one = /^(doctor|teacher|king|queen|farmer|captain|manager|neighbou?r|driver|soldier|baker|author|president|director|owner|boss|girl|boy|man|woman|dog|cat|horse|city|town|country|company|school|world)s$/.exec(token.lower)?.[1] // prettier-ignore
  if (!one || !classes.isSingular(one)) return undefined
  return /^(?:son|daughter|wife|husband|house|office|room|desk|bag|voice|name|face|hand|mother|father|brother|sister|opinion|job|death|birthday|population|economy|largest|biggest|oldest|tail)$/.test(lowerAt(tokens, i + 1)) && (endsPhrase(tokens[i + 2]) || lowerAt(tokens, i + 1).endsWith('est')) // prettier-ignore
    ? { ...replaceWord(token, `${one}'s`, 'apostrophe', `Use "'s" for what belongs to the ${one}.`), kind: 'spelling' }
    : undefined
})

/** "the Landlord may charges interest" */
const mayCharges: Rule = ({ tokens, classes, tags }, token, i) => {
  const base = classes.base(token.lower)
  const modal = tokens[i - 1]
  if (!base || base === token.lower || inflect(base, 's') !== token.lower || !modal || !/^(?:may|shall|will|must|can|might)$/.test(modal.text)) return undefined // prettier-ignore
  const next = lowerAt(tokens, i + 1)
  return tags.has(i - 2, 'Noun') && (startsObject(next) || massNouns.has(next) || /^(?:interest|damages|rent)$/.test(next))
    ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`)
    : undefined
}

/** "The results have improve every year." */
const haveImproved: Rule = afterWord("have has had haven't hasn't i've we've they've you've", ({ tokens, dictionary, tags }, token, i) => {
  const have = lowerAt(tokens, i - 1)
  if (dictionary.partsOf(token.lower) !== pos.verb) return undefined
  if (closed.has(token.lower) || tags.has(i, 'Noun', 'Adjective') || tokens[i - 1]?.first) return undefined
  if (tokens.slice(Math.max(0, i - 4), i - 1).some(other => /^(?:do|does|did|to|let|make|help|will)$/.test(other.lower))) return undefined
  return replaceWord(token, inflect(token.lower, 'participle'), 'verb-form', `Use the participle after "${have}".`)
})

const many = /^(?:i|we|they|you)$/

/** "I always answers" */
const alwaysAnswers: Rule = afterWord('always also often never usually still really only', ({ tokens, classes }, token, i) => {
  const base = classes.base(token.lower)
  if (!base || closed.has(token.lower) || inflect(base, 's') !== token.lower) return undefined
  if (!many.test(lowerAt(tokens, i - 2))) return undefined
  const opens =
    tokens[i - 2]?.first === true || !tokens[i - 3]?.word || /^(?:and|but|because|when|so|that|if)$/.test(lowerAt(tokens, i - 3))
  return opens ? replaceWord(token, base, 'agreement', `Use the form for "${tokens[i - 2]?.text}".`) : undefined
})

/** "I help at a shelter and writes a blog" */
const andWrites: Rule = afterWord('and', ({ tokens, classes, dictionary, tags }, token, i) => {
  const base = classes.base(token.lower)
  if (!base || closed.has(token.lower) || inflect(base, 's') !== token.lower) return undefined
  if (!startsObject(lowerAt(tokens, i + 1)) || tags.has(i, 'Plural')) return undefined
  for (let k = i - 2; k > Math.max(-1, i - 14); k--) {
    const word = lowerAt(tokens, k)
    if (!word || /^(?:he|she|it|who|which|that|and|but|everyone|somebody|nobody)$/.test(word)) return undefined
    if (!many.test(word)) continue
    const verb = lowerAt(tokens, k + 1)
    const opener = tokens[k - 1]?.lower ?? ''
    const opens = tokens[k]?.first === true || /^(?:and|but|because|when|so|that|if|,)$/.test(opener)
    // "It counts my steps when I knead dough and ignores them"
    const from = sentenceStart(tokens, k)
    if (/^(?:because|when|so|that|if)$/.test(opener) && tokens.slice(from, k - 1).some((other, n) => dictionary.partsOf(other.lower) & pos.verbS && tags.has(from + n, 'PresentTense'))) return undefined // prettier-ignore
    return opens && dictionary.partsOf(verb) & pos.verb && !auxiliaries.has(verb) ? replaceWord(token, base, 'agreement', `Use the form for "${tokens[k]?.text}".`) : undefined // prettier-ignore
  }
  return undefined
})

/** "any of this rules", "change this hours" */
const thisRules: Rule = onWord('this', ({ tokens, classes, dictionary, tags }, token, i) => {
  const noun = lowerAt(tokens, i + 1)
  const parts = dictionary.partsOf(noun)
  if (token.first || !classes.isPlural(noun) || (parts & ~(pos.plural | pos.verbS)) !== 0) return undefined
  if (/(?:ics|news|series|species|means)$/.test(noun) || !endsPhrase(tokens[i + 2]) || tags.has(i + 1, 'Date')) return undefined
  const before = lowerAt(tokens, i - 1)
  // "know that accidents happen", "this works"
  const isObject = /^(?:of|in|on|for|with|about|to|from|by|all|change|changing|follow|following|use|using|read|reading)$/.test(before)
  return isObject ? replaceWord(token, 'these', 'number', `"${noun}" is plural. Use "these".`) : undefined
})

/** "documents creates by the Employee" */
const createsBy: Rule = beforeWord('by', ({ tokens, tags }, token, i) => {
  const base = /^(create|make|write|sign|send|produce|use|provide|cause|issue|prepare|approve|design|build|own)s$/.exec(token.lower)?.[1]
  return base && determiners.has(lowerAt(tokens, i + 2)) && tags.has(i - 1, 'Noun')
    ? replaceWord(token, inflect(base, 'participle'), 'verb-form', 'Use the participle before "by".')
    : undefined
})

/** "in a very rudely way" */
const rudeWay: Rule = beforeWord('way manner voice tone help answer smile person', ({ tokens, dictionary }, token, i) => {
  if (!/^[a-z]{3,}ly$/.test(token.lower) || dictionary.partsOf(token.lower) & pos.adjective) return undefined
  const before = lowerAt(tokens, i - 1)
  if (!/^(?:an?|your|his|her|their|the)$/.test(/^(?:very|so|really|quite)$/.test(before) ? lowerAt(tokens, i - 2) : before))
    return undefined
  const right = [token.lower.slice(0, -2), token.lower.replace(/ily$/, 'y'), token.lower.replace(/ly$/, 'le')].find(
    stem => stem !== token.lower && dictionary.partsOf(stem) & pos.adjective,
  )
  return right ? replaceWord(token, right, 'adverb', `Use the adjective "${right}" before a noun.`) : undefined
})

const qualities: Record<string, string> = { dirt: 'dirty', noise: 'noisy', health: 'healthy', danger: 'dangerous', beauty: 'beautiful', anger: 'angry', hunger: 'hungry', comfort: 'comfortable', importance: 'important', difficulty: 'difficult', luck: 'lucky', thirst: 'thirsty', sadness: 'sad', happiness: 'happy', allergy: 'allergic', humidity: 'humid', tiredness: 'tired', cloud: 'cloudy', rain: 'rainy', wind: 'windy', sun: 'sunny', success: 'successful', stress: 'stressful', help: 'helpful', peace: 'peaceful', care: 'careful', use: 'useful' } // prettier-ignore

/** "The room was very dirt.", "My wife is allergy to nuts." */
const veryDirt: Rule = ({ tokens }, token, i) => {
  const right = Object.hasOwn(qualities, token.text) ? qualities[token.text] : undefined
  const before = lowerAt(tokens, i - 1)
  const isBe = /^(?:is|was|are|were|am|be|i'm|it's|he's|she's)$/
  const isDegree = /^(?:very|so|too)$/.test(before) && isBe.test(lowerAt(tokens, i - 2))
  const fits = (isDegree && (isEnd(tokens[i + 1]) || /^(?:and|but|for|because|when|in|at)$/.test(lowerAt(tokens, i + 1)))) || (token.lower === 'allergy' && isBe.test(before) && lowerAt(tokens, i + 1) === 'to') // prettier-ignore
  return right && fits ? replaceWord(token, right, 'word-form', `Use the adjective "${right}" after "${before}".`) : undefined
}

/** "without nobody" */
const withoutNobody: Rule = ({ tokens }, token, i) => {
  const right = pick({ nobody: 'anybody', nothing: 'anything', none: 'any' }, token.lower)
  if (!right) return undefined
  const before = lowerAt(tokens, i - 1)
  const isDouble = before === 'without' || (token.lower === 'nothing' && /^(?:nobody|nobody's)$/.test(lowerAt(tokens, i - 2)) && !auxiliaries.has(before)) // prettier-ignore
  return isDouble && (isEnd(tokens[i + 1]) || token.lower === 'nobody' || /^(?:to|in|about|and|else|from)$/.test(lowerAt(tokens, i + 1)))
    ? replaceWord(token, right, 'double-negative', `One negation is enough. Use "${right}".`)
    : undefined
}
