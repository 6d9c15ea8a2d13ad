/** Times of events in the reader's time zone, right across daylight saving changes. */
import { Temporal } from 'temporal-polyfill'

/** As the server keeps them: instants, or dates for all-day events; the end is exclusive. */
export interface Times {
  start: string
  end: string
  allDay: boolean
}

/** Times of a form: local, `2026-11-20T09:30`, or the first and the last day, `2026-11-20`. */
export type FormTimes = Times

export const ownTimeZone = (): string => Temporal.Now.timeZoneId()

export const today = (zone: string): string => Temporal.Now.plainDateISO(zone).toString()

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

export const toLocal = (instant: string, zone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** A skipped local time is moved forward, of a repeated one the first is taken. */
export const fromLocal = (written: string, zone: string): string =>
  toIso(Temporal.PlainDateTime.from(written).toZonedDateTime(zone).epochMilliseconds)

const toIso = (ms: number) => new Date(ms).toISOString()
const instantOf = (day: string, zone: string) => fromLocal(`${day}T00:00`, zone)

export const lengthOf = ({ start, end }: Pick<Times, 'start' | 'end'>): number => Date.parse(end) - Date.parse(start)

/** The same length from another start. */
export function startAt(times: Times, start: string): Times {
  const { allDay } = times
  return { start, end: allDay ? addDays(start, lengthOf(times) / dayMs) : toIso(Date.parse(start) + lengthOf(times)), allDay }
}

const dayMs = 86_400_000
const minuteMs = 60_000
/** Shortest timed event that the keyboard makes. */
const shortestMinutes = 15

export interface Step {
  days?: number
  minutes?: number
}

/** Days keep the local time of day, whatever the clock does in between. */
export function moveTimes(times: Times, step: Step, zone: string): Times {
  return startAt(times, times.allDay ? addDays(times.start, step.days ?? 0) : shift(times.start, step, zone))
}

/** Moves the end; the event stays at least a quarter of an hour or a day long. */
export function resizeTimes(times: Times, step: Step, zone: string): Times {
  const { start, end, allDay } = times
  if (allDay) {
    const moved = addDays(end, step.days ?? 0)
    return { start, end: moved > start ? moved : addDays(start, 1), allDay }
  }
  const least = Date.parse(start) + shortestMinutes * minuteMs
  return { start, end: toIso(Math.max(Date.parse(shift(end, step, zone)), least)), allDay }
}

const shift = (instant: string, { days = 0, minutes = 0 }: Step, zone: string) =>
  toIso(Temporal.Instant.from(instant).toZonedDateTimeISO(zone).add({ days, minutes }).epochMilliseconds)

/** First and last day that an event touches. */
export function daysOf({ start, end, allDay }: Times, zone: string): { first: string; last: string } {
  if (allDay) return { first: start, last: addDays(end, -1) }
  const last = toLocal(toIso(Math.max(Date.parse(end) - 1, Date.parse(start))), zone)
  return { first: toLocal(start, zone).slice(0, 10), last: last.slice(0, 10) }
}

/** Whether the event touches the days, of which the last one is exclusive. */
export function isWithin(times: Times, range: { from: string; to: string }, zone: string): boolean {
  const { first, last } = daysOf(times, zone)
  return first < range.to && last >= range.from
}

/** A day's instants, and one day more on each side, because all-day events have no time zone. */
export const instantsOf = ({ from, to }: { from: string; to: string }, zone: string) => ({
  from: instantOf(addDays(from, -1), zone),
  to: instantOf(addDays(to, 1), zone),
})

/** All-day events show their last day. */
export function toForm({ start, end, allDay }: Times, zone: string): FormTimes {
  return allDay ? { start, end: addDays(end, -1), allDay } : { start: toLocal(start, zone), end: toLocal(end, zone), allDay }
}

export function fromForm({ start, end, allDay }: FormTimes, zone: string): Times {
  return allDay ? { start, end: addDays(end, 1), allDay } : { start: fromLocal(start, zone), end: fromLocal(end, zone), allDay }
}

/** The end of a form after its start was changed: the length stays. */
export function carryEnd(before: { start: string; end: string }, start: string, zone: string): string {
  if (start.length === 10) return addDays(before.end, (Date.parse(start) - Date.parse(before.start)) / dayMs)
  const times = { start: fromLocal(before.start, zone), end: fromLocal(before.end, zone), allDay: false }
  return toLocal(startAt(times, fromLocal(start, zone)).end, zone)
}

/** The next full hour of the day, or 9 o'clock on other days, for an hour. */
export function defaultTimes(day: string, zone: string): Times {
  const now = Temporal.Now.zonedDateTimeISO(zone)
  const time = day === now.toPlainDate().toString() && now.hour < 23 ? `${String(now.hour + 1).padStart(2, '0')}:00` : '09:00'
  const start = fromLocal(`${day}T${time}`, zone)
  return { start, end: toIso(Date.parse(start) + 60 * minuteMs), allDay: false }
}
