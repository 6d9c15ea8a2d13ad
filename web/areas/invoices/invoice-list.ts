/** Links the list of invoices with their pages. */
import { recordList } from '../../ui/list/record-pager.ts'
import { InvoicesPageDocument } from './invoices.generated.ts'

export const hrefOf = ({ id }: { id: string }): string => `/apps/invoice/preview/${id}`
export const editHrefOf = ({ id }: { id: string }): string => `/apps/invoice/edit/${id}`

export const invoiceList = recordList({
  name: 'invoices',
  path: '/apps/invoice/list',
  query: InvoicesPageDocument,
  select: data => data.invoices,
  hrefOf,
})
