import fc from 'fast-check'
import type { Node } from '@tiptap/pm/model'
import { describe, expect, test } from 'vitest'
import { Placement } from '../../web/areas/text/place-changes.ts'
import { readSource } from '../../web/areas/text/source-map.ts'
import {
  acceptChanges,
  addChanges,
  chooseWord,
  clearChanges,
  rejectChanges,
  resetChanges,
  takeBackChanges,
} from '../../web/areas/text/tracked-changes.ts'
import type { ChangeFieldsFragment } from '../../web/areas/text/text.generated.ts'
import { bullets, Desk, documents, heading, item, lettersOf, link, numbers, paragraph, text, toChange, toDoc } from './editor.ts'

const none = new Set<string>()
const only = (...ids: string[]) => new Set(ids)

/** An editor with the suggested changes. */
function suggest(doc: Node, changes: ChangeFieldsFragment[]): Desk {
  const desk = new Desk(doc)
  const placement = new Placement(doc, readSource(doc).text)
  addChanges(
    desk.view,
    changes.map(change => placement.place(change)).filter(found => found !== undefined),
    none,
  )
  return desk
}

/** A change for each match of the pattern in the source. */
const changesTo = (doc: Node, ...pairs: [before: string, after: string][]) => {
  const source = readSource(doc).text
  return pairs.map(([before, after]) => toChange(source, source.indexOf(before), source.indexOf(before) + before.length, after, before))
}

const apply = (source: string, changes: ChangeFieldsFragment[]) =>
  changes
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, end, after }) => result.slice(0, start) + after + result.slice(end), source)

const afters = fc.constantFrom('other', 'two words', 'café', '', 'x')
/** A document with non-overlapping changes to some words; a deleted word takes its space with it. */
const suggested = documents.chain(doc => {
  const source = readSource(doc).text
  const words = [...source.matchAll(/w\d+x/g)]
  return fc
    .tuple(
      fc.subarray(words, { minLength: Math.min(words.length, 1) }),
      fc.array(afters, { minLength: words.length, maxLength: words.length }),
    )
    .map(([chosen, afters]) => ({
      doc,
      source,
      changes: chosen.map(({ 0: word, index }, nth) => {
        const after = afters[nth] ?? ''
        // A word is deleted with the following space; without one, it is replaced instead.
        const takesSpace = after === '' && source.charAt(index + word.length) === ' '
        return toChange(source, index, index + word.length + (takesSpace ? 1 : 0), after === '' && !takesSpace ? 'z' : after, word)
      }),
    }))
})
const ordered = suggested.chain(given => fc.shuffledSubarray(given.changes.map(({ id }) => id)).map(ids => ({ ...given, ids })))
const all = (changes: ChangeFieldsFragment[]) => new Set(changes.map(({ id }) => id))

