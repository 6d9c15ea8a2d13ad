/** What a role may do, and what a change of it gives and takes. */
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

/** A line for each subject there is, also where nothing is allowed yet. */
export function withAll(rights: Rights): Rights {
  const missing = subjects.filter(subject => !rights.some(right => right.subject === subject))
  return [...rights.map(toRight), ...missing.map(subject => ({ subject, read: false, write: false, create: false }))]
}

const toRight = ({ subject, read, write, create }: Right): Right => ({ subject, read, write, create })

export const toRights = (rights: Rights): Rights => rights.map(toRight)

/** Ticks or unticks; whoever may write or create may read, too. */
export function tick(right: Right, kind: Kind, on: boolean): Right {
  if (kind === 'read' && !on) return { ...right, read: false, write: false, create: false }
  return { ...right, read: right.read || on, [kind]: on }
}

export interface Difference {
  subject: string
  given: Kind[]
  taken: Kind[]
}

/** Subject by subject, what is given and what is taken. */
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
