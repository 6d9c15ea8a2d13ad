import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { MoneyField } from '../../ui/form/NumberFields.tsx'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { type ProductValues, taxClasses } from './product-values.ts'
import { ProductFormPart } from './ProductFormPart.tsx'

export function ProductFormPrices() {
  const { t } = useTranslations('products')
  const { currency } = useStoreFormat()
  const isTaxable = useWatch<ProductValues, 'isTaxable'>({ name: 'isTaxable' })
  return (
    <ProductFormPart title={t('form.prices')}>
      <FieldRow>
        <MoneyField name="price" label={t('price')} currency={currency} min={0} />
        <MoneyField name="comparePrice" label={t('form.comparePrice')} currency={currency} min={0} isOptional />
        <MoneyField name="cost" label={t('form.cost')} currency={currency} min={0} isOptional />
      </FieldRow>
      <Margin />
      <SwitchField name="isTaxable" label={t('form.isTaxable')} helperText={t('form.isTaxableHelp')} />
      {isTaxable ? (
        <SelectField
          name="taxClass"
          label={t('form.taxClass')}
          choices={taxClasses.map(each => ({ value: each, text: t(`form.tax.${each}`) }))}
        />
      ) : null}
    </ProductFormPart>
  )
}

/** Margin after cost. */
function Margin() {
  const { t, lang } = useTranslations('products')
  const { money } = useStoreFormat()
  const [price, cost] = useWatch<ProductValues, ['price', 'cost']>({ name: ['price', 'cost'] })
  if (!price || !cost) return null
  return (
    <Typography variant="body2" color={price < cost ? 'error' : 'textSecondary'}>
      {t('form.margin', { amount: money(price - cost), share: formatPercent((price - cost) / price, lang) })}
    </Typography>
  )
}
