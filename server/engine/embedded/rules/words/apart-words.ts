/** Words written apart or twice, and capitals of times and subjects: "Further more", "8:15 o'clock", "I'll will", "Memorial day". */
import { afterWord, applyRules, inDrafts, lowerAt, onText, onWord, pick, removeWord, replaceWord, type Rule } from '../../edits.ts'
import { pos } from '../../grammar/parts-of-speech.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { closed, determiners } from '../../grammar/word-classes.ts'
import { isEnd, isNumber } from '../verbs/verb-slots.ts'

/** Edits that are certain by their form, and edits that are applied in drafts only. */
export function apartWordEdits(page: RulePage): Edit[] {
  return [...applyRules(page, [splitWord, aOur, nounApart, oClock, twiceWill, ratherNot, theseSix, holiday, lowerMonth, inSeason]), ...inDrafts(applyRules(page, [season, subject]))] // prettier-ignore
}

const oneWord = (from: Parameters<typeof replaceWord>[0], word: string, to: Parameters<typeof replaceWord>[0]): Edit => ({ ...replaceWord(from, word, 'spelling', `Write "${word}" as one word.`, to), kind: 'spelling' }) // prettier-ignore

const split: Record<string, string> = { 'brides maids': 'bridesmaids', 'brides maid': 'bridesmaid', 'bride maids': 'bridesmaids', 'grooms men': 'groomsmen', 'mile stone': 'milestone', 'mile stones': 'milestones', 'further more': 'furthermore', 'with hold': 'withhold', 'with held': 'withheld', 'with drew': 'withdrew', 'mean while': 'meanwhile', 'there fore': 'therefore', 'never theless': 'nevertheless', 'him self': 'himself', 'her self': 'herself', 'my self': 'myself', 'your self': 'yourself', 'our selves': 'ourselves', 'them selves': 'themselves', 'it self': 'itself', 'your selves': 'yourselves', 'where as': 'whereas', 'mean time': 'meantime', 'over night': 'overnight', 'grand mother': 'grandmother', 'grand father': 'grandfather', 'grand parents': 'grandparents', 'class room': 'classroom', 'home work': 'homework', 'birth day': 'birthday', 'week end': 'weekend', 'bath room': 'bathroom', 'bed room': 'bedroom', 'news paper': 'newspaper', 'air port': 'airport', 'note book': 'notebook', 'key board': 'keyboard', 'out side': 'outside', 'under stand': 'understand', 'under stood': 'understood', 'some thing': 'something', 'any thing': 'anything', 'every thing': 'everything', 'some body': 'somebody', 'how ever': 'however', 'al though': 'although', 'through out': 'throughout' } // prettier-ignore

/** "Further more, we paid", "he did it him self" */
const splitWord: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const whole = next?.word && next.spaced && next.text === next.lower ? pick(split, `${token.lower} ${next.lower}`) : undefined
  if (!whole || !next || next.fixed || next.hyphen) return undefined
  // "a further more serious problem", "her self and his"
  if (token.lower === 'further' && tokens[i + 2]?.text !== ',') return undefined
  if (/^(?:how|where|over|mean|through)$/.test(token.lower) && !(token.first || tokens[i - 1]?.text === ',') && token.lower !== 'over') return undefined // prettier-ignore
  if (token.lower === 'over' && !isEnd(tokens[i + 2])) return undefined
  if (/^(?:her|my|your)$/.test(token.lower) && next.lower === 'self' && !isEnd(tokens[i + 2])) return undefined
  return oneWord(token, whole, next)
}

const nouns: Record<string, string> = { 'check up': 'checkup', 'set up': 'setup', 'clean up': 'cleanup', 'break through': 'breakthrough', 'feed back': 'feedback', 'make up': 'makeup', 'log in': 'login', 'start up': 'startup' } // prettier-ignore

/** "your last check up was" */
const nounApart: Rule = ({ tokens }, token, i) => {
  const next = tokens[i + 1]
  const whole = pick(nouns, `${token.lower} ${next?.lower ?? ''}`)
  const isNoun = /^(?:a|an|the|your|my|our|his|her|their|this|annual|regular|routine|medical|dental|last|next|yearly|any|some|no)$/.test(lowerAt(tokens, i - 1)) // prettier-ignore
  if (!whole || !next || next.fixed || next.hyphen || !isNoun) return undefined
  return isEnd(tokens[i + 2]) || /^(?:is|was|are|were|has|will|with|for|from|on|at|and|or|about|appointment|process|page|fee|visit)$/.test(lowerAt(tokens, i + 2)) ? oneWord(token, whole, next) : undefined // prettier-ignore
}

/** "at 8:15 o'clock" */
const oClock: Rule = onText("o'clock o’clock", ({ tokens }, token, i) => {
  const time = tokens[i - 1]
  return time && !time.fixed && /^\d{1,2}:\d\d$/.test(time.text)
    ? { start: time.end, end: token.end, after: '', kind: 'grammar', rule: 'phrase', message: `"${time.text}" already says "o'clock".` }
    : undefined
})

