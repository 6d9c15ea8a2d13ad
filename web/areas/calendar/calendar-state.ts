/** What the calendar shows: view, day, and open dialog in the address; filters and the second time zone on this device. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { Calendar } from '../../platform/schema.generated.ts'
import { local } from '../../platform/storage.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { calendars } from './calendars.ts'
import { ownTimeZone, today } from './event-times.ts'
import { firstDayOf, isDay, type View, views } from './views.ts'

const dialogs = ['add', 'edit'] as const
const zoneKey = 'calendar-second-zone'
const isZone = (zone: string | undefined) => zone !== undefined && Intl.supportedValuesOf('timeZone').includes(zone)

export function useCalendarState(isNarrow: boolean) {
  const { lang } = useTranslations('calendar')
  const [params, setParams] = useSearchParams()
  const [dialog, open] = useDialogParam(dialogs)
  const [zone] = useState(ownTimeZone)
  const [secondZone, setZone] = useState(() => local.read(zoneKey))
  const day = params.get('date')
  const date = isDay(day) ? day : today(zone)
  // A month has no room for names on a phone.
  const view = views.find(each => each === params.get('view')) ?? (isNarrow ? 'list' : 'month')
  const filter = params.get('calendars')
  const chosen = filter === null ? calendars : calendars.filter(each => filter.split(',').includes(each))

  const change = (values: Record<string, string | undefined>) =>
    setParams(
      now => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    view,
    date,
    zone,
    chosen,
    dialog,
    open,
    firstDay: firstDayOf(lang, navigator.languages),
    secondZone: isZone(secondZone) ? secondZone : undefined,
    show: (wanted: { view?: View; date?: string }) => change(wanted),
    showToday: () => change({ date: undefined }),
    choose: (wanted: readonly Calendar[]) => change({ calendars: wanted.length === calendars.length ? undefined : wanted.join(',') }),
    setSecondZone: (next: string | undefined) => {
      setZone(next)
      local.write(zoneKey, next)
    },
  }
}
