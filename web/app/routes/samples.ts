/** Demonstration pages: wizards, dialogs, cards, icons, and what their forms sent. */
import { openOutside } from '../open-outside.ts'
import type { AppRoute } from '../route-types.ts'

const cardRoutes = ['basic', 'advance', 'statistics', 'actions', 'widgets', 'gamifications'].map((page): AppRoute => ({
  name: `pages-cards-card-${page}`,
  path: `/pages/cards/card-${page}`,
  layout: 'default',
  access: 'auth',
  area: 'cards',
  nav: { group: 'interface', folder: 'cards' },
  load: async () => (await import('../../areas/cards/CardsPage.tsx')).CardsPage,
}))

export const sampleRoutes: AppRoute[] = [
  ...cardRoutes,
  {
    name: 'apps-submissions',
    path: '/apps/submissions',
    layout: 'default',
    access: 'auth',
    area: 'submissions',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/submissions/SubmissionsPage.tsx')).SubmissionsPage,
  },
  {
    name: 'pages-dialog-examples',
    path: '/pages/dialog-examples',
    layout: 'default',
    access: 'auth',
    area: 'dialogs',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/dialogs/DialogsPage.tsx')).DialogsPage,
  },
  {
    name: 'wizard-examples-checkout',
    path: '/wizard-examples/checkout',
    layout: 'default',
    access: 'auth',
    area: 'billing',
    nav: { group: 'interface', folder: 'wizards' },
    load: async () => (await import('../../areas/billing/CheckoutPage.tsx')).CheckoutPage,
  },
  {
    name: 'wizard-examples-create-deal',
    path: '/wizard-examples/create-deal',
    layout: 'default',
    access: 'auth',
    area: 'wizards',
    nav: { group: 'interface', folder: 'wizards' },
    load: async () => (await import('../../areas/wizards/CreateDealPage.tsx')).CreateDealPage,
  },
  {
    name: 'wizard-examples-property-listing',
    path: '/wizard-examples/property-listing',
    layout: 'default',
    access: 'auth',
    area: 'wizards',
    nav: { group: 'interface', folder: 'wizards' },
    load: async () => (await import('../../areas/wizards/ListPropertyPage.tsx')).ListPropertyPage,
  },
  {
    name: 'pages-misc-coming-soon',
    path: '/pages/misc/coming-soon',
    layout: 'blank',
    access: 'public',
    area: 'submissions',
    load: () => openOutside(async () => (await import('../../areas/submissions/ComingSoonPage.tsx')).ComingSoonPage),
  },
  {
    name: 'pages-misc-under-maintenance',
    path: '/pages/misc/under-maintenance',
    layout: 'blank',
    access: 'public',
    area: 'submissions',
    load: async () => (await import('../../areas/submissions/MaintenancePage.tsx')).MaintenancePage,
  },
  {
    name: 'pages-icons',
    path: '/pages/icons',
    layout: 'default',
    access: 'auth',
    area: 'design',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/design/IconsPage.tsx')).IconsPage,
  },
]
