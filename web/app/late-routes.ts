/** All routes except those before sign-in, with the texts of their areas. */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadKit, registerLocales } from '../platform/languages.ts'
import type { LoadPage } from './LatePage.tsx'
import { localeLoaders } from './locale-loaders.ts'
import { type ToRoute, toRedirects, withAliases } from './route-objects.ts'
import type { AppRoute } from './route-types.ts'
import { aliases, redirects, routes } from './routes.ts'
import { entryRedirects, entryRoutes } from './routes/entry.ts'
import { BlankLayout } from './shell/BlankLayout.tsx'
import { FailurePage } from './shell/FailurePage.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'

type LazyPage = (load: LoadPage) => Promise<{ Component: ComponentType }>

export function lateRoutes(toRoute: ToRoute, lazyPage: LazyPage): RouteObject[] {
  registerLocales(localeLoaders)
  const inLayout = (...layouts: AppRoute['layout'][]) =>
    withAliases(
      routes.filter(route => layouts.includes(route.layout) && !entryRoutes.includes(route)),
      aliases,
      toRoute,
    )
  return [
    ...toRedirects(Object.fromEntries(Object.entries(redirects).filter(([path]) => !(path in entryRedirects)))),
    {
      lazy: () =>
        lazyPage(async () => {
          const [{ DefaultLayout }] = await Promise.all([import('./shell/DefaultLayout.tsx'), loadKit()])
          return DefaultLayout
        }),
      ErrorBoundary: FailurePage,
      HydrateFallback: PageSkeleton,
      children: inLayout('default', 'fixed'),
    },
    { Component: BlankLayout, ErrorBoundary: FailurePage, HydrateFallback: () => null, children: inLayout('blank') },
  ]
}
