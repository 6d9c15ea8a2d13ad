/** Whether a product is physical, and its package in the store's units. */
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { useField } from '../../ui/form/use-field.ts'
import type { ProductValues, SizeValue } from './product-values.ts'
import { MeasureInput } from './ProductFormMeasure.tsx'
import { ProductFormPart } from './ProductFormPart.tsx'

const pound = 0.45359237
const inch = 2.54
const sides = ['length', 'width', 'height'] as const
const noSize: SizeValue = { length: null, width: null, height: null }

export function ProductFormShipping() {
  const { t } = useTranslations('products')
  const isPhysical = useWatch<ProductValues, 'isPhysical'>({ name: 'isPhysical' })
  return (
    <ProductFormPart title={t('form.shipping')}>
      <SwitchField name="isPhysical" label={t('form.isPhysical')} helperText={t('form.isPhysicalHelp')} />
      {isPhysical ? (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 1fr))' }, alignItems: 'start' }}>
          <Weight />
          <Size />
        </Box>
      ) : null}
    </ProductFormPart>
  )
}

const isMeasure = (value: number | null, max: number) => value === null || (value > 0 && value <= max)

function Weight() {
  const { t } = useTranslations('products')
  const { units } = useStoreFormat()
  const isMetric = units === 'METRIC'
  const label = t('form.weight')
  const { value, change, blur, error } = useField<number | null>(
    { name: 'weight', label, isOptional: true },
    { validate: kilograms => (isMeasure(kilograms, 1000) ? undefined : t('form.measureWrong')) },
  )
  return (
    <MeasureInput
      name="weight"
      label={label}
      unit={t(isMetric ? 'form.unit.kg' : 'form.unit.lb')}
      value={value}
      part={isMetric ? 1 : pound}
      decimals={3}
      onChange={change}
      onBlur={blur}
      error={error}
    />
  )
}

function Size() {
  const { t } = useTranslations('products')
  const { units } = useStoreFormat()
  const isMetric = units === 'METRIC'
  const { value, change, blur, error } = useField<SizeValue | null>(
    { name: 'dimensions', label: t('form.size'), isOptional: true },
    {
      validate: size => {
        if (!size) return undefined
        if (sides.some(side => !isMeasure(size[side], 1000))) return t('form.measureWrong')
        return sides.some(side => size[side] === null) ? t('form.sizeWhole') : undefined
      },
      format: size => (size ? sides.map(side => size[side] ?? '').join(' × ') : ''),
    },
  )
  const put = (side: (typeof sides)[number], centimeters: number | null) => {
    const next = { ...noSize, ...value, [side]: centimeters }
    change(sides.every(each => next[each] === null) ? null : next)
  }
  return sides.map(side => (
    <MeasureInput
      key={side}
      name="dimensions"
      label={t(`form.${side}`)}
      unit={t(isMetric ? 'form.unit.cm' : 'form.unit.in')}
      value={value?.[side] ?? null}
      part={isMetric ? 1 : inch}
      decimals={1}
      onChange={centimeters => put(side, centimeters)}
      onBlur={blur}
      error={error && value && (value[side] === null || !isMeasure(value[side], 1000)) ? error : undefined}
    />
  ))
}
