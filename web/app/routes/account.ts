import type { AppRoute } from '../route-types.ts'

export const accountRoutes: AppRoute[] = [
  {
    name: 'pages-user-profile-tab',
    path: '/pages/user-profile/:tab',
    layout: 'default',
    access: 'auth',
    area: 'profile',
    nav: { group: 'account', to: '/pages/user-profile/profile' },
    load: async () => (await import('../../areas/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    name: 'pages-account-settings-tab',
    path: '/pages/account-settings/:tab',
    layout: 'default',
    access: 'auth',
    area: 'account',
    nav: { group: 'account', to: '/pages/account-settings/account' },
    load: async () => (await import('../../areas/account/SettingsPage.tsx')).SettingsPage,
  },
  {
    name: 'apps-admin-activities',
    path: '/apps/admin/activities',
    layout: 'default',
    access: { action: 'manage', subject: 'all' },
    area: 'history',
    nav: { group: 'administration' },
    keys: 'a',
    load: async () => (await import('../../areas/history/ActivitiesPage.tsx')).ActivitiesPage,
  },
  {
    name: 'access-control',
    path: '/access-control',
    layout: 'default',
    access: { action: 'read', subject: 'AclDemo' },
    area: 'account',
    nav: { group: 'account' },
    load: async () => (await import('../../areas/account/AccessControlPage.tsx')).AccessControlPage,
  },
]
