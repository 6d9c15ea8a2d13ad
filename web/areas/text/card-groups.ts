/** Pending changes that are alike share a card, and can be filtered by kind. */
import type { Card } from './change-marks.ts'

export interface ShownCard {
  card: Card
  /** Number of pending changes that the card stands for. */
  count: number
}

const isOpen = ({ decision }: Card) => decision === 'open'
const keyOf = ({ before, after, kind, rule }: Card) => [before, after, kind, rule].join('\0')

/** Whether two changes replace the same words by the same ones; an insertion is never like another. */
export const isAlike = (a: Card, b: Card): boolean => a.id === b.id || (a.before !== '' && keyOf(a) === keyOf(b))

/** The cards to show: of those alike, the active one, or else the first. */
export function groupCards(cards: readonly Card[], active: string | null): ShownCard[] {
  const groups = Map.groupBy(
    cards.filter(card => isOpen(card) && card.before !== ''),
    keyOf,
  )
  return cards.flatMap(card => {
    const alike = isOpen(card) ? groups.get(keyOf(card)) : undefined
    if (!alike || alike.length < 2) return [{ card, count: 1 }]
    const shown = alike.find(({ id }) => id === active) ?? alike[0]
    return card === shown ? [{ card, count: alike.length }] : []
  })
}

/** Number of pending changes by kind, the most frequent first. */
export function countKinds(cards: readonly Card[]): [kind: string, count: number][] {
  const kinds = Map.groupBy(cards.filter(isOpen), ({ kind }) => kind)
  return [...kinds].map(([kind, { length }]): [string, number] => [kind, length]).sort(([, a], [, b]) => b - a)
}
