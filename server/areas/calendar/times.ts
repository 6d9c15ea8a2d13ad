/** Times of an event: instants, or dates without a time zone for all-day events; the end is exclusive. */
import { invalid } from '../../errors.ts'
import { dayMs, hourMs } from '../../time.ts'
import { day, parse } from '../../validation.ts'

export interface Times {
  start: string
  end: string
  allDay: boolean
}

const date = day()
const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

function readMoment(field: string, text: string, allDay: boolean): string {
  if (allDay) return inRange(field, parse(date, text, field))
  const time = Date.parse(text)
  if (!instantForm.test(text) || Number.isNaN(time)) throw invalid('NOT_INSTANT', { field })
  parse(date, text.slice(0, 10), field)
  return inRange(field, new Date(time).toISOString())
}

/** Limits years to four digits, so that times compare as text. */
function inRange(field: string, time: string): string {
  if (/^(?:19|2\d)\d\d-/.test(time)) return time
  throw invalid('YEAR_OUT_OF_RANGE', { field, min: 1900, max: 2999 })
}

const later = (time: string, ms: number) => {
  const moved = new Date(Date.parse(time) + ms).toISOString()
  return dayForm.test(time) ? moved.slice(0, 10) : moved
}

const lengthOf = ({ start, end }: Pick<Times, 'start' | 'end'>) => Date.parse(end) - Date.parse(start)

/** The day after the last day that a range ending here touches. */
const dayAfter = (time: string) => later(new Date(Date.parse(time) - 1).toISOString().slice(0, 10), dayMs)

/** The same times as dates, or from midnight to midnight in UTC. */
function inForm({ start, end, allDay }: Times, wanted: boolean): Times {
  if (allDay === wanted) return { start, end, allDay }
  return wanted
    ? { start: start.slice(0, 10), end: dayAfter(end), allDay: true }
    : { start: `${start}T00:00:00.000Z`, end: `${end}T00:00:00.000Z`, allDay: false }
}

/** The times after an update: moving the start moves the end, and a new event without an end gets the minimum length. */
export function readTimes(given: Partial<Times>, current: Times | null): Times {
  const allDay = given.allDay ?? current?.allDay ?? false
  const before = current && inForm(current, allDay)
  const shortest = allDay ? dayMs : hourMs
  const start = given.start === undefined ? before?.start : readMoment('start', given.start, allDay)
  if (start === undefined) throw invalid('REQUIRED', { field: 'start' })
  const end =
    given.end === undefined ? inRange('end', later(start, before ? lengthOf(before) : shortest)) : readMoment('end', given.end, allDay)
  if (end < start) throw invalid('END_BEFORE_START', { field: 'end' })
  return { start, end: allDay && end === start ? later(start, dayMs) : end, allDay }
}

/** The same for times from REST clients: the end stays unless the start moves past it. */
export function readLooseTimes(given: Partial<Times>, current: Times | null): Times {
  const allDay = given.allDay ?? current?.allDay ?? false
  const { start, end } = allDay ? toDays(given) : { start: toInstant(given.start), end: toInstant(given.end) }
  const kept = current && inForm(current, allDay).end
  const keptEnd = kept && start !== undefined && start <= kept ? kept : undefined
  const chosen = end ?? keptEnd
  return readTimes({ allDay, ...(start !== undefined && { start }), ...(chosen !== undefined && { end: chosen }) }, current)
}

/** A time without an offset is in the server's time zone; an unparseable one is passed through and rejected later. */
function toInstant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const date = new Date(dayForm.test(text) ? `${text}T00:00` : text)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

const isZoned = (text: string) => /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Dates of an all-day event. Clients send local midnights as instants, so each is rounded to the nearest midnight in
 * UTC. If the length is not a whole number of days, the times are ignored and only their dates count.
 */
function toDays({ start, end }: Partial<Times>): Partial<Times> {
  const isTimed = start !== undefined && end !== undefined && isZoned(start) && isZoned(end) && !isWholeDays(lengthOf({ start, end }))
  const toDay = (text: string) => {
    if (!isZoned(text)) return text.slice(0, 10)
    return new Date(Date.parse(text) + (isTimed ? 0 : dayMs / 2)).toISOString().slice(0, 10)
  }
  return {
    ...(start !== undefined && { start: toDay(start) }),
    ...(end !== undefined && { end: isTimed ? dayAfter(end) : toDay(end) }),
  }
}

/** Days can be an hour longer or shorter when daylight saving time changes. */
const isWholeDays = (ms: number) => ms === 0 || (ms >= dayMs - hourMs && Math.abs(ms - Math.round(ms / dayMs) * dayMs) <= hourMs)
