/** Invoices. */
import type { AppRoute } from '../route-types.ts'

export const invoiceRoutes: AppRoute[] = [
  {
    name: 'apps-invoice-list',
    path: '/apps/invoice/list',
    layout: 'default',
    access: 'auth',
    area: 'invoices',
    nav: { group: 'invoices' },
    keys: 'i',
    load: async () => (await import('../../areas/invoices/InvoicesPage.tsx')).InvoicesPage,
  },
]
