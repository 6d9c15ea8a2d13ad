/** Help center and frequently asked questions. */
import { loadKit } from '../../platform/languages.ts'
import type { AppRoute } from '../route-types.ts'

/** With the data and texts that pages of the main layout have anyway. */
async function loadWithData(load: AppRoute['load']) {
  const [Page, { withData }] = await Promise.all([load(), import('../WithData.tsx'), loadKit()])
  return withData(Page)
}

export const helpRoutes: AppRoute[] = [
  {
    name: 'front-pages-help-center',
    path: '/front-pages/help-center',
    layout: 'blank',
    access: 'public',
    area: 'help',
    nav: { group: 'help' },
    load: () => loadWithData(async () => (await import('../../areas/help/HelpCenterPage.tsx')).HelpCenterPage),
  },
  {
    name: 'front-pages-help-center-article-title',
    path: '/front-pages/help-center/article/:title',
    layout: 'blank',
    access: 'public',
    area: 'help',
    load: () => loadWithData(async () => (await import('../../areas/help/ArticlePage.tsx')).ArticlePage),
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
