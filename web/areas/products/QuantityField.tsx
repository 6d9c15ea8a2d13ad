/** How many there are, changed where it stands: saved on Enter or when it is left, given up with Escape. */
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { ProductRowFragment } from './products.generated.ts'

const low = 10

interface QuantityFieldProps {
  product: ProductRowFragment
  onSave: (qty: number) => void
}

export function QuantityField({ product: { productName, qty, options }, onSave }: QuantityFieldProps) {
  const { t } = useTranslations('products')
  const [typed, setTyped] = useState<string>()
  // That of its variants together, which are counted on the product's own page.
  const isSum = options.length > 0
  const leave = () => {
    const next = Number(typed)
    setTyped(undefined)
    if (typed !== undefined && typed.trim() !== '' && Number.isSafeInteger(next) && next >= 0 && next !== qty) onSave(next)
  }
  return (
    <OutlinedInput
      size="small"
      readOnly={isSum}
      title={isSum ? t('sumOfVariants') : undefined}
      value={typed ?? String(qty)}
      onChange={event => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={leave}
      onKeyDown={event => {
        if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur()
        if (event.key === 'Escape') setTyped(undefined)
      }}
      inputProps={{ inputMode: 'numeric', dir: 'ltr', 'aria-label': t(qty < low ? 'lowOf' : 'quantityOf', { name: productName }) }}
      sx={{
        width: 84,
        fontSize: 14,
        '& input': { textAlign: 'end', py: 1.5, fontVariantNumeric: 'tabular-nums' },
        ...(isSum && { '& fieldset': { border: 0 } }),
        ...(qty < low && { color: 'warning.main', fontWeight: 600, '& fieldset': { borderColor: 'warning.main' } }),
      }}
    />
  )
}
