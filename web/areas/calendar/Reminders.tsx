/** Reminds of events while any page is open. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { notify } from '../../ui/notify.ts'
import { useCalendarRangeQuery } from './calendar.generated.ts'
import type { EventRow } from './calendars.ts'
import { addDays, daysOf, instantsOf, ownTimeZone, today } from './event-times.ts'
import { formatTimes } from './format-times.ts'
import { dueReminders, takeReminders } from './reminders.ts'
import { useOccurrences } from './use-occurrences.ts'

const checkMs = 15_000
/** Messages stay until they are noticed. */
const shownMs = 300_000

const none: EventRow[] = []

export function Reminders() {
  const { t, lang } = useTranslations('calendar')
  const navigate = useNavigate()
  const [zone] = useState(ownTimeZone)
  const [day, setDay] = useState(() => today(zone))
  // Reminders are at most a day ahead.
  const days = { from: day, to: addDays(day, 2) }
  const { data } = useLive(useCalendarRangeQuery({ variables: instantsOf(days, zone) }), ['CALENDAR'])
  const items = useOccurrences(data?.calendarEvents.items ?? none, days)
  const check = useEffectEvent(() => {
    setDay(today(zone))
    for (const item of takeReminders(dueReminders(items, Date.now(), zone)))
      notify({
        text: t('due.text', { title: item.event.title, when: formatTimes(item, zone, lang) }),
        timeout: shownMs,
        topic: `reminder ${item.key}`,
        action: {
          label: t('due.open'),
          run: () => void navigate(`/apps/calendar?date=${daysOf(item, zone).first}&open=edit-${item.key}`),
        },
      })
  })
  useEffect(() => {
    const timer = setInterval(() => check(), checkMs)
    return () => clearInterval(timer)
  }, [])
  return null
}
