/** Draws the first picture of each page when the application is built; the server sends it with the page. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig } from 'vite'

type Drawing = typeof import('./app/prerender/draw.ts')

/** Our stores tell a page that is drawn by the build the same as a browser. */
const drawnStores: Plugin = {
  name: 'drawn-stores',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'react' && /^(?!.*\/node_modules\/).*\/web\//.test(importer ?? '') ? '\0drawn-react' : undefined,
  load: id =>
    id === '\0drawn-react'
      ? `export * from 'react'
import { useSyncExternalStore as use } from 'react'
export const useSyncExternalStore = (follow, get, first = get) => use(follow, get, first)`
      : undefined,
}

/** Gives the build as much of a browser as our modules ask for while they are loaded. */
export function standIn(): void {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
  const parts = { localStorage: storage, sessionStorage: storage, location: new URL('http://localhost/') }
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

async function drawInto(dist: string, { root, define, resolve: { alias }, logger }: ResolvedConfig) {
  const folder = join(dist, '.drawing')
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { PRODUCT_VERSION: define?.PRODUCT_VERSION as string }, // our own
    resolve: { alias },
    plugins: [drawnStores],
    ssr: { noExternal: true },
    build: {
      ssr: 'app/prerender/draw.ts',
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'draw.mjs' }, onwarn: () => undefined },
    },
  })
  standIn()
  const { drawAll } = (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as Drawing // what was built from it
  const { cookies, pages, failure, queries, skipped: undrawn } = await drawAll()
  for (const each of undrawn) logger.warn(`Not drawn beforehand: ${each}`)
  rmSync(folder, { recursive: true })
  mkdirSync(join(dist, 'first'))
  const files = Object.entries(pages).map(([path, drawn], index) => {
    const named = Object.entries(drawn).map(([language, picture]) => {
      const file = `first/${index}.${language}.json`
      writeFileSync(join(dist, file), JSON.stringify(picture))
      return [language, file]
    })
    return [path, Object.fromEntries(named) as Record<string, string>] as const
  })
  writeFileSync(join(dist, 'first-queries.json'), JSON.stringify(queries))
  writeFileSync(join(dist, 'first.json'), JSON.stringify({ cookies, pages: Object.fromEntries(files), failure }))
}

/** The list of what was drawn is `first.json`; what the pages ask first is in `first-queries.json`. */
export function prerenderPages(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender-pages',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'check',
    configResolved: resolved => {
      config = resolved
    },
    closeBundle: { order: 'post', sequential: true, handler: () => drawInto(resolve(config.root, config.build.outDir), config) },
  }
}
