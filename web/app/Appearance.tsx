/** Keeps the document element, the theme, and the cookies in sync, as index.html set them before the first paint. */
import { type StorageManager, useColorScheme } from '@mui/material/styles'
import { useEffect, useLayoutEffect } from 'react'
import { readPreference, subscribePreferences, usePreferences, writePreference } from '../platform/preferences.ts'
import { dark, light } from '../platform/tokens.ts'

/** The theme is stored only in its cookie. */
export const themeStorage: StorageManager = ({ key }) => {
  const isMode = key.endsWith('mode')
  return {
    get: fallback => (isMode ? readPreference('theme') : fallback),
    // Deferred, because it is called during render and makes other components rerender.
    set: value => queueMicrotask(() => isMode && writePreference('theme', value)),
    subscribe: listener => (isMode ? subscribePreferences(() => listener(readPreference('theme'))) : () => undefined),
  }
}

/** Paper is light: a dark page is printed in light colors, and is dark again afterward. */
function printLight() {
  const { classList } = document.documentElement
  if (!classList.replace('dark', 'light')) return
  addEventListener('afterprint', () => classList.replace('light', 'dark'), { once: true })
}

export function Appearance() {
  const { skin, navOrientation, isVerticalNavCollapsed } = usePreferences()
  const { colorScheme = 'light' } = useColorScheme()
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.skin = skin
    dataset.nav = navOrientation === 'horizontal' ? 'horizontal' : isVerticalNavCollapsed ? 'collapsed' : 'wide'
  }, [skin, navOrientation, isVerticalNavCollapsed])
  useEffect(() => {
    writePreference('color-scheme', colorScheme)
    const { page } = colorScheme === 'dark' ? dark : light
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', page)
  }, [colorScheme])
  useEffect(() => {
    addEventListener('beforeprint', printLight)
    return () => removeEventListener('beforeprint', printLight)
  }, [])
  return null
}
