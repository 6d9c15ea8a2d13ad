import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'

export const userRoles = ['ADMIN', 'EDITOR', 'AUTHOR', 'MAINTAINER', 'SUBSCRIBER'] as const

export interface UserDevice {
  id: string
  /** Browser and system, such as `Firefox, Linux`. */
  name: string
  place: string
  at: string
}

export interface UserProject {
  id: string
  name: string
  kind: string
  tasksDone: number
  tasksTotal: number
  hours: number
}

export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX'

/** A card, of which only the last four digits are kept. */
export interface UserPaymentMethod {
  id: string
  brand: CardBrand
  last4: string
  /** Month and year, such as `08/28`. */
  expires: string
  holder: string
  isPrimary: boolean
}

export interface UserAddress {
  street: string
  city: string
  region: string
  postalCode: string
}

/** What a month of the plan came to, in cents. */
export interface UserPlanInvoice {
  id: string
  date: string
  cents: number
  isPaid: boolean
}

export type UserNotice = 'NEW_FOR_YOU' | 'ACCOUNT_ACTIVITY' | 'NEW_BROWSER' | 'NEW_DEVICE' | 'MENTION'

export interface UserNotification {
  type: UserNotice
  email: boolean
  browser: boolean
  app: boolean
}

export type UserService = 'GOOGLE' | 'SLACK' | 'GITHUB' | 'MAILCHIMP' | 'ASANA' | 'LINKEDIN' | 'DRIBBBLE'

export interface UserConnection {
  service: UserService
  isConnected: boolean
}

/** What belongs to a user beside its columns. */
export interface StoredDetails {
  isTwoStep: boolean
  passwordChangedAt: string | null
  invitedAt: string | null
  devices: UserDevice[]
  projects: UserProject[]
  paymentMethods: UserPaymentMethod[]
  address: UserAddress
  invoices: UserPlanInvoice[]
  notifications: UserNotification[]
  connections: UserConnection[]
}

export const users = defineTable('users', {
  area: 'USERS',
  type: 'User',
  columns: {
    fullName: z.string().max(120),
    company: z.string().max(120),
    role: z.enum(userRoles),
    username: z.string().max(60),
    country: z.string().max(60),
    contact: z.string().max(40),
    email: z.string().max(254),
    currentPlan: z.enum(['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE']),
    status: z.enum(['ACTIVE', 'INACTIVE', 'PENDING']),
    avatar: z.string().max(500),
    billing: z.enum(['AUTO_DEBIT', 'MANUAL_CREDIT_CARD', 'MANUAL_CASH', 'MANUAL_PAYPAL']),
    taskDone: z.int().min(0),
    projectDone: z.int().min(0),
    taxId: z.string().max(40),
    language: z.string().max(60),
    details: json<StoredDetails>(),
    /** Whether there is a device among the details, so that lists filter by it. */
    isSignedIn: z.boolean(),
  },
  serialize: ({ details }) => ({
    details: { ...details, invoices: details.invoices.map(({ cents, ...invoice }) => ({ ...invoice, amount: toDollars(cents) })) },
  }),
  reusesIds: true,
  unique: ['email', 'username'],
  search: ['fullName', 'email'],
  sortKeys: ['fullName', 'username', 'email'],
  list: { sort: { USER: 'fullName', EMAIL: 'email', ROLE: 'role', PLAN: 'currentPlan', STATUS: 'status', BILLING: 'billing' } },
})

export type UserRow = RowOf<typeof users>
export type UserRole = UserRow['role']
export type UserStatus = UserRow['status']
export type UserPlan = UserRow['currentPlan']
