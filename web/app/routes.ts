/**
 * Every route of the application: the router, the navigation, page titles and the test that opens each page read this
 * list, which has one file for each part of the product. A page is loaded when it is opened.
 */
import type { AppRoute } from './route-types.ts'
import { accountRoutes } from './routes/account.ts'
import { entryRoutes } from './routes/entry.ts'
import { interfaceRoutes } from './routes/interface.ts'
import { peopleRoutes } from './routes/people.ts'
import { shopRoutes } from './routes/shop.ts'
import { writeRoutes } from './routes/write.ts'

export const routes: AppRoute[] = [...entryRoutes, ...writeRoutes, ...shopRoutes, ...peopleRoutes, ...interfaceRoutes, ...accountRoutes]

/** Other addresses of the same pages. */
export const aliases: Record<string, string> = { '/pages/misc/not-authorized': '/not-authorized' }

/** Addresses that lead on, with query and hash kept. */
export const redirects: Record<string, string> = {
  '/': '/apps/admin/login',
  '/analytics': '/apps/admin/login',
  '/pages/account-settings': '/pages/account-settings/account',
}
