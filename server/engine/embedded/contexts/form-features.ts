/** What the form model sees of a verb's place: its neighbors, its subject, the helping verb, and the tense of its sentence. */
import { hashOf } from './context-features.ts'
import { formKind, joinedVerb, readPhrases, withoutAside } from './form-phrases.ts'
import type { Dictionary } from '../grammar/parts-of-speech.ts'
import type { Token } from '../grammar/tokens.ts'
import { closed } from '../grammar/word-classes.ts'
import { groupOf } from '../grammar/word-groups.ts'
import { sentenceEnd, sentenceStart } from '../grammar/clause.ts'

export interface FormFeatures {
  /** Of the place, for every verb. */
  shared: Uint32Array
  /** The ones that are also counted for the word itself. */
  own: Uint32Array
}

const reach = 28
const commonRank = 6000
const helpers = /^(?:am|is|are|was|were|be|been|being|do|does|did|don't|doesn't|didn't|has|have|had|having|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|to|let|make|makes|made|(?:i|you|he|she|it|we|they)'(?:ll|d|ve|re|m|s))$/ // prettier-ignore

/** The features of the verb at an index, as places in the table before a choice is mixed in. */
export function formFeaturesAt(tokens: readonly Token[], i: number, dictionary: Dictionary): FormFeatures {
  const [from, to] = [sentenceStart(tokens, i), sentenceEnd(tokens, i)]
  const at = (k: number) => (i + k >= from && i + k < to ? tokens[i + k] : undefined)
  const start = Math.max(from, i - reach)
  const edge = start === from ? '^' : '~'
  const phrases = readPhrases(tokens, start, i, dictionary)
  const p = (n: number) => phrases.at(-n)?.kind ?? edge
  // A phrase with a phrase inside counts as one word, so that "the claims for May" is a plural.
  const isPhrase = p(1).endsWith('+')
  const w = (k: number) => (k === -1 && isPhrase ? p(1) : k < -1 && isPhrase ? (phrases.at(k)?.word ?? edge) : wordAt(at(k), dictionary))
  const c = (k: number) => (k === -1 && isPhrase ? p(1) : k < -1 && isPhrase ? p(-k) : formKind(at(k), dictionary))
  const own = [
    hashOf('any'),
    hashOf('w-1', w(-1)),
    hashOf('w+1', w(1)),
    hashOf('c-1', c(-1)),
    hashOf('c+1', c(1)),
    hashOf('c-1 c+1', c(-1), c(1)),
    hashOf('c+1 c+2', c(1), c(2)),
  ]
  const near = [
    hashOf('plain', formKind(at(-1), dictionary)),
    hashOf('c-2 c-1', c(-2), c(-1)),
    hashOf('c-3 c-2 c-1', c(-3), c(-2), c(-1)),
    hashOf('c-2 c-1 c+1', c(-2), c(-1), c(1)),
    hashOf('c-1 c+1 c+2', c(-1), c(1), c(2)),
    hashOf('w-2 w-1', w(-2), w(-1)),
    hashOf('w-1 w+1', w(-1), w(1)),
    hashOf('w-1 c+1', w(-1), c(1)),
    hashOf('c-1 w+1', c(-1), w(1)),
    hashOf('w+1 w+2', w(1), w(2)),
    hashOf('w-2 c-1', w(-2), c(-1)),
    hashOf('w-3 w-2 c-1', w(-3), w(-2), c(-1)),
    hashOf('end', tokens[to - 1]?.text ?? '', c(-1), w(-2)),
    hashOf('first', i === from ? 'yes' : '', c(1)),
  ]
  const before = [
    hashOf('p1', p(1)),
    hashOf('p2 p1', p(2), p(1)),
    hashOf('p3 p2 p1', p(3), p(2), p(1)),
    hashOf('p4 p3 p2 p1', p(4), p(3), p(2), p(1)),
    hashOf('p2 p1 c+1', p(2), p(1), c(1)),
    hashOf('p1 c+1', p(1), c(1)),
    hashOf('p1 c+1 c+2', p(1), c(1), c(2)),
    hashOf('h2 p1', phrases.at(-2)?.word ?? edge, p(1)),
    hashOf('h2 p1 c+1', phrases.at(-2)?.word ?? edge, p(1), c(1)),
    hashOf('h1 p1', phrases.at(-1)?.word ?? edge, p(1)),
  ]
  const joined = joinedVerb(phrases)
  if (joined)
    before.push(
      hashOf('joined', joined.verb),
      hashOf('joined', joined.verb, joined.subject),
      hashOf('joined c+1', joined.verb, joined.subject, c(1)),
    )
  const main = withoutAside(phrases)
  if (main !== phrases) {
    const q = (n: number) => main.at(-n)?.kind ?? edge
    before.push(
      hashOf('aside', q(1)),
      hashOf('aside', q(2), q(1)),
      hashOf('aside w', q(1), phrases[main.length + 1]?.word ?? ''),
      hashOf('p1', q(1)),
      hashOf('p2 p1', q(2), q(1)),
      hashOf('p1 c+1', q(1), c(1)),
      hashOf('p1 c+1 c+2', q(1), c(1), c(2)),
    )
  }
  const place = main.findLastIndex(({ kind }, k) => /^(?:NP|P1|P2|I$|D1\+)/.test(kind) && k >= main.length - 8)
  const subject = main[place]
  const between = subject ? main.slice(place + 1).map(({ kind }) => kind).join(' ') : '' // prettier-ignore
  const opener = main[place - 1]?.kind ?? edge
  const kind = subject?.kind ?? ''
  before.push(hashOf('subject', kind, between), hashOf('subject', kind, between, opener), hashOf('subject c+1', kind, between, c(1)))
  for (let k = -1; k >= -6 && at(k); k--) {
    if (!helpers.test(at(k)?.lower ?? '') && c(k) !== 'M') continue
    const middle = Array.from({ length: -k - 1 }, (_, n) => c(k + 1 + n)).filter(each => each !== 'R').join(' ') // prettier-ignore
    before.push(hashOf('helper', at(k)?.lower ?? '', middle), hashOf('helper c', c(k), middle, c(1)))
    break
  }
  const { isPast, isPresent, amounts } = tenseOf(tokens, from, to, i, dictionary)
  const tense = [hashOf('tense', isPast, isPresent)]
  const around = [hashOf('tenses', amounts), hashOf('tenses p1', amounts, p(1)), hashOf('tense subject', isPast, isPresent, kind)]
  const groups = [at(-1), at(1)].map(token => (token?.word && !closed.has(token.lower) ? groupOf(token.lower)?.wide : undefined))
  const topics = [groups[0], groups[1], subject && groupOf(subject.word)?.wide].flatMap((group, n) => (group ? [hashOf('group', String(n), group)] : [])) // prettier-ignore
  return {
    shared: Uint32Array.from([...own, ...near, ...before, ...around, ...tense, ...topics]),
    own: Uint32Array.from([...own, ...tense]),
  }
}

