/**
 * Every route of the application. The router, the navigation, page titles and the test that opens them all are drawn
 * from this list, which has a file a part of the product. A page is loaded when it is opened.
 */
import type { ComponentType } from 'react'
import { accountRoutes } from './routes/account.ts'
import { entryRoutes } from './routes/entry.ts'
import { interfaceRoutes } from './routes/interface.ts'
import { peopleRoutes } from './routes/people.ts'
import { shopRoutes } from './routes/shop.ts'
import { writeRoutes } from './routes/write.ts'

export interface AppRoute {
  /** The specification's name. */
  name: string
  path: string
  /** `fixed`: the page fills the window's height and scrolls inside. */
  layout: 'default' | 'fixed' | 'blank'
  /** `guest` pages are for visitors who are not signed in; `auth` needs a session; a rule needs a session that may do it. */
  access: 'public' | 'guest' | 'auth' | { action: string; subject: string }
  /** Whose texts the page speaks with. */
  area?: string
  /** Its place in the navigation, with an icon in `nav-icons.ts`; pages of one folder stand together under its name. */
  nav?: { group: NavGroup; to?: string; folder?: NavFolder }
  /** The letter that opens it after a `g`. */
  keys?: string
  load: () => Promise<ComponentType>
}

export const navGroups = ['write', 'shop', 'people', 'interface', 'administration', 'account'] as const
export type NavGroup = (typeof navGroups)[number]

export const navFolders = ['products'] as const
export type NavFolder = (typeof navFolders)[number]

export const routes: AppRoute[] = [...entryRoutes, ...writeRoutes, ...shopRoutes, ...peopleRoutes, ...interfaceRoutes, ...accountRoutes]

/** Other addresses of the same pages. */
export const aliases: Record<string, string> = { '/pages/misc/not-authorized': '/not-authorized' }

/** Addresses that lead on, with query and hash kept. */
export const redirects: Record<string, string> = {
  '/': '/apps/admin/login',
  '/analytics': '/apps/admin/login',
  '/pages/account-settings': '/pages/account-settings/account',
}
