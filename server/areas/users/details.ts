/** A user's security, billing, notification, and connection settings. */
import { toDollars } from '../../money.ts'
import { notices, services, type StoredDetails, type UserPlanInvoice } from './tables.ts'

/** Defaults of a new user. */
export const blankDetails = (): StoredDetails => ({
  isTwoStep: false,
  passwordChangedAt: null,
  invitedAt: null,
  devices: [],
  projects: [],
  paymentMethods: [],
  address: { street: '', city: '', region: '', postalCode: '' },
  invoices: [],
  notifications: notices.map(type => ({ type, email: true, browser: false, app: type === 'MENTION' })),
  connections: services.map(service => ({ service, isConnected: false })),
})

/** With its amount in dollars. */
export const toPlanInvoice = ({ cents, ...invoice }: UserPlanInvoice) => ({ ...invoice, amount: toDollars(cents) })