describe('suggested changes', () => {
  test('take another of their words, and undo it', () => {
    const doc = toDoc(paragraph('in a hury now'))
    const [change] = changesTo(doc, ['hury', 'hurry'])
    const desk = suggest(doc, change ? [{ ...change, alternatives: ['hurt', 'hour'] }] : [])
    chooseWord(desk.view, 'hury', 'hour')
    expect(desk.cards).toMatchObject([{ after: 'hour', alternatives: ['hurt', 'hurry'], decision: 'open' }])
    acceptChanges(desk.view, only('hury'))
    expect(desk.doc.textContent).toBe('in a hour now')
    expect(desk.decisions()).toEqual({ hury: 'accepted' })
    desk.undo()
    expect(desk.doc.textContent).toBe('in a hury now')
    expect(desk.decisions()).toEqual({ hury: 'open' })
  })

  test('are placed exactly at their words', () => {
    fc.assert(
      fc.property(suggested, ({ doc, changes }) => {
        const desk = suggest(doc, changes)
        expect(desk.places.map(({ suggestion }) => suggestion.id).toSorted()).toEqual(changes.map(({ id }) => id).toSorted())
        for (const { from, to, suggestion, decision } of desk.places)
          expect([decision, doc.textBetween(from, to, '\n', '\n')]).toEqual(['open', suggestion.before])
      }),
    )
  })

  test('give the result when all are accepted', () => {
    fc.assert(
      fc.property(suggested, ({ doc, source, changes }) => {
        const desk = suggest(doc, changes)
        acceptChanges(desk.view, all(changes))
        expect(readSource(desk.doc).text).toBe(apply(source, changes))
        expect(new Set(desk.cards.map(({ decision }) => decision))).toEqual(only('accepted'))
      }),
    )
  })

  test('give their part of the result when accepted in any order, and the source when undone', () => {
    fc.assert(
      fc.property(ordered, ({ doc, source, changes, ids }) => {
        const desk = suggest(doc, changes)
        const before = desk.decisions()
        for (const id of ids) acceptChanges(desk.view, only(id))
        const chosen = changes.filter(({ id }) => ids.includes(id))
        expect(readSource(desk.doc).text).toBe(apply(source, chosen))
        for (const { id, decision } of desk.cards) expect([id, decision]).toEqual([id, ids.includes(id) ? 'accepted' : 'open'])
        const after = desk.decisions()
        for (const _ of ids) desk.undo()
        expect(desk.doc.eq(doc)).toBe(true)
        expect(desk.decisions()).toEqual(before)
        for (const _ of ids) desk.redo()
        expect(readSource(desk.doc).text).toBe(apply(source, chosen))
        expect(desk.decisions()).toEqual(after)
      }),
      { numRuns: 200 },
    )
  })

  test('are not affected by changes accepted in between', () => {
    fc.assert(
      fc.property(ordered, ({ doc, source, changes, ids }) => {
        fc.pre(ids.length < changes.length)
        const desk = suggest(doc, changes)
        acceptChanges(desk.view, new Set(ids))
        acceptChanges(desk.view, all(changes))
        expect(readSource(desk.doc).text).toBe(apply(source, changes))
        desk.undo()
        expect(desk.decisions()).toEqual(Object.fromEntries(changes.map(({ id }) => [id, ids.includes(id) ? 'accepted' : 'open'])))
        if (ids.length > 0) desk.undo()
        expect(desk.doc.eq(doc)).toBe(true)
        expect(new Set(desk.cards.map(({ decision }) => decision))).toEqual(only('open'))
      }),
    )
  })

  test("keep surrounding formatting and blocks; new words take the replaced words' formatting", () => {
    fc.assert(
      fc.property(ordered, ({ doc, changes, ids }) => {
        const desk = suggest(doc, changes)
        const words = (from: Node) => {
          const found = new Map<string, string>()
          from.descendants((node, pos) => {
            const place = from.resolve(pos)
            const around = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1).type.name).join('>')
            for (const [word] of node.text?.matchAll(/w\d+x/g) ?? [])
              found.set(word, `${node.marks.map(({ type, attrs }) => type.name + String(attrs.href ?? '')).join()} in ${around}`)
          })
          return found
        }
        const before = words(doc)
        acceptChanges(desk.view, new Set(ids))
        const after = words(desk.doc)
        const others = [...before].filter(([word]) => !ids.includes(word))
        expect(others.map(([word]) => [word, after.get(word)])).toEqual(others)
        for (const { from, to, suggestion } of desk.places) {
          if (!ids.includes(suggestion.id) || from === to) continue
          desk.doc.nodesBetween(from, to, (node, pos) => {
            if (!node.isText) return
            const place = desk.doc.resolve(pos)
            const around = Array.from({ length: place.depth }, (_, depth) => place.node(depth + 1).type.name).join('>')
            const format = `${node.marks.map(({ type, attrs }) => type.name + String(attrs.href ?? '')).join()} in ${around}`
            expect([suggestion.id, format]).toEqual([suggestion.id, before.get(suggestion.id)])
          })
        }
      }),
    )
  })

  test('restore the source in one undoable step when accepted ones are reset', () => {
    fc.assert(
      fc.property(ordered, ({ doc, source, changes, ids }) => {
        const desk = suggest(doc, changes)
        acceptChanges(desk.view, all(changes))
        const accepted = desk.doc
        takeBackChanges(desk.view, new Set(ids))
        const rest = changes.filter(({ id }) => !ids.includes(id))
        expect(readSource(desk.doc).text).toBe(apply(source, rest))
        for (const { id, decision } of desk.cards) expect([id, decision]).toEqual([id, ids.includes(id) ? 'open' : 'accepted'])
        takeBackChanges(desk.view)
        expect(readSource(desk.doc).text).toBe(source)
        if (rest.length > 0) desk.undo()
        if (ids.length > 0) desk.undo()
        expect(desk.doc.eq(accepted)).toBe(true)
        expect(new Set(desk.cards.map(({ decision }) => decision))).toEqual(only('accepted'))
      }),
    )
  })

  test('stay rejected unless asked for, and can be reset', () => {
    const doc = toDoc(paragraph('Teh cat recieve it'))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The'], ['recieve', 'receives']))
    rejectChanges(desk.view, only('Teh'))
    expect(desk.decisions()).toEqual({ Teh: 'rejected', recieve: 'open' })
    expect(desk.doc.eq(doc)).toBe(true)
    acceptChanges(desk.view, only('recieve'))
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['Teh cat receives it', { Teh: 'rejected', recieve: 'accepted' }])
    rejectChanges(desk.view, only('Teh'), false)
    expect(desk.decisions()).toEqual({ Teh: 'open', recieve: 'accepted' })
  })

  test('are rejected in steps of their own, which undo and redo cover', () => {
    const doc = toDoc(paragraph('Teh cat recieve it'))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The'], ['recieve', 'receives']))
    desk.dispatch(desk.state.tr.insertText('!', 19))
    acceptChanges(desk.view, only('Teh'))
    rejectChanges(desk.view, only('recieve'))
    desk.dispatch(desk.state.tr.insertText('!', 20))
    desk.undo()
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['The cat recieve it!', { Teh: 'accepted', recieve: 'rejected' }])
    desk.undo()
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['The cat recieve it!', { Teh: 'accepted', recieve: 'open' }])
    desk.undo()
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['Teh cat recieve it!', { Teh: 'open', recieve: 'open' }])
    desk.redo()
    desk.redo()
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['The cat recieve it!', { Teh: 'accepted', recieve: 'rejected' }])
  })

  test('are rejected, and opened again, all in one step', () => {
    const doc = toDoc(paragraph('Teh cat recieve it'))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The'], ['recieve', 'receives']))
    rejectChanges(desk.view, only('Teh', 'recieve'))
    desk.undo()
    expect(desk.decisions()).toEqual({ Teh: 'open', recieve: 'open' })
    rejectChanges(desk.view, only('Teh'))
    acceptChanges(desk.view, only('recieve'))
    resetChanges(desk.view, only('Teh', 'recieve'))
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['Teh cat recieve it', { Teh: 'open', recieve: 'open' }])
    desk.undo()
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['Teh cat receives it', { Teh: 'rejected', recieve: 'accepted' }])
  })

  test('that are no longer shown are passed over by undo and redo', () => {
    const doc = toDoc(paragraph('Teh cat recieve it'))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The'], ['recieve', 'receives']))
    desk.dispatch(desk.state.tr.insertText('!', 19))
    rejectChanges(desk.view, only('Teh'))
    rejectChanges(desk.view, only('recieve'))
    clearChanges(desk.view)
    desk.undo()
    expect(desk.doc.textContent).toBe('Teh cat recieve it')
    desk.redo()
    expect(desk.doc.textContent).toBe('Teh cat recieve it!')
    desk.redo()
    desk.undo()
    expect(desk.doc.textContent).toBe('Teh cat recieve it')
  })

  test('that are remarks are dismissed with the others that are accepted, in one step', () => {
    const doc = toDoc(paragraph('Teh cat recieve it'))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The'], ['recieve', 'recieve']))
    acceptChanges(desk.view, only('Teh', 'recieve'))
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['The cat recieve it', { Teh: 'accepted', recieve: 'rejected' }])
    desk.undo()
    expect([desk.doc.eq(doc), desk.decisions()]).toEqual([true, { Teh: 'open', recieve: 'open' }])
  })

  test('leave the text unchanged when cleared', () => {
    const doc = toDoc(paragraph('Teh cat'))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The']))
    clearChanges(desk.view)
    expect([desk.cards, desk.doc.eq(doc)]).toEqual([[], true])
  })
})

