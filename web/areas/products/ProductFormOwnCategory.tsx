/** Custom category of a product, among those of its category. */
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { ProductValues } from './product-values.ts'
import { useOwnCategoryNamesQuery } from './products.generated.ts'

export function ProductFormOwnCategory() {
  const { t } = useTranslations('products')
  const { data } = useOwnCategoryNamesQuery()
  const { setValue } = useFormContext<ProductValues>()
  const [category, own] = useWatch<ProductValues, ['category', 'ownCategoryId']>({ name: ['category', 'ownCategoryId'] })
  const all = data?.ownCategories.items
  // Inactive categories are offered only to products that are in them.
  const offered = all?.filter(({ id, parent, status }) => parent === category && (status === 'ACTIVE' || id === own)) ?? []
  const isLost = own !== '' && all !== undefined && !offered.some(({ id }) => id === own)
  useEffect(() => {
    if (isLost) setValue('ownCategoryId', '', { shouldDirty: true })
  }, [isLost, setValue])
  return (
    <SelectField
      name="ownCategoryId"
      label={t('ownCategory')}
      choices={offered.map(({ id, title }) => ({ value: id, text: title }))}
      isOptional
    />
  )
}
