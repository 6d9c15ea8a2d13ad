/** Keyboard shortcuts of the editor, by character, wherever the focus is. */
import { useEffect, useEffectEvent } from 'react'

export interface Shortcuts {
  run: () => void
  polish: () => void
  expand: () => void
  redo: () => void
  find: () => void
  /** False if nothing was running. */
  stop: () => boolean
  next: () => void
  previous: () => void
  accept: () => void
  reject: () => void
  /** False if the change has no such word. */
  second: () => boolean
  third: () => boolean
}

function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): keyof Shortcuts | undefined {
  const command = ctrlKey || metaKey
  const letter = key.toLowerCase()
  if (command && !altKey && !shiftKey && key === 'Enter') return 'run'
  if (command && !altKey && !shiftKey && letter === 'f') return 'find'
  if (command && shiftKey && !altKey) return ({ p: 'polish', e: 'expand', r: 'redo' } as const)[letter as 'p']
  if (altKey && !command && !shiftKey)
    return ({ arrowdown: 'next', arrowup: 'previous', enter: 'accept', backspace: 'reject', 2: 'second', 3: 'third' } as const)[
      letter as 'enter'
    ]
  return key === 'Escape' && !command && !shiftKey && !altKey ? 'stop' : undefined
}

export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    // Dialogs and menus handle their own keys.
    const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]')
    if (!action || event.isComposing || isElsewhere) return
    if (shortcuts[action]() === false) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    // Before the editor handles them.
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
