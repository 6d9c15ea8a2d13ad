/** The five calendars, their colors, and events as they are shown. */
import type { Calendar } from '../../platform/schema.generated.ts'
import type { EventRowFragment } from './calendar.generated.ts'
import type { Times } from './event-times.ts'

export const calendars = ['BUSINESS', 'HOLIDAY', 'PERSONAL', 'FAMILY', 'ETC'] as const satisfies readonly Calendar[]

/** Palette colors. */
export const calendarColors = {
  BUSINESS: 'primary',
  HOLIDAY: 'success',
  PERSONAL: 'error',
  FAMILY: 'warning',
  ETC: 'info',
} as const satisfies Record<Calendar, string>

export type EventRow = EventRowFragment

/** An event at one of its times. */
export interface CalendarItem extends Times {
  /** Without hyphens, because it is part of an address. */
  key: string
  event: EventRow
  /** Start of the occurrence of a repeating event, before it is moved. */
  occurrence?: string
}
