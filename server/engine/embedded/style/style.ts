/** Style remarks of the thorough strength: always suggestions, grouped by rule. */
import type { Edit } from '../revision.ts'
import type { RulePage } from '../rule-page.ts'
import { lowerAt } from '../edits.ts'
import { inflect } from '../grammar/irregular.ts'
import { hiddenVerbs } from './nominalizations.ts'
import { pos } from '../grammar/parts-of-speech.ts'
import { closed } from '../grammar/word-classes.ts'
import { matchCase } from '../grammar/tokens.ts'

type Table = readonly (readonly [pattern: RegExp, after: string])[]

const table = (list: string): Table =>
  list
    .trim()
    .split('\n')
    .flatMap(line => line.split('|'))
    .map(entry => {
      const [before = '', after = ''] = entry.split('=')
      return [new RegExp(`(?<![\\p{L}'’-])${before.trim().replaceAll(' ', '[ ]')}(?![\\p{L}'’-])`, 'giu'), after.trim()] as const
    })

const wordy = table(`
in order to=to|due to the fact that=because|owing to the fact that=because|in spite of the fact that=although|despite the fact that=although|in light of the fact that=because|at this point in time=now|at that point in time=then|at the present time=now|in the event that=if|in the near future=soon|for the purpose of=for|in the process of=
with regard to=about|with respect to=about|in regard to=about|in reference to=about|with reference to=about|on the subject of=about|as a consequence of=because of|on account of=because of|by means of=by|for the reason that=because|in the absence of=without|in the vicinity of=near|in close proximity to=near|in excess of=more than|a large number of=many|a great number of=many|a majority of=most|the majority of=most|a sufficient number of=enough|a small number of=a few|prior to=before|subsequent to=after|until such time as=until|during the course of=during|in the course of=during|has the ability to=can|have the ability to=can|is able to=can|are able to=can|has the capacity to=can|it is possible that=perhaps|there is no doubt that=no doubt|on a daily basis=daily|on a weekly basis=weekly|on a monthly basis=monthly|on a regular basis=regularly|in a timely manner=on time|in an efficient manner=efficiently|each and every=every|first and foremost=first|any and all=all|whether or not=whether|utilize=use|utilizes=uses|utilized=used|utilizing=using|utilise=use|utilised=used|utilization=use|facilitate=help|facilitates=helps|commence=begin|commences=begins|commenced=began|terminate=end|endeavor to=try to|ascertain=find out|in terms of=about|take into consideration=consider|take into account=consider|make use of=use|makes use of=uses|give consideration to=consider|reach a conclusion=conclude|past history=history|future plans=plans|end result=result|final outcome=outcome|free gift=gift|advance planning=planning|completely eliminate=eliminate|absolutely essential=essential|very unique=unique|close proximity=proximity|basic fundamentals=fundamentals|unexpected surprise=surprise|added bonus=bonus|combine together=combine|repeat again=repeat|return back=return|revert back=reply|the reason why is that=the reason is that|it is important to note that=|it should be noted that=|please be advised that=|needless to say,=|for all intents and purposes=in effect
`)
const hedged = table(`
basically,=|essentially,=|actually,=|I think that maybe=perhaps|we should possibly=we could|kind of a=a|more or less=|to some extent=|in a sense,=|it would appear that=|it could be argued that=|I just wanted to=I want to|I was wondering if=|I feel like=I think|in my humble opinion=in my opinion|really very=very|pretty much=almost|a little bit=a little|very very=very
`)
const stale = table(`
at the end of the day=in the end|think outside the box=think differently|low-hanging fruit=easy gains|move the needle=make a difference|the bottom line=the result|hit the ground running=start quickly|win-win situation=gain for both|in a nutshell=in short|last but not least=finally|the fact of the matter is that=|when all is said and done=in the end|only time will tell=|better late than never=|a perfect storm=|paradigm shift=change|touch base=talk|circle back=return|synergy=cooperation|best of breed=best|going forward=from now on|game changer=breakthrough|tip of the iceberg=a small part|in this day and age=today|avoid like the plague=avoid|cutting edge=newest|state of the art=latest
`)
const inclusive = table(`
chairman=chair|chairmen=chairs|mankind=humanity|manpower=staff|man-made=artificial|manned=staffed|fireman=firefighter|firemen=firefighters|policeman=police officer|policemen=police officers|mailman=mail carrier|salesman=salesperson|salesmen=salespeople|stewardess=flight attendant|stewardesses=flight attendants|housewife=homemaker|businessman=businessperson|businessmen=businesspeople|spokesman=spokesperson|he or she=they|his or her=their|him or her=them|blacklist=blocklist|whitelist=allowlist|master\\/slave=primary/replica|the disabled=disabled people|the elderly=older people|wheelchair-bound=wheelchair user
`)
const heavy = table(`
make a decision=decide|makes a decision=decides|made a decision=decided|make an attempt to=try to|made an attempt to=tried to|provide assistance to=help|provides assistance to=helps|make a recommendation=recommend|made a recommendation=recommended|have a discussion about=discuss|had a discussion about=discussed|is in agreement with=agrees with|are in agreement with=agree with|is indicative of=indicates|are indicative of=indicate|come to an agreement=agree|place an emphasis on=emphasize|make improvements to=improve|made improvements to=improved|the implementation of=implementing|the utilization of=using|the creation of=creating|the development of=developing|the evaluation of=evaluating
`)

