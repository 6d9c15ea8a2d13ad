/** Links the product list with its detail pages. */
import { recordList } from '../../ui/list/record-pager.ts'
import { ProductsPageDocument } from './products.generated.ts'

export const hrefOf = ({ id }: { id: string }): string => `/apps/ecommerce/product/edit/${id}`

export const productList = recordList({
  name: 'products',
  path: '/apps/ecommerce/product/list',
  query: ProductsPageDocument,
  select: data => data.products,
  hrefOf,
})
