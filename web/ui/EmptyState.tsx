/** A list without rows: at first use one sentence; with filters, that nothing matches, and the way out. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTexts } from '../app/languages.ts'

export function EmptyState({ onClear }: { onClear?: () => void }) {
  const { t } = useTexts()
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 4, px: 4, py: 14, textAlign: 'center' }}>
      <EmptyDrawing />
      <Typography color="textSecondary">{t(onClear ? 'table.noMatch' : 'table.empty')}</Typography>
      {onClear ? (
        <Button variant="outlined" onClick={onClear}>
          {t('table.clear')}
        </Button>
      ) : null}
    </Box>
  )
}

/** An open drawer with nothing in it. */
const EmptyDrawing = () => (
  <Box
    component="svg"
    viewBox="0 0 120 80"
    aria-hidden
    sx={{
      width: 120,
      height: 80,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      color: 'text.secondary',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    }}
  >
    <path d="M28 34V14a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v20" />
    <path d="M14 34h92l-6 30a6 6 0 0 1-6 5H26a6 6 0 0 1-6-5z" />
    <Box component="path" d="M48 50h24M42 20h36M42 27h22" sx={{ color: 'primary.main', stroke: 'currentColor' }} />
  </Box>
)
