/** When an event is: instants, or whole days that hold wherever one is, the end excluded. */
import { invalid } from '../../errors.ts'
import { readDay } from '../../rules.ts'
import { hourMs } from '../../time.ts'

export interface Times {
  start: string
  end: string
  allDay: boolean
}

const dayMs = 24 * hourMs

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

function readMoment(field: string, text: string, allDay: boolean): string {
  if (allDay) return inRange(field, readDay(field, text))
  const time = Date.parse(text)
  if (!instantForm.test(text) || Number.isNaN(time)) throw invalid(field, `${field} must be an instant such as 2026-11-21T09:30:00Z`)
  readDay(field, text.slice(0, 10))
  return inRange(field, new Date(time).toISOString())
}

/** Years of four digits, so that times compare as text. */
function inRange(field: string, time: string): string {
  if (/^(?:19|2\d)\d\d-/.test(time)) return time
  throw invalid(field, `${field} must be in the years 1900 to 2999`)
}

const later = (time: string, ms: number) => {
  const moved = new Date(Date.parse(time) + ms).toISOString()
  return dayForm.test(time) ? moved.slice(0, 10) : moved
}

const lengthOf = ({ start, end }: Pick<Times, 'start' | 'end'>) => Date.parse(end) - Date.parse(start)

/** The first day after a time: the excluded end of the days that end with it. */
const dayAfter = (time: string) => later(new Date(Date.parse(time) - 1).toISOString().slice(0, 10), dayMs)

/** The same event as whole days, or from midnight to midnight in UTC. */
function inForm({ start, end, allDay }: Times, wanted: boolean): Times {
  if (allDay === wanted) return { start, end, allDay }
  return wanted
    ? { start: start.slice(0, 10), end: dayAfter(end), allDay: true }
    : { start: `${start}T00:00:00.000Z`, end: `${end}T00:00:00.000Z`, allDay: false }
}

/** When an event is after a change: a moved start carries the end along, and a new event without an end has the shortest. */
export function readTimes(given: Partial<Times>, present: Times | null): Times {
  const allDay = given.allDay ?? present?.allDay ?? false
  const before = present && inForm(present, allDay)
  const shortest = allDay ? dayMs : hourMs
  const start = given.start === undefined ? before?.start : readMoment('start', given.start, allDay)
  if (start === undefined) throw invalid('start', 'start must be given')
  const end =
    given.end === undefined ? inRange('end', later(start, before ? lengthOf(before) : shortest)) : readMoment('end', given.end, allDay)
  if (end < start) throw invalid('end', 'end must not be before start')
  return { start, end: allDay && end === start ? later(start, dayMs) : end, allDay }
}

/** The same for times as clients of the contract send them, where a start that is moved before the end leaves it alone. */
export function readLooseTimes(given: Partial<Times>, present: Times | null): Times {
  const allDay = given.allDay ?? present?.allDay ?? false
  const { start, end } = allDay ? toDays(given) : { start: toInstant(given.start), end: toInstant(given.end) }
  const kept = present && inForm(present, allDay).end
  const keptEnd = kept && start !== undefined && start <= kept ? kept : undefined
  const chosen = end ?? keptEnd
  return readTimes({ allDay, ...(start !== undefined && { start }), ...(chosen !== undefined && { end: chosen }) }, present)
}

/** A time without a zone is in that of the server; what cannot be read stays as it is, to be refused. */
function toInstant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const date = new Date(dayForm.test(text) ? `${text}T00:00` : text)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

const isZoned = (text: string) => /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Days of an event that takes whole ones. Clients send the midnights of their own zone as instants, which the nearest
 * midnight in UTC tells; only where the length is not one of days, the times were left from before and their days count.
 */
function toDays({ start, end }: Partial<Times>): Partial<Times> {
  const isTimed = start !== undefined && end !== undefined && isZoned(start) && isZoned(end) && !isWholeDays(lengthOf({ start, end }))
  const day = (text: string) => {
    if (!isZoned(text)) return text.slice(0, 10)
    return new Date(Date.parse(text) + (isTimed ? 0 : dayMs / 2)).toISOString().slice(0, 10)
  }
  return {
    ...(start !== undefined && { start: day(start) }),
    ...(end !== undefined && { end: isTimed ? dayAfter(end) : day(end) }),
  }
}

/** Days have an hour more or less where clocks are changed. */
const isWholeDays = (ms: number) => ms === 0 || (ms >= dayMs - hourMs && Math.abs(ms - Math.round(ms / dayMs) * dayMs) <= hourMs)
