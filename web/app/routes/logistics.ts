import type { AppRoute } from '../route-types.ts'

export const logisticsRoutes: AppRoute[] = [
  {
    name: 'apps-logistics-dashboard',
    path: '/apps/logistics/dashboard',
    layout: 'default',
    access: 'auth',
    area: 'logistics',
    nav: { group: 'logistics' },
    load: async () => (await import('../../areas/logistics/LogisticsDashboardPage.tsx')).LogisticsDashboardPage,
  },
  {
    name: 'apps-logistics-fleet',
    path: '/apps/logistics/fleet',
    layout: 'fixed',
    access: 'auth',
    area: 'logistics',
    nav: { group: 'logistics' },
    keys: 'f',
    load: async () => (await import('../../areas/logistics/FleetPage.tsx')).FleetPage,
  },
]
