import '@fontsource-variable/public-sans'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startSession } from './app/auth.ts'
import { startLanguages } from './app/languages.ts'
import { routerReady } from './app/router.ts'

void startSession()
await startLanguages()
const root = document.getElementById('root')
// A first picture of the page stands until the page itself does.
if (root?.hasChildNodes()) await routerReady()
if (root) createRoot(root).render(<App />)
