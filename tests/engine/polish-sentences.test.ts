import { expect, test } from 'vitest'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { applyChanges } from '../../text/changes.ts'
import { kept } from './polish-kept.ts'
import { tenseMistakes } from './polish-mistakes-tenses.ts'
import { beyond, mistakes as plainMistakes } from './polish-mistakes.ts'
import { tensesUntouched } from './polish-untouched-tenses.ts'
import { untouched } from './polish-untouched.ts'

const mistakes = { ...plainMistakes, ...tenseMistakes }

const polish = async (text: string) => applyChanges(text, await polishText(text, {}))

/** The results, one sentence per line, so that a failure shows its sentence. */
const polishAll = async (sentences: readonly string[]) => {
  const results: string[] = []
  for (const sentence of sentences) results.push(await polish(sentence))
  return results
}

test.each(Object.entries(mistakes))('corrects mistakes in %s', async (_, pairs) => {
  expect(await polishAll(pairs.map(([wrong]) => wrong))).toEqual(pairs.map(([, right]) => right))
})

test.each([...Object.entries(untouched), ...Object.entries(tensesUntouched), ...Object.entries(kept)])(
  '%s: keeps correct sentences unchanged',
  async (_, sentences) => {
    expect(await polishAll(sentences)).toEqual(sentences)
  },
)

test.each(Object.entries(mistakes))('keeps corrected sentences unchanged: %s', async (_, pairs) => {
  const right = pairs.map(([, wanted]) => wanted)
  expect(await polishAll(right)).toEqual(right)
})

test.each(beyond)('keeps or corrects %s, without making it worse', async (wrong, right) => {
  expect([wrong, right]).toContain(await polish(wrong))
})
