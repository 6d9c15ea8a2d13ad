import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

type Registry = typeof import('./web/app/routes.ts')

const target = `http://127.0.0.1:${process.env.PORT ?? 4000}`
// `/register` alone is a page; the account calls stand below it.
const proxied = ['/api', '^/(register|me|text)/', '/art', '/dev']

/** Writes compressed twins beside the assets, so that the server sends them as they are. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(file)) continue
      const path = join(dir, file)
      const bytes = readFileSync(path)
      if (bytes.length < 1024) continue
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      // The editor of the sandbox is 3 MB: the highest level would take a minute for a few kilobytes.
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { 1: bytes.length > 400_000 ? 5 : 10 } }))
    }
  },
}

/** Tells the server which addresses have a page, so that it answers 404 for all others. */
const routeList: Plugin = {
  name: 'route-list',
  apply: 'build',
  async generateBundle() {
    // By its address, so that Vite does not bundle the pages into its configuration.
    const { routes, aliases, redirects } = (await import(new URL('web/app/routes.ts', import.meta.url).href)) as Registry
    const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases), ...Object.keys(redirects)]
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(paths) })
  },
}

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string } // our own

const frame =
  /node_modules\/(?:@mui|@emotion|stylis|react-(?:router|router-dom|i18next|is|transition-group)|i18next|@apollo|rxjs|@wry|optimism|tslib|@popperjs|@casl|@ucast|clsx|hoist-non-react-statics)\//

export default defineConfig({
  root: 'web',
  define: { PRODUCT_VERSION: JSON.stringify(version) },
  plugins: [react(), routeList, precompress],
  // The server puts a fresh nonce in its place each time it sends a page.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // What tests/budgets.ts adds up.
    manifest: true,
    chunkSizeWarningLimit: 4000,
    rollupOptions: {
      checks: { pluginTimings: false },
      // Directives for compilers that do not run here.
      onwarn: (warning, tell) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : tell(warning)),
      output: {
        codeSplitting: {
          // What every page needs comes in two files that seldom change, and rich text in one, instead of in fifty.
          groups: [
            { name: 'react', priority: 3, tags: ['$initial'], test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'frame', priority: 2, tags: ['$initial'], test: frame },
            // Else charts would bring rich text with them, or the other way round.
            { name: 'store', priority: 1, test: /node_modules\/use-sync-external-store\// },
            {
              name: 'rich-text',
              test: /node_modules\/(?:@tiptap\/(?!markdown)[\w-]+|prosemirror-[a-z-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)\//,
            },
          ],
        },
      },
      input: { app: 'web/index.html', sandbox: 'web/sandbox/index.html', apiDocs: 'web/api-docs/index.html' },
    },
  },
  server: {
    proxy: { '/graphql': { target, ws: true }, ...Object.fromEntries(proxied.map(path => [path, target])) },
  },
})
