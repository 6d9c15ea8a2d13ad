/** No control is dead; the shop and people have files of their own, which run beside this one. */
import { routes } from '../../web/app/routes.ts'
import { peopleRoutes } from '../../web/app/routes/people.ts'
import { shopRoutes } from '../../web/app/routes/shop.ts'
import { expectAlive } from '../support/controls.ts'
import { openBrowser } from '../support/page.ts'

expectAlive(
  openBrowser(),
  routes.filter(route => !shopRoutes.includes(route) && !peopleRoutes.includes(route)),
)
