/** Demonstration pages: wizards, dialogs, cards, icons, and what their forms sent. */
import type { AppRoute } from '../route-types.ts'

export const sampleRoutes: AppRoute[] = [
  {
    name: 'apps-submissions',
    path: '/apps/submissions',
    layout: 'default',
    access: 'auth',
    area: 'submissions',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/submissions/SubmissionsPage.tsx')).SubmissionsPage,
  },
]
