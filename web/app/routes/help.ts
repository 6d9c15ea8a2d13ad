/** Help center and frequently asked questions. */
import { loadKit } from '../../platform/languages.ts'
import type { AppRoute } from '../route-types.ts'

export const helpRoutes: AppRoute[] = [
  {
    name: 'front-pages-help-center',
    path: '/front-pages/help-center',
    layout: 'blank',
    access: 'public',
    area: 'help',
    nav: { group: 'help' },
    load: async () => (await Promise.all([import('../../areas/help/HelpCenterPage.tsx'), loadKit()]))[0].HelpCenterPage,
  },
  {
    name: 'front-pages-help-center-article-title',
    path: '/front-pages/help-center/article/:title',
    layout: 'blank',
    access: 'public',
    area: 'help',
    load: async () => (await Promise.all([import('../../areas/help/ArticlePage.tsx'), loadKit()]))[0].ArticlePage,
  },
  {
    name: 'pages-faq',
    path: '/pages/faq',
    layout: 'default',
    access: 'auth',
    area: 'help',
    nav: { group: 'help' },
    load: async () => (await import('../../areas/help/FaqPage.tsx')).FaqPage,
  },
]
