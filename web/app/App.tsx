/** The application's providers: data, language direction, theme, routes. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router-dom'
import { prefixer } from 'stylis'
import { readPreference, writePreference } from './preferences.ts'
import { router } from './router.ts'
import { createAppTheme } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const caches = {
  ltr: createCache({ key: 'mui', nonce, prepend: true }),
  rtl: createCache({ key: 'muirtl', nonce, prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
}

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
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme} defaultMode="system" storageManager={cookieStorage}>
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>
  )
}
