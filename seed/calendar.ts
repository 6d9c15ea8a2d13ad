/** Fourteen events of a small store team and of one member's private life, around today. */
import type { Calendar } from '../server/areas/calendar/tables.ts'
import { type PersonKey, people } from '../server/demo/people.ts'
import { minuteMs } from '../server/time.ts'

interface Entry {
  title: string
  calendar: Calendar
  /** Days from today. */
  day: number
  /** Time of day in UTC and duration in minutes; or, for all-day events, the number of days. */
  at?: [hours: number, minutes: number, takes: number]
  days?: number
  url?: string
  guests?: PersonKey[]
  location?: string
  description?: string
}

const entries: Entry[] = [
  {
    title: 'Inventory count',
    calendar: 'BUSINESS',
    day: -9,
    days: 2,
    guests: ['joseph-banda', 'grace-wanjiku', 'brigid-oshea'],
    location: 'Warehouse',
    description: 'Shelf by shelf, two people each: one counts, one writes.',
  },
  { title: 'Dentist', calendar: 'PERSONAL', day: -6, at: [8, 15, 45], location: 'Lindengasse 4, second floor' },
  {
    title: 'Chess with Omar',
    calendar: 'ETC',
    day: -4,
    at: [18, 0, 120],
    guests: ['omar-haddad'],
    location: 'Café on the corner',
    description: 'He has White.',
  },
  {
    title: 'Fall sales review',
    calendar: 'BUSINESS',
    day: -2,
    at: [13, 0, 90],
    guests: ['priya-raman', 'benjamin-adler', 'samuel-mensah'],
    url: 'https://meet.example/fall-sales',
    description: 'Five charts, five sentences. Bring one question each.',
  },
  { title: 'Pick up the twins', calendar: 'FAMILY', day: 0, at: [15, 30, 30], location: 'Primary school, side gate' },
  {
    title: 'Catalog: first sixteen pages',
    calendar: 'BUSINESS',
    day: 0,
    at: [9, 0, 60],
    guests: ['sofia-papadopoulou', 'nikhil-desai', 'hannah-vogt'],
    location: 'The long table',
    description: 'Lamps, then the desk. Decide which photo opens the book.',
  },
  {
    title: 'Grandmother turns eighty',
    calendar: 'FAMILY',
    day: 1,
    days: 1,
    description: 'Flowers are ordered; the cake comes from Linnea.',
  },
  {
    title: 'Daylight pictures of the new glazes',
    calendar: 'BUSINESS',
    day: 2,
    at: [7, 30, 180],
    guests: ['yuki-tanabe', 'kwame-boateng'],
    location: 'North window',
  },
  { title: 'Swimming', calendar: 'PERSONAL', day: 3, at: [17, 0, 60], location: 'Old baths' },
  {
    title: 'Open evening with the potters',
    calendar: 'BUSINESS',
    day: 5,
    at: [17, 30, 150],
    guests: ['mei-ling-chen', 'aiko-mori', 'kenji-watanabe'],
    location: 'Shop',
    url: 'https://shop.example/open-evening',
    description: 'Nine of twelve have said yes. Chairs come from the neighbours.',
  },
  {
    title: 'Long weekend by the sea',
    calendar: 'HOLIDAY',
    day: 8,
    days: 4,
    guests: ['leila-benali'],
    description: 'Train at 7:40, platform 3.',
  },
  { title: 'Book club', calendar: 'ETC', day: 13, at: [18, 30, 90], guests: ['thandi-nkosi', 'rosa-jimenez'], location: 'At Rosa’s' },
  {
    title: 'Renew the passport',
    calendar: 'PERSONAL',
    day: 16,
    at: [10, 20, 20],
    location: 'Town hall, room 12',
    description: 'Two photographs.',
  },
  { title: 'Winter closing', calendar: 'HOLIDAY', day: 20, days: 5, description: 'The shop answers letters again on the day after.' },
]

const dayMs = 24 * 60 * minuteMs

export function calendarEventRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const dayOf = (day: number) => new Date(today + day * dayMs).toISOString().slice(0, 10)
  return entries.map(({ title, calendar, day, at, days = 1, url = '', guests = [], location = '', description = '' }, index) => {
    const [hours, minutes, takes] = at ?? [0, 0, 0]
    const from = today + day * dayMs + (hours * 60 + minutes) * minuteMs
    const end = at ? new Date(from + takes * minuteMs).toISOString() : dayOf(day + days)
    return {
      id: index + 1,
      title,
      url,
      start: at ? new Date(from).toISOString() : dayOf(day),
      end,
      allDay: !at,
      calendar,
      guests: guests.map(key => people[key].name),
      location,
      description,
      repeat: '',
      zone: '',
      exceptions: [],
      reminder: -1,
      lastEnd: end,
    }
  })
}
