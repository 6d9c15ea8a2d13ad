/** Every control works; areas with many pages have separate files, which run in parallel. */
import { routes } from '../../web/app/routes.ts'
import { accountRoutes } from '../../web/app/routes/account.ts'
import { entryRoutes } from '../../web/app/routes/entry.ts'
import { invoiceRoutes } from '../../web/app/routes/invoices.ts'
import { peopleRoutes } from '../../web/app/routes/people.ts'
import { shopRoutes } from '../../web/app/routes/shop.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

const elsewhere = new Set([...accountRoutes, ...entryRoutes, ...invoiceRoutes, ...peopleRoutes, ...shopRoutes])

expectAlive(
  openBrowser(),
  routes.filter(route => !elsewhere.has(route)),
)
