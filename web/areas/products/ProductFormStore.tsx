import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { IntegerField } from '../../ui/form/NumberFields.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import type { ProductValues } from './product-values.ts'
import { piecesOf } from './product-variants.ts'
import { ProductFormPart } from './ProductFormPart.tsx'
import type { Restock } from './restock.ts'
import type { ProductDetailsFragment } from './products.generated.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const RestockDialog = lazyPart(async () => (await import('./ProductFormRestock.tsx')).ProductFormRestock)

interface ProductFormStoreProps {
  product: ProductDetailsFragment | undefined
  onRestock: Restock | undefined
}

export function ProductFormStore({ product, onRestock }: ProductFormStoreProps) {
  const { t, tCount } = useTranslations('products')
  const { isDirty } = useFormState()
  const [isOpen, setOpen] = useState(false)
  const [options, variants] = useWatch<ProductValues, ['options', 'variants']>({ name: ['options', 'variants'] })
  const pieces = piecesOf(variants)
  return (
    <ProductFormPart
      title={t('form.store')}
      action={
        product && onRestock ? (
          <Button variant="outlined" size="small" disabled={isDirty} onClick={() => setOpen(true)}>
            {t('form.restock')}
          </Button>
        ) : null
      }
    >
      {options.length > 0 ? (
        <Typography variant="body2">{tCount('form.pieces', pieces)}</Typography>
      ) : (
        <IntegerField name="qty" label={t('quantity')} min={0} max={1_000_000_000} />
      )}
      <SwitchField name="stock" label={t('form.canBeOrdered')} />
      {product && isDirty ? (
        <Typography variant="caption" color="textSecondary">
          {t('form.restockSaveFirst')}
        </Typography>
      ) : null}
      {isOpen && product && onRestock ? <RestockDialog product={product} onRestock={onRestock} onClose={() => setOpen(false)} /> : null}
    </ProductFormPart>
  )
}
