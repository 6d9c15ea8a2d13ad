/** Repeating events: a rule of RFC 5545 in the event's time zone, with excluded starts. */
import { Temporal } from 'temporal-polyfill'
import { invalid } from '../../errors.ts'
import { dayMs } from '../../time.ts'
import type { Times } from './times.ts'

/** The end of a series without end; it compares as text. */
export const forever = '2999-12-31T23:59:59.999Z'

const dayForm = /^\d{4}-\d{2}-\d{2}$/
const number = (max: number) => (text: string) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= max
const list = (form: RegExp, max: number) => (text: string) =>
  text.split(',').length <= max && text.split(',').every(each => form.test(each))

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString().replaceAll('-', '') === text
  } catch {
    return false
  }
}

/** Rules that repeat more often than daily, or by week number, are not supported. */
const parts: Record<string, (text: string) => boolean> = {
  FREQ: text => ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(text),
  INTERVAL: number(99),
  COUNT: number(999),
  UNTIL: text => /^(?:19|2\d)\d{6}(?:T\d{6}Z)?$/.test(text) && isDay(text.slice(0, 8)),
  BYDAY: list(/^(?:[+-]?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$/, 7),
  BYMONTHDAY: list(/^-?(?:[1-9]|[12]\d|3[01])$/, 31),
  BYMONTH: list(/^(?:[1-9]|1[0-2])$/, 12),
  BYSETPOS: list(/^-?[1-5]$/, 5),
  WKST: text => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text),
}

export type Rule = ReadonlyMap<string, string>

const notRule = () => invalid('NOT_REPEAT_RULE', { field: 'repeat' })

/** The rule in capitals, checked; empty for an event that does not repeat. */
export function readRepeat(text: string): string {
  const written = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
  if (written === '') return ''
  const rule = toRule(written)
  const isKnown = [...rule].every(([name, value]) => parts[name]?.(value))
  if (!isKnown || !rule.has('FREQ') || (rule.has('COUNT') && rule.has('UNTIL')) || written.split(';').length !== rule.size) throw notRule()
  return written
}

export const toRule = (text: string): Rule =>
  new Map(
    text.split(';').map(part => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    }),
  )
/** A day or a time as rules write it. */
export const toUntil = (time: string) => time.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
export const toText = (rule: Rule) => [...rule].map(([name, value]) => `${name}=${value}`).join(';')

export function readZone(zone: string): string {
  try {
    return zone && Temporal.Now.zonedDateTimeISO(zone).timeZoneId
  } catch {
    throw invalid('NOT_TIME_ZONE', { field: 'zone' })
  }
}

export interface Series extends Times {
  repeat: string
  /** IANA name; empty for all-day events, and means UTC for others. */
  zone: string
  /** Starts of occurrences that are left out. */
  exceptions: readonly string[]
}

export const localOf = (time: string, { allDay, zone }: Pick<Series, 'allDay' | 'zone'>) =>
  allDay
    ? Temporal.PlainDate.from(time).toPlainDateTime()
    : Temporal.Instant.from(time)
        .toZonedDateTimeISO(zone || 'UTC')
        .toPlainDateTime()

export const timeOf = (local: Temporal.PlainDateTime, { allDay, zone }: Pick<Series, 'allDay' | 'zone'>) =>
  allDay ? local.toPlainDate().toString() : new Date(local.toZonedDateTime(zone || 'UTC').epochMilliseconds).toISOString()

export const lengthOf = ({ start, end }: Pick<Times, 'start' | 'end'>) => Date.parse(end) - Date.parse(start)
export const endOf = (start: string, length: number) => {
  const end = new Date(Date.parse(start) + length).toISOString()
  return dayForm.test(start) ? end.slice(0, 10) : end
}

/**
 * Starts of the series between two times; throws if they are so many, or so rare, that looking for them takes too long. The time
 * before `from` costs nothing unless the rule counts.
 */
async function startsOf(series: Series, from: string, until: string): Promise<string[]> {
  const { RRuleTemporal } = await import('rrule-temporal')
  const zone = series.allDay ? 'UTC' : series.zone || 'UTC'
  const local = localOf(series.start, series).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
  // In UTC, a day without time is the midnight that days are computed with.
  const rruleString = `DTSTART;TZID=${zone}:${local}\nRRULE:${series.repeat}`
  // The first of two equal local times may be an hour before the start.
  const after = new Date(Date.parse(from) - dayMs)
  const find = () => new RRuleTemporal({ rruleString, includeDtstart: true }).between(after, new Date(Date.parse(until)), true)
  let found: ReturnType<typeof find>
  try {
    found = find()
  } catch {
    // The library has only errors without a code, for rules that it cannot read and those with more periods than it tries.
    throw notRule()
  }
  return found.map(({ epochMilliseconds }) => {
    const start = new Date(epochMilliseconds).toISOString()
    return series.allDay ? start.slice(0, 10) : start
  })
}

/** The end of the last occurrence; throws if the rule counts more than there are. */
export async function lastEndOf(series: Series): Promise<string> {
  const { repeat, start, end } = series
  if (repeat === '') return end
  const rule = toRule(repeat)
  const until = rule.get('UNTIL')
  if (until) {
    const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
    const last = endOf(`${day}T23:59:59.999Z`, lengthOf(series))
    return last > end ? last : end
  }
  if (!rule.has('COUNT')) return forever
  const starts = await startsOf(series, start, forever)
  if (starts.length < Number(rule.get('COUNT'))) throw notRule()
  return endOf(starts.at(-1) ?? start, lengthOf(series))
}

/** Whether the text has the form of the series' starts. */
export function isStart({ allDay }: Pick<Series, 'allDay'>, text: string): boolean {
  const time = Date.parse(text)
  const start = Number.isNaN(time) ? '' : new Date(time).toISOString()
  return text !== '' && text === (allDay ? start.slice(0, 10) : start)
}

/** Whether the series has an occurrence at this start. */
export async function assertOccurrence(series: Series, start: string): Promise<void> {
  const starts = isStart(series, start) && start >= series.start && start < forever ? await startsOf(series, start, start) : []
  if (starts.at(-1) !== start || series.exceptions.includes(start)) throw invalid('NOT_OCCURRENCE', { field: 'occurrence' })
}

/** The series up to, but not including, the occurrence. */
export function endBefore(series: Series, start: string): { repeat: string; exceptions: string[] } {
  const rule = new Map(toRule(series.repeat))
  rule.delete('COUNT')
  const last = new Date(Date.parse(start) - (series.allDay ? dayMs : 1000)).toISOString()
  rule.set('UNTIL', toUntil(series.allDay ? last.slice(0, 10) : last))
  return { repeat: toText(rule), exceptions: series.exceptions.filter(each => each < start) }
}

/** The series from the occurrence on. */
export async function beginAt(series: Series, start: string): Promise<Times & { repeat: string; exceptions: string[] }> {
  const rule = new Map(toRule(series.repeat))
  const count = rule.get('COUNT')
  if (count) rule.set('COUNT', String(Number(count) - (await startsOf(series, series.start, start)).length + 1))
  return {
    ...occurrenceAt(series, start),
    repeat: toText(rule),
    exceptions: series.exceptions.filter(each => each >= start),
  }
}

/** The times of one occurrence. */
export const occurrenceAt = (series: Times, start: string): Times => ({
  start,
  end: endOf(start, lengthOf(series)),
  allDay: series.allDay,
})
