import { defineTable, integer, oneOf, type RowOf, text } from '../../db/tables.ts'

export const userRoles = ['ADMIN', 'EDITOR', 'AUTHOR', 'MAINTAINER', 'SUBSCRIBER'] as const

const users = defineTable('users', {
  area: 'USERS',
  type: 'User',
  columns: {
    fullName: text(120),
    company: text(120),
    role: oneOf(...userRoles),
    username: text(60),
    country: text(60),
    contact: text(40),
    email: text(254),
    currentPlan: oneOf('BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'),
    status: oneOf('ACTIVE', 'INACTIVE', 'PENDING'),
    avatar: text(500),
    billing: oneOf('AUTO_DEBIT', 'MANUAL_CREDIT_CARD', 'MANUAL_CASH', 'MANUAL_PAYPAL'),
    taskDone: integer(0),
    projectDone: integer(0),
    taxId: text(40),
    language: text(60),
  },
  reusesIds: true,
  unique: ['email', 'username'],
  search: ['fullName', 'email'],
  folded: ['fullName', 'username', 'email'],
})

export type UserRow = RowOf<typeof users>
export type UserRole = UserRow['role']
export type UserStatus = UserRow['status']

declare module '../../db/tables.ts' {
  interface Tables {
    users: UserRow
  }
}
