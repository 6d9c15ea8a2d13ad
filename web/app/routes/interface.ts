/** Pages about the user interface itself. */
import type { AppRoute } from '../route-types.ts'

export const interfaceRoutes: AppRoute[] = [
  {
    name: 'pages-typography',
    path: '/pages/typography',
    layout: 'default',
    access: 'auth',
    area: 'design',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/design/DesignPage.tsx')).DesignPage,
  },
]
