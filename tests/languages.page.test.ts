/** Every page of the application in the other languages: whole and mirrored in Arabic, and wide enough for French. */
import { expectWhole } from './looks.ts'
import { openBrowser } from './page.ts'

const web = openBrowser()

expectWhole(web, 'ar', [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'dark', axe: 'all' },
  { width: 390, scheme: 'light' },
])

expectWhole(web, 'fr', [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'light' },
])
