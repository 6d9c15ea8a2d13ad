/** What needs attention: a warning, a delay, a deviation, a lost signal. Nothing for a vehicle that is well. */
import Tooltip from '@mui/material/Tooltip'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowsSplit2 from '@tabler/icons-react/dist/esm/icons/IconArrowsSplit2.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { formatWhen } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { isLate, type Vehicle } from './vehicle-status.ts'

const icon = { size: 16, stroke: 1.75 }

export function VehicleChips({ vehicle }: { vehicle: Vehicle }) {
  const { t, lang } = useTranslations('logistics')
  const { distance } = useStoreFormat()
  const { warning, deviation, signalLostAt } = vehicle
  return (
    <>
      {warning === 'NO_WARNINGS' ? null : (
        <StatusChip color="error" icon={<IconAlertTriangle {...icon} />} text={t(`warningName.${warning}`)} />
      )}
      {isLate(vehicle) ? <StatusChip color="warning" icon={<IconClock {...icon} />} text={t('status.LATE')} /> : null}
      {deviation > 0 ? (
        <StatusChip color="warning" icon={<IconArrowsSplit2 {...icon} />} text={t('deviation', { distance: distance(deviation) })} />
      ) : null}
      {signalLostAt ? (
        <Tooltip title={t('signalLostSince', { when: formatWhen(signalLostAt, lang) })}>
          <span>
            <StatusChip color="neutral" icon={<IconWifiOff {...icon} />} text={t('signalLost')} />
          </span>
        </Tooltip>
      ) : null}
    </>
  )
}