interface Edit {
  at: number
  length: number
  insert: string
}
const edits = fc.array(
  fc.record({ at: fc.nat(), length: fc.constantFrom(0, 0, 1, 3), insert: fc.constantFrom('', 'q', 'q and so', 'qq ') }),
  { maxLength: 12 },
)

/** A writer who edits one paragraph or item at a time; returns whether a range was touched. */
function edit(desk: Desk, { at, length, insert }: Edit, spared: { from: number; to: number }[] = []) {
  const { doc } = desk
  const from = 1 + (at % Math.max(doc.content.size - 1, 1))
  const place = doc.resolve(from)
  if (!place.parent.isTextblock) return
  const to = Math.min(from + length, place.end())
  if (spared.some(range => from < range.to && to > range.from)) return
  desk.dispatch(insert === '' ? desk.state.tr.delete(from, to) : desk.state.tr.insertText(insert, from, to))
}

describe('while the writer edits', () => {
  test('a change keeps its place through edits elsewhere, and can still be accepted', () => {
    fc.assert(
      fc.property(suggested, edits, ({ doc, changes }, edits) => {
        const desk = suggest(doc, changes)
        for (const each of edits) {
          edit(desk, each, desk.places)
          for (const { from, to, suggestion, decision } of desk.places)
            expect([decision, desk.doc.textBetween(from, to, '\n', '\n')]).toEqual(['open', suggestion.before])
        }
        acceptChanges(desk.view, all(changes))
        for (const { from, to, suggestion, decision } of desk.places)
          expect([decision, desk.doc.textBetween(from, to)]).toEqual(['accepted', suggestion.after])
      }),
      { numRuns: 200 },
    )
  })

  test('for any edits, a change is open or accepted only if its words are present, and otherwise stale', () => {
    fc.assert(
      fc.property(ordered, edits, ({ doc, changes, ids }, edits) => {
        const desk = suggest(doc, changes)
        acceptChanges(desk.view, new Set(ids))
        for (const each of edits) {
          edit(desk, each)
          for (const { from, to, suggestion, decision } of desk.places) {
            const now = desk.doc.textBetween(from, to, '\n', '\n')
            const isMade = now === suggestion.after && (now !== '' || ids.includes(suggestion.id))
            expect(decision).toBe(now === suggestion.before ? 'open' : isMade ? 'accepted' : 'gone')
          }
        }
      }),
      { numRuns: 200 },
    )
  })

  describe('a deletion', () => {
    const doc = toDoc(paragraph('a very good day'), paragraph('More'))
    const changes = changesTo(doc, ['very ', ''], ['day', 'night'])
    const range = (desk: Desk) => desk.places[0] ?? { from: 0, to: 0 }

    test('is stale once its words are deleted with others, and open again when that is undone', () => {
      const desk = suggest(doc, changes)
      desk.dispatch(desk.state.tr.delete(1, doc.content.size - 1))
      expect(desk.decisions()).toEqual({ 'very ': 'gone', day: 'gone' })
      desk.dispatch(desk.state.tr.insertText('Other words', 1))
      expect(desk.decisions()).toEqual({ 'very ': 'gone', day: 'gone' })
      desk.undo()
      if (!desk.doc.eq(doc)) desk.undo()
      expect([desk.doc.eq(doc), desk.decisions()]).toEqual([true, { 'very ': 'open', day: 'open' }])
      desk.dispatch(desk.state.tr.insertText('Other words', 1, doc.content.size - 1))
      expect(desk.decisions()).toEqual({ 'very ': 'gone', day: 'gone' })
    })

    test('is stale when the typing of its words is undone, and open when it is redone', () => {
      const empty = toDoc(paragraph())
      const desk = new Desk(empty)
      desk.dispatch(desk.state.tr.insertText('a very good day', 1))
      const placement = new Placement(desk.doc, 'a very good day')
      const placed = changesTo(desk.doc, ['very ', '']).flatMap(change => placement.place(change) ?? [])
      addChanges(desk.view, placed, none)
      desk.undo()
      expect([desk.doc.eq(empty), desk.decisions()]).toEqual([true, { 'very ': 'gone' }])
      desk.redo()
      expect(desk.decisions()).toEqual({ 'very ': 'open' })
    })

    test('is stale when its words are deleted letter by letter', () => {
      const desk = suggest(doc, changes)
      for (let left = 5; left > 0; left -= 1) desk.dispatch(desk.state.tr.delete(range(desk).to - 1, range(desk).to))
      expect([desk.doc.textContent, desk.decisions()]).toEqual(['a good dayMore', { 'very ': 'gone', day: 'open' }])
    })

    test('counts as accepted when exactly its words are deleted, and stays so beside other edits', () => {
      const desk = suggest(doc, changes)
      desk.dispatch(desk.state.tr.delete(range(desk).from, range(desk).to))
      desk.dispatch(desk.state.tr.delete(range(desk).from - 1, range(desk).from))
      expect([desk.doc.textContent, desk.decisions()]).toEqual(['agood dayMore', { 'very ': 'accepted', day: 'open' }])
    })
  })

  test('missing words are stale once the word before them is deleted', () => {
    const doc = toDoc(paragraph('However we go'))
    const source = readSource(doc).text
    const changes = [toChange(source, 7, 7, ',', 'comma'), toChange(source, 13, 13, '.', 'dot')]
    const other = suggest(doc, changes)
    other.dispatch(other.state.tr.delete(13, 14))
    expect(other.decisions()).toEqual({ comma: 'open', dot: 'open' })
    const desk = suggest(doc, changes)
    desk.dispatch(desk.state.tr.delete(1, desk.doc.content.size - 1))
    expect(desk.decisions()).toEqual({ comma: 'gone', dot: 'gone' })
    desk.undo()
    expect(desk.decisions()).toEqual({ comma: 'open', dot: 'open' })
    acceptChanges(desk.view, only('comma'))
    desk.dispatch(desk.state.tr.insertText('Other', 1, desk.doc.content.size - 1))
    expect(desk.decisions()).toEqual({ comma: 'gone', dot: 'gone' })
  })

  test('edited words make a change stale, and undoing the edit restores it', () => {
    const doc = toDoc(paragraph('I recieve it'))
    const desk = suggest(doc, changesTo(doc, ['recieve', 'receive']))
    desk.dispatch(desk.state.tr.insertText('q', 5))
    expect(desk.decisions()).toEqual({ recieve: 'gone' })
    acceptChanges(desk.view, only('recieve'))
    expect(desk.doc.textContent).toBe('I reqcieve it')
    desk.undo()
    expect(desk.decisions()).toEqual({ recieve: 'open' })
  })

  test('a manual correction counts as accepted', () => {
    const doc = toDoc(paragraph('I recieve it'))
    const desk = suggest(doc, changesTo(doc, ['recieve', 'receive']))
    desk.dispatch(desk.state.tr.insertText('ei', 6, 8))
    expect([desk.doc.textContent, desk.decisions()]).toEqual(['I receive it', { recieve: 'accepted' }])
  })

  test('late changes are placed as if they had been there from the start', () => {
    fc.assert(
      fc.property(suggested, edits, ({ doc, source, changes }, edits) => {
        const placement = new Placement(doc, source)
        const desk = new Desk(doc, tr => placement.since.appendMapping(tr.mapping))
        for (const each of edits) edit(desk, each)
        addChanges(
          desk.view,
          changes.map(change => placement.place(change)).filter(found => found !== undefined),
          none,
        )
        const early = suggest(doc, changes)
        for (const each of edits) edit(early, each)
        const [late, known] = [desk.decisions(), early.decisions()]
        for (const { id, start, end } of changes) {
          const isTouched = changes.some(other => other.start === end || other.end === start)
          expect(isTouched ? [known[id], 'gone'] : [known[id]]).toContain(late[id])
        }
        for (const { from, to, suggestion } of desk.places.filter(({ decision }) => decision === 'open'))
          expect(desk.doc.textBetween(from, to, '\n', '\n')).toBe(suggestion.before)
      }),
      { numRuns: 200 },
    )
  })
})

