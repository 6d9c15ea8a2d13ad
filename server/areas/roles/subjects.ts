/** What the rights of roles are about, by code. A role can have rights on other subjects, which have no code. */
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

/** The code of a subject that is named as a caller wrote it. */
export const codeOf = (subject: string): RoleSubject | null => codes.get(fold(subject.trim())) ?? null
