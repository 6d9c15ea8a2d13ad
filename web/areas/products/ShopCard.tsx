/** How a product stands in the shop, and what it may become next. */
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTexts } from '../../app/languages.ts'
import { useStoreFormat } from '../../app/store-format.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Status } from './ProductLooks.tsx'
import type { ProductDetailsFragment } from './products.generated.ts'

export type SetStatus = (status: ProductDetailsFragment['status'], publishAt?: string) => Promise<void>

export function ShopCard({ product: { status, publishAt }, onStatus }: { product: ProductDetailsFragment; onStatus: SetStatus }) {
  const { t } = useTexts('products')
  const { instant } = useStoreFormat()
  const [isAsking, setAsking] = useState(false)
  return (
    <SideCard title={t('form.shop')}>
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Status status={status} />
        <Typography variant="body2" color="textSecondary">
          {publishAt ? t('form.publishedAt', { when: instant(publishAt) }) : t(`statusNote.${status}`)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {status === 'INACTIVE' ? (
            <Button variant="contained" onClick={() => void onStatus('PUBLISHED')}>
              {t('publish')}
            </Button>
          ) : (
            <Button variant="outlined" onClick={() => void onStatus('INACTIVE')}>
              {t('takeOut')}
            </Button>
          )}
          {status === 'PUBLISHED' ? null : <Button onClick={() => setAsking(true)}>{t('schedule')}</Button>}
        </Box>
      </Box>
      {isAsking ? (
        <FormDialog
          title={t('form.scheduleTitle')}
          submit={t('schedule')}
          defaults={{ publishAt: '' }}
          onSubmit={async ({ publishAt }) => {
            await onStatus('SCHEDULED', new Date(publishAt).toISOString())
            setAsking(false)
          }}
          onCancel={() => setAsking(false)}
        >
          <DateField name="publishAt" label={t('publishAt')} type="datetime-local" />
        </FormDialog>
      ) : null}
    </SideCard>
  )
}
