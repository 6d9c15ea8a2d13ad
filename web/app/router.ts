/** The router, built from the list of routes. */
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { guard } from './guard.ts'
import { loadArea, loadKit } from '../platform/languages.ts'
import { type LoadPage, loadPage } from './LatePage.tsx'
import type { AppRoute } from './route-types.ts'
import { aliases, redirects, routes } from './routes.ts'
import { BlankLayout } from './shell/BlankLayout.tsx'
import { FailurePage } from './shell/FailurePage.tsx'
import { PageSkeleton } from './shell/PageSkeleton.tsx'

/** The first page's loaders run while the router is being created. */
let isCreated = false

/** The current or pending location. */
const nextLocation = () => (isCreated ? router.state.navigation.location : undefined) ?? location

const destination = () => {
  const { pathname, search, hash } = nextLocation()
  return pathname + search + hash
}

const lazyPage = async (load: LoadPage) => ({ Component: await loadPage(load, destination) })

const toRoute = (route: AppRoute, path = route.path): RouteObject => ({
  path,
  id: path,
  handle: route,
  loader: args => guard(route, args, nextLocation().hash),
  // Filters and pages of a list are part of the URL, too.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ErrorBoundary: FailurePage,
  lazy: () =>
    lazyPage(async () => {
      const [Component] = await Promise.all([route.load(), route.area ? loadArea(route.area) : undefined])
      return Component
    }),
})

/** The routes of a layout, with their aliases. */
const inLayout = (layout: AppRoute['layout']) =>
  routes
    .filter(route => route.layout === layout)
    .flatMap(route => {
      const others = Object.entries(aliases).flatMap(([path, target]) => (target === route.path ? [path] : []))
      return [toRoute(route), ...others.map(path => toRoute(route, path))]
    })

export const router = createBrowserRouter([
  ...Object.entries(redirects).map(([path, target]): RouteObject => ({
    path,
    element: null,
    HydrateFallback: () => null,
    loader: ({ request }) => {
      const { search, hash } = new URL(request.url)
      return redirect(target + search + (hash || location.hash))
    },
  })),
  {
    lazy: () =>
      lazyPage(async () => {
        const [{ DefaultLayout }] = await Promise.all([import('./shell/DefaultLayout.tsx'), loadKit()])
        return DefaultLayout
      }),
    ErrorBoundary: FailurePage,
    HydrateFallback: PageSkeleton,
    children: [...inLayout('default'), ...inLayout('fixed')],
  },
  {
    Component: BlankLayout,
    ErrorBoundary: FailurePage,
    HydrateFallback: () => null,
    children: [
      ...inLayout('blank'),
      {
        path: '*',
        lazy: () =>
          lazyPage(async () => {
            const [{ NotFoundPage }] = await Promise.all([import('./search/NotFoundPage.tsx'), loadArea('search'), loadKit()])
            return NotFoundPage
          }),
      },
    ],
  },
])

isCreated = true

/** Resolves when the requested page is loaded and allowed. */
export const routerReady = (): Promise<void> =>
  new Promise(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
