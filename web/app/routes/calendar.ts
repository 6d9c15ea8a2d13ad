/** The calendar. */
import type { AppRoute } from '../route-types.ts'

export const calendarRoutes: AppRoute[] = [
  {
    name: 'apps-calendar',
    path: '/apps/calendar',
    layout: 'fixed',
    access: 'auth',
    area: 'calendar',
    nav: { group: 'apps' },
    keys: 'c',
    load: async () => (await import('../../areas/calendar/CalendarPage.tsx')).CalendarPage,
  },
]
