/** Commands of the palette: the current page's actions, appearance, demo data, and help. */
import { useApolloClient } from '@apollo/client/react'
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
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconSquare from '@tabler/icons-react/dist/esm/icons/IconSquare.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconTerminal2 from '@tabler/icons-react/dist/esm/icons/IconTerminal2.mjs'
import { isOpen } from '../find-route.ts'
import { changeLocale, locales, useTranslations } from '../../platform/languages.ts'
import { pageActions } from '../../platform/page-actions.ts'
import { openHistory, openKeys } from '../../platform/overlay.ts'
import { choices, usePreferences, writePreference } from '../../platform/preferences.ts'
import { routes } from '../routes.ts'
import { undoOperation } from '../../ui/undo-operation.ts'
import type { Entries, Entry } from './entries.ts'

const themes = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const

interface Ways {
  go: (to: string) => void
  onReset: () => void
}

export function useActions({ go, onReset }: Ways): Entries {
  const client = useApolloClient()
  const { t, tUnchecked } = useTranslations('search')
  const look = useLook()
  const leave = (url: string) => () => location.assign(url)
  const create = routes
    .filter(route => route.path.endsWith('/add') && route.nav && isOpen(route))
    .map(({ name, path }): Entry => ({
      id: `create ${path}`,
      text: tUnchecked(`nav.pages.${name}`),
      detail: t('actions.create'),
      icon: IconPlus,
      run: () => go(path),
    }))
  return {
    page: pageActions().map(action => ({ ...action, id: `page ${action.text}` })),
    actions: [
      ...create,
      { id: 'undo', text: t('actions.undo'), icon: IconArrowBackUp, keys: 'Ctrl Z', run: () => void undoOperation(client, 'undo', t) },
      {
        id: 'redo',
        text: t('actions.redo'),
        icon: IconArrowForwardUp,
        keys: 'Ctrl Shift Z',
        run: () => void undoOperation(client, 'redo', t),
      },
      { id: 'history', text: t('actions.history'), icon: IconHistory, keys: 'G H', run: openHistory },
      ...look,
      { id: 'reset', text: t('actions.reset'), icon: IconRestore, stays: true, run: onReset },
    ],
    help: [
      { id: 'keys', text: t('keys.title'), icon: IconKeyboard, keys: '?', run: openKeys },
      { id: 'help', text: t('help.search'), icon: IconLifebuoy, run: () => go('/front-pages/help-center') },
      { id: 'sandbox', text: t('nav.sandbox'), icon: IconTerminal2, run: () => go('/dev/graphql') },
      { id: 'docs', text: t('help.rest'), icon: IconApi, run: leave('/api/docs') },
    ],
  }
}

/** Theme, skin, navigation, and language: every value except the current one. */
function useLook(): Entry[] {
  const { t } = useTranslations('search')
  const { theme, skin, navOrientation, isVerticalNavCollapsed, locale } = usePreferences()
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
        icon: themes[each],
        run: () => writePreference('theme', each),
      })),
    { id: 'skin', text: t(`actions.skin.${otherSkin}`), icon: IconSquare, run: () => writePreference('skin', otherSkin) },
    { id: 'nav', text: t(`actions.nav.${otherNav}`), icon: IconLayoutNavbar, run: () => writePreference('navOrientation', otherNav) },
    ...(navOrientation === 'horizontal'
      ? []
      : [
          {
            id: 'collapse',
            text: t(isVerticalNavCollapsed ? 'nav.expand' : 'nav.collapse'),
            icon: IconLayoutSidebar,
            run: () => writePreference('isVerticalNavCollapsed', !isVerticalNavCollapsed),
          },
        ]),
    ...choices.locale
      .filter(each => each !== locale)
      .map(each => ({
        id: `language ${each}`,
        text: t('actions.language', { name: locales[each] }),
        icon: IconLanguage,
        run: () => void changeLocale(each),
      })),
  ]
}
