/** Links the customer list with its detail pages. */
import { recordList } from '../../ui/list/record-pager.ts'
import { CustomersPageDocument } from './customers.generated.ts'

export const listPath = '/apps/ecommerce/customer/list'
export const addressOf = (customerId: string): string => `/apps/ecommerce/customer/details/${customerId}`

export const customerList = recordList({
  name: 'customers',
  path: listPath,
  query: CustomersPageDocument,
  select: data => data.customers,
  hrefOf: ({ customerId }) => addressOf(customerId),
})
