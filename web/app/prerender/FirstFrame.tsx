/** The signed-in layout as prerendered: for wide and narrow windows, without personal data. */
import { ApolloProvider } from '@apollo/client/react'
import Box from '@mui/material/Box'
import { Outlet, useMatches } from 'react-router-dom'
import { client } from '../../platform/apollo.ts'
import { layoutOf } from '../layout.ts'
import { defaultPreferences } from '../../platform/preferences.ts'
import type { AppRoute } from '../route-types.ts'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { Main } from '../shell/Main.tsx'
import { VerticalNav } from '../shell/VerticalNav.tsx'

const wideOnly = { display: { xs: 'none', lg: 'contents' } }
const narrowOnly = { display: { xs: 'contents', lg: 'none' } }
const nothing = () => undefined

export function FirstFrame() {
  const route = useMatches().at(-1)?.handle as AppRoute | undefined // as the router is told
  const isFixed = route?.layout === 'fixed'
  const wide = layoutOf(defaultPreferences, false, isFixed)
  const narrow = layoutOf(defaultPreferences, true, isFixed)
  return (
    <ApolloProvider client={client}>
      <Box
        sx={theme => ({
          display: 'flex',
          minHeight: '100dvh',
          '--top-bar': `${wide.top}px`,
          ...(isFixed && { height: '100dvh' }),
          // The balance is personal.
          '& header a[href*="billing-plans"]': { visibility: 'hidden' },
          // On phones, lists are cards and other pages differ, too, so only the title is rendered.
          [theme.breakpoints.down('lg')]: { '& main > :not(:first-child), & footer': { display: 'none' } },
        })}
      >
        <Box sx={wideOnly}>
          <VerticalNav />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box sx={wideOnly}>
            <Header layout={wide} onMenu={nothing} />
          </Box>
          <Box sx={narrowOnly}>
            <Header layout={narrow} onMenu={nothing} />
          </Box>
          <Main
            sx={{
              width: 1,
              flex: 1,
              ...(isFixed
                ? { minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }
                : { maxWidth: 1440, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 4, sm: 6 } }),
              '&:has(> [data-fill])': { display: 'flex', flexDirection: 'column' },
            }}
          >
            <Outlet />
          </Main>
          {wide.footer === 'hidden' ? null : <Footer isSticky={false} maxWidth={1440} />}
        </Box>
      </Box>
    </ApolloProvider>
  )
}
