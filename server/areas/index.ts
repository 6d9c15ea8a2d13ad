/** All areas with their resolvers and routes. */
import type { Resolvers } from '../generated/resolvers.ts'
import type { Route } from '../rest/define-routes.ts'
import { academyResolvers } from './academy/resolvers.ts'
import { academyRoutes } from './academy/routes.ts'
import { accountResolvers } from './account/resolvers.ts'
import { authRoutes, meRoutes, registerRoutes } from './account/routes.ts'
import { analyticsResolvers } from './analytics/resolvers.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { calendarResolvers } from './calendar/resolvers.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { chatResolvers } from './chat/resolvers.ts'
import { chatRoutes } from './chat/routes.ts'
import { customerResolvers } from './customers/resolvers.ts'
import { customerRoutes } from './customers/routes.ts'
import { documentResolvers } from './documents/resolvers.ts'
import { documentRoutes } from './documents/routes.ts'
import { emailResolvers } from './email/resolvers.ts'
import { emailRoutes } from './email/routes.ts'
import { faqResolvers } from './faq/resolvers.ts'
import { faqRoutes } from './faq/routes.ts'
import { frontResolvers } from './front/resolvers.ts'
import { frontRoutes } from './front/routes.ts'
import { helpResolvers } from './help/resolvers.ts'
import { helpRoutes } from './help/routes.ts'
import { historyResolvers } from './history/resolvers.ts'
import { historyRoutes } from './history/routes.ts'
import { invoiceResolvers } from './invoices/resolvers.ts'
import { invoiceClientRoutes, invoiceRoutes } from './invoices/routes.ts'
import { kanbanResolvers } from './kanban/resolvers.ts'
import { kanbanRoutes } from './kanban/routes.ts'
import { logisticsResolvers } from './logistics/resolvers.ts'
import { logisticsRoutes } from './logistics/routes.ts'
import { notificationResolvers } from './notifications/resolvers.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { orderResolvers } from './orders/resolvers.ts'
import { orderRoutes } from './orders/routes.ts'
import { permissionResolvers } from './permissions/resolvers.ts'
import { permissionRoutes } from './permissions/routes.ts'
import { productResolvers } from './products/resolvers.ts'
import { ownCategoryRoutes } from './products/category-routes.ts'
import { productRoutes } from './products/routes.ts'
import { profileResolvers } from './profile/resolvers.ts'
import { profileRoutes } from './profile/routes.ts'
import { referralResolvers } from './referrals/resolvers.ts'
import { referralRoutes } from './referrals/routes.ts'
import { reviewResolvers } from './reviews/resolvers.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { roleResolvers } from './roles/resolvers.ts'
import { roleRoutes } from './roles/routes.ts'
import { saleResolvers } from './sales/resolvers.ts'
import { saleRoutes } from './sales/routes.ts'
import { searchResolvers } from './search/resolvers.ts'
import { searchRoutes } from './search/routes.ts'
import { storeResolvers } from './store/resolvers.ts'
import { storeRoutes } from './store/routes.ts'
import { textResolvers } from './text/resolvers.ts'
import { textRoutes } from './text/routes.ts'
import { userResolvers } from './users/resolvers.ts'
import { userRoutes } from './users/routes.ts'
import { wordResolvers } from './words/resolvers.ts'

export const areaResolvers: Resolvers[] = [
  academyResolvers,
  accountResolvers,
  analyticsResolvers,
  calendarResolvers,
  chatResolvers,
  customerResolvers,
  documentResolvers,
  emailResolvers,
  faqResolvers,
  frontResolvers,
  helpResolvers,
  historyResolvers,
  invoiceResolvers,
  kanbanResolvers,
  logisticsResolvers,
  notificationResolvers,
  orderResolvers,
  permissionResolvers,
  productResolvers,
  profileResolvers,
  referralResolvers,
  reviewResolvers,
  roleResolvers,
  saleResolvers,
  searchResolvers,
  storeResolvers,
  textResolvers,
  userResolvers,
  wordResolvers,
]

export const areaRoutes: Route[] = [
  ...academyRoutes,
  ...analyticsRoutes,
  ...authRoutes,
  ...calendarRoutes,
  ...chatRoutes,
  ...customerRoutes,
  ...documentRoutes,
  ...emailRoutes,
  ...faqRoutes,
  ...frontRoutes,
  ...helpRoutes,
  ...historyRoutes,
  ...invoiceRoutes,
  ...invoiceClientRoutes,
  ...kanbanRoutes,
  ...logisticsRoutes,
  ...meRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...permissionRoutes,
  ...productRoutes,
  ...ownCategoryRoutes,
  ...profileRoutes,
  ...referralRoutes,
  ...registerRoutes,
  ...reviewRoutes,
  ...roleRoutes,
  ...saleRoutes,
  ...searchRoutes,
  ...storeRoutes,
  ...textRoutes,
  ...userRoutes,
]
