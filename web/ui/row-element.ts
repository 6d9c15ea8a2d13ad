/** Props of a row's element: focus, styles, and click. */
import type { KeyboardEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRowClass } from './rejected-rows.ts'

const controls =
  'a, button, input, label, select, textarea, summary, [role="button"], [role="combobox"], [role="switch"], [contenteditable]'

/** Whether a click belongs to the row itself: not to a control in it, to a menu opened from it, or to a text selection. */
function isOnRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false
  return !target.closest(controls) && (getSelection()?.toString() ?? '') === ''
}

export function useRowElement(id: string, isSelected: boolean, href: string | undefined) {
  const navigate = useNavigate()
  const marks = useRowClass(id, isSelected)
  const openTab = () => void window.open(href, '_blank', 'noopener')
  const element = { 'data-row': id, tabIndex: -1, className: [marks, href && 'opens'].filter(Boolean).join(' ') || undefined }
  if (!href) return element
  return {
    ...element,
    onClick(event: MouseEvent) {
      if (!isOnRow(event)) return
      if (event.ctrlKey || event.metaKey) openTab()
      else if (!event.shiftKey && !event.altKey) void navigate(href)
    },
    onAuxClick(event: MouseEvent) {
      if (event.button === 1 && isOnRow(event)) openTab()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && event.target === event.currentTarget) void navigate(href)
    },
  }
}
