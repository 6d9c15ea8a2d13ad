/** Basic information: name, identifiers, and description. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FieldRow } from '../../ui/form/RecordForm.tsx'
import { TextLine } from '../../ui/form/TextFields.tsx'
import { notify } from '../../ui/notify.ts'
import { categories } from './ProductStatus.tsx'
import type { ProductValues } from './product-values.ts'
import { isSku } from './product-variants.ts'
import { ProductFormPart } from './ProductFormPart.tsx'
import { SkuIsFreeDocument, SuggestSkuDocument } from './products.generated.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const Description = lazyPart(async () => (await import('./ProductFormDescription.tsx')).ProductFormDescription, {
  fallback: <Skeleton variant="rounded" height={252} />,
})

export function ProductFormBasics({ productId }: { productId: string | undefined }) {
  const { t } = useTranslations('products')
  const client = useApolloClient()
  const checkSku = async (sku: string) => {
    if (!isSku(sku)) return t('form.skuWrong')
    const response = client.query({ query: SkuIsFreeDocument, variables: { sku: sku.trim(), productId }, fetchPolicy: 'no-cache' })
    // If the server does not respond now, it validates when the product is saved.
    const isFree = await response.then(({ data }) => data?.isSkuFree ?? true).catch(() => true)
    return isFree ? undefined : t('form.skuTaken')
  }
  return (
    <ProductFormPart title={t('form.what')}>
      <TextLine name="productName" label={t('product')} maxLength={120} />
      <FieldRow>
        <Box>
          <TextLine name="sku" label={t('sku')} helperText={t('form.skuHelp')} maxLength={20} check={checkSku} />
          <SuggestSku />
        </Box>
        <TextLine
          name="barcode"
          label={t('form.barcode')}
          helperText={t('form.barcodeHelp')}
          maxLength={20}
          isOptional
          check={code => (/^\d+$/.test(code.trim()) ? undefined : t('form.barcodeHelp'))}
        />
      </FieldRow>
      <Description />
    </ProductFormPart>
  )
}

/** Suggests a free SKU from name and category. */
function SuggestSku() {
  const { t } = useTranslations('products')
  const client = useApolloClient()
  const { getValues, setValue } = useFormContext<ProductValues>()
  const [isBusy, setBusy] = useState(false)
  const suggest = async () => {
    setBusy(true)
    try {
      const [productName, category] = getValues(['productName', 'category'])
      const { data } = await client.query({
        query: SuggestSkuDocument,
        variables: { productName: productName.slice(0, 120), category: categories.find(each => each === category) ?? 'ELECTRONICS' },
        fetchPolicy: 'no-cache',
      })
      if (data) setValue('sku', data.suggestSku, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      startIcon={<IconWand size={18} stroke={1.75} />}
      loading={isBusy}
      loadingPosition="start"
      onClick={() => void suggest()}
      sx={{ mt: 1, marginInlineStart: -1 }}
    >
      {t('form.suggestSku')}
    </Button>
  )
}