const lists: readonly (readonly [rule: string, entries: Table, why: string])[] = [
  ['wordy', wordy, 'says the same in fewer words'],
  ['hedge', hedged, 'weakens the sentence'],
  ['cliche', stale, 'is a worn phrase'],
  ['inclusive', inclusive, 'leaves people out'],
  ['nominalization', heavy, 'hides its verb in a noun'],
]

/** Style remarks of a page; one whose `after` equals the text has no better wording. */
export function styleEdits(page: RulePage): Edit[] {
  if (page.facts.strength !== 'thorough') return []
  return [...listed(page), ...nominalizations(page), ...genericHis(page), ...passives(page), ...mostlyPassive(page), ...longSentences(page), ...repeatedWords(page)] // prettier-ignore
}

const remark = (start: number, end: number, after: string, rule: string, message: string): Edit => ({ start, end, after, kind: 'style', rule, message, isDoubtful: true }) // prettier-ignore

function listed({ text }: RulePage): Edit[] {
  return lists.flatMap(([rule, entries, why]) =>
    entries.flatMap(([pattern, after]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        // Without the phrase, its space goes too, and the next word may begin the sentence.
        const next = after === '' ? (/^\s*\S/.exec(text.slice(index + found.length))?.[0] ?? '') : ''
        const end = index + found.length + next.length
        const put = after === '' ? matchCase(next.trim(), found) : matchCase(after, found)
        const message = rule === 'wordy' ? `"${after || 'Nothing'}" ${why}.` : `"${found}" ${why}.`
        return remark(index, end, put, rule, message)
      }),
    ),
  )
}

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
    const isRole = role.test(token.lower) && anyone.test(lowerAt(tokens, i - 1)) && (tokens[i - 1]?.first || !/^(?:a|an|the)$/.test(lowerAt(tokens, i - 1))) // prettier-ignore
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

/** "The report was written by Anna.": the doer comes last. */
function passives({ tokens, dictionary, classes, tags, text }: RulePage): Edit[] {
  return tokens.flatMap((token, i) => {
    const verb = token.lower
    const [auxiliary, by, doer] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]]
    if (!token.word || token.fixed || !auxiliary || !be.test(auxiliary.lower) || by?.lower !== 'by' || !doer?.word) return []
    if (!(dictionary.partsOf(verb) & pos.participle) || !tags.has(i + 2, 'Noun', 'Pronoun', 'ProperNoun', 'Determiner', 'Possessive') || tags.has(i + 2, 'Date')) return [] // prettier-ignore
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
