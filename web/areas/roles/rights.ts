/** A role's permissions, and the changes between two states. */
import type { RoleCardFragment } from './roles.generated.ts'

export type Rights = RoleCardFragment['rights']
export type Right = Rights[number]

export const kinds = ['read', 'write', 'create'] as const
export type Kind = (typeof kinds)[number]

export const subjects = [
  'User management',
  'Roles and permissions',
  'Billing and invoices',
  'Products and stock',
  'Orders',
  'Customer records',
  'Reviews',
  'Articles and help',
  'E-mail sequences',
  'Project planning',
  'Reports',
] as const

/** A row for every subject, even without permissions. */
export function withAll(rights: Rights): Rights {
  const missing = subjects.filter(subject => !rights.some(right => right.subject === subject))
  return [...rights.map(toRight), ...missing.map(subject => ({ subject, read: false, write: false, create: false }))]
}

const toRight = ({ subject, read, write, create }: Right): Right => ({ subject, read, write, create })

export const toRights = (rights: Rights): Rights => rights.map(toRight)

/** Toggles a permission; write and create imply read. */
export function tick(right: Right, kind: Kind, on: boolean): Right {
  if (kind === 'read' && !on) return { ...right, read: false, write: false, create: false }
  return { ...right, read: right.read || on, [kind]: on }
}

export interface Difference {
  subject: string
  given: Kind[]
  taken: Kind[]
}

/** Granted and revoked permissions by subject. */
export const differences = (before: Rights, after: Rights): Difference[] =>
  after
    .map(right => {
      const had = before.find(({ subject }) => subject === right.subject)
      return {
        subject: right.subject,
        given: kinds.filter(kind => right[kind] && !had?.[kind]),
        taken: kinds.filter(kind => !right[kind] && had?.[kind]),
      }
    })
    .filter(({ given, taken }) => given.length + taken.length > 0)
