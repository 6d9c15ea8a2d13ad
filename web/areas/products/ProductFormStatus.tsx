/** Status, scheduled publication, and unpublishing. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { Status } from './ProductStatus.tsx'
import type { ProductDetailsFragment } from './products.generated.ts'
import { fromShopTime } from './shop-clock.ts'

export function ProductFormStatus({ product }: { product: ProductDetailsFragment | undefined }) {
  const { t } = useTranslations('products')
  const { instant, timeZone } = useStoreFormat()
  const { status = 'INACTIVE', publishAt } = product ?? {}
  return (
    <SideCard title={t('state')} action={<Status status={status} />}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {publishAt ? t('form.publishedAt', { when: instant(publishAt) }) : t(`statusNote.${status}`)}
        </Typography>
        {status === 'PUBLISHED' ? null : (
          <DateField
            name="publishAt"
            label={t('publishAt')}
            type="datetime-local"
            helperText={t(status === 'SCHEDULED' ? 'form.shopClock' : 'form.publishAtHelp')}
            isOptional
            check={written => (new Date(fromShopTime(written, timeZone)) > new Date() ? undefined : t('form.publishAtPast'))}
          />
        )}
        {status === 'INACTIVE' ? null : (
          <Button type="submit" value="INACTIVE" variant="outlined" sx={{ justifySelf: 'start' }}>
            {t(status === 'SCHEDULED' ? 'form.unschedule' : 'takeOut')}
          </Button>
        )}
      </Box>
    </SideCard>
  )
}
