/** Properties of a route, and its position in the navigation. */
import type { ComponentType } from 'react'
import type { TextArea } from '../platform/languages.ts'

/** `preload` requests the page's data while the first page is still being loaded. */
export type RoutePage = ComponentType & { preload?: () => Promise<void> }

export interface AppRoute {
  /** The specification's name. */
  name: string
  path: string
  /** `fixed`: the page fills the window's height and scrolls inside. */
  layout: 'default' | 'fixed' | 'blank'
  /** `guest`: only for signed-out visitors; `auth`: needs a session; a rule: needs a session with this permission. */
  access: 'public' | 'guest' | 'auth' | { action: string; subject: string }
  /** Area whose texts the page uses. */
  area?: TextArea
  /** Whether the prerendered page can be used before the application is loaded. */
  canWait?: true
  /** Position in the navigation, with an icon in `nav-icons.ts`; pages of one folder are grouped under its name. */
  nav?: { group: NavGroup; to?: string; folder?: NavFolder }
  /** Shortcut letter after `g`. */
  keys?: string
  load: () => Promise<RoutePage>
}

export const navGroups = [
  'write',
  'apps',
  'invoices',
  'shop',
  'logistics',
  'academy',
  'people',
  'interface',
  'developer',
  'administration',
  'account',
  'help',
] as const
export type NavGroup = (typeof navGroups)[number]

export const navFolders = ['products', 'authentication', 'components', 'wizards', 'cards'] as const
export type NavFolder = (typeof navFolders)[number]
