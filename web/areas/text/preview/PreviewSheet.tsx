import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../../platform/languages.ts'
import { formatInstant } from '../../../platform/format.ts'
import type { Comparison } from './comparison.ts'
import type { Content } from './content.ts'
import { BeforeAndAfter, WithChanges } from './Differences.tsx'
import type { Receipt } from './Receipts.tsx'
import { RichText } from './RichText.tsx'

export const views = ['clean', 'changes', 'compare'] as const
export type View = (typeof views)[number]

interface PreviewSheetProps {
  title: string
  isUntitled: boolean
  isEmpty: boolean
  content: Content
  view: View
  onView: (view: View) => void
  comparison: Comparison | undefined
  /** Runs to compare the document with. */
  runs: Receipt[]
  runId: string | undefined
  onRun: (id: string) => void
}

const noPrint = { '@media print': { display: 'none' } }

export function PreviewSheet({ title, isUntitled, isEmpty, content, view, onView, comparison, runs, runId, onRun }: PreviewSheetProps) {
  const { t, lang } = useTranslations('text')
  const shown = comparison ? view : 'clean'
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4, ...noPrint }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={shown}
          onChange={(_, next: View | null) => next && onView(next)}
          aria-label={t('preview.views.label')}
        >
          {views.map(each => (
            <ToggleButton key={each} value={each} disabled={each !== 'clean' && !comparison} sx={{ px: 4, minHeight: 38 }}>
              {t(`preview.views.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {shown === 'clean' ? null : (
          <TextField
            select
            label={t('preview.comparedWith')}
            value={runId ?? ''}
            onChange={event => onRun(event.target.value)}
            sx={{ flex: '1 1 240px', maxWidth: { sm: 340 } }}
          >
            {runs.map(({ id, action, createdAt }) => (
              <MenuItem key={id} value={id}>
                {t('preview.sent', { kind: t(`modes.${action}`), when: formatInstant(createdAt, lang) })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {runs.length === 0 ? (
          <Typography variant="caption" color="textSecondary">
            {t('preview.noRun')}
          </Typography>
        ) : null}
      </Box>
      <Paper
        component="article"
        aria-label={title}
        sx={{
          px: { xs: 5, sm: 10, md: 16 },
          py: { xs: 6, sm: 12 },
          '@media print': { p: 0, boxShadow: 'none' },
        }}
      >
        <Box sx={{ maxWidth: shown === 'compare' ? 'none' : 640, mx: 'auto', '@media print': { maxWidth: 'none' } }}>
          <Typography
            variant="h2"
            dir="auto"
            sx={{
              fontSize: 26,
              letterSpacing: '-0.01em',
              mb: 6,
              overflowWrap: 'anywhere',
              ...(isUntitled && { color: 'text.secondary', ...noPrint }),
            }}
          >
            {title}
          </Typography>
          {shown === 'clean' && isEmpty ? <Typography color="textSecondary">{t('preview.empty')}</Typography> : null}
          {shown === 'clean' && !isEmpty ? <RichText content={content} /> : null}
          {shown === 'changes' && comparison ? <WithChanges pieces={comparison.pieces} /> : null}
          {shown === 'compare' && comparison ? <BeforeAndAfter pieces={comparison.pieces} /> : null}
        </Box>
      </Paper>
    </Box>
  )
}
