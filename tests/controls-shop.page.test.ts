/** No control of the shop is dead. */
import { shopRoutes } from '../web/app/routes/shop.ts'
import { expectAlive } from './controls.ts'
import { openBrowser } from './page.ts'

expectAlive(openBrowser(), shopRoutes)
