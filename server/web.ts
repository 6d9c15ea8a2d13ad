/** Serves the built web application: pages with a fresh nonce, assets for ever, nothing else. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Response, Router } from 'express'

interface WebOptions {
  /** Where the build stands. */
  dist: string
  /** Whether the sandbox is served. */
  introspection: boolean
}

const policy = (nonce: string, styles: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    styles,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Addresses that belong to the other doors: what they do not know is not a page. */
const notPages = /^\/((api|graphql|assets|art|dev|healthz|readyz|metrics)(\/|$)|(register|me|text)\/)/

/** Whether the address has a page of its own; `:` names any one segment, and case and a slash at the end do not matter. */
function hasPage(paths: readonly string[], address: string): boolean {
  const segments = (path: string) => path.toLowerCase().replace(/\/+$/, '').split('/')
  const asked = segments(address)
  return paths
    .map(segments)
    .some(path => path.length === asked.length && path.every((part, index) => part.startsWith(':') || part === asked[index]))
}

type Styles = (nonce: string) => string
/** Styles from our files, or from elements that carry the nonce. */
const ownStyles: Styles = nonce => `style-src-elem 'self' 'nonce-${nonce}'`

/** Reads pages of the build, each once, and sends them with a fresh nonce. */
function pagesOf(dist: string) {
  const pages = new Map<string, string>()
  const read = (file: string) => {
    const known = pages.get(file)
    if (known) return known
    const path = join(dist, file)
    if (!existsSync(path)) return undefined
    const text = readFileSync(path, 'utf8')
    pages.set(file, text)
    return text
  }
  const send = (res: Response, file: string, styles: Styles) => {
    const text = read(file)
    if (!text)
      return res.status(503).type('text').send('The web application is not built yet: run "npm run build", or "npm start", which does it.')
    const nonce = randomBytes(16).toString('base64')
    // Asked for anew each time, yet kept for going back: unlike `no-store`.
    res.set({ 'cache-control': 'no-cache', 'content-security-policy': policy(nonce, styles(nonce)) })
    return res.type('html').send(text.replaceAll('__NONCE__', nonce))
  }
  return { read, send }
}

/** The page that shows the REST door's description. */
export function docsRoute(dist: string): Router {
  const pages = pagesOf(dist)
  return Router().get('/api/docs', (_req, res) => void pages.send(res, 'api-docs/index.html', ownStyles))
}

export function webRoutes({ dist, introspection }: WebOptions): Router {
  const router = Router()
  const { read, send } = pagesOf(dist)

  router.get('/assets/:name', (req, res, next) => {
    // The build writes plain names; anything else is not one of its files.
    const { name } = req.params
    if (!/^[\w-][\w.-]*\.(js|css|svg|woff2?|ttf|json)$/.test(name)) return next()
    const accepted = req.headers['accept-encoding'] ?? ''
    const path = join(dist, 'assets', name)
    const encoding = [accepted.includes('br') && 'br', /\bgzip\b/.test(accepted) && 'gzip'].find(
      each => each && existsSync(`${path}.${each === 'gzip' ? 'gz' : each}`),
    )
    res.set({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    if (encoding) res.set('content-encoding', encoding)
    res.type(name.slice(name.lastIndexOf('.')))
    return res.sendFile(encoding ? `${path}.${encoding === 'gzip' ? 'gz' : encoding}` : path, { cacheControl: false }, error => {
      if (error && !res.headersSent) res.status(404).set('cache-control', 'no-store').removeHeader('content-encoding')
      if (error && !res.writableEnded) res.end()
    })
  })
  // Monaco, the sandbox's editor, writes style elements that no nonce can reach.
  router.get('/sandbox', (_req, res, next) =>
    introspection ? send(res, 'sandbox/index.html', () => "style-src 'self' 'unsafe-inline'") : next(),
  )
  router.get('/{*path}', (req, res, next) => {
    if (notPages.test(req.path) || /(^|\/)\./.test(req.path)) return next()
    const list = read('routes.json')
    // Without a build there is nothing to show, which is said at every address.
    const isKnown = !list || hasPage(JSON.parse(list) as string[], req.path) // written by the build
    // Only who asks for a page, as browsers do, is shown one that says that there is none.
    if (isKnown ? !req.accepts('html') : req.accepts(['json', 'html']) !== 'html') return next()
    if (!isKnown) res.status(404)
    return send(res, 'index.html', ownStyles)
  })
  router.use((_req, res) => void res.status(404).json({ message: 'There is nothing at this address' }))
  return router
}
