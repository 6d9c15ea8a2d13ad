/** Pages for developers: both APIs and the sandbox. */
import { loadArea } from '../../platform/languages.ts'
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
    name: 'dev-rest',
    path: '/dev/rest',
    layout: 'fixed',
    access: 'public',
    area: 'developer',
    nav: { group: 'developer' },
    load: async () => (await import('../../areas/developer/rest/RestPage.tsx')).RestPage,
  },
  {
    name: 'dev-sandbox',
    path: '/dev/sandbox',
    layout: 'default',
    access: 'auth',
    area: 'developer',
    nav: { group: 'developer' },
    load: async () => {
      // The names of all areas belong to the history.
      const [{ SandboxPage }] = await Promise.all([import('../../areas/developer/SandboxPage.tsx'), loadArea('history')])
      return SandboxPage
    },
  },
]
