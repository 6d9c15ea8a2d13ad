/** Vendor, category, collection, and tags, with suggestions from the store. */
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TagsField } from '../../ui/form/TagsField.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { categories } from './ProductStatus.tsx'
import { ProductFormOwnCategory } from './ProductFormOwnCategory.tsx'
import { ProductFormOffered } from './ProductFormOffered.tsx'
import { useProductChoicesQuery } from './products.generated.ts'

export function ProductFormOrganize() {
  const { t } = useTranslations('products')
  const { data } = useProductChoicesQuery()
  const { brands = [], collections = [], tags = [] } = data?.productChoices ?? {}
  return (
    <SideCard title={t('form.organise')}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <ProductFormOffered name="productBrand" label={t('brand')} maxLength={120} suggestions={brands} />
        <SelectField
          name="category"
          label={t('categoryName')}
          choices={categories.map(each => ({ value: each, text: t(`category.${each}`) }))}
        />
        <ProductFormOwnCategory />
        <ProductFormOffered name="collection" label={t('form.collection')} maxLength={60} suggestions={collections} />
        <TagsField name="tags" label={t('form.tags')} helperText={t('form.tagsHelp')} suggestions={tags} isOptional />
      </Box>
    </SideCard>
  )
}
