/** The words that grammar rules name can stand in a text. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTokens } from '../../server/engine/embedded/grammar/tokens.ts'

const call = /\b(onWord|onText|afterWord|beforeWord)\(\s*(?:'([^']*)'|"([^"]*)")/g

const lists = globSync('server/engine/embedded/rules/**/*.ts').flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(call)].map(([, name = '', single, double]) => ({
    file,
    name,
    words: (single ?? double ?? '').split(' '),
  })),
)

test('every rule names words once, each one token as the rules compare it', () => {
  expect(lists.length).toBeGreaterThan(1000)
  const wrong = lists.flatMap(({ file, name, words }) =>
    words
      .filter((word, n) => {
        const [token, ...rest] = readTokens(word)
        return words.indexOf(word) !== n || rest.length > 0 || (name === 'onText' ? token?.text : token?.lower) !== word
      })
      .map(word => `${file}: ${name} "${word}"`),
  )
  expect(wrong).toEqual([])
})
