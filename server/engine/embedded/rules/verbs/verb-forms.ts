/** Verb forms after other words: "can go", "want to go", "enjoy going", "without going". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { lowerAt, removeWord, replaceWord } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase, type Token } from '../../grammar/tokens.ts'
import { isLeftOut, isThanked } from './verb-slots.ts'
import { beForms, closed, determiners, modals, pluralSubjects, possessives } from '../../grammar/word-classes.ts'

const adverbs =
  /^(?:not|also|always|never|often|usually|still|just|only|really|already|even|easily|probably|actually|simply|then|sometimes|rarely|hardly|quickly|directly|fully|completely|better|almost|nearly|barely|now)$/
const peopleLike =
  /^(?:people|children|students|they|we|you|parents|teachers|men|women|friends|others|scientists|companies|countries|workers|things|ideas|facts|products|cars|places|reasons|problems|ways|animals|books|jobs|families|adults|kids|teenagers|users|customers|citizens|consumers|advertisements|researchers|experts)$/
const toInfinitive = 'want need decide hope plan refuse promise expect learn manage fail wish afford pretend deserve intend'.split(' ')
const toGerund = 'enjoy avoid finish mind dislike quit practice postpone'.split(' ')
const bareAfterObject = /^(?:make|makes|made|making|let|lets|letting)$/
const objects = /^(?:me|him|her|us|them|you|it|people|children|students|everyone)$/
const stative =
  /^(?:agree|disagree|depend|belong|consist|exist|seem|happen|contain|mean|know|believe|want|need|like|prefer|understand|remember|appear|occur|include|have|think|love|hate|miss|appreciate|deserve)$/
const gerundPrepositions = /^(?:without|of|by|about|before|after|from|in|at|while)$/

/** Edits of verb forms. */
export function verbFormEdits(page: RulePage): Edit[] {
  return page.tokens.flatMap((token, i) => {
    if (!token.word || token.fixed || token.hyphen) return []
    const found =
      afterAuxiliary(page, token, i) ?? afterModal(page, token, i) ?? afterVerb(page, token, i) ?? afterPreposition(page, token, i)
    return found && found.after !== page.text.slice(found.start, found.end) ? [found] : []
  })
}

