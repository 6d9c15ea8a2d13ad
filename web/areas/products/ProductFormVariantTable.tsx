/** The variants: a table, or cards on phones. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { currencySign } from '../../platform/format-figures.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { readNumber, writeNumber } from '../../ui/form/values.ts'
import type { ProductValues } from './product-values.ts'
import { type OptionValue, piecesOf, type VariantValue } from './product-variants.ts'

interface VariantTableProps {
  options: readonly OptionValue[]
  variants: readonly VariantValue[]
  hasError: (variant: VariantValue) => boolean
  onChange: (variants: VariantValue[]) => void
}

export function ProductFormVariantTable({ options, variants, hasError: isWrong, onChange }: VariantTableProps) {
  const { t, tCount, lang } = useTranslations('products')
  const { currency } = useStoreFormat()
  const { getValues } = useFormContext<ProductValues>()
  const sign = currencySign(currency, lang)
  const put = (index: number, patch: Partial<VariantValue>) =>
    onChange(variants.map((each, at) => (at === index ? { ...each, ...patch } : each)))
  const pieces = piecesOf(variants)
  return (
    <>
      <Box role="table" aria-label={t('form.variants')} sx={tableStyles}>
        <Box role="row" className="head">
          <span role="columnheader">{options.map(({ name }) => name).join(' / ')}</span>
          <span role="columnheader">{t('sku')}</span>
          <span role="columnheader">{t('price')}</span>
          <span role="columnheader">{t('quantity')}</span>
        </Box>
        {variants.map((variant, index) => {
          const name = variant.choices.join(', ')
          const hasError = isWrong(variant)
          return (
            <Box role="row" key={name}>
              <Typography role="rowheader" variant="body2" dir="auto" sx={{ fontWeight: 500, textAlign: 'left', minWidth: 0 }}>
                {variant.choices.join(' / ')}
              </Typography>
              <Cell label={t('sku')}>
                <OutlinedInput
                  size="small"
                  fullWidth
                  value={variant.sku}
                  error={hasError}
                  onChange={event => put(index, { sku: event.target.value })}
                  inputProps={{ 'aria-label': t('form.skuOf', { name }), maxLength: 20, dir: 'ltr', spellCheck: false }}
                />
              </Cell>
              <Cell label={t('price')}>
                <NumberInput
                  label={t('form.priceOf', { name })}
                  value={variant.price}
                  decimals={2}
                  unit={sign}
                  hasError={hasError}
                  onChange={price => put(index, { price })}
                />
              </Cell>
              <Cell label={t('quantity')}>
                <NumberInput
                  label={t('quantityOf', { name })}
                  value={variant.qty}
                  decimals={0}
                  hasError={hasError}
                  onChange={qty => put(index, { qty })}
                />
              </Cell>
            </Box>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {tCount('form.pieces', pieces)}
        </Typography>
        <Button size="small" onClick={() => onChange(variants.map(each => ({ ...each, price: getValues('price') })))}>
          {t('form.samePrice')}
        </Button>
      </Box>
    </>
  )
}

/** On phones, where there is no header, each cell has a label. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="cell" sx={{ minWidth: 0 }}>
    <Typography variant="caption" color="textSecondary" aria-hidden sx={{ display: { sm: 'none' } }}>
      {label}
    </Typography>
    {children}
  </Box>
)

interface NumberInputProps {
  label: string
  value: number | null
  decimals: number
  unit?: string
  hasError: boolean
  onChange: (value: number | null) => void
}

function NumberInput({ label, value, decimals, unit, hasError, onChange }: NumberInputProps) {
  const { lang } = useTranslations('products')
  const [typed, setTyped] = useState<string>()
  return (
    <OutlinedInput
      size="small"
      fullWidth
      autoComplete="off"
      value={typed ?? writeNumber(value, lang, decimals)}
      error={hasError}
      onChange={event => {
        setTyped(event.target.value)
        onChange(readNumber(event.target.value, lang))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
      }}
      startAdornment={
        unit ? (
          <InputAdornment position="start">
            <Ltr>{unit}</Ltr>
          </InputAdornment>
        ) : undefined
      }
      inputProps={{ 'aria-label': label, inputMode: decimals ? 'decimal' : 'numeric', dir: 'ltr' }}
      sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

const tableStyles = {
  display: 'grid',
  '& > [role="row"]': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(96px, 1.4fr) minmax(0, 1.6fr) minmax(0, 1.1fr) minmax(0, 0.9fr)' },
    columnGap: 3,
    rowGap: 2,
    alignItems: 'center',
    py: { xs: 3, sm: 1.5 },
    borderStyle: 'solid',
    borderWidth: 0,
    borderTopWidth: { xs: 1, sm: 0 },
    borderColor: 'divider',
  },
  '& [role="rowheader"]': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& [role="cell"]:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > .head': {
    display: { xs: 'none', sm: 'grid' },
    fontSize: 13,
    fontWeight: 500,
    color: 'text.secondary',
    borderBottomWidth: 1,
    pb: 2,
    mb: 1,
  },
}
