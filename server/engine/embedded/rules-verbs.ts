/** Agreement of subject and verb, and the form a verb takes after another word. */
import { pos } from './dictionary.ts'
import { inflect } from './irregular.ts'
import type { Edit } from './revision.ts'
import type { RulePage } from './rules.ts'
import { matchCase, type Token } from './tokens.ts'
import { beForms, closed, determiners, modals, pluralSubjects, possessives } from './word-classes.ts'

const adverbs =
  /^(?:not|also|always|never|often|usually|still|just|only|really|already|even|easily|probably|actually|simply|then|sometimes|rarely|hardly|quickly|directly|fully|completely|better)$/
const peopleLike =
  /^(?:people|children|students|they|we|you|parents|teachers|men|women|friends|others|scientists|companies|countries|workers|things|ideas|facts|products|cars|places|reasons|problems|ways|animals|books|jobs|families|adults|kids|teenagers|users|customers|citizens|consumers|advertisements|researchers|experts)$/
const singularLike = /^(?:he|she|it|everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|something|nothing|anything)$/
const toInfinitive = 'want need decide hope plan refuse promise expect learn manage fail wish afford pretend deserve intend'.split(' ')
const toGerund = 'enjoy avoid finish mind dislike quit practice postpone'.split(' ')
const bareAfterObject = /^(?:make|makes|made|making|let|lets|letting)$/
const objects = /^(?:me|him|her|us|them|you|it|people|children|students|everyone)$/
const stative =
  /^(?:agree|disagree|depend|belong|consist|exist|seem|happen|contain|mean|know|believe|want|need|like|prefer|understand|remember|appear|occur|include|have|think|love|hate)$/
const gerundPrepositions = /^(?:without|of|by|about|before|after|from|in|at|while)$/

/** Edits of verbs. */
export function verbEdits(page: RulePage): Edit[] {
  const edits: Edit[] = []
  page.tokens.forEach((token, i) => {
    if (!token.word || token.fixed || token.hyphen) return
    const found =
      afterAuxiliary(page, token, i) ??
      afterVerb(page, token, i) ??
      agreement(page, token, i) ??
      afterPreposition(page, token, i) ??
      comparison(page, token, i) ??
      pastTime(page, token, i)
    if (found && found.after !== page.text.slice(found.start, found.end)) edits.push(found)
  })
  return edits
}

function replace(token: Token, word: string, rule: string, message: string): Edit {
  return {
    start: token.start,
    end: token.end,
    after: matchCase(word, token.first ? token.text : token.text === 'I' ? word : token.text),
    kind: 'grammar',
    rule,
    message,
  }
}

const lowerAt = (tokens: readonly Token[], i: number) => (tokens[i]?.word ? (tokens[i]?.lower ?? '') : '')

