import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { useTexts } from '../languages.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ThemeMenu } from './ThemeMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import { WordsLeft } from './WordsLeft.tsx'

export function Navbar({ onMenu }: { onMenu: () => void }) {
  const { t } = useTexts()
  return (
    <AppBar
      position="sticky"
      color="transparent"
      sx={theme => ({
        borderBottom: 1,
        borderColor: 'divider',
        backdropFilter: 'blur(10px)',
        bgcolor: `color-mix(in srgb, ${theme.vars?.palette.background.default} 82%, transparent)`,
      })}
    >
      <Toolbar sx={{ minHeight: 60, gap: 1, px: { xs: 3, sm: 6 }, width: '100%', maxWidth: 1440, mx: 'auto' }}>
        <Tooltip title={t('nav.menu')}>
          <IconButton aria-label={t('nav.menu')} color="inherit" onClick={onMenu} edge="start" sx={{ display: { lg: 'none' } }}>
            <IconMenu2 size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1 }} />
        <WordsLeft />
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </Toolbar>
    </AppBar>
  )
}
