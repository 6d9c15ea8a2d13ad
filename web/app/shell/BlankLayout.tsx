/** The frame of pages that stand alone: a slim bar with name, language and theme, and the page. */
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Toolbar from '@mui/material/Toolbar'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { Notices } from '../../ui/Notices.tsx'
import { homeOf } from '../guard.ts'
import { useTexts } from '../languages.ts'
import { useSession } from '../session.ts'
import { Brand } from './Brand.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Footer } from './Footer.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Main } from './Main.tsx'
import { ScrollTop } from './ScrollTop.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'

export function BlankLayout() {
  const { t } = useTexts()
  const session = useSession()
  const { pathname } = useLocation()
  const isLogin = pathname.endsWith('/login')
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <LoadingBar />
      <AppBar position="sticky" color="transparent" sx={{ backdropFilter: 'blur(8px)', borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar sx={{ minHeight: 60, px: { xs: 4, sm: 6 }, gap: 1, maxWidth: 1200, width: '100%', mx: 'auto' }}>
          <Brand to="/front-pages/landing-page" />
          <Box sx={{ flex: 1 }} />
          <LanguageMenu />
          <ThemeMenu />
          {session.logged ? (
            <Button component={Link} to={homeOf(session)} variant="contained" sx={{ ml: 2 }}>
              {t('nav.open')}
            </Button>
          ) : isLogin ? null : (
            <Button component={Link} to="/login" sx={{ ml: 2 }}>
              {t('nav.signIn')}
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <ConnectionBanner />
      <Main sx={{ width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, flex: 1 }}>
        <Outlet />
      </Main>
      <Footer />
      <ScrollTop />
      <Notices />
    </Box>
  )
}
