/** Agreement where the subject does not directly precede its verb: "there is", questions, "who". */
import { pos } from '../../grammar/parts-of-speech.ts'
import { sentenceStart } from '../../grammar/clause.ts'
import { isQuestion, lowerAt, pick, replaceWord } from '../../edits.ts'
import { inflect } from '../../grammar/irregular.ts'
import type { Edit } from '../../revision.ts'
import type { RulePage } from '../../rule-page.ts'
import { eitherNumber } from '../../grammar/subject-words.ts'
import type { Token } from '../../grammar/tokens.ts'
import { closed, massNouns, pluralForms, singularForms } from '../../grammar/word-classes.ts'

const manyWords = /^(?:many|several|few|two|three|four|five|six|seven|eight|nine|ten)$/
const amountWords =
  /^(?:lot|few|number|couple|variety|handful|million|thousand|hundred|dozen|range|group|bunch|great|large|good|huge|series|wide|host|multitude|total|small|or|to|of|pair|set|whole|mere|further|score|dozen|array|slew|flood|string|stream|majority|minority|crowd|staggering|record|growing|limited|certain|ton|load|bit|whopping|maximum|minimum)$/

/** "there is many", "there are a problem", "there has been several". */
export function thereEdit({ tokens, classes, dictionary, tags }: RulePage, token: Token, i: number): Edit | undefined {
  const { lower } = token
  // "61 fewer than there were a decade ago"
  if (lowerAt(tokens, i - 1) === 'there' && lowerAt(tokens, i - 2) === 'than') return undefined
  if (lowerAt(tokens, i - 1) !== 'there') {
    // "Is there any questions?"
    if (!/^(?:is|was)$/.test(lower) || !token.first || lowerAt(tokens, i + 1) !== 'there' || !/^(?:any|some|many|no)$/.test(lowerAt(tokens, i + 2))) return undefined // prettier-ignore
    return isPlainPlural(i + 3)
      ? replaceWord(token, pluralForms.get(lower) ?? lower, 'agreement', 'Use a plural verb, because a plural noun follows.')
      : undefined
  }
  const tell = (word: string | undefined) =>
    word ? replaceWord(token, word, 'agreement', `Use "there ${word}" to agree with what follows.`) : undefined
  const been = /^(?:has|have)$/.test(lower) && lowerAt(tokens, i + 1) === 'been'
  if (/^(?:have|has)$/.test(lower) && !been) {
    const opens = tokens[i - 1]?.first === true || /^(?:and|but|because|so|that|if|when|,|think|know|say)$/.test(tokens[i - 2]?.lower ?? '')
    return opens ? thereHave(tokens, token, i) : undefined
  }
  // "There was only two wines"
  const first = been ? i + 2 : i + 1
  const at = /^(?:only|just|also)$/.test(lowerAt(tokens, first)) ? first + 1 : first
  const next = lowerAt(tokens, at)
  const then = lowerAt(tokens, at + 1)
  if (pluralForms.has(lower) && !/^(?:does|doesn't)$/.test(lower)) {
    if (manyWords.test(next) && then !== 'doubt') return tell(pluralForms.get(lower))
    if (/^(?:some|any|no|other)$/.test(next) && isPlainPlural(at + 1)) return tell(pluralForms.get(lower))
    if (isPlainPlural(at) && !tokens[at + 1]?.text.startsWith(',') && !/^(?:and|or)$/.test(then)) return tell(pluralForms.get(lower))
  }
  if (singularForms.has(lower) && !/^(?:do|don't)$/.test(lower)) {
    const comma = tokens.slice(at, at + 8).findIndex(({ text }) => text === ',')
    // "There have been a paper clip, a blue bead, and a key"
    const isSeries = comma >= 0 && /^(?:an?|the|one|two|three|four|half|some|several)$/.test(lowerAt(tokens, at + comma + 1))
    const isList = isSeries || tokens.slice(at, at + 10).some(other => other.lower === 'and')
    if (/^(?:a|an|another|one)$/.test(next) && !amountWords.test(then) && !isList) return tell(singularForms.get(lower))
    const noun = /^(?:no|some|any|much|little|enough)$/.test(next) ? then : next
    const after = tokens[noun === then ? at + 2 : at + 1]
    if (massNouns.has(noun) && noun !== 'data' && (!after?.word || closed.has(after.lower)) && !/^(?:and|or)$/.test(after?.lower ?? ''))
      return after?.text === ',' ? undefined : tell(singularForms.get(lower))
  }
  return undefined

  function isPlainPlural(k: number): boolean {
    const word = tokens[k]?.lower ?? ''
    return (
      tokens[k]?.word === true &&
      /^\p{Ll}/u.test(tokens[k]?.text ?? '') &&
      classes.isPlural(word) &&
      !(dictionary.partsOf(word) & (pos.noun | pos.adjective)) &&
      !eitherNumber.has(word) &&
      !/(?:ics|news|ss)$/.test(word) &&
      tags.has(k, 'Plural') &&
      (!tokens[k + 1]?.word || closed.has(tokens[k + 1]?.lower ?? ''))
    )
  }
}

/** "there have many people". */
function thereHave(tokens: readonly Token[], token: Token, i: number): Edit | undefined {
  if (!/^(?:a|an|many|no|some|several|two|three|lots|few)$/.test(lowerAt(tokens, i + 1))) return undefined
  const right = /^(?:a|an|no)$/.test(lowerAt(tokens, i + 1)) && lowerAt(tokens, i + 2) !== 'lot' ? 'is' : 'are'
  return replaceWord(token, right, 'there-is', `Use "there ${right}" to say that something exists.`)
}

/** "Do he live here?", "Is the doors locked?", "Was you there?": the verb precedes its subject. */
export function questionEdit(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens, classes, dictionary, tags } = page
  // "Do they agree, or is the new rates final?"
  const isSecond = /^(?:and|or|but|so)$/.test(lowerAt(tokens, i - 1)) && tokens[i - 2]?.text === ',' && /^(?:is|was|are|were|do|does|has|have)/.test(token.lower) // prettier-ignore
  const opens = token.first || isSecond || /^(?:where|when|why|how|what|time|who|much|long|often)$/.test(lowerAt(tokens, i - 1))
  if (!opens || !(pluralForms.has(token.lower) || singularForms.has(token.lower)) || !isQuestion(tokens, i)) return undefined
  if (!token.first && !isSecond && !/^(?:where|when|why|how|what)$/.test(tokens.slice(0, i).findLast(word => word.first)?.lower ?? ''))
    return undefined
  const next = tokens[i + 1]
  if (!next?.word || next.fixed) return undefined
  const tell = (word: string | undefined) =>
    word ? replaceWord(token, word, 'agreement', `Use "${word}" to agree with "${next.text}".`) : undefined
  if (/^(?:he|she|it)$/.test(next.lower)) return tell(singularForms.get(token.lower))
  if (/^(?:we|they|you)$/.test(next.lower)) return tell(pluralForms.get(token.lower))
  if (!/^(?:the|my|your|his|her|our|their|this|these|those)$/.test(next.lower)) return undefined
  let k = i + 2
  while (tags.has(k, 'Adjective') && tokens[k + 1]?.word && k < i + 4) k++
  const noun = tokens[k]
  const then = tokens[k + 1]
  // "Do the day shift and the night shift differ?"
  if (tokens.slice(k + 1, k + 4).some(({ lower }) => lower === 'and')) return undefined
  if (!noun?.word || noun.fixed || !/^\p{Ll}/u.test(noun.text) || eitherNumber.has(noun.lower) || lowerAt(tokens, k + 1) === 'and') return undefined // prettier-ignore
  const isMany =
    tags.has(k, 'Plural') &&
    classes.isPlural(noun.lower) &&
    !(dictionary.partsOf(noun.lower) & (pos.noun | pos.adjective)) &&
    !/(?:ics|news|ss)$/.test(noun.lower)
  const isOne = tags.has(k, 'Singular') && classes.isSingular(noun.lower) && !noun.lower.endsWith('s')
  // "How was the prisoners' escape planned?"
  if (/^['’]$/.test(then?.text ?? '') || /['’]$/.test(noun.text)) return undefined
  const endsThere = !then?.word || closed.has(then.lower) || tags.has(k + 1, 'Adjective', 'Adverb', 'Gerund', 'PastTense', 'Participle')
  if (/^(?:is|was|isn't|wasn't)$/.test(token.lower)) return isMany && endsThere ? tell(pluralForms.get(token.lower)) : undefined
  if (/^(?:are|were|aren't|weren't)$/.test(token.lower)) return isOne && endsThere && then?.word ? tell(singularForms.get(token.lower)) : undefined // prettier-ignore
  const hasVerb = then?.word === true && classes.isVerb(then.lower) && inflect(then.lower, 's') !== then.lower
  if (/^do(?:n't)?$/.test(token.lower)) return isOne && hasVerb ? tell(singularForms.get(token.lower)) : undefined
  if (/^does(?:n't)?$/.test(token.lower)) return isMany && hasVerb ? tell(pluralForms.get(token.lower)) : undefined
  return undefined
}

/** "These is my favorite song": a singular follows, so the first word is wrong. */
export function pointingEdit({ tokens, classes, tags }: RulePage, token: Token, i: number): Edit | undefined {
  if (!/^(?:these|those)$/.test(token.lower) || !/^(?:is|was)$/.test(lowerAt(tokens, i + 1))) return undefined
  // "Which of these is the cause?"
  if (lowerAt(tokens, i - 1) === 'of') return undefined
  if (!/^(?:a|an|my|your|his|her|our|their|the)$/.test(lowerAt(tokens, i + 2))) return undefined
  let k = i + 3
  while (tags.has(k, 'Adjective') && k < i + 6) k++
  const noun = tokens[k]
  if (!noun?.word || !tags.has(k, 'Singular') || !classes.isSingular(noun.lower) || tags.has(k + 1, 'Noun')) return undefined
  return replaceWord(token, token.lower === 'these' ? 'this' : 'that', 'agreement', `"${noun.text}" is singular.`)
}

/** "knowledge about plants, weather, and animals that has never been written down": the list hangs on an earlier noun. */
export function isListedInside({ tokens, classes, dictionary }: RulePage, last: number): boolean {
  let hasAnd = false
  for (let k = last; k > last - 10; k--) {
    const word = lowerAt(tokens, k)
    if (/^(?:and|or)$/.test(word)) hasAnd = true
    else if (/^(?:about|of|on|with|for|from|in)$/.test(word)) return hasAnd && classes.isSingular(lowerAt(tokens, k - 1))
    else if (tokens[k]?.text !== ',' && !(dictionary.partsOf(word) & (pos.noun | pos.plural | pos.adjective))) return false
  }
  return false
}

/** "In some states that is not enough": a preposition and its noun open the sentence, and no other verb follows. */
export function opensSentence({ tokens, tags }: RulePage, that: number): boolean {
  const from = sentenceStart(tokens, that)
  if (!/^(?:in|at|for|on|with|to|among|under|from|by)$/.test(lowerAt(tokens, from)) || that - from > 5) return false
  for (let k = that + 2; k < tokens.length && !/^[.,;:?!]$/.test(tokens[k]?.text ?? ''); k++) {
    if (tags.has(k, 'Copula', 'Modal', 'PresentTense') && !tags.has(k, 'Infinitive')) return false
  }
  return true
}

/** "companies that has", "people who is". */
export function relativeEdit(page: RulePage, token: Token, i: number): Edit | undefined {
  const { tokens, classes, dictionary, tags } = page
  const right = pick({ has: 'have', is: 'are', was: 'were', does: 'do', "doesn't": "don't" }, token.lower)
  const link = lowerAt(tokens, i - 1)
  if (!right || !/^(?:that|which|who)$/.test(link)) return undefined
  const noun = lowerAt(tokens, i - 2)
  const before = lowerAt(tokens, i - 3)
  const isPlural =
    noun === 'people' ||
    (classes.isPlural(noun) &&
      (dictionary.partsOf(noun) & ~(pos.plural | pos.verbS)) === 0 &&
      !/(?:ics|news|series|species|means|data|media|ss)$/.test(noun))
  if (!isPlural || (link === 'that' && token.lower === 'is' && noun !== 'people' && lowerAt(tokens, i + 1) === 'why')) return undefined
  if (
    !/^(?:the|many|some|those|these|other|all|young|most|big|of|for|few|international|new|good|are|and|several|two|three|different|with|also|about|in|to|by|their|his|her|my|our)$/.test(
      before,
    )
  )
    return undefined
  if (link === 'that' && isListedInside(page, i - 2)) return undefined
  // "In some states that is not enough"
  if (link === 'that' && opensSentence(page, i - 1)) return undefined
  // "For years that was the whole story.", "the man in suspenders who was"
  if (/^(?:years|months|weeks|days|hours|minutes|decades|centuries|ages|times|nights)$/.test(noun)) return undefined
  const hangs = [before, lowerAt(tokens, i - 4)].some(word => /^(?:in|with|for|about|to|by|at|on)$/.test(word))
  if (hangs && tokens.slice(Math.max(0, i - 9), i - 3).some((_, k) => tags.has(Math.max(0, i - 9) + k, 'Singular', 'FirstName'))) return undefined // prettier-ignore
  // "one of the people who is", "the list of files that is": the verb agrees with an earlier noun.
  if (before === 'of' || [1, 2, 3, 4].some(back => lowerAt(tokens, i - 2 - back) === 'of')) return undefined
  return replaceWord(token, right, 'agreement', `Use "${right}" to agree with "${noun}".`)
}
