import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, number } from '../definition.ts'
import { el } from '../jsx.ts'
import { useProgress } from '../use-progress.ts'

function Indeterminate() {
  const { t } = useTranslations('components')
  return (
    <Stack direction="row" spacing={5} sx={{ alignItems: 'center' }}>
      <CircularProgress size={20} aria-label={t('sample.loading')} />
      <CircularProgress aria-label={t('sample.loading')} />
    </Stack>
  )
}

function Determinate() {
  const { t } = useTranslations('components')
  const progress = useProgress()
  return <CircularProgress variant="determinate" value={progress} aria-label={t('sample.uploading')} />
}

function WithLabel() {
  const { t } = useTranslations('components')
  const progress = useProgress()
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <CircularProgress variant="determinate" size={56} value={progress} aria-label={t('sample.uploading')} />
      <Typography aria-hidden sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', fontSize: 13 }}>
        {progress}
      </Typography>
    </Box>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    variant: choice(['indeterminate', 'determinate'], 'indeterminate', 'determinate'),
    value: number(0, 100, 64),
    color: choice(['primary', 'success', 'warning', 'error', 'inherit'], 'primary'),
    size: number(16, 96, 56, 40, 8),
    thickness: number(1, 8, 3.6, 3.6, 0.2),
  },
  element: ({ values, given, t }) =>
    el('CircularProgress', CircularProgress, {
      ...given('variant', 'color', 'size', 'thickness'),
      value: values.variant === 'determinate' ? values.value : undefined,
      'aria-label': t('sample.uploading'),
    }),
  examples: { indeterminate: Indeterminate, determinate: Determinate, label: WithLabel },
  keys: [['Tab', 'notFocused']],
}
