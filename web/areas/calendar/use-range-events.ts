/** All events of a range. One page has up to 1,000, and a workspace up to 5,000. */
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLive } from '../../platform/live.ts'
import { useCalendarRangeQuery, useCalendarRangeRestQuery } from './calendar.generated.ts'
import type { EventRow } from './calendars.ts'

const none: EventRow[] = []

export function useRangeEvents(variables: { from: string; to: string }) {
  const live = useLive(useCalendarRangeQuery({ variables }), ['CALENDAR'])
  const page = live.data?.calendarEvents
  const items = page?.items ?? none
  const isMany = (page?.total ?? 0) > items.length
  const { data: rest, refetch } = useCalendarRangeRestQuery({ variables, skip: !isMany })
  const readRest = useEffectEvent(() => {
    if (isMany && rest) void refetch().catch(() => undefined)
  })
  useEffect(() => {
    if (page) readRest()
  }, [page])
  const events = useMemo(
    () => (isMany && rest ? [items, ...[rest.second, rest.third, rest.fourth, rest.fifth].map(each => each.items)].flat() : items),
    [items, rest, isMany],
  )
  return { ...live, events }
}
