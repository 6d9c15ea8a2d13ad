/** The layout that follows from preferences, window width, and page. */
import useMediaQuery from '@mui/material/useMediaQuery'
import { type Preferences, usePreferences } from '../platform/preferences.ts'

export interface Layout {
  /** `overlay`: over the page, because the window is too narrow. */
  navigation: 'vertical' | 'horizontal' | 'overlay'
  isCollapsed: boolean
  navbar: Preferences['navbarType']
  footer: Preferences['footerType']
  /** Scroll padding at the top, in pixels. */
  top: number
}

export const navbarHeight = 60
export const menuHeight = 52

/** In a narrow window, the navigation is an overlay whatever the preference, and the bar with its button is shown. */
export function layoutOf(preferences: Preferences, isNarrow: boolean, isFixed: boolean): Layout {
  const navigation = isNarrow ? 'overlay' : preferences.navOrientation
  const isHidden = preferences.navbarType === 'hidden' && navigation === 'vertical'
  const navbar = isHidden ? 'hidden' : preferences.navbarType === 'hidden' ? 'sticky' : preferences.navbarType
  const height = navbarHeight + (navigation === 'horizontal' ? menuHeight : 0)
  return {
    navigation,
    isCollapsed: navigation === 'vertical' && preferences.isVerticalNavCollapsed,
    navbar,
    footer: isFixed ? 'hidden' : preferences.footerType,
    top: navbar === 'sticky' ? height : 0,
  }
}

export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 1279px)', { noSsr: true })

export const useLayout = (isFixed: boolean): Layout => layoutOf(usePreferences(), useIsNarrow(), isFixed)
