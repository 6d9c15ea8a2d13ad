import { useWatch } from 'react-hook-form'
import { freeSlug, slugOf } from '../../../text/slug.ts'
import { useTranslations } from '../../platform/languages.ts'
import { ChoiceField } from '../../ui/form/ChoiceField.tsx'
import { FormDrawer } from '../../ui/form/FormDrawer.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import type { CategoryActions } from './category-actions.ts'
import { CategoryPicture } from './CategoryPicture.tsx'
import { categories } from './ProductStatus.tsx'
import type { OwnCategoryFragment } from './products.generated.ts'

interface CategoryFormProps {
  /** Initial values; without an id it is a new one. */
  category: Partial<OwnCategoryFragment>
  all: OwnCategoryFragment[]
  actions: CategoryActions
  onClose: () => void
}

interface CategoryValues {
  title: string
  slug: string
  image: string
  parent: string
  status: string
  version: number
}

const states = ['ACTIVE', 'INACTIVE'] as const

export function CategoryForm({ category, all, actions, onClose }: CategoryFormProps) {
  const { t } = useTranslations('products')
  const { id, title = '', slug = '', image = '', parent = 'ELECTRONICS', status = 'ACTIVE', version = 0 } = category
  return (
    <FormDrawer<CategoryValues>
      name={id === undefined ? undefined : `category-${id}`}
      title={t(id === undefined ? 'categories.addTitle' : 'categories.editTitle')}
      submit={t(id === undefined ? 'categories.add' : 'edit.submit')}
      defaults={{ title, slug, image, parent, status, version }}
      onSubmit={async ({ version: seen, ...values }) => {
        const input = {
          ...values,
          parent: categories.find(each => each === values.parent),
          status: states.find(each => each === values.status),
        }
        await (id === undefined ? actions.create(input) : actions.update(id, seen, input))
        onClose()
      }}
      onCancel={onClose}
    >
      <TextLine name="title" label={t('categories.name')} maxLength={60} />
      <SelectField
        name="parent"
        label={t('categories.parent')}
        helperText={category.products ? t('categories.parentHelp') : undefined}
        choices={categories.map(each => ({ value: each, text: t(`category.${each}`) }))}
      />
      <Slug isNew={id === undefined} taken={all.filter(each => each.id !== id).map(each => each.slug)} />
      <ChoiceField
        name="status"
        label={t('state')}
        helperText={t('categories.stateHelp')}
        choices={states.map(value => ({ value, text: t(`categories.states.${value}`) }))}
      />
      <CategoryPicture name="image" label={t('categories.picture')} isOptional={id === undefined} />
    </FormDrawer>
  )
}

/** Suggests a slug. */
function Slug({ isNew, taken }: { isNew: boolean; taken: string[] }) {
  const { t } = useTranslations('products')
  const title = useWatch<{ title: string }, 'title'>({ name: 'title' })
  const suggested = title.trim() ? freeSlug(slugOf(title), slug => taken.includes(slug)) : ''
  return (
    <TextLine
      name="slug"
      label={t('categories.slug')}
      helperText={
        suggested ? t(isNew ? 'categories.slugOfItself' : 'categories.slugCouldBe', { slug: suggested }) : t('categories.slugHelp')
      }
      maxLength={60}
      isOptional={isNew}
      check={slug => (taken.includes(slug.trim().toLowerCase()) ? t('categories.slugTaken') : undefined)}
    />
  )
}
