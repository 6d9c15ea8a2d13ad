import '@fontsource-variable/public-sans'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startLanguages } from './app/languages.ts'

await startLanguages()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
