/** Providers of the application: data, direction, theme, routes. */
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { Appearance, themeStorage } from './Appearance.tsx'
import { styleCache } from '../platform/direction.ts'
import { router } from './router.ts'
import { createAppTheme } from '../platform/theme.ts'

export function App() {
  const { i18n } = useTranslation()
  const direction = i18n.dir(i18n.language)
  const theme = useMemo(() => createAppTheme(direction), [direction])
  // Styles of the prerendered page, which is gone by now.
  useLayoutEffect(() => document.getElementById('first-styles')?.remove(), [])
  return (
    <CacheProvider value={styleCache(direction)}>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={themeStorage} noSsr>
        <CssBaseline />
        <Appearance />
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>
  )
}
