import { describe, expect, test } from 'vitest'
import { parseQuickAdd } from '../../web/areas/calendar/quick-add.ts'
import { texts as ar } from '../../web/areas/calendar/locales/ar.ts'
import { texts as en } from '../../web/areas/calendar/locales/en.ts'
import { texts as fr } from '../../web/areas/calendar/locales/fr.ts'

/** Wednesday, November 18, 2026, 10 o'clock. */
const now = '2026-11-18T10:00'
const names = { en: en.calendars, fr: fr.calendars, ar: ar.calendars }

/** Title, times, calendar, and place in one line. */
function read(lang: keyof typeof names, text: string) {
  const { title, start, end, calendar, location } = parseQuickAdd(text, { lang, now, day: '2026-11-18', calendars: names[lang] })
  return [title, start, end, calendar, location].filter(Boolean).join(' | ')
}

type Cases = [text: string, expected: string][]

const english: Cases = [
  ['Lunch Fri 12-13 #family', 'Lunch | 2026-11-20T12:00 | 2026-11-20T13:00 | FAMILY'],
  ['🎂 Party 🎉 tomorrow 18:00', '🎂 Party 🎉 | 2026-11-19T18:00 | 2026-11-19T19:00'],
  ['Lunch', 'Lunch | 2026-11-18 | 2026-11-18'],
  ['Dentist tomorrow at 9:30', 'Dentist | 2026-11-19T09:30 | 2026-11-19T10:30'],
  ['Dentist tomorrow 9am', 'Dentist | 2026-11-19T09:00 | 2026-11-19T10:00'],
  ['Call Ada at 5pm', 'Call Ada | 2026-11-18T17:00 | 2026-11-18T18:00'],
  ['Call at 9', 'Call | 2026-11-19T09:00 | 2026-11-19T10:00'],
  ['Standup 9-10am mon', 'Standup | 2026-11-23T09:00 | 2026-11-23T10:00'],
  ['Workshop 11am-1pm Thursday', 'Workshop | 2026-11-19T11:00 | 2026-11-19T13:00'],
  ['Workshop 2-4pm', 'Workshop | 2026-11-18T14:00 | 2026-11-18T16:00'],
  ['Night shift today 22:00-06:00', 'Night shift | 2026-11-18T22:00 | 2026-11-19T06:00'],
  ['Review from 14:00 to 15:30 on Friday', 'Review | 2026-11-20T14:00 | 2026-11-20T15:30'],
  ['Run on Wednesday at 8', 'Run | 2026-11-25T08:00 | 2026-11-25T09:00'],
  ['Run on Wednesday at 18:00', 'Run | 2026-11-18T18:00 | 2026-11-18T19:00'],
  ['Planning 24 Nov 10:00 for 90 min', 'Planning | 2026-11-24T10:00 | 2026-11-24T11:30'],
  ['Planning Nov 24 at 10 for 2h', 'Planning | 2026-11-24T10:00 | 2026-11-24T12:00'],
  ['Planning for an hour tomorrow at noon', 'Planning | 2026-11-19T12:00 | 2026-11-19T13:00'],
  ['Fair 24-26 Nov', 'Fair | 2026-11-24 | 2026-11-26'],
  ['Fair Nov 24-26 #business', 'Fair | 2026-11-24 | 2026-11-26 | BUSINESS'],
  ['Anna’s birthday March 3', "Anna's birthday | 2027-03-03 | 2027-03-03"],
  ['Trip 2027-01-05', 'Trip | 2027-01-05 | 2027-01-05'],
  ['Trip 1/5/2027', 'Trip | 2027-01-05 | 2027-01-05'],
  ['Follow up in 3 days', 'Follow up | 2026-11-21 | 2026-11-21'],
  ['Follow up in two weeks', 'Follow up in two weeks | 2026-11-18 | 2026-11-18'],
  ['Follow up in 2 weeks 9:00', 'Follow up | 2026-12-02T09:00 | 2026-12-02T10:00'],
  ['Vacation all day friday #holiday', 'Vacation | 2026-11-20 | 2026-11-20 | HOLIDAY'],
  ['Coffee @"Café on the corner" tomorrow 15:00 #pers', 'Coffee | 2026-11-19T15:00 | 2026-11-19T16:00 | PERSONAL | Café on the corner'],
  ['Coffee @Office tomorrow', 'Coffee | 2026-11-19 | 2026-11-19 | Office'],
  ['Room 12 inspection', 'Room 12 inspection | 2026-11-18 | 2026-11-18'],
  ['Buy 3 lamps #unknown', 'Buy 3 lamps #unknown | 2026-11-18 | 2026-11-18'],
  ['Meeting on Feb 30', 'Meeting | 2026-11-18 | 2026-11-18'],
  ['Monday', 'Monday | 2026-11-23 | 2026-11-23'],
]

