/** Pages that are opened before signing in. The router starts with them alone and loads the other routes on demand. */
import type { AppRoute } from '../route-types.ts'

const login: Omit<AppRoute, 'name' | 'path'> = {
  layout: 'blank',
  access: 'guest',
  area: 'account',
  canWait: true,
  load: async () => (await import('../../areas/account/LoginPage.tsx')).LoginPage,
}

export const entryRoutes: AppRoute[] = [
  {
    name: 'front-pages-landing-page',
    path: '/front-pages/landing-page',
    layout: 'blank',
    access: 'public',
    area: 'front',
    load: async () => (await import('../../areas/front/LandingPage.tsx')).LandingPage,
  },
  { name: 'apps-admin-login', path: '/apps/admin/login', ...login },
  { name: 'login', path: '/login', ...login },
  {
    name: 'register',
    path: '/register',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../../areas/account/RegisterPage.tsx')).RegisterPage,
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    canWait: true,
    load: async () => (await import('../../areas/account/ForgotPage.tsx')).ForgotPage,
  },
  {
    name: 'not-authorized',
    path: '/not-authorized',
    layout: 'blank',
    access: 'public',
    area: 'account',
    load: async () => (await import('../../areas/account/NotAuthorizedPage.tsx')).NotAuthorizedPage,
  },
]

/** Aliases and redirects that are needed before the other routes are loaded. */
export const entryAliases: Record<string, string> = { '/pages/misc/not-authorized': '/not-authorized' }
export const entryRedirects: Record<string, string> = { '/': '/apps/admin/login', '/analytics': '/apps/admin/login' }
