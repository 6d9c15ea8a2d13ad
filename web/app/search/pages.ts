/** Pages that the visitor may open, including those of the server's catalog, and records with a page. */
import type { TablerIcon } from '@tabler/icons-react'
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import IconUserHeart from '@tabler/icons-react/dist/esm/icons/IconUserHeart.mjs'
import { wordsKey } from '../../../text/page-words.ts'
import { navIcons } from '../nav-icons.ts'
import { findRoute, isOpen } from '../find-route.ts'
import type { Translations } from '../../platform/languages.ts'
import { recentPages } from '../recent-pages.ts'
import { favoriteNames } from '../shell/favorites.ts'
import { routes } from '../routes.ts'
import type { Entries, Entry } from './entries.ts'
import type { PaletteQuery } from './search.generated.ts'

type Go = (to: string) => void
type Texts = Translations<'search'>

const settings = '/pages/account-settings/'

/** Pages that the navigation lacks. */
const places = {
  '/pages/account-settings/security': 'security',
  '/pages/account-settings/billing-plans': 'billing',
  '/pages/account-settings/notification': 'notification',
  '/pages/account-settings/connection': 'connection',
  '/pages/user-profile/teams': 'teams',
  '/pages/user-profile/projects': 'projects',
  '/pages/user-profile/connections': 'connections',
  '/apps/email/sent': 'sent',
  '/apps/email/draft': 'draft',
  '/apps/invoice/preview': 'preview',
  '/apps/academy/course-details': 'course',
  '/front-pages/pricing': 'visitorPricing',
  '/front-pages/checkout': 'checkout',
  '/front-pages/payment': 'payment',
  '/front-pages/landing-page': 'landing',
  '/pages/misc/coming-soon': 'soon',
  '/pages/misc/under-maintenance': 'maintenance',
  '/not-authorized': 'denied',
} as const

/** Examples of the second layout, by the name of the first. */
const secondLayout = /-v2$/

/** Other words for a page or an action. */
export const wordsOf = ({ tUnchecked }: Texts, key: string): string => tUnchecked(`words.${key}`, { defaultValue: '' })

const wordsOfPage = (texts: Texts, path: string) => wordsOf(texts, wordsKey(path))

const recordIcons: Record<string, TablerIcon> = {
  Order: IconShoppingCart,
  Customer: IconUserHeart,
  Invoice: IconFileInvoice,
  User: IconUser,
  Email: IconMail,
  CalendarEvent: IconCalendarEvent,
  Contact: IconMessage,
  Product: IconBox,
  Course: IconBook,
  Project: IconBriefcase,
  Vehicle: IconTruck,
}

/** Pages of the navigation, in its order. */
export const listPages = (texts: Texts, go: Go): Entry[] =>
  routes.flatMap(route => {
    const { t, tUnchecked } = texts
    const { name, path, nav, keys } = route
    if (!nav || !isOpen(route)) return []
    const to = nav.to ?? path
    return {
      id: to,
      text: tUnchecked(`nav.pages.${name}`),
      detail: t(`nav.groups.${nav.group}`),
      words: wordsOfPage(texts, to),
      isMinor: nav.group === 'interface',
      icon: navIcons[name] ?? IconFile,
      keys: keys && `G ${keys.toUpperCase()}`,
      run: () => go(to),
    }
  })

const toPlace = (url: string, text: string, go: Go, lang?: string): Entry => ({
  id: url,
  text,
  detail: url,
  lang,
  icon: url.startsWith(settings) ? IconSettings : (navIcons[findRoute(url)?.name ?? ''] ?? IconFile),
  run: () => go(url),
})

export function listPlaces(texts: Texts, go: Go): Entry[] {
  const { t, tUnchecked } = texts
  const named = Object.entries(places).map(([url, key]) => ({ ...toPlace(url, t(`places.${key}`), go), words: wordsOfPage(texts, url) }))
  const seconds = routes
    .filter(({ name }) => secondLayout.test(name))
    .map(({ name, path }) => {
      const first = name.replace(secondLayout, '-v1')
      const text = t('places.split', { name: tUnchecked(`nav.pages.${first}`) })
      return { ...toPlace(path, text, go), words: wordsOfPage(texts, path), isMinor: true }
    })
  return [...named, ...seconds].filter(({ id }) => isOpenAt(id))
}

function isOpenAt(url: string): boolean {
  const route = findRoute(url)
  return route !== undefined && isOpen(route)
}

/** Favorites, in the user's order. */
export const listFavorites = (texts: Texts, go: Go): Entry[] => {
  const pages = listPages(texts, go)
  return favoriteNames().flatMap(name => {
    const route = routes.find(each => each.name === name)
    const page = pages.find(({ id }) => id === (route?.nav?.to ?? route?.path))
    return page ? [{ ...page, id: `favorite ${page.id}` }] : []
  })
}

export const isSettings = ({ id }: Entry): boolean => id.startsWith(settings)

/** Recently visited pages. */
export const listRecent = (go: Go): Entry[] =>
  recentPages().map(({ to, title }) => ({
    id: `recent ${to}`,
    text: title,
    detail: to,
    icon: navIcons[findRoute(to)?.name ?? ''] ?? IconHistory,
    run: () => go(to),
  }))

const maxHelp = 3

/** Articles and questions that help with it. */
const listHelp = (found: PaletteQuery['searchHelp'], go: Go): Entry[] =>
  found.slice(0, maxHelp).map(({ kind, id, title, category }) => {
    const to = kind === 'ARTICLE' ? `/front-pages/help-center/article/${id}` : `/pages/faq#${id}`
    return { id: to, text: title, detail: category, icon: kind === 'ARTICLE' ? IconArticle : IconHelp, run: () => go(to) }
  })

/** The server's results: catalog pages that the navigation lacks, settings separately, and records. */
export function listFound(found: PaletteQuery | undefined, texts: Texts, go: Go): Entries {
  const own = new Set([...listPages(texts, go), ...listPlaces(texts, go)].map(({ id }) => id))
  const leads = ({ url }: { url: string }) => isOpenAt(url) && !own.has(url)
  const catalog = (found?.searchPages ?? [])
    .flatMap(({ children }) => children)
    .filter(leads)
    .map(({ title, url }) => ({ ...toPlace(url, title, go, 'en'), isMinor: true }))
  return {
    pages: catalog.filter(entry => !isSettings(entry)),
    settings: catalog.filter(isSettings),
    help: listHelp(found?.searchHelp ?? [], go),
    records: (found?.searchRecords ?? []).filter(leads).map(({ type, id, title, subtitle, url }) => ({
      id: `${type} ${id}`,
      text: title,
      detail: `${texts.tUnchecked(`types.${type}`)} · ${subtitle}`,
      icon: recordIcons[type] ?? IconFile,
      run: () => go(url),
    })),
  }
}
