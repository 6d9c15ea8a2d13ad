/** Moves of a card before they are saved: by pointer, lifted by keyboard, or stepwise; announced to screen readers. */
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useDebounced } from '../../platform/debounce.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import {
  type Board,
  type BoardRow,
  type Card,
  cardBeside,
  cardOf,
  type Direction,
  isSamePlace,
  type Person,
  type Place,
  placeOf,
  stepFrom,
  withCardAt,
} from './board-order.ts'
import { type Grouping, laneChange, laneOf, lanesOf } from './card-filters.ts'

/** Steps with Shift and an arrow are saved as one move. */
const stepsMs = 500

interface Draft {
  card: Card
  place: Place
  by: 'pointer' | 'lift' | 'steps' | 'saving'
}

interface ArrangingOptions {
  boards: readonly Board[]
  /** The visible boards and cards of an arrangement. */
  show: (boards: readonly Board[]) => readonly Board[]
  /** Of the swimlanes, if any. */
  group: Grouping | undefined
  people: readonly Person[]
  moveCard: (card: Card, place: Place, fields?: LaneFields) => Promise<void>
}

/** Fields that change with the swimlane. */
export type LaneFields = ReturnType<typeof laneChange>

const cardLink = (id: string) => document.querySelector<HTMLElement>(`[data-card-link="${CSS.escape(id)}"]`)

