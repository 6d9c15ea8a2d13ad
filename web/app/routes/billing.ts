/** Pricing, in the main layout and for visitors. */
import { loadKit } from '../../platform/languages.ts'
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
    // With the data and texts that pages of the main layout have anyway.
    load: async () => {
      const [{ PricingPage }, { withData }] = await Promise.all([
        import('../../areas/billing/PricingPage.tsx'),
        import('../WithData.tsx'),
        loadKit(),
      ])
      return withData(PricingPage)
    },
  },
]
