/** Every page in the other languages: complete, mirrored in Arabic, and wide enough for French. */
import { expectWhole } from '../support/visual-matrix.ts'
import { openBrowser } from '../support/page.ts'

const web = openBrowser()

expectWhole(web, 'ar', [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'dark', axe: 'all' },
])

expectWhole(web, 'fr', [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'light' },
])
