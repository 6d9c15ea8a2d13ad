/** Asks for the date or percentage of a bulk action. */
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IntegerField } from '../../ui/form/NumberFields.tsx'
import { fromShopTime } from './shop-clock.ts'

interface ManyDialogProps {
  kind: 'SCHEDULED' | 'price'
  count: number
  onSchedule: (publishAt: string) => Promise<void>
  onPrice: (percent: number) => Promise<void>
  onClose: () => void
}

export function ManyDialog({ kind, count, onSchedule, onPrice, onClose }: ManyDialogProps) {
  const { t, lang } = useTranslations('products')
  const { timeZone } = useStoreFormat()
  const counted = { count, number: formatNumber(count, lang) }
  if (kind === 'price')
    return (
      <FormDialog
        title={t('many.price', counted)}
        submit={t('changePrice')}
        defaults={{ percent: null as number | null }}
        onSubmit={async ({ percent }) => {
          await onPrice(percent ?? 0)
          onClose()
        }}
        onCancel={onClose}
      >
        <IntegerField name="percent" label={t('many.percent')} helperText={t('many.percentHelp')} min={-90} max={500} />
      </FormDialog>
    )
  return (
    <FormDialog
      title={t('many.schedule', counted)}
      submit={t('schedule')}
      defaults={{ publishAt: '' }}
      onSubmit={async ({ publishAt }) => {
        await onSchedule(fromShopTime(publishAt, timeZone))
        onClose()
      }}
      onCancel={onClose}
    >
      <DateField
        name="publishAt"
        label={t('publishAt')}
        helperText={t('many.scheduleHelp')}
        type="datetime-local"
        check={written => (new Date(fromShopTime(written, timeZone)) > new Date() ? undefined : t('form.publishAtPast'))}
      />
    </FormDialog>
  )
}
