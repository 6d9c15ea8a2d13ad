/** Finds the listed set phrases in every form of their verbs. */
import { inflect } from '../../grammar/irregular.ts'
import { type Phrase, phrases } from '../../phrases.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { matchCase, type Token } from '../../grammar/tokens.ts'
import { closed } from '../../grammar/word-classes.ts'

/** Edits of wrong set phrases. */
export function phraseEdits({ tokens, classes, tags }: RulePage): Edit[] {
  const edits: Edit[] = []
  tokens.forEach((token, i) => {
    // "a point A such that"
    if (!token.word || token.fixed || (token.text === 'A' && !token.first)) return
    const base = classes.base(token.lower) ?? token.lower
    const plain = (phrases.get(token.lower) ?? []).find(phrase => !phrase.star && matches(phrase, tokens, i))
    const starred = (phrases.get(base) ?? []).find(phrase => phrase.star && matches(phrase, tokens, i))
    const phrase = plain ?? starred
    const last = tokens[i + (phrase?.words.length ?? 1) - 1]
    if (!phrase || !last || isGuarded(phrase, tokens, i, word => classes.isVerb(word))) return
    if (phrase.star && /^\p{Lu}/u.test(token.text) && !token.first) return
    if (
      /^(?:to many|focus|benefit|graduate|escape|dream)/.test(phrase.words.join(' ')) &&
      tags.has(phrase.words[0] === 'to' ? i - 1 : i, 'Noun')
    )
      return
    const found = phrase.star ? withForm(phrase.after, token.lower, base) : phrase.after
    // One arrives at a station, but in a town.
    const right = /^\p{Lu}/u.test(tokens[i + phrase.words.length]?.text ?? '') ? found.replace(/^(arriv\w+) at$/i, '$1 in') : found
    edits.push({ start: token.start, end: last.end, after: matchCase(right, token.text === 'I' || /^\p{Lu}{2,}/u.test(token.text) ? right : token.text), kind: 'word_choice', rule: 'phrase', message: `The usual wording is "${right}".` }) // prettier-ignore
  })
  return edits
}

function matches({ words }: Phrase, tokens: readonly Token[], i: number): boolean {
  return words.every((word, k) => {
    const token = tokens[i + k]
    return k === 0 || (token?.word === true && !token.fixed && !token.hyphen && token.spaced && token.lower === word)
  })
}

const goesOff = /^(?:miles?|yards?|blocks?|kilometers?|kilometres?|feet|foot|inch|inches|meters?|metres?|degrees?|far|way|slightly|badly|well|go|goes|going|went|gone|get|got|gotten|sail\w*|blow\w*|blew|drift\w*|veer\w*|steer\w*|stray\w*|wander\w*|knock\w*|throw\w*|push\w*|carried|pulled|forced|driven|flew|flown)$/ // prettier-ignore

/**
 * Contexts in which the same words are right: "the same as" contains "same as", "a long time ago" contains "long time
 * ago".
 */
