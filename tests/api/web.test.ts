import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/harness.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'
const anything = '*/*'

let app: TestApp
let dist: string

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(
    join(dist, 'index.html'),
    '<head><title>Deskwright</title><meta property="og:image" content="/assets/preview-1.png" /><script nonce="__NONCE__" src="/assets/app-1.js"></script></head><body><div id="root"></div></body>',
  )
  const login = { all: ['assets/login-1.js'], en: ['assets/en-1.js'], fr: ['assets/fr-1.js'], ar: ['assets/ar-1.js'] }
  const forgot = { ...login, all: ['assets/forgot-1.js'] }
  const start = { start: ['assets/start-1.js'], waiting: ['assets/waiting-1.js'] }
  writeFileSync(
    join(dist, 'preloads.json'),
    JSON.stringify({ font: 'assets/face-1.woff2', ...start, pages: { '/login': login, '/forgot-password': forgot } }),
  )
  const query = { name: 'Runs', query: 'query Runs { runs(search: "<b>") { id } }', variables: {}, storedAs: ['list-runs'] }
  writeFileSync(join(dist, 'first-queries.json'), JSON.stringify({ '/apps/invoice/polish': query }))
  writeFileSync(
    join(dist, 'routes.json'),
    JSON.stringify(['/', '/login', '/forgot-password', '/apps/invoice/polish', '/pages/account-settings/:tab']),
  )
  writeFileSync(join(dist, 'assets/app-1.js'), 'let a = 1')
  writeFileSync(join(dist, 'assets/preview-1.png'), 'png')
  const drawn = (html: string, access: string, isDemo = false) => JSON.stringify({ css: 'p{content:"$&"}', html, access, isDemo })
  mkdirSync(join(dist, 'first'))
  writeFileSync(join(dist, 'first/0.en.json'), drawn('<p>Sign in</p>', 'guest', true))
  writeFileSync(join(dist, 'first/0.fr.json'), drawn('<p>Se connecter</p>', 'guest', true))
  writeFileSync(join(dist, 'first/1.en.json'), drawn('<p>Polish</p>', 'auth'))
  const waiting = { css: 'p{content:"$&"}', html: '<h1>Reset</h1>', access: 'guest', title: 'Reset &amp; go', waiting: 'Say "no" & wait' }
  writeFileSync(join(dist, 'first/2.en.json'), JSON.stringify(waiting))
  const pages = {
    '/login': { en: 'first/0.en.json', fr: 'first/0.fr.json' },
    '/apps/invoice/polish': { en: 'first/1.en.json' },
    '/forgot-password': { en: 'first/2.en.json' },
  }
  writeFileSync(
    join(dist, 'first.json'),
    JSON.stringify({
      cookies: { 'Deskwright-navOrientation': 'vertical' },
      pages,
      failure: { en: '<h1>Not $& loaded</h1>', fr: '<h1>Échec</h1>' },
    }),
  )
  app = await startApp({ dist })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const get = (path: string, accept: string, method = 'GET') => app.rest(method, path, { headers: { accept } })
const kind = (headers: Headers) => headers.get('content-type')?.split(';')[0]

