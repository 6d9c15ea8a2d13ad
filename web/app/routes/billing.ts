/** Pricing, in the main layout and for visitors. */
import { loadKit } from '../../platform/languages.ts'
import type { AppRoute } from '../route-types.ts'

const loadPricing = async () => (await import('../../areas/billing/PricingPage.tsx')).PricingPage

export const billingRoutes: AppRoute[] = [
  {
    name: 'pages-pricing',
    path: '/pages/pricing',
    layout: 'default',
    access: 'auth',
    area: 'billing',
    nav: { group: 'account' },
    load: loadPricing,
  },
  {
    name: 'front-pages-pricing',
    path: '/front-pages/pricing',
    layout: 'blank',
    access: 'public',
    area: 'billing',
    // With the data and texts that pages of the main layout have anyway.
    load: async () => {
      const [Page, { withData }] = await Promise.all([loadPricing(), import('../WithData.tsx'), loadKit()])
      return withData(Page)
    },
  },
]
