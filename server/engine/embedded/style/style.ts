/** Style remarks of the thorough strength: always suggestions, grouped by rule. */
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { lowerAt } from '../edits.ts'
import { inflect } from '../grammar/irregular.ts'
import { hiddenVerbs } from './nominalizations.ts'
import { heavy, hedged, hurtful, inclusive, type Phrase, stale, wordy } from './phrases.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import { articleFor, closed } from '../grammar/word-classes.ts'
import { matchCase } from '../grammar/tokens.ts'

const lists: readonly (readonly [rule: string, entries: () => readonly Phrase[], why: string])[] = [
  ['wordy', wordy, ''],
  ['hedge', hedged, 'weakens the sentence'],
  ['cliche', stale, 'is a worn phrase'],
  ['inclusive', inclusive, 'leaves people out'],
  ['inclusive', hurtful, 'can offend readers'],
  ['nominalization', heavy, 'hides its verb in a noun'],
]

/** Style remarks of a page; one whose `after` equals the text has no better wording. */
export function styleEdits(page: RulePage): Edit[] {
  if (page.facts.strength !== 'thorough') return []
  return [...listed(page), ...purposes(page), ...nominalizations(page), ...genericHis(page), ...passives(page), ...mostlyPassive(page), ...longSentences(page), ...repeatedWords(page)] // prettier-ignore
}

const remark = (start: number, end: number, after: string, rule: string, message: string): Edit => ({ start, end, after, kind: 'style', rule, message, isDoubtful: true }) // prettier-ignore

const countWords = (text: string) => text.split(/\s+/).length

function reason(rule: string, found: string, after: string, why: string): string {
  if (rule !== 'wordy') return `"${found}" ${why}.`
  if (!after) return `The sentence says the same without "${found.replace(/,$/, '')}".`
  return countWords(after) < countWords(found) ? `"${after}" says the same in fewer words.` : `"${after}" is the plainer wording.`
}

function listed(page: RulePage): Edit[] {
  const found = lists.flatMap(([rule, entries, why]) =>
    entries().flatMap(({ at, after }) =>
      [...page.text.matchAll(at)].flatMap(match => {
        if (why === 'leaves people out' && isKnownPerson(page, match)) return []
        const edit = replacePhrase(page.text, match, page.facts.dialect === 'british' ? after.replace(/(?<=emphas|real)iz/, 'is') : after)
        return edit ? [remark(edit.start, edit.end, edit.after, rule, reason(rule, match[0], edit.wording, why))] : []
      }),
    ),
  )
  // "in close proximity to" rather than "close proximity"
  return found.filter(edit => !found.some(other => other.end - other.start > edit.end - edit.start && other.start <= edit.start && other.end >= edit.end)) // prettier-ignore
}

/** "The chairman put on his hat.", "Congressman Lee", "Death of a Salesman": one person, or a name. */
function isKnownPerson({ text, tokens }: RulePage, { 0: found, index }: RegExpExecArray): boolean {
  if (!/m[ae]n$/i.test(found)) return false
  const isFirst = tokens.some(({ start, first }) => start === index && first)
  if (/^\p{Lu}/u.test(found) && !isFirst) return true
  const [, sentence = ''] = /^([^.!?]*[.!?]?(?:\s+(?:He|His)\b)?)/.exec(text.slice(index + found.length)) ?? []
  return /^\s\p{Lu}/u.test(sentence) || (/man$/i.test(found) && /\b(?:he|his|him)\b/i.test(sentence))
}

