/** Every control of the account and front pages works. */
import { accountRoutes } from '../../web/app/routes/account.ts'
import { entryRoutes } from '../../web/app/routes/entry.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

expectAlive(openBrowser(), [...entryRoutes, ...accountRoutes])
