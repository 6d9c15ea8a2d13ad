/** A course's progress as a bar with completed and total topics. */
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'

interface CourseProgressProps {
  course: { courseTitle: string; completedTasks: number; totalTasks: number; progress: number; isCompleted: boolean }
}

export function CourseProgress({ course: { courseTitle, completedTasks, totalTasks, progress, isCompleted } }: CourseProgressProps) {
  const { t, lang } = useTranslations('academy')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 }}>
      <LinearProgress
        variant="determinate"
        value={progress * 100}
        color={isCompleted ? 'success' : 'primary'}
        aria-label={t('progressOf', { course: courseTitle })}
        sx={{ flex: 1, minWidth: 48 }}
      />
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('ratio', { done: formatNumber(completedTasks, lang), total: formatNumber(totalTasks, lang) })}
      </Typography>
    </Box>
  )
}
