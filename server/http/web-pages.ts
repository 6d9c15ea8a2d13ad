/** Serves the built web application: pages with a fresh nonce, and immutable assets. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Response, Router } from 'express'
import { reject } from './reject.ts'

interface WebOptions {
  /** Folder of the build. */
  dist: string
  /** The public address, for links that other sites read. */
  appUrl: string
  /** Whether to serve the sandbox. */
  introspection: boolean
  /** Query results to embed in pages, by query name. */
  known: { DemoLogins: { demoLogins: object[] } }
}

/** Browser features that no page uses. */
const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=()'

const policy = (nonce: string, styles: string, host: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    styles,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Some browsers do not include WebSocket connections to the page's host in 'self'.
    `connect-src 'self' ws://${host} wss://${host}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** They mean nothing for an asset, and a page has forty. The policy of a script would even bind the workers that run it. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
]

/** Paths of the APIs: unknown ones get no page. */
const notPages = /^\/((api|graphql|assets|art|healthz|readyz|metrics)(\/|$)|(register|me|text)\/)/

/** The page for the path, if any; `:` matches any one segment; case-insensitive, with an optional trailing slash. */
function pageOf(paths: readonly string[], address: string): string | undefined {
  const segments = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/')
  const requested = segments(address)
  const isRequested = (path: string[]) =>
    path.length === requested.length && path.every((part, index) => part.startsWith(':') || part === requested[index])
  // Static paths go before paths with parameters.
  return paths.find(path => !path.includes(':') && isRequested(segments(path))) ?? paths.find(path => isRequested(segments(path)))
}

type Language = 'en' | 'fr' | 'ar'

/** Modules that pages load, by path: in every language, and per language, the smallest first. */
interface Preloads {
  font?: string
  /** Modules that start the application. */
  start?: string[]
  /** Modules of a page that waits for its visitor. */
  waiting?: string[]
  pages: Record<string, Record<'all' | Language, string[]>>
}

/** Prerendered pages, visible before scripts run. */
interface FirstPictures {
  /** Cookies that affect the prerendered frame, and the values it was rendered for. */
  cookies: Record<string, string>
  /** Files by path and language. */
  pages: Record<string, Record<Language, string>>
  /** What each page shows if its scripts can't be loaded. */
  failure?: Record<Language, string>
}

interface Picture {
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

/** The prerendered file of the page, unless the reader's preferences differ from those it was rendered for. */
function pictureFile({ cookies, pages }: FirstPictures, page: string | undefined, language: Language, cookie = ''): string | undefined {
  const chosen = new Map(cookie.split('; ').map(each => each.split('=', 2) as [string, string | undefined])) // name and value
  if (Object.entries(cookies).some(([name, value]) => (chosen.get(name) ?? value) !== value)) return undefined
  return pages[page ?? '']?.[language]
}

/**
 * For the page's head, so that the browser fetches its modules early, in one list with those that every page needs and
 * which are the largest. It finds links before it runs scripts, and sends few requests at once: with links for all, what
 * the head's script requests would wait for them. A page that waits for its visitor preloads them later itself.
 */
function preloadElements(
  { font, start = [], waiting = [], pages }: Preloads,
  page: string | undefined,
  language: Language,
  isWaiting: boolean,
): string {
  const scripts = pages[page ?? '']
  const toAddress = (file: string) => `/${file}`
  const own = [...(scripts?.[language] ?? []), ...(scripts?.all ?? [])].map(toAddress)
  const files = isWaiting ? [...start.map(toAddress), ...own] : own
  const script = `for (const file of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))`
  // Arabic has its own font, loaded with its first text.
  const face = font && language !== 'ar' ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">` : ''
  const links = (isWaiting ? waiting : start).map(file => `<link rel="modulepreload" nonce="__NONCE__" href="${toAddress(file)}">`)
  const wrapped = isWaiting ? `preloadPage = () => { ${script} }` : script
  return face + links.join('') + (files.length > 0 ? `<script nonce="__NONCE__">${wrapped}</script>` : '')
}

const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The page's address without its query, for search engines. */
function canonicalLink(appUrl: string, path: string): string {
  const url = new URL(appUrl)
  url.pathname = path // escaped
  return `<link rel="canonical" href="${url.href.replaceAll('&', '&amp;')}">`
}

/** The preview image with the whole address, which other sites need. */
const withAddress = (text: string, appUrl: string) =>
  text.replace(
    /(<meta property="og:image" content=")(\/[^"]+)/,
    (_found, start: string, path: string) => start + new URL(path, appUrl).href,
  )

/** Language of the shell, from its cookie. */
const languageOf = (cookies = ''): Language =>
  (/(?:^|; )Deskwright-locale=(fr|ar)(?:;|$)/.exec(cookies)?.[1] as Language | undefined) ?? 'en' // matched above

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The page with its prerendered content, inert because the application replaces it, unless it can be used before. */
function drawn(text: string, picture: Picture | undefined): string {
  if (!picture) return text
  const { css, html, access, title, waiting } = picture
  const state = waiting === undefined ? 'inert aria-hidden="true"' : `data-waiting="${attribute(waiting)}"`
  return text
    .replace(/<title>.*?<\/title>/, found => (title === undefined ? found : `<title>${title}</title>`))
    .replace('</head>', () => `<style id="first-styles" nonce="__NONCE__">${css}</style></head>`)
    .replace('<div id="root">', () => `<div id="root"><div data-first="${access}" ${state}>${html}</div>`)
}