function wordAt(token: Token | undefined, dictionary: Dictionary): string {
  return token?.word && (closed.has(token.lower) || dictionary.rank(token.lower) < commonRank) ? token.lower : formKind(token, dictionary)
}

/** How far a sentence is read: without periods, a text is a single one. */
const farthest = 60

/** How many other verbs of the sentence are past, and present. */
function tenseOf(tokens: readonly Token[], from: number, to: number, i: number, dictionary: Dictionary) {
  let [pasts, presents] = [0, 0]
  for (let k = Math.max(from, i - farthest); k < Math.min(to, i + farthest); k++) {
    if (k === i) continue
    const word = tokens[k]?.lower ?? ''
    const kind = formKind(tokens[k], dictionary)
    const isHelped = /^(?:is|are|was|were|be|been|have|has|had)$/.test(tokens[k - 1]?.lower ?? '')
    if (kind === 'EP' || (kind === 'E' && !isHelped) || /^(?:was|were|did|didn't|had)$/.test(word)) pasts++
    else if (/^(?:yesterday|ago)$/.test(word)) pasts += 2
    else if (kind === 'VS' || /^(?:is|are|has|have|does|do|don't|doesn't|will|can)$/.test(word)) presents++
  }
  return {
    isPast: pasts > 0 ? 'past' : '',
    isPresent: presents > 0 ? 'present' : '',
    amounts: `${Math.min(2, pasts)} ${Math.min(2, presents)}`,
  }
}
