/** Which events to remind of, each once on this device. */
import { getSession } from '../../platform/session.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'
import type { CalendarItem } from './calendars.ts'
import { fromLocal } from './event-times.ts'

const minuteMs = 60_000
const maxKept = 200

/** Set while the account has reminders, so that other accounts are not asked for events on every page. */
const flagOf = () => `calendar-reminders:${getSession().email}`
const shownKey = () => `calendar-reminded:${getSession().email}`

export const noteReminder = (minutes: number | null | undefined): void => {
  if (typeof minutes === 'number' && minutes >= 0) local.write(flagOf(), '1')
}

/** Reminders whose time has come, until a minute after the event has begun. */
export function dueReminders(items: readonly CalendarItem[], now: number, zone: string): CalendarItem[] {
  return items.filter(({ event, start, allDay }) => {
    if (event.reminder < 0) return false
    const begins = Date.parse(allDay ? fromLocal(`${start}T00:00`, zone) : start)
    return begins - event.reminder * minuteMs <= now && now < begins + minuteMs
  })
}

/** Those not shown yet, in any window of this browser; they count as shown from now on. */
export function takeReminders(due: readonly CalendarItem[]): CalendarItem[] {
  const stored = readJson(local, shownKey())
  const shown = Array.isArray(stored) ? stored.map(String) : []
  const markOf = ({ event, start }: CalendarItem) => `${event.id} ${start} ${event.reminder}`
  const fresh = due.filter(item => !shown.includes(markOf(item)))
  if (fresh.length > 0) writeJson(local, shownKey(), [...shown, ...fresh.map(markOf)].slice(-maxKept))
  return fresh
}
