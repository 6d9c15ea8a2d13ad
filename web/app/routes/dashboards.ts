/** Dashboards and tables. */
import type { AppRoute } from '../route-types.ts'

export const dashboardRoutes: AppRoute[] = [
  {
    name: 'dashboards-analytics',
    path: '/dashboards/analytics',
    layout: 'default',
    access: 'auth',
    area: 'analytics',
    nav: { group: 'shop' },
    keys: 'd',
    load: async () => (await import('../../areas/analytics/AnalyticsPage.tsx')).AnalyticsPage,
  },
  {
    name: 'tables-data-table',
    path: '/tables/data-table',
    layout: 'default',
    access: 'auth',
    area: 'sales',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/sales/DataTablePage.tsx')).DataTablePage,
  },
]
