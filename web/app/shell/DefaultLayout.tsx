/** The frame of most pages: navigation at the side, a bar above, the page, a footer. */
import { ApolloProvider } from '@apollo/client/react'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { client } from '../apollo.ts'
import { Notices } from '../../ui/Notices.tsx'
import { Overlays } from '../Overlays.tsx'
import { usePreference } from '../preferences.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { Footer } from './Footer.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Main } from './Main.tsx'
import { Navbar } from './Navbar.tsx'
import { Navigation } from './Navigation.tsx'
import { ScrollTop } from './ScrollTop.tsx'
import { SkipLink } from './SkipLink.tsx'

export function DefaultLayout() {
  const [collapsed] = usePreference('isVerticalNavCollapsed')
  const [isOpen, setOpen] = useState(false)
  return (
    <ApolloProvider client={client}>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <SkipLink />
        <LoadingBar />
        <Navigation isCollapsed={collapsed} isOpen={isOpen} onClose={() => setOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Navbar onMenu={() => setOpen(true)} />
          <ConnectionBanner />
          <Main sx={{ width: '100%', maxWidth: 1440, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 4, sm: 6 }, flex: 1 }}>
            <Outlet />
          </Main>
          <Footer />
        </Box>
        <ScrollTop />
        <Overlays />
        <Notices />
      </Box>
    </ApolloProvider>
  )
}
