/** The seed of a new workspace: all areas, in order of dependence. */
import { courseNotes, courseSections, courseTopics, courses, learningGoals } from '../server/areas/academy/tables.ts'
import { dashboardLayouts, projects } from '../server/areas/analytics/tables.ts'
import { calendarEvents } from '../server/areas/calendar/tables.ts'
import { chatProfiles, chats, contacts, messages } from '../server/areas/chat/tables.ts'
import { customerProfiles, customers } from '../server/areas/customers/tables.ts'
import { emails, savedSearches } from '../server/areas/email/tables.ts'
import { helpVotes } from '../server/areas/help/tables.ts'
import { invoiceClients, invoiceLinks, invoices } from '../server/areas/invoices/tables.ts'
import { boards, cardComments, cards } from '../server/areas/kanban/tables.ts'
import { fleetDays, vehicles } from '../server/areas/logistics/tables.ts'
import { orderEvents, orderItems, orders } from '../server/areas/orders/tables.ts'
import { permissions } from '../server/areas/permissions/tables.ts'
import { ownCategories, productVariants, products } from '../server/areas/products/tables.ts'
import { connectedApps, profileConnections, profileProjects, profileTeams, profiles } from '../server/areas/profile/tables.ts'
import { referrals } from '../server/areas/referrals/tables.ts'
import { reviews } from '../server/areas/reviews/tables.ts'
import { roles } from '../server/areas/roles/tables.ts'
import { sales } from '../server/areas/sales/tables.ts'
import { storeSettings } from '../server/areas/store/tables.ts'
import { submissions } from '../server/areas/submissions/tables.ts'
import { users } from '../server/areas/users/tables.ts'
import type { Seed } from '../server/db/demo-rows.ts'
import { courseNoteRows, courseRows, courseSectionRows, courseTopicRows, learningGoalRows } from './academy.ts'
import { dashboardLayoutRows, projectRows } from './analytics.ts'
import { calendarEventRows } from './calendar.ts'
import { chatProfileRows, chatRows, contactRows, messageRows } from './chat.ts'
import { customerProfileRows, customerRows } from './customers.ts'
import { emailRows, savedSearchRows } from './email.ts'
import { helpVoteRows } from './help.ts'
import { invoiceClientRows, invoiceLinkRows, invoiceRows } from './invoices.ts'
import { boardRows, cardCommentRows, cardRows } from './kanban.ts'
import { fleetDayRows, vehicleRows } from './logistics.ts'
import { orderEventRows, orderItemRows, orderRows } from './orders.ts'
import { ownCategoryRows } from './own-categories.ts'
import { permissionRows } from './permissions.ts'
import { productRows, productVariantRows } from './products.ts'
import { connectedAppRows, profileConnectionRows, profileProjectRows, profileRows, profileTeamRows } from './profile.ts'
import { referralRows } from './referrals.ts'
import { reviewRows } from './reviews.ts'
import { roleRows } from './roles.ts'
import { saleRows } from './sales.ts'
import { storeSettingsRows } from './store.ts'
import { submissionRows } from './submissions.ts'
import { userRows } from './users.ts'

export const seeds: Seed[] = [
  { table: ownCategories, rows: ownCategoryRows },
  { table: products, rows: productRows },
  { table: productVariants, rows: productVariantRows },
  { table: customers, rows: customerRows },
  { table: customerProfiles, rows: customerProfileRows },
  { table: orders, rows: orderRows },
  { table: orderItems, rows: orderItemRows },
  { table: orderEvents, rows: orderEventRows },
  { table: reviews, rows: reviewRows },
  { table: referrals, rows: referralRows },
  { table: permissions, rows: permissionRows },
  { table: sales, rows: saleRows },
  { table: storeSettings, rows: storeSettingsRows },
  { table: submissions, rows: submissionRows },
  { table: users, rows: userRows },
  { table: roles, rows: roleRows },
  { table: profiles, rows: profileRows },
  { table: profileTeams, rows: profileTeamRows },
  { table: profileProjects, rows: profileProjectRows },
  { table: profileConnections, rows: profileConnectionRows },
  { table: connectedApps, rows: connectedAppRows },
  { table: helpVotes, rows: helpVoteRows },
  { table: projects, rows: projectRows },
  { table: dashboardLayouts, rows: dashboardLayoutRows },
  { table: invoiceClients, rows: invoiceClientRows },
  { table: invoices, rows: invoiceRows },
  { table: invoiceLinks, rows: invoiceLinkRows },
  { table: boards, rows: boardRows },
  { table: cards, rows: cardRows },
  { table: cardComments, rows: cardCommentRows },
  { table: courses, rows: courseRows },
  { table: courseSections, rows: courseSectionRows },
  { table: courseTopics, rows: courseTopicRows },
  { table: courseNotes, rows: courseNoteRows },
  { table: learningGoals, rows: learningGoalRows },
  { table: emails, rows: emailRows },
  { table: savedSearches, rows: savedSearchRows },
  { table: vehicles, rows: vehicleRows },
  { table: fleetDays, rows: fleetDayRows },
  { table: calendarEvents, rows: calendarEventRows },
  { table: contacts, rows: contactRows },
  { table: chats, rows: chatRows },
  { table: messages, rows: messageRows },
  { table: chatProfiles, rows: chatProfileRows },
]
