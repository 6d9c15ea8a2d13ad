/** Events as iCalendar files (RFC 5545), written and read. */
import { Temporal } from 'temporal-polyfill'
import type { Calendar, CalendarEventInput } from '../../platform/schema.generated.ts'
import { calendars, type EventRow } from './calendars.ts'
import { addDays } from './event-times.ts'

const escapeText = (text: string) => text.replace(/[\\;,]/g, character => `\\${character}`).replace(/\r?\n/g, '\\n')
const unescapeText = (text: string) => text.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))

/** Lines of at most 75 bytes; the rest continues after a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 74) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

const compact = (time: string) => time.replace(/\.\d+(?=Z$)/, '').replace(/[-:]/g, '')

export function toIcs(events: readonly EventRow[], now: string): string {
  const lines = events.flatMap(({ id, title, start, end, allDay, calendar, guests, location, description, url }) => {
    const time = (name: string, value: string) => `${name}${allDay ? ';VALUE=DATE' : ''}:${compact(value)}`
    return [
      'BEGIN:VEVENT',
      `UID:event-${id}@deskwright`,
      `DTSTAMP:${compact(now)}`,
      time('DTSTART', start),
      time('DTEND', end),
      `SUMMARY:${escapeText(title)}`,
      `CATEGORIES:${calendar}`,
      ...(location ? [`LOCATION:${escapeText(location)}`] : []),
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      ...guests.map(guest => `ATTENDEE;CN="${guest.replaceAll('"', "'")}":invalid:nomail`),
      'END:VEVENT',
    ]
  })
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Deskwright//Calendar//EN', 'CALSCALE:GREGORIAN', ...lines, 'END:VCALENDAR']
  return `${all.map(foldLine).join('\r\n')}\r\n`
}

interface Property {
  name: string
  params: Map<string, string>
  value: string
}

function parseLine(line: string): Property | undefined {
  const found = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^;:"]*)(?:,(?:"[^"]*"|[^;:",]*))*)*):(.*)$/s.exec(line)
  if (!found) return undefined
  const params = [...(found[2] ?? '').matchAll(/;([\w-]+)=("[^"]*"|[^;]*)/g)].map(([, name = '', value = '']) => {
    return [name.toUpperCase(), value.replace(/^"|"$/g, '')] as const
  })
  return { name: (found[1] ?? '').toUpperCase(), params: new Map(params), value: found[3] ?? '' }
}

interface Moment {
  /** A day, or an instant. */
  at: string
  isDay: boolean
}

/** Undefined if it is no time. A time without a time zone is the reader's. */
function readMoment({ value, params }: Property, zone: string): Moment | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z?))?$/.exec(value.trim())
  if (!found) return undefined
  const [, year, month, day, hour, minute, second = '00', isUtc] = found
  const date = `${year}-${month}-${day}`
  try {
    if (hour === undefined) return { at: Temporal.PlainDate.from(date, { overflow: 'reject' }).toString(), isDay: true }
    const local = Temporal.PlainDateTime.from(`${date}T${hour}:${minute}:${second}`, { overflow: 'reject' })
    const zones = isUtc ? ['UTC'] : [params.get('TZID') ?? zone, zone]
    return { at: new Date(inFirstZone(local, zones)).toISOString(), isDay: false }
  } catch {
    return undefined
  }
}

/** Calendar programs have time zones of their own names. */
function inFirstZone(local: Temporal.PlainDateTime, zones: string[]): number {
  for (const zone of zones) {
    try {
      return local.toZonedDateTime(zone).epochMilliseconds
    } catch {
      // Unknown; the next one is taken.
    }
  }
  return local.toZonedDateTime('UTC').epochMilliseconds
}

function readEnd(start: Moment, properties: Property[], zone: string): string {
  const end = properties.find(({ name }) => name === 'DTEND')
  const moment = end && readMoment(end, zone)
  if (moment && moment.isDay === start.isDay && moment.at > start.at) return moment.at
  const duration = properties.find(({ name }) => name === 'DURATION')?.value
  try {
    const length = Temporal.Duration.from(duration ?? (start.isDay ? 'P1D' : 'PT1H'))
    if (start.isDay) return addDays(start.at, Math.max(length.days + length.weeks * 7, 1))
    return new Date(Temporal.Instant.from(start.at).toZonedDateTimeISO(zone).add(length).epochMilliseconds).toISOString()
  } catch {
    return start.isDay ? addDays(start.at, 1) : start.at
  }
}

const schemes = ['https:', 'http:', 'mailto:']
const isUrl = (text: string) => text.length <= 500 && URL.canParse(text) && schemes.includes(new URL(text).protocol)

/** The events of a file; of a repeating one the first. Texts are shortened to what an event holds. */
export function parseIcs(text: string, zone: string): CalendarEventInput[] {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const events: CalendarEventInput[] = []
  let current: Property[] | undefined
  /** Depth of alarms and other parts of an event. */
  let depth = 0
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      current = []
      depth = 0
    } else if (/^END:VEVENT\s*$/i.test(line)) {
      const event = current && toEvent(current, zone)
      if (event) events.push(event)
      current = undefined
    } else if (current && /^BEGIN:/i.test(line)) depth += 1
    else if (current && /^END:/i.test(line)) depth -= 1
    else if (current && depth === 0) {
      const property = parseLine(line)
      if (property) current.push(property)
    }
  }
  return events
}

function toEvent(properties: Property[], zone: string): CalendarEventInput | undefined {
  const startProperty = properties.find(({ name }) => name === 'DTSTART')
  const start = startProperty && readMoment(startProperty, zone)
  if (!start) return undefined
  const textOf = (wanted: string, length: number) =>
    unescapeText(properties.find(({ name }) => name === wanted)?.value ?? '')
      .trim()
      .slice(0, length)
  const category = textOf('CATEGORIES', 120).toUpperCase().split(',')
  const guests = properties
    .filter(({ name }) => name === 'ATTENDEE')
    .map(({ params, value }) => (params.get('CN') ?? value.replace(/^mailto:/i, '')).trim().slice(0, 120))
  const url = textOf('URL', 2000)
  return {
    title: textOf('SUMMARY', 120) || '—',
    start: start.at,
    end: readEnd(start, properties, zone),
    allDay: start.isDay,
    calendar: calendars.find((each): each is Calendar => category.includes(each)) ?? 'PERSONAL',
    location: textOf('LOCATION', 200),
    description: textOf('DESCRIPTION', 2000),
    url: isUrl(url) ? url : '',
    guests: [...new Set(guests)].filter(Boolean).slice(0, 50),
  }
}
