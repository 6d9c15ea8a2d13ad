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
  {
    name: 'apps-invoice-add',
    path: '/apps/invoice/add',
    layout: 'default',
    access: 'auth',
    area: 'invoices',
    nav: { group: 'invoices' },
    load: async () => (await import('../../areas/invoices/InvoiceFormPage.tsx')).AddInvoicePage,
  },
  {
    name: 'apps-invoice-edit',
    path: '/apps/invoice/edit/:id',
    layout: 'default',
    access: 'auth',
    area: 'invoices',
    load: async () => (await import('../../areas/invoices/InvoiceFormPage.tsx')).EditInvoicePage,
  },
  {
    name: 'apps-invoice-preview-id',
    path: '/apps/invoice/preview/:id',
    layout: 'default',
    access: 'auth',
    area: 'invoices',
    load: async () => (await import('../../areas/invoices/InvoicePage.tsx')).InvoicePage,
  },
  {
    name: 'public-invoice',
    path: '/invoices/:token',
    layout: 'blank',
    access: 'public',
    area: 'invoices',
    load: async () => (await import('../../areas/invoices/PublicInvoicePage.tsx')).PublicInvoicePage,
  },
]
