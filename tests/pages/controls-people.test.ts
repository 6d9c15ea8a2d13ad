/** No control of users, roles and permissions is dead. */
import { peopleRoutes } from '../../web/app/routes/people.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

expectAlive(openBrowser(), peopleRoutes)
