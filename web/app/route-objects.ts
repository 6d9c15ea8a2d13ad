/** Turns the application's routes into the router's. */
import { redirect, type RouteObject } from 'react-router-dom'
import type { AppRoute } from './route-types.ts'

export type ToRoute = (route: AppRoute, path?: string) => RouteObject

export const withAliases = (routes: AppRoute[], aliases: Record<string, string>, toRoute: ToRoute): RouteObject[] =>
  routes.flatMap(route => {
    const others = Object.entries(aliases).flatMap(([path, target]) => (target === route.path ? [path] : []))
    return [toRoute(route), ...others.map(path => toRoute(route, path))]
  })

export const toRedirects = (redirects: Record<string, string>): RouteObject[] =>
  Object.entries(redirects).map(([path, target]) => ({
    path,
    element: null,
    HydrateFallback: () => null,
    loader: ({ request }) => {
      const { search, hash } = new URL(request.url)
      return redirect(target + search + (hash || location.hash))
    },
  }))
