/** The calendar: events by month, week, day, or as a list, moved by mouse and by keyboard. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { useKeys } from '../../ui/keys.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { RecordDialog } from '../../ui/record/RecordDialog.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useCalendarState } from './calendar-state.ts'
import { CalendarEventFormDocument } from './calendar.generated.ts'
import { CalendarHeader } from './CalendarHeader.tsx'
import { type CalendarItem, calendars } from './calendars.ts'
import { CalendarSide } from './CalendarSide.tsx'
import { calendarKeys, focusNextEvent, focusedEvent, focusQuickAdd } from './calendar-keys.ts'
import { useEventChanges } from './event-changes.ts'
import { defaultTimes, instantsOf, isWithin, startAt, type Times, today } from './event-times.ts'
import { FileMenu } from './FileMenu.tsx'
import { formatTimes } from './format-times.ts'
import { loadGridStyles } from './grid/load-styles.ts'
import { type KeyboardMove, type MoveKind, useKeyboardMoves } from './keyboard-moves.ts'
import { LostDialog } from './LostDialog.tsx'
import { eventIdOf, occurrenceOf } from './occurrence-key.ts'
import { noteReminder } from './reminders.ts'
import { useOccurrences } from './use-occurrences.ts'
import { useRangeEvents } from './use-range-events.ts'
import { rangeOf, titleOf } from './views.ts'

const CalendarGrid = lazyPart(
  async () => {
    const [{ CalendarGrid }] = await Promise.all([import('./grid/CalendarGrid.tsx'), loadGridStyles()])
    return CalendarGrid
  },
  { fallback: () => <Skeleton variant="rectangular" width="100%" height="100%" /> },
)
const ScopeDialog = lazyPart(async () => (await import('./ScopeDialog.tsx')).ScopeDialog)
const EventDrawer = lazyPart(async () => (await import('./EventDrawer.tsx')).EventDrawer)

export function CalendarPage() {
  const translations = useTranslations('calendar')
  const { t, lang, dir } = translations
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const state = useCalendarState(isNarrow)
  const { view, date, firstDay, zone, chosen, secondZone, dialog } = state
  const days = rangeOf(view, date, firstDay)
  const live = useRangeEvents(instantsOf(days, zone))
  const changes = useEventChanges(live.refetch)
  const [draftTimes, setDraftTimes] = useState<Times>()
  const [isSideOpen, setSideOpen] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  const announce = ({ item, times }: KeyboardMove, key: 'start' | 'step' | 'canceled', kind: MoveKind = 'move') =>
    setAnnouncement(
      t(key === 'start' ? `keyboard.start.${kind}` : `keyboard.${key}`, { title: item.event.title, when: formatTimes(times, zone, lang) }),
    )
  const keyboard = useKeyboardMoves({
    view,
    zone,
    isRtl: dir === 'rtl',
    onStart: move => announce(move, 'start', move.kind),
    onStep(move) {
      announce(move, 'step')
      if (!isWithin(move.times, days, zone)) state.show({ date: move.times.start.slice(0, 10) })
    },
    onCancel: move => announce(move, 'canceled'),
    onCommit({ kind, item, times }) {
      setAnnouncement('')
      void (kind === 'copy' ? changes.copy(item, times) : changes.move(item, times))
    },
  })

  const { events } = live
  const occurrences = useOccurrences(events, days)
  const earliest = Math.max(-1, ...events.map(({ reminder }) => reminder))
  useEffect(() => noteReminder(earliest), [earliest])
  const items = withMoves(occurrences, changes.pending, keyboard.current).filter(
    item => chosen.includes(item.event.calendar) && isWithin(item, days, zone),
  )
  const add = (times?: Times) => {
    setDraftTimes(times)
    state.open({ kind: 'add' })
  }
  const close = () => {
    setDraftTimes(undefined)
    state.open(undefined)
  }
  const itemOf = (key: string | undefined) => items.find(item => item.key === key)
  const onFocused = (run: (item: CalendarItem) => void) => () => {
    const item = itemOf(focusedEvent())
    if (!item) return false
    run(item)
    return true
  }
  const { step } = state
  const showToday = () => {
    state.showToday()
    setAnnouncement(titleOf('day', today(zone), firstDay, lang))
  }
  const forward = dir === 'rtl' ? -1 : 1
  useKeys({
    t: showToday,
    d: () => state.show({ view: 'day' }),
    w: () => state.show({ view: 'week' }),
    m: () => onFocused(item => keyboard.start('move', item))() || state.show({ view: 'month' }),
    a: () => state.show({ view: 'list' }),
    j: () => step(1),
    k: () => step(-1),
    ArrowLeft: () => step(-forward),
    ArrowRight: () => step(forward),
    ArrowDown: () => focusNextEvent(1),
    ArrowUp: () => focusNextEvent(-1),
    n: () => add(),
    q: () => focusQuickAdd(isNarrow ? () => setSideOpen(true) : undefined),
    r: onFocused(item => keyboard.start('resize', item)),
    c: onFocused(item => keyboard.start('copy', item)),
    '#': onFocused(item => void changes.remove(item)),
    Delete: onFocused(item => void changes.remove(item)),
  })
  usePageActions([{ text: t('add.action'), icon: IconCalendarPlus, keys: 'N', run: () => add() }])

  const side = (
    <CalendarSide
      date={date}
      firstDay={firstDay}
      onDay={day => {
        setSideOpen(false)
        state.show({ date: day })
      }}
      chosen={chosen}
      onChoose={state.choose}
      zone={zone}
      secondZone={secondZone}
      onSecondZone={state.setSecondZone}
      onQuickAdd={changes.create}
    />
  )
  const title = titleOf(view, date, firstDay, lang)
  const guests = [...new Set(events.flatMap(event => event.guests))].toSorted((a, b) => a.localeCompare(b, lang))
  return (
    <Box sx={pageStyles}>
      {isNarrow ? (
        <Drawer
          open={isSideOpen}
          onClose={() => setSideOpen(false)}
          slotProps={{ paper: { 'aria-label': t('side.open'), sx: drawerStyles } }}
        >
          {side}
        </Drawer>
      ) : (
        <Box component="aside" aria-label={t('side.label')} sx={sideStyles}>
          {side}
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <CalendarHeader
          title={title}
          view={view}
          onView={next => state.show({ view: next })}
          onStep={step}
          onToday={showToday}
          onAdd={() => add()}
          onSide={isNarrow ? () => setSideOpen(true) : undefined}
        >
          <KeysButton keys={calendarKeys(translations)} />
          <FileMenu zone={zone} chosen={chosen} onImport={changes.importEvents} />
        </CalendarHeader>
        <Box sx={gridStyles} aria-busy={live.data === undefined && !live.failure}>
          {live.failure ? (
            <FailureCard error={live.failure} onRetry={live.retry} />
          ) : (
            <CalendarGrid
              label={title}
              view={view}
              date={date}
              firstDay={firstDay}
              items={items}
              secondZone={secondZone}
              empty={
                live.data ? (
                  <EmptyState
                    text={t('empty')}
                    {...(chosen.length < calendars.length && { onClear: () => state.choose(calendars) })}
                    action={
                      <Button variant="outlined" onClick={() => add()}>
                        {t('add.action')}
                      </Button>
                    }
                  />
                ) : null
              }
              onOpen={item => state.open({ kind: 'edit', id: item.key })}
              onCreate={add}
              onMove={(item, times, isCopy) => void (isCopy ? changes.copy(item, times) : changes.move(item, times))}
              onDay={day => state.show({ view: 'day', date: day })}
            />
          )}
        </Box>
      </Box>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {dialog?.kind === 'add' ? (
        <EventDrawer
          key={JSON.stringify(draftTimes)}
          times={draftTimes ?? defaultTimes(date, zone)}
          zone={zone}
          guests={guests}
          {...(!draftTimes && { draft: 'event-new' })}
          onSave={async input => {
            await changes.create(input)
            return true
          }}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'edit' && dialog.id ? (
        <RecordDialog
          key={dialog.id}
          id={eventIdOf(dialog.id)}
          query={CalendarEventFormDocument}
          select={data => data.calendarEvent}
          row={events.find(({ id }) => id === eventIdOf(dialog.id ?? ''))}
          onClose={close}
        >
          {event => {
            const occurrence = occurrenceOf(dialog.id ?? '', event)
            const { start, end, allDay } = occurrence === undefined ? event : startAt(event, occurrence)
            const item = { key: dialog.id ?? '', event, start, end, allDay, ...(occurrence !== undefined && { occurrence }) }
            return (
              <EventDrawer
                event={event}
                times={item}
                zone={zone}
                guests={guests}
                draft={`event-${dialog.id ?? ''}`}
                onSave={(input, version) => changes.update(event, version, input, occurrence)}
                onClose={close}
                onDuplicate={() => {
                  close()
                  void changes.copy(item, item)
                }}
                onDelete={() => {
                  close()
                  void changes.remove(item)
                }}
              />
            )
          }}
        </RecordDialog>
      ) : null}
      {changes.question ? <ScopeDialog kind={changes.question.kind} onChoose={changes.question.answer} /> : null}
      {changes.lost ? (
        <LostDialog
          title={changes.lost.title}
          onReload={() => {
            changes.forgetLost()
            live.retry()
          }}
          onRestore={() => {
            if (changes.lost) void changes.add(changes.lost.input)
            changes.forgetLost()
          }}
        />
      ) : null}
    </Box>
  )
}

/** Events where they are being moved to; a copy stands beside its original. */
function withMoves(items: CalendarItem[], pending: ReadonlyMap<string, Times | undefined>, move: KeyboardMove | undefined): CalendarItem[] {
  const shown = items.flatMap(item => {
    if (!pending.has(item.key)) return [item]
    const times = pending.get(item.key)
    return times ? [{ ...item, ...times }] : []
  })
  if (!move) return shown
  const original = move.kind === 'copy' ? shown.map(item => (item.key === move.item.key ? { ...item, key: `${item.key}_` } : item)) : shown
  return [...original.filter(({ key }) => key !== move.item.key), { ...move.item, ...move.times }]
}

const pageStyles = { flex: 1, minHeight: 0, display: 'flex', bgcolor: 'background.paper', '@media print': { display: 'block' } }
const sideStyles = {
  width: 272,
  flexShrink: 0,
  overflowY: 'auto',
  p: 3,
  borderRight: 1,
  borderColor: 'divider',
  displayPrint: 'none',
}
const drawerStyles = { width: 304, p: 3 }
const gridStyles = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }
