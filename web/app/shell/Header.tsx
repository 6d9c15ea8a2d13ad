/** The bar and, in the horizontal layout, the navigation below it. */
import Box from '@mui/material/Box'
import { type Layout, menuHeight } from '../layout.ts'
import { usePreferences } from '../../platform/preferences.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Navbar } from './Navbar.tsx'

const HorizontalNav = lazyPart(async () => (await import('./HorizontalNav.tsx')).HorizontalNav, {
  fallback: <Box sx={{ height: menuHeight }} />,
})

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
      {navigation === 'horizontal' ? <HorizontalNav /> : null}
    </Box>
  )
}
