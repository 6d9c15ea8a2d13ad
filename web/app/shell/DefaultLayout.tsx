/** The main layout: navigation, bar, page, and footer, according to preferences. */
import { ApolloProvider } from '@apollo/client/react'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { Outlet, useMatches } from 'react-router-dom'
import { client } from '../../platform/apollo.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Notices } from '../../ui/Notices.tsx'
import { Overlays } from '../Overlays.tsx'
import { findRoute, isOpen } from '../find-route.ts'
import { CustomizerGate } from '../customizer/CustomizerGate.tsx'
import { keepPreferences } from '../../platform/kept-preferences.ts'
import { useLayout } from '../layout.ts'
import { loadPointedPages } from '../prefetch-on-hover.ts'
import { registerPageAccess } from '../../platform/page-access.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useSession } from '../../platform/session.ts'
import type { AppRoute } from '../route-types.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Main } from './Main.tsx'
import { ScrollTop } from './ScrollTop.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { SkipLink } from './SkipLink.tsx'
import { VerticalNav } from './VerticalNav.tsx'

// Here, so that the pages before sign-in do without permissions.
registerPageAccess(address => {
  const found = findRoute(address)
  return found !== undefined && isOpen(found)
})

const Background = lazyPart(async () => (await import('./Background.tsx')).Background, { isQuiet: true })
const ConditionsBanner = lazyPart(async () => (await import('./ConditionsBanner.tsx')).ConditionsBanner, { isQuiet: true })
const VisitorLayout = lazyPart(async () => (await import('./VisitorLayout.tsx')).VisitorLayout)
const OverlayNav = lazyPart(async () => (await import('./OverlayNav.tsx')).OverlayNav)

export function DefaultLayout() {
  const route = useMatches().at(-1)?.handle as AppRoute | undefined // the router puts the route there
  const { logged, hasEnded } = useSession()
  // The dialog about an ended session belongs to the page that was open.
  return route?.access === 'public' && !logged && !hasEnded ? <VisitorLayout /> : <SignedInLayout route={route} />
}

function SignedInLayout({ route }: { route: AppRoute | undefined }) {
  const isFixed = route?.layout === 'fixed'
  const layout = useLayout(isFixed)
  const [width] = usePreference('appContentWidth')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => keepPreferences(client), [])
  useEffect(() => loadPointedPages(), [])
  const maxWidth = width === 'boxed' ? 1440 : 'none'
  return (
    <ApolloProvider client={client}>
      <Box sx={{ display: 'flex', minHeight: '100dvh', '--top-bar': `${layout.top}px`, ...(isFixed && { height: '100dvh' }) }}>
        <SkipLink />
        <LoadingBar />
        {layout.navigation === 'vertical' ? <VerticalNav /> : null}
        {layout.navigation === 'overlay' ? <OverlayNav isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header layout={layout} onMenu={() => setOpen(true)} />
          <ConnectionBanner />
          <ConditionsBanner />
          <Main
            sx={{
              width: 1,
              flex: 1,
              ...(isFixed
                ? { minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }
                : { maxWidth, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 4, sm: 6 } }),
              // Pages of type `fixed` fill the height above the footer.
              '&:has(> [data-fill])': { display: 'flex', flexDirection: 'column' },
            }}
          >
            <Outlet />
          </Main>
          {layout.footer === 'hidden' ? null : <Footer isSticky={layout.footer === 'sticky'} maxWidth={maxWidth} />}
        </Box>
        <ScrollTop />
        <Overlays />
        <CustomizerGate hasButton={layout.navbar === 'hidden'} />
        <SessionEnded />
        <Background />
        <Notices start="var(--nav-width, 0px)" />
      </Box>
    </ApolloProvider>
  )
}
