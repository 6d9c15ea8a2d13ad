/** The main layout for visitors without an account, on pages that they may read: a bar with the way in, and the page. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { Notices } from '../../ui/Notices.tsx'
import { navbarHeight } from '../layout.ts'
import { Brand } from './Brand.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Main } from './Main.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

export function VisitorLayout() {
  const { t } = useTranslations()
  const { pathname, search, hash } = useLocation()
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <LoadingBar />
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ height: navbarHeight, display: 'flex', alignItems: 'center', px: { xs: 4, sm: 6 }, gap: 1 }}>
          <Brand to="/front-pages/landing-page" />
          <Box sx={{ flex: 1 }} />
          <LanguageMenu />
          <ThemeMenu />
          <Button
            component={Link}
            to={`/login?to=${encodeURIComponent(pathname + search + hash)}`}
            variant="contained"
            sx={{ marginInlineStart: 2, whiteSpace: 'nowrap' }}
          >
            {t('nav.signIn')}
          </Button>
        </Box>
      </Box>
      <ConnectionBanner />
      <Main sx={{ width: 1, flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }}>
        <Outlet />
      </Main>
      <Notices />
    </Box>
  )
}