/** "can goes", "didn't went", "to went", "have went", "doesn't has". */
function afterAuxiliary(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens, classes, dictionary, tags } = page
  let k = i - 1
  while (k > 0 && adverbs.test(lowerAt(tokens, k)) && i - k < 3) k--
  const before = lowerAt(tokens, k)
  const { lower } = token
  // "the night Will Rogers came", "the General Will"
  if (tokens[k]?.first || /^(?:Will|May|Might|Can)$/.test(tokens[k]?.text ?? '')) return undefined
  const parts = dictionary.partsOf(lower)
  const base = classes.base(lower) ?? (lower === 'is' || lower === 'are' || lower === 'was' || lower === 'were' ? 'be' : undefined)
  if (!before || tokens[k]?.fixed) return undefined
  // "He had better write"
  if (/^(?:better|rather|best)$/.test(lowerAt(tokens, i - 1)) && /^(?:had|would)$/.test(before)) return undefined
  const inflected =
    base &&
    base !== lower &&
    (/^(?:has|had|does|did|goes|is|was|went)$/.test(lower) ||
      (lower === 'left' && !/^(?:click|align|join|shift|swipe|arrow)$/.test(lowerAt(tokens, i + 1)) && k === i - 1) ||
      (!closed.has(lower) && (parts & (pos.past | pos.verbS | pos.participle)) !== 0 && !(parts & (pos.verb | pos.noun | pos.adjective))))
  const verbal = inflected && !(parts & pos.plural && k !== i - 1)
  if (verbal && base && (modals.has(before) || /^(?:doesn't|don't|didn't)$/.test(before))) {
    const previous = lowerAt(tokens, k - 1)
    if (
      /^(?:a|the|this|that|my|his|her|their|its)$/.test(previous) ||
      (before === 'might' && determiners.has(previous)) ||
      (before === 'may' && tokens[k]?.text === 'May' && !tokens[k]?.first)
    )
      return undefined
    if (isLeftOut(page, k, i)) return undefined
    if (lower === 'is' || lower === 'was' || lower === 'are' || lower === 'were')
      return k === i - 1 && before !== 'can' && before !== 'will' && before !== 'might'
        ? replaceWord(token, 'be', 'verb-form', `Use "be" after "${before}".`)
        : undefined
    if (
      parts & pos.plural &&
      parts & pos.verbS &&
      !/^(?:have|be|do|go|make|get|give|take|like|want|need|help|know|think|come|say|become|see|feel|find|use)$/.test(base)
    )
      return undefined
    return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${before}".`)
  }
  if (
    inflected &&
    base &&
    before === 'to' &&
    k === i - 1 &&
    !(parts & pos.plural) &&
    !(parts & pos.participle && !(parts & pos.past)) &&
    !/^(?:was|were|is|are)$/.test(lower)
  ) {
    const previous = lowerAt(tokens, k - 1)
    if (
      /^(?:want|wants|wanted|need|needs|have|has|had|able|going|try|tries|tried|like|likes|decided?|how|order|hope|easy|hard|difficult|important|way|people|us|them|him|her|me|used|started?|began|begin|ready|willing|continue|necessary|better|likely)$/.test(
        previous,
      )
    )
      return replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "to".`)
  }
  if (
    /^(?:have|has|had|haven't|hasn't|hadn't|having)$/.test(before) &&
    base &&
    parts & pos.past &&
    !(parts & (pos.participle | pos.noun | pos.adjective | pos.verb))
  ) {
    const right = inflect(base, 'participle')
    const isBe = lower === 'was' || lower === 'were'
    // "What she did have was patience"
    if (/^(?:do|does|did)$/.test(lowerAt(tokens, k - 1))) return undefined
    // "The only thing he had were his books", "What they have ate into the profit"
    if (/^(?:i|you|he|she|it|we|they)$/.test(lowerAt(tokens, k - 1)) && (/^(?:what|whatever|all)$/.test(lowerAt(tokens, k - 2)) || (isBe && tags.has(k - 2, 'Noun')))) return undefined // prettier-ignore
    return isBe
      ? replaceWord(token, 'been', 'verb-form', `Use "been" after "${before}".`)
      : replaceWord(token, right, 'verb-form', `Use the participle "${right}" after "${before}".`)
  }
  // In "Sales have grow", no noun can follow the subject.
  if (
    /^(?:has|have|had)$/.test(before) &&
    /^(?:grow|see|eat|write|choose|know|speak|forget|forgive|begin|become|arise)$/.test(lower) &&
    inflect(lower, 'participle') !== lower &&
    (/^(?:i|you|he|she|it|we|they|who)$/.test(lowerAt(tokens, k - 1)) || classes.isPlural(lowerAt(tokens, k - 1))) &&
    !/^(?:do|does|did|let|will|would|to)$/.test(lowerAt(tokens, k - 2))
  )
    return replaceWord(token, inflect(lower, 'participle'), 'verb-form', `Use the past participle after "${before}".`)
  if (/^(?:has|have|had)$/.test(before) && lower === 'be') return replaceWord(token, 'been', 'verb-form', `Use "been" after "${before}".`)
  return undefined
}

/** "She can sings", "Anna will writes": an -s form that could be a plural elsewhere. */
function afterModal({ tokens, classes, tags }: RulePage, token: Token, i: number): Edit | undefined {
  let k = i - 1
  while (adverbs.test(lowerAt(tokens, k)) && i - k < 3) k--
  const modal = tokens[k]
  const base = classes.base(token.lower)
  if (
    !modal ||
    modal.first ||
    modal.fixed ||
    /^(?:Will|May|Might|Can)$/.test(modal.text) ||
    !modals.has(modal.lower) ||
    !base ||
    base === token.lower
  )
    return undefined
  if (inflect(base, 's') !== token.lower || !tags.has(i, 'PresentTense')) return undefined
  const subject = lowerAt(tokens, k - 1)
  const isClear =
    /^(?:i|you|he|she|it|we|they|who|which|this|everyone|everybody|someone|somebody|nobody)$/.test(subject) ||
    tags.has(k - 1, 'FirstName') ||
    (tags.has(k - 1, 'Plural') && classes.isPlural(subject)) ||
    (!/^(?:can|will|may|might)$/.test(modal.lower) && tags.has(k - 1, 'Noun') && !determiners.has(subject))
  return isClear ? replaceWord(token, base, 'verb-form', `Use the base form "${base}" after "${modal.text}".`) : undefined
}

/** "want go", "enjoy to read", "make me to feel", "want to going". */
function afterVerb(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens, classes, dictionary, tags } = page
  const before = lowerAt(tokens, i - 1)
  const before2 = lowerAt(tokens, i - 2)
  const { lower } = token
  const next = tokens[i + 1]
  const nextIsVerb = next?.word === true && !next.fixed && (classes.isVerb(next.lower) || /^(?:be|have|do)$/.test(next.lower))
  const base = classes.base(lower) ?? lower
  if (lower === 'to' && nextIsVerb && next && !(modals.has(before) && !/^(?:must|should)$/.test(before) && hasEarlierObject(tokens, i))) {
    const verb = classes.base(before) ?? before
    const isObjectOfLet = objects.test(before) && bareAfterObject.test(before2)
    if (isObjectOfLet && !(before === 'it' && /^mak|^made/.test(before2)))
      return removeWord(token, next, 'verb-pattern', `Use the verb without "to" after "${before2} ${before}".`)
    if (
      toGerund.includes(verb) &&
      // "is practiced to improve"
      !beForms.has(before2) &&
      before !== 'minded' &&
      !(/^(?:practice|finish|mind)$/.test(before) && tags.has(i - 1, 'Noun')) &&
      !tags.has(i + 1, 'Noun') &&
      !determiners.has(before2)
    ) {
      return replaceWord(token, inflect(next.lower, 'ing'), 'verb-pattern', `Use the -ing form after "${before}".`, next)
    }
    // "the will to live", "in his might to"
    const isModal = /^(?:can|must|should)$/.test(before) || (modals.has(before) && !/^(?:might|may|will)$/.test(before) && !determiners.has(before2)) // prettier-ignore
    if (isModal) return removeWord(token, next, 'verb-pattern', `Use the verb without "to" after "${before}".`)
  }
  if (
    lower === 'to' &&
    next?.word &&
    !next.fixed &&
    /^(?:want|wants|wanted|need|needs|needed|able|decide|decided|decides|going|hope|hopes|have|has|had|try|tries|tried|order|easy|important|difficult|hard|like)$/.test(
      before,
    ) &&
    dictionary.partsOf(next.lower) & pos.ing &&
    !(dictionary.partsOf(next.lower) & (pos.noun | pos.adjective))
  ) {
    const plain = classes.base(next.lower)
    if (plain) return replaceWord(next, plain, 'verb-form', `Use the base form "${plain}" after "to".`)
  }
  if (
    next &&
    nextIsVerb &&
    !closed.has(next.lower) &&
    toInfinitive.includes(base) &&
    next.lower !== 'further' &&
    !(dictionary.partsOf(next.lower) & (pos.noun | pos.adjective)) &&
    !determiners.has(before) &&
    (pluralSubjects.has(before) ||
      peopleLike.test(before) ||
      modals.has(before) ||
      /^(?:don't|doesn't|didn't|he|she|to|also|always|not|really|who)$/.test(before)) &&
    !(base === 'need' && /^(?:not|don't)$/.test(before)) &&
    !(base === 'need' && next.lower === 'not')
  )
    return {
      start: next.start,
      end: next.start,
      after: 'to ',
      kind: 'grammar',
      rule: 'verb-pattern',
      message: `Use "to" between "${lower}" and a verb.`,
    }
  if (beForms.has(before) && !tokens[i - 1]?.fixed) return afterBe(page, token, i)
  return undefined
}

/** "everything we can to help", "what I could to make it work": "to" expresses a purpose. */
function hasEarlierObject(tokens: readonly Token[], i: number): boolean {
  for (let k = i - 2; k >= Math.max(0, i - 7); k--) {
    const word = lowerAt(tokens, k)
    if (!word) return false
    if (/^(?:everything|anything|something|all|what|whatever|that|much|little|as|best|thing|things|than|which)$/.test(word)) return true
  }
  return false
}

/** "I am agree", "he is work", "they are study". */
function afterBe({ tokens, dictionary, tags }: RulePage, token: Token, i: number): Edit | undefined {
  const be = tokens[i - 1]
  const subject = lowerAt(tokens, i - 2)
  const { lower } = token
  const parts = dictionary.partsOf(lower)
  if (
    !be ||
    !/^(?:i|you|he|she|it|we|they|people|who)$/.test(subject) ||
    (tokens[i - 2]?.first === false && /^(?:of|and|for|with|to)$/.test(lowerAt(tokens, i - 3)))
  )
    return undefined
  if (
    !(parts & pos.verb) ||
    closed.has(lower) ||
    /^(?:till|further|awake|extinct)$|proof$/.test(lower) ||
    parts & (pos.adjective | pos.participle | pos.past | pos.adverb)
  )
    return undefined
  if (stative.test(lower) && !(lower === 'include' && lowerAt(tokens, tokens.indexOf(be) + 2) === 'in')) {
    const form = /^(?:he|she|it)$/.test(subject)
      ? be.lower === 'was'
        ? inflect(lower, 'past')
        : inflect(lower, 's')
      : /^(?:was|were)$/.test(be.lower)
        ? inflect(lower, 'past')
        : lower
    return {
      start: be.start,
      end: token.end,
      after: form,
      kind: 'grammar',
      rule: 'verb-form',
      message: `Remove "${be.lower}" before "${form}".`,
    }
  }
  if (parts & pos.noun || tags.has(i, 'Noun')) return undefined
  const gerund = inflect(lower, 'ing')
  return replaceWord(token, gerund, 'verb-form', `Use the -ing form after "${be.lower}" here.`)
}

/** "without know", "for make". */
function afterPreposition({ tokens, classes, dictionary, tags }: RulePage, token: Token, i: number): Edit | undefined {
  const before = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(token.lower)
  const next = lowerAt(tokens, i + 1)
  if ((closed.has(token.lower) && !/^(?:have|be|do)$/.test(token.lower)) || token.lower === 'further') return undefined
  const isPlain =
    (classes.isVerb(token.lower) || /^(?:have|be|do)$/.test(token.lower)) &&
    !(parts & (pos.past | pos.participle | pos.adjective | pos.plural))
  if (!isPlain || tokens[i - 1]?.hyphen) return undefined
  const verbOnly = !(parts & pos.noun)
  const takesObject =
    possessives.has(next) || /^(?:the|a|an|it|them|him|me|us|this|that|these|something|everything|money|things|new)$/.test(next)
  const clear =
    /^(?:become|know|have|be|understand|improve|make|get|give|take|think|go|learn|find|keep|buy|see|say|tell|help|increase|create|read|teach|choose|provide|reduce|spend)$/.test(
      token.lower,
    )
  if (before === 'for' && isThanked(tokens, i - 1)) return undefined
  if (before === 'for' && clear && (verbOnly || takesObject) && !/^(?:help|have)$/.test(next)) {
    const previous = tokens[i - 1]
    return previous
      ? {
          start: previous.start,
          end: previous.end,
          after: matchCase('to', previous.text),
          kind: 'grammar',
          rule: 'verb-pattern',
          message: 'Use "to" and the verb to express a purpose.',
        }
      : undefined
  }
  if (
    before === 'without' &&
    ((tags.has(i, 'Noun') && classes.isPlural(next)) || /^(?:pay|love|help|thought|sleep|work|fail|reserve|leave)$/.test(token.lower))
  )
    return undefined
  // "used in Create React App"
  if (/^\p{Lu}/u.test(token.text) && /^\p{Lu}/u.test(tokens[i + 1]?.text ?? '')) return undefined
  if (!gerundPrepositions.test(before) || before === 'while' || (before === 'in' && (!clear || token.lower === 'go'))) return undefined
  if (!(verbOnly && clear) && !(clear && takesObject && before !== 'of') && !(before === 'without' && verbOnly)) return undefined
  if (/^(?:kind|sort|type|lot|course|out|sense|one|some|most|all|want|able)$/.test(lowerAt(tokens, i - 2)) && before === 'of' && !verbOnly)
    return undefined
  const gerund = inflect(token.lower, 'ing')
  return replaceWord(token, gerund, 'verb-pattern', `Use the -ing form after "${before}".`)
}
