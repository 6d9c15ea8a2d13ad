/** Builds the web application into a temporary folder and swaps it in when complete. */
import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { hourMs } from './time.ts'

const sources = ['web/**/*', 'schema/*', 'text/*', 'vite.config.ts', 'package-lock.json']

/** True if there is no build, or a source changed since. */
export function isStale(root: string): boolean {
  const built = statSync(`${root}/dist/index.html`, { throwIfNoEntry: false })
  return !built || globSync(sources, { cwd: root }).some(file => statSync(`${root}/${file}`).mtimeMs > built.mtimeMs)
}

/**
 * Builds into a new folder and renames it to `dist`, so that concurrently starting processes never see an incomplete
 * build.
 */
export async function buildInPlace(root: string, build: (folder: string) => Promise<void> | void): Promise<void> {
  removeAbandoned(root)
  const folder = `${root}/dist.${process.pid}`
  const previous = `${folder}.previous`
  try {
    await build(folder)
    // Another process may have finished the same build.
    if (!isStale(root)) return
    if (existsSync(`${root}/dist`)) renameSync(`${root}/dist`, previous)
    renameSync(folder, `${root}/dist`)
  } catch (error) {
    if (isStale(root)) throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(previous, { recursive: true, force: true })
  }
}

/** Folders of aborted builds. */
function removeAbandoned(root: string) {
  for (const name of globSync('dist.*', { cwd: root })) {
    const stat = statSync(`${root}/${name}`, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs > hourMs) rmSync(`${root}/${name}`, { recursive: true, force: true })
  }
}
