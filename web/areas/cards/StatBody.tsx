/** A figure with its change and its course. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { formatGrowth } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Sparkline } from '../../ui/charts/Sparkline.tsx'

interface StatBodyProps {
  label: string
  value: string
  change?: number | undefined
  course?: number[]
  /** Instead of the change. */
  note?: string
}

export function StatBody({ label, value, change, course = [], note }: StatBodyProps) {
  const { t, lang } = useTranslations('cards')
  return (
    <Paper sx={{ p: 5, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4 }}>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography sx={{ fontSize: 24, fontWeight: 600, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums' }}>{value}</Typography>
        <Typography variant="caption" sx={{ color: change === undefined ? 'text.secondary' : change < 0 ? 'error.main' : 'success.main' }}>
          {note ?? (change === undefined ? t('noComparison') : t('change', { change: formatGrowth(change, lang) }))}
        </Typography>
      </Box>
      {course.length > 1 ? <Sparkline values={course} label={t('course', { name: label })} /> : null}
    </Paper>
  )
}
