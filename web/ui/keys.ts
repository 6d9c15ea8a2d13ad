/**
 * Keyboard shortcuts of a page and of the application. They match the typed character, not the physical key, and are off
 * in fields, menus, and dialogs.
 */
import { useEffect, useEffectEvent } from 'react'
import { usePreference } from '../platform/preferences.ts'

/**
 * Actions by key: `j`, `#`, `Escape`, `g o` for a sequence, or `mod+z` for Ctrl, and Cmd on a Mac. `shift+u` is used instead
 * of `u` if there is one. An action that returns
 * false passes the key to earlier bindings.
 */
export type KeyActions = Record<string, () => unknown>

const places = 'textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="dialog"], [role="menu"], [role="listbox"]'
const fields = `input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"]), ${places}`
/** Time limit of a two-letter sequence. */
const sequenceMs = 1500

interface Layer {
  actions: () => KeyActions
  isSingle: () => boolean
}

/** Latest layer first. */
const layers: Layer[] = []
let first: { key: string; timer: ReturnType<typeof setTimeout> } | undefined

/** Single-letter shortcuts can be turned off (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [value, write] = usePreference('singleKeys')
  return [value === 'on', on => write(on ? 'on' : 'off')]
}

/** Binds shortcuts while mounted, with priority over earlier ones. */
export function useKeys(actions: KeyActions): void {
  useLayer(actions, layer => layers.push(layer))
}

/** Binds global shortcuts; pages may override them. */
export function useGlobalKeys(actions: KeyActions): void {
  useLayer(actions, layer => layers.unshift(layer))
}

function useLayer(present: KeyActions, add: (layer: Layer) => void): void {
  const [single] = useSingleKeys()
  const actions = useEffectEvent(() => present)
  const isSingle = useEffectEvent(() => single)
  const bind = useEffectEvent(add)
  useEffect(() => {
    const layer = { actions: () => actions(), isSingle: () => isSingle() }
    if (layers.length === 0) document.addEventListener('keydown', press)
    bind(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', press)
    }
  }, [])
}

function press(event: KeyboardEvent): void {
  const { target, key, altKey, shiftKey } = event
  if (event.defaultPrevented || event.isComposing || altKey || ['Shift', 'Control', 'Meta'].includes(key)) return
  if (target instanceof Element && target.closest(fields)) return
  const isModified = event.ctrlKey || event.metaKey
  const letter = key.length === 1 ? key.toLowerCase() : key
  const name = isModified ? `mod+${shiftKey ? 'shift+' : ''}${letter}` : letter
  const before = first?.key
  clearTimeout(first?.timer)
  first = undefined
  const combination = before ? `${before} ${name}` : name
  const listening = isModified || key.length > 1 ? layers : layers.filter(layer => layer.isSingle())
  const isLetter = !isModified && /^\p{L}$/u.test(key)
  const names = shiftKey && isLetter ? [`shift+${combination}`, combination] : [combination]
  const isTaken = listening.toReversed().some(({ actions }) => {
    const present = actions()
    const found = names.find(each => Object.hasOwn(present, each))
    const action = found === undefined ? undefined : present[found]
    return action !== undefined && action() !== false
  })
  // An unknown sequence is dropped, so that its second key does not act alone.
  if (isTaken || before) event.preventDefault()
  else if (!isModified && listening.some(({ actions }) => Object.keys(actions()).some(each => each.startsWith(`${letter} `))))
    first = { key: letter, timer: setTimeout(() => (first = undefined), sequenceMs) }
}
