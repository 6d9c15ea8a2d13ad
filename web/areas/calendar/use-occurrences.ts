/** Events as items of the grid: repeating ones at each of their times. */
import { useEffect, useMemo, useState } from 'react'
import type { CalendarItem, EventRow } from './calendars.ts'
import type { DayRange } from './views.ts'

type Expand = (event: EventRow, range: DayRange) => CalendarItem[]

let loaded: Expand | undefined

export function useOccurrences(events: readonly EventRow[], { from, to }: DayRange): CalendarItem[] {
  const [expand, setExpand] = useState(() => loaded)
  const isNeeded = expand === undefined && events.some(({ repeat }) => repeat !== '')
  useEffect(() => {
    if (!isNeeded) return undefined
    let isWanted = true
    const load = async () => {
      try {
        const { occurrencesOf } = await import('./repeats.ts')
        loaded = occurrencesOf
        if (isWanted) setExpand(() => occurrencesOf)
      } catch (error) {
        // Until the next visit, only the first occurrences are shown.
        console.info(error)
      }
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [isNeeded])
  return useMemo(
    () =>
      events.flatMap(event => {
        const { id, start, end, allDay, repeat } = event
        if (repeat === '') return [{ key: id, event, start, end, allDay }]
        return expand ? expand(event, { from, to }) : [{ key: id, event, occurrence: start, start, end, allDay }]
      }),
    [events, expand, from, to],
  )
}
