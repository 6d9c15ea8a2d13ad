import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, number } from '../definition.ts'
import { el } from '../jsx.ts'
import { useProgress } from '../use-progress.ts'

function Determinate() {
  const { t } = useTranslations('components')
  const progress = useProgress()
  return <LinearProgress variant="determinate" value={progress} aria-label={t('sample.uploading')} />
}

/** The second bar shows how much is loaded already. */
function Buffered() {
  const { t } = useTranslations('components')
  const progress = useProgress()
  return <LinearProgress variant="buffer" value={progress} valueBuffer={Math.min(100, progress + 20)} aria-label={t('sample.playing')} />
}

function WithLabel() {
  const { t } = useTranslations('components')
  const progress = useProgress()
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Box sx={{ flex: 1 }}>
        <LinearProgress variant="determinate" value={progress} aria-label={t('sample.uploading')} />
      </Box>
      <Typography variant="body2" aria-hidden sx={{ width: 48, textAlign: 'end' }}>
        {progress} %
      </Typography>
    </Stack>
  )
}

function Indeterminate() {
  const { t } = useTranslations('components')
  return <LinearProgress aria-label={t('sample.loading')} />
}

export const definition: ComponentDefinition = {
  properties: {
    variant: choice(['indeterminate', 'determinate', 'buffer'], 'indeterminate', 'determinate'),
    value: number(0, 100, 40),
    valueBuffer: number(0, 100, 70),
    color: choice(['primary', 'success', 'warning', 'error', 'inherit'], 'primary'),
  },
  element: ({ values, given, t }) =>
    el('LinearProgress', LinearProgress, {
      ...given('variant', 'color'),
      value: values.variant === 'indeterminate' ? undefined : values.value,
      valueBuffer: values.variant === 'buffer' ? Math.max(Number(values.value), Number(values.valueBuffer)) : undefined,
      'aria-label': t('sample.uploading'),
      sx: { width: 1 },
    }),
  examples: { determinate: Determinate, buffer: Buffered, label: WithLabel, indeterminate: Indeterminate },
  keys: [['Tab', 'notFocused']],
}
