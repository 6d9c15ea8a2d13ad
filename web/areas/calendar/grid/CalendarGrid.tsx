/** Month, week, day, or list of events. Drags are reported and reverted; the page shows the new times. */
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventDisplayInfo,
  type SlotHeaderInfo,
} from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import classicThemePlugin from '@fullcalendar/react/themes/classic'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { date as formatInstant, digits, formatter } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { CalendarItem } from '../calendars.ts'
import { addDays, startAt, type Times } from '../event-times.ts'
import { type View, weekNumber } from '../views.ts'
import { gridStyles } from './grid-styles.ts'

export interface CalendarGridProps {
  label: string
  view: View
  /** Day of the view. */
  date: string
  firstDay: number
  items: CalendarItem[]
  /** Shown beside the reader's own. */
  secondZone: string | undefined
  /** Shown by an empty list. */
  empty: ReactNode
  onOpen: (item: CalendarItem) => void
  onCreate: (times: Times) => void
  onMove: (item: CalendarItem, times: Times, isCopy: boolean) => void
  onDay: (day: string) => void
}

const viewNames = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listMonth' } as const
const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, classicThemePlugin]

export function CalendarGrid(props: CalendarGridProps) {
  const { label, view, date, firstDay, items, secondZone, empty, onOpen, onCreate, onMove, onDay } = props
  const { t, tCount, lang, dir } = useTranslations('calendar')
  const calendar = useRef<CalendarRef>(null)
  const shown = useRef({ view, date })
  useEffect(() => {
    if (shown.current.view === view && shown.current.date === date) return
    shown.current = { view, date }
    calendar.current?.getApi().changeView(viewNames[view], date)
  }, [view, date])

  const byKey = useMemo(() => new Map(items.map(item => [item.key, item])), [items])
  const events = useMemo(
    () =>
      items.map(({ key, event, start, end, allDay }) => ({
        id: key,
        title: event.title,
        start,
        end,
        allDay,
        className: `calendar-event calendar-${event.calendar}`,
      })),
    [items],
  )
  useKeptFocus()

  const drop = (event: EventApi, revert: () => void, isCopy: boolean, keepsLength: boolean) => {
    const item = byKey.get(event.id)
    const times = timesOf(event)
    revert()
    if (item) onMove(item, keepsLength && item.allDay === times.allDay ? startAt(item, times.start) : times, isCopy)
  }
  const options: CalendarOptions = {
    eventClick({ event }) {
      const item = byKey.get(event.id)
      if (item) onOpen(item)
    },
    select({ start, end, startStr, endStr, allDay }) {
      calendar.current?.getApi().unselect()
      onCreate(
        allDay
          ? { start: startStr.slice(0, 10), end: endStr.slice(0, 10), allDay }
          : { start: start.toISOString(), end: end.toISOString(), allDay },
      )
    },
    eventDrop: ({ event, jsEvent, revert }) => drop(event, revert, 'altKey' in jsEvent && Boolean(jsEvent.altKey), true),
    eventResize: ({ event, revert }) => drop(event, revert, false, false),
    navLinkDayClick: day => onDay(localDay(day)),
    moreLinkText: count => tCount('grid.more', count),
    moreLinkHint: count => tCount('grid.moreHint', count),
    eventContent: renderEvent(byKey),
    eventDidMount({ el, event }) {
      el.dataset.event = event.id
    },
    slotHeaderContent: renderHours(secondZone),
    dayHeaderInnerClass: ({ isToday }) => `calendar-weekday ${isToday ? 'calendar-today' : ''}`,
    dayCellTopInnerClass: ({ isToday }) => `calendar-day ${isToday ? 'calendar-day-today' : ''}`,
    weekNumberCalculation: day => weekNumber(localDay(day), firstDay),
  }
  return (
    <>
      <GlobalStyles styles={gridStyles} />
      <Box role="region" aria-label={label} sx={{ flex: 1, minHeight: 0, minWidth: 0 }}>
        <FullCalendar
          ref={calendar}
          plugins={plugins}
          initialView={viewNames[view]}
          initialDate={date}
          events={events}
          headerToolbar={false}
          height="100%"
          className="calendar-look"
          popoverClass="calendar-look"
          blockEventClass="calendar-block"
          locale={lang.includes('-u-') ? lang : `${lang}-u-nu-latn`}
          direction={dir}
          firstDay={firstDay}
          weekNumbers
          weekNumberFormat={{ week: 'numeric' }}
          navLinks={view !== 'week'}
          rowEventClass="calendar-row"
          columnEventClass={({ isShort }) => (isShort ? '' : 'calendar-column')}
          listItemEventClass="calendar-row"
          nowIndicator
          editable
          selectable
          selectMirror
          unselectAuto={false}
          dayMaxEvents
          expandRows
          scrollTime="07:00:00"
          scrollTimeReset={false}
          slotDuration="00:30:00"
          snapDuration="00:15:00"
          longPressDelay={400}
          eventTimeFormat={{ hour: 'numeric', minute: '2-digit' }}
          listDayFormat={{ weekday: 'long', day: 'numeric', month: 'long' }}
          listDayAltFormat={false}
          viewClass="calendar-view"
          inlineWeekNumberClass="calendar-week"
          slotHeaderInnerClass="calendar-hour"
          allDayHeaderInnerClass="calendar-hour"
          weekNumberHeaderInnerClass="calendar-hour"
          listDayHeaderClass="calendar-list-day"
          allDayText={t('allDay')}
          timedText={t('grid.timed')}
          eventsHint={t('grid.events')}
          closeHint={t('close')}
          navLinkHint={t('grid.openDay')}
          noEventsContent={() => empty}
          headingLevel={2}
          {...options}
        />
      </Box>
    </>
  )
}