const french: Cases = [
  ['Déjeuner ven 12h-13h #famille', 'Déjeuner | 2026-11-20T12:00 | 2026-11-20T13:00 | FAMILY'],
  ['Dentiste demain à 9h30', 'Dentiste | 2026-11-19T09:30 | 2026-11-19T10:30'],
  ['Réunion lundi de 14h à 15h30 #travail', 'Réunion | 2026-11-23T14:00 | 2026-11-23T15:30 | BUSINESS'],
  ['Appel aujourd’hui à 17h', 'Appel | 2026-11-18T17:00 | 2026-11-18T18:00'],
  ['Appel après-demain à midi', 'Appel | 2026-11-20T12:00 | 2026-11-20T13:00'],
  ['Congés le 24 décembre', 'Congés | 2026-12-24 | 2026-12-24'],
  ['Salon 24-26 nov', 'Salon | 2026-11-24 | 2026-11-26'],
  ['Fête le 5/1', 'Fête | 2027-01-05 | 2027-01-05'],
  ['Relance dans 3 jours', 'Relance | 2026-11-21 | 2026-11-21'],
  ['Relance dans une semaine à 9h', 'Relance | 2026-11-25T09:00 | 2026-11-25T10:00'],
  ['Atelier jeudi 10h pendant 2 heures', 'Atelier | 2026-11-19T10:00 | 2026-11-19T12:00'],
  ['Anniversaire le 1er mars', 'Anniversaire | 2027-03-01 | 2027-03-01'],
]

const arabic: Cases = [
  ['غداء الجمعة 12-13 #العائلة', 'غداء | 2026-11-20T12:00 | 2026-11-20T13:00 | FAMILY'],
  ['طبيب الأسنان غدًا الساعة 9:30', 'طبيب الأسنان | 2026-11-19T09:30 | 2026-11-19T10:30'],
  ['اجتماع يوم الاثنين من ١٤ إلى ١٥ #العمل', 'اجتماع | 2026-11-23T14:00 | 2026-11-23T15:00 | BUSINESS'],
  ['اتصال اليوم الساعة 5 مساءً', 'اتصال | 2026-11-18T17:00 | 2026-11-18T18:00'],
  ['اتصال بعد غد الساعة 9 صباحا', 'اتصال | 2026-11-20T09:00 | 2026-11-20T10:00'],
  ['عطلة 24 ديسمبر', 'عطلة | 2026-12-24 | 2026-12-24'],
  ['متابعة بعد 3 أيام', 'متابعة | 2026-11-21 | 2026-11-21'],
  ['ورشة الخميس الساعة 10 لمدة ساعتين', 'ورشة | 2026-11-19T10:00 | 2026-11-19T12:00'],
]

describe.each([
  ['en', english],
  ['fr', french],
  ['ar', arabic],
] as const)('quick add in %s', (lang, cases) => {
  test.each(cases)('%s', (text, expected) => {
    expect(read(lang, text)).toBe(expected)
  })
})
