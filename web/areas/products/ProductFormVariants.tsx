import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { useField } from '../../ui/form/use-field.ts'
import type { ProductValues } from './product-values.ts'
import { type OptionValue, countOf, isSku, limits, variantsFor, type VariantValue, whole } from './product-variants.ts'
import { ProductFormOption } from './ProductFormOption.tsx'
import { ProductFormPart } from './ProductFormPart.tsx'
import { ProductFormVariantTable } from './ProductFormVariantTable.tsx'

export function ProductFormVariants() {
  const { t, lang } = useTranslations('products')
  const { getValues } = useFormContext<ProductValues>()
  const format = (number: number) => formatNumber(number, lang)
  const options = useField<OptionValue[]>(
    { name: 'options', label: t('form.options'), isOptional: true },
    {
      validate(value) {
        const names = value.map(({ name }) => name.trim().toLowerCase())
        if (value.some(({ name, values }) => !name.trim() || values.length === 0)) return t('form.optionEmpty')
        if (new Set(names).size < names.length) return t('form.optionTwice')
        return countOf(value) > limits.variants ? t('form.variantsTooMany', { number: format(limits.variants) }) : undefined
      },
      format: value => value.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; '),
    },
  )
  const variants = useField<VariantValue[]>(
    { name: 'variants', label: t('form.variants'), isOptional: true },
    {
      validate(value) {
        const skus = value.map(({ sku }) => sku.trim().toLowerCase())
        const wrong = value.find(each => hasError(each, skus, getValues('sku')))
        return wrong ? t('form.variantWrong', { name: wrong.choices.join(', ') }) : undefined
      },
      format: value => value.map(({ choices, sku, qty }) => `${choices.join(', ')} (${sku}): ${qty ?? 0}`).join('; '),
    },
  )
  const put = (next: OptionValue[]) => {
    options.change(next)
    const [sku, price] = getValues(['sku', 'price'])
    variants.change(variantsFor(next, variants.value, { sku, price }))
  }
  const list = options.value
  return (
    <ProductFormPart
      title={t('form.variants')}
      lead={t('form.variantsLead')}
      action={
        <Button
          size="small"
          startIcon={<IconPlus size={18} stroke={1.75} />}
          disabled={list.length >= limits.options}
          onClick={() => put([...list, { name: '', values: [] }])}
        >
          {t('form.optionAdd')}
        </Button>
      }
    >
      {list.length > 0 ? (
        <Box data-field="options" onBlur={options.blur} sx={{ display: 'grid', gap: 4 }}>
          {list.map((option, index) => (
            // New options have no id or name and are only appended, so the index is a stable key.
            <ProductFormOption
              key={index}
              option={option}
              number={index + 1}
              hasError={options.error !== undefined && (!option.name.trim() || option.values.length === 0)}
              onChange={next => put(list.map((each, at) => (at === index ? next : each)))}
              onRemove={() => put(list.filter((_, at) => at !== index))}
            />
          ))}
          {options.error ? <FieldErrorText text={options.error} /> : null}
        </Box>
      ) : null}
      {variants.value.length > 0 ? (
        <Box data-field="variants" onBlur={variants.blur} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ProductFormVariantTable
            options={whole(list)}
            variants={variants.value}
            hasError={each => variants.error !== undefined && hasError(each, skusOf(variants.value), getValues('sku'))}
            onChange={variants.change}
          />
          {variants.error ? <FieldErrorText text={variants.error} /> : null}
        </Box>
      ) : null}
      {list.length > 0 && variants.value.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('form.variantsNone')}
        </Typography>
      ) : null}
    </ProductFormPart>
  )
}

const skusOf = (variants: readonly VariantValue[]) => variants.map(({ sku }) => sku.trim().toLowerCase())

/** Whether it has an error or a SKU that is used twice in this product. */
function hasError({ sku, price, qty }: VariantValue, skus: readonly string[], own: string): boolean {
  const folded = sku.trim().toLowerCase()
  const isAmount = price !== null && price >= 0 && Number(price.toFixed(2)) === price
  const isCount = qty !== null && Number.isSafeInteger(qty) && qty >= 0 && qty <= 1_000_000
  return !isSku(sku) || !isAmount || !isCount || folded === own.trim().toLowerCase() || skus.filter(each => each === folded).length > 1
}

const FieldErrorText = ({ text }: { text: string }) => (
  <FormHelperText error sx={{ m: 0 }} dir="auto">
    {text}
  </FormHelperText>
)
