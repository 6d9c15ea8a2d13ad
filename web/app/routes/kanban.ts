import type { AppRoute } from '../route-types.ts'

export const kanbanRoutes: AppRoute[] = [
  {
    name: 'apps-kanban',
    path: '/apps/kanban',
    layout: 'fixed',
    access: 'auth',
    area: 'kanban',
    nav: { group: 'apps' },
    keys: 'k',
    load: async () => (await import('../../areas/kanban/KanbanPage.tsx')).KanbanPage,
  },
]
