/** Courses. */
import type { AppRoute } from '../route-types.ts'

export const academyRoutes: AppRoute[] = [
  {
    name: 'apps-academy-dashboard',
    path: '/apps/academy/dashboard',
    layout: 'default',
    access: 'auth',
    area: 'academy',
    nav: { group: 'academy' },
    load: async () => (await import('../../areas/academy/DashboardPage.tsx')).DashboardPage,
  },
  {
    name: 'apps-academy-my-course',
    path: '/apps/academy/my-course',
    layout: 'default',
    access: 'auth',
    area: 'academy',
    nav: { group: 'academy' },
    keys: 'l',
    load: async () => (await import('../../areas/academy/MyCoursesPage.tsx')).MyCoursesPage,
  },
  {
    name: 'apps-academy-course-details',
    path: '/apps/academy/course-details',
    layout: 'default',
    access: 'auth',
    area: 'academy',
    load: async () => (await import('../../areas/academy/CoursePage.tsx')).CoursePage,
  },
]
