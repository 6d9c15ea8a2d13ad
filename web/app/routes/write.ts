/** The writing desk. */
import IconTextPlus from '@tabler/icons-react/dist/esm/icons/IconTextPlus.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import type { AppRoute } from '../routes.ts'

export const writeRoutes: AppRoute[] = [
  {
    name: 'apps-invoice-polish',
    path: '/apps/invoice/polish',
    layout: 'default',
    access: 'auth',
    area: 'text',
    nav: { group: 'write', icon: IconWriting },
    keys: 'w',
    load: async () => (await import('../../areas/text/EditorPage.tsx')).EditorPage,
  },
  {
    name: 'apps-invoice-expand',
    path: '/apps/invoice/expand',
    layout: 'default',
    access: 'auth',
    area: 'text',
    nav: { group: 'write', icon: IconTextPlus },
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
