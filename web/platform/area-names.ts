/** Areas at run time, of which the schema's type knows only the names. */
import type { Area } from './schema.generated.ts'

/** Whether the area has demo data, which can be reset. */
const hasDemoData: Record<Area, boolean> = {
  ACADEMY: true,
  ACCOUNT: false,
  ANALYTICS: true,
  CALENDAR: true,
  CHAT: true,
  CUSTOMERS: true,
  EMAIL: true,
  HELP: false,
  INVOICES: true,
  KANBAN: true,
  LOGISTICS: true,
  ORDERS: true,
  PERMISSIONS: true,
  PRODUCTS: true,
  PROFILE: true,
  REFERRALS: true,
  REVIEWS: true,
  ROLES: true,
  SALES: true,
  STORE: true,
  SUBMISSIONS: true,
  USERS: true,
}

const names = Object.keys(hasDemoData) as Area[] // `Object.keys` returns texts

export const demoAreas: Area[] = names.filter(name => hasDemoData[name])
/** Areas that have operations; votes on help articles are none. */
export const operationAreas: Area[] = names.filter(name => name !== 'HELP')
