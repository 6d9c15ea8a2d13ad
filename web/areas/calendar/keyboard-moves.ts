/**
 * Moves, resizes, and copies the focused event by keyboard: arrows change its times, Enter keeps them, Escape gives up.
 * Each step is announced.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { CalendarItem } from './calendars.ts'
import { moveTimes, resizeTimes, type Step, type Times } from './event-times.ts'
import type { View } from './views.ts'

export type MoveKind = 'move' | 'resize' | 'copy'

export interface KeyboardMove {
  kind: MoveKind
  item: CalendarItem
  times: Times
}

const stepMinutes = 15

/** By one arrow key: days across, weeks or times of day down; resizing changes days across where days stand in rows. */
function stepOf(key: string, view: View, allDay: boolean, isRtl: boolean): Step | undefined {
  const across = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key]
  if (across) return { days: across }
  const down = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (!down) return undefined
  if (view === 'month') return { days: down * 7 }
  return allDay ? { days: down } : { minutes: down * stepMinutes }
}

interface MoveOptions {
  view: View
  zone: string
  isRtl: boolean
  onStart: (move: KeyboardMove) => void
  onStep: (move: KeyboardMove) => void
  onCancel: (move: KeyboardMove) => void
  onCommit: (move: KeyboardMove) => void
}

export function useKeyboardMoves({ view, zone, isRtl, ...on }: MoveOptions) {
  const [current, setCurrent] = useState<KeyboardMove>()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return
    const step = stepOf(event.key, view, current.times.allDay, isRtl)
    if (step) {
      const times = (current.kind === 'resize' ? resizeTimes : moveTimes)(current.times, step, zone)
      const next = { ...current, times }
      setCurrent(next)
      on.onStep(next)
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCurrent(undefined)
      on.onCommit(current)
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setCurrent(undefined)
      on.onCancel(current)
      if (event.key === 'Tab') return
    } else return
    event.preventDefault()
    event.stopPropagation()
  })
  const isActive = current !== undefined
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    // Captured, because the event's element opens the event on Enter.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [isActive])
  const start = (kind: MoveKind, item: CalendarItem) => {
    const move = { kind, item, times: { start: item.start, end: item.end, allDay: item.allDay } }
    setCurrent(move)
    on.onStart(move)
  }
  return { current, start }
}
