import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { iconShapes } from './web/icon-shapes-plugin.ts'
import { prerenderPages, standIn } from './web/prerender-plugin.ts'
import { retryImports } from './web/retry-imports-plugin.ts'
import { unusedParts } from './web/unused-parts-plugin.ts'

type Registry = typeof import('./web/app/routes.ts')

const target = `http://127.0.0.1:${process.env.PORT ?? 4000}`
// `/register` itself is a page; the account endpoints are below it.
const proxied = ['/api', '^/(register|me|text)/', '/art', '/pictures', '/dev/outbox']

/** Writes precompressed copies of the assets, which the server sends directly. */
const precompress: Plugin = {
  name: 'precompress',
  apply: (_, { command, mode }) => command === 'build' && mode !== 'check',
  writeBundle({ dir = '' }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(file)) continue
      const path = join(dir, file)
      const bytes = readFileSync(path)
      if (bytes.length < 1024) continue
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      // The sandbox's editor is 3 MB: the highest level would take a minute to save a few kilobytes.
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { 1: bytes.length > 400_000 ? 5 : 10 } }))
    }
  },
}

/** Files that start the application, and those that a module needs in addition. */
function filesOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const closure = (files: string[], found = new Set<string>()): Set<string> => {
    for (const file of files) {
      if (found.has(file)) continue
      found.add(file)
      closure(byFile.get(file)?.imports ?? [], found)
    }
    return found
  }
  const filesFor = (modules: string[]) =>
    closure(
      chunks.filter(({ facadeModuleId }) => modules.some(each => facadeModuleId?.endsWith(`/web/${each}`))).map(({ fileName }) => fileName),
    )
  const entry = filesFor(['index.html'])
  const start = filesFor(['app/start.ts'])
  const without = (files: Set<string>, ...others: Set<string>[]) => [...files].filter(file => !others.some(other => other.has(file)))
  return {
    start: without(start, entry),
    waiting: without(filesFor(['app/waiting-page.ts']), entry),
    own: (modules: string[]) => without(filesFor(modules), entry, start),
  }
}

/**
 * Writes the list of page paths, so that the server returns 404 for all others, and the modules of each page, so that
 * it can send preload links.
 */
const routeList: Plugin = {
  name: 'route-list',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    standIn()
    // Imported by URL, so that Vite does not bundle the pages into its configuration.
    const { routes, aliases, redirects } = (await import(new URL('web/app/routes.ts', import.meta.url).href)) as Registry
    const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases), ...Object.keys(redirects)]
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(paths) })

    const { start, waiting, own } = filesOf(bundle)
    const sizeOf = (file: string) => {
      const found = bundle[file]
      return found?.type === 'chunk' ? found.code.length : 0
    }
    // The smallest first: few requests run at once, and their latency passes while the application's large files are on the way.
    const files = (modules: string[]) => own(modules).sort((one, other) => sizeOf(one) - sizeOf(other))
    const scripts = ({ load, layout, area }: (typeof routes)[number]) => {
      const page = /(?:areas|app)\/\w+\/\w+\.tsx/.exec(String(load))?.[0] ?? ''
      const [frame, kit] = layout === 'blank' ? [[], []] : [['app/shell/DefaultLayout.tsx'], ['ui', 'app/shell']]
      const texts = (language: string) =>
        files(['app', ...kit, `areas/${area}`, `app/${area}`].map(room => `${room}/locales/${language}.ts`))
      const list = early.test(page) ? [] : ['app/late-routes.ts']
      return { all: files([...list, ...frame, page]), en: texts('en'), fr: texts('fr'), ar: texts('ar') }
    }
    const pages = Object.fromEntries(routes.map(route => [route.path, scripts(route)]))
    for (const [path, target] of Object.entries({ ...aliases, ...redirects })) {
      const found = routes.find(route => route.path === target)
      if (found) pages[path] = scripts(found)
    }
    const font = Object.keys(bundle).find(file => /public-sans-latin-wght-normal-[\w-]+\.woff2$/.test(file))
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify({ font, start, waiting, pages }) })
  },
}

/** Inlines the entry's small style sheet, mostly font faces, to avoid a render-blocking request. */
const ownStyles: Plugin = {
  name: 'own-styles',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { filename, bundle = {} }) =>
      filename.endsWith('web/index.html')
        ? html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
            const sheet = bundle[file]
            return sheet?.type === 'asset' ? `<style nonce="__NONCE__">${String(sheet.source)}</style>` : link
          })
        : html,
  },
}

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string } // our own

const frame =
  /node_modules\/(?:@mui|@emotion|stylis|react-(?:router|router-dom|i18next|is|transition-group)|i18next|@apollo|rxjs|@wry|optimism|@popperjs|@casl|@ucast|hoist-non-react-statics)\//

