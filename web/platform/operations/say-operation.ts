/**
 * What an operation did, in the language of the screen. The server tells it in English, which is shown as it is; in other
 * languages the line is put together from what was done, to what, and to how many.
 */
import { formatNumber } from '../format.ts'

export interface Words {
  /** What was done, by the words that a summary begins with: the longest of them counts. */
  deeds: Record<string, string>
  /** What it was done to, by its type in the schema: one, and many. */
  nouns: Record<string, [one: string, many: string]>
  /** What has a type that is not known. */
  record: [one: string, many: string]
  join: (deed: string, noun: string) => string
}

export interface Operation {
  summary: string
  /** Empty for rows from before actions were recorded. */
  action: string
  params: unknown
  changes: readonly { type: string; id: string }[]
}

/** What changes along with what was meant. */
const companions = new Set(['OrderEvent', 'OrderItem', 'ProductVariant'])

/** Whose remark people wrote themselves. */
const remarked = new Set(['Restocked'])

/** The line in those words; as the server has it where they have none for it. */
export function sayOperation({ summary, changes }: Operation, words: Words | undefined, lang: string): string {
  const [beginning] = Object.keys(words?.deeds ?? {})
    .filter(each => summary === each || summary.startsWith(`${each} `))
    .toSorted((a, b) => b.length - a.length)
  const deed = words?.deeds[beginning ?? '']
  const type = (changes.find(each => !companions.has(each.type)) ?? changes[0])?.type
  if (!words || !deed || !type) return summary
  const count = new Set(changes.filter(each => each.type === type).map(({ id }) => id)).size
  const [one, many] = words.nouns[type] ?? words.record
  const said = words.join(deed, count === 1 ? one : `${many} (${formatNumber(count, lang)})`)
  const remark = remarked.has(beginning ?? '') ? / \(.*\)$/s.exec(summary)?.[0] : undefined
  return said + (remark ?? '')
}
