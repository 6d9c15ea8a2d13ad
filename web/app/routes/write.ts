import type { AppRoute } from '../route-types.ts'

export const writeRoutes: AppRoute[] = [
  {
    name: 'apps-invoice-polish',
    path: '/apps/invoice/polish',
    layout: 'default',
    access: 'auth',
    area: 'text',
    nav: { group: 'write' },
    keys: 'w',
    load: async () => (await import('../../areas/text/EditorPage.tsx')).EditorPage,
  },
  {
    name: 'apps-invoice-expand',
    path: '/apps/invoice/expand',
    layout: 'default',
    access: 'auth',
    area: 'text',
    nav: { group: 'write' },
    load: async () => (await import('../../areas/text/EditorPage.tsx')).EditorPage,
  },
  {
    name: 'apps-invoice-preview',
    path: '/apps/invoice/preview',
    layout: 'default',
    access: 'auth',
    area: 'text',
    load: async () => (await import('../../areas/text/PreviewPage.tsx')).PreviewPage,
  },
]
