import '@fontsource-variable/public-sans'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startSession } from './platform/auth.ts'
import { entryLocaleLoaders } from './app/entry-locale-loaders.ts'
import { registerLocales, startLanguages } from './platform/languages.ts'
import { routerReady } from './app/router.ts'

registerLocales(entryLocaleLoaders)
void startSession()
await startLanguages()
const root = document.getElementById('root')
// The prerendered page stays until the first render.
if (root?.hasChildNodes()) await routerReady()
if (root) createRoot(root).render(<App />)
