/** What the application knows of a page, and where it stands in the navigation. */
import type { ComponentType } from 'react'

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
