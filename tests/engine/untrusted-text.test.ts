import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitBlocks } from '../../server/engine/blocks.ts'
import { expandText } from '../../server/engine/embedded/expand/expand.ts'
import { readFacts } from '../../server/engine/embedded/facts.ts'
import { polishText } from '../../server/engine/embedded/polish-text.ts'
import { detectLanguage } from '../../server/engine/language.ts'
import { longRuns, protectedSpans } from '../../server/engine/protect.ts'
import { countTokens } from '../../text/tokens.ts'
import { countCharacters, countWords } from '../../text/words.ts'

const length = 100_000
const repeat = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const stages: Record<string, (text: string) => unknown> = {
  blocks: splitBlocks,
  protection: text => [protectedSpans(text), longRuns(text)],
  language: text => detectLanguage(text),
  facts: text => readFacts(text, {}),
  expand: text => expandText(text, {}),
  words: countWords,
  characters: countCharacters,
  tokens: countTokens,
}

/** CPU time of this thread, independent of other processes. */
async function cost(stage: (text: string) => unknown, text: string): Promise<number> {
  const started = process.threadCpuUsage()
  await stage(text)
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}

/** The second run, without compilation and garbage collection. */
async function slowStages(text: string): Promise<string[]> {
  const slow: string[] = []
  for (const [name, stage] of Object.entries(stages))
    if ((await cost(stage, text)) > 200 && (await cost(stage, text)) > 200) slow.push(name)
  return slow
}

describe('processes 100,000 characters in time', () => {
  test.each([
    'a.a.a.',
    '1.1.1.',
    ' ',
    'a-a-',
    'http://a.',
    'a',
    'ize',
    'x ',
    '|  ',
    '- - ',
    'a/a-',
    'a@a.',
    '__.',
    '"\u0301',
    'a\u0301.',
    '` ',
    '(a',
    '[a](',
    '<a ',
    '{{a',
    'Will ',
    '. But ',
    '1 ',
    '9 mins ',
    'a +',
  ])('%j repeated', async unit => {
    expect(await slowStages(repeat(unit))).toEqual([])
  })

  test.each([`http://a${'.'.repeat(length)}x`, `x${' '.repeat(length)}x`, `--|--${' '.repeat(length)}x`, '```\n'.repeat(25_000)])(
    'case %#',
    async text => {
      expect(await slowStages(text)).toEqual([])
    },
  )

  test('for any repeated text', { timeout: 600_000 }, async () => {
    const unit = fc.string({ unit: fc.constantFrom(...'abzAZ019.- @/:#*`'.split('')), minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(unit, async each => {
        expect(await slowStages(repeat(each))).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})

test('leaves runs without spaces alone', () => {
  for (const text of ['a'.repeat(3000), 'a.'.repeat(1500), `https://example.com/${'a'.repeat(3000)}`, `x ${'好'.repeat(300)} y`])
    expect(polishText(`They goes to ${text} on monday.`, {}).filter(({ before }) => before.length > 40)).toEqual([])
})
