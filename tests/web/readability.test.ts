import { describe, expect, test } from 'vitest'
import { compareTexts, compareWithRun, toLines } from '../../web/areas/text/preview/comparison.ts'
import { easeOf, readabilityOf, splitSentences } from '../../web/areas/text/readability.ts'

describe('readability', () => {
  test('splits sentences at lines and punctuation, not at abbreviations', () => {
    expect(splitSentences('Dr. Smith met Mr. J. Doe. They talked, e.g. about 3.5 things! Really?\n- a note\n- another\n\n...')).toEqual([
      'Dr. Smith met Mr. J. Doe.',
      'They talked, e.g. about 3.5 things!',
      'Really?',
      '- a note',
      '- another',
    ])
    expect(splitSentences('今天天气很好。我们去公园。')).toHaveLength(2)
    expect(splitSentences('')).toEqual([])
  })

  test('scores short words in short sentences as easy, long ones as hard', () => {
    const easy = readabilityOf('The cat sat on the mat. It was a big cat. We saw it and we were glad. Then it ran up the hill.')
    const hard = readabilityOf(
      'Notwithstanding considerable organizational impediments, the interdepartmental committee subsequently recommended the comprehensive implementation of internationally standardized administrative procedures for the evaluation of institutional accountability.',
    )
    expect(easy).toMatchObject({ words: 24, sentences: 4, minutes: 1 })
    expect(easy.ease).toBeGreaterThan(90)
    expect(hard.ease).toBeLessThan(0)
    expect([easeOf(95), easeOf(60), easeOf(35), easeOf(-20)]).toEqual(['easy', 'plain', 'hard', 'veryHard'])
  })

  test('does not score other languages and short texts', () => {
    const french =
      'Le conseil a décidé hier que les nouvelles règles seront appliquées dès lundi dans toutes les écoles de la ville, sans exception aucune.'
    expect(readabilityOf(french).ease).toBe('foreign')
    expect(readabilityOf('今天天气很好，我们去公园散步，然后一起吃饭。').ease).toBe('foreign')
    expect(readabilityOf('اجتمع الفريق صباح اليوم لمناقشة الخطة الجديدة').ease).toBe('foreign')
    expect(readabilityOf('A short note.').ease).toBe('short')
    expect(readabilityOf('')).toEqual({ words: 0, sentences: 0, minutes: 0, ease: 'short' })
  })
})

describe("comparing a document with a run's text", () => {
  const show = (pieces: { kind: string; text: string }[]) =>
    pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`)).join('')

  test('shows removed and inserted words', () => {
    const { pieces, wordsAdded, wordsRemoved, before } = compareWithRun('She has a red car.', {
      source: 'She have a car.',
      result: 'She has a car.',
      accepted: null,
    })
    expect(show(pieces)).toBe('She [-have-]{+has+} a {+red +}car.')
    expect([wordsAdded, wordsRemoved, before]).toEqual([2, 1, 'She have a car.'])
  })

  test('ignores text outside of the run', () => {
    const run = { source: 'He go home.', result: 'He goes home.', accepted: 'He goes home.' }
    const { pieces, before } = compareWithRun('A title\n\nHe goes home.\n\nThe end of it.', run)
    expect(show(pieces)).toBe('A title\n\nHe [-go-]{+goes+} home.\n\nThe end of it.')
    expect(before).toBe('A title\n\nHe go home.\n\nThe end of it.')
    // Also if the writer continued in between.
    expect(show(compareWithRun('A title\n\nHe goes straight home.\n\nThe end of it.', run).pieces)).toBe(
      'A title\n\nHe [-go-]{+goes straight+} home.\n\nThe end of it.',
    )
  })

  test('ignores code marks and line endings', () => {
    const source = '# Plan\n\n- one\n\n- two\n\n```\ncode\n```\n\nUse `npm`.'
    const { pieces, wordsAdded } = compareWithRun('# Plan\n\n- one\n- two\n\ncode\n\nUse npm.', { source, result: source, accepted: null })
    expect([pieces.every(({ kind }) => kind === 'same'), wordsAdded]).toEqual([true, 0])
  })

  test('compares a long text with a change in every sentence by word, in time', () => {
    const source = Array.from(
      { length: 1400 },
      (_, index) => `The committee read proposal ${index} and have found that it were good.`,
    ).join('\n\n')
    const now = source.replaceAll('and have', 'and has').replaceAll('it were', 'it was')
    const { wordsAdded, wordsRemoved } = compareWithRun(now, { source, result: source, accepted: null })
    expect([wordsAdded, wordsRemoved]).toEqual([2800, 2800])
  })

  test('removes line marks', () => {
    const lines = toLines(compareTexts('## Old plan\n\n- one\n2. two', '## New plan\n\n- one\n2. two'))
    expect(lines.map(({ kind, mark, pieces }) => [kind, mark, show(pieces)])).toEqual([
      ['heading', '', '[-Old-]{+New+} plan'],
      ['empty', '', ''],
      ['item', '• ', 'one'],
      ['item', '2. ', 'two'],
    ])
  })

  test('shows unrelated texts as removed and inserted', () => {
    expect(show(compareTexts('alpha', 'beta'))).toBe('[-alpha-]{+beta+}')
    expect(compareTexts('', '')).toEqual([])
  })
})
