/** Styles of categories and statuses. */
import IconArmchair2 from '@tabler/icons-react/dist/esm/icons/IconArmchair2.mjs'
import IconCalendarClock from '@tabler/icons-react/dist/esm/icons/IconCalendarClock.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs'
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs'
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconShoe from '@tabler/icons-react/dist/esm/icons/IconShoe.mjs'
import IconDeviceWatch from '@tabler/icons-react/dist/esm/icons/IconDeviceWatch.mjs'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { statusChips } from '../../ui/StatusChip.tsx'
import type { ProductRowFragment } from './products.generated.ts'

export const categoryIcons = {
  ELECTRONICS: IconHeadphones,
  ACCESSORIES: IconDeviceWatch,
  SHOES: IconShoe,
  OFFICE: IconPencil,
  HOME_DECOR: IconArmchair2,
  GAMES: IconDeviceGamepad2,
} as const
export const categories = Object.keys(categoryIcons) as (keyof typeof categoryIcons)[] // its own keys
export const statuses = ['PUBLISHED', 'SCHEDULED', 'INACTIVE'] as const

const StatusOf = statusChips<ProductRowFragment['status']>({
  PUBLISHED: { color: 'success', icon: IconCircleCheck },
  SCHEDULED: { color: 'info', icon: IconCalendarClock },
  INACTIVE: { color: 'warning', icon: IconCircleOff },
})

export function Status({ status }: Pick<ProductRowFragment, 'status'>) {
  const { t } = useTranslations('products')
  return <StatusOf status={status} text={t(`status.${status}`)} />
}

interface CategoryNameProps extends Pick<ProductRowFragment, 'category'> {
  /** Title of the custom category. */
  own?: string | undefined
}

export function CategoryName({ category, own }: CategoryNameProps) {
  const { t } = useTranslations('products')
  const Icon = categoryIcons[category]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle', maxWidth: 1 }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'text.secondary' }}>
        <Icon size={20} stroke={1.75} />
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {t(`category.${category}`)}
        {own ? (
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            dir="auto"
            noWrap
            sx={{ display: 'block', textAlign: 'left' }}
          >
            {own}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}
