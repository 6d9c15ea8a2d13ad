import { expect, test } from 'vitest'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { applyChanges } from '../../text/changes.ts'
import { kept } from './polish-kept.ts'
import { beyond, mistakes } from './polish-mistakes.ts'
import { nounMistakes, nounsUntouched } from './polish-mistakes-nouns.ts'
import { placed, wellPlaced } from './polish-mistakes-places.ts'
import { smallWordMistakes } from './polish-mistakes-small-words.ts'
import { tenseMistakes } from './polish-mistakes-tenses.ts'
import { tensesUntouched } from './polish-untouched-tenses.ts'
import { untouched } from './polish-untouched.ts'

const polish = async (text: string) => applyChanges(text, await polishText(text, {}))

/** The results, one sentence per line, so that a failure shows its sentence. */
const polishAll = async (sentences: readonly string[]) => {
  const results: string[] = []
  for (const sentence of sentences) results.push(await polish(sentence))
  return results
}

const allMistakes = { ...mistakes, ...nounMistakes, ...placed, ...smallWordMistakes, ...tenseMistakes }

test.each(Object.entries(allMistakes))('corrects mistakes in %s', async (_, pairs) => {
  expect(await polishAll(pairs.map(([wrong]) => wrong))).toEqual(pairs.map(([, right]) => right))
})

test.each([
  ...Object.entries(untouched),
  ...Object.entries(kept),
  ...Object.entries(wellPlaced),
  ...Object.entries(tensesUntouched),
  ...Object.entries(nounsUntouched),
])('%s: keeps correct sentences unchanged', async (_, sentences) => {
  expect(await polishAll(sentences)).toEqual(sentences)
})

test.each(Object.entries(allMistakes))('keeps corrected sentences unchanged: %s', async (_, pairs) => {
  const right = pairs.map(([, wanted]) => wanted)
  expect(await polishAll(right)).toEqual(right)
})

test.each(beyond)('keeps or corrects %s, without making it worse', async (wrong, right) => {
  expect([wrong, right]).toContain(await polish(wrong))
})