describe('changes of a run that is shown again later', () => {
  /** The changes located in the current document by text alone. */
  function showAgain(now: Node, source: string, changes: ChangeFieldsFragment[]): Desk {
    const desk = new Desk(now)
    const placement = new Placement(now, source)
    addChanges(
      desk.view,
      changes.map(change => placement.place(change)).filter(found => found !== undefined),
      none,
    )
    return desk
  }

  test('are accepted and open as before', () => {
    fc.assert(
      fc.property(ordered, ({ doc, source, changes, ids }) => {
        // By text alone, adjacent changes cannot be told apart.
        const apart = changes.filter(({ start }, index) => /w\d+x/.test(source.slice(changes[index - 1]?.end ?? 0, start)))
        const chosen = ids.filter(id => apart.some(change => change.id === id))
        const desk = suggest(doc, apart)
        acceptChanges(desk.view, new Set(chosen))
        expect(showAgain(desk.doc, source, apart).decisions()).toEqual(desk.decisions())
      }),
    )
  })

  test('are open only where their words are present after any edits', () => {
    fc.assert(
      fc.property(suggested, edits, ({ doc, source, changes }, edits) => {
        const writer = suggest(doc, changes)
        for (const each of edits) edit(writer, each)
        const desk = showAgain(writer.doc, source, changes)
        for (const { from, to, suggestion, decision } of desk.places) {
          const now = desk.doc.textBetween(from, to, '\n', '\n')
          expect(decision).toBe(now === suggestion.before ? 'open' : now === suggestion.after ? 'accepted' : 'gone')
        }
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['I often recieve it', 'open'],
    ['I recieve often it', 'open'],
    ['I really recieve often it', 'open'],
    ['I receive it', 'accepted'],
    ['I really receive it often', 'accepted'],
    ['I get it', 'gone'],
    ['I it', 'gone'],
  ])('%s: recieve is %s', (now, decision) => {
    const doc = toDoc(paragraph('I recieve it'))
    const desk = showAgain(toDoc(paragraph(now)), readSource(doc).text, changesTo(doc, ['recieve', 'receive']))
    expect(desk.decisions()).toEqual({ recieve: decision })
  })

  test('that only insert words are accepted where these are present', () => {
    const doc = toDoc(paragraph('We look it and go'))
    const changes = changesTo(doc, ['look', 'look at'], ['go', 'then go'])
    const source = readSource(doc).text
    expect(showAgain(doc, source, changes).decisions()).toEqual({ look: 'open', go: 'open' })
    const desk = suggest(doc, changes)
    acceptChanges(desk.view, only('go'))
    expect(showAgain(desk.doc, source, changes).decisions()).toEqual({ look: 'open', go: 'accepted' })
  })
})

describe('adjacent changes', () => {
  const doc = toDoc(paragraph('so very good day'))
  const source = readSource(doc).text
  const changes = [toChange(source, 0, 3, '', 'one'), toChange(source, 3, 8, '', 'two'), toChange(source, 8, 12, 'Good', 'three')]
  const open = { one: 'open', two: 'open', three: 'open' }

  test.each([[['one', 'two', 'three']], [['three', 'two', 'one']], [['two', 'one', 'three']]])(
    'are undone separately, accepted as %j or at once',
    ids => {
      const desk = suggest(doc, changes)
      for (const id of ids) acceptChanges(desk.view, only(id))
      for (let left = ids.length; left > 0; left -= 1) {
        expect(Object.values(desk.decisions()).filter(decision => decision === 'accepted')).toHaveLength(left)
        desk.undo()
      }
      expect([desk.doc.eq(doc), desk.decisions()]).toEqual([true, open])
      acceptChanges(desk.view, new Set(ids))
      expect(desk.doc.textContent).toBe('Good day')
      desk.undo()
      expect([desk.doc.eq(doc), desk.decisions()]).toEqual([true, open])
    },
  )

  test('are processed in time in any number', () => {
    const many = Array.from({ length: 500 }, () => 'ha ')
    const laugh = toDoc(paragraph(`${many.join('')}end`))
    const each = many.map((_, index) => toChange(readSource(laugh).text, index * 3, index * 3 + 3, '', `${index}`))
    const desk = suggest(laugh, each)
    acceptChanges(desk.view, all(each))
    expect(desk.doc.textContent).toBe('end')
    desk.undo()
    expect(new Set(Object.values(desk.decisions()))).toEqual(only('open'))
  })
})

describe('formatting and blocks', () => {
  test('keeps links and bold on a word; drops formatting that covers only half of it', () => {
    const doc = toDoc(
      paragraph(
        text('teh page', link('https://example.com/')),
        ' and ',
        text('recieve', 'bold', 'italic'),
        ' hal',
        text('fe', 'bold'),
        ' end',
      ),
    )
    const desk = suggest(doc, changesTo(doc, ['teh', 'the'], ['recieve', 'receive'], ['halfe', 'half']))
    acceptChanges(desk.view, only('teh', 'recieve', 'halfe'))
    const wanted = toDoc(paragraph(text('the page', link('https://example.com/')), ' and ', text('receive', 'bold', 'italic'), ' half end'))
    expect(desk.doc.toJSON()).toEqual(wanted.toJSON())
  })

  test('formats inserted text like the preceding character', () => {
    const doc = toDoc(paragraph('However ', text('we go', 'bold')))
    const source = readSource(doc).text
    const desk = suggest(doc, [toChange(source, 7, 7, ',', 'comma'), toChange(source, 13, 13, '.', 'dot')])
    acceptChanges(desk.view, only('comma', 'dot'))
    expect(desk.doc.toJSON()).toEqual(toDoc(paragraph('However, ', text('we go.', 'bold'))).toJSON())
    desk.undo()
    expect([desk.doc.eq(doc), desk.decisions()]).toEqual([true, { comma: 'open', dot: 'open' }])
  })

  test('keeps code formatting', () => {
    const doc = toDoc(paragraph('run ', text('npm ci', 'code'), ' nwo'))
    const desk = suggest(doc, changesTo(doc, ['`npm ci`', '`npm install`'], ['nwo', 'now']))
    acceptChanges(desk.view, only('`npm ci`', 'nwo'))
    expect(desk.doc.toJSON()).toEqual(toDoc(paragraph('run ', text('npm install', 'code'), ' now')).toJSON())
  })

  test('keeps the heading or list item of a change', () => {
    const doc = toDoc(heading(2, 'Teh plan'), bullets(item(paragraph('frist')), item(paragraph('secnod thing'))))
    const desk = suggest(doc, changesTo(doc, ['Teh', 'The'], ['frist', 'first'], ['secnod', 'second']))
    acceptChanges(desk.view, only('Teh', 'frist', 'secnod'))
    expect(desk.doc.toJSON()).toEqual(
      toDoc(heading(2, 'The plan'), bullets(item(paragraph('first')), item(paragraph('second thing')))).toJSON(),
    )
  })

  describe.each(['bullets', 'numbers'] as const)('items of %s that become sentences', kind => {
    const list = (...words: string[]) => {
      const items = words.map(word => item(paragraph(word)))
      return kind === 'bullets' ? bullets(...items) : numbers(1, ...items)
    }
    const toSentences = (doc: Node) => {
      const source = readSource(doc).text
      return [...source.matchAll(/(?:-|\d\.) (\w+)/g)].map(match =>
        toChange(source, match.index, match.index + match[0].length, `This is ${match[1]}.`, match[1]),
      )
    }

    test.each([['only'], ['first', 'last'], ['first', 'middle', 'last']])('become paragraphs: %s, %s, %s', (...words) => {
      const doc = toDoc(paragraph('Notes'), list(...words), paragraph('End'))
      const changes = toSentences(doc)
      const desk = suggest(doc, changes)
      expect(Object.values(desk.decisions())).toEqual(words.map(() => 'open'))
      acceptChanges(desk.view, all(changes))
      expect(desk.doc.toJSON()).toEqual(
        toDoc(paragraph('Notes'), ...words.map(word => paragraph(`This is ${word}.`)), paragraph('End')).toJSON(),
      )
      expect(Object.values(desk.decisions())).toEqual(words.map(() => 'accepted'))
      takeBackChanges(desk.view)
      expect([desk.doc.toJSON(), Object.values(desk.decisions())]).toEqual([doc.toJSON(), words.map(() => 'open')])
      desk.undo()
      desk.undo()
      expect([desk.doc.eq(doc), Object.values(desk.decisions())]).toEqual([true, words.map(() => 'open')])
    })

    test('leave the other items a list, in any order', () => {
      for (const chosen of ['first', 'middle', 'last']) {
        const doc = toDoc(list('first', 'middle', 'last'))
        const desk = suggest(doc, toSentences(doc))
        acceptChanges(desk.view, only(chosen))
        const letters = lettersOf(desk.doc).filter(letter => !letter.includes('List'))
        expect(letters.map(letter => letter.charAt(0)).join('')).toBe(`This is ${chosen}.`)
        for (const rest of ['first', 'middle', 'last']) acceptChanges(desk.view, only(rest))
        expect(desk.doc.toJSON()).toEqual(toDoc(...['first', 'middle', 'last'].map(word => paragraph(`This is ${word}.`))).toJSON())
        for (let step = 0; step < 3; step += 1) desk.undo()
        expect(desk.doc.eq(doc)).toBe(true)
      }
    })
  })

  test('turn a change of several lines into several paragraphs', () => {
    const doc = toDoc(paragraph('one two three'))
    const desk = suggest(doc, changesTo(doc, ['two', 'two.\n\nAnd']))
    acceptChanges(desk.view, only('two'))
    expect(desk.doc.toJSON()).toEqual(toDoc(paragraph('one two.'), paragraph('And three')).toJSON())
  })
})
