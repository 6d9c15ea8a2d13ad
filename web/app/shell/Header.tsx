/** What stands above the page: the bar and, where it was chosen, the navigation below it. */
import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { type Layout, menuHeight } from '../layout.ts'
import { usePreferences } from '../../platform/preferences.ts'
import { Navbar } from './Navbar.tsx'

const HorizontalNav = lazy(async () => ({ default: (await import('./HorizontalNav.tsx')).HorizontalNav }))

export function Header({ layout: { navbar, navigation }, onMenu }: { layout: Layout; onMenu: () => void }) {
  const { isNavbarBlurEnabled, appContentWidth } = usePreferences()
  if (navbar === 'hidden') return null
  return (
    <Box
      component="header"
      sx={theme => ({
        position: navbar === 'sticky' ? 'sticky' : 'relative',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        ...(isNavbarBlurEnabled && {
          backdropFilter: 'blur(10px)',
          bgcolor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 82%, transparent)`,
        }),
        '@media print': { display: 'none' },
      })}
    >
      <Navbar navigation={navigation} maxWidth={appContentWidth === 'boxed' ? 1440 : 'none'} onMenu={onMenu} />
      {navigation === 'horizontal' ? (
        <Suspense fallback={<Box sx={{ height: menuHeight }} />}>
          <HorizontalNav />
        </Suspense>
      ) : null}
    </Box>
  )
}
