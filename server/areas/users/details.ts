/** What belongs to a user besides its columns: security, billing, notifications, connections. */
import { toDollars } from '../../money.ts'
import { notices, services, type StoredDetails, type UserPlanInvoice } from './tables.ts'

/** What a new user begins with. */
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
