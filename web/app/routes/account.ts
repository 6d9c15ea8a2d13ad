/** What belongs to the account. */
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import type { AppRoute } from '../routes.ts'

export const accountRoutes: AppRoute[] = [
  {
    name: 'pages-account-settings-tab',
    path: '/pages/account-settings/:tab',
    layout: 'default',
    access: 'auth',
    area: 'account',
    nav: { group: 'account', icon: IconUserCircle, to: '/pages/account-settings/account' },
    load: async () => (await import('../../areas/account/SettingsPage.tsx')).SettingsPage,
  },
  {
    name: 'access-control',
    path: '/access-control',
    layout: 'default',
    access: { action: 'read', subject: 'AclDemo' },
    area: 'account',
    nav: { group: 'account', icon: IconShieldLock },
    load: async () => (await import('../../areas/account/AccessControlPage.tsx')).AccessControlPage,
  },
]
