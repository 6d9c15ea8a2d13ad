/** What the calendar shows: view, day, and open dialog in the address; filters and the second time zone on this device. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { Calendar } from '../../platform/schema.generated.ts'
import { local } from '../../platform/storage.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { calendars } from './calendars.ts'
import { ownTimeZone, today } from './event-times.ts'
import { firstDayOf, isDay, stepDate, type View, views } from './views.ts'

const dialogs = ['add', 'edit'] as const
const zoneKey = 'calendar-second-zone'
const isZone = (zone: string | undefined) => zone !== undefined && Intl.supportedValuesOf('timeZone').includes(zone)

export function useCalendarState(isNarrow: boolean) {
  const { lang } = useTranslations('calendar')
  const [params, setParams] = useSearchParams()
  const [dialog, open] = useDialogParam(dialogs)
  const [zone] = useState(ownTimeZone)
  const [secondZone, setZone] = useState(() => local.read(zoneKey))
  const placeIn = (address: URLSearchParams) => {
    const day = address.get('date')
    return {
      date: isDay(day) ? day : today(zone),
      // A month has no room for names on a phone.
      view: views.find(each => each === address.get('view')) ?? (isNarrow ? 'list' : 'month'),
    }
  }
  const { view, date } = placeIn(params)
  const filter = params.get('calendars')
  const chosen = filter === null ? calendars : calendars.filter(each => filter.split(',').includes(each))

  // The address is ahead of what is drawn when keys are pressed quickly.
  const latest = () => new URLSearchParams(window.location.search)
  const change = (values: Record<string, string | undefined>) =>
    setParams(
      () => {
        const next = latest()
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
    step: (by: number) => {
      const place = placeIn(latest())
      change({ date: stepDate(place.view, place.date, by) })
    },
    showToday: () => change({ date: undefined }),
    choose: (wanted: readonly Calendar[]) => change({ calendars: wanted.length === calendars.length ? undefined : wanted.join(',') }),
    setSecondZone: (next: string | undefined) => {
      setZone(next)
      local.write(zoneKey, next)
    },
  }
}
