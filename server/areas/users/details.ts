/** What belongs to a user beside its columns: security, billing, notifications, connections. */
import { toDollars } from '../../money.ts'
import type { StoredDetails, UserNotice, UserPlanInvoice, UserService } from './tables.ts'

export const notices: readonly UserNotice[] = ['NEW_FOR_YOU', 'ACCOUNT_ACTIVITY', 'NEW_BROWSER', 'NEW_DEVICE', 'MENTION']
export const services: readonly UserService[] = ['GOOGLE', 'SLACK', 'GITHUB', 'MAILCHIMP', 'ASANA', 'LINKEDIN', 'DRIBBBLE']

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

/** In the schema's unit. */
export const tellInvoice = ({ cents, ...invoice }: UserPlanInvoice) => ({ ...invoice, amount: toDollars(cents) })
