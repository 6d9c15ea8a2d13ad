import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource, startsItem, toPosition, withoutMarks } from '../../web/areas/text/source-map.ts'
import { alignTexts } from '../../web/areas/text/place-changes.ts'
import { bullets, code, documents, heading, item, lineBreak, link, numbers, paragraph, quote, text, toDoc } from './editor.ts'

const sourceOf = (...blocks: Parameters<typeof toDoc>) => readSource(toDoc(...blocks)).text

describe('the sent text', () => {
  test('has marks for headings, lists, and code, and none for formatting', () => {
    expect(
      sourceOf(
        heading(2, 'Plan'),
        paragraph('See ', text('the page', link('https://example.com/')), ' of ', text('today', 'bold'), '.'),
        bullets(item(paragraph('one')), item(paragraph('two'), bullets(item(paragraph('deep')))), item(paragraph('three'))),
        numbers(3, item(paragraph('third')), item(paragraph('fourth'))),
        quote(paragraph('said', lineBreak, 'so')),
        paragraph('run ', text('npm ci', 'code'), ' now'),
        code('let a = 1\nlet b = 2'),
        paragraph('end'),
      ),
    ).toBe(
      [
        '## Plan',
        'See the page of today.',
        '- one\n- two\n  - deep\n- three',
        '3. third\n4. fourth',
        'said\nso',
        'run `npm ci` now',
        '```\nlet a = 1\nlet b = 2\n```',
        'end',
      ].join('\n\n'),
    )
  })

  test('is empty for an empty document, and partial for a selection', () => {
    expect(sourceOf(paragraph())).toBe('')
    const doc = toDoc(paragraph('first words'), paragraph('second words'))
    expect(readSource(doc, 7, 20).text).toBe('words\n\nsecond')
    expect(readSource(doc, 3, 3).text).toBe('')
  })
})

describe('positions', () => {
  test('map every character of the text to the document', () => {
    fc.assert(
      fc.property(documents, doc => {
        const { text, segments } = readSource(doc)
        for (const { offset, length, pos } of segments)
          expect(doc.textBetween(pos, pos + length, '\n', '\n')).toBe(text.slice(offset, offset + length))
        const placed = segments.reduce((sum, { length }) => sum + length, 0)
        const letters = doc.textBetween(0, doc.content.size, '', '\n')
        expect(placed).toBe(letters.length)
      }),
    )
  })

  test('find every range of words again, with any formatting, across paragraphs and lists', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), (doc, one, other) => {
        const source = readSource(doc)
        const words = [...source.text.matchAll(/w\d+x/g)]
        const [first, last] = [one % words.length, other % words.length].sort((a, b) => a - b)
        const start = words[first ?? 0]?.index ?? 0
        const end = (words[last ?? 0]?.index ?? 0) + (words[last ?? 0]?.[0].length ?? 0)
        const [from, to] = [toPosition(source, start, 'start'), toPosition(source, end, 'end')]
        expect(doc.textBetween(from ?? 0, to ?? 0, '\n', '\n')).toBe(withoutMarks(source.text.slice(start, end)))
      }),
      { numRuns: 400 },
    )
  })

  test('are the same in a selection as in the whole', () => {
    fc.assert(
      fc.property(documents, fc.nat(), fc.nat(), (doc, one, other) => {
        const [from, to] = [one % doc.content.size, other % doc.content.size].sort((a, b) => a - b) as [number, number] // two of them
        const whole = new Map<number, string>()
        const letters = (source: ReturnType<typeof readSource>) =>
          source.segments.flatMap(({ offset, length, pos }) =>
            Array.from({ length }, (_, index) => [pos + index, source.text.charAt(offset + index)] as const),
          )
        for (const [pos, letter] of letters(readSource(doc))) whole.set(pos, letter)
        const part = letters(readSource(doc, from, to))
        expect(part).toEqual([...whole].filter(([pos]) => pos >= from && pos < to))
      }),
    )
  })

  test('bind range starts forward and range ends backward at list marks', () => {
    const doc = toDoc(paragraph('a'), bullets(item(paragraph('one')), item(paragraph('two'))))
    const source = readSource(doc)
    expect(source.text).toBe('a\n\n- one\n- two')
    const at = source.text.indexOf('- two')
    const from = toPosition(source, at, 'start') ?? 0
    expect(doc.textBetween(from, from + 3)).toBe('two')
    const to = toPosition(source, at, 'end') ?? 0
    expect(doc.textBetween(to - 3, to)).toBe('one')
  })
})

describe('parsing a piece', () => {
  test.each([
    ['- one\n- two', 'one\ntwo'],
    ['  - deep', 'deep'],
    ['3. third', 'third'],
    ['## Plan', 'Plan'],
    ['end\n\n## Plan', 'end\nPlan'],
    ['run `npm ci`', 'run npm ci'],
    ['one\n\ntwo', 'one\ntwo'],
    ['5-6', '5-6'],
    ['# 1', '1'],
  ])('%j becomes %j', (piece, read) => {
    expect(withoutMarks(piece)).toBe(read)
  })

  test('only a piece that begins with its mark begins an item', () => {
    expect(['- one', '12. two', '  - deep'].map(startsItem)).toEqual([true, true, true])
    expect(['one\n- two', '\n- two', '5-6', '-one', ''].map(startsItem)).toEqual([false, false, false, false, false])
  })
})

describe('two versions of a text', () => {
  const words = fc.array(fc.constantFrom('one', 'two', 'three', 'four', 'five'), { maxLength: 20 }).map(list => list.join(' '))

  test('map offsets to the same character and keep their order, for any changes around', () => {
    fc.assert(
      fc.property(words, words, words, (head, foot, other) => {
        const kept = 'left here it is right'
        const before = `${head} ${kept} ${foot}`
        const after = `${other} ${kept} ${foot} ${other}`
        const align = alignTexts(before, after)
        const from = before.indexOf('here')
        expect(after.slice(align(from, 'start'), align(from + 10, 'end'))).toBe('here it is')
        let last = 0
        for (let offset = 0; offset <= before.length; offset += 1) {
          const [start, end] = [align(offset, 'start'), align(offset, 'end')]
          expect(start).toBeGreaterThanOrEqual(last)
          expect(Math.max(start, end)).toBeLessThanOrEqual(after.length)
          last = start
        }
      }),
    )
  })

  test('shift all offsets alike after trimming whitespace', () => {
    const align = alignTexts('one two', '\n one two ')
    expect([align(0, 'start'), align(7, 'end')]).toEqual([2, 9])
  })
})
