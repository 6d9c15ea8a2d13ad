/** Events of the contract: read as clients send them, told in its words. */
import { asObject } from '../../http/body.ts'
import { invalid } from '../../errors.ts'
import type { Query } from '../../rest/define-routes.ts'
import { columnsOf, list, model, object, oneOf, text as textOf } from '../../rest/schemas.ts'
import type { EventInput } from './service.ts'
import type { Calendar, CalendarEventRow } from './tables.ts'
import './tables.ts'

type Body = Record<string, unknown>

const words = { BUSINESS: 'Business', HOLIDAY: 'Holiday', PERSONAL: 'Personal', FAMILY: 'Family', ETC: 'ETC' } as const
export const calendarWords = Object.values(words)

const calendarOf = (word: unknown) => (Object.keys(words) as Calendar[]).find(name => words[name] === word) // the keys of the map above

export const eventToWire = ({ calendar, guests, location, description, version: _, ...event }: CalendarEventRow) => ({
  ...event,
  extendedProps: { calendar: words[calendar], guests, location, description },
})

/** What `eventToWire` tells. */
export const eventSchema = model('CalendarEvent', {
  ...columnsOf('calendarEvents', 'calendar', 'guests', 'location', 'description'),
  extendedProps: object({ calendar: oneOf(words), guests: list(textOf()), location: textOf(), description: textOf() }),
})

/** The calendars that are named, repeated or in one list; none named means none. */
export const calendarsQuery: Query<Calendar[]> = {
  parameters: [
    {
      name: 'calendars',
      in: 'query',
      description: 'Calendars to show, repeated or separated by commas; none shows no event',
      schema: { type: 'array', items: { type: 'string', enum: calendarWords } },
    },
  ],
  parse: query =>
    [...query]
      .filter(([name]) => /^calendars(?:\[\d*\])?$/.test(name))
      .flatMap(([, value]) => value.split(','))
      .flatMap(word => calendarOf(word.trim()) ?? []),
}

const own = (body: Body, key: string) => (Object.hasOwn(body, key) ? (body[key] ?? undefined) : undefined)

function text(body: Body, key: string): string | undefined {
  const value = own(body, key)
  if (value === undefined || typeof value === 'string') return value
  throw invalid(key, `${key} must be a text`)
}

/** An empty time is none. */
const time = (body: Body, key: string) => text(body, key)?.trim() || undefined

function allDay(body: Body): boolean | undefined {
  const value = own(body, 'allDay')
  if (value === undefined || typeof value === 'boolean') return value
  throw invalid('allDay', 'allDay must be true or false')
}

function calendar(body: Body): Calendar | undefined {
  const word = text(body, 'calendar') || undefined
  const found = calendarOf(word)
  if (word !== undefined && !found) throw invalid('calendar', `calendar must be one of ${calendarWords.join(', ')}`)
  return found
}

function guests(body: Body): string[] | undefined {
  const value = own(body, 'guests')
  if (value === undefined) return undefined
  if (Array.isArray(value)) return value.map(name => text({ guests: name as unknown }, 'guests') ?? '')
  throw invalid('guests', 'guests must be a list of names')
}

/** What may be given of an event, each with its type; other keys are left aside. */
export function readBody(given: unknown): EventInput {
  const body = asObject(given)
  const props = asObject(own(body, 'extendedProps') ?? {})
  return {
    title: text(body, 'title') ?? null,
    url: text(body, 'url') ?? null,
    start: time(body, 'start') ?? null,
    end: time(body, 'end') ?? null,
    allDay: allDay(body) ?? null,
    calendar: calendar(props) ?? null,
    guests: guests(props) ?? null,
    location: text(props, 'location') ?? null,
    description: text(props, 'description') ?? null,
  }
}
