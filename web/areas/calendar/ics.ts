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
  const lines = events.flatMap(event => {
    const { id, title, start, end, allDay, calendar, guests, location, description, url, repeat, exceptions, reminder } = event
    // Clocks change in the zone of a series; other times are the same everywhere.
    const zone = repeat && !allDay && event.zone && event.zone !== 'UTC' ? event.zone : ''
    const at = (value: string) =>
      zone
        ? compact(Temporal.Instant.from(value).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' }))
        : compact(value)
    const time = (name: string, ...values: string[]) =>
      `${name}${allDay ? ';VALUE=DATE' : zone && `;TZID=${zone}`}:${values.map(at).join(',')}`
    return [
      'BEGIN:VEVENT',
      `UID:event-${id}@deskwright`,
      `DTSTAMP:${compact(now)}`,
      time('DTSTART', start),
      time('DTEND', end),
      ...(repeat ? [`RRULE:${repeat}`] : []),
      ...(exceptions.length > 0 ? [time('EXDATE', ...exceptions)] : []),
      `SUMMARY:${escapeText(title)}`,
      `CATEGORIES:${calendar}`,
      ...(location ? [`LOCATION:${escapeText(location)}`] : []),
      ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
      ...(url ? [`URL:${url}`] : []),
      ...guests.map(guest => `ATTENDEE;CN="${guest.replaceAll('"', "'")}":invalid:nomail`),
      ...(reminder < 0
        ? []
        : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escapeText(title)}`, `TRIGGER:-PT${reminder}M`, 'END:VALARM']),
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

/** Calendar programs name time zones differently. */
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

/** The events of a file. Of a rule that the calendar does not know, the first event; texts are shortened to what an event holds. */
export function parseIcs(text: string, zone: string): CalendarEventInput[] {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const found: Property[][] = []
  let current: Property[] | undefined
  /** Depth of alarms and other parts of an event. */
  let depth = 0
  for (const line of lines) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      current = []
      depth = 0
    } else if (/^END:VEVENT\s*$/i.test(line)) {
      if (current) found.push(current)
      current = undefined
    } else if (current && /^BEGIN:/i.test(line)) depth += 1
    else if (current && /^END:/i.test(line)) depth -= 1
    else if (current) {
      const property = parseLine(line)
      if (property && (depth === 0 || property.name === 'TRIGGER')) current.push(property)
    }
  }
  return found.flatMap(properties => {
    const event = toEvent(properties, zone)
    if (!event) return []
    if (!event.repeat) return [event]
    // Occurrences that were changed are separate events.
    const uid = valueOf(properties, 'UID')
    const changed = found
      .filter(other => other !== properties && valueOf(other, 'UID') === uid)
      .flatMap(other => momentsOf(other, 'RECURRENCE-ID', zone))
    return [{ ...event, exceptions: [...new Set([...(event.exceptions ?? []), ...changed])].toSorted().slice(0, 500) }]
  })
}

const valueOf = (properties: Property[], wanted: string) => properties.find(({ name }) => name === wanted)?.value ?? ''

const momentsOf = (properties: Property[], wanted: string, zone: string): string[] =>
  properties
    .filter(({ name }) => name === wanted)
    .flatMap(property => property.value.split(',').map(value => readMoment({ ...property, value }, zone)))
    .flatMap(moment => moment?.at ?? [])

const knownRule =
  /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;(?:INTERVAL=[1-9]\d?|COUNT=[1-9]\d{0,2}|UNTIL=\d{8}(?:T\d{6}Z)?|BYDAY=[-+1-5A-Z,]+|BYMONTHDAY=[-\d,]+|BYMONTH=[\d,]+|BYSETPOS=[-\d,]+|WKST=(?:MO|TU|WE|TH|FR|SA|SU)))*$/

/** The rule with its time zone and exceptions; none if the calendar does not know it. */
function readRepeat(properties: Property[], start: Property, isDay: boolean, zone: string) {
  const rule = valueOf(properties, 'RRULE').trim().toUpperCase()
  if (!knownRule.test(rule) || rule.length > 200) return { repeat: '', zone: '', exceptions: [] }
  const named = start.value.trim().endsWith('Z') ? 'UTC' : (start.params.get('TZID') ?? zone)
  const ownZone = isDay ? '' : Intl.supportedValuesOf('timeZone').includes(named) || named === 'UTC' ? named : zone
  return { repeat: rule, zone: ownZone, exceptions: momentsOf(properties, 'EXDATE', zone) }
}

/** Minutes before the start; -1 without an alarm, or with one that the calendar does not have. */
function readReminder(properties: Property[]): number {
  try {
    const before = Temporal.Duration.from(valueOf(properties, 'TRIGGER').trim()).negated()
    const minutes = Math.round(before.total({ unit: 'minute', relativeTo: '2000-01-01' }))
    return minutes >= 0 && minutes <= 1440 ? minutes : -1
  } catch {
    return -1
  }
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
    ...readRepeat(properties, startProperty, start.isDay, zone),
    reminder: readReminder(properties),
  }
}
