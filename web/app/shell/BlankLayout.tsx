/** Layout of pages without navigation: a slim bar with name, language, and theme, and the page. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { Notices } from '../../ui/Notices.tsx'
import { homeOf } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
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
  const { t } = useTranslations()
  const session = useSession()
  const { pathname } = useLocation()
  const isLogin = pathname.endsWith('/login')
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <LoadingBar />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          backdropFilter: 'blur(8px)',
          borderBottom: 1,
          borderColor: 'divider',
          '@media print': { display: 'none' },
        }}
      >
        <Box sx={{ height: 60, display: 'flex', alignItems: 'center', px: { xs: 4, sm: 6 }, gap: 1, maxWidth: 1200, width: 1, mx: 'auto' }}>
          <Brand to="/front-pages/landing-page" isShort={session.logged} />
          <Box sx={{ flex: 1 }} />
          <LanguageMenu />
          <ThemeMenu />
          {session.logged ? (
            <Button component={Link} to={homeOf(session)} variant="contained" sx={{ marginInlineStart: 2, whiteSpace: 'nowrap' }}>
              {t('nav.open')}
            </Button>
          ) : isLogin ? null : (
            <Button component={Link} to="/login" sx={{ marginInlineStart: 2 }}>
              {t('nav.signIn')}
            </Button>
          )}
        </Box>
      </Box>
      <ConnectionBanner />
      <Main
        sx={{ width: '100%', maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, flex: 1, '@media print': { p: 0 } }}
      >
        <Outlet />
      </Main>
      <Footer maxWidth={1200} />
      <ScrollTop />
      <Notices />
    </Box>
  )
}
