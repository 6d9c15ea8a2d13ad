import type { AppRoute } from '../route-types.ts'

export const chatRoutes: AppRoute[] = [
  {
    name: 'apps-chat',
    path: '/apps/chat',
    layout: 'fixed',
    access: 'auth',
    area: 'chat',
    nav: { group: 'apps' },
    keys: 't',
    load: async () => (await import('../../areas/chat/ChatPage.tsx')).ChatPage,
  },
]
