/**
 * Every route of the application. The router, the navigation, page titles and the test that opens them all are drawn
 * from this list. A page is loaded when it is opened.
 */
import type { TablerIcon } from '@tabler/icons-react'
import IconTextPlus from '@tabler/icons-react/dist/esm/icons/IconTextPlus.mjs'
import IconMessageStar from '@tabler/icons-react/dist/esm/icons/IconMessageStar.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import type { ComponentType } from 'react'

export interface AppRoute {
  /** The specification's name. */
  name: string
  path: string
  layout: 'default' | 'blank'
  /** `guest` pages are for visitors who are not signed in; `auth` needs a session; a rule needs a session that may do it. */
  access: 'public' | 'guest' | 'auth' | { action: string; subject: string }
  /** Whose texts the page speaks with. */
  area?: string
  /** Its place in the navigation. */
  nav?: { group: NavGroup; icon: TablerIcon; to?: string }
  load: () => Promise<ComponentType>
}

export const navGroups = ['write', 'shop', 'account'] as const
export type NavGroup = (typeof navGroups)[number]

export const routes: AppRoute[] = [
  {
    name: 'front-pages-landing-page',
    path: '/front-pages/landing-page',
    layout: 'blank',
    access: 'public',
    area: 'front',
    load: async () => (await import('../areas/front/LandingPage.tsx')).LandingPage,
  },
  {
    name: 'apps-admin-login',
    path: '/apps/admin/login',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../areas/account/LoginPage.tsx')).LoginPage,
  },
  {
    name: 'login',
    path: '/login',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../areas/account/LoginPage.tsx')).LoginPage,
  },
  {
    name: 'register',
    path: '/register',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../areas/account/RegisterPage.tsx')).RegisterPage,
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    layout: 'blank',
    access: 'guest',
    area: 'account',
    load: async () => (await import('../areas/account/ForgotPage.tsx')).ForgotPage,
  },
  {
    name: 'apps-invoice-polish',
    path: '/apps/invoice/polish',
    layout: 'default',
    access: 'auth',
    area: 'text',
    nav: { group: 'write', icon: IconWriting },
    load: async () => (await import('../areas/text/EditorPage.tsx')).EditorPage,
  },
  {
    name: 'apps-invoice-expand',
    path: '/apps/invoice/expand',
    layout: 'default',
    access: 'auth',
    area: 'text',
    nav: { group: 'write', icon: IconTextPlus },
    load: async () => (await import('../areas/text/EditorPage.tsx')).EditorPage,
  },
  {
    name: 'apps-invoice-preview',
    path: '/apps/invoice/preview',
    layout: 'default',
    access: 'auth',
    area: 'text',
    load: async () => (await import('../areas/text/PreviewPage.tsx')).PreviewPage,
  },
  {
    name: 'apps-ecommerce-manage-review',
    path: '/apps/ecommerce/manage-review',
    layout: 'default',
    access: 'auth',
    area: 'reviews',
    nav: { group: 'shop', icon: IconMessageStar },
    load: async () => (await import('../areas/reviews/ReviewsPage.tsx')).ReviewsPage,
  },
  {
    name: 'pages-account-settings-tab',
    path: '/pages/account-settings/:tab',
    layout: 'default',
    access: 'auth',
    area: 'account',
    nav: { group: 'account', icon: IconUserCircle, to: '/pages/account-settings/account' },
    load: async () => (await import('../areas/account/SettingsPage.tsx')).SettingsPage,
  },
  {
    name: 'access-control',
    path: '/access-control',
    layout: 'default',
    access: { action: 'read', subject: 'AclDemo' },
    area: 'account',
    nav: { group: 'account', icon: IconShieldLock },
    load: async () => (await import('../areas/account/AccessControlPage.tsx')).AccessControlPage,
  },
  {
    name: 'not-authorized',
    path: '/not-authorized',
    layout: 'blank',
    access: 'public',
    area: 'account',
    load: async () => (await import('../areas/account/NotAuthorizedPage.tsx')).NotAuthorizedPage,
  },
]

/** Other addresses of the same pages. */
export const aliases: Record<string, string> = { '/pages/misc/not-authorized': '/not-authorized' }

/** Addresses that lead on, with query and hash kept. */
export const redirects: Record<string, string> = {
  '/': '/apps/admin/login',
  '/analytics': '/apps/admin/login',
  '/pages/account-settings': '/pages/account-settings/account',
}
