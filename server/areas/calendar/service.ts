/** Calendar: events of five calendars, timed or all-day, once or repeating. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows, rows } from '../../db/rows.ts'
import { tooLarge } from '../../errors.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { moveSeries } from './repeat-moves.ts'
import { assertOccurrence, beginAt, endBefore, lastEndOf, occurrenceAt, readRepeat, readZone } from './repeats.ts'
import { type Calendar, type CalendarEventRow, calendarEvents } from './tables.ts'
import { readLooseTimes, readTimes, type Times } from './times.ts'

/** Fields of an event as given; those left out or null stay unchanged. */
export type EventInput = {
  readonly [K in 'title' | 'url' | 'start' | 'end' | 'location' | 'description' | 'repeat' | 'zone']?: string | null
} & {
  readonly allDay?: boolean | null
  readonly calendar?: Calendar | null
  readonly guests?: readonly string[] | null
  readonly exceptions?: readonly string[] | null
  readonly reminder?: number | null
}

/** Which occurrences of a repeating event a change is about. */
export type RepeatScope = 'THIS' | 'FOLLOWING' | 'ALL'

export interface Occurrence {
  /** Its start; null for the event itself. */
  occurrence?: string | null
  scope?: RepeatScope | null
}

interface Filter {
  calendars?: readonly Calendar[] | null
  from?: string | null
  to?: string | null
}

type Columns = Omit<CalendarEventRow, 'id' | 'version'>
type ReadTimes = (input: Partial<Times>, current: Times | null) => Times

const maxEvents = 5000

/** Events of the calendars that overlap the range, the earliest first; of a repeating one, any occurrence may. */
export function listEvents(ctx: Context, { calendars, from, to, ...args }: ListQuery<'ID'> & Filter) {
  return listRows(ctx, calendarEvents, args, { where: { calendar: calendars }, between: { start: { to }, lastEnd: { from } } })
}

export const findEvent = (ctx: Context, id: number) => findRow(ctx, calendarEvents, id)

const texts = calendarEvents.row
  .pick({
    title: true,
    url: true,
    guests: true,
    location: true,
    description: true,
    repeat: true,
    zone: true,
    exceptions: true,
    reminder: true,
  })
  .partial()

const blank: Omit<Columns, 'start' | 'end' | 'allDay' | 'lastEnd'> = {
  title: '',
  url: '',
  calendar: 'ETC',
  guests: [],
  location: '',
  description: '',
  repeat: '',
  zone: '',
  exceptions: [],
  reminder: -1,
}

/** The columns after a change, checked; the end of a series is still that of its first occurrence. */
function readColumns(input: EventInput, current: CalendarEventRow | null, readTimes: ReadTimes): Columns {
  const { start, end, allDay, calendar, ...fields } = given(input)
  const { repeat, zone, ...others } = parse(texts, current ? fields : { title: '', ...fields })
  const { id: _, version: _version, ...before } = current ?? { ...blank, id: 0, version: 0 }
  const times = readTimes(
    { ...(start !== undefined && { start }), ...(end !== undefined && { end }), ...(allDay !== undefined && { allDay }) },
    current,
  )
  const rule = repeat === undefined ? before.repeat : readRepeat(repeat)
  return {
    ...before,
    ...others,
    ...times,
    calendar: calendar ?? before.calendar,
    repeat: rule,
    zone: zone === undefined ? before.zone : readZone(zone),
    exceptions: rule === '' ? [] : (others.exceptions ?? before.exceptions),
    lastEnd: times.end,
  }
}

const withLastEnd = async <Event extends Columns>(event: Event): Promise<Event> => ({ ...event, lastEnd: await lastEndOf(event) })

const readEvent = (input: EventInput, current: CalendarEventRow | null, readTimes: ReadTimes): Promise<Columns> =>
  withLastEnd(readColumns(input, current, readTimes))

export const createEvent = async (ctx: Context, input: EventInput) => addEvent(ctx, await readEvent(input, null, readTimes))

/** Creates an event with times as clients of the contract send them. */
export const createLooseEvent = async (ctx: Context, input: EventInput) => addEvent(ctx, await readEvent(input, null, readLooseTimes))

