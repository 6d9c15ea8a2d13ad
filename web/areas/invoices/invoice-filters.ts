/** What the list can be narrowed to. */
import type { InvoiceDue, InvoiceStatus } from '../../platform/schema.generated.ts'

export const statuses = ['DRAFT', 'SENT', 'DOWNLOADED', 'PARTIAL_PAYMENT', 'PAID', 'PAST_DUE'] as const satisfies InvoiceStatus[]
export const dues = ['OUTSTANDING', 'CURRENT', 'DAYS_1_30', 'DAYS_31_60', 'DAYS_61_90', 'DAYS_OVER_90'] as const satisfies InvoiceDue[]
export interface InvoiceFilters {
  status?: InvoiceStatus | undefined
  due?: InvoiceDue | undefined
  from?: string | undefined
  to?: string | undefined
}
