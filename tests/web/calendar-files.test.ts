import { expect, test } from 'vitest'
import { parseIcs, toIcs } from '../../web/areas/calendar/ics.ts'

const event = {
  __typename: 'CalendarEvent' as const,
  id: '7',
  version: 2,
  title: 'Tea, cake; and \\ more',
  url: 'https://tea.example/?a=1,2',
  start: '2026-11-20T09:30:00.000Z',
  end: '2026-11-20T10:30:00.000Z',
  allDay: false,
  calendar: 'FAMILY' as const,
  guests: ['Ada Lovelace', 'Brigid O’Shea: host'],
  location: 'Café "Roma"',
  repeat: 'FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270101T120000Z',
  zone: 'Europe/Berlin',
  exceptions: ['2026-11-23T09:30:00.000Z'],
  reminder: 15,
  description: `First line\nSecond line ${'äöü '.repeat(60)}`.trim(),
}

test('what is written is read again', () => {
  const days = {
    ...event,
    id: '8',
    start: '2026-11-20',
    end: '2026-11-23',
    allDay: true,
    url: '',
    guests: [],
    location: '',
    description: '',
    repeat: 'FREQ=YEARLY',
    zone: '',
    exceptions: ['2027-11-20'],
    reminder: -1,
  }
  const file = toIcs([event, days], '2026-11-18T10:00:00.000Z')
  expect(file.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file).toContain('DTSTART;TZID=Europe/Berlin:20261120T103000')
  expect(file).toContain('EXDATE;TZID=Europe/Berlin:20261123T103000')
  expect(file).toContain('DTSTART;VALUE=DATE:20261120\r\nDTEND;VALUE=DATE:20261123')
  const input = ({ __typename, id, version, ...rest }: typeof event) => rest
  expect(parseIcs(file, 'Europe/Berlin')).toEqual([input(event), input(days)])
})

const read = (lines: string[], zone = 'Europe/Berlin') =>
  parseIcs(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Tea', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\n'), zone)[0]

test.each([
  ['in UTC', ['DTSTART:20261120T093000Z', 'DTEND:20261120T100000Z'], '2026-11-20T09:30:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['in a named zone', ['DTSTART;TZID=America/New_York:20260701T090000'], '2026-07-01T13:00:00.000Z', '2026-07-01T14:00:00.000Z'],
  ['without a zone', ['DTSTART:20261120T093000', 'DURATION:PT90M'], '2026-11-20T08:30:00.000Z', '2026-11-20T10:00:00.000Z'],
  ['in an unknown zone', ['DTSTART;TZID="W. Europe":20261120T093000'], '2026-11-20T08:30:00.000Z', '2026-11-20T09:30:00.000Z'],
  ['over the change of clocks', ['DTSTART:20260329T003000', 'DURATION:P1D'], '2026-03-28T23:30:00.000Z', '2026-03-29T22:30:00.000Z'],
  [
    'with an end before its start',
    ['DTSTART:20261120T093000Z', 'DTEND:20261119T100000Z'],
    '2026-11-20T09:30:00.000Z',
    '2026-11-20T10:30:00.000Z',
  ],
  ['on days', ['DTSTART;VALUE=DATE:20261120'], '2026-11-20', '2026-11-21'],
  ['on days with a length', ['DTSTART;VALUE=DATE:20261120', 'DURATION:P1W'], '2026-11-20', '2026-11-27'],
])('an event %s', (_, lines, start, end) => {
  expect(read(lines)).toMatchObject({ title: 'Tea', start, end, allDay: start.length === 10 })
})

test('alarms, unknown lines, and files that are none are ignored', () => {
  expect(read(['DTSTART:20261120T093000Z', 'BEGIN:VALARM', 'DESCRIPTION:Ring', 'END:VALARM', 'X-A:b', 'nonsense'])).toMatchObject({
    description: '',
    url: '',
    guests: [],
    calendar: 'PERSONAL',
  })
  expect(read(['DTSTART:20260231T093000Z'])).toBeUndefined()
  expect(read(['URL:javascript:alert(1)', 'DTSTART:20261120T093000Z'])?.url).toBe('')
  for (const text of ['', 'PK\u0003\u0004', '<html></html>', 'BEGIN:VEVENT\nEND:VEVENT']) expect(parseIcs(text, 'UTC')).toEqual([])
})

test('rules, exceptions, and changed occurrences of other programs', () => {
  const file = [
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTART;TZID=Europe/Paris:20261019T090000',
    'RRULE:FREQ=WEEKLY;COUNT=5',
    'EXDATE;TZID=Europe/Paris:20261102T090000',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:a',
    'RECURRENCE-ID;TZID=Europe/Paris:20261026T090000',
    'DTSTART;TZID=Europe/Paris:20261026T110000',
    'END:VEVENT',
  ]
  const [series, changed] = parseIcs(file.join('\n'), 'UTC')
  expect(series).toMatchObject({
    start: '2026-10-19T07:00:00.000Z',
    repeat: 'FREQ=WEEKLY;COUNT=5',
    zone: 'Europe/Paris',
    exceptions: ['2026-10-26T08:00:00.000Z', '2026-11-02T08:00:00.000Z'],
    reminder: -1,
  })
  expect(changed).toMatchObject({ start: '2026-10-26T10:00:00.000Z', repeat: '' })
  expect(read(['DTSTART:20261120T093000Z', 'RRULE:FREQ=HOURLY'])).toMatchObject({ repeat: '' })
  for (const day of ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']) {
    const repeat = `FREQ=WEEKLY;INTERVAL=2;WKST=${day}`
    expect(read(['DTSTART:20261120T093000Z', `RRULE:${repeat}`])).toMatchObject({ repeat })
  }
})
