/** Whether an own message is sent, delivered, or seen. */
import Box from '@mui/material/Box'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { DeliveryState } from './message-groups.ts'

const marks = {
  waiting: { Icon: IconClock, color: 'text.secondary' },
  failed: { Icon: IconAlertCircle, color: 'error.main' },
  sent: { Icon: IconCheck, color: 'text.secondary' },
  delivered: { Icon: IconChecks, color: 'text.secondary' },
  seen: { Icon: IconChecks, color: 'primary.main' },
} as const

export function DeliveryMark({ state, size = 16 }: { state: DeliveryState; size?: number }) {
  const { t } = useTranslations('chat')
  const { Icon, color } = marks[state]
  const label = t(`delivery.${state}`)
  return (
    <Box component="span" role="img" aria-label={label} title={label} sx={{ display: 'inline-flex', flexShrink: 0, color }}>
      <Icon size={size} stroke={2} />
    </Box>
  )
}
