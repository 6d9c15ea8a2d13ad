import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { homeOf } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { Layout } from '../layout.ts'
import { navbarHeight } from '../layout.ts'
import { useSession } from '../../platform/session.ts'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NotificationsSlot } from './NotificationsSlot.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ShortcutsButton } from './ShortcutsButton.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import { WordsLeft } from './WordsLeft.tsx'

interface NavbarProps {
  navigation: Layout['navigation']
  maxWidth: number | 'none'
  onMenu: () => void
}

export function Navbar({ navigation, maxWidth, onMenu }: NavbarProps) {
  const { t } = useTranslations()
  const session = useSession()
  return (
    <Box
      sx={{
        height: navbarHeight,
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1 },
        px: { xs: 2, sm: navigation === 'overlay' ? 4 : 6 },
        width: 1,
        maxWidth,
        mx: 'auto',
      }}
    >
      {navigation === 'overlay' ? (
        <IconButton aria-label={t('nav.menu')} title={t('nav.menu')} color="inherit" onClick={onMenu}>
          <IconMenu2 size={20} stroke={1.75} />
        </IconButton>
      ) : null}
      {navigation === 'horizontal' ? (
        <Box sx={{ marginInlineEnd: 5 }}>
          <Brand to={homeOf(session)} />
        </Box>
      ) : null}
      <Box data-tour="search" sx={{ display: 'flex' }}>
        <SearchButton />
      </Box>
      <Box sx={{ flex: 1 }} />
      <WordsLeft />
      <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
        <LanguageMenu />
      </Box>
      <Box data-tour="theme" sx={{ display: 'flex' }}>
        <ThemeMenu />
      </Box>
      <Box data-tour="shortcuts" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        <ShortcutsButton />
      </Box>
      <Box data-tour="notifications" sx={{ display: 'flex' }}>
        <NotificationsSlot />
      </Box>
      <Box data-tour="account" sx={{ display: 'flex' }}>
        <UserMenu />
      </Box>
    </Box>
  )
}
