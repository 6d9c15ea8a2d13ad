import { expect, test } from 'vitest'
import { type Board, type BoardRow, type Card, cardBeside, stepFrom, withCardAt } from '../../web/areas/kanban/board-order.ts'
import { filterBoards, laneChange, lanesOf } from '../../web/areas/kanban/card-filters.ts'

const card = (id: string, members: string[] = [], labels: string[] = []): Card => ({
  id,
  version: 1,
  title: `Card ${id}`,
  description: '',
  dueDate: null,
  labels,
  members: members.map(name => ({ name, img: '' })),
  commentsCount: 0,
  attachments: 0,
  image: '',
  checklist: [],
  files: [],
  archivedAt: null,
})
const board = (id: string, items: Card[]): Board => ({ id, version: 1, title: `Board ${id}`, cardLimit: null, items })
const boards = [
  board('1', [card('a', ['Ada']), card('b', ['Ben']), card('c', ['Ada', 'Ben'])]),
  board('2', [card('d', ['Ben'])]),
  board('3', [card('e'), card('f', ['Ada'])]),
]
const rows: BoardRow[] = lanesOf(boards, 'member').map(({ name, boards: cells }) => ({ lane: name, boards: cells }))
const step = (id: string, direction: Parameters<typeof stepFrom>[1]) => stepFrom({ rows, all: boards, cardId: id }, direction)

test('lanes are sorted by name, the one without a name last, and an emptied one stays while its card is moved', () => {
  expect(rows.map(({ lane }) => lane)).toEqual(['Ada', 'Ben', ''])
  const without = boards.map(each => ({ ...each, items: each.items.filter(({ id }) => id !== 'e') }))
  expect(lanesOf(without, 'member').map(({ name }) => name)).toEqual(['Ada', 'Ben'])
  expect(lanesOf(without, 'member', boards).map(({ name }) => name)).toEqual(['Ada', 'Ben', ''])
})

test('a move to another lane replaces what the lane stands for, and keeps the rest', () => {
  const people = [{ name: 'Cleo', img: '/cleo.svg' }]
  const both = card('x', ['Ada', 'Ben'], ['Shop', 'Design'])
  expect(laneChange(both, 'member', 'Cleo', people)).toEqual({ members: [people[0], { name: 'Ben', img: '' }] })
  expect(laneChange(both, 'member', 'Ben', people)).toEqual({ members: [{ name: 'Ben', img: '' }] })
  expect(laneChange(both, 'member', '', people)).toEqual({ members: [] })
  expect(laneChange(both, 'label', 'Design', people)).toEqual({ labels: ['Design'] })
  expect(laneChange(both, 'label', 'Office', people)).toEqual({ labels: ['Office', 'Design'] })
  expect(laneChange(both, 'label', '', people)).toEqual({ labels: [] })
})

test('steps by keyboard pass the cards of the cell, then the lane beyond, and keep the lane beside', () => {
  expect(step('a', 'down')).toEqual({ boardId: '1', position: 2, lane: 'Ada' })
  expect(step('c', 'down')).toEqual({ boardId: '1', position: 1, lane: 'Ben' })
  expect(step('b', 'up')).toEqual({ boardId: '1', position: 2, lane: 'Ada' })
  expect(step('a', 'up')).toBeUndefined()
  expect(step('a', 'next')).toEqual({ boardId: '2', position: 1, lane: 'Ada' })
  expect(step('d', 'previous')).toEqual({ boardId: '1', position: 1, lane: 'Ben' })
  expect(step('f', 'next')).toBeUndefined()
  expect(step('unknown', 'up')).toBeUndefined()
})

test('arrow keys reach the card beside, over empty cells, in lanes as on boards', () => {
  const beside = (id: string, direction: Parameters<typeof cardBeside>[2], of = rows) => cardBeside(of, id, direction)?.id
  expect([beside('a', 'down'), beside('c', 'down'), beside('b', 'up'), beside('a', 'next'), beside('f', 'previous')]).toEqual([
    'c',
    'b',
    'c',
    'f',
    'a',
  ])
  const plain: BoardRow[] = [{ boards }]
  expect([beside('a', 'down', plain), beside('c', 'next', plain), beside('d', 'next', plain), beside('e', 'next', plain)]).toEqual([
    'b',
    'd',
    'e',
    undefined,
  ])
})

test('of 500 cards, a move gives new objects to the two boards concerned only, so that the others are not drawn again', () => {
  const many = Array.from({ length: 5 }, (_, index) =>
    board(
      String(index),
      Array.from({ length: 100 }, (_, place) => card(`${index}-${place}`, ['Ada'])),
    ),
  )
  const moved = many[0]?.items[7]
  if (!moved) throw new Error('There is no card')
  const filters = { search: '', member: undefined, label: undefined, due: undefined, group: undefined }
  const next = filterBoards(withCardAt(many, moved, { boardId: '3', position: 50 }), filters)
  expect(next.map((each, index) => each === many[index])).toEqual([false, true, true, false, true])
  expect(next.map(({ items }) => items.length)).toEqual([99, 100, 100, 101, 100])
  const before = new Set(many.flatMap(({ items }) => items))
  expect(next.flatMap(({ items }) => items).every(each => before.has(each))).toBe(true)
})