function isGuarded(phrase: Phrase, tokens: readonly Token[], i: number, isVerb: (word: string) => boolean): boolean {
  const before = tokens[i - 1]?.lower ?? ''
  const next = tokens[i + phrase.words.length]
  const after = next?.lower ?? ''
  const text = phrase.words.join(' ')
  if (text === 'same as' && (tokens[i]?.first || !tokens[i - 1]?.word || after === 'with')) return true
  // "in order of weight", "whose parents we thank in advance", "in side canyons", "from step to step"
  if (text === 'in order of') return /^(?:weight|size|height|age|importance|rank|arrival|appearance|date|time|birth|length|difficulty|preference|popularity|quality|priority|cost|price|speed|strength|volume|value|distance|frequency|merit|seniority)$/.test(after) // prettier-ignore
  if (text === 'thank in advance') return /^(?:i|we|they|you|to|and)$/.test(before)
  if (text === 'in side') return tokens[i + 1]?.hyphen === true || (next?.word === true && !closed.has(after) && after.endsWith('s'))
  if (text === 'step to step') return before === 'from'
  // "something shiny in the other hand"
  if (text === 'in the other hand') return tokens[i]?.first !== true && !/^(?:[,;]|but|and)$/.test(before)
  if (/^(?:from a child|beside that)$/.test(text)) return next?.word === true
  // "in Friday Harbor", "in Sunday clothes"
  if (/^(?:in|at) [a-z]+days?$/.test(text)) return next?.word === true && !closed.has(after) && !/^(?:morning|afternoon|evening|night)s?$/.test(after) // prettier-ignore
  // "other wise men", "live in wild places"
  if (/^other wise$|in wild$/.test(text)) return next?.word === true && !/^(?:it|i|you|he|she|we|they|the|and|but|because)$/.test(after)
  // "growth in next year", "in next week meeting"
  if (/^[io]n next /.test(text)) return (next?.word === true && !closed.has(after)) || /^(?:interest|interested|invest|investing|investment|believe|growth|increase|decrease|rise|drop|change|changes)$/.test(before) // prettier-ignore
  if (/what time is it$|^your (?:help|support)s$|(?:there|their) after$/.test(text)) return next?.word === true
  // "what we agreed on last week"
  if (text === 'on last week') return /^(?:agreed|decided|settled|worked|based|voted|focused|spent)$/.test(before)
  // "angry to see how they live", "asked for my opinion"
  if (text === 'angry to') return isVerb(after) || /^(?:have|be)$/.test(after)
  if (text === 'for my opinion') return /^ask\w*$/.test(before)
  // "had her hands full with four children"
  if (text === 'full with') return /^(?:hands?|plates?|plate|day|days|schedule)$/.test(before)
  // "rent is due the first week of the month"
  if (text === 'due the') return /^(?:first|second|third|fourth|last|next|following|same|day|week|month|moment|minute|other|\d+\w*)$/.test(after) // prettier-ignore
  // "sailed off course", "two miles off course"
  if (text === 'off course' && (goesOff.test(before) || (/^(?:am|is|are|was|were|be|been|it|them|us|him|her|ship|boat|plane)$/.test(before) && !next?.word))) return true // prettier-ignore
  if (text === 'in internet') return /^\p{Lu}/u.test(next?.text ?? '')
  // "no body is parsed"
  if (text === 'no body')
    return !/^(?:know\w*|knew|cares?d?|else|wants?|wanted|likes?|liked|came|comes?|told|tells|said|says|can|could|would|will|should|ever|understands?|helps?|helped|saw|sees|believes?|was|were|has|had|answers?|answered)$/.test(
      after,
    )
  if (/^(?:work) in (?:team|group)$/.test(text)) return next?.word === true && !closed.has(after)
  if (/^in (?:the )?(?:tv|television|radio)$/.test(text)) return next?.word === true && !closed.has(after)
  if (text === 'enter to') return isVerb(after)
  if (/^affect (?:in|on)$/.test(text)) return !/^(?:will|can|could|may|might|would|shall|to|also|i|you|we|they|people|it|and)$/.test(before)
  // "attacks on us or on other peoples": nations
  if (text === 'other peoples')
    return /^(?:gives?|gave|lets?)$/.test(before) || (/^(?:or|and|of|the|on|by|with|from|to|against)$/.test(before) && !next?.word)
  // "subject, therefore, to much change"
  // "amount to much"
  // "To much of the world, it is a footnote"
  if (text === 'to much' && after === 'of' && /^(?:the|this|that|our|his|her|their|europe|asia|africa|america)$/.test(tokens[i + 3]?.lower ?? '')) return true // prettier-ignore
  // "opened the way to much needed reform"
  if (text === 'to much' && before === 'way') return true
  // "It came to much the same."
  if (text === 'to much' && after === 'the') return true
  if (text === 'to much') return before === ',' || before.startsWith('amount')
  // "many traffic accidents"
  if (text === 'many traffic') return next?.word === true && !closed.has(after)
  // "He laughed on the phone"
  if (/^laugh\p{L}* on$/u.test(text)) return !/^(?:me|you|him|her|us|them|it|my|your|his|our|their|this|that|people|others)$/.test(after)
  if (text === 'on the future') return after === 'of'
  if (/^(?:same|lot|long time)/.test(text)) return /^(?:the|a|this|that|those|these|exactly|very|much|whole|an|no)$/.test(before)
  if (/^(?:good|bad|better|excellent|in past|in world|some times|every one|any one|same)/.test(text) && /^(?:in|of)/.test(after))
    return true
  if (/^(?:in the first|for the first)$/.test(text)) return next?.text !== ','
  if (/^(?:in past|in world|around world|in whole world)$/.test(text))
    return next?.word === true && !/^(?:and|but|we|i|they|he|she|people|is|are|was|there|because|so|when)$/.test(after)
  if (/^(?:good|bad|better|excellent) in$/.test(text))
    return (
      !/^(?:math|maths|english|science|sports|playing|speaking|writing|drawing|school|mathematics)$/.test(after) ||
      /^(?:write|writes|wrote|speak|speaks|spoke|read|reads|express|work|works|sound|sounds|look|looks)$/.test(before)
    )
  if (text === 'every one' || text === 'some one') return after === 'of' || after === '-'
  if (text === 'out side' || text === 'home work' || text === 'may be') return tokens[i + 1]?.hyphen === true
  if (text === 'to success' || text === 'more success' || text === 'get success')
    return (
      /^(?:way|key|keys|road|path|secret|route|ticket|due|lead|leads|led|important|of|in|for|and|as|stories|story|rate|rates)$/.test(
        before,
      ) || next?.word === true
    )
  if (text === 'to late' && /^(?:mid|early|middle)$/.test(before)) return true
  if (text === 'to often' && (before === 'used' || isVerb(after))) return true
  if (text === 'even thought') return /^(?:about|of|it|that|to|so|he|she|they)$/.test(after) && before !== ','
  if (/^say\p{L}* (?:them|him)$/u.test(text))
    return next?.word !== true || /^(?:in|with|at|on|as|out|again|aloud|to|for|all|and|by|over)$/.test(after)
  if (text === 'to late' || text === 'to often')
    return after !== '' && next?.word === true && /^(?:night|afternoon|morning|evening|summer|autumn|january|in|fees)$/.test(after)
  if (text === 'similar as') return before === 'as' || after === 'possible'
  if (text === 'insist to') return isVerb(after)
  // "arrived to assist", "to applause"; "arrive to Manchester Airport" takes "at"
  if (text === 'arrive to')
    return (
      isVerb(after) ||
      /^(?:music|applause|cheers|jeers)$/.test(after) ||
      tokens.slice(i + 2, i + 6).some(({ text }) => /^(?:Airport|Station|Hotel|Hall|School|Hospital|Terminal|Academy|Stadium)$/.test(text))
    )
  // "and that two of the saints were in danger"
  if (text === 'that two' && (after === 'of' || (before === 'and' && tokens.slice(Math.max(0, i - 30), i).some(({ lower }) => lower === 'that')))) return true // prettier-ignore
  // "They clean twice as many rooms in the same time."
  if (text === 'in the same time' && tokens.slice(Math.max(0, i - 6), i).some(({ lower }) => /^(?:as|more|less|fewer|twice|half|double)$/.test(lower))) return true // prettier-ignore
  if (text === 'that two') return before !== '' && !/^(?:of|in|with|for|on|at|by|from|between|and)$/.test(before)
  if (/^for (?:an example|examples)$/.test(text))
    return next?.text !== ',' && !/^(?:i|you|he|she|it|we|they|the|if|when|in|people)$/.test(after)
  if (text === 'in a future') return next?.word === true
  if (text === 'who ever') return !(tokens[i]?.first || before === '' || /^(?:to|for|with|that|and|but|,)$/.test(before))
  if (text === 'in nowadays') return /^(?:society|world|life|generation|youth|technology|economy|culture|market)$/.test(after)
  // "explains them to us with pride": things are explained
  if (/^explain\p{L}* them$/u.test(text) && (next?.word !== true || /^(?:to|with|in|by|for|and|better|well|clearly|again|all|one|so|or|on|at|fully|patiently|here|there|below|above)$/.test(after))) return true // prettier-ignore
  if (/^explain\p{L}* (?:me|him|them|us|you)$/u.test(text)) return /^(?:away|as)$/.test(after)
  if (/^interested (?:on|at|for|by)$/.test(text)) return tokens.slice(Math.max(0, i - 8), i).some(other => other.lower === 'which')
  if (text.endsWith('married with'))
    return /^(?:children|kids|no|two|three|four|five|six|several)$/.test(after) || /^\d/.test(next?.text ?? '')
  // "He says the truth hurts.", "How much people eat varies.", "Every day life gets better."
  if (/^say\p{L}* (?:the truth|lies)$/u.test(text)) return next?.word === true && (!closed.has(after) || /^(?:is|was|were|are|has|have|will|would|can)$/.test(after)) // prettier-ignore
  if (text === 'how much people' || (text === 'much people' && before === 'how')) return next?.word === true && !closed.has(after)
  if (text === 'every day life') return tokens[i]?.first === true && after.endsWith('s')
  if (/^(?:go|come|return)\p{L}* (?:back )?to home$/u.test(text)) return next?.word === true && !closed.has(after)
  if (text === 'in advanced') return next?.word === true && !/^(?:on|of|to|for|by|at|and)$/.test(after)
  if (text === 'in the moment') return after === 'of'
  if (/^(?:must|might|could|would|should) of$/.test(text))
    return /^(?:course|necessity|the|his|its|their|our|needs|itself|themselves|himself|all|late)$/.test(after)
  if (/^of (?:cause|coarse)$/.test(text))
    return !(tokens[i]?.first || /^[.,!?]$/.test(next?.text ?? '') || /^(?:i|you|he|she|it|we|they)$/.test(after)) || before.endsWith('ion')
  if (/^famous (?:of|with)$/.test(text)) return /^(?:all|them|these|those|the|his|her|its|their|our|my)$/.test(after)
  if (text === 'so that to') return true
  // "all the sudden changes", "for instant coffee", "have good day care"
  if (/^(?:all (?:the|of) sudden|for instant|by no mean|have (?:nice|good|great) \w+)$/.test(text))
    return next?.word === true && !closed.has(after)
  if (/^(?:further more|attached you (?:find|can find)|enclosed you find)$/.test(text)) return !(tokens[i]?.first || before === '' || /^[,;]$/.test(before) || /^(?:and|but)$/.test(before)) // prettier-ignore
  if (text === 'for granite')
    return !tokens.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:take|takes|took|taken|taking)$/.test(lower))
  // "He, as well, has the key"
  if (text.startsWith('as well has ')) return before === ',' || before === ''
  if (/^(?:best|kind|warm) regard$/.test(text)) return next?.text !== ','
  if (text === 'each others') return /^['’]$/.test(next?.text ?? '')
  if (text === 'very success') return /^(?:my|your|his|her|its|our|their|the)$/.test(before)
  if (text === 'to late' && !next?.word && next !== undefined && !/^[.,!?]$/.test(next.text)) return true
  if (/^in (?:additional|addition)$/.test(text)) return next?.text !== ','
  if (/^(?:depend|rely) (?:in|of)$/.test(text)) return /^(?:part|turn|large|great|course|some)$/.test(after)
  if (/^these (?:problem|thing|way|reason|idea|situation|statement|case)$/.test(text)) return next?.word === true && !closed.has(after)
  if (/^(?:it|that|this) mean$/.test(text)) return /^(?:let|make|makes|made|does|did|would|could|can|will|should|might)$/.test(before)
  if (text === 'in order of')
    return (
      !isVerb(after) ||
      /^(?:time|rank|price|value|date|age|size|weight|height|length|width|depth|cost|need|preference|arrival|departure|strength|speed|use|merit|interest|appeal|birth|death|finish|march|risk|demand|service|release|sale)$/.test(
        after,
      )
    )
  if (text === 'to many') return /^(?:applies|belongs?|known|common|next|up|according|due|thanks)$/.test(before)
  if (text === 'it depend') return /^(?:let|make|makes|that)$/.test(before)
  if (text === 'in the general') return next?.word === true
  if (text.startsWith('focus ')) return /^(?:the|a|input|no|keyboard|our|its|their|of|move|moves|give|set)$/.test(before)
  if (text === 'in there') return next?.word !== true || /^(?:is|are|was|fails?|that)$/.test(after)
  if (text === 'a people') return !/^(?:who|person)$/.test(after)
  if (text === 'lack of') return true
  if (text.startsWith('lack ')) return !/^(?:they|we|i|you|people|who|he|she|students|children|that)$/.test(before)
  if (/^(?:approach|answer|contact) to/.test(text) || text.startsWith('attend to the')) return true
  if (/^(?:dream|succeed) (?:to|in)/.test(text) || /^(?:benefit|differ|recover|escape|protect|prevent|graduate) /.test(text))
    return /^(?:the|a|his|her|their|my|this|that|no|your|our|its)$/.test(before)
  return false
}

function withForm(after: string, form: string, base: string): string {
  if (after.includes('*')) return after.replace('*', form)
  const [first = '', ...rest] = after.split(' ')
  const inflected =
    form === base
      ? first
      : form.endsWith('ing')
        ? inflect(first, 'ing')
        : form.endsWith('s') && form !== 'does'
          ? inflect(first, 's')
          : form === 'does'
            ? inflect(first, 's')
            : inflect(first, 'past')
  return [inflected, ...rest].join(' ')
}
