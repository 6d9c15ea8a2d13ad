/** Keyboard shortcuts of the calendar, and the focus of its events. */
import type { Translations } from '../../platform/languages.ts'

export const calendarKeys = ({ t }: Pick<Translations<'calendar'>, 't'>) => [
  { key: 'T', text: t('today') },
  { key: 'D', text: t('views.day') },
  { key: 'W', text: t('views.week') },
  { key: 'M', text: t('views.month') },
  { key: 'A', text: t('views.list') },
  { key: 'J', text: t('keys.next') },
  { key: 'K', text: t('keys.previous') },
  { key: 'N', text: t('add.action') },
  { key: 'Q', text: t('quickAdd.label') },
  { key: '↑ ↓', text: t('keys.focus') },
  { key: 'M', text: t('keys.move') },
  { key: 'R', text: t('keys.resize') },
  { key: 'C', text: t('keys.copy') },
  { key: '#', text: t('keys.delete') },
]

/** Key of the focused event. */
export const focusedEvent = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.event : undefined

/** Focuses the next or the previous event on the screen; false if there is none. */
export function focusNextEvent(by: 1 | -1): boolean {
  const events = [...document.querySelectorAll<HTMLElement>('[data-event]')]
  const place = events.findIndex(element => element === document.activeElement)
  const next = place < 0 ? events.at(by === 1 ? 0 : -1) : events[place + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

export const quickAddId = 'calendar-quick-add'

/** Focuses the line of quick add; on narrow screens once its panel is open. */
export function focusQuickAdd(open: (() => void) | undefined): void {
  open?.()
  setTimeout(() => document.getElementById(quickAddId)?.focus())
}
