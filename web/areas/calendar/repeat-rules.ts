/** Rules of RFC 5545 as the form shows them: a pattern, and the last day. */
import { Temporal } from 'temporal-polyfill'
import { addDays, fromLocal, toLocal } from './event-times.ts'

export const repeatPatterns = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  biweekly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  yearly: 'FREQ=YEARLY',
} as const

/** Minutes before the start. */
export const reminderChoices = [0, 5, 10, 15, 30, 60, 120, 1440]

const partsOf = (rule: string) => rule.split(';').filter(Boolean)

export interface RepeatFields {
  /** The rule without its last day; empty for a single event. */
  repeat: string
  /** A day such as `2026-11-20`, or empty. */
  until: string
}

export function toRepeatFields(rule: string, zone: string): RepeatFields {
  const until =
    partsOf(rule)
      .find(part => part.startsWith('UNTIL='))
      ?.slice(6) ?? ''
  return {
    repeat: partsOf(rule)
      .filter(part => !part.startsWith('UNTIL='))
      .join(';'),
    until: until && dayOf(until, zone),
  }
}

function dayOf(until: string, zone: string): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  if (until.length === 8) return day
  const time = `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}`
  return toLocal(`${day}T${time}Z`, zone).slice(0, 10)
}

/** The rule of the fields; the one before if they still mean it. */
export function toRule({ repeat, until }: RepeatFields, before: string, isAllDay: boolean, zone: string): string {
  const known = toRepeatFields(before, zone)
  if (before !== '' && known.repeat === repeat && known.until === until) return before
  if (repeat === '') return ''
  const rest = partsOf(repeat).filter(part => until === '' || !part.startsWith('COUNT='))
  return [...rest, ...(until ? [`UNTIL=${isAllDay ? until.replaceAll('-', '') : lastSecondOf(until, zone)}`] : [])].join(';')
}

const lastSecondOf = (day: string, zone: string) =>
  Temporal.Instant.from(fromLocal(`${addDays(day, 1)}T00:00`, zone))
    .subtract({ seconds: 1 })
    .toString({ smallestUnit: 'second' })
    .replaceAll(/[-:]/g, '')
