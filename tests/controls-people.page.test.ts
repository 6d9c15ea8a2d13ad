/** No control of users, roles and permissions is dead. */
import { peopleRoutes } from '../web/app/routes/people.ts'
import { expectAlive } from './controls.ts'
import { openBrowser } from './page.ts'

expectAlive(openBrowser(), peopleRoutes)