export function useArranging({ boards, show, group, people, moveCard: saveMove }: ArrangingOptions) {
  const { t, lang, dir } = useTranslations('kanban')
  const [draft, setDraft] = useState<Draft>()
  const [announcement, setAnnouncement] = useState('')
  const [currentId, setCurrent] = useState<string>()
  const isHeld = draft !== undefined && boards.some(({ id }) => id === draft.place.boardId)
  const fieldsOf = (card: Card, { lane }: Place) => (group && lane !== undefined ? laneChange(card, group, lane, people) : undefined)
  const withMove = (card: Card, place: Place) => withCardAt(boards, { ...card, ...fieldsOf(card, place) }, place)
  const arranged = isHeld ? withMove(draft.card, draft.place) : boards
  const shown = show(arranged)
  const lanes = group && lanesOf(shown, group, isHeld ? show(boards) : [])
  const rows: readonly BoardRow[] = lanes ? lanes.map(lane => ({ lane: lane.name, boards: lane.boards })) : [{ boards: shown }]
  const moveCard = (card: Card, place: Place) => saveMove(card, place, fieldsOf(card, place))
  /** Without a lane that is the card's own. */
  const normalized = (card: Card, { lane, ...place }: Place): Place =>
    group && lane !== undefined && lane !== laneOf(card, group) ? { ...place, lane } : place

  // A card that moves to another board is mounted again.
  const focused = useRef<string>(undefined)
  useLayoutEffect(() => {
    const id = focused.current
    if (id === undefined) return
    const link = cardLink(id)
    if (!link) return
    if (document.activeElement !== link) link.focus()
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (!draft) focused.current = undefined
  })

  // Leaving the page saves the steps, too.
  const steps = useRef<Draft>(undefined)
  const leave = useEffectEvent(() => {
    if (steps.current) void moveCard(steps.current.card, steps.current.place)
  })
  useEffect(() => () => leave(), [])

  const describe = (place: Place, cards: readonly Board[]) => {
    const board = cards.find(({ id }) => id === place.boardId)
    const count = board?.items.length ?? 0
    const title = board?.title ?? ''
    const lane = place.lane === '' ? t(group === 'label' ? 'noLabel' : 'noMember') : place.lane
    return {
      board: lane === undefined ? title : t('announce.inLane', { lane, board: title }),
      position: formatNumber(place.position + 1, lang),
      total: formatNumber(count, lang),
    }
  }

  const save = (made: Draft) => {
    steps.current = undefined
    const { card, place, by } = made
    if (!boards.some(({ id }) => id === place.boardId)) {
      setDraft(undefined)
      const text = t('boardGone', { title: card.title })
      notify({ text, color: 'warning' })
      setAnnouncement(text)
      return
    }
    if (by !== 'pointer') setAnnouncement(t('announce.dropped', { title: card.title, ...describe(place, withMove(card, place)) }))
    if (isSamePlace(place, placeOf(boards, card.id))) return setDraft(undefined)
    // Until the boards have it, so that it does not go back in between.
    const saving: Draft = { card, place, by: 'saving' }
    setDraft(saving)
    void moveCard(card, place).finally(() => setDraft(now => (now === saving ? undefined : now)))
  }
  const saveSteps = useDebounced(() => {
    if (draft?.by === 'steps') save(draft)
  }, stepsMs)

  const isAt = ({ lane, ...place }: Place, id: string) => {
    const now = cardOf(boards, id)
    return isSamePlace(place, placeOf(boards, id)) && (lane === undefined || !group || (now !== undefined && laneOf(now, group) === lane))
  }
  const isSaved = draft?.by === 'saving' && isAt(draft.place, draft.card.id)
  if (isSaved) setDraft(undefined)

  const cancel = () => {
    if (!draft || draft.by === 'saving') return
    if (draft.by !== 'pointer') setAnnouncement(t('announce.canceled', { title: draft.card.title }))
    setDraft(undefined)
  }

  /** A move of another card by steps that is not saved yet. */
  const saveOthers = (card: Card) => {
    if (draft?.by === 'steps' && draft.card.id !== card.id) save(draft)
  }

  const step = (card: Card, direction: Direction, by: 'lift' | 'steps') => {
    const next = stepFrom({ rows, all: arranged, cardId: card.id }, direction)
    if (!next) return
    const original = cardOf(boards, card.id) ?? card
    const place = normalized(original, next)
    saveOthers(card)
    focused.current = card.id
    setDraft({ card: original, place, by })
    setAnnouncement(t('announce.moved', describe(place, withMove(original, place))))
    if (by !== 'steps') return
    steps.current = { card: original, place, by }
    saveSteps()
  }

  const lift = (card: Card) => {
    const place = placeOf(arranged, card.id)
    if (!place) return
    saveOthers(card)
    focused.current = card.id
    setDraft({ card: cardOf(boards, card.id) ?? card, place, by: 'lift' })
    setAnnouncement(t('announce.lifted', { title: card.title, ...describe(place, boards) }))
  }

  const arrows: Partial<Record<string, Direction>> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: dir === 'rtl' ? 'next' : 'previous',
    ArrowRight: dir === 'rtl' ? 'previous' : 'next',
  }

  const focusBeside = (id: string, direction: Direction) => {
    const next = cardBeside(rows, id, direction)
    if (next) focusCard(next.id)
  }

  const focusCard = (id: string) => {
    focused.current = id
    setCurrent(id)
    const link = cardLink(id)
    link?.focus()
    link?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const id = event.target.closest('[data-card-link]')?.getAttribute('data-card-link')
    const card = cardOf(arranged, id ?? undefined)
    if (!card) return
    const direction = arrows[event.key]
    const isLifted = draft?.by === 'lift' && draft.card.id === card.id
    if (event.key === ' ') {
      if (isLifted) save(draft)
      else lift(card)
    } else if (isLifted && event.key === 'Enter') save(draft)
    else if (isLifted && event.key === 'Escape') {
      focused.current = card.id
      cancel()
    } else if (isLifted && event.key === 'Tab') return void save(draft)
    else if (direction && (isLifted || event.shiftKey)) step(card, direction, isLifted ? 'lift' : 'steps')
    else if (direction) focusBeside(card.id, direction)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  // Somebody else deleted the card while it was lifted.
  const isGone = draft !== undefined && draft.by !== 'saving' && !boards.some(({ items }) => items.some(({ id }) => id === draft.card.id))
  if (isGone) cancel()

  return {
    shown,
    lanes,
    arranged,
    announce: setAnnouncement,
    draft,
    announcement,
    currentId,
    setCurrent,
    focusCard,
    press,
    /** The pointer drags the card to the place. */
    drag: (card: Card, to: Place) => {
      const place = normalized(card, to)
      saveOthers(card)
      if (!draft || !isSamePlace(draft.place, place)) setDraft({ card, place, by: 'pointer' })
    },
    drop: () => draft?.by === 'pointer' && save(draft),
    cancel,
    /** One step of the card, saved at once. */
    stepOnce: (card: Card, direction: Direction) => {
      const place = stepFrom({ rows, all: boards, cardId: card.id }, direction)
      if (place) void moveCard(card, normalized(card, place))
    },
  }
}

export type Arranging = ReturnType<typeof useArranging>
