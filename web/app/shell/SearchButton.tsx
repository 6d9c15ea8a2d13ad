/** Looks like a search field, and opens the palette. */
import Box from '@mui/material/Box'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { openPalette } from '../../platform/overlay.ts'

const hint = typeof navigator !== 'undefined' && /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** With only the icon, the label is for screen readers. */
const forEarsOnPhones = {
  '@media (max-width: 959.95px)': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
} as const

export function SearchButton() {
  const { t } = useTranslations()
  return (
    <Box
      component="button"
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={openPalette}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minWidth: 36,
        height: 36,
        px: { xs: 2, md: 2.5 },
        width: { md: 240 },
        border: { xs: 0, md: 1 },
        borderColor: { md: 'divider' },
        borderRadius: 1,
        bgcolor: { xs: 'transparent', md: 'background.paper' },
        color: { xs: 'inherit', md: 'text.secondary' },
        font: 'inherit',
        fontSize: 14,
        cursor: 'pointer',
        '&:hover': { borderColor: 'text.secondary', color: 'text.primary' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <IconSearch size={20} stroke={1.75} />
      <Box component="span" sx={{ flex: 1, textAlign: 'start', ...forEarsOnPhones }}>
        {t('nav.search')}
      </Box>
      <Box
        component="kbd"
        aria-hidden
        dir="ltr"
        sx={{
          display: { xs: 'none', md: 'block' },
          fontFamily: 'inherit',
          fontSize: 12,
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.75,
          px: 1.5,
        }}
      >
        {hint}
      </Box>
    </Box>
  )
}
