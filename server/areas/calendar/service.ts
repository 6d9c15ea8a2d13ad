/** Calendar: events of five calendars, at a time or for whole days. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows, rows } from '../../db/rows.ts'
import { invalid, tooLarge } from '../../errors.ts'
import { checkVersion, given, readText } from '../../rules.ts'
import { type Calendar, type CalendarEventRow, calendarEvents } from './tables.ts'
import { readLooseTimes, readTimes, type Times } from './times.ts'

/** What a caller gives of an event; what is not given, or null, stays as it is. */
export type EventInput = {
  readonly [K in 'title' | 'url' | 'start' | 'end' | 'location' | 'description']?: string | null
} & {
  readonly allDay?: boolean | null
  readonly calendar?: Calendar | null
  readonly guests?: readonly string[] | null
}

interface Filter {
  calendars?: readonly Calendar[] | null
  from?: string | null
  to?: string | null
}

type Columns = Omit<CalendarEventRow, 'id' | 'version'>
type ReadTimes = (input: Partial<Times>, present: Times | null) => Times

const maxEvents = 1000
const maxGuests = 50

const columns = { sort: { ID: 'id' }, natural: { column: 'start', order: 'ASC' } } as const

/** Events of the calendars that touch the time, the earliest first. */
export function listEvents(ctx: Context, { calendars, from, to, ...args }: ListQuery<'ID'> & Filter) {
  return listRows(ctx, calendarEvents, args, { where: { calendar: calendars }, between: { start: { to }, end: { from } } })
}

export const findEvent = (ctx: Context, id: number) => findRow(ctx, calendarEvents, id)

function readUrl(value: string) {
  const url = readText('url', value, { max: 500 })
  if (url === '' || (URL.canParse(url) && ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol))) return url
  throw invalid('url', 'url must be an https, http or mailto address, or empty')
}

function readGuests(names: readonly string[]) {
  const guests = [...new Set(names.map(name => readText('guests', name, { min: 1, max: 120 })))]
  if (guests.length > maxGuests) throw invalid('guests', `An event has ${maxGuests} guests at most`)
  return guests
}

/** The columns after a change, checked. */
function readEvent(input: EventInput, present: CalendarEventRow | null, times: ReadTimes): Columns {
  const { title, url, guests, location, description, calendar, ...time } = given(input)
  return {
    title: title === undefined && present ? present.title : readText('title', title ?? '', { min: 1, max: 120 }),
    url: url === undefined ? (present?.url ?? '') : readUrl(url),
    ...times(time, present),
    calendar: calendar ?? present?.calendar ?? 'ETC',
    guests: guests === undefined ? (present?.guests ?? []) : readGuests(guests),
    location: location === undefined ? (present?.location ?? '') : readText('location', location, { max: 200 }),
    description: description === undefined ? (present?.description ?? '') : readText('description', description, { max: 2000 }),
  }
}

export const createEvent = (ctx: Context, input: EventInput) => addEvent(ctx, readEvent(input, null, readTimes))

/** The same with times as clients of the contract send them. */
export const createLooseEvent = (ctx: Context, input: EventInput) => addEvent(ctx, readEvent(input, null, readLooseTimes))

function addEvent(ctx: Context, event: Columns) {
  return write(ctx, 'Added an event', async ctx => {
    const { count, last } = await rows(ctx, calendarEvents)
      .select([sql<number>`count(*)`.as('count'), sql<number | null>`max(id)`.as('last')])
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxEvents) throw tooLarge(`A workspace holds ${maxEvents} events at most`)
    // The contract counts from the last event that is there, also when a later one was deleted.
    return insertRow(ctx, calendarEvents, { ...event, id: Number(last ?? 0) + 1 })
  })
}

/** Changes what is given; with a version, only that one. */
export const updateEvent = (ctx: Context, id: number, version: number | null | undefined, input: EventInput) =>
  changeEvent(ctx, id, present => {
    checkVersion(present, version)
    return readEvent(input, present, readTimes)
  })

/** Puts what is given over the event, with times as clients of the contract send them. */
export const mergeEvent = (ctx: Context, id: number, input: EventInput) =>
  changeEvent(ctx, id, present => readEvent(input, present, readLooseTimes))

function changeEvent(ctx: Context, id: number, change: (present: CalendarEventRow) => Columns) {
  return write(ctx, 'Changed an event', async ctx => {
    const present = await findRow(ctx, calendarEvents, id)
    return updateRow(ctx, calendarEvents, present, change(present))
  })
}

/** Deletes the event and gives back its id. */
export function deleteEvent(ctx: Context, id: number) {
  return write(ctx, 'Deleted an event', async ctx => {
    await deleteRow(ctx, calendarEvents, await findRow(ctx, calendarEvents, id))
    return id
  })
}
