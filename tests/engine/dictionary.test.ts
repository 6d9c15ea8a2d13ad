/** The word list in the repository, which is built from a package and the lists of the engine. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildDictionary } from '../../server/cli/dictionary.ts'
import { pos } from '../../server/engine/embedded/grammar/parts-of-speech.ts'
import { loadDictionary } from '../../server/engine/embedded/spelling/dictionary.ts'

const file = new URL('../../server/engine/embedded/words/dictionary.bin.br', import.meta.url)

test('the word list is up to date: `node server/cli/dictionary.ts` writes it', () => {
  expect(brotliDecompressSync(readFileSync(file)).equals(buildDictionary())).toBe(true)
})

test('knows words in every case, and names only with their capital', () => {
  const { has } = loadDictionary()
  for (const word of ['house', 'House', 'HOUSE', "don't", 'Paris', 'PARIS', 'colour', 'color', "house's"])
    expect([word, has(word)]).toEqual([word, true])
  for (const word of ['paris', 'hosue', '', 'hOUSE', 'houses ', 'instagram']) expect([word, has(word)]).toEqual([word, false])
})

test('tells parts of speech, how common a word is, and the spellings of a length', () => {
  const { partsOf, rank, formsOf, form } = loadDictionary()
  expect(partsOf('book') & pos.noun).toBeTruthy()
  expect(partsOf('Book') & pos.verb).toBeTruthy()
  expect(partsOf('hosue')).toBe(0)
  expect(rank('the')).toBeLessThan(rank('parsnip'))
  expect(rank('hosue')).toBe(60_000)
  expect([...formsOf(5)].map(form)).toContain('house')
  expect([...formsOf(99)]).toEqual([])
})
