import type { AppRoute } from '../route-types.ts'

export const peopleRoutes: AppRoute[] = [
  {
    name: 'apps-user-list',
    path: '/apps/user/list',
    layout: 'default',
    access: 'auth',
    area: 'users',
    nav: { group: 'people' },
    keys: 'u',
    load: async () => (await import('../../areas/users/UsersPage.tsx')).UsersPage,
  },
  {
    name: 'apps-user-view-id',
    path: '/apps/user/view/:id',
    layout: 'default',
    access: 'auth',
    area: 'users',
    load: async () => (await import('../../areas/users/UserPage.tsx')).UserPage,
  },
  {
    name: 'apps-roles',
    path: '/apps/roles',
    layout: 'default',
    access: 'auth',
    area: 'roles',
    nav: { group: 'people' },
    load: async () => (await import('../../areas/roles/RolesPage.tsx')).RolesPage,
  },
  {
    name: 'apps-permissions',
    path: '/apps/permissions',
    layout: 'default',
    access: 'auth',
    area: 'permissions',
    nav: { group: 'people' },
    load: async () => (await import('../../areas/permissions/PermissionsPage.tsx')).PermissionsPage,
  },
]
