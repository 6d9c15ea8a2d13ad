/** The navigation as a drawer, in narrow windows. */
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { homeOf } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useSession } from '../../platform/session.ts'
import { Brand } from './Brand.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NavigationList } from './NavigationList.tsx'
import { ShortcutsButton } from './ShortcutsButton.tsx'

interface OverlayNavProps {
  isOpen: boolean
  onClose: () => void
}

export function OverlayNav({ isOpen, onClose }: OverlayNavProps) {
  const { t } = useTranslations()
  const session = useSession()
  const [isSemiDark] = usePreference('isVerticalNavSemiDark')
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: isSemiDark ? 'dark' : undefined, sx: { width: 272, maxWidth: '85vw', color: 'text.primary' } } }}
    >
      <Box component="nav" aria-label={t('nav.main')} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <Box sx={{ height: 60, flexShrink: 0, px: 5.5, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Brand to={homeOf(session)} />
          <IconButton size="small" aria-label={t('nav.closeMenu')} onClick={onClose}>
            <IconX size={20} stroke={1.75} />
          </IconButton>
        </Box>
        <NavigationList onNavigate={onClose} />
        <Box sx={{ display: { xs: 'flex', sm: 'none' }, gap: 1, px: 4, py: 2, borderTop: 1, borderColor: 'divider' }}>
          <LanguageMenu />
          <ShortcutsButton />
        </Box>
      </Box>
    </Drawer>
  )
}
