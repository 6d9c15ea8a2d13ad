/** The application's providers: data, language direction, theme, routes. */
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { styleCache } from './direction.ts'
import { readPreference, writePreference } from './preferences.ts'
import { router } from './router.ts'
import { createAppTheme } from './theme.ts'

/** The theme is kept in the cookie that the page reads before its first paint. */
const cookieStorage = ({ key }: { key: string }) => ({
  get: (fallback: string) => (key.endsWith('mode') ? (readPreference('theme') ?? fallback) : fallback),
  set: (value: string) => (key.endsWith('mode') ? writePreference('theme', value) : undefined),
  subscribe: () => () => undefined,
})

export function App() {
  const { i18n } = useTranslation()
  const direction = i18n.dir(i18n.language)
  const theme = useMemo(() => createAppTheme(direction), [direction])
  return (
    <CacheProvider value={styleCache(direction)}>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={cookieStorage}>
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>
  )
}
