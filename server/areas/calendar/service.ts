/** Calendar: events of five calendars, timed or all-day. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows, rows } from '../../db/rows.ts'
import { tooLarge } from '../../errors.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { type Calendar, type CalendarEventRow, calendarEvents } from './tables.ts'
import { readLooseTimes, readTimes, type Times } from './times.ts'

/** Fields of an event as given; those left out or null stay unchanged. */
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
type ReadTimes = (input: Partial<Times>, current: Times | null) => Times

const maxEvents = 1000

/** Events of the calendars that overlap the range, the earliest first. */
export function listEvents(ctx: Context, { calendars, from, to, ...args }: ListQuery<'ID'> & Filter) {
  return listRows(ctx, calendarEvents, args, { where: { calendar: calendars }, between: { start: { to }, end: { from } } })
}

export const findEvent = (ctx: Context, id: number) => findRow(ctx, calendarEvents, id)

const texts = calendarEvents.row.pick({ title: true, url: true, guests: true, location: true, description: true }).partial()

const blank: Pick<Columns, 'title' | 'url' | 'calendar' | 'guests' | 'location' | 'description'> = {
  title: '',
  url: '',
  calendar: 'ETC',
  guests: [],
  location: '',
  description: '',
}

/** The columns after a change, checked. */
function readEvent(input: EventInput, current: CalendarEventRow | null, readTimes: ReadTimes): Columns {
  const { start, end, allDay, calendar, ...fields } = given(input)
  const { title, url, guests, location, description } = parse(texts, current ? fields : { title: '', ...fields })
  const before = current ?? blank
  return {
    title: title ?? before.title,
    url: url ?? before.url,
    ...readTimes(
      { ...(start !== undefined && { start }), ...(end !== undefined && { end }), ...(allDay !== undefined && { allDay }) },
      current,
    ),
    calendar: calendar ?? before.calendar,
    guests: guests ?? before.guests,
    location: location ?? before.location,
    description: description ?? before.description,
  }
}

export const createEvent = (ctx: Context, input: EventInput) => addEvent(ctx, readEvent(input, null, readTimes))

/** Creates an event with times as clients of the contract send them. */
export const createLooseEvent = (ctx: Context, input: EventInput) => addEvent(ctx, readEvent(input, null, readLooseTimes))

function addEvent(ctx: Context, event: Columns) {
  return write(ctx, 'EVENT_ADDED', async ctx => {
    const { count, last } = await rows(ctx, calendarEvents)
      .select([sql<number>`count(*)`.as('count'), sql<number | null>`max(id)`.as('last')])
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxEvents) throw tooLarge('TOO_MANY_EVENTS', { max: maxEvents })
    // The contract's next ID is the highest one present plus 1, even after a later one was deleted.
    return insertRow(ctx, calendarEvents, { ...event, id: Number(last ?? 0) + 1 })
  })
}

/** Changes the given fields; with a version, only if it is the current one. */
export const updateEvent = (ctx: Context, id: number, version: number | null | undefined, input: EventInput) =>
  changeEvent(ctx, id, current => {
    checkVersion(current, version)
    return readEvent(input, current, readTimes)
  })

/** Merges the given fields into the event, with times as clients of the contract send them. */
export const mergeEvent = (ctx: Context, id: number, input: EventInput) =>
  changeEvent(ctx, id, current => readEvent(input, current, readLooseTimes))

function changeEvent(ctx: Context, id: number, change: (current: CalendarEventRow) => Columns) {
  return write(ctx, 'EVENT_CHANGED', async ctx => {
    const current = await findRow(ctx, calendarEvents, id)
    return updateRow(ctx, calendarEvents, current, change(current))
  })
}

/** Deletes the event and returns its id. */
export function deleteEvent(ctx: Context, id: number) {
  return write(ctx, 'EVENT_DELETED', async ctx => {
    await deleteRow(ctx, calendarEvents, await findRow(ctx, calendarEvents, id))
    return id
  })
}
