/** Every control of invoices works. */
import { invoiceRoutes } from '../../web/app/routes/invoices.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

expectAlive(openBrowser(), invoiceRoutes)
