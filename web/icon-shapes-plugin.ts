/**
 * The shapes of the icons that the application uses, as the module `virtual:icon-shapes`. Importing the icons themselves
 * would move each one out of the page that uses it.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:icon-shapes'
const web = fileURLToPath(new URL('.', import.meta.url))

type Shape = [tag: string, attributes: Record<string, string>]

/** Names of the icons that are imported anywhere. */
function usedIcons(): string[] {
  const names = globSync('**/*.{ts,tsx}', { cwd: web }).flatMap(file =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/icons\/(Icon\w+)\.mjs'/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(names)].sort()
}

export const iconShapes: Plugin = {
  name: 'icon-shapes',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  async load(source) {
    if (source !== `\0${id}`) return undefined
    const shapes = await Promise.all(
      usedIcons().map(async name => {
        const file = (await import(`@tabler/icons-react/dist/esm/icons/${name}.mjs`)) as Record<'__iconNode', Shape[]> // each icon exports it
        return [name, file['__iconNode'].map(([tag, { key: _, ...attributes }]) => [tag, attributes])] as const
      }),
    )
    return `export const iconShapes = ${JSON.stringify(Object.fromEntries(shapes))}`
  },
}
