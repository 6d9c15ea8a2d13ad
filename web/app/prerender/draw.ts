/**
 * Prerenders each page without user and data at build time. The server sends this HTML with the page, so that it is
 * visible before scripts run; the application then replaces it.
 */
import { setTimeout } from 'node:timers/promises'
import { ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { EMPTY } from 'rxjs'
import { themeStorage } from '../Appearance.tsx'
import { client } from '../../platform/apollo.ts'
import { loadArea, loadKit, type Locale, locales, registerLocales } from '../../platform/languages.ts'
import { localeLoaders } from '../locale-loaders.ts'
import { defaultPreferences } from '../../platform/preferences.ts'
import { know } from '../../platform/public-data.ts'
import type { AppRoute } from '../route-types.ts'
import { aliases, redirects, routes } from '../routes.ts'
import { signOut, updateSession } from '../../platform/session.ts'
import { BlankLayout } from '../shell/BlankLayout.tsx'
import { createAppTheme } from '../../platform/theme.ts'
import { FirstFrame } from './FirstFrame.tsx'

export interface Picture {
  css: string
  html: string
  /** Who sees the page; others are redirected first. */
  access: 'public' | 'guest' | 'auth'
  /** Whether the demo accounts are shown. */
  isDemo: boolean
  /** The window's title, as HTML. */
  title?: string
  /** For a page that can be used before the application is loaded: what it says if that fails. */
  waiting?: string
}

/** The query that a page preloads at its plain address. */
export interface FirstQuery {
  name: string
  query: string
  variables: object
  /** Keys of the tab's storage that may hold other variables. */
  storedAs: string[]
}

export interface Pictures {
  /** Cookies that affect the layout, each with the value that was rendered. */
  cookies: Record<string, string>
  /** By path and language; a path with parameters has one file for all values. */
  pages: Record<string, Record<Locale, Picture>>
  /** What each page shows if the application can't be loaded. */
  failure: Record<Locale, string>
  /** By path. */
  queries: Record<string, FirstQuery>
  /** Pages that could not be rendered, with the reason; they appear once their scripts have run. */
  skipped: string[]
}

const demoLogins = ['admin@demo.com', 'client@demo.com'].map(email => ({ email, password: '' }))

/** Permissions of a regular account, for the navigation. */
const rules = [{ action: 'read', subject: 'AclDemo' }]
const width = 1440

/** Whether the rendered width matches the media query; other queries are unknown and count as false. */
function meets(query: string): boolean {
  const bounds = [...query.matchAll(/(min|max)-width:\s*([\d.]+)px/g)]
  return bounds.length > 0 && bounds.every(([, side, bound]) => (side === 'min' ? width >= Number(bound) : width <= Number(bound)))
}

const declaration = /(--mui-[\w-]+):([^;{}]*);?/g
const uses = (text: string) => [...text.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name ?? '')

/** The theme has hundreds of CSS variables, of which a page uses a few. */
function withoutUnused(css: string, html: string): string {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration)) values.set(name, [...(values.get(name) ?? []), value])
  const used = new Set(uses(css.replace(declaration, '') + html))
  // A set's iteration includes entries added during it.
  for (const name of used) for (const each of uses((values.get(name) ?? []).join())) used.add(each)
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''))
}

/** Without the classes that no rule names. */
function withoutUnstyled(html: string, css: string): string {
  const styled = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))
  return html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const used = names.split(' ').filter(name => styled.has(name))
    return used.length > 0 ? ` class="${used.join(' ')}"` : ''
  })
}

/** Makes inputs inert, because scripts will replace or enable them. */
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
    // Without vendor prefixes.
    stylisPlugins: direction === 'rtl' ? [rtlPlugin] : [],
  })
  // Collects the rules instead of inserting style elements between the elements.
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
  // Includes what renders after the first tick.
  if (render().includes('<!--$!-->')) await setTimeout(50)
  const html = render().replace(/<!--.*?-->/g, '')
  const css = Object.values(cache.inserted)
    .filter(rule => typeof rule === 'string')
    .join('')
  const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1]
  return {
    css: withoutUnused(css, html),
    html: untouchable(withoutUnstyled(html, css)),
    access,
    isDemo: html.includes('admin@demo.com'),
    ...(heading !== undefined && { title: `${heading} · Deskwright` }),
    ...(route.canWait && { waiting: i18next.t('failed.unreachable', { ns: 'shell' }) }),
  }
}

/** Runs the page's preload and records what it asks and reads. */
async function findQuery(route: AppRoute): Promise<FirstQuery | undefined> {
  const { preload } = await route.load()
  let found: FirstQuery | undefined
  const storedAs = new Set<string>()
  const getItem = sessionStorage.getItem.bind(sessionStorage)
  sessionStorage.getItem = key => {
    storedAs.add(key)
    return getItem(key)
  }
  client.setLink(
    new ApolloLink(({ operationName = '', query, variables }) => {
      found = { name: operationName, query: print(query), variables, storedAs: [...storedAs] }
      return EMPTY
    }),
  )
  await preload?.()
  sessionStorage.getItem = getItem
  return found
}

async function drawFailure(language: Locale): Promise<string> {
  await i18next.changeLanguage(language)
  const [title, help, retry] = (['page', 'pageMissing', 'retry'] as const).map(key => i18next.t(`failed.${key}`, { ns: 'shell' }))
  return `<main role="alert"><h1>${title}</h1><p>${help}</p><button type="button">${retry}</button></main>`
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
  const queries: Pictures['queries'] = {}
  const skipped: string[] = []
  for (const route of routes) {
    try {
      const drawn: Partial<Record<Locale, Picture>> = {}
      for (const language of Object.keys(locales) as Locale[]) drawn[language] = await draw(route, language) // its own keys
      pages[route.path] = drawn as Record<Locale, Picture> // all of them were rendered
      const query = await findQuery(route)
      if (query) queries[route.path] = query
    } catch (error) {
      skipped.push(`${route.path}: ${String(error)}`)
    }
  }
  const failure: Partial<Pictures['failure']> = {}
  for (const language of Object.keys(locales) as Locale[]) failure[language] = await drawFailure(language) // its own keys
  for (const [path, target] of Object.entries({ ...aliases, ...redirects })) {
    if (pages[target]) pages[path] = pages[target]
    if (queries[target]) queries[path] = queries[target]
  }
  return {
    cookies: Object.fromEntries(shaping.map(name => [`Deskwright-${name}`, String(defaultPreferences[name])])),
    pages,
    failure: failure as Pictures['failure'], // all of them were rendered
    queries,
    skipped: skipped,
  }
}
