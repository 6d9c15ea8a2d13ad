/** Asks where the products move before a subcategory is deleted. */
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { CategoryActions } from './category-actions.ts'
import type { OwnCategoryFragment } from './products.generated.ts'

interface CategoryDeleteProps {
  category: OwnCategoryFragment
  all: OwnCategoryFragment[]
  actions: CategoryActions
  onClose: () => void
}

export function CategoryDelete({ category, all, actions, onClose }: CategoryDeleteProps) {
  const { t, tCount } = useTranslations('products')
  const { id, title, parent, products } = category
  const others = all.filter(each => each.id !== id)
  // Siblings come first.
  const beside = [...others.filter(each => each.parent === parent), ...others.filter(each => each.parent !== parent)]
  return (
    <FormDialog
      title={t('categories.deleteTitle', { name: title })}
      submit={t('delete')}
      defaults={{ moveTo: 'none' }}
      onSubmit={async ({ moveTo }) => {
        await actions.remove(category, moveTo === 'none' ? undefined : moveTo)
        onClose()
      }}
      onCancel={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {tCount('categories.holds', products)}
      </Typography>
      <SelectField
        name="moveTo"
        label={t('categories.moveTo')}
        choices={[
          { value: 'none', text: t('categories.stayIn', { name: t(`category.${parent}`) }) },
          ...beside.map(each => ({ value: each.id, text: `${t(`category.${each.parent}`)} / ${each.title}` })),
        ]}
      />
    </FormDialog>
  )
}
