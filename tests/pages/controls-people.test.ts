/** Every control of users, roles, and permissions works. */
import { peopleRoutes } from '../../web/app/routes/people.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

expectAlive(openBrowser(), peopleRoutes)