const renderEvent = (items: Map<string, CalendarItem>) => (info: EventDisplayInfo) => (
  <EventContent info={info} item={items.get(info.event.id)} />
)

const renderHours = (zone: string | undefined) => (info: SlotHeaderInfo) => <SlotHours at={info.date.getTime()} zone={zone} />

function EventContent({ info, item }: { info: EventDisplayInfo; item: CalendarItem | undefined }) {
  const { t, lang } = useTranslations('calendar')
  const { timeText, timeClass, titleClass, event, view } = info
  const isList = view.type === viewNames.list
  const isMonth = view.type === viewNames.month
  // While it is dragged, only the grid knows the time.
  const isMoving = info.isMirror || info.isDragging || item === undefined
  const time = isMoving || event.allDay ? timeText : formatHours(item, lang, isMonth)
  return (
    <>
      {time ? <div className={`${timeClass} calendar-time`}>{time}</div> : null}
      <div className={`${titleClass} calendar-name`} dir="auto">
        {event.title || ' '}
        {isList && item?.event.location ? <span className="calendar-place">{item.event.location}</span> : null}
      </div>
      {item ? (
        <VisuallyHidden>
          {`, ${t(`calendars.${item.event.calendar}`)}`}
          {item.event.location && !isList ? `, ${item.event.location}` : null}
        </VisuallyHidden>
      ) : null}
    </>
  )
}

/** An hour of the day, in the second time zone as well. */
function SlotHours({ at, zone }: { at: number; zone: string | undefined }) {
  const { lang } = useTranslations('calendar')
  const here = formatInstant(at, lang, { hour: 'numeric' })
  if (!zone) return here
  return (
    <span className="calendar-two-times">
      <span>{formatInstant(at, lang, { hour: 'numeric', minute: '2-digit', timeZone: zone })}</span>
      <span>{here}</span>
    </span>
  )
}

/** "9:30 – 10:30 AM", or the start alone. */
function formatHours({ start, end }: CalendarItem, lang: string, isShort: boolean): string {
  const isFull = (instant: string) => new Date(instant).getMinutes() === 0
  const minute = isFull(start) && (isShort || isFull(end)) ? {} : ({ minute: '2-digit' } as const)
  const format = formatter(Intl.DateTimeFormat, lang, { hour: 'numeric', ...minute, ...digits(lang) })
  return isShort ? format.format(new Date(start)) : format.formatRange(new Date(start), new Date(end))
}

function timesOf({ start, end, startStr, endStr, allDay }: EventApi): Times {
  if (allDay) return { start: startStr.slice(0, 10), end: endStr ? endStr.slice(0, 10) : addDays(startStr.slice(0, 10), 1), allDay }
  const begin = start?.getTime() ?? 0
  return { start: new Date(begin).toISOString(), end: new Date(end?.getTime() ?? begin + 3_600_000).toISOString(), allDay }
}

const two = (value: number) => String(value).padStart(2, '0')
const localDay = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The element of an event is a new one after each change of the events. */
function useKeptFocus() {
  const focused = useRef<string | undefined>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target.dataset.event
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  const restore = useEffectEvent(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-event="${CSS.escape(focused.current)}"]`)?.focus()
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => restore())
    return () => cancelAnimationFrame(frame)
  })
}