/** Lazy modules: pages, the shell, and parts of pages. They determine which chunks can be shared. */
const reached = new Map<string, Set<string>>()

const listPage = fileURLToPath(new URL('web/ui/list/ListPage.tsx', import.meta.url))

/** Modules of every list page. */
const listed = new Set<string>()

/** Whether every list page needs the module, or many of them do. */
const isOfLists = (id: string, roots: string[]) =>
  listed.has(id) || roots.filter(root => reached.get(listPage)?.has(root)).length >= (id.includes('@tabler') ? 1 : 3)

/** Modules of the sandbox and the API reference, which must not start the application. */
const elsewhere = new Set<string>()

/** Our own modules, components, and icons, which have no side effects. */
const parts =
  /\/web\/(?:app|ui|areas|platform)\/|node_modules\/(?:@mui\/(?:material|utils|system)|@tabler|@popperjs|react-transition-group)\//

/** A smaller module is not worth a separate request. */
const smallModule = 8000

/** Collects the static imports of each entry. */
function walk(ctx: Rolldown.ChunkingContext) {
  const follow = (root: string, id: string) => {
    const roots = reached.get(id) ?? new Set()
    if (roots.has(root)) return
    reached.set(id, roots.add(root))
    for (const each of ctx.getModuleInfo(id)?.importedIds ?? []) follow(root, each)
  }
  const roots: string[] = []
  const known = new Set<string>()
  const find = (id: string) => {
    if (known.has(id)) return
    known.add(id)
    const info = ctx.getModuleInfo(id)
    roots.push(...(info?.dynamicallyImportedIds ?? []))
    for (const each of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) find(each)
  }
  const main = page('main.ts')
  find(main)
  for (const part of new Set([main, ...roots])) follow(part, part)
  const note = (id: string, found: Set<string>) => {
    if (found.has(id)) return
    found.add(id)
    for (const each of ctx.getModuleInfo(id)?.importedIds ?? []) note(each, found)
  }
  note(fileURLToPath(new URL('web/sandbox/main.tsx', import.meta.url)), elsewhere)
  note(listPage, listed)
}

/** Whether the application needs the module on every page. */
function isOfStart(id: string, ctx: Rolldown.ChunkingContext) {
  if (reached.size === 0) walk(ctx)
  return reached.get(id)?.has(page('app/start.ts')) ?? false
}

const ofStart = (name: string) => (id: string, ctx: Rolldown.ChunkingContext) => (isOfStart(id, ctx) ? name : null)

/** Signed-out pages: must not load what only the dashboard needs. */
const early = /areas\/(?:front|account)\/(?:Landing|Login|Register|Forgot|NotAuthorized)Page|app\/search\/NotFoundPage/

/** The first page of most visits. */
const first = /account\/LoginPage/

/** The signed-in layout and its first content. */
const frames = /shell\/DefaultLayout|text\/EditorPage/

/**
 * Groups shared modules into a few chunks instead of a hundred, for fewer requests and short preload lists. Modules of
 * the shell are never mixed with those of pages.
 */
function shared(id: string, ctx: Rolldown.ChunkingContext) {
  if (reached.size === 0) walk(ctx)
  const roots = [...(reached.get(id) ?? [])]
  if (roots.some(root => root === page('main.ts') || root === page('app/waiting-page.ts'))) return null
  if (isOfStart(id, ctx)) return elsewhere.has(id) || id === page('app/start.ts') ? null : 'start'
  if (roots.includes(id)) return null
  if (roots.some(root => root.endsWith('web/app/late-routes.ts'))) return 'routes'
  // Charts are separate from lists, because most pages have lists but no charts.
  const isDrawn = roots.some(root => root.includes('/ui/charts/'))
  const isSmall = !isDrawn && (ctx.getModuleInfo(id)?.code?.length ?? Infinity) < smallModule
  const before = roots.filter(root => early.test(root))
  const isShell = roots.some(root => frames.test(root))
  const isShared = before.length > 0 && roots.length > 5 && (isShell || !isDrawn)
  const isFirst = isShared && before.some(root => first.test(root))
  if (before.length > 2 || (isFirst && isSmall) || (isShared && isShell))
    return isShell ? 'common' : id.includes('node_modules') ? 'fields' : 'entry'
  if (before.length > 0) return isShared ? 'pieces' : null
  if (isShell) return 'shell'
  if (isDrawn || roots.length < (isSmall ? 3 : 6)) return null
  const isOurs = !id.includes('node_modules')
  if (isOfLists(id, roots)) return isOurs ? 'kit' : 'parts'
  // Lists wait for nothing that only forms, examples, or other areas need.
  if (!isOurs) return id.includes('@tabler') ? 'icons' : 'inputs'
  const [, room, folder] = /\/web\/(areas|ui)\/(\w+)\//.exec(id) ?? []
  return folder ? `${room}-${folder}` : 'extras'
}

