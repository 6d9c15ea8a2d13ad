/** Commands of the palette: the current page's actions, appearance, demo data, and help. */
import { useApolloClient } from '@apollo/client/react'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLayoutNavbar from '@tabler/icons-react/dist/esm/icons/IconLayoutNavbar.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarOff from '@tabler/icons-react/dist/esm/icons/IconStarOff.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconTerminal2 from '@tabler/icons-react/dist/esm/icons/IconTerminal2.mjs'
import { useLocation } from 'react-router-dom'
import { openCustomizer } from '../customizer/customizer-open.ts'
import { findRoute, isOpen } from '../find-route.ts'
import { navPageOf } from '../navigation.ts'
import { changeLocale, locales, type Translations, useTranslations } from '../../platform/languages.ts'
import { pageActions } from '../../platform/page-actions.ts'
import { openHistory, openKeys } from '../../platform/overlay.ts'
import { choices, type Preferences, usePreferences, writePreference } from '../../platform/preferences.ts'
import { startTour } from '../../platform/tour.ts'
import { routes } from '../routes.ts'
import { favoriteNames, toggleFavorite } from '../shell/favorites.ts'
import { useSignOut } from '../shell/use-sign-out.ts'
import { undoOperation } from '../../ui/undo-operation.ts'
import type { Entries, Entry } from './entries.ts'
import { wordsOf } from './pages.ts'

const themes = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const

/** Dialogs that create or import something. */
const dialogs = {
  user: '/apps/user/list?open=add',
  invite: '/apps/user/list?open=invite',
  customer: '/apps/ecommerce/customer/list?open=add',
  importCustomers: '/apps/ecommerce/customer/list?open=import',
  role: '/apps/roles?open=add',
  category: '/apps/ecommerce/product/category-list?open=add',
  event: '/apps/calendar?open=add',
} as const

interface Ways {
  go: (to: string) => void
  onReset: () => void
}

type Texts = Translations<'search'>

interface Commands {
  onUndo: (kind: 'undo' | 'redo') => void
  onSignOut: () => void
}

export function useActions(ways: Ways): Entries {
  const client = useApolloClient()
  const texts = useTranslations('search')
  const signOut = useSignOut()
  const { pathname } = useLocation()
  return {
    page: pageActions().map(action => ({ ...action, id: `page ${action.text}` })),
    ...listActions(texts, usePreferences(), pathname, {
      ...ways,
      onUndo: kind => void undoOperation(client, kind, texts.t),
      onSignOut: () => void signOut(),
    }),
  }
}

/** Commands that are the same on every page. `pathname`: of the open page. */
export function listActions(
  texts: Texts,
  preferences: Preferences,
  pathname: string,
  { go, onReset, onUndo, onSignOut }: Ways & Commands,
): Entries {
  const { t, tUnchecked } = texts
  const words = (key: string) => wordsOf(texts, key)
  const isAllowed = (url: string) => {
    const route = findRoute(url)
    return route !== undefined && isOpen(route)
  }
  const create = [
    ...routes
      .filter(route => route.path.endsWith('/add') && route.nav && isOpen(route))
      .map(({ name, path }) => ({ text: tUnchecked(`nav.pages.${name}`), url: path, words: words(name) })),
    ...Object.entries(dialogs).map(([key, url]) => ({ text: tUnchecked(`actions.new.${key}`), url, words: words('create') })),
  ]
  return {
    actions: [
      ...create
        .filter(({ url }) => isAllowed(url))
        .map(({ url, ...each }): Entry => ({
          ...each,
          id: `create ${url}`,
          detail: t('actions.create'),
          icon: IconPlus,
          run: () => go(url),
        })),
      { id: 'undo', text: t('actions.undo'), words: words('undo'), icon: IconArrowBackUp, keys: 'Ctrl Z', run: () => onUndo('undo') },
      {
        id: 'redo',
        text: t('actions.redo'),
        words: words('redo'),
        icon: IconArrowForwardUp,
        keys: 'Ctrl Shift Z',
        run: () => onUndo('redo'),
      },
      { id: 'history', text: t('actions.history'), words: words('history'), icon: IconHistory, keys: 'G H', run: openHistory },
      ...listFavoriteAction(texts, pathname),
      ...listLook(texts, preferences),
      { id: 'tour', text: t('nav.tour'), words: words('tour'), icon: IconRoute, run: () => startTour() },
      { id: 'reset', text: t('actions.reset'), words: words('reset'), icon: IconRestore, stays: true, run: onReset },
      { id: 'sign out', text: t('nav.signOut'), words: words('signOut'), icon: IconLogout, run: onSignOut },
    ],
    help: [
      { id: 'keys', text: t('keys.title'), words: words('keys'), icon: IconKeyboard, keys: '?', run: openKeys },
      { id: 'help', text: t('help.search'), words: words('help'), icon: IconLifebuoy, run: () => go('/front-pages/help-center') },
      { id: 'sandbox', text: t('nav.sandbox'), words: words('dev-graphql'), icon: IconTerminal2, run: () => go('/dev/graphql') },
      { id: 'docs', text: t('help.rest'), words: words('docs'), icon: IconApi, run: () => go('/dev/rest') },
    ],
  }
}

