/** Good prose stays unchanged: the reviews, and long manuals. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reviewRows } from '../../seed/reviews.ts'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { countWords } from '../../text/words.ts'

/** Allowed changed words per thousand of correct text. */
async function editsPerThousand(texts: string[]): Promise<{ words: number; edits: number; changes: string[] }> {
  const changes: string[] = []
  let words = 0
  for (const text of texts) {
    words += countWords(text)
    for (const { before, after, confidence } of polishText(text, { dialect: 'auto' })) {
      if (confidence === 'auto' && before.replace(/\s/g, '') !== after.replace(/\s/g, '')) changes.push(`${before} -> ${after}`)
    }
  }
  return { words, edits: (changes.length / words) * 1000, changes }
}

test('makes at most 2 edits per 1,000 words of well-edited prose', async () => {
  const prose = reviewRows(new Date('2026-01-31T12:00:00.000Z')).map(({ head, para }) => `${head}.\n\n${para}`)
  const { words, edits, changes } = await editsPerThousand(prose)
  expect(words).toBeGreaterThan(1200)
  expect({ changes, good: edits <= 2 }).toMatchObject({ good: true })
}, 60_000)

test('makes at most 6 edits per 1,000 words of technical prose', async () => {
  const root = new URL('../../', import.meta.url)
  const descriptions = readdirSync(new URL('schema/', root)).flatMap(file =>
    [...readFileSync(new URL(`schema/${file}`, root), 'utf8').matchAll(/"([^"\n]{20,})"/g)].map(([, text]) => text ?? ''),
  )
  const { words, edits, changes } = await editsPerThousand([readFileSync(new URL('README.md', root), 'utf8'), ...descriptions])
  expect(words).toBeGreaterThan(2000)
  expect({ changes, good: edits <= 6 }).toMatchObject({ good: true })
}, 120_000)
