/** The router. It starts with the pages before sign-in, and loads all others with the first address that is none of them. */
import { createBrowserRouter } from 'react-router-dom'
import { guard } from './guard.ts'
import { loadArea, loadKit } from '../platform/languages.ts'
import { type LoadPage, loadPage } from './LatePage.tsx'
import type { AppRoute } from './route-types.ts'
import { type ToRoute, toRedirects, withAliases } from './route-objects.ts'
import { entryAliases, entryRedirects, entryRoutes } from './routes/entry.ts'
import { BlankLayout } from './shell/BlankLayout.tsx'
import { FailurePage } from './shell/FailurePage.tsx'

/** The first page's loaders run while the router is being created. */
let isCreated = false

/** The current or pending location. */
const nextLocation = () => (isCreated ? router.state.navigation.location : undefined) ?? location

const destination = () => {
  const { pathname, search, hash } = nextLocation()
  return pathname + search + hash
}

const lazyPage = async (load: LoadPage) => ({ Component: await loadPage(load, destination) })

/** The first page is drawn with its data, once, unless these take longer. */
const preloadMs = 500

const wait = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms)
  })

/** A page that fails to load is retried by its replacement. */
const preloadOf = async ({ load }: AppRoute) => (await load().catch(() => undefined))?.preload

const toRoute: ToRoute = (route, path = route.path) => ({
  path,
  id: path,
  handle: route,
  async loader(args) {
    const preloading = !isCreated || !router.state.initialized ? preloadOf(route) : undefined
    const denied = await guard(route, args, nextLocation().hash)
    if (!denied) await Promise.race([(await preloading)?.(), wait(preloadMs)])
    return denied
  },
  // Filters and pages of a list are part of the URL, too.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  ErrorBoundary: FailurePage,
  lazy: () =>
    lazyPage(async () => {
      const [Component] = await Promise.all([route.load(), route.area ? loadArea(route.area) : undefined])
      return Component
    }),
})

let hasAllRoutes = false

export const router = createBrowserRouter(
  [
    ...toRedirects(entryRedirects),
    {
      Component: BlankLayout,
      ErrorBoundary: FailurePage,
      HydrateFallback: () => null,
      children: [
        ...withAliases(entryRoutes, entryAliases, toRoute),
        {
          path: '*',
          lazy: () =>
            lazyPage(async () => {
              // Perhaps a page of the list that could not be loaded: starts again once it can.
              if (!hasAllRoutes) {
                await import('./late-routes.ts')
                location.reload()
              }
              const [{ NotFoundPage }] = await Promise.all([import('./search/NotFoundPage.tsx'), loadArea('search'), loadKit()])
              return NotFoundPage
            }),
        },
      ],
    },
  ],
  {
    async patchRoutesOnNavigation({ patch }) {
      const late = hasAllRoutes ? undefined : await import('./late-routes.ts').catch(() => undefined)
      if (!late) return
      patch(null, late.lateRoutes(toRoute, lazyPage))
      hasAllRoutes = true
    },
  },
)

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
