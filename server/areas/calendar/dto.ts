/** Events under the contract's names, and as clients send them. */
import { z } from 'zod'
import type { Query } from '../../rest/define-routes.ts'
import { label, labelOf, named } from '../../rest/schema.ts'
import type { EventInput } from './service.ts'
import { type Calendar, type CalendarEventRow, calendarEvents } from './tables.ts'

const calendarLabels = { BUSINESS: 'Business', HOLIDAY: 'Holiday', PERSONAL: 'Personal', FAMILY: 'Family', ETC: 'ETC' } as const
const calendars = new Map((Object.entries(calendarLabels) as [Calendar, string][]).map(([name, text]) => [text, name])) // its own keys

/** Repetition and reminder appear only where they are set. */
export const toDto = ({ id, title, url, start, end, allDay, calendar, ...event }: CalendarEventRow) => ({
  id,
  title,
  url,
  start,
  end,
  allDay,
  extendedProps: {
    calendar: calendarLabels[calendar],
    guests: event.guests,
    location: event.location,
    description: event.description,
    ...(event.repeat && { repeat: event.repeat, zone: event.zone, exceptions: event.exceptions }),
    ...(event.reminder >= 0 && { reminder: event.reminder }),
  },
})

const { title, url, start, guests, location, description, repeat, zone, exceptions, reminder } = calendarEvents.columns

export const eventDto = named(
  'CalendarEvent',
  calendarEvents.row.pick({ id: true, title: true, url: true, start: true, end: true, allDay: true }).extend({
    extendedProps: z.object({
      calendar: label(calendarLabels),
      guests,
      location,
      description,
      repeat: repeat.describe('A rule of RFC 5545, such as `FREQ=WEEKLY;COUNT=5` (an extension)').optional(),
      zone: zone.describe('Time zone in which it repeats (an extension)').optional(),
      exceptions: exceptions.describe('Starts of occurrences that are left out (an extension)').optional(),
      reminder: reminder.describe('Minutes before the start (an extension)').optional(),
    }),
  }),
)

/** The named calendars, repeated or in one list; without any, no calendar is shown. */
export const calendarsQuery: Query<Calendar[]> = {
  parameters: [
    {
      name: 'calendars',
      in: 'query',
      description: 'Calendars to show, repeated or separated by commas; without any, no event is shown',
      schema: { type: 'array', items: { type: 'string', enum: [...calendars.keys()] } },
    },
  ],
  parse: query =>
    [...query]
      .filter(([name]) => /^calendars(?:\[\d*\])?$/.test(name))
      .flatMap(([, value]) => value.split(','))
      .flatMap(text => calendars.get(text.trim()) ?? []),
}

/** Empty text counts as left out. */
const time = (description: string) =>
  z
    .string()
    .trim()
    .nullish()
    .transform(text => text || null)
    .describe(description)

const emptyAsNull = (value: unknown) => (value === '' ? null : value)

const fields = {
  title: title.nullish(),
  url: url.nullish(),
  start: time('An instant, a date for all-day events, or a time such as `2026-11-21 09:30` in the time zone of the server'),
  end: time('As `start`; the day after the last one for all-day events'),
  allDay: z.boolean().nullish(),
  extendedProps: z
    .object({
      calendar: z.preprocess(emptyAsNull, labelOf(calendarLabels).nullable()).optional(),
      guests: guests.nullish(),
      location: location.nullish(),
      description: description.nullish(),
      repeat: repeat.nullish(),
      zone: zone.nullish(),
      exceptions: exceptions.nullish(),
      reminder: reminder.nullish(),
    })
    .nullish(),
}

/** Editable fields of an event; other keys are ignored. */
export const eventPatch = z.object(fields)
export const newEvent = eventPatch.extend({
  title,
  start: start
    .trim()
    .min(1)
    .describe(fields.start.description ?? ''),
})

export const toInput = ({ extendedProps, ...event }: z.output<typeof eventPatch>): EventInput => ({ ...event, ...extendedProps })
