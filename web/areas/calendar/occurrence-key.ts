/** Keys of occurrences: the event's ID and the occurrence's second, without hyphens, because they are part of an address. */
import type { EventRow } from './calendars.ts'

export const keyOf = ({ id }: Pick<EventRow, 'id'>, occurrence: string): string => `${id}r${Date.parse(occurrence) / 1000}`

export const eventIdOf = (key: string): string => key.split('r')[0] ?? ''

/** The start of the occurrence; of a repeating event without one in its key, the first. Undefined for a single event. */
export function occurrenceOf(key: string, event: EventRow): string | undefined {
  if (event.repeat === '') return undefined
  const seconds = Number(key.split('r')[1] ?? Number.NaN)
  if (!Number.isSafeInteger(seconds) || Math.abs(seconds) > 8e12) return event.start
  const at = new Date(seconds * 1000).toISOString()
  return event.allDay ? at.slice(0, 10) : at
}
