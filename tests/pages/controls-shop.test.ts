/** Every control of the shop works. */
import { shopRoutes } from '../../web/app/routes/shop.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

expectAlive(openBrowser(), shopRoutes)
