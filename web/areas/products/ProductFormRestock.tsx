/** Restocks a product: quantity, variant, and a note for the history. */
import { useTranslations } from '../../platform/languages.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { IntegerField } from '../../ui/form/NumberFields.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import type { Restock } from './restock.ts'
import type { ProductDetailsFragment } from './products.generated.ts'

interface ProductFormRestockProps {
  product: ProductDetailsFragment
  onRestock: Restock
  onClose: () => void
}

export function ProductFormRestock({ product: { variants }, onRestock, onClose }: ProductFormRestockProps) {
  const { t } = useTranslations('products')
  const defaults: { pieces: number | null; variantId: string; note: string } = { pieces: null, variantId: '', note: '' }
  return (
    <FormDialog
      title={t('form.restockTitle')}
      submit={t('form.restockSubmit')}
      defaults={defaults}
      onSubmit={async ({ pieces, variantId, note }) => {
        await onRestock({ pieces: pieces ?? 0, note: note.trim(), ...(variantId && { variantId }) })
        onClose()
      }}
      onCancel={onClose}
    >
      <IntegerField name="pieces" label={t('form.restockPieces')} min={1} max={100_000} />
      {variants.length > 0 ? (
        <SelectField
          name="variantId"
          label={t('form.variant')}
          choices={variants.map(({ id, choices, qty }) => ({ value: id, text: `${choices.join(', ')} · ${qty}` }))}
        />
      ) : null}
      <TextLine name="note" label={t('form.restockNote')} helperText={t('form.restockNoteHelp')} maxLength={120} isOptional />
    </FormDialog>
  )
}
