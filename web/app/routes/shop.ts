/** The shop. */
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconUserShare from '@tabler/icons-react/dist/esm/icons/IconUserShare.mjs'
import type { AppRoute } from '../routes.ts'

export const shopRoutes: AppRoute[] = [
  {
    name: 'apps-ecommerce-manage-review',
    path: '/apps/ecommerce/manage-review',
    layout: 'default',
    access: 'auth',
    area: 'reviews',
    nav: { group: 'shop', icon: IconMessageStar },
    load: async () => (await import('../../areas/reviews/ReviewsPage.tsx')).ReviewsPage,
  },
  {
    name: 'apps-ecommerce-referrals',
    path: '/apps/ecommerce/referrals',
    layout: 'default',
    access: 'auth',
    area: 'referrals',
    nav: { group: 'shop', icon: IconUserShare },
    load: async () => (await import('../../areas/referrals/ReferralsPage.tsx')).ReferralsPage,
  },
]
