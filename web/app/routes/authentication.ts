/** Demonstrations of sign-in and sign-up pages, in two layouts each. They work in a sandbox, without an account. */
import { openOutside } from '../open-outside.ts'
import type { AppRoute } from '../route-types.ts'

const pages = ['login', 'register', 'forgot-password', 'reset-password', 'two-steps', 'verify-email']

const toRoute = (page: string): AppRoute => ({
  name: `pages-authentication-${page}`,
  path: `/pages/authentication/${page}`,
  layout: 'blank',
  access: 'public',
  area: 'authentication',
  // Each page leads to its other layout.
  ...(!page.endsWith('-v2') && { nav: { group: 'interface', folder: 'authentication' } }),
  load: () => openOutside(async () => (await import('../../areas/authentication/DemoPage.tsx')).DemoPage),
})

export const authenticationRoutes: AppRoute[] = [...pages.flatMap(page => [`${page}-v1`, `${page}-v2`]), 'register-multi-steps'].map(
  toRoute,
)
