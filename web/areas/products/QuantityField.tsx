/** Inline edit of a product's quantity: Enter or blur saves, Escape reverts. */
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { ProductRowFragment } from './products.generated.ts'

const low = 10
const maxDigits = 9

interface QuantityFieldProps {
  product: ProductRowFragment
  onSave: (qty: number) => void
}

export function QuantityField({ product: { productName, qty, options }, onSave }: QuantityFieldProps) {
  const { t } = useTranslations('products')
  const [text, setText] = useState<string>()
  const [isInvalid, setInvalid] = useState(false)
  // The sum over variants, edited on the product's page.
  const isTotal = options.length > 0
  const edit = (next: string | undefined) => {
    setText(next)
    setInvalid(false)
  }
  const save = () => {
    const digits = text?.trim() ?? ''
    if (digits !== '' && !/^\d+$/.test(digits)) return setInvalid(true)
    edit(undefined)
    if (digits !== '' && Number(digits) !== qty) onSave(Number(digits))
  }
  return (
    <Tooltip
      describeChild
      open={isInvalid}
      placement="top"
      title={isInvalid ? <span role="alert">{t('quantityInvalid')}</span> : ''}
      disableHoverListener
      disableFocusListener
      disableTouchListener
    >
      <OutlinedInput
        size="small"
        readOnly={isTotal}
        title={isTotal ? t('sumOfVariants') : undefined}
        error={isInvalid}
        value={text ?? String(qty)}
        onChange={event => edit(event.target.value)}
        onBlur={save}
        onKeyDown={event => {
          if (event.key === 'Enter') save()
          if (event.key === 'Escape') edit(undefined)
        }}
        inputProps={{
          inputMode: 'numeric',
          dir: 'ltr',
          maxLength: maxDigits,
          'aria-label': t(qty < low ? 'lowOf' : 'quantityOf', { name: productName }),
        }}
        sx={{
          width: 84,
          fontSize: 14,
          '& input': { textAlign: 'end', py: 1.5, fontVariantNumeric: 'tabular-nums' },
          '@media (hover: hover)': { '&:not(:hover, .Mui-focused, .Mui-error) fieldset': { borderColor: 'transparent' } },
          ...(isTotal && { '& fieldset': { border: 0 } }),
          ...(qty < low && { color: 'warning.main', fontWeight: 600 }),
        }}
      />
    </Tooltip>
  )
}
