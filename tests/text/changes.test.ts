import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges, type Change } from '../../text/changes.ts'
import { diffChanges } from '../../text/diff.ts'
import { cautionOf } from '../../text/guards.ts'

const words = fc.constantFrom('the', 'The', 'a', 'cat', 'café', '猫', 'قطة', '😀', '2', '12.5', 'e-mail', '“so”', ',', '.', '-', '`x`')
const gaps = fc.constantFrom(' ', '  ', '\n', '\n\n', '')
const prose = fc.array(fc.tuple(words, gaps), { maxLength: 40 }).map(pairs => pairs.flat().join(''))
/** A text and a slightly changed version of it. */
const versions = fc
  .array(fc.record({ word: words, gap: gaps, fate: fc.constantFrom('kept', 'kept', 'kept', 'gone', 'other', 'more'), other: words }), {
    maxLength: 40,
  })
  .map(pieces => ({
    before: pieces.map(({ word, gap }) => word + gap).join(''),
    after: pieces
      .map(({ word, gap, fate, other }) => {
        if (fate === 'gone') return ''
        return (fate === 'other' ? other : fate === 'more' ? `${word} ${other}` : word) + gap
      })
      .join(''),
  }))
const anything = fc.oneof(versions, fc.record({ before: prose, after: prose }))
const options = { offset: 0, idPrefix: 'c', kind: 'rewording', message: 'Clearer' } as const

const shuffled = <T>(list: T[]) => fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })

describe('changes between two texts', () => {
  test('turn one into the other, applied in any order', () => {
    fc.assert(
      fc.property(
        anything.chain(texts => fc.tuple(fc.constant(texts), shuffled(diffChanges(texts.before, texts.after, options)))),
        ([texts, changes]) => {
          expect(applyChanges(texts.before, changes)).toBe(texts.after)
        },
      ),
    )
  })

  test('have correct, ordered positions, unique names, and non-empty differences', () => {
    fc.assert(
      fc.property(anything, fc.string(), ({ before, after }, lead) => {
        const changes = diffChanges(before, after, { ...options, offset: lead.length })
        const source = lead + before
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
        let end = -1
        for (const change of changes) {
          expect(source.slice(change.start, change.end)).toBe(change.before)
          expect(change.before).not.toBe(change.after)
          expect(change.start).toBeGreaterThan(end)
          ;({ end } = change)
        }
        expect(applyChanges(source, changes)).toBe(lead + after)
      }),
    )
  })

  test('are empty for equal texts', () => {
    fc.assert(
      fc.property(prose, text => {
        expect(diffChanges(text, text, options)).toEqual([])
      }),
    )
  })

  test('can be applied in part, keeping the rest of the source', () => {
    fc.assert(
      fc.property(
        anything.chain(texts => {
          const changes = diffChanges(texts.before, texts.after, options)
          return fc.tuple(fc.constant({ ...texts, changes }), fc.subarray(changes))
        }),
        ([{ before, changes }, chosen]) => {
          const result = applyChanges(before, changes, change => chosen.includes(change))
          // Applied one by one from the end.
          const byHand = chosen.toReversed().reduce((text, { start, end, after }) => text.slice(0, start) + after + text.slice(end), before)
          expect(result).toBe(byHand)
        },
      ),
    )
  })

  test('include only confident changes in the result', () => {
    const change = (start: number, before: string, after: string, confidence: Change['confidence']): Change => ({
      ...options,
      id: `${start}`,
      start,
      end: start + before.length,
      before,
      after,
      confidence,
    })
    const changes = [change(6, 'gud', 'good', 'suggest'), change(0, 'Teh', 'The', 'auto'), change(9, '', '!', 'auto')]
    expect(applyChanges('Teh ws gud', changes.slice(1))).toBe('The ws gu!d')
    expect(applyChanges('Teh   gud', changes)).toBe('The   gud!')
    expect(applyChanges('Teh   gud', changes, () => true)).toBe('The   good!')
  })

  test('still lead from one text to the other if the texts are too different to compare in time', () => {
    const long = (seed: number) => Array.from({ length: 9000 }, (_, index) => `w${(index * seed) % 8191}`).join(' ')
    const [before, after] = [long(7), long(4801)]
    const started = performance.now()
    const changes = diffChanges(before, after, options)
    expect(performance.now() - started).toBeLessThan(3000)
    expect(applyChanges(before, changes)).toBe(after)
  })
})

describe('cautions', () => {
  test.each([
    ['about 12 people', 'about 15 people', 'number'],
    ['about 12 people', 'about twelve people', 'number'],
    ['pay 1,200 now', 'pay now', 'number'],
    ['١٢ كتابا', '١٣ كتابا', 'number'],
    ['on monday', 'on Tuesday', 'date'],
    ['in March', 'in May', 'date'],
    ['we met Anna there', 'we met Hannah there', 'name'],
    ['we met on Fri', 'we met on Saturday', 'name'],
    ['Helmut', 'Helmet', 'name'],
    ['Keene', 'Keen', 'name'],
    ["Mbappe's", "Male's", 'name'],
  ])('%s -> %s needs a second look: %s', (before, after, caution) => {
    expect(cautionOf(before, after)).toBe(caution)
  })

  test.each([
    ['recieve', 'receive'],
    ['on monday', 'on Monday'],
    ['a cat', 'the cat'],
    ['', ', '],
    ['very', ''],
    ['we met Anna there', 'there we met Anna'],
    ['12 cat', '12 cats'],
    ['So Tom to send it by Fri', 'So Tom is to send it by Friday'],
    ['due on 3 Oct', 'due on 3 October'],
    ['Becouse', 'Because'],
    ['Car', 'Cars'],
    ['Its', "It's"],
    ['Paris', 'PARIS'],
    ['helmut', 'helmet'],
  ])('%s -> %s needs none', (before, after) => {
    expect(cautionOf(before, after)).toBeUndefined()
  })

  test('flag every changed figure, and nothing in unchanged text', () => {
    fc.assert(
      fc.property(prose, text => {
        expect(cautionOf(text, text)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(prose, fc.nat(), fc.nat(), (text, one, other) => {
        fc.pre(one !== other)
        expect(cautionOf(`${text} ${one}`, `${text} ${other}`)).toBe('number')
      }),
    )
  })
})
