import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'

export const calendarEvents = defineTable('calendarEvents', {
  area: 'CALENDAR',
  type: 'CalendarEvent',
  columns: {
    title: z.string().max(120),
    url: z.string().max(500),
    /** An instant, or a day when it takes whole days: both compare as text. */
    start: z.string().max(24),
    /** As `start`; the day after the last one. */
    end: z.string().max(24),
    allDay: z.boolean(),
    calendar: z.enum(['BUSINESS', 'HOLIDAY', 'PERSONAL', 'FAMILY', 'ETC']),
    guests: json<string[]>(),
    location: z.string().max(200),
    description: z.string().max(2000),
  },
  reusesIds: true,
  search: ['title', 'location', 'description', 'guests'],
  sortKeys: [],
  list: { sort: { ID: 'id' }, default: { column: 'start', order: 'ASC' } },
})

export type CalendarEventRow = RowOf<typeof calendarEvents>
export type Calendar = CalendarEventRow['calendar']