test('forbids every response except pages and files to load or frame anything', async () => {
  const policy = "default-src 'none'; frame-ancestors 'none'"
  const graphql = (body: string) => app.rest('POST', '/graphql', { body })
  const answers = await Promise.all([
    app.rest('GET', '/api/apps/ecommerce/reviews'),
    app.rest('GET', '/api/openapi.json'),
    app.rest('GET', '/api/nowhere'),
    app.rest('PATCH', '/api/apps/ecommerce/reviews'),
    app.rest('POST', '/register/login', { body: '{' }),
    app.rest('POST', '/api/apps/users', { body: JSON.stringify({ name: 'x'.repeat(200_000) }) }),
    graphql('{"query":"{ demoLogins { email } }"}'),
    graphql('{"query":"{ nothing }"}'),
    graphql('{'),
    app.rest('GET', '/%ff'),
    app.rest('GET', '/healthz'),
    app.rest('GET', '/readyz'),
    app.rest('GET', '/metrics'),
  ])
  for (const { status, headers } of answers)
    expect([status, headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([status, policy, 'nosniff'])
  const { status, headers } = await get('/assets/app-1.js', anything)
  expect([status, headers.get('content-security-policy'), headers.get('x-content-type-options')]).toEqual([200, null, 'nosniff'])
})

describe('pages', () => {
  test('connect to this host only, and use no camera, microphone, or location', async () => {
    const { headers } = await get('/login', browser)
    const { host } = new URL(app.url)
    const sources = /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    expect(sources).toBe(`'self' ws://${host} wss://${host}`)
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/)
  })

  test.each(['/', '/login', '/login/', '/Login', '/login?to=/nowhere', '/pages/account-settings/security'])(
    '%s is a page for browsers and for any accepted type',
    async path => {
      for (const accept of [browser, anything]) {
        const answer = await get(path, accept)
        expect([answer.status, kind(answer.headers)]).toEqual([200, 'text/html'])
        expect(answer.text).toContain('<script')
      }
    },
  )

  test.each(['/nowhere', '/login/deeper', '/pages/account-settings', '/pages/account-settings/', '/apps', '/%6eowhere'])(
    '%s is not a page: browsers get the application with 404, others JSON',
    async path => {
      const page = await get(path, browser)
      expect([page.status, kind(page.headers)]).toEqual([404, 'text/html'])
      expect(page.text).toContain('<script')
      const answer = await get(path, anything)
      expect([answer.status, answer.body]).toMatchObject([404, { reason: 'PATH_NOT_FOUND', code: 'NOT_FOUND' }])
    },
  )

  test("preload their files in the reader's language", async () => {
    const linked = async (path: string, cookie = '') => {
      const { text, headers } = await app.rest('GET', path, { headers: { accept: browser, cookie } })
      const nonce = /nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
      const fonts = [...text.matchAll(/<link rel="(?:module)?preload" [^>]*href="([^"]+)">/g)].map(([, href]) => href)
      const files = text.split(`<script nonce="${nonce}">for (const file of `)[1]?.split(')')[0] ?? '[]'
      return [...fonts, ...(JSON.parse(files) as string[])] // the list in the script
    }
    expect(await linked('/login')).toEqual(['/assets/face-1.woff2', '/assets/start-1.js', '/assets/en-1.js', '/assets/login-1.js'])
    expect(await linked('/Login/', 'a=b; Deskwright-locale=fr; c=d')).toEqual([
      '/assets/face-1.woff2',
      '/assets/start-1.js',
      '/assets/fr-1.js',
      '/assets/login-1.js',
    ])
    expect(await linked('/login', 'Deskwright-locale=ar')).toEqual(['/assets/start-1.js', '/assets/ar-1.js', '/assets/login-1.js'])
    expect(await linked('/pages/account-settings/security')).toEqual(['/assets/face-1.woff2', '/assets/start-1.js'])
    expect(await linked('/nowhere', 'Deskwright-locale=%22%3E')).toEqual(['/assets/face-1.woff2', '/assets/start-1.js'])
  })

  test("say in the reader's language what to do if their scripts can't be loaded", async () => {
    const failure = async (cookie: string, path = '/pages/account-settings/security') => {
      const { text } = await app.rest('GET', path, { headers: { accept: browser, cookie } })
      return /<template id="failure">.*<\/body>/.exec(text)?.[0]
    }
    expect(await failure('')).toBe('<template id="failure"><h1>Not $& loaded</h1></template></body>')
    // With preferences that no page was prerendered for, and for an unknown address, too.
    expect(await failure('Deskwright-locale=fr; Deskwright-navOrientation=horizontal')).toContain('<h1>Échec</h1>')
    expect(await failure('', '/nowhere')).toContain('loaded')
  })

  test('wait for their visitor before they load the application, where they can be used without it', async () => {
    const { text } = await get('/forgot-password', browser)
    expect(text).toContain('<title>Reset &amp; go</title>')
    expect(text).toContain('<div data-first="guest" data-waiting="Say &quot;no&quot; &amp; wait"><h1>Reset</h1></div>')
    expect([...text.matchAll(/<link rel="modulepreload" [^>]*href="([^"]+)">/g)].map(([, href]) => href)).toEqual(['/assets/waiting-1.js'])
    expect(text).toContain('preloadPage = () => { for (const file of ["/assets/start-1.js","/assets/en-1.js","/assets/forgot-1.js"])')
    expect((await get('/login', browser)).text).toContain('<title>Deskwright</title>')
  })

  test('come with the query that they send first, before any script', async () => {
    const element = '<script type="application/json" id="first-query">'
    const { text } = await get('/apps/invoice/polish', browser)
    expect(text.indexOf('<script')).toBe(text.indexOf(element))
    expect(JSON.parse(text.split(element)[1]?.split('</script>')[0] ?? '')).toEqual({
      name: 'Runs',
      query: 'query Runs { runs(search: "<b>") { id } }',
      variables: {},
      storedAs: ['list-runs'],
    })
    expect((await get('/login', browser)).text).not.toContain('first-query')
  })

  /** The prerendered content, before any script runs. */
  const seen = async (path: string, cookie = '', of = app) => {
    const { text, headers } = await of.rest('GET', path, { headers: { accept: browser, cookie } })
    const nonce = /nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
    const styles = /<style id="first-styles" nonce="([^"]+)">(.*?)<\/style>/.exec(text)
    if (styles) expect([styles[1], styles[2]]).toEqual([nonce, 'p{content:"$&"}'])
    return /<div id="root">(.*)<\/div>/.exec(text)?.[1]
  }

  test("are prerendered in the reader's language for those who will see them, without answering queries", async () => {
    const drawn = (access: string, html: string) => `<div data-first="${access}" inert aria-hidden="true">${html}</div>`
    expect(await seen('/login')).toBe(drawn('guest', '<p>Sign in</p>'))
    expect(await seen('/Login/', 'Deskwright-locale=fr')).toBe(drawn('guest', '<p>Se connecter</p>'))
    expect(await seen('/apps/invoice/polish', 'Deskwright-navOrientation=vertical')).toBe(drawn('auth', '<p>Polish</p>'))
    expect(await seen('/nowhere')).toBe('')
  })

  test('name their own address and the preview image for other sites', async () => {
    const { appUrl } = app.running.parts.config
    const { text } = await get('/pages/account-settings/"><b>?tab=1', browser)
    expect(text).toContain(`<link rel="canonical" href="${appUrl}/pages/account-settings/%22%3E%3Cb%3E">`)
    expect(text).toContain(`<meta property="og:image" content="${appUrl}/assets/preview-1.png" />`)
    expect(kind((await get('/assets/preview-1.png', anything)).headers)).toBe('image/png')
    expect((await get('/nothing/here', browser)).text).not.toContain('canonical')
  })

  test('are not prerendered for other layout preferences', async () => {
    expect(await seen('/apps/invoice/polish', 'a=b; Deskwright-navOrientation=horizontal')).toBe('')
  })

  test('include the demo accounts only while they are on', async () => {
    const known = async (of: TestApp) =>
      JSON.parse(/id="known">(.*?)<\/script>/.exec((await of.rest('GET', '/login', { headers: { accept: browser } })).text)?.[1] ?? '')
    expect(await known(app)).toEqual({
      DemoLogins: {
        demoLogins: [
          { email: 'admin@demo.com', password: 'admin' },
          { email: 'client@demo.com', password: 'client' },
        ],
      },
    })
    const bare = await startApp({ dist, env: { DEMO: 'off' } })
    expect([await known(bare), await seen('/login', '', bare)]).toEqual([{ DemoLogins: { demoLogins: [] } }, ''])
    await bare.close()
  })

  test('are never sent to callers that accept JSON', async () => {
    for (const path of ['/login', '/nowhere']) {
      const answer = await get(path, 'application/json')
      expect([answer.status, kind(answer.headers)]).toEqual([404, 'application/json'])
    }
  })

  test('do not replace other API paths, even for browsers', async () => {
    for (const path of ['/api/nothing', '/register/nothing', '/text/nothing', '/assets/nothing.js', '/.env']) {
      const answer = await get(path, browser)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).not.toContain('<script')
    }
  })

  test('have a fresh nonce in page and policy, and are revalidated', async () => {
    const nonces = await Promise.all(
      ['/login', '/login', '/nowhere'].map(async path => {
        const { headers, text } = await get(path, browser)
        const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? ''
        expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${nonce}'`)
        expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', null])
        return nonce
      }),
    )
    expect(nonces.every(nonce => nonce.length >= 20)).toBe(true)
    expect(new Set(nonces).size).toBe(3)
  })

  test('return the same headers for HEAD', async () => {
    expect((await get('/login', browser, 'HEAD')).status).toBe(200)
    const head = await get('/nowhere', browser, 'HEAD')
    expect([head.status, head.text]).toEqual([404, ''])
  })
})

