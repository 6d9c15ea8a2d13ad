/** Pages of single records, by type; orders and customers go by their number. */
const pages: Record<string, (record: { id: unknown; order?: unknown; customerId?: unknown }) => string> = {
  Customer: ({ customerId }) => `/apps/ecommerce/customer/details/${String(customerId)}`,
  Invoice: ({ id }) => `/apps/invoice/preview/${String(id)}`,
  Order: ({ order }) => `/apps/ecommerce/order/details/${String(order)}`,
  Product: ({ id }) => `/apps/ecommerce/product/edit/${String(id)}`,
  User: ({ id }) => `/apps/user/view/${String(id)}`,
}

/** Undefined for other types, and for records that are not whole. */
export function recordLink(type: string, id: string, record: object): string | undefined {
  const link = pages[type]?.({ ...record, id })
  return link?.endsWith('/undefined') ? undefined : link
}
