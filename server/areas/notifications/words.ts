/** Notifications in English, for clients that have no words of their own for a kind. */
import { toPrice } from '../../money.ts'
import type { NotificationFacts, NotificationKind } from './tables.ts'

const sentences: Record<NotificationKind, (facts: Required<NotificationFacts>) => string> = {
  WELCOME: ({ words }) => `Welcome: ${words} words are yours to begin with`,
  WORDS_GRANTED: ({ words }) => `${words} words were added to your account`,
  WORDS_LOW: ({ words }) => `Only ${words} words are left`,
  RUN_REFUNDED: ({ words }) => `A run failed; its ${words} words were given back`,
  ORDER_PAID: ({ name, title, amount, currency }) => `${name} paid order ${title}: ${toPrice(amount, currency)}`,
  PAYMENT_FAILED: ({ name, title, amount, currency }) =>
    `The payment of order ${title} by ${name} failed: ${toPrice(amount, currency)} are open`,
  ORDER_SENT: ({ name, title }) => `Order ${title} is on its way to ${name}`,
  STOCK_LOW: ({ title }) => `${title} is nearly out of stock`,
  CUSTOMER_ADDED: ({ name }) => `${name} is a new customer`,
  CHAT_MESSAGE: ({ name, excerpt }) => `${name}: ${excerpt}`,
  EMAIL_RECEIVED: ({ name, title }) => `${name} wrote to you: ${title}`,
  MENTIONED: ({ name, title }) => `${name} mentioned you on the card "${title}"`,
  INVOICE_PAST_DUE: ({ name, title, amount }) => `Invoice ${title} to ${name} is past due: ${toPrice(amount)} are open`,
  NEW_DEVICE: ({ name }) => `Your account was signed in to from a new device: ${name}`,
  ACCESS_REQUESTED: ({ name, title }) => `${name} asks for the right to ${title}`,
  PUBLIC_WORKSPACE_RESET: () => 'The public workspace was filled from the seed again',
}

/** The notification as an English sentence. */
export const wordsOf = (kind: NotificationKind, facts: NotificationFacts): string =>
  sentences[kind]({ name: '', title: '', excerpt: '', amount: 0, currency: 'USD', words: 0, ...facts })
