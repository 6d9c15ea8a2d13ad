import type { Area } from '../../platform/schema.generated.ts'

/** Areas whose data can be reset. */
export const areaNames: Area[] = [
  'ACADEMY',
  'ANALYTICS',
  'CALENDAR',
  'CHAT',
  'CUSTOMERS',
  'EMAIL',
  'INVOICES',
  'KANBAN',
  'LOGISTICS',
  'ORDERS',
  'PERMISSIONS',
  'PRODUCTS',
  'PROFILE',
  'REFERRALS',
  'REVIEWS',
  'ROLES',
  'SALES',
  'STORE',
  'SUBMISSIONS',
  'USERS',
]
