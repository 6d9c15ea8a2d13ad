/** Permission subjects by code. Roles can also have permissions on other subjects, which have no code. */
import { fold } from '../../db/text.ts'

export const subjects = {
  USERS: 'User management',
  ROLES: 'Roles and permissions',
  INVOICES: 'Billing and invoices',
  PRODUCTS: 'Products and stock',
  ORDERS: 'Orders',
  CUSTOMERS: 'Customer records',
  REVIEWS: 'Reviews',
  ARTICLES: 'Articles and help',
  EMAIL: 'E-mail sequences',
  PROJECTS: 'Project planning',
  REPORTS: 'Reports',
} as const
export type RoleSubject = keyof typeof subjects

const codes = new Map(Object.entries(subjects).map(([code, name]) => [fold(name), code as RoleSubject])) // its own keys

/** Code of the subject with this name. */
export const codeOf = (subject: string): RoleSubject | null => codes.get(fold(subject.trim())) ?? null