/** Data access of the signed-in layout. */
const asking = /node_modules\/(?:@apollo|@wry|optimism|rxjs|tslib)\//

function data(id: string, ctx: Rolldown.ChunkingContext) {
  if (reached.size === 0) walk(ctx)
  const roots = [...(reached.get(id) ?? [])]
  return roots.length > 5 || roots.some(root => frames.test(root)) ? 'data' : null
}

/** What data access needs of GraphQL; the sandbox needs it, too. */
const documents =
  /node_modules\/graphql\/(?:language\/(?:ast|blockString|characterClasses|kinds|printer|printString|reducer|visitor)|jsutils\/(?:devAssert|inspect))\.m?js/

const productionRouter = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))

/** Absolute, because the dev server's dependency scan resolves relative paths from `root`, the build from here. */
const page = (file: string) => fileURLToPath(new URL(`web/${file}`, import.meta.url))

export default defineConfig({
  root: 'web',
  define: {
    PRODUCT_VERSION: JSON.stringify(version),
    // Pages name it, too.
    ...Object.fromEntries(
      ['VITE_API_BASE_URL', 'VITE_SECOND_SERVER_URL'].map(name => [
        `import.meta.env.${name}`,
        JSON.stringify(loadEnv('', page(''), 'VITE_')[name] ?? ''),
      ]),
    ),
  },
  plugins: [react(), iconShapes, routeList, ownStyles, retryImports, precompress, unusedParts, prerenderPages()],
  // The server replaces it with a fresh nonce in each response.
  html: { cspNonce: '__NONCE__' },
  // The router uses its development build for both; the production build only lacks the warnings.
  ...(process.env.NODE_ENV !== 'development' && {
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: productionRouter('index') },
        { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
        // With the classes of JavaScript itself.
        { find: /^rxjs$/, replacement: fileURLToPath(new URL('node_modules/rxjs/dist/esm/index.js', import.meta.url)) },
      ],
    },
  }),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Inlined, a font is loaded with its style sheet even if no letter needs it.
    assetsInlineLimit: file => (/\.woff2?$/.test(file) ? false : undefined),
    // Read by tests/budgets.ts.
    manifest: true,
    // Browsers without preloading load the same files a little later.
    modulePreload: {
      polyfill: false,
      // The server preloads what starts the application.
      resolveDependencies: (file, dependencies) => (/\/start-[\w-]+\.js$/.test(file) ? [] : dependencies),
    },
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      checks: { pluginTimings: false },
      // Directives for frameworks that are not used here.
      onwarn: (warning, tell) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(warning)),
      output: {
        // The first load lists some two hundred of these names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Two rarely changing files for every page, and one for rich text, instead of fifty.
          groups: [
            { name: ofStart('react'), priority: 3, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: ofStart('frame'), priority: 2, test: frame },
            // Otherwise charts and rich text would load each other.
            { name: 'store', priority: 1, test: /node_modules\/use-sync-external-store\// },
            { name: 'drag', priority: 1, test: /node_modules\/@(?:dnd-kit|preact)\// },
            {
              name: 'player',
              priority: 1,
              test: /node_modules\/(?:@vidstack|media-captions|@floating-ui)\//,
              includeDependenciesRecursively: false,
            },
            {
              name: 'calendar',
              priority: 1,
              test: /node_modules\/(?:@full-ui|@fullcalendar)\//,
              includeDependenciesRecursively: false,
            },
            {
              name: 'code-editor',
              priority: 1,
              test: /node_modules\/(?:@codemirror|@lezer|cm6-graphql|graphql-language-service|vscode-languageserver-types|nullthrows|debounce-promise|style-mod|crelt|@marijn)\//,
              includeDependenciesRecursively: false,
            },
            {
              name: 'graphql-schema',
              priority: 1,
              test: /node_modules\/graphql\/(?:type|utilities|validation|execution)\//,
              includeDependenciesRecursively: false,
            },
            { name: 'documents', priority: 1, test: documents, includeDependenciesRecursively: false },
            { name: 'temporal', priority: 1, test: /node_modules\/temporal-\w+\//, includeDependenciesRecursively: false },
            { name: data, priority: 1, test: asking, includeDependenciesRecursively: false },
            { name: shared, test: parts, includeDependenciesRecursively: false },
            {
              name: 'rich-text',
              // Tables are in the editor only.
              test: /node_modules\/(?:@tiptap\/(?!markdown|pm\/dist\/tables)[\w-]+|prosemirror-(?!tables)[a-z-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\//,
            },
          ],
        },
      },
      input: { app: page('index.html'), sandbox: page('sandbox/index.html') },
    },
  },
  // Its workers are imported with `?worker`, which prebundling does not resolve.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: {
    proxy: { '/graphql': { target, ws: true }, ...Object.fromEntries(proxied.map(path => [path, target])) },
  },
})
