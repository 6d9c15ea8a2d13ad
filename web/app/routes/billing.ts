/** Pricing and checkout, in the main layout and outside. */
import { openOutside as open } from '../open-outside.ts'
import type { AppRoute } from '../route-types.ts'

export const billingRoutes: AppRoute[] = [
  {
    name: 'pages-pricing',
    path: '/pages/pricing',
    layout: 'default',
    access: 'auth',
    area: 'billing',
    nav: { group: 'account' },
    load: async () => (await import('../../areas/billing/PricingPage.tsx')).PricingPage,
  },
  {
    name: 'pages-purchase-invoice',
    path: '/pages/purchase-invoice/:outTradeNo',
    layout: 'default',
    access: 'auth',
    area: 'billing',
    load: async () => (await import('../../areas/billing/PurchaseInvoicePage.tsx')).PurchaseInvoicePage,
  },
  {
    name: 'front-pages-pricing',
    path: '/front-pages/pricing',
    layout: 'blank',
    access: 'public',
    area: 'billing',
    load: () => open(async () => (await import('../../areas/billing/PricingPage.tsx')).PricingPage),
  },
  {
    name: 'front-pages-checkout',
    path: '/front-pages/checkout',
    layout: 'blank',
    access: 'public',
    area: 'billing',
    load: () => open(async () => (await import('../../areas/billing/CheckoutPage.tsx')).CheckoutPage),
  },
  {
    name: 'front-pages-payment',
    path: '/front-pages/payment',
    layout: 'blank',
    access: 'auth',
    area: 'billing',
    load: () => open(async () => (await import('../../areas/billing/PaymentPage.tsx')).PaymentPage),
  },
]
