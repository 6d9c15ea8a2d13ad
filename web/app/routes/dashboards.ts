/** Dashboards and tables. */
import type { AppRoute } from '../route-types.ts'

export const dashboardRoutes: AppRoute[] = [
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