const addEvent = (ctx: Context, event: Columns) => write(ctx, 'EVENT_ADDED', ctx => insertEvent(ctx, event))

async function insertEvent(ctx: WriteContext, event: Columns) {
  const { count, last } = await rows(ctx, calendarEvents)
    .select([sql<number>`count(*)`.as('count'), sql<number | null>`max(id)`.as('last')])
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxEvents) throw tooLarge('TOO_MANY_EVENTS', { max: maxEvents })
  // The contract's next ID is the highest one present plus 1, even after a later one was deleted.
  return insertRow(ctx, calendarEvents, { ...event, id: Number(last ?? 0) + 1 })
}

/** Changes the given fields; with a version, only if it is the current one. Returns the event that has them. */
export function updateEvent(ctx: Context, id: number, version: number | null | undefined, input: EventInput, at: Occurrence = {}) {
  return write(ctx, 'EVENT_CHANGED', async ctx => {
    const current = await findRow(ctx, calendarEvents, id)
    checkVersion(current, version)
    const { occurrence, scope } = await readOccurrence(current, at)
    if (occurrence === null) return updateRow(ctx, calendarEvents, current, await readEvent(input, current, readTimes))
    // The input is relative to the occurrence that the reader sees.
    const seen = { ...current, ...occurrenceAt(current, occurrence) }
    const changed = readColumns(input, seen, readTimes)
    if (scope === 'THIS') {
      await updateRow(ctx, calendarEvents, current, { exceptions: exclude(current, occurrence) })
      return insertEvent(ctx, { ...changed, repeat: '', exceptions: [], lastEnd: changed.end })
    }
    const isWhole = scope === 'ALL' || occurrence === current.start
    const series = isWhole ? current : { ...current, ...(await beginAt(current, occurrence)) }
    const newRule = changed.repeat === current.repeat ? undefined : changed.repeat
    const next = await withLastEnd({ ...changed, ...moveSeries(series, occurrence, changed, newRule) })
    if (isWhole) return updateRow(ctx, calendarEvents, current, next)
    await truncate(ctx, current, occurrence)
    return insertEvent(ctx, next)
  })
}

/** The occurrence that a change is about; null for the event itself. */
async function readOccurrence(event: CalendarEventRow, { occurrence = null, scope }: Occurrence) {
  if (occurrence === null || event.repeat === '') return { occurrence: null, scope: 'ALL' as const }
  await assertOccurrence(event, occurrence)
  return { occurrence, scope: scope ?? ('ALL' as const) }
}

const exclude = ({ exceptions }: CalendarEventRow, occurrence: string) =>
  parse(calendarEvents.columns.exceptions, [...exceptions, occurrence].toSorted(), 'occurrence')

async function truncate(ctx: WriteContext, event: CalendarEventRow, occurrence: string) {
  await updateRow(ctx, calendarEvents, event, await withLastEnd({ ...event, ...endBefore(event, occurrence) }))
}

/** Merges the given fields into the event, with times as clients of the contract send them. */
export function mergeEvent(ctx: Context, id: number, input: EventInput) {
  return write(ctx, 'EVENT_CHANGED', async ctx => {
    const current = await findRow(ctx, calendarEvents, id)
    return updateRow(ctx, calendarEvents, current, await readEvent(input, current, readLooseTimes))
  })
}

/** Deletes the event, or some occurrences of it, and returns its id. */
export function deleteEvent(ctx: Context, id: number, at: Occurrence = {}) {
  return write(ctx, 'EVENT_DELETED', async ctx => {
    const event = await findRow(ctx, calendarEvents, id)
    const { occurrence, scope } = await readOccurrence(event, at)
    if (occurrence !== null && scope === 'THIS') await updateRow(ctx, calendarEvents, event, { exceptions: exclude(event, occurrence) })
    else if (occurrence !== null && scope === 'FOLLOWING' && occurrence !== event.start) await truncate(ctx, event, occurrence)
    else await deleteRow(ctx, calendarEvents, event)
    return id
  })
}
