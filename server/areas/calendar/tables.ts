import { boolean, defineTable, json, oneOf, type RowOf, text } from '../../db/tables.ts'

const calendarEvents = defineTable('calendarEvents', {
  area: 'CALENDAR',
  type: 'CalendarEvent',
  columns: {
    title: text(120),
    url: text(500),
    /** An instant, or a day when it takes whole days: both compare as text. */
    start: text(24),
    /** As `start`; the day after the last one. */
    end: text(24),
    allDay: boolean(),
    calendar: oneOf('BUSINESS', 'HOLIDAY', 'PERSONAL', 'FAMILY', 'ETC'),
    guests: json<string[]>(),
    location: text(200),
    description: text(2000),
  },
  reusesIds: true,
  search: ['title', 'location', 'description', 'guests'],
  folded: [],
})

export type CalendarEventRow = RowOf<typeof calendarEvents>
export type Calendar = CalendarEventRow['calendar']

declare module '../../db/tables.ts' {
  interface Tables {
    calendarEvents: CalendarEventRow
  }
}
