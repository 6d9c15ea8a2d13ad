import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPackageExport from '@tabler/icons-react/dist/esm/icons/IconPackageExport.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { OrderDetailsFragment } from './orders.generated.ts'

const icon = { size: 18, stroke: 1.75 }

type Event = OrderDetailsFragment['timeline'][number]

const icons: Record<Event['kind'], typeof IconClock> = {
  PLACED: IconShoppingBag,
  PAID: IconCircleCheck,
  PENDING: IconClock,
  CANCELLED: IconBan,
  FAILED: IconAlertTriangle,
  REFUNDED: IconReceiptRefund,
  PACKED: IconPackage,
  READY_TO_PICKUP: IconBuildingStore,
  DISPATCHED: IconPackageExport,
  OUT_FOR_DELIVERY: IconTruckDelivery,
  DELIVERED: IconCircleCheck,
  TRACKED: IconBarcode,
  ADDRESS: IconMapPin,
  MESSAGE: IconMail,
  NOTE: IconNote,
}

interface OrderTimelineProps {
  order: OrderDetailsFragment | undefined
  onNote: () => void
  onTrack: () => void
}

export function OrderTimeline({ order, onNote, onTrack }: OrderTimelineProps) {
  const { t } = useTranslations('orders')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32, mb: 5 }}>
        {order ? (
          <>
            <Typography variant="body2" sx={{ flex: order.trackingNumber ? '1 1 200px' : { sm: 1 } }}>
              {order.trackingNumber ? (
                <>
                  {t('tracking.label')}: <Ltr>{order.trackingNumber}</Ltr>
                </>
              ) : null}
            </Typography>
            <Button size="small" startIcon={<IconBarcode {...icon} />} onClick={onTrack}>
              {t(order.trackingNumber ? 'tracking.edit' : 'tracking.add')}
            </Button>
            <Button size="small" startIcon={<IconNote {...icon} />} onClick={onNote}>
              {t('note.submit')}
            </Button>
          </>
        ) : null}
      </Box>
      <Box component="ol" aria-label={t('timeline.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order
          ? order.timeline.map(event => <Line key={event.id} event={event} />)
          : [0, 1, 2].map(each => <Skeleton key={each} component="li" height={52} />)}
      </Box>
    </>
  )
}

function Line({ event: { at, kind, text, actor } }: { event: Event }) {
  const { t } = useTranslations('orders')
  const Icon = icons[kind]
  return (
    <Box component="li" sx={lineStyles}>
      <Box className="mark">
        <Icon size={18} stroke={1.75} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, pb: 5 }}>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {t(`event.${kind}`)}
        </Typography>
        {text ? (
          <Typography variant="body2" color="textSecondary" dir="auto" sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        ) : null}
        <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <RelativeTime instant={at} />
          {' · '}
          <bdi>{actor === 'Shop' ? t('timeline.shop') : actor}</bdi>
        </Typography>
      </Box>
    </Box>
  )
}

const lineStyles = {
  display: 'flex',
  gap: 3,
  '& .mark': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    borderRadius: '50%',
    color: 'primary.main',
    bgcolor: 'action.hover',
  },
  '&:not(:last-of-type) .mark': { mb: 0 },
  '&:not(:last-of-type)': { position: 'relative' },
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 16,
    top: 36,
    bottom: 4,
    width: '1px',
    bgcolor: 'divider',
  },
}
