import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { formatPercent } from '../../../platform/format-figures.ts'
import { useTranslations } from '../../../platform/languages.ts'
import type { CardProps } from '../CardGrid.tsx'

/** Projects with their progress. */
export function ProgressCard({ figures }: CardProps) {
  const { t, lang } = useTranslations('cards')
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('projects')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {figures.projects.items.map(({ id, project, progress }) => (
          <li key={id}>
            <Box sx={{ display: 'flex', gap: 3, mb: 1, fontSize: 14 }}>
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {project}
              </Box>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatPercent(progress / 100, lang)}
              </Box>
            </Box>
            <LinearProgress variant="determinate" value={progress} aria-label={project} />
          </li>
        ))}
      </Box>
    </Paper>
  )
}