/** A phrase with its wording, and with the article, the space, or the capital that change with it. */
function replacePhrase(
  text: string,
  match: RegExpExecArray,
  after: string,
): { start: number; end: number; after: string; wording: string } | undefined {
  const [found] = match
  const start = match.index
  const end = start + found.length
  if (after === '?') return { start, end, after: found, wording: found }
  const wording = after.replace(/\$(\d)/g, (_, n: string) => match[Number(n)] ?? '').trim().replace(/^an? (?=(\w+))/, (_, noun: string) => `${articleFor(noun)} `) // prettier-ignore
  if (!wording) return leaveOut(text, start, end)
  // "We have attached the list."
  const voiced = wording.startsWith('I have ') && !/\bI\b/.test(text) && /\bwe\b/i.test(text) ? wording.replace(/^I/, 'we') : wording
  // "an end result": "a result"
  const [article = ''] = /(?<![\p{L}'’-])an?\s$/iu.exec(text.slice(Math.max(0, start - 4), start)) ?? []
  const put = found === found.toUpperCase() && found.length > 3 ? voiced.toUpperCase() : matchCase(voiced, found)
  if (!article || article.trim().toLowerCase() === articleFor(wording)) return { start, end, after: put, wording: voiced }
  return { start: start - article.length, end, after: `${matchCase(articleFor(wording), article)} ${put}`, wording: voiced }
}

/** "It should be noted that the shop is closed.": "The shop is closed." */
function leaveOut(text: string, start: number, end: number) {
  const found = text.slice(start, end)
  const [space = '', word = ''] = /^(\s+)([\p{L}'’-]+)/u.exec(text.slice(end))?.slice(1) ?? []
  // "It is, basically, a box."
  if (!word || (found.endsWith(',') && !/^\p{Lu}/u.test(found) && !/\b(?:and|but|so|that|because|while)\s$/.test(text.slice(Math.max(0, start - 9), start)))) return undefined // prettier-ignore
  if (!/^\p{Lu}/u.test(found)) return { start, end: end + space.length, after: '', wording: '' }
  return { start, end: end + space.length + word.length, after: matchCase(word, 'The'), wording: '' }
}

/** "with the aim of saving time": "to save time" */
const purposes = ({ text, classes }: RulePage): Edit[] =>
  [...text.matchAll(/\b(?:for the purposes? of|with the (?:aim|intention|purpose) of|with a view to) (\p{Ll}+ing)\b/giu)].flatMap(match => {
    const [found, verb = ''] = match
    const base = classes.base(verb)
    if (!base) return []
    return [remark(match.index, match.index + found.length, matchCase(`to ${base}`, found), 'wordy', `"to ${base}" says the same in fewer words.`)] // prettier-ignore
  })

const nominalizations = (page: RulePage): Edit[] =>
  hiddenVerbs(page).map(({ start, end, before, after }) =>
    remark(start, end, matchCase(after, before), 'nominalization', `"${before}" hides its verb in a noun.`),
  )

const anyone = /^(?:each|every|any|a|an|no|the)$/
const anybody = /^(?:everyone|everybody|anyone|anybody|someone|somebody|nobody|whoever)$/
/** Roles of either sex. */
const role =
  /^(?:person|individual|student|pupil|child|citizen|user|member|guest|patient|resident|participant|applicant|candidate|client|customer|employee|trainee|nominee|worker|manager|doctor|nurse|teacher|lawyer|engineer|designer|developer|driver|writer|author|reader|speaker|voter|visitor|owner|buyer|seller|tenant|landlord|traveler|traveller|passenger|pilot|scientist|artist|journalist|therapist|dentist|physician|musician|technician|accountant|assistant|consultant|attendant|colleague|boss|leader|researcher|player|learner|parent|neighbor|neighbour)$/

/** "Each employee submits his report": nobody knows who. */
function genericHis({ tokens, tags }: RulePage): Edit[] {
  const found: Edit[] = []
  let subject = -1
  tokens.forEach((token, i) => {
    if (token.first) subject = -1
    // "each individual map"
    const isRole = role.test(token.lower) && !tags.has(i + 1, 'Noun') && anyone.test(lowerAt(tokens, i - 1)) && (tokens[i - 1]?.first || !/^(?:a|an|the)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
    // "The" and "a" are general only before "should" and "must".
    const isGeneral = isRole && (!/^(?:a|an|the)$/.test(lowerAt(tokens, i - 1)) || /^(?:must|should|may|can|shall)$/.test(lowerAt(tokens, i + 1))) // prettier-ignore
    if (isGeneral || anybody.test(token.lower)) subject = i
    else if (/^(?:he|him|she|man|men|woman|father|son|husband|brother|boy|king|mr)$/.test(token.lower) || (/^\p{Lu}/u.test(token.text) && !token.first)) subject = -1 // prettier-ignore
    const isHis = token.lower === 'his' || (token.lower === 'her' && tags.has(i + 1, 'Noun'))
    if (isHis && subject >= 0 && i - subject <= 14 && tokens[i + 1]?.word)
      found.push(remark(token.start, token.end, matchCase('their', token.text), 'inclusive', `"${token.text}" leaves people out.`))
  })
  return found
}

const be = /^(?:is|are|was|were|been|being|be)$/

/** "by phone", "by the end of May": no doer. */
const noDoer =
  /^(?:phone|telephone|email|e-mail|mail|post|fax|letter|text|hand|car|bus|train|plane|air|sea|land|name|colou?r|size|age|weight|date|type|law|default|mistake|accident|chance|now|then|noon|midnight|night|day|end|beginning|start|middle|time|means|way|about|half|percent|far|\w+ing|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/

/** "The report was written by Anna.": the doer comes last. */
function passives({ tokens, dictionary, classes, tags, text }: RulePage): Edit[] {
  return tokens.flatMap((token, i) => {
    const verb = token.lower
    const [auxiliary, by, doer] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]]
    if (!token.word || token.fixed || !auxiliary || !be.test(auxiliary.lower) || by?.lower !== 'by' || !doer?.word) return []
    if (!(dictionary.partsOf(verb) & pos.participle) || !tags.has(i + 2, 'Noun', 'Pronoun', 'ProperNoun', 'Determiner', 'Possessive') || tags.has(i + 2, 'Date') || noDoer.test(doer.lower) || noDoer.test(lowerAt(tokens, i + 3))) return [] // prettier-ignore
    const base = classes.base(verb)
    const first = tokens[i - 2]
    const start =
      first?.word && tokens[i - 3]?.first && /^(?:the|this|that|my|our|his|her|their)$/.test(lowerAt(tokens, i - 3))
        ? tokens[i - 3]
        : undefined
    const endsThere = /^[.!]$/.test(tokens[i + 3]?.text ?? '') && /^\p{Lu}/u.test(doer.text)
    const active = base && start && first && endsThere && /^(?:was|were)$/.test(auxiliary.lower) ? `${doer.text} ${inflect(base, 'past')} ${start.lower} ${first.text}` : undefined // prettier-ignore
    const message = 'This is passive. Name the doer first if that is who matters.'
    return active && start
      ? [remark(start.start, doer.end, active, 'passive', message)]
      : [remark(auxiliary.start, by.end, text.slice(auxiliary.start, by.end), 'passive', message)]
  })
}

/** Passives of a paragraph, from which it is told that it has many. */
const manyPassives = 3

/** "The data was collected. It was cleaned. It was stored.": most sentences of a paragraph do not say who acts. */
function mostlyPassive({ tokens, dictionary, tags, text }: RulePage): Edit[] {
  const sentences = tokens.filter(({ first }) => first).length
  const found = tokens.filter((token, i) => {
    const before = lowerAt(tokens, i - 1)
    const [auxiliary, isAdverb] = be.test(before) ? [before, false] : [lowerAt(tokens, i - 2), before.endsWith('ly')]
    if (!token.word || token.fixed || !(be.test(before) || (isAdverb && be.test(auxiliary))) || lowerAt(tokens, i + 1) === 'by')
      return false
    return (dictionary.partsOf(token.lower) & pos.participle) !== 0 && /(?:ed|en|wn|ht|nt|ade|one|ld|id)$/.test(token.lower) && !tags.has(i, 'Noun') && !stative.test(token.lower) // prettier-ignore
  })
  const [first] = found
  if (!first || found.length < manyPassives || found.length * 2 <= sentences) return []
  return [remark(first.start, first.end, text.slice(first.start, first.end), 'mostly-passive', 'Most sentences here are passive. Say who acts where it matters.')] // prettier-ignore
}

/** Participles that describe a state rather than an act. */
const stative =
  /^(?:interested|tired|bored|excited|pleased|worried|married|born|located|situated|based|called|known|supposed|used|related|involved|concerned|dressed|gone|done|prepared|determined|crowded|open|limited|complicated|experienced|advanced|disappointed|surprised|satisfied|scared|frightened|convinced|committed|dedicated|inclined|accustomed|opposed|mistaken|broken|hidden|finished)$/

const longest = 35

function longSentences({ tokens, text }: RulePage): Edit[] {
  const found: Edit[] = []
  let from = 0
  let count = 0
  tokens.forEach((token, i) => {
    if (token.first && i > from) {
      from = i
      count = 0
    }
    if (token.word) count++
    if (count === longest + 1 && token.word) {
      const start = tokens[from]
      if (start) found.push(remark(start.start, start.end, text.slice(start.start, start.end), 'long-sentence', `This sentence has more than ${longest} words. Consider two.`)) // prettier-ignore
    }
  })
  return found
}

/** A rarer word three times within thirty words. */
function repeatedWords({ tokens, dictionary, text }: RulePage): Edit[] {
  const found: Edit[] = []
  const seen = new Map<string, number[]>()
  let count = 0
  const told = new Set<string>()
  for (const token of tokens) {
    if (!token.word) continue
    count++
    if (token.lower.length < 6 || closed.has(token.lower) || /^\p{Lu}/u.test(token.text) || !/^(?:[a-z]+)$/.test(token.text)) continue
    const places = [...(seen.get(token.lower) ?? []), count].filter(place => place > count - 30)
    seen.set(token.lower, places)
    if (places.length < 3 || told.has(token.lower) || !(dictionary.partsOf(token.lower) & (pos.adjective | pos.adverb))) continue
    told.add(token.lower)
    found.push(remark(token.start, token.end, text.slice(token.start, token.end), 'repeated-word', `"${token.text}" stands here for the third time in a few lines.`)) // prettier-ignore
  }
  return found
}