/** Adds the open page to the favorites, or removes it. */
function listFavoriteAction(texts: Texts, pathname: string): Entry[] {
  const route = findRoute(pathname)
  const page = route && navPageOf(routes, route)
  if (!page) return []
  const isFavorite = favoriteNames().includes(page)
  const name = texts.tUnchecked(`nav.pages.${page}`)
  return [
    {
      id: 'favorite',
      text: texts.t(isFavorite ? 'actions.favorite.remove' : 'actions.favorite.add', { name }),
      words: wordsOf(texts, 'favorite'),
      icon: isFavorite ? IconStarOff : IconStar,
      run: () => void toggleFavorite(page),
    },
  ]
}

/** Theme, skin, navigation, and language: every value except the current one. */
function listLook(texts: Texts, { theme, skin, navOrientation, isVerticalNavCollapsed, locale }: Preferences): Entry[] {
  const { t } = texts
  const words = (key: string) => wordsOf(texts, key)
  const [otherSkin, otherNav] = [
    skin === 'default' ? 'bordered' : 'default',
    navOrientation === 'vertical' ? 'horizontal' : 'vertical',
  ] as const
  return [
    ...choices.theme
      .filter(each => each !== theme)
      .map(each => ({
        id: `theme ${each}`,
        text: t(`actions.theme.${each}`),
        words: words('theme'),
        icon: themes[each],
        run: () => writePreference('theme', each),
      })),
    {
      id: 'skin',
      text: t(`actions.skin.${otherSkin}`),
      words: words('skin'),
      icon: IconSquare,
      run: () => writePreference('skin', otherSkin),
    },
    {
      id: 'nav',
      text: t(`actions.nav.${otherNav}`),
      words: words('nav'),
      icon: IconLayoutNavbar,
      run: () => writePreference('navOrientation', otherNav),
    },
    ...(navOrientation === 'horizontal'
      ? []
      : [
          {
            id: 'collapse',
            text: t(isVerticalNavCollapsed ? 'nav.expand' : 'nav.collapse'),
            words: words('collapse'),
            icon: IconLayoutSidebar,
            run: () => writePreference('isVerticalNavCollapsed', !isVerticalNavCollapsed),
          },
        ]),
    {
      id: 'appearance',
      text: t('actions.appearance'),
      words: words('appearance'),
      icon: IconAdjustmentsHorizontal,
      run: openCustomizer,
    },
    ...choices.locale
      .filter(each => each !== locale)
      .map(each => ({
        id: `language ${each}`,
        text: t('actions.language', { name: locales[each] }),
        words: words('language'),
        icon: IconLanguage,
        run: () => void changeLocale(each),
      })),
  ]
}