/** Response to an exact path: `fetch` would normalize it. */
const getRaw = (path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const requested = request({ hostname, port, path, headers: { accept: '*/*' } }, answer => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    requested.on('error', reject)
    requested.end()
  })

describe('files beside the build', () => {
  const secret = 'nobody may read this'
  const name = 'beside-the-build.txt'
  beforeAll(() => {
    writeFileSync(join(dist, '..', name), secret)
    for (const file of [
      name,
      '.env',
      'assets/.hidden',
      'assets/.hidden.js',
      'assets/app-1.js.map',
      'assets/data.sqlite',
      'assets/notes.txt',
    ])
      writeFileSync(join(dist, file), secret)
  })
  afterAll(() => rmSync(join(dist, '..', name)))

  test.each([
    ...['/', '/assets/', '/art/people/', '/sandbox/', '/api/docs/', '/fonts/'].flatMap(folder =>
      ['../../', '../../../', '%2e%2e/', '%2e%2e%2f', '..%2f', '..%5c', '..\\', '%252e%252e%252f', '....//', '.%00./'].map(
        step => `${folder}${step}${name}`,
      ),
    ),
    ...[
      '.env',
      '.git/config',
      'assets/.hidden',
      'assets/.hidden.js',
      'assets/app-1.js.map',
      'assets/data.sqlite',
      'assets/notes.txt',
      name,
    ].flatMap(file => [`/${file}`, `//${file}`, `/./${file}`, `/${file}%00.js`, `/${file}/`]),
    '/assets//etc/passwd',
    '/assets/%2fetc%2fpasswd',
    '/routes.json',
    '/api-docs/index.html',
    '/package.json',
  ])('%s is not served', async path => {
    const { status, text } = await getRaw(path)
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(/root:|"dependencies"|^\[/)
    expect([path, status]).toEqual([path, expect.toBeOneOf([400, 404, 301, 302, 307, 308])])
  })
})

test('assets are cached forever, with few headers; missing ones are not', async () => {
  const asset = await get('/assets/app-1.js', anything)
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  const names = [...asset.headers.keys()].filter(name => !['connection', 'date', 'keep-alive'].includes(name))
  expect(names).toEqual(['cache-control', 'content-length', 'content-type', 'vary', 'x-content-type-options'])
  const gone = await get('/assets/app-0.js', anything)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('every path explains how to build if there is no build', async () => {
  const bare = await startApp({ dist: join(dist, 'nothing') })
  const answer = await bare.rest('GET', '/login', { headers: { accept: browser } })
  expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('npm run build')])
  await bare.close()
})
