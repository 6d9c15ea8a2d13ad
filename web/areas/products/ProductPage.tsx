/** One product: drafted, edited, published at once or on a day. */
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useNavigate, useParams } from 'react-router-dom'
import { useTexts } from '../../app/languages.ts'
import { useLive } from '../../ui/live.ts'
import { Page } from '../../ui/Page.tsx'
import { NotFoundRecord } from '../../ui/record/NotFoundRecord.tsx'
import { RecordHeader } from '../../ui/record/RecordHeader.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { useProductActions } from './product-actions.ts'
import { productList as list } from './product-list.ts'
import { Status } from './ProductLooks.tsx'
import { blank, toInput, toValues } from './product-values.ts'
import { ProductForm } from './ProductForm.tsx'
import { useProductPageQuery } from './products.generated.ts'

/** `/apps/ecommerce/product/add` */
export function AddProductPage() {
  const { t } = useTexts('products')
  const navigate = useNavigate()
  const actions = useProductActions(() => Promise.resolve())
  return (
    <Page title={t('add.title')} lead={t('add.lead')}>
      <ProductForm
        name="product-new"
        defaults={blank}
        submit={t('publish')}
        more={
          <Button type="submit" value="draft" variant="outlined">
            {t('add.submit')}
          </Button>
        }
        onSave={async (values, how) => {
          await actions.create({ ...toInput(values), status: how === 'draft' ? 'INACTIVE' : 'PUBLISHED' })
          await navigate(list.path)
        }}
        onCancel={() => void navigate(list.path)}
      />
    </Page>
  )
}

/** `/apps/ecommerce/product/edit/:id` */
export function EditProductPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { t } = useTexts('products')
  const { data, error, refetch } = useProductPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  useLive(['PRODUCTS'], refetch)
  const actions = useProductActions(refetch)
  if (error)
    return (
      <NotFoundRecord error={error} list={{ path: list.path, text: t('toList') }} onRetry={() => void refetch().catch(() => undefined)} />
    )
  const product = data?.product
  return (
    <>
      <RecordHeader
        title={product?.productName}
        status={product ? <Status status={product.status} /> : null}
        id={product ? `#${product.sku}` : ''}
        lead={product?.productBrand}
        list={list}
      />
      {product ? (
        <ProductForm
          key={id}
          name={`product-${id}`}
          defaults={toValues(product)}
          submit={t('edit.submit')}
          product={product}
          onCancel={() => void navigate(list.path)}
          onSave={values => actions.update(id, values.version, toInput(values))}
          onStatus={(status, publishAt) => actions.setStatus(product, status, publishAt)}
          timeline={
            <SideCard title={t('history')}>
              <RecordTimeline type="Product" id={id} area="PRODUCTS" />
            </SideCard>
          }
        />
      ) : (
        <Skeleton variant="rounded" height={560} sx={{ maxWidth: { lg: '66%' } }} />
      )}
    </>
  )
}
