/** Pages without the main layout: sign-in, and error pages. */
import type { AppRoute } from '../route-types.ts'

export const entryRoutes: AppRoute[] = [
  {
    name: 'front-pages-landing-page',
    path: '/front-pages/landing-page',
    layout: 'blank',
    access: 'public',
    area: 'front',
    load: async () => (await import('../../areas/front/LandingPage.tsx')).LandingPage,
  },
  {
    name: 'apps-admin-login',
    path: '/apps/admin/login',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../../areas/account/LoginPage.tsx')).LoginPage,
  },
  {
    name: 'login',
    path: '/login',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../../areas/account/LoginPage.tsx')).LoginPage,
  },
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
