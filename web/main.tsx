import '@fontsource-variable/public-sans'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startSession } from './app/auth.ts'
import { startLanguages } from './app/languages.ts'

void startSession()
await startLanguages()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