/** At this level as fast as gzip, and smaller. */
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** What the server adds to a page. */
interface Additions {
  /** Before the first script. */
  first?: string
  /** At the end of the head. */
  last?: string
  /** At the end of the body. */
  failure?: string | undefined
  picture?: Picture | undefined
}

type Styles = (nonce: string) => string
/** Styles only from our files, or from elements with the nonce. */
const ownStyles: Styles = nonce => `style-src-elem 'self' 'nonce-${nonce}'`

/** Reads each page of the build once, and sends it with a fresh nonce. */
function pagesOf(dist: string, appUrl: string) {
  const pages = new Map<string, string>()
  const read = (file: string) => {
    const known = pages.get(file)
    if (known) return known
    const path = join(dist, file)
    if (!existsSync(path)) return undefined
    const text = withAddress(readFileSync(path, 'utf8'), appUrl)
    pages.set(file, text)
    return text
  }
  const lists = new Map<string, unknown>()
  /** A manifest of the build, in the build's own format. */
  const readList = <List>(file: string): List | undefined => {
    const text = lists.has(file) ? undefined : read(file)
    if (text) lists.set(file, JSON.parse(text))
    return lists.get(file) as List | undefined
  }
  const send = (res: Response, file: string, styles: Styles, { first = '', last = '', failure, picture }: Additions = {}) => {
    const text = read(file)
    if (!text)
      return res.status(503).type('text').send('The web application is not built yet: run "npm run build", or "npm start", which does it.')
    const nonce = randomBytes(16).toString('base64')
    // Always revalidated, yet available to the back/forward cache, unlike with `no-store`.
    const csp = policy(nonce, styles(nonce), res.req.headers.host ?? '')
    res.set({ 'cache-control': 'no-cache', 'content-security-policy': csp, 'permissions-policy': permissions })
    const html = drawn(
      text
        .replace('<script', () => `${first}<script`)
        .replace('</head>', () => `${last}</head>`)
        .replace('</body>', end => (failure === undefined ? end : `<template id="failure">${failure}</template>${end}`)),
      picture,
    ).replaceAll('__NONCE__', nonce)
    res.type('html').vary('accept-encoding')
    const accepted = res.req.get('accept-encoding') ?? ''
    if (/\bbr\b/.test(accepted)) return res.set('content-encoding', 'br').send(brotliCompressSync(html, fastBrotli))
    return /\bgzip\b/.test(accepted) ? res.set('content-encoding', 'gzip').send(gzipSync(html)) : res.send(html)
  }
  return { readList, send }
}

export function webRoutes({ dist, appUrl, introspection, known }: WebOptions): Router {
  const router = Router()
  const { readList, send } = pagesOf(dist, appUrl)
  const isDemo = known.DemoLogins.demoLogins.length > 0
  const answers = dataElement('known', known)

  router.get('/assets/:name', (req, res, next) => {
    // The build uses plain file names; anything else is not one of its files.
    const { name } = req.params
    if (!/^[\w-][\w.-]*\.(js|css|svg|png|woff2?|ttf|json)$/.test(name)) return next()
    const accepted = req.headers['accept-encoding'] ?? ''
    const path = join(dist, 'assets', name)
    const encoding = [accepted.includes('br') && 'br', /\bgzip\b/.test(accepted) && 'gzip'].find(
      each => each && existsSync(`${path}.${each === 'gzip' ? 'gz' : each}`),
    )
    res.set({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    for (const header of headersOfPages) res.removeHeader(header)
    if (encoding) res.set('content-encoding', encoding)
    res.type(name.slice(name.lastIndexOf('.')))
    return res.sendFile(
      encoding ? `${path}.${encoding === 'gzip' ? 'gz' : encoding}` : path,
      { cacheControl: false, acceptRanges: false, lastModified: false },
      error => {
        if (error && !res.headersSent) res.status(404).set('cache-control', 'no-store').removeHeader('content-encoding')
        if (error && !res.writableEnded) res.end()
      },
    )
  })
  // Monaco, the sandbox's editor, inserts style elements without a nonce.
  router.get('/sandbox', (_req, res, next) =>
    introspection ? send(res, 'sandbox/index.html', () => "style-src 'self' 'unsafe-inline'") : next(),
  )
  router.get('/{*path}', (req, res, next) => {
    if (notPages.test(req.path) || /(^|\/)\./.test(req.path)) return next()
    const list = readList<string[]>('routes.json')
    // Without a build, every path returns an explanation.
    const page = list && pageOf(list, req.path)
    const isKnown = !list || page !== undefined
    // Only requests that accept HTML get the not-found page.
    if (isKnown ? !req.accepts('html') : req.accepts(['json', 'html']) !== 'html') return next()
    if (!isKnown) res.status(404)
    const language = languageOf(req.headers.cookie)
    const preloads = readList<Preloads>('preloads.json')
    const first = readList<FirstPictures>('first.json')
    const file = first && pictureFile(first, page, language, req.headers.cookie)
    const found = file === undefined ? undefined : readList<Picture>(file)
    const picture = found?.isDemo && !isDemo ? undefined : found
    const isWaiting = picture?.waiting !== undefined
    const canonical = page === undefined ? '' : canonicalLink(appUrl, req.path)
    const query = readList<Record<string, object>>('first-queries.json')?.[page ?? '']
    return send(res, 'index.html', ownStyles, {
      first: query ? dataElement('first-query', query) : '',
      last: (preloads ? preloadElements(preloads, page, language, isWaiting) : '') + canonical + answers,
      failure: first?.failure?.[language],
      picture,
    })
  })
  router.use((req, res) => reject(res, 404, 'PATH_NOT_FOUND', { path: req.path.slice(0, 200) }))
  return router
}
