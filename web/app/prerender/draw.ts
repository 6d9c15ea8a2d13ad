/**
 * Draws each page as it stands before anything is known of the visitor and before its data has come. The build keeps
 * these pictures, and the server sends them with the page: it is seen before a script has run, which then takes its place.
 */
import { setTimeout } from 'node:timers/promises'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { themeStorage } from '../Appearance.tsx'
import { loadArea, loadKit, type Locale, locales, registerLocales } from '../../platform/languages.ts'
import { localeLoaders } from '../locale-loaders.ts'
import { defaultPreferences } from '../../platform/preferences.ts'
import { know } from '../../platform/public-data.ts'
import type { AppRoute } from '../route-types.ts'
import { aliases, routes } from '../routes.ts'
import { signOut, updateSession } from '../../platform/session.ts'
import { BlankLayout } from '../shell/BlankLayout.tsx'
import { createAppTheme } from '../../platform/theme.ts'
import { FirstFrame } from './FirstFrame.tsx'

export interface Picture {
  css: string
  html: string
  /** Who sees the page: others are led on before they do. */
  access: 'public' | 'guest' | 'auth'
  /** Whether the demonstration accounts are shown. */
  isDemo: boolean
}

export interface Pictures {
  /** Cookies that shape the frame, each with the value that the pictures are drawn for. */
  cookies: Record<string, string>
  /** By address and language; an address with a blank to fill has one picture for all that it stands for. */
  pages: Record<string, Record<Locale, Picture>>
  /** What could not be drawn, and why: these pages are seen when their scripts have run. */
  undrawn: string[]
}

const demoLogins = ['admin@demo.com', 'client@demo.com'].map(email => ({ email, password: '' }))

/** What a regular account may do, as far as the navigation shows it. */
const rules = [{ action: 'read', subject: 'AclDemo' }]
const width = 1440

/** Whether the width of the picture meets the query; what other queries ask is not known, which means no. */
function meets(query: string): boolean {
  const bounds = [...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)]
  return bounds.length > 0 && bounds.every(([, side, bound]) => (side === 'min' ? width >= Number(bound) : width <= Number(bound)))
}

const declaration = /(--mui-[\w-]+):([^;{}]*);?/g
const uses = (text: string) => [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name ?? '')

/** The theme has hundreds of variables, and a page uses a few of them. */
function withoutUnused(css: string, html: string): string {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration)) values.set(name, [...(values.get(name) ?? []), value])
  const used = new Set(uses(css.replace(declaration, '') + html))
  // A set goes on to what is added meanwhile.
  for (const name of used) for (const each of uses((values.get(name) ?? []).join())) used.add(each)
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''))
}

/** Nobody should type into what is about to be replaced. */
const untouchable = (html: string) => html.replace(/<(?:textarea|input(?![^>]* type="checkbox"))/g, '$& disabled=""')

async function draw(route: AppRoute, language: Locale): Promise<Picture> {
  await i18next.changeLanguage(language)
  await Promise.all([loadKit(), route.area ? loadArea(route.area) : undefined])
  const access = typeof route.access === 'string' ? route.access : 'auth'
  if (access === 'auth') updateSession({ auth: 'drawn', userAbilityRules: rules })
  else signOut()

  const direction = i18next.dir(language)
  const cache = createCache({
    key: direction === 'rtl' ? 'muirtl' : 'mui',
    // Without the old names of properties, for a moment's sake.
    stylisPlugins: direction === 'rtl' ? [rtlPlugin] : [],
  })
  // Keeps the rules instead of writing them between the elements.
  cache.compat = true
  const theme = createAppTheme(direction)
  theme.components = { ...theme.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: query => ({ matches: meets(query) }) } } }
  const Frame = route.layout === 'blank' ? BlankLayout : FirstFrame
  const address = route.path.replace(/:\w+/g, '1')
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ path: route.path, id: route.path, handle: route, Component: await route.load() }] }],
    { initialEntries: [address] },
  )
  const render = () =>
    renderToString(
      createElement(
        CacheProvider,
        { value: cache },
        createElement(
          ThemeProvider,
          { theme, defaultMode: 'system', storageManager: themeStorage, noSsr: true },
          createElement(CssBaseline),
          createElement(RouterProvider, { router }),
        ),
      ),
    )
  // What comes by itself a moment later belongs to the picture.
  if (render().includes('<!--$!-->')) await setTimeout(50)
  const html = render().replace(/<!--.*?-->/g, '')
  const css = Object.values(cache.inserted).filter(rule => typeof rule === 'string')
  return { css: withoutUnused(css.join(''), html), html: untouchable(html), access, isDemo: html.includes('admin@demo.com') }
}

const shaping = [
  'isVerticalNavSemiDark',
  'navOrientation',
  'isVerticalNavCollapsed',
  'appContentWidth',
  'navbarType',
  'isNavbarBlurEnabled',
  'footerType',
  'density',
] as const

/** All pages in all languages. */
export async function drawAll(): Promise<Pictures> {
  const pages: Pictures['pages'] = {}
  registerLocales(localeLoaders)
  know({ DemoLogins: { demoLogins } })
  await loadKit()
  const undrawn: string[] = []
  for (const route of routes) {
    try {
      const drawn: Partial<Record<Locale, Picture>> = {}
      for (const language of Object.keys(locales) as Locale[]) drawn[language] = await draw(route, language) // its own keys
      pages[route.path] = drawn as Record<Locale, Picture> // all of them were drawn
    } catch (error) {
      undrawn.push(`${route.path}: ${String(error)}`)
    }
  }
  for (const [path, target] of Object.entries(aliases)) if (pages[target]) pages[path] = pages[target]
  return { cookies: Object.fromEntries(shaping.map(name => [`Deskwright-${name}`, String(defaultPreferences[name])])), pages, undrawn }
}
