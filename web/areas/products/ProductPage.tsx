import { useNavigate, useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { Page } from '../../ui/Page.tsx'
import { RecordPage } from '../../ui/record/RecordPage.tsx'
import { FieldsSkeleton } from '../../ui/record/RecordSkeletons.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { RecordColumns, SideCard } from '../../ui/record/SideCard.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { useProductChanges } from './product-actions.ts'
import { productList as list } from './product-list.ts'
import { Status } from './ProductStatus.tsx'
import { blank, statusFor, toInput, toValues } from './product-values.ts'
import { ProductForm } from './ProductForm.tsx'
import { useProductPageQuery } from './products.generated.ts'

/** `/apps/ecommerce/product/add` */
export function AddProductPage() {
  const { t } = useTranslations('products')
  const navigate = useNavigate()
  const { timeZone } = useStoreFormat()
  const actions = useProductChanges(useUndoableMutation(() => Promise.resolve()))
  return (
    <Page title={t('add.title')} subtitle={t('add.lead')}>
      <ProductForm
        name="product-new"
        defaults={blank}
        onSave={async (values, how) => {
          await actions.create({ ...toInput(values), ...statusFor(how, 'INACTIVE', values.publishAt, timeZone) })
          await navigate(list.path)
        }}
        onLeave={() => void navigate(list.path)}
      />
    </Page>
  )
}

/** `/apps/ecommerce/product/edit/:id` */
export function EditProductPage() {
  const { id = '' } = useParams()
  const { t } = useTranslations('products')
  const record = useRecord(useProductPageQuery({ variables: { id } }), data => data.product, ['PRODUCTS'])
  const product = record.row
  const { timeZone } = useStoreFormat()
  const actions = useProductChanges(useUndoableMutation(record.refetch))
  return (
    <RecordPage
      record={record}
      list={list}
      toList={t('toList')}
      id={product ? `#${product.sku}` : ''}
      heading={product && { title: product.productName, status: <Status status={product.status} />, subtitle: product.productBrand }}
      skeleton={<ProductSkeleton />}
    >
      {found => (
        <ProductForm
          name={`product-${id}`}
          defaults={toValues(found, timeZone)}
          product={found}
          onSave={(values, how) =>
            actions.update(id, values.version, { ...toInput(values), ...statusFor(how, found.status, values.publishAt, timeZone) })
          }
          onRestock={delivery => actions.restock(found, delivery)}
          timeline={
            <SideCard title={t('history')}>
              <RecordTimeline type="Product" id={id} area="PRODUCTS" />
            </SideCard>
          }
        />
      )}
    </RecordPage>
  )
}

const ProductSkeleton = () => (
  <RecordColumns
    side={[1, 2, 4].map(fields => (
      <FieldsSkeleton key={fields} fields={fields} />
    ))}
  >
    {[4, 3, 2].map(fields => (
      <FieldsSkeleton key={fields} fields={fields} />
    ))}
  </RecordColumns>
)
