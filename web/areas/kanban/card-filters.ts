/** Filters and grouping of the cards, kept in the URL. */
import { useSearchParams } from 'react-router-dom'
import type { Board, Card, Person } from './board-order.ts'

export const dueFilters = ['overdue', 'soon', 'later', 'none'] as const
export type DueFilter = (typeof dueFilters)[number]
export const groupings = ['member', 'label'] as const
export type Grouping = (typeof groupings)[number]

export interface CardFilters {
  search: string
  member: string | undefined
  label: string | undefined
  due: DueFilter | undefined
  group: Grouping | undefined
}

export const filterNames = ['q', 'member', 'label', 'due'] as const
type Param = (typeof filterNames)[number] | 'group'

export function useCardFilters() {
  const [params, setParams] = useSearchParams()
  const read = (name: Param) => params.get(name) ?? undefined
  const filters: CardFilters = {
    search: read('q') ?? '',
    member: read('member'),
    label: read('label'),
    due: dueFilters.find(each => each === read('due')),
    group: groupings.find(each => each === read('group')),
  }
  const filter = (changes: Partial<Record<Param, string | undefined>>) =>
    setParams(
      present => {
        const next = new URLSearchParams(present)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const clear = () => filter({ q: undefined, member: undefined, label: undefined, due: undefined })
  const count = filterNames.filter(name => read(name)).length
  return { filters, filter, clear, count }
}

/** Cards due within this many days need attention. */
const soonDays = 2

/** Days from today to the date, in the reader's time zone. */
export function daysUntil(date: string, now = new Date()): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86_400_000)
}

export function dueOf({ dueDate }: Pick<Card, 'dueDate'>): DueFilter {
  if (!dueDate) return 'none'
  const days = daysUntil(dueDate)
  return days < 0 ? 'overdue' : days <= soonDays ? 'soon' : 'later'
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

function matches(card: Card, { search, member, label, due }: CardFilters): boolean {
  if (member && !card.members.some(({ name }) => name === member)) return false
  if (label && !card.labels.includes(label)) return false
  if (due && dueOf(card) !== due) return false
  if (search.trim() === '') return true
  const text = fold([card.title, card.description, ...card.labels, ...card.members.map(({ name }) => name)].join('\n'))
  return fold(search)
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** The boards with the matching cards only. */
export const filterBoards = (boards: readonly Board[], filters: CardFilters): Board[] =>
  boards.map(board => {
    const items = board.items.filter(card => matches(card, filters))
    return items.length === board.items.length ? board : { ...board, items }
  })

/** As many as the server keeps. */
const maxLabels = 10

/** A swimlane: the cards of one member or label, or of none. */
export interface Lane {
  /** Empty for cards without one. */
  name: string
  image: string
  boards: Board[]
}

/** Each card is in the lane of its first member or label. */
export const laneOf = ({ members, labels }: Card, group: Grouping): string => (group === 'member' ? members[0]?.name : labels[0]) ?? ''

/** What changes when the card moves to the lane: the lane's member or label replaces that of its present lane; none clears them. */
export function laneChange(
  card: Card,
  group: Grouping,
  lane: string,
  people: readonly Person[],
): Partial<Pick<Card, 'members' | 'labels'>> {
  const from = laneOf(card, group)
  if (group === 'label')
    return { labels: lane === '' ? [] : [lane, ...card.labels.filter(label => label !== lane && label !== from)].slice(0, maxLabels) }
  const others = card.members.filter(({ name }) => name !== lane && name !== from)
  return { members: lane === '' ? [] : [people.find(({ name }) => name === lane) ?? { name: lane, img: '' }, ...others] }
}

/** `before` are the boards without a move that is under way, whose lane stays even if it becomes empty. */
export function lanesOf(boards: readonly Board[], group: Grouping, before: readonly Board[] = []): Lane[] {
  const cards = [...before, ...boards].flatMap(({ items }) => items)
  const images = new Map(cards.flatMap(({ members }) => members.map(({ name, img }) => [name, img] as const)))
  const names = [...new Set(cards.map(card => laneOf(card, group)))].toSorted(
    (a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b),
  )
  return names.map(name => ({
    name,
    image: group === 'member' ? (images.get(name) ?? '') : '',
    boards: boards.map(board => ({ ...board, items: board.items.filter(card => laneOf(card, group) === name) })),
  }))
}
