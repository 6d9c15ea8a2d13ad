/** Verbs hidden in nouns: "conducted an analysis of" means "analyzed". */
import { inflect } from '../grammar/irregular.ts'
import type { RulePage } from '../rule-page.ts'

type Form = 'base' | 's' | 'past' | 'ing'

/** Verbs that add nothing to such a noun. */
const carriers = [
  ...['conduct', 'perform', 'provide', 'undertake', 'offer', 'present', 'give', 'make', 'do'].map(verb => ({ verb, with: '' })),
  { verb: 'carry', with: ' out' },
]

const doing: Readonly<Record<string, string>> = { adjustment: 'adjust', analysis: 'analyze', assessment: 'assess', audit: 'audit', calculation: 'calculate', comparison: 'compare', demonstration: 'demonstrate', description: 'describe', estimate: 'estimate', evaluation: 'evaluate', examination: 'examine', explanation: 'explain', inspection: 'inspect', interpretation: 'interpret', investigation: 'investigate', measurement: 'measure', modification: 'modify', review: 'review', search: 'search', study: 'study', summary: 'summarize', survey: 'survey', test: 'test', translation: 'translate' } // prettier-ignore
const changing: Readonly<Record<string, string>> = { creation: 'create', decrease: 'decrease', destruction: 'destroy', elimination: 'eliminate', improvement: 'improve', increase: 'increase', loss: 'lose', reduction: 'reduce', removal: 'remove' } // prettier-ignore

const nouns = (table: Readonly<Record<string, string>>) => Object.keys(table).join('|')

/** Each form of a carrier, longer ones first, with what it says about the verb. */
const carried = new Map<string, Form>(
  carriers.flatMap(({ verb, with: particle }): [string, Form][] => [
    [verb + particle, 'base'],
    [inflect(verb, 's') + particle, 's'],
    [inflect(verb, 'past') + particle, 'past'],
    [inflect(verb, 'participle') + particle, 'past'],
    [inflect(verb, 'ing') + particle, 'ing'],
  ]),
)
const causes = new Map<string, Form>([
  ['lead to', 'base'], ['leads to', 's'], ['led to', 'past'], ['leading to', 'ing'],
  ['cause', 'base'], ['causes', 's'], ['caused', 'past'], ['causing', 'ing'],
  ['result in', 'base'], ['results in', 's'], ['resulted in', 'past'], ['resulting in', 'ing'],
]) // prettier-ignore

const pattern = (verbs: ReadonlyMap<string, Form>, table: Readonly<Record<string, string>>, links: string) =>
  new RegExp(`\\b(${[...verbs.keys()].join('|')}) (?:an?|the) (${nouns(table)}) (?:${links})\\b`, 'gi')
const patterns = [
  { verbs: carried, table: doing, at: pattern(carried, doing, 'of|on|into|for|about') },
  { verbs: causes, table: changing, at: pattern(causes, changing, 'of|in') },
] as const

export interface HiddenVerb {
  start: number
  end: number
  before: string
  after: string
}

/** The phrases of a page, each with its verb in the same form. */
export function hiddenVerbs({ text, facts }: Pick<RulePage, 'text' | 'facts'>): HiddenVerb[] {
  return patterns.flatMap(({ verbs, table, at }) =>
    [...text.matchAll(at)].flatMap(({ 0: before, 1: carrier = '', 2: noun = '', index }) => {
      // "gave a study of the river to the museum"
      if (/^(?:giv|gave|offer|present)/i.test(carrier) && /^(?:audit|inspection|review|search|study|survey|test)$/i.test(noun)) return []
      const form = verbs.get(carrier.toLowerCase()) ?? 'base'
      const american = table[noun.toLowerCase()] ?? ''
      const verb = facts.dialect === 'british' ? american.replace(/(?<=anal)yze$/, 'yse').replace(/ize$/, 'ise') : american
      return [{ start: index, end: index + before.length, before, after: form === 'base' ? verb : inflect(verb, form) }]
    }),
  )
}
