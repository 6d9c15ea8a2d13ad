import { expect, test } from 'vitest'
import { countKinds, groupCards, isAlike } from '../../web/areas/text/card-groups.ts'
import type { Card, Decision } from '../../web/areas/text/change-marks.ts'

let made = 0
const card = (before: string, after: string, decision: Decision = 'open', kind = 'SPELLING'): Card => ({
  id: `c${(made += 1)}`,
  before,
  after,
  kind,
  rule: 'spelling',
  message: '',
  applied: true,
  alternatives: [],
  decision,
})

test('pending changes that are alike share a card, the active one if it is among them', () => {
  const [a, b, c] = [card('teh', 'the'), card('teh', 'the'), card('teh', 'ten')]
  expect(groupCards([a, b, c], null)).toEqual([
    { card: a, count: 2 },
    { card: c, count: 1 },
  ])
  expect(groupCards([a, b, c], b.id)).toEqual([
    { card: b, count: 2 },
    { card: c, count: 1 },
  ])
})

test('decided changes and insertions keep cards of their own', () => {
  const [open, accepted, comma, other] = [card('teh', 'the'), card('teh', 'the', 'accepted'), card('', ','), card('', ',')]
  expect(groupCards([open, accepted, comma, other], null).map(({ count }) => count)).toEqual([1, 1, 1, 1])
  expect([isAlike(open, accepted), isAlike(comma, other)]).toEqual([true, false])
})

test('kinds are counted among pending changes, the most frequent first', () => {
  const cards = [card('a', 'b', 'open', 'GRAMMAR'), card('teh', 'the'), card('adn', 'and'), card('x', 'y', 'rejected', 'STYLE')]
  expect(countKinds(cards)).toEqual([
    ['SPELLING', 2],
    ['GRAMMAR', 1],
  ])
})
