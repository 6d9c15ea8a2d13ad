import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'

export function NothingChanged() {
  const { t } = useTranslations('history')
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 4, px: 6, py: 16, textAlign: 'center' }}>
      <Clock />
      <Typography color="textSecondary">{t('empty')}</Typography>
    </Box>
  )
}

/** A clock whose hand turns back. */
const Clock = () => (
  <Box
    component="svg"
    viewBox="0 0 96 80"
    aria-hidden
    sx={{
      width: 96,
      height: 80,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      color: 'text.secondary',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }}
  >
    <path d="M20 40a28 28 0 1 0 9-20.5" />
    <path d="M30 8v12H18" />
    <Box component="path" d="M48 24v17l11 7" sx={{ color: 'primary.main', stroke: 'currentColor' }} />
  </Box>
)