/** "can goes", "didn't went", "to went", "have went", "doesn't has". */
function afterAuxiliary({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  let k = i - 1
  while (k > 0 && adverbs.test(lowerAt(tokens, k)) && i - k < 3) k--
  const before = lowerAt(tokens, k)
  const { lower } = token
  if (tokens[k]?.first) return undefined
  const parts = dictionary.partsOf(lower)
  const base = classes.base(lower) ?? (lower === 'is' || lower === 'are' || lower === 'was' || lower === 'were' ? 'be' : undefined)
  if (!before || tokens[k]?.fixed) return undefined
  const inflected =
    base &&
    base !== lower &&
    (/^(?:has|had|does|did|goes|is|was|went)$/.test(lower) ||
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
    if (lower === 'is' || lower === 'was' || lower === 'are' || lower === 'were')
      return k === i - 1 && before !== 'can' && before !== 'will' && before !== 'might'
        ? replace(token, 'be', 'verb-form', `"be" follows "${before}".`)
        : undefined
    if (
      parts & pos.plural &&
      parts & pos.verbS &&
      !/^(?:have|be|do|go|make|get|give|take|like|want|need|help|know|think|come|say|become|see|feel|find|use)$/.test(base)
    )
      return undefined
    return replace(token, base, 'verb-form', `The plain form "${base}" follows "${before}".`)
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
      return replace(token, base, 'verb-form', `The plain form "${base}" follows "to".`)
  }
  if (
    /^(?:have|has|had|haven't|hasn't|hadn't|having)$/.test(before) &&
    base &&
    parts & pos.past &&
    !(parts & (pos.participle | pos.noun | pos.adjective | pos.verb))
  ) {
    const right = inflect(base, 'participle')
    return lower === 'was' || lower === 'were'
      ? replace(token, 'been', 'verb-form', `"been" follows "${before}".`)
      : replace(token, right, 'verb-form', `The participle "${right}" follows "${before}".`)
  }
  if (/^(?:has|have|had)$/.test(before) && lower === 'be') return replace(token, 'been', 'verb-form', `"been" follows "${before}".`)
  return undefined
}

/** "want go", "enjoy to read", "make me to feel", "want to going". */
function afterVerb({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  const before = lowerAt(tokens, i - 1)
  const before2 = lowerAt(tokens, i - 2)
  const { lower } = token
  const next = tokens[i + 1]
  const nextIsVerb = next?.word === true && !next.fixed && (classes.isVerb(next.lower) || /^(?:be|have|do)$/.test(next.lower))
  const base = classes.base(lower) ?? lower
  if (lower === 'to' && nextIsVerb && next) {
    const verb = classes.base(before) ?? before
    const isObjectOfLet = objects.test(before) && bareAfterObject.test(before2)
    if (isObjectOfLet && !(before === 'it' && /^mak|^made/.test(before2)))
      return {
        start: token.start,
        end: next.start,
        after: '',
        kind: 'grammar',
        rule: 'verb-pattern',
        message: `"${before2} ${before}" takes the verb without "to".`,
      }
    if (toGerund.includes(verb) && !(before === 'practice' && determiners.has(before2)) && verb !== before.replace(/d$/, '') + 'x') {
      const gerund = inflect(next.lower, 'ing')
      return {
        start: token.start,
        end: next.end,
        after: gerund,
        kind: 'grammar',
        rule: 'verb-pattern',
        message: `"${before}" takes the -ing form.`,
      }
    }
    if (modals.has(before) && before !== 'might' && before !== 'may' && before !== 'will' && !determiners.has(before2) && before !== 'can')
      return {
        start: token.start,
        end: next.start,
        after: '',
        kind: 'grammar',
        rule: 'verb-pattern',
        message: `"${before}" takes the verb without "to".`,
      }
    if (/^(?:can|must|should)$/.test(before))
      return {
        start: token.start,
        end: next.start,
        after: '',
        kind: 'grammar',
        rule: 'verb-pattern',
        message: `"${before}" takes the verb without "to".`,
      }
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
    if (plain) return replace(next, plain, 'verb-form', `The plain form "${plain}" follows "to".`)
  }
  if (
    next &&
    nextIsVerb &&
    !closed.has(next.lower) &&
    toInfinitive.includes(base) &&
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
      start: token.end,
      end: token.end,
      after: ' to',
      kind: 'grammar',
      rule: 'verb-pattern',
      message: `"${lower}" takes "to" before a verb.`,
    }
  if (beForms.has(before) && !tokens[i - 1]?.fixed) return afterBe({ tokens, classes, dictionary } as RulePage, token, i)
  return undefined
}

/** "I am agree", "he is work", "they are study". */
function afterBe({ tokens, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
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
  if (!(parts & pos.verb) || closed.has(lower) || parts & (pos.adjective | pos.participle | pos.past | pos.adverb)) return undefined
  if (stative.test(lower)) {
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
      message: `"${form}" needs no "${be.lower}".`,
    }
  }
  if (parts & pos.noun) return undefined
  const gerund = inflect(lower, 'ing')
  return replace(token, gerund, 'verb-form', `The -ing form follows "${be.lower}" here.`)
}

/** "people is", "he have", "the students was", "everyone have", "there is many". */
function agreement({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  const { lower } = token
  const before = tokens[i - 1]
  if (!before?.word || before.fixed) return undefined
  const subject = before.lower
  const before2 = lowerAt(tokens, i - 2)
  const tell = (word: string) => replace(token, word, 'agreement', `The verb agrees with "${before.text}": "${word}".`)
  const plural = new Map([
    ['is', 'are'],
    ['was', 'were'],
    ['has', 'have'],
    ['does', 'do'],
    ["doesn't", "don't"],
    ["isn't", "aren't"],
    ["hasn't", "haven't"],
    ["wasn't", "weren't"],
  ])
  const singular = new Map([
    ['are', 'is'],
    ['were', 'was'],
    ['have', 'has'],
    ["don't", "doesn't"],
    ["aren't", "isn't"],
    ["haven't", "hasn't"],
    ["weren't", "wasn't"],
  ])
  if (subject === 'there') {
    const next = lowerAt(tokens, i + 1)
    const then = lowerAt(tokens, i + 2)
    if (
      /^(?:is|was)$/.test(lower) &&
      (/^(?:many|several|few|two|three|four|five|six|some)$/.test(next) || (next === 'a' && then === 'lot' && false)) &&
      (next !== 'some' || (classes.isPlural(then) && !classes.isSingular(then))) &&
      !(next === 'few' && then === 'doubt')
    )
      return tell(plural.get(lower) ?? lower)
    if (
      /^(?:are|were)$/.test(lower) &&
      /^(?:a|an|another|one)$/.test(next) &&
      !/^(?:lot|few|number|couple|variety|handful|million|thousand|hundred|dozen|range|group|bunch|great|large|good|huge|series|million|wide|host|multitude|total|small|or|to|of)$/.test(
        then,
      )
    )
      return tell(singular.get(lower) ?? lower)
    return undefined
  }
  const startsClause = (at: number) => {
    const token = tokens[at]
    const word = lowerAt(tokens, at - 1)
    return (
      token?.first === true ||
      !tokens[at - 1]?.word ||
      /^(?:because|that|if|when|but|so|while|although|think|thinks|believe|where|since|as|nowadays|today|which|what|how|why|and)$/.test(
        word,
      )
    )
  }
  const article = /^(?:the|these|those|many|some|most|all|several|few|my|our|their|his|her|your|other|young|old|older|two|three|of)$/
  if (plural.has(lower)) {
    const third = lowerAt(tokens, i - 3)
    if (
      subject === 'people' &&
      !/^(?:one|a|of)$/.test(before2) &&
      (before.first ||
        startsClause(i - 1) ||
        (/^(?:the|young|many|some|most|old|other|all|these|those|older|more|few)$/.test(before2) &&
          third !== 'of' &&
          third !== 'with' &&
          third !== 'for' &&
          third !== 'between'))
    )
      return tell(plural.get(lower) ?? lower)
    if (/^(?:these|those)$/.test(subject) && startsClause(i - 1)) return tell(plural.get(lower) ?? lower)
    if (
      classes.isPlural(subject) &&
      (dictionary.partsOf(subject) & ~(pos.plural | pos.verbS)) === 0 &&
      !/(?:ics|ss|news|series|species|means|headquarters|data|media|always|states|nations|times)$/.test(subject)
    ) {
      if (
        /^(?:these|those|many|several|few|two|three|four|five)$/.test(before2) &&
        !/^(?:of|in|for|with|on|about|by|from|between|to|at)$/.test(third)
      )
        return tell(plural.get(lower) ?? lower)
      if (/^(?:the|my|our|their|his|her|your|some|most|all)$/.test(before2) && startsClause(i - 2) && !/^(?:and)$/.test(third))
        return tell(plural.get(lower) ?? lower)
      if (before.first && !/s's?$/.test(''))
        return /^\p{Lu}\p{Ll}+$/u.test(before.text) && dictionary.rank(subject) < 20_000 ? tell(plural.get(lower) ?? lower) : undefined
    }
    if (
      /^(?:who|which|that)$/.test(subject) &&
      /^(?:people|children|students|things|countries|those|men|women|companies|teachers|parents|friends|persons)$/.test(before2) &&
      !/^(?:one|of|with|for)$/.test(third) &&
      subject !== 'that'
    )
      return tell(plural.get(lower) ?? lower)
  }
  if (singular.has(lower)) {
    const third = lowerAt(tokens, i - 3)
    if (
      singularLike.test(subject) &&
      (before.first || startsClause(i - 1)) &&
      !(lower === 'have' && false) &&
      !/^(?:if|wish|as|though|suggest|recommend|demand|insist|let|make)$/.test(before2) &&
      !/^(?:were)$/.test(lower)
    )
      return tell(singular.get(lower) ?? lower)
    if (
      /^(?:everyone|everybody|someone|somebody|nobody|everything|something|nothing)$/.test(subject) &&
      lower !== 'were' &&
      !/^(?:let|make|makes|made|help|have|see)$/.test(before2)
    )
      return tell(singular.get(lower) ?? lower)
    if (
      /^(?:a|an|this|that|each|every|one|my|his|her|your|our|their|the)$/.test(before2) &&
      classes.isNounOnly(subject) &&
      classes.isSingular(subject) &&
      startsClause(i - 2) &&
      third !== 'and' &&
      third !== 'if' &&
      third !== 'that' &&
      third !== 'as' &&
      !/^(?:number|lot|majority|variety|couple|group|team|family|police|staff|rest|half|government|company|committee|crew|public|range|percent|class|pair|audience|series|people|minority|band|youth|plenty|data|media)$/.test(
        subject,
      )
    )
      return lower === 'were' ? undefined : tell(singular.get(lower) ?? lower)
    if (
      /^(?:who|that|which)$/.test(subject) &&
      /^(?:person|someone|man|woman|student|child|company|country|teacher|job|everyone|something|thing|problem)$/.test(before2) &&
      !/^(?:one|of)$/.test(third) &&
      /^(?:a|an|every|each|the)$/.test(third) &&
      subject === 'who'
    )
      return tell(singular.get(lower) ?? lower)
  }
  return fullVerb({ tokens, classes, dictionary } as RulePage, token, i, startsClause, article)
}

/** "people thinks", "everyone know", "he like". */
function fullVerb(
  { tokens, classes, dictionary }: RulePage,
  token: Token,
  i: number,
  startsClause: (at: number) => boolean,
  article: RegExp,
): Edit | undefined {
  const { lower } = token
  const before = tokens[i - 1]
  const parts = dictionary.partsOf(lower)
  if (!before || closed.has(lower)) return undefined
  const subject = before.lower
  const before2 = lowerAt(tokens, i - 2)
  const tell = (word: string) => replace(token, word, 'agreement', `The verb agrees with "${before.text}": "${word}".`)
  if (parts & pos.verbS && !(parts & (pos.noun | pos.adjective))) {
    const base = classes.base(lower)
    const commonVerb =
      /^(?:thinks|wants|needs|likes|knows|goes|gets|makes|takes|gives|comes|sees|says|feels|believes|uses|works|lives|helps|tries|learns|becomes|loves|prefers|spends|buys|enjoys|understands|leads|brings|depends|agrees|uses|plays|starts|studies|travels|does|looks|tells|lets|keeps|finds|means|seems|wears|eats|runs|drives|teaches|speaks)$/.test(
        lower,
      )
    if (base && commonVerb && subject === 'people' && !/^(?:of|a)$/.test(before2)) return tell(base)
    if (
      base &&
      commonVerb &&
      (subject === 'who' || subject === 'that') &&
      /^(?:people|children|students|those|men|women|teachers|parents|friends)$/.test(before2) &&
      subject === 'who'
    )
      return tell(base)
    if (
      base &&
      commonVerb &&
      peopleLike.test(subject) &&
      (before.first || startsClause(i - 1) || (article.test(before2) && before2 !== 'of' && startsClause(i - 2)))
    )
      return tell(base)
  }
  if (lowerAt(tokens, i + 1) === 'not') return undefined
  if (
    parts & pos.verb &&
    !(parts & (pos.past | pos.participle | pos.adjective)) &&
    !/^(?:set|put|cut|let|cost|hit|hurt|read|spread|quit|shut)$/.test(lower)
  ) {
    const right = inflect(lower, 's')
    if (
      /^(?:everyone|everybody|nobody|someone|somebody)$/.test(subject) &&
      !/^(?:let|make|makes|made|help|have|helps|see|than|like|that)$/.test(before2) &&
      (before.first || startsClause(i - 1))
    )
      return tell(right)
    if (
      /^(?:he|she|it)$/.test(subject) &&
      (before.first ||
        (startsClause(i - 1) &&
          before2 !== 'and' &&
          before2 !== 'that' &&
          before2 !== 'if' &&
          before2 !== 'than' &&
          before2 !== 'so' &&
          before2 !== 'but' &&
          before2 !== 'as')) &&
      !(parts & pos.adverb)
    )
      return tokens[i + 1]?.text === '?' || isQuestion(tokens, i) ? undefined : tell(right)
  }
  return undefined
}

function isQuestion(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < tokens.length; k++) {
    const text = tokens[k]?.text
    if (text === '?') return true
    if (text === '.' || text === '!') return false
  }
  return false
}

/** "without know", "for make". */
function afterPreposition({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  const before = lowerAt(tokens, i - 1)
  const parts = dictionary.partsOf(token.lower)
  const next = lowerAt(tokens, i + 1)
  if (closed.has(token.lower) && !/^(?:have|be|do)$/.test(token.lower)) return undefined
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
  if (before === 'for' && clear && (verbOnly || takesObject) && !/^(?:help|have)$/.test(next)) {
    const previous = tokens[i - 1]
    return previous
      ? {
          start: previous.start,
          end: previous.end,
          after: matchCase('to', previous.text),
          kind: 'grammar',
          rule: 'verb-pattern',
          message: 'A purpose is told with "to" and the verb.',
        }
      : undefined
  }
  if (!gerundPrepositions.test(before) || before === 'while' || (before === 'in' && !clear)) return undefined
  if (!(verbOnly && clear) && !(clear && takesObject && before !== 'of') && !(before === 'without' && verbOnly)) return undefined
  if (/^(?:kind|sort|type|lot|course|out|sense|one|some|most|all|want|able)$/.test(lowerAt(tokens, i - 2)) && before === 'of' && !verbOnly)
    return undefined
  const gerund = inflect(token.lower, 'ing')
  return replace(token, gerund, 'verb-pattern', `The -ing form follows "${before}".`)
}

const shortAdjectives = new Map('easy easier easiest|cheap cheaper cheapest|fast faster fastest|big bigger biggest|small smaller smallest|high higher highest|low lower lowest|old older oldest|young younger youngest|happy happier happiest|healthy healthier healthiest|strong stronger strongest|long longer longest|short shorter shortest|rich richer richest|poor poorer poorest|clean cleaner cleanest|hard harder hardest|large larger largest|great greater greatest|safe safer safest|smart smarter smartest|wide wider widest|weak weaker weakest|nice nicer nicest|busy busier busiest|lazy lazier laziest|heavy heavier heaviest|hot hotter hottest|cold colder coldest|deep deeper deepest|good better best|bad worse worst|early earlier earliest|near nearer nearest|wise wiser wisest|lucky luckier luckiest'.split('|').map(row => [row.split(' ')[0] ?? '', row.split(' ')] as const)) // prettier-ignore

/** "more easy", "most big". */
function comparison({ tokens }: RulePage, token: Token, i: number): Edit | undefined {
  const next = tokens[i + 1]
  const forms = next?.word && !next.fixed && !next.hyphen ? shortAdjectives.get(next.lower) : undefined
  if (!forms || !next || !/^(?:more|most)$/.test(token.lower)) return undefined
  const after = tokens[i + 2]
  const isCompared =
    token.lower === 'more'
      ? !after?.word || /^(?:than|and|to|for|because|when|if|but|in|with|then|or)$/.test(after.lower)
      : lowerAt(tokens, i - 1) === 'the'
  if (
    !isCompared ||
    (token.lower === 'more' && /^(?:no|the|much|any|one|two)$/.test(lowerAt(tokens, i - 1)) && /^(?:good|bad)$/.test(next.lower)) ||
    (token.lower === 'most' && /^(?:old|young|poor|rich|good|bad)$/.test(next.lower) && lowerAt(tokens, i - 1) !== 'the')
  )
    return undefined
  const right = forms[token.lower === 'more' ? 1 : 2] ?? ''
  return {
    start: token.start,
    end: next.end,
    after: matchCase(right, token.text),
    kind: 'grammar',
    rule: 'comparison',
    message: `"${right}" is the usual form.`,
  }
}

/** "I go there yesterday": a short sentence with one verb and a time that is over. */
function pastTime({ tokens, classes, dictionary }: RulePage, token: Token, i: number): Edit | undefined {
  const before = tokens[i - 1]
  if (!before || !/^(?:i|you|he|she|we|they)$/.test(before.lower) || !(before.first || lowerAt(tokens, i - 2) === 'and')) return undefined
  const parts = dictionary.partsOf(token.lower)
  const irregular = /^(?:go|goes|come|comes|see|sees|have|has|am|is|are|eat|buy|get|meet|take|make|do)$/.test(token.lower)
  if (!irregular && (!(parts & (pos.verb | pos.verbS)) || parts & (pos.past | pos.participle) || closed.has(token.lower))) return undefined
  let end = i
  while (end < tokens.length && !/^[.!?;]$/.test(tokens[end]?.text ?? '')) end++
  const rest = tokens.slice(i + 1, end)
  const words = rest.map(part => part.lower)
  const time = words.some(
    (word, k) =>
      word === 'yesterday' ||
      (word === 'ago' && !words.includes('since')) ||
      (word === 'last' && /^(?:night|week|month|year|summer|winter|weekend|monday|sunday|saturday|friday)$/.test(words[k + 1] ?? '')),
  )
  if (
    !time ||
    rest.length > 12 ||
    words.some(word => /^(?:that|because|when|but|if|which|who|remember|think|since|and|about|from|than|like|as|how|what)$/.test(word)) ||
    isQuestion(tokens, i)
  )
    return undefined
  const base = classes.base(token.lower) ?? token.lower
  if (/^(?:know|think|remember|believe|hope|wish|guess|suppose)$/.test(base)) return undefined
  const past =
    base === 'be' || /^(?:am|is|are)$/.test(token.lower) ? (/^(?:i|he|she)$/.test(before.lower) ? 'was' : 'were') : inflect(base, 'past')
  return replace(token, past, 'tense', 'The time named here is over, so the verb stands in the past.')
}
