/** Keys of a page. They are bound to what the key writes, never to its place, and do nothing in fields, menus and dialogs. */
import { useEffect, useEffectEvent } from 'react'
import { usePreference } from '../app/preferences.ts'

/** What each key does: `j`, `#`, `Escape`, or `mod+z` for Ctrl on most keyboards and Cmd on a Mac's. */
export type KeyActions = Record<string, () => void>

const places = 'textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="dialog"], [role="menu"], [role="listbox"]'
const fields = `input:not([type="checkbox"], [type="radio"], [type="button"]), ${places}`

/** Whether single letters do something; whoever speaks to the computer, or types by accident, switches them off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [value, write] = usePreference('singleKeys')
  return [value === 'on', on => write(on ? 'on' : 'off')]
}

export function useKeys(actions: KeyActions): void {
  const [single] = useSingleKeys()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (event.defaultPrevented || altKey || (target instanceof Element && target.closest(fields))) return
    const isModified = ctrlKey || metaKey
    if (isModified ? shiftKey : key.length === 1 && !single) return
    const name = (isModified ? 'mod+' : '') + (key.length === 1 ? key.toLowerCase() : key)
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