/** "I'll will draft", "it's is late" */
const twiceWill: Rule = ({ tokens }, token, i) => {
  const before = lowerAt(tokens, i - 1)
  const next = tokens[i + 1]
  const isTwice = (before.endsWith("'ll") && token.text === 'will') || (before === "i'm" && token.text === 'am') || (/^(?:they|we|you)'re$/.test(before) && token.text === 'are') || (/^(?:it|he|she|that|there)'s$/.test(before) && token.text === 'is') // prettier-ignore
  return isTwice && next?.word ? removeWord(token, next, 'phrase', `"${before}" already says "${token.text}".`) : undefined
}

/** "I rather not say" */
const ratherNot: Rule = onWord('i we they he she', ({ tokens, classes }, token, i) =>
  lowerAt(tokens, i + 1) === 'rather' && lowerAt(tokens, i + 2) === 'not' && (classes.isVerb(lowerAt(tokens, i + 3)) || /^(?:be|have|do)$/.test(lowerAt(tokens, i + 3))) // prettier-ignore
    ? replaceWord(token, token.lower === 'i' ? "I'd" : `${token.lower}'d`, 'phrase', 'Use "would rather".')
    : undefined,
)

/** "during this six weeks" */
const theseSix: Rule = onWord('this', ({ tokens, dictionary }, token, i) => {
  const number = tokens[i + 1]
  const noun = lowerAt(tokens, i + 2)
  const isMany = isNumber(number) && !/^(?:one|1)$/.test(number?.lower ?? '') && /^[a-z]+$/.test(number?.lower ?? '')
  return isMany && !number?.hyphen && (dictionary.partsOf(noun) & pos.plural) !== 0 && !closed.has(noun)
    ? replaceWord(token, 'these', 'number', `"${tokens[i + 2]?.text ?? ''}" is plural.`)
    : undefined
})

const capital = (token: Parameters<typeof replaceWord>[0], message: string): Edit => ({ start: token.start, end: token.end, after: token.text.charAt(0).toUpperCase() + token.text.slice(1), kind: 'capitalization', rule: 'capitals', message }) // prettier-ignore

/** "Memorial day" */
const holiday: Rule = onText('day eve', ({ tokens }, token, i) =>
  /^(?:Memorial|Labor|Independence|Christmas|Thanksgiving|Veterans|Presidents|Columbus|Boxing|Earth|Valentine['’]s|Mother['’]s|Father['’]s|Year['’]s|Patrick['’]s)$/.test(tokens[i - 1]?.text ?? '') && token.spaced // prettier-ignore
    ? capital(token, 'Capitalize a name.')
    : undefined,
)

/** "on august 20" */
const lowerMonth: Rule = onText('august march may', ({ tokens }, token, i) =>
  /^(?:on|in|by|until|since|from|of|before|after|last|next)$/.test(lowerAt(tokens, i - 1)) && /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$|^(?:19|20)\d\d$/.test(tokens[i + 1]?.text ?? '') // prettier-ignore
    ? capital(token, `Capitalize the month "${token.text.charAt(0).toUpperCase()}${token.text.slice(1)}".`)
    : undefined,
)

const small = (token: Parameters<typeof replaceWord>[0]): Edit => ({ start: token.start, end: token.end, after: token.lower, kind: 'capitalization', rule: 'stray-capital', message: 'Use a lowercase letter inside a sentence.' }) // prettier-ignore

/** "In Spring, enjoy the flowers" */
const season: Rule = ({ tokens }, token, i) =>
  /^(?:Spring|Summer|Autumn|Winter)$/.test(token.text) && !token.first && /^(?:in|during|every|this|last|next|each|since|until)$/.test(lowerAt(tokens, i - 1)) && !/^[\p{Lu}\d]/u.test(tokens[i + 1]?.text ?? '') && (!tokens[i + 1]?.word || closed.has(lowerAt(tokens, i + 1))) && tokens[i + 1]?.lower !== 'of' && !tokens[i + 1]?.text.startsWith('-') // prettier-ignore
    ? small(token)
    : undefined

/** "in Autumn", "this Summer": "every Spring" may be a writer's own. */
const inSeason: Rule = afterWord('in during this last next', season)

/** "a student of Architecture" */
const subject: Rule = onText(
  'Architecture Biology Chemistry Physics Mathematics Math Economics History Law Medicine Engineering Psychology Sociology Philosophy Geography Nursing Accounting Marketing Music Art Literature Linguistics Business Finance Education Journalism Politics Design Tourism Statistics',
  ({ tokens }, token, i) =>
    /^(?:of|in|study|studied|studying|studies|teach|taught|teaching|learn|learning)$/.test(lowerAt(tokens, i - 1)) &&
    (!/^(?:of|in)$/.test(lowerAt(tokens, i - 1)) ||
      /^(?:student|students|degree|diploma|teacher|classes|lessons|interested|interest|experience|exam|exams|knowledge|career|major|majored|majoring)$/.test(
        lowerAt(tokens, i - 2),
      )) &&
    !/^\p{Lu}/u.test(tokens[i + 1]?.text ?? '') &&
    !determiners.has(lowerAt(tokens, i + 1))
      ? small(token)
      : undefined,
)

/** "We waited for a our." */
const aOur: Rule = onText('our', ({ tokens }, token, i) => {
  const article = tokens[i - 1]
  return article && /^an?$/.test(article.lower) && (!tokens[i + 1]?.word || /^(?:and|before|later|ago|early|late|or|to|for|but|when|because|so|than|then|in|every)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    ? replaceWord(article, 'an hour', 'confused-word', 'Use "hour" for sixty minutes.', token)
    : undefined
})
