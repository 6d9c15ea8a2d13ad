/** Pages for developers: both APIs and the sandbox. */
import type { AppRoute } from '../route-types.ts'

export const developerRoutes: AppRoute[] = [
  {
    name: 'dev-graphql',
    path: '/dev/graphql',
    layout: 'fixed',
    access: 'auth',
    area: 'developer',
    nav: { group: 'developer' },
    load: async () => (await import('../../areas/developer/GraphqlPage.tsx')).GraphqlPage,
  },
  {
    name: 'dev-sandbox',
    path: '/dev/sandbox',
    layout: 'default',
    access: 'auth',
    area: 'developer',
    nav: { group: 'developer' },
    load: async () => (await import('../../areas/developer/SandboxPage.tsx')).SandboxPage,
  },
]
