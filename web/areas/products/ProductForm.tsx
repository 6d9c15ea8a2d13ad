/** The form of a product: what it is and costs at the start, how it stands in the shop at the end. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../app/languages.ts'
import { useStoreFormat } from '../../app/store-format.ts'
import { formatPercent } from '../../format.ts'
import { IntegerField, MoneyField } from '../../ui/form/NumberFields.tsx'
import { FieldRow, RecordForm } from '../../ui/form/RecordForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TagsField } from '../../ui/form/TagsField.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { categories } from './ProductLooks.tsx'
import type { ProductValues } from './product-values.ts'
import type { ProductDetailsFragment } from './products.generated.ts'
import { PolishButton } from './PolishButton.tsx'
import { ShopCard, type SetStatus } from './ShopCard.tsx'

interface ProductFormProps {
  name: string
  defaults: ProductValues
  submit: string
  /** `how` is the value of the other button, where there is one. */
  onSave: (values: ProductValues, how: string) => Promise<void>
  onCancel: () => void
  more?: ReactNode
  /** The product as it is, where it exists already. */
  product?: ProductDetailsFragment
  onStatus?: SetStatus
  timeline?: ReactNode
}

export function ProductForm({ product, onStatus, timeline, onSave, ...form }: ProductFormProps) {
  const { t } = useTexts('products')
  const { currency } = useStoreFormat()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 1fr)' }, gap: 6, alignItems: 'start' }}>
      <RecordForm<ProductValues> {...form} onSubmit={onSave}>
        <Part title={t('form.what')}>
          <TextLine name="productName" label={t('product')} most={120} />
          <FieldRow>
            <TextLine name="productBrand" label={t('brand')} most={120} isOptional />
            <SelectField
              name="category"
              label={t('categoryName')}
              choices={categories.map(each => ({ value: each, text: t(`category.${each}`) }))}
            />
          </FieldRow>
          <FieldRow>
            <TextLine name="sku" label={t('sku')} help={t('form.skuHelp')} most={20} />
            <TextLine name="barcode" label={t('form.barcode')} most={20} isOptional />
          </FieldRow>
          <TextArea name="description" label={t('form.description')} rows={5} most={4000} isOptional />
          <PolishButton />
          <TagsField name="tags" label={t('form.tags')} help={t('form.tagsHelp')} isOptional />
        </Part>
        <Part title={t('form.prices')}>
          <FieldRow>
            <MoneyField name="price" label={t('price')} currency={currency} least={0} />
            <MoneyField name="comparePrice" label={t('form.comparePrice')} currency={currency} least={0} isOptional />
            <MoneyField name="cost" label={t('form.cost')} currency={currency} least={0} isOptional />
          </FieldRow>
          <Margin />
        </Part>
        <Part title={t('form.store')}>
          <IntegerField name="qty" label={t('quantity')} least={0} most={1_000_000_000} />
          <SwitchField name="stock" label={t('form.canBeOrdered')} />
        </Part>
      </RecordForm>
      <Box sx={{ display: 'grid', gap: 6 }}>
        {product && onStatus ? (
          <>
            <Paper sx={{ display: 'grid', placeItems: 'center', p: 6 }}>
              <Avatar variant="rounded" src={product.image} alt={product.productName} sx={{ width: 160, height: 160 }} />
            </Paper>
            <ShopCard key={product.status} product={product} onStatus={onStatus} />
          </>
        ) : null}
        {timeline}
      </Box>
    </Box>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" aria-label={title} sx={{ display: 'grid', gap: 5, p: { xs: 5, sm: 6 } }}>
    <Typography variant="h2">{title}</Typography>
    {children}
  </Paper>
)

/** What is left of the price once the cost is paid. */
function Margin() {
  const { t, lang } = useTexts('products')
  const { money } = useStoreFormat()
  const [price, cost] = useWatch<ProductValues, ['price', 'cost']>({ name: ['price', 'cost'] })
  if (!price || !cost) return null
  return (
    <Typography variant="body2" color={price < cost ? 'error' : 'textSecondary'}>
      {t('form.margin', { amount: money(price - cost), share: formatPercent((price - cost) / price, lang) })}
    </Typography>
  )
}
