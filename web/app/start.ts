import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { startSession } from '../platform/auth.ts'
import { registerLocales, startLanguages } from '../platform/languages.ts'
import { App } from './App.tsx'
import { entryLocaleLoaders } from './entry-locale-loaders.ts'
import { routerReady } from './router.ts'
import type { TakeOver } from './waiting-page.ts'

// The router, which has already started, loads texts.
registerLocales(entryLocaleLoaders)

/** Renders the application in place of the prerendered page. */
export async function start(takeOver?: TakeOver): Promise<void> {
  void startSession()
  await startLanguages()
  const root = document.getElementById('root')
  if (!root) return
  // The prerendered page stays until the first render.
  if (root.hasChildNodes()) await routerReady()
  const render = () => createRoot(root).render(createElement(App))
  if (takeOver) await takeOver(() => flushSync(render))
  else render()
}
