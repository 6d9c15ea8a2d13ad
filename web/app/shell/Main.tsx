/** The main landmark, in the language of its area; gets the focus after a navigation. */
import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { ChineseContext, useTranslations } from '../../platform/languages.ts'
import type { AppRoute } from '../route-types.ts'

export function Main({ sx, children }: { sx: SxProps; children: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as AppRoute | undefined // the router puts the route there
  const { lang, dir } = useTranslations(handle?.area)
  const { pathname, state } = useLocation()
  const focused = useRef(pathname)
  const keepsFocus = (state as { keepFocus?: boolean } | null)?.keepFocus === true
  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    if (!keepsFocus) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, keepsFocus])
  return (
    <Box component="main" id="content" tabIndex={-1} lang={lang} dir={dir} sx={{ outline: 'none', ...(sx as object) }}>
      <ChineseContext value={lang === 'zh-CN'}>{children}</ChineseContext>
      <ScrollRestoration />
    </Box>
  )
}
