/** Users in the REST format. */
import { z } from 'zod'
import { label, labelOf, named } from '../../rest/schema.ts'
import { optional } from '../../validation.ts'
import { type UserRow, users } from './tables.ts'

export const roleLabels = {
  ADMIN: 'admin',
  EDITOR: 'editor',
  AUTHOR: 'author',
  MAINTAINER: 'maintainer',
  SUBSCRIBER: 'subscriber',
} as const
export const planLabels = { BASIC: 'basic', TEAM: 'team', COMPANY: 'company', ENTERPRISE: 'enterprise' } as const
export const statusLabels = { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' } as const
export const billingLabels = {
  AUTO_DEBIT: 'Auto debit',
  MANUAL_CREDIT_CARD: 'Manual-Credit Card',
  MANUAL_CASH: 'Manual-Cash',
  MANUAL_PAYPAL: 'Manual-PayPal',
} as const

/** A user in a list. */
export const toListed = ({
  role,
  currentPlan,
  status,
  billing,
  version: _version,
  taskDone: _taskDone,
  projectDone: _projectDone,
  taxId: _taxId,
  language: _language,
  details: _details,
  isSignedIn: _isSignedIn,
  ...user
}: UserRow) => ({
  ...user,
  role: roleLabels[role],
  currentPlan: planLabels[currentPlan],
  status: statusLabels[status],
  billing: billingLabels[billing],
})

/** A single user. */
export const toDto = (user: UserRow) => ({
  ...toListed(user),
  version: user.version,
  taskDone: user.taskDone,
  projectDone: user.projectDone,
  taxId: user.taxId,
  language: user.language,
})

const columns = users.row.omit({ details: true, isSignedIn: true }).extend({
  role: label(roleLabels),
  currentPlan: label(planLabels),
  status: label(statusLabels),
  billing: label(billingLabels),
})
export const listedUser = columns.omit({ version: true, taskDone: true, projectDone: true, taxId: true, language: true })
export const userDto = named('User', columns)

/** A label, case-insensitive; empty text counts as missing. */
export function anyCase<const T extends string>(labels: Record<T, string>) {
  const exact = new Map(Object.values<string>(labels).map(text => [text.toLowerCase(), text]))
  const read = (value: unknown) => {
    const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined
    return text === '' ? null : text === undefined ? value : (exact.get(text) ?? value)
  }
  return optional(z.preprocess(read, labelOf(labels).nullable()).meta({ type: 'string', enum: Object.values<string>(labels) }))
}
