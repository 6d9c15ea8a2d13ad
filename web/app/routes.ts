/**
 * All routes of the application, one file per section, used by the router, the navigation, page titles, and the test
 * that opens each page. Pages are loaded on demand.
 */
import type { AppRoute } from './route-types.ts'
import { academyRoutes } from './routes/academy.ts'
import { accountRoutes } from './routes/account.ts'
import { calendarRoutes } from './routes/calendar.ts'
import { authenticationRoutes } from './routes/authentication.ts'
import { billingRoutes } from './routes/billing.ts'
import { chatRoutes } from './routes/chat.ts'
import { componentRoutes } from './routes/components.ts'
import { dashboardRoutes } from './routes/dashboards.ts'
import { helpRoutes } from './routes/help.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import { developerRoutes } from './routes/developer.ts'
import { emailRedirects, emailRoutes } from './routes/email.ts'
import { entryAliases, entryRedirects, entryRoutes } from './routes/entry.ts'
import { interfaceRoutes } from './routes/interface.ts'
import { kanbanRoutes } from './routes/kanban.ts'
import { logisticsRoutes } from './routes/logistics.ts'
import { peopleRoutes } from './routes/people.ts'
import { sampleRoutes } from './routes/samples.ts'
import { shopRoutes } from './routes/shop.ts'
import { writeRoutes } from './routes/write.ts'

export const routes: AppRoute[] = [
  ...entryRoutes,
  ...writeRoutes,
  ...emailRoutes,
  ...chatRoutes,
  ...calendarRoutes,
  ...invoiceRoutes,
  ...dashboardRoutes,
  ...shopRoutes,
  ...kanbanRoutes,
  ...academyRoutes,
  ...logisticsRoutes,
  ...peopleRoutes,
  ...interfaceRoutes,
  ...developerRoutes,
  ...componentRoutes,
  ...sampleRoutes,
  ...authenticationRoutes,
  ...billingRoutes,
  ...helpRoutes,
  ...accountRoutes,
]

/** Aliases of pages. */
export const aliases: Record<string, string> = {
  ...entryAliases,
  '/apps/academy/my-courses': '/apps/academy/my-course',
}

/** Redirects; query and hash are kept. */
export const redirects: Record<string, string> = {
  ...entryRedirects,
  '/pages/account-settings': '/pages/account-settings/account',
  '/pages/user-profile': '/pages/user-profile/profile',
  ...emailRedirects,
}
