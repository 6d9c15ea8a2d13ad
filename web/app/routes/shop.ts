/** The shop. */
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
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
]
