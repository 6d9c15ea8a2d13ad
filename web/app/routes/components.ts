/** Interface pages: one for each component, from one definition each, and extensions. */
import type { AppRoute } from '../route-types.ts'
import { type ComponentName, componentNames } from '../../areas/components/names.ts'

const toRoute = (name: ComponentName): AppRoute => ({
  name: `components-${name}`,
  path: `/components/${name}`,
  layout: 'default',
  access: 'auth',
  area: 'components',
  nav: { group: 'interface', folder: 'components' },
  load: async () => {
    const [{ componentPage }, { loadDefinition, loadSource }] = await Promise.all([
      import('../../areas/components/ComponentPage.tsx'),
      import('../../areas/components/definitions.ts'),
    ])
    return componentPage({ name, definition: await loadDefinition(name), loadSource: () => loadSource(name) })
  },
})

export const componentRoutes: AppRoute[] = [
  ...componentNames.map(toRoute),
  {
    name: 'extensions-tour',
    path: '/extensions/tour',
    layout: 'default',
    access: 'auth',
    area: 'extensions',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/extensions/TourPage.tsx')).TourPage,
  },
  {
    name: 'extensions-swiper',
    path: '/extensions/swiper',
    layout: 'default',
    access: 'auth',
    area: 'extensions',
    nav: { group: 'interface' },
    load: async () => (await import('../../areas/extensions/SwiperPage.tsx')).SwiperPage,
  },
]
