import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'
import { toDollars } from '../../money.ts'
import { email } from '../../validation.ts'

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

/** A card, of which only the last four digits are stored. */
export interface UserPaymentMethod {
  id: string
  brand: CardBrand
  last4: string
  /** Month and year, such as `08/28`. */
  expires: string
  holder: string
  isPrimary: boolean
}

export const userAddress = z.object({
  street: z.string().trim().max(200),
  city: z.string().trim().max(100),
  region: z.string().trim().max(100),
  postalCode: z.string().trim().max(20),
})
export type UserAddress = z.output<typeof userAddress>

/** Monthly price of the plan at the time, in cents. */
export interface UserPlanInvoice {
  id: string
  date: string
  cents: number
  isPaid: boolean
}

export const notices = ['NEW_FOR_YOU', 'ACCOUNT_ACTIVITY', 'NEW_BROWSER', 'NEW_DEVICE', 'MENTION'] as const

export const userNotification = z.object({ type: z.enum(notices), email: z.boolean(), browser: z.boolean(), app: z.boolean() })
export type UserNotification = z.output<typeof userNotification>

export const services = ['GOOGLE', 'SLACK', 'GITHUB', 'MAILCHIMP', 'ASANA', 'LINKEDIN', 'DRIBBBLE'] as const

export const userConnection = z.object({ service: z.enum(services), isConnected: z.boolean() })
export type UserConnection = z.output<typeof userConnection>

/** A user's security, billing, notification, and connection settings. */
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
    /** Whether there is an active device, stored so that lists can filter by it. */
    isSignedIn: z.boolean(),
  },
  serialize: ({ details }) => ({
    details: { ...details, invoices: details.invoices.map(({ cents, ...invoice }) => ({ ...invoice, amount: toDollars(cents) })) },
  }),
  reusesIds: true,
  unique: ['email', 'username'],
  search: ['fullName', 'email'],
  sortKeys: ['fullName', 'username', 'email'],
  list: {
    filter: ['role', 'status'],
    sort: { USER: 'fullName', EMAIL: 'email', ROLE: 'role', PLAN: 'currentPlan', STATUS: 'status', BILLING: 'billing' },
  },
})

const usernameForm = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u
const avatarForm = /^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/

const { columns } = users

/** Settable fields of a user, validated and trimmed. */
export const userInput = z.object({
  role: columns.role,
  currentPlan: columns.currentPlan,
  billing: columns.billing,
  company: columns.company.trim(),
  country: columns.country.trim(),
  contact: columns.contact.trim(),
  taxId: columns.taxId.trim(),
  language: columns.language.trim(),
  fullName: columns.fullName.trim().min(1),
  username: columns.username
    .trim()
    .min(1)
    .refine(value => usernameForm.test(value), { params: { reason: 'USERNAME_INVALID' } }),
  email: email(),
  avatar: columns.avatar.trim().refine(value => value === '' || avatarForm.test(value), { params: { reason: 'NOT_URL' } }),
})

/** A password set by an administrator. */
export const userPassword = z.string().min(10).max(256)

export const cardHolder = z.string().trim().min(1).max(120)

export type UserRow = RowOf<typeof users>
export type UserRole = UserRow['role']
export type UserStatus = UserRow['status']
export type UserPlan = UserRow['currentPlan']
