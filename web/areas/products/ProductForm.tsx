import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { FormNotices } from '../../ui/form/FormParts.tsx'
import { FormFrame } from '../../ui/form/RecordForm.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { RecordColumns } from '../../ui/record/SideCard.tsx'
import type { ProductValues } from './product-values.ts'
import { ProductFormAttributes } from './ProductFormAttributes.tsx'
import { ProductFormBar } from './ProductFormBar.tsx'
import { ProductFormOrganize } from './ProductFormOrganize.tsx'
import { ProductFormPictures } from './ProductFormPictures.tsx'
import { ProductFormPrices } from './ProductFormPrices.tsx'
import { ProductFormShipping } from './ProductFormShipping.tsx'
import { ProductFormStatus } from './ProductFormStatus.tsx'
import { ProductFormStore } from './ProductFormStore.tsx'
import type { Restock } from './restock.ts'
import { ProductFormVariants } from './ProductFormVariants.tsx'
import { ProductFormBasics } from './ProductFormBasics.tsx'
import type { ProductDetailsFragment } from './products.generated.ts'

interface ProductFormProps {
  name: string
  defaults: ProductValues
  /** `how` is the value of the submit button; empty for the main one. */
  onSave: (values: ProductValues, how: string) => Promise<void>
  /** Leaves the page; for a new product, this is what Discard does. */
  onLeave?: () => void
  /** The existing product, if any. */
  product?: ProductDetailsFragment
  onRestock?: Restock
  timeline?: ReactNode
}

export function ProductForm({ name, defaults, onSave, onLeave, product, onRestock, timeline }: ProductFormProps) {
  const { t } = useTranslations('products')
  const state = useRecordForm<ProductValues>({ name, defaults, onSubmit: onSave, ...(onLeave && { onCancel: onLeave }) })
  const status = product?.status ?? 'INACTIVE'
  const publishAt = useWatch({ control: state.form.control, name: 'publishAt' })
  const submit = product && status !== 'INACTIVE' ? t('edit.submit') : t(publishAt ? 'schedule' : 'publish')
  return (
    <FormFrame state={state} name={name} sx={{ display: 'grid', gap: 6 }}>
      <FormNotices state={state} />
      <RecordColumns
        side={
          <>
            <ProductFormStatus product={product} />
            <ProductFormPictures />
            <ProductFormOrganize />
            {timeline}
          </>
        }
      >
        <ProductFormBasics productId={product?.id} />
        <ProductFormPrices />
        <ProductFormVariants />
        <ProductFormStore product={product} onRestock={onRestock} />
        <ProductFormShipping />
        <ProductFormAttributes />
      </RecordColumns>
      <ProductFormBar state={state} submit={submit} isDraft={status === 'INACTIVE'} isNew={!product} />
    </FormFrame>
  )
}
