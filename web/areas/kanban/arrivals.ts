/** Cards that somebody else moved or added a moment ago, and who did. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createStore, useStorePart } from '../../platform/create-store.ts'
import { type Board, isPending } from './board-order.ts'
import { LastBoardChangeDocument } from './kanban.generated.ts'

const shownMs = 4000
/** Changes of this window are not announced, even if the response is slow. */
const ownMs = 10_000

const arrived = createStore<ReadonlyMap<string, string>>(new Map())
const own = new Map<string, number>()

/** Call before this window moves the card. */
export const markOwnMove = (id: string): void => void own.set(id, Date.now())

/** Who moved the card here; undefined for cards that did not just arrive. */
export const useArrival = (id: string): string | undefined => useStorePart(arrived, cards => cards.get(id))

const placesOf = (boards: readonly Board[]) => new Map(boards.flatMap(board => board.items.map(({ id }) => [id, board.id] as const)))

export function useArrivals(boards: readonly Board[], isLoaded: boolean): void {
  const client = useApolloClient()
  const before = useRef<Map<string, string>>(undefined)
  const compare = useEffectEvent(async (boards: readonly Board[], isLoaded: boolean) => {
    const known = before.current
    const now = placesOf(boards)
    before.current = isLoaded ? now : undefined
    if (!known || !isLoaded) return
    // A card of this window gets its ID when it is stored.
    const hadPending = [...known.keys()].some(id => isPending({ id }))
    const isOwn = (id: string) => isPending({ id }) || Date.now() - (own.get(id) ?? 0) < ownMs || (hadPending && !known.has(id))
    const ids = [...now].filter(([id, board]) => known.get(id) !== board && !isOwn(id)).map(([id]) => id)
    if (ids.length === 0) return
    const { data } = await client.query({ query: LastBoardChangeDocument }).catch(() => ({ data: undefined }))
    const actor = data?.operations.items[0]?.actor ?? ''
    arrived.update(cards => new Map([...cards, ...ids.map(id => [id, actor] as const)]))
    setTimeout(() => arrived.update(cards => new Map([...cards].filter(([id]) => !ids.includes(id)))), shownMs)
  })
  useEffect(() => void compare(boards, isLoaded), [boards, isLoaded])
}
