import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql'
import type { ContactRow, ChatRow } from '../areas/chat/tables.ts'
import type { EmailRow } from '../areas/email/tables.ts'
import type { VehicleRecord } from '../areas/logistics/service.ts'
import type { InvoiceRecord } from '../areas/invoices/amounts.ts'
import type { InvoiceClientRow } from '../areas/invoices/tables.ts'
import type { BoardRow, CardRow } from '../areas/kanban/tables.ts'
import type { CourseRecord } from '../areas/academy/service.ts'
import type { CourseSectionRow } from '../areas/academy/tables.ts'
import type { OperationRecord } from '../areas/history/operations.ts'
import type { WorkspaceEvent } from '../db/changes.ts'
import type { UserRow, StoredDetails } from '../areas/users/tables.ts'
import type { ProfileRow } from '../areas/profile/tables.ts'
import type { RoleRow } from '../areas/roles/tables.ts'
import type { PermissionRow } from '../areas/permissions/tables.ts'
import type { ProductRow, OwnCategoryRow, ProductVariantRow } from '../areas/products/tables.ts'
import type { CategoryCount } from '../areas/products/service.ts'
import type { CustomerRow, AddressEntry, CustomerProfileRow } from '../areas/customers/tables.ts'
import type { OrderRow, OrderItemRow, OrderEventRow } from '../areas/orders/tables.ts'
import type { Context } from '../context.ts'
export type Maybe<T> = T | null
export type InputMaybe<T> = Maybe<T>
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> }
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
  /** An instant in ISO 8601 and UTC: `2026-11-20T09:30:00.000Z`. */
  DateTime: { input: string; output: string }
  /** Any JSON value, as it is. */
  JSON: { input: unknown; output: unknown }
}

/** One thing that may be done: `manage` `all` is everything. */
export type AbilityRule = {
  __typename?: 'AbilityRule'
  action: Scalars['String']['output']
  /** True where it takes the right away that an earlier rule gives. */
  inverted?: Maybe<Scalars['Boolean']['output']>
  subject: Scalars['String']['output']
}

/** An e-mail account. It holds money and words. */
export type Account = {
  __typename?: 'Account'
  /** What the account may do (CASL rules). */
  abilityRules: Array<AbilityRule>
  createdAt: Scalars['DateTime']['output']
  /** Permanent words left. */
  durWordsLeft: Scalars['Int']['output']
  email: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** Language of the account area: `en` or `cn`. */
  language: AccountLanguage
  lastLoginTime?: Maybe<Scalars['DateTime']['output']>
  /** Balance in US dollars, two decimals. */
  money: Scalars['Float']['output']
  /** What the person likes the interface to be: names with a text, true or false, as `savePreferences` was given them; `{}` at first. */
  preferences: Scalars['JSON']['output']
  /** `regular`, or `admin` for the administrator. */
  role: AccountRole
  /** Temporary words left; they are used first, the soonest to expire before the others. */
  tempWordsLeft: Scalars['Int']['output']
}

export type AccountLanguage = 'CN' | 'EN'

export type AccountRole = 'ADMIN' | 'REGULAR'

/** What happens on this server, in figures. */
export type ActivitySummary = {
  __typename?: 'ActivitySummary'
  /** Sessions that were used within the last hour. */
  activeSessions: Scalars['Int']['output']
  /** Changes in each of the last 24 hours, the oldest first; the last one is still running. */
  changesByHour: Array<HourCount>
  /** Changes to demonstration data today, in every workspace. */
  changesToday: Scalars['Int']['output']
  /** Requests that failed for a fault of ours today. */
  errorsToday: Scalars['Int']['output']
  /** Sign-ins that were refused today, for a wrong e-mail or password. */
  failedLoginsToday: Scalars['Int']['output']
  /** Orders for words or money that were paid today. */
  ordersPaidToday: Scalars['Int']['output']
}

/** The areas of the demonstration domain, for histories and subscriptions. */
export type Area =
  | 'ACADEMY'
  | 'ACCOUNT'
  | 'ANALYTICS'
  | 'CALENDAR'
  | 'CHAT'
  | 'CUSTOMERS'
  | 'EMAIL'
  | 'INVOICES'
  | 'KANBAN'
  | 'LOGISTICS'
  | 'ORDERS'
  | 'PERMISSIONS'
  | 'PRODUCTS'
  | 'PROFILE'
  | 'REFERRALS'
  | 'REVIEWS'
  | 'ROLES'
  | 'SALES'
  | 'STORE'
  | 'USERS'

/** A column of cards. */
export type Board = {
  __typename?: 'Board'
  id: Scalars['ID']['output']
  /** Its cards, in their order. */
  items: Array<Card>
  /** Ids of its cards, in their order. */
  itemsIds: Array<Scalars['ID']['output']>
  /** 1 to 120 characters, unique in the workspace. */
  title: Scalars['String']['output']
  /** Grows with each change, moved cards included. */
  version: Scalars['Int']['output']
}

/** The calendars that an event can stand in. */
export type Calendar =
  | 'BUSINESS'
  /** Anything else. */
  | 'ETC'
  | 'FAMILY'
  | 'HOLIDAY'
  | 'PERSONAL'

/** Something in the calendar. */
export type CalendarEvent = {
  __typename?: 'CalendarEvent'
  /** Takes whole days; `start` and `end` are days then. */
  allDay: Scalars['Boolean']['output']
  calendar: Calendar
  /** Plain text. */
  description: Scalars['String']['output']
  /** As `start`; the day after the last one when `allDay`. */
  end: Scalars['String']['output']
  /** Names of those invited. */
  guests: Array<Scalars['String']['output']>
  id: Scalars['ID']['output']
  location: Scalars['String']['output']
  /** An instant in UTC, or a day (`2026-11-21`, wherever one is) when `allDay`. */
  start: Scalars['String']['output']
  title: Scalars['String']['output']
  /** Address that the event leads to; empty when there is none. */
  url: Scalars['String']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** What a caller gives of an event; what is not given, or null, stays as it is. */
export type CalendarEventInput = {
  /** False unless given. */
  allDay?: InputMaybe<Scalars['Boolean']['input']>
  /** `ETC` unless given. */
  calendar?: InputMaybe<Calendar>
  /** At most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>
  /** Not before `start`; as `start`, an hour later or the day after, when a new event has none. */
  end?: InputMaybe<Scalars['String']['input']>
  /** At most 50 names of 1 to 120 characters. */
  guests?: InputMaybe<Array<Scalars['String']['input']>>
  /** At most 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>
  /** An instant with its zone, or a day when `allDay`, from 1900 to 2999; required for a new event. */
  start?: InputMaybe<Scalars['String']['input']>
  /** 1 to 120 characters; required for a new event. */
  title?: InputMaybe<Scalars['String']['input']>
  /** Empty or an https, http or mailto address. */
  url?: InputMaybe<Scalars['String']['input']>
}

export type CalendarEventPage = {
  __typename?: 'CalendarEventPage'
  items: Array<CalendarEvent>
  /** Number of events that match, on all pages. */
  total: Scalars['Int']['output']
}

/** Something to do, as it lies on a board. */
export type Card = {
  __typename?: 'Card'
  /** Number of attachments. */
  attachments: Scalars['Int']['output']
  /** The board it is on; null while a move is half done over REST. */
  board?: Maybe<Board>
  /** The latest comment as HTML, as the contract keeps it; empty when there is none. */
  comments: Scalars['String']['output']
  /** How many comments it has. */
  commentsCount: Scalars['Int']['output']
  /** Markdown. */
  description: Scalars['String']['output']
  /** The day it is due, such as `2026-11-21`; null when there is none. */
  dueDate?: Maybe<Scalars['String']['output']>
  id: Scalars['ID']['output']
  /** Address of the cover; empty when there is none. */
  image: Scalars['String']['output']
  /** At most 10 labels of 1 to 40 characters. */
  labels: Array<Scalars['String']['output']>
  /** Who works on it. */
  members: Array<CardMember>
  /** What was said about it, the oldest first. */
  thread: Array<CardComment>
  /** 1 to 120 characters. */
  title: Scalars['String']['output']
  /** Grows with each change of the card itself; moving it changes the boards. */
  version: Scalars['Int']['output']
}

export type CardBrand = 'AMEX' | 'MASTERCARD' | 'VISA'

/** What someone said about a card. */
export type CardComment = {
  __typename?: 'CardComment'
  at: Scalars['DateTime']['output']
  /** Who said it: a name, or the e-mail of the account. */
  author: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** Plain text, 1 to 2,000 characters. */
  text: Scalars['String']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** What a caller gives of a card; what is not given, or null, stays as it is. */
export type CardInput = {
  /** At most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>
  /** A day such as `2026-11-21`; null takes it away. */
  dueDate?: InputMaybe<Scalars['String']['input']>
  /** Address of the cover: a path, http or https; empty for none. */
  image?: InputMaybe<Scalars['String']['input']>
  /** At most 10, of 1 to 40 characters. */
  labels?: InputMaybe<Array<Scalars['String']['input']>>
  /** At most 20 names of 1 to 120 characters; those that the seed knows get their picture. */
  members?: InputMaybe<Array<Scalars['String']['input']>>
  /** 1 to 120 characters; required for a new card. */
  title?: InputMaybe<Scalars['String']['input']>
}

/** Who works on a card. */
export type CardMember = {
  __typename?: 'CardMember'
  /** Address of the picture (SVG); empty for people without one. */
  img: Scalars['String']['output']
  name: Scalars['String']['output']
}

/** The products of one kind. */
export type Category = {
  __typename?: 'Category'
  category: ProductCategory
  /** The shop's own under it, in their order. */
  own: Array<OwnCategory>
  /** Products in it. */
  products: Scalars['Int']['output']
  /** US dollars earned with its products, discounts aside, over all orders that were paid. */
  revenue: Scalars['Float']['output']
}

export type ChangeKind = 'CREATED' | 'DELETED' | 'UPDATED'

/** One row that just changed. */
export type ChangedRow = {
  __typename?: 'ChangedRow'
  id: Scalars['ID']['output']
  kind: ChangeKind
  /** GraphQL type of the row, such as `Review`. */
  type: Scalars['String']['output']
}

/** The conversation with one contact. */
export type Chat = {
  __typename?: 'Chat'
  contact: Contact
  id: Scalars['ID']['output']
  /** The latest message; null when all were taken back. */
  lastMessage?: Maybe<Message>
  /** The latest `count` messages (1 to 100, or -1 for up to 1,000), the oldest of them first; `before` a message goes further back. */
  messages: Array<Message>
  /** Messages of the contact that were not seen yet. */
  unseenMsgs: Scalars['Int']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** The conversation with one contact. */
export type ChatMessagesArgs = {
  before?: InputMaybe<Scalars['ID']['input']>
  count?: InputMaybe<Scalars['Int']['input']>
}

/** Oneself, as others see it in the chat. */
export type ChatProfile = {
  __typename?: 'ChatProfile'
  /** A few words about oneself; at most 500 characters. */
  about: Scalars['String']['output']
  /** Address of the picture (SVG). */
  avatar: Scalars['String']['output']
  fullName: Scalars['String']['output']
  id: Scalars['ID']['output']
  isNotificationsOn: Scalars['Boolean']['output']
  isTwoStepAuthVerificationEnabled: Scalars['Boolean']['output']
  role: Scalars['String']['output']
  status: ContactStatus
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** What to change of oneself; what is left out stays. */
export type ChatProfileInput = {
  /** At most 500 characters. */
  about?: InputMaybe<Scalars['String']['input']>
  isNotificationsOn?: InputMaybe<Scalars['Boolean']['input']>
  isTwoStepAuthVerificationEnabled?: InputMaybe<Scalars['Boolean']['input']>
  status?: InputMaybe<ContactStatus>
}

export type CheckoutContact = 'EMAIL' | 'PHONE_OR_EMAIL'

/** Someone to chat with. */
export type Contact = {
  __typename?: 'Contact'
  /** A few words about the contact. */
  about: Scalars['String']['output']
  /** Address of the picture (SVG). */
  avatar: Scalars['String']['output']
  /** The conversation; null when nothing was ever written. */
  chat?: Maybe<Chat>
  fullName: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** What the contact does, in a word or two. */
  role: Scalars['String']['output']
  status: ContactStatus
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

export type ContactPage = {
  __typename?: 'ContactPage'
  items: Array<Contact>
  /** Number of contacts that match, on all pages. */
  total: Scalars['Int']['output']
}

export type ContactStatus = 'AWAY' | 'BUSY' | 'OFFLINE' | 'ONLINE'

/** A course that one learns in sections and topics. */
export type Course = {
  __typename?: 'Course'
  /** About the course, plain text. */
  about: Scalars['String']['output']
  /** Colour of the icon: a name of the theme, such as `primary`. */
  color: Scalars['String']['output']
  /** Topics ticked off; the sum over its sections. */
  completedTasks: Scalars['Int']['output']
  courseTitle: Scalars['String']['output']
  /** What stands on the card, plain text. */
  desc: Scalars['String']['output']
  /** What it teaches, plain text with a line for each paragraph. */
  description: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** Address of the cover (SVG). */
  image: Scalars['String']['output']
  /** What the teacher does, such as `Type designer`. */
  instructorPosition: Scalars['String']['output']
  /** True when its lectures have captions. */
  isCaptions: Scalars['Boolean']['output']
  /** True when every topic is ticked off. */
  isCompleted: Scalars['Boolean']['output']
  /** Marked by the learner. */
  isFavourite: Scalars['Boolean']['output']
  /** Language that it is taught in, such as `English`. */
  language: Scalars['String']['output']
  /** Name of a Tabler icon. */
  logo: Scalars['String']['output']
  /** Length of all topics, in minutes. */
  minutes: Scalars['Int']['output']
  /** The first topic that is not ticked off; null when the course is completed. */
  nextTopic?: Maybe<CourseTopic>
  /** Notes taken in it. */
  note: Scalars['Int']['output']
  /** 0 to 1. */
  progress: Scalars['Float']['output']
  /** Mean rating, 0 to 5, one decimal. */
  rating: Scalars['Float']['output']
  ratingCount: Scalars['Int']['output']
  /** In the order in which they are learned. */
  sections: Array<CourseSection>
  skillLevel: CourseLevel
  tag: CourseTag
  /** As many as it has topics. */
  totalLectures: Scalars['Int']['output']
  /** Topics of all sections. */
  totalTasks: Scalars['Int']['output']
  /** Address of the teacher's picture (SVG). */
  tutorImg: Scalars['String']['output']
  /** Who teaches it. */
  user: Scalars['String']['output']
  /** How many take it. */
  userCount: Scalars['Int']['output']
  /** Grows with each change of the course itself; ticks change their topics. */
  version: Scalars['Int']['output']
  /** Times it was opened. */
  view: Scalars['Int']['output']
}

export type CourseLevel = 'ADVANCED' | 'BEGINNER' | 'INTERMEDIATE'

export type CoursePage = {
  __typename?: 'CoursePage'
  items: Array<Course>
  /** Number of courses that match, on all pages. */
  total: Scalars['Int']['output']
}

/** A part of a course: topics that belong together. */
export type CourseSection = {
  __typename?: 'CourseSection'
  id: Scalars['ID']['output']
  /** Length of its topics. */
  minutes: Scalars['Int']['output']
  /** Topics ticked off, of how many: `2/5`. */
  status: Scalars['String']['output']
  title: Scalars['String']['output']
  /** In the order in which they are learned. */
  topics: Array<CourseTopic>
}

export type CourseSort =
  /** By the share of topics ticked off. */
  'PROGRESS' | 'RATING' | 'STUDENTS' | 'TITLE'

export type CourseTag = 'ART' | 'DESIGN' | 'PSYCHOLOGY' | 'UI_UX' | 'WEB'

/** One lecture; what is ticked off. */
export type CourseTopic = {
  __typename?: 'CourseTopic'
  id: Scalars['ID']['output']
  isCompleted: Scalars['Boolean']['output']
  /** Length of the lecture. */
  minutes: Scalars['Int']['output']
  title: Scalars['String']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** Someone who bought in the shop. */
export type Customer = {
  __typename?: 'Customer'
  /** Address of the picture (SVG). */
  avatar: Scalars['String']['output']
  /** Telephone number; for the customers of the seed, one from a range that no telephone has. */
  contact: Scalars['String']['output']
  country: CustomerCountry
  /** Two letters, such as `FR`. */
  countryCode: Scalars['String']['output']
  /** Address of the flag (SVG). */
  countryFlag: Scalars['String']['output']
  createdAt: Scalars['DateTime']['output']
  /** Full name, 1 to 120 characters. */
  customer: Scalars['String']['output']
  /** Six digits, unique; what the shop calls the customer by. */
  customerId: Scalars['String']['output']
  /** Unique in the workspace. */
  email: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** One for each whole dollar spent. */
  loyaltyPoints: Scalars['Int']['output']
  /** Number of orders. */
  order: Scalars['Int']['output']
  /** The customer's orders, the newest first. */
  orders: OrderPage
  profile: CustomerProfile
  /** What was spent in each month with an order, the oldest first. */
  spending: Array<CustomerMonth>
  status: CustomerStatus
  tier: CustomerTier
  /** US dollars over all orders. */
  totalSpent: Scalars['Float']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** Someone who bought in the shop. */
export type CustomerOrdersArgs = {
  page?: InputMaybe<PageInput>
}

/** Where a customer lives or works. */
export type CustomerAddress = {
  __typename?: 'CustomerAddress'
  /** A line for each part. */
  address: Scalars['String']['output']
  /** Where bills go: one of all, unless there is none. */
  isBilling: Scalars['Boolean']['output']
  /** Where parcels go: one of all, unless there is none. */
  isShipping: Scalars['Boolean']['output']
  /** Such as `Home`. */
  label: Scalars['String']['output']
  /** Counted for each customer. */
  number: Scalars['Int']['output']
}

/** An address to be kept. */
export type CustomerAddressInput = {
  /** 1 to 500 characters. */
  address: Scalars['String']['input']
  isBilling?: InputMaybe<Scalars['Boolean']['input']>
  /** True takes it from the one that was; the first address is both. */
  isShipping?: InputMaybe<Scalars['Boolean']['input']>
  /** 1 to 60 characters. */
  label: Scalars['String']['input']
}

export type CustomerCountry = 'AUSTRALIA' | 'BRAZIL' | 'CHINA' | 'FRANCE' | 'INDIA' | 'UNITED_STATES'

/** What takes a share off a price, once. */
export type CustomerCoupon = {
  __typename?: 'CustomerCoupon'
  code: Scalars['String']['output']
  endsAt: Scalars['DateTime']['output']
  /** Off the price, 1 to 100. */
  percent: Scalars['Int']['output']
  /** Null while it can be used. */
  usedAt?: Maybe<Scalars['DateTime']['output']>
}

/** What becomes of the lines of a file. */
export type CustomerImport = {
  __typename?: 'CustomerImport'
  /** How many were added, or would be. */
  added: Scalars['Int']['output']
  lines: Array<CustomerImportLine>
}

/** What becomes of one line. */
export type CustomerImportLine = {
  __typename?: 'CustomerImportLine'
  /** The column at fault; empty where there is none. */
  field: Scalars['String']['output']
  /** Counted from 1. */
  line: Scalars['Int']['output']
  /** What is wrong; empty where nothing is. */
  message: Scalars['String']['output']
  state: CustomerImportState
}

/** What becomes of a line. */
export type CustomerImportState =
  | 'ADDED'
  /** Somebody has this e-mail already, in the shop or further up in the file. */
  | 'TAKEN'
  | 'WRONG'

/** What may be said of a customer; what is left out stays as it is. */
export type CustomerInput = {
  /** At most 500 characters: where parcels go, and bills unless there is another address. */
  address?: InputMaybe<Scalars['String']['input']>
  /** Digits, spaces and + ( ) -, at most 30 characters. */
  contact?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<CustomerCountry>
  /** Full name, 1 to 120 characters. */
  customer?: InputMaybe<Scalars['String']['input']>
  /** Unique whatever the case. */
  email?: InputMaybe<Scalars['String']['input']>
  /** Active for a new customer. */
  status?: InputMaybe<CustomerStatus>
}

/** A line of a file of customers, as it was written. */
export type CustomerLine = {
  address?: InputMaybe<Scalars['String']['input']>
  contact?: InputMaybe<Scalars['String']['input']>
  /** A country's name, its two letters, or its name in this schema, whatever the case. */
  country?: InputMaybe<Scalars['String']['input']>
  customer?: InputMaybe<Scalars['String']['input']>
  email?: InputMaybe<Scalars['String']['input']>
}

/** A month of the calendar, in UTC. */
export type CustomerMonth = {
  __typename?: 'CustomerMonth'
  /** Such as `2026-11`. */
  month: Scalars['String']['output']
  orders: Scalars['Int']['output']
  /** US dollars. */
  spent: Scalars['Float']['output']
}

/** What the customer wants to be written to about. */
export type CustomerNotices = {
  __typename?: 'CustomerNotices'
  /** What is new in the shop, once a month. */
  news: Scalars['Boolean']['output']
  /** Prices that fall. */
  offers: Scalars['Boolean']['output']
  /** What becomes of an order. */
  orders: Scalars['Boolean']['output']
  /** What was wished for and is there again. */
  wishlist: Scalars['Boolean']['output']
}

/** What the customer wants to be written to about; what is left out stays as it is. */
export type CustomerNoticesInput = {
  news?: InputMaybe<Scalars['Boolean']['input']>
  offers?: InputMaybe<Scalars['Boolean']['input']>
  orders?: InputMaybe<Scalars['Boolean']['input']>
  wishlist?: InputMaybe<Scalars['Boolean']['input']>
}

export type CustomerPage = {
  __typename?: 'CustomerPage'
  items: Array<Customer>
  /** Number of customers that match, on all pages. */
  total: Scalars['Int']['output']
}

/** What a customer has subscribed to. */
export type CustomerPlan =
  | 'BASIC'
  /** Free parcels. */
  | 'PLUS'
  /** Free parcels, and sales a day earlier. */
  | 'PREMIUM'

/** What the shop keeps of a customer beside name and figures. */
export type CustomerProfile = {
  __typename?: 'CustomerProfile'
  addresses: Array<CustomerAddress>
  /** US dollars of credit in the shop. */
  balance: Scalars['Float']['output']
  coupons: Array<CustomerCoupon>
  /** The customer's. */
  id: Scalars['ID']['output']
  /** Whether a code is asked for beside the password; a demonstration, as no customer signs in here. */
  isTwoStep: Scalars['Boolean']['output']
  notices: CustomerNotices
  plan: CustomerPlan
  /** When the mail for a new password was last sent; null when never. */
  resetSentAt?: Maybe<Scalars['DateTime']['output']>
  /** The latest first. */
  signIns: Array<CustomerSignIn>
  /** Grows with each change; 0 while nothing was kept yet. */
  version: Scalars['Int']['output']
  /** Products that are in the shop still, the latest wish last. */
  wishlist: Array<Product>
}

/** What may be said of a customer's profile; what is left out stays as it is. */
export type CustomerProfileInput = {
  isTwoStep?: InputMaybe<Scalars['Boolean']['input']>
  notices?: InputMaybe<CustomerNoticesInput>
  plan?: InputMaybe<CustomerPlan>
}

/** Customers who have something in common. */
export type CustomerSegment =
  /** Spent 1,000 US dollars or more. */
  | 'BIG_SPENDERS'
  /** Three orders or more. */
  | 'LOYAL'
  /** Came within the last 180 days. */
  | 'NEW'
  /** Came 90 days ago or earlier, and have no order. */
  | 'SLEEPING'

/** When and where a customer signed in to the shop. */
export type CustomerSignIn = {
  __typename?: 'CustomerSignIn'
  at: Scalars['DateTime']['output']
  /** Browser and system. */
  device: Scalars['String']['output']
  /** Town and country. */
  place: Scalars['String']['output']
}

export type CustomerSort = 'COUNTRY' | 'CUSTOMER' | 'CUSTOMER_ID' | 'ORDERS' | 'TOTAL_SPENT'

/** What was spent over all orders, in US dollars. */
export type CustomerSpend =
  /** 100 to 499.99. */
  | 'FROM_100'
  /** 500 to 999.99. */
  | 'FROM_500'
  /** 1,000 and more. */
  | 'FROM_1000'
  | 'NOTHING'
  | 'UNDER_100'

export type CustomerStatus =
  | 'ACTIVE'
  /** Does not want to be written to. */
  | 'INACTIVE'

/** Counts of all customers of the workspace. */
export type CustomerSummary = {
  __typename?: 'CustomerSummary'
  active: Scalars['Int']['output']
  bigSpenders: Scalars['Int']['output']
  loyal: Scalars['Int']['output']
  new: Scalars['Int']['output']
  sleeping: Scalars['Int']['output']
  /** US dollars over all customers. */
  spent: Scalars['Float']['output']
  total: Scalars['Int']['output']
}

/** By what was spent: silver from 500 US dollars, gold from 1,500. */
export type CustomerTier = 'BRONZE' | 'GOLD' | 'SILVER'

/** A demonstration login, shown only while the server runs as a demonstration. */
export type DemoLogin = {
  __typename?: 'DemoLogin'
  email: Scalars['String']['output']
  password: Scalars['String']['output']
}

/**
 * A text on your desk: rich text with a title. It belongs to the account, not to the demonstration data, and is saved as
 * it is written.
 */
export type Document = {
  __typename?: 'Document'
  /** The rich text as a tree: `{ type: "doc", content: [...] }`, as ProseMirror writes it. At most 1 MB. */
  content: Scalars['JSON']['output']
  createdAt: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  /** The plain text, a line per paragraph. */
  text: Scalars['String']['output']
  /** At most 120 characters; empty until the writer gives one. */
  title: Scalars['String']['output']
  /** When it was thrown away; null while it is on the desk. What is in the trash is forgotten after 30 days. */
  trashedAt?: Maybe<Scalars['DateTime']['output']>
  updatedAt: Scalars['DateTime']['output']
  /** Grows with each save; a save that names an older one is refused. */
  version: Scalars['Int']['output']
  /** Words of the text. */
  words: Scalars['Int']['output']
}

/** A document as a list shows it. */
export type DocumentListItem = {
  __typename?: 'DocumentListItem'
  createdAt: Scalars['DateTime']['output']
  /** The beginning of the text, at most 160 characters. */
  excerpt: Scalars['String']['output']
  id: Scalars['ID']['output']
  title: Scalars['String']['output']
  trashedAt?: Maybe<Scalars['DateTime']['output']>
  updatedAt: Scalars['DateTime']['output']
  version: Scalars['Int']['output']
  words: Scalars['Int']['output']
}

export type DocumentPage = {
  __typename?: 'DocumentPage'
  items: Array<DocumentListItem>
  /** Number of documents that match, on all pages. */
  total: Scalars['Int']['output']
}

export type DocumentSort = 'CREATED' | 'TITLE' | 'UPDATED' | 'WORDS'

/** How a change came in. */
export type Door =
  /** Another client of this API. */
  | 'GRAPHQL'
  | 'REST'
  /** The server by itself, such as at a scheduled time. */
  | 'SYSTEM'
  /** The web application. */
  | 'UI'

/** A mail in the mailbox. */
export type Email = {
  __typename?: 'Email'
  attachments: Array<EmailAttachment>
  bcc: Array<EmailAddress>
  cc: Array<EmailAddress>
  /** The same as plain text, its beginning: at most 160 characters. */
  excerpt: Scalars['String']['output']
  folder: EmailFolder
  from: EmailSender
  id: Scalars['ID']['output']
  /** True while it lies in the trash. */
  isDeleted: Scalars['Boolean']['output']
  isRead: Scalars['Boolean']['output']
  isStarred: Scalars['Boolean']['output']
  labels: Array<EmailLabel>
  /** HTML, sanitised: what could run or load is gone. */
  message: Scalars['String']['output']
  /** Answers to it, the oldest first, without those in the trash. An answer to an answer stands here too: conversations have one level. */
  replies: Array<Email>
  /** At most 200 characters; may be empty. */
  subject: Scalars['String']['output']
  /** When it came or was sent; of a draft, when it was last saved. */
  time: Scalars['DateTime']['output']
  /** Whom it is for; a draft may have none. */
  to: Array<EmailAddress>
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** Someone whom a mail is for. */
export type EmailAddress = {
  __typename?: 'EmailAddress'
  email: Scalars['String']['output']
  /** May be empty. */
  name: Scalars['String']['output']
}

/** Someone whom a mail is for. */
export type EmailAddressInput = {
  email: Scalars['String']['input']
  /** At most 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>
}

/** A file that came with a mail. */
export type EmailAttachment = {
  __typename?: 'EmailAttachment'
  fileName: Scalars['String']['output']
  /** Such as `5mb`. */
  size: Scalars['String']['output']
  /** Address of the picture of its kind (SVG). */
  thumbnail: Scalars['String']['output']
  /** Where it can be had; empty in the demonstration. */
  url: Scalars['String']['output']
}

/** What is shown beside the folders; independent of the query. */
export type EmailCounts = {
  __typename?: 'EmailCounts'
  draft: Scalars['Int']['output']
  /** Unread in the inbox. */
  inbox: Scalars['Int']['output']
  /** Unread spam. */
  spam: Scalars['Int']['output']
  starred: Scalars['Int']['output']
}

export type EmailFolder = 'DRAFT' | 'INBOX' | 'SENT' | 'SPAM'

/** A mail that is being written. What is left out stays as it is in the draft. */
export type EmailInput = {
  bcc?: InputMaybe<Array<EmailAddressInput>>
  cc?: InputMaybe<Array<EmailAddressInput>>
  /** HTML, sanitised before it is stored; at most 100,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>
  /** At most 200 characters. */
  subject?: InputMaybe<Scalars['String']['input']>
  /** At most 100 addresses, as in `cc` and `bcc`. */
  to?: InputMaybe<Array<EmailAddressInput>>
}

export type EmailLabel = 'COMPANY' | 'IMPORTANT' | 'PERSONAL' | 'PRIVATE'

export type EmailPage = {
  __typename?: 'EmailPage'
  items: Array<Email>
  /** Number of mails that match, on all pages. */
  total: Scalars['Int']['output']
}

/** What may be changed of many mails at once. */
export type EmailPatch = {
  folder?: InputMaybe<EmailFolder>
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>
  isRead?: InputMaybe<Scalars['Boolean']['input']>
  isStarred?: InputMaybe<Scalars['Boolean']['input']>
}

/** Who wrote a mail. */
export type EmailSender = {
  __typename?: 'EmailSender'
  /** Address of the picture (SVG). */
  avatar: Scalars['String']['output']
  email: Scalars['String']['output']
  name: Scalars['String']['output']
}

/** One question with its answer. */
export type Faq = {
  __typename?: 'Faq'
  /** Plain text. */
  answer: Scalars['String']['output']
  question: Scalars['String']['output']
}

/** A subject of the questions that are often asked. */
export type FaqCategory = {
  __typename?: 'FaqCategory'
  /** Name of a Tabler icon, such as `truck-delivery`. */
  faqIcon: Scalars['String']['output']
  faqSubtitle: Scalars['String']['output']
  faqTitle: Scalars['String']['output']
  faqs: Array<Faq>
}

/** How the vehicles stand, counted. */
export type FleetSummary = {
  __typename?: 'FleetSummary'
  /** Vehicles that are there. */
  arrived: Scalars['Int']['output']
  /** Vehicles whose `eta` is past and that are not there. */
  late: Scalars['Int']['output']
  /** Vehicles that are not there yet. */
  onRoute: Scalars['Int']['output']
  /** Vehicles with a warning. */
  warnings: Scalars['Int']['output']
}

/** A place on the earth. */
export type GeoPoint = {
  __typename?: 'GeoPoint'
  /** Degrees, -90 to 90. */
  latitude: Scalars['Float']['output']
  /** Degrees, -180 to 180. */
  longitude: Scalars['Float']['output']
}

/** One article of the help centre; the same for everyone. */
export type HelpArticle = {
  __typename?: 'HelpArticle'
  /** Title of its subject. */
  category: Scalars['String']['output']
  /** Markdown with headings of the second level. */
  content: Scalars['String']['output']
  /** Address of a picture (SVG). */
  img: Scalars['String']['output']
  lastUpdated: Scalars['DateTime']['output']
  /** Part of the address, such as `first-polish`. */
  slug: Scalars['String']['output']
  /** One line that says what it is about. */
  subtitle: Scalars['String']['output']
  title: Scalars['String']['output']
}

/** A subject of the help centre. */
export type HelpCategory = {
  __typename?: 'HelpCategory'
  /** In the order in which they are read. */
  articles: Array<HelpArticle>
  /** Name of a Tabler icon, such as `writing`. */
  icon: Scalars['String']['output']
  title: Scalars['String']['output']
}

/** The articles by subject, and those to begin with. */
export type HelpCentre = {
  __typename?: 'HelpCentre'
  allArticles: Array<HelpCategory>
  /** What helps those who know the first steps. */
  keepLearning: Array<HelpArticle>
  /** What most people look for first. */
  popularArticles: Array<HelpArticle>
}

/** How many in an hour. */
export type HourCount = {
  __typename?: 'HourCount'
  count: Scalars['Int']['output']
  /** The beginning of the hour. */
  start: Scalars['DateTime']['output']
}

/** A bill to a client. */
export type Invoice = {
  __typename?: 'Invoice'
  /** Address of the client's picture (SVG). */
  avatar: Scalars['String']['output']
  /** US dollars that are still to be paid: total less payments. */
  balance: Scalars['Float']['output']
  client: InvoiceClient
  /** A day, not before `issuedDate`. */
  dueDate: Scalars['String']['output']
  /** Its number. */
  id: Scalars['ID']['output']
  invoiceStatus: InvoiceStatus
  /** A day, such as `2026-11-21`. */
  issuedDate: Scalars['String']['output']
  /** In the order in which they are printed. */
  items: Array<InvoiceItem>
  /** Statuses that `setInvoiceStatus` may give it now; what follows by itself or by a payment is not among them. */
  nextStatuses: Array<InvoiceStatus>
  /** Printed below the items; plain text. */
  note: Scalars['String']['output']
  /** In the order in which they were recorded. */
  payments: Array<InvoicePayment>
  /** What was done, in a few words. */
  service: Scalars['String']['output']
  /** US dollars: the sum of its items with tax, less discount. */
  total: Scalars['Float']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** Who is billed. */
export type InvoiceClient = {
  __typename?: 'InvoiceClient'
  /** Street and town. */
  address: Scalars['String']['output']
  company: Scalars['String']['output']
  companyEmail: Scalars['String']['output']
  /** Telephone number. */
  contact: Scalars['String']['output']
  country: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** The client's invoices, the newest first. */
  invoices: InvoicePage
  name: Scalars['String']['output']
  /** Grows with each change; 0 where the client itself is gone. */
  version: Scalars['Int']['output']
}

/** Who is billed. */
export type InvoiceClientInvoicesArgs = {
  page?: InputMaybe<PageInput>
}

/** Who is billed; a change leaves out what stays. */
export type InvoiceClientInput = {
  /** Street and town, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>
  company?: InputMaybe<Scalars['String']['input']>
  companyEmail?: InputMaybe<Scalars['String']['input']>
  /** Telephone number. */
  contact?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>
}

export type InvoiceClientPage = {
  __typename?: 'InvoiceClientPage'
  items: Array<InvoiceClient>
  /** Number of clients that match, on all pages. */
  total: Scalars['Int']['output']
}

/** What makes up an invoice; a change leaves out what stays. */
export type InvoiceInput = {
  /** Required for a new invoice. */
  clientId?: InputMaybe<Scalars['ID']['input']>
  /** 14 days after `issuedDate` unless given. */
  dueDate?: InputMaybe<Scalars['String']['input']>
  /** Today unless given. */
  issuedDate?: InputMaybe<Scalars['String']['input']>
  /** 1 to 100 lines; required for a new invoice. */
  items?: InputMaybe<Array<InvoiceItemInput>>
  /** At most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>
  /** What was done, at most 120 characters; the first line's title unless given. */
  service?: InputMaybe<Scalars['String']['input']>
}

/** One line of an invoice. */
export type InvoiceItem = {
  __typename?: 'InvoiceItem'
  /** US dollars for one hour or piece. */
  cost: Scalars['Float']['output']
  description: Scalars['String']['output']
  /** US dollars off this line. */
  discount: Scalars['Float']['output']
  /** US dollars: cost times qty, less discount, with tax; rounded to cents. */
  price: Scalars['Float']['output']
  /** Hours or pieces, 0 or more. */
  qty: Scalars['Float']['output']
  /** Per cent, 0 to 100. */
  tax: Scalars['Float']['output']
  title: Scalars['String']['output']
}

/** One line of an invoice. */
export type InvoiceItemInput = {
  /** US dollars for one hour or piece. */
  cost: Scalars['Float']['input']
  /** At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>
  /** US dollars off this line, at most cost times qty; 0 unless given. */
  discount?: InputMaybe<Scalars['Float']['input']>
  /** Hours or pieces, 0 to 100,000. */
  qty: Scalars['Float']['input']
  /** Per cent, 0 to 100; 0 unless given. */
  tax?: InputMaybe<Scalars['Float']['input']>
  /** 1 to 120 characters. */
  title: Scalars['String']['input']
}

export type InvoicePage = {
  __typename?: 'InvoicePage'
  items: Array<Invoice>
  /** Number of invoices that match, on all pages. */
  total: Scalars['Int']['output']
}

/** Money that came in for an invoice. */
export type InvoicePayment = {
  __typename?: 'InvoicePayment'
  /** US dollars, more than 0. */
  amount: Scalars['Float']['output']
  /** A day. */
  date: Scalars['String']['output']
  id: Scalars['ID']['output']
  method: InvoicePaymentMethod
  note: Scalars['String']['output']
}

/** Money that came in. */
export type InvoicePaymentInput = {
  /** US dollars, more than 0 and at most the balance. */
  amount: Scalars['Float']['input']
  /** Today unless given. */
  date?: InputMaybe<Scalars['String']['input']>
  method: InvoicePaymentMethod
  /** At most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>
}

export type InvoicePaymentMethod = 'BANK_TRANSFER' | 'CARD' | 'CASH' | 'PAYPAL'

export type InvoiceSort = 'BALANCE' | 'CLIENT' | 'DATE' | 'ID' | 'TOTAL'

export type InvoiceStatus =
  /** The client has opened it. */
  | 'DOWNLOADED'
  /** Not billed yet. */
  | 'DRAFT'
  | 'PAID'
  /** Some of it was paid. */
  | 'PARTIAL_PAYMENT'
  /** The day until which it was to be paid is over, and something is still to be paid. */
  | 'PAST_DUE'
  | 'SENT'

/** Figures of all invoices of the workspace. */
export type InvoiceSummary = {
  __typename?: 'InvoiceSummary'
  clients: Scalars['Int']['output']
  invoices: Scalars['Int']['output']
  /** US dollars that were paid. */
  paid: Scalars['Float']['output']
  /** US dollars still to be paid whose day is past. */
  pastDue: Scalars['Float']['output']
  /** US dollars that are still to be paid; drafts are not counted. */
  unpaid: Scalars['Float']['output']
}

/** What was learned so far, over all courses. */
export type LearningSummary = {
  __typename?: 'LearningSummary'
  /** Topics ticked off by tag, the tag with most first; all five tags. */
  byTag: Array<TagCount>
  /** Courses with every topic ticked off. */
  coursesCompleted: Scalars['Int']['output']
  /** Courses with at least one topic ticked off, completed ones included. */
  coursesStarted: Scalars['Int']['output']
  /** Minutes of all topics ticked off. */
  minutes: Scalars['Int']['output']
  topicsCompleted: Scalars['Int']['output']
}

/** One message of a conversation. */
export type Message = {
  __typename?: 'Message'
  id: Scalars['ID']['output']
  /** Never goes back. */
  isDelivered: Scalars['Boolean']['output']
  /** True when it was written by oneself, false when by the contact. */
  isMine: Scalars['Boolean']['output']
  /** Never goes back. */
  isSeen: Scalars['Boolean']['output']
  /** It reached the server. */
  isSent: Scalars['Boolean']['output']
  /** 1 to 4,000 characters, plain text. */
  message: Scalars['String']['output']
  time: Scalars['DateTime']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

export type Mutation = {
  __typename?: 'Mutation'
  /** Keeps the source with the named changes applied as the accepted text; without a list, all applied ones. Free. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT while it runs. */
  acceptTextChanges: TextRun
  /** Says something about the card. Errors: NOT_FOUND, BAD_USER_INPUT (text), TOO_LARGE beyond 200 comments a card. */
  addCardComment: Card
  /** Adds a word that is never corrected, at most 64 characters and 5,000 words in all. Errors: UNAUTHENTICATED, BAD_USER_INPUT. */
  addDictionaryWord: Array<Scalars['String']['output']>
  /** Records a payment; the status follows. Errors: NOT_FOUND, BAD_USER_INPUT (amount), CONFLICT for a draft and for what is paid. */
  addInvoicePayment: Invoice
  /** Adds a line to the timeline, for the shop's own eyes. Errors: NOT_FOUND, BAD_USER_INPUT (text: 1 to 500 characters). */
  addOrderNote: Order
  /** Errors: NOT_FOUND, BAD_USER_INPUT (number, expires, holder). */
  addUserCard: User
  /** Moves a message's marks forward: sent, delivered, seen, never backwards. Errors: NOT_FOUND, CONFLICT with the allowed marks. */
  advanceMessage: Message
  /** Calls an order off that is not delivered, and pays back what was paid. Errors: NOT_FOUND, BAD_USER_INPUT (reason: at most 300 characters), CONFLICT. */
  cancelOrder: Order
  /** Sets a new password and ends all other sessions. Errors: UNAUTHENTICATED, BAD_USER_INPUT (currentPassword, password). */
  changePassword: Scalars['Boolean']['output']
  /** Changes the price of 1 to 1,000 products and their variants by `percent`, -90 to 500, rounded to the cent, in one step. Errors: NOT_FOUND, BAD_USER_INPUT (ids, percent). */
  changePrices: Array<Product>
  /** Notes the change and signs the user out everywhere; the password itself is not kept, as nobody signs in as a user of the list. 8 to 200 characters with a letter and a digit or sign. Errors: NOT_FOUND, BAD_USER_INPUT (password). */
  changeUserPassword: User
  /** Adds a board at the end. Errors: BAD_USER_INPUT (title), CONFLICT when a board has this title, TOO_LARGE beyond 100 boards. */
  createBoard: Board
  /** Adds an event. Errors: BAD_USER_INPUT (title, start, end, url ...), TOO_LARGE beyond 1,000 events. */
  createCalendarEvent: CalendarEvent
  /** Adds a card at `position` of the board, at the end without one. Errors: NOT_FOUND, BAD_USER_INPUT, TOO_LARGE beyond 1,000 cards. */
  createCard: Card
  /** Name, e-mail and country are required; the six digits are given by the shop. Errors: BAD_USER_INPUT, CONFLICT (field email) when the e-mail is taken. */
  createCustomer: Customer
  /** A new document, empty unless given; at most 1,000 per account, the trash included. Errors: UNAUTHENTICATED, BAD_USER_INPUT (title, content, documents). */
  createDocument: Document
  /** A draft. Errors: BAD_USER_INPUT. */
  createInvoice: Invoice
  /** Name and e-mail are required. Errors: BAD_USER_INPUT. */
  createInvoiceClient: InvoiceClient
  /** Title and parent are required. Errors: BAD_USER_INPUT, CONFLICT (field slug) when the slug is taken. */
  createOwnCategory: OwnCategory
  /** Errors: BAD_USER_INPUT (name), CONFLICT when the name is taken. */
  createPermission: Permission
  /** Name, price and sku are required. Errors: BAD_USER_INPUT, CONFLICT (field sku) when the sku is taken. */
  createProduct: Product
  /** Without `rights`, it may do nothing yet; at most 50. Errors: BAD_USER_INPUT, CONFLICT when the name is taken. */
  createRole: Role
  /** Name and e-mail are required; the user begins pending unless told otherwise. Errors: BAD_USER_INPUT, CONFLICT when e-mail or username is taken. */
  createUser: User
  /** Removes the board with its cards; undo brings all of them back. Errors: NOT_FOUND. */
  deleteBoard: Scalars['ID']['output']
  /** Gives back the id of the event that is gone. Undo brings it back, unless a newer event has its id. Errors: NOT_FOUND. */
  deleteCalendarEvent: Scalars['ID']['output']
  /** Gives back the id of the card that is gone. Errors: NOT_FOUND. */
  deleteCard: Scalars['ID']['output']
  /** Takes a comment away. Errors: NOT_FOUND. */
  deleteCardComment: Card
  /** Gives back the id of the customer that is gone; the orders stay. Errors: NOT_FOUND. */
  deleteCustomer: Scalars['ID']['output']
  /** Parcels and bills go to the first of those that stay. Errors: NOT_FOUND. */
  deleteCustomerAddress: Customer
  /** Takes a product from the wishes. Errors: NOT_FOUND. */
  deleteCustomerWish: Customer
  /** Forgets a document of the trash for ever. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT while it is on the desk. */
  deleteDocument: Scalars['ID']['output']
  /** Gives back the number of the invoice that is gone. Errors: NOT_FOUND. */
  deleteInvoice: Scalars['ID']['output']
  /** Takes a message of one's own back; gives back its id. Errors: NOT_FOUND, FORBIDDEN for others' messages. */
  deleteMessage: Scalars['ID']['output']
  /** Gives back the id of the order that is gone. Errors: NOT_FOUND. */
  deleteOrder: Scalars['ID']['output']
  /** Deletes 1 to 1,000 orders in one write, and gives back the ids of those that were there. Errors: BAD_USER_INPUT. */
  deleteOrders: Array<Scalars['ID']['output']>
  /** Gives back the id of the category that is gone. Its products go to `moveTo`, and to its parent, or stand in none of your own. Errors: NOT_FOUND, BAD_USER_INPUT (moveTo). */
  deleteOwnCategory: Scalars['ID']['output']
  /** Gives back the id of the permission that is gone. Errors: NOT_FOUND, CONFLICT with `extensions.assignedTo` while roles have it, unless `force`. */
  deletePermission: Scalars['ID']['output']
  /** Gives back the id of the product that is gone. Errors: NOT_FOUND. */
  deleteProduct: Scalars['ID']['output']
  /** Gives back the id of the project that is gone. Errors: NOT_FOUND. */
  deleteProject: Scalars['ID']['output']
  /** Deletes the review and gives its ID. Undo restores it. Errors: NOT_FOUND. */
  deleteReview: Scalars['ID']['output']
  /** Deletes the store's reply. Without one, nothing changes. Errors: NOT_FOUND. */
  deleteReviewReply: Review
  /** Deletes up to 1,000 reviews in one operation and gives their IDs. Errors: as `publishReviews`. */
  deleteReviews: Array<Scalars['ID']['output']>
  /** Gives back the id of the role that is gone; its users get the role `moveUsersTo` in the same step. Errors: NOT_FOUND, BAD_USER_INPUT (moveUsersTo), CONFLICT while users have it, or when the last administrators would be moved. */
  deleteRole: Scalars['ID']['output']
  /** Gives back the id of the user that is gone. Errors: NOT_FOUND, CONFLICT for yourself (the user with your e-mail), for the last administrator, or the last active one. */
  deleteUser: Scalars['ID']['output']
  /** Deletes 1 to 1,000 users, all or none. Errors: NOT_FOUND, BAD_USER_INPUT (ids), CONFLICT as with one user. */
  deleteUsers: Array<Scalars['ID']['output']>
  /** A copy, named after the original. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT where there are 1,000 documents. */
  duplicateDocument: Document
  /** A draft with the same lines, issued today. Errors: NOT_FOUND. */
  duplicateInvoice: Invoice
  /** A copy, inactive, with skus of its own. Errors: NOT_FOUND. */
  duplicateProduct: Product
  /** Deletes mails of the trash for good, with their replies; all of it without ids. Undo brings them back. Gives back how many are gone. */
  emptyTrash: Scalars['Int']['output']
  /** Says how many pieces of items are packed. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT once it is delivered or cancelled, or when it changed since `version`. */
  fulfilOrder: Order
  /**
   * No run of yours shows changes of this rule any more (`TextChange.rule`), at most 500 rules. Ignoring it again changes
   * nothing. Errors: UNAUTHENTICATED, BAD_USER_INPUT.
   */
  ignoreRule: Array<Scalars['String']['output']>
  /** Adds the customers of a file, at most 1,000 lines, in one step; lines that are wrong are passed over and told. With `isTrial` nothing is added. Errors: BAD_USER_INPUT. */
  importCustomers: CustomerImport
  /**
   * Adds 1 to 500 products of a file and changes those whose sku is known, in one step, all or none; `dryRun` only tells what would
   * become of them. Errors: BAD_USER_INPUT (rows).
   */
  importProducts: ProductImport
  /** Adds the rows that are right, in one step, and tells what is wrong with the others; as a trial, adds none. 1 to 1,000 rows. Errors: BAD_USER_INPUT (rows). */
  importUsers: UserImport
  /** Invites someone by e-mail; the referral begins unpaid, with nothing earned. Errors: BAD_USER_INPUT (email), CONFLICT when the address was referred already. */
  inviteReferral: Referral
  /** Adds someone who is pending, and puts a message to them into the demonstration's mailbox. Only the e-mail is required. Errors: BAD_USER_INPUT, CONFLICT when e-mail or username is taken. */
  inviteUser: User
  /**
   * Signs in: for 30 days that every use begins anew, at most 90; with `remember: false` for 12 hours.
   * Errors: BAD_USER_INPUT (email) when the two do not match, TOO_MANY_REQUESTS after five failures.
   */
  login: SignedIn
  /** Ends this session. True also when there was none. */
  logout: Scalars['Boolean']['output']
  /** Marks what the contact wrote as seen, so that `unseenMsgs` is 0; null when nothing was ever written. Errors: NOT_FOUND. */
  markChatSeen?: Maybe<Chat>
  /** Marks one as read, or as unread again. Errors: UNAUTHENTICATED, NOT_FOUND. */
  markNotification: Notification
  /** Marks all as read, or as unread again; gives how many are unread now. Errors: UNAUTHENTICATED. */
  markNotifications: Scalars['Int']['output']
  /** Makes one customer of two, in one step: orders, credit, addresses, wishes and coupons of the other go to the one who stays. Errors: NOT_FOUND, BAD_USER_INPUT when both are the same. */
  mergeCustomers: Customer
  /** Moves a card to a place of a board, its own or another, as one step. `position` counts from 0 among the other cards; beyond the end means the end. Errors: NOT_FOUND. */
  moveCard: Card
  /** Puts it at a place, counted from 0, among those under its parent, or under another `parent`; gives those under it in their new order. Errors: NOT_FOUND, BAD_USER_INPUT (place). */
  moveOwnCategory: Array<OwnCategory>
  /** Puts the boards in this order. Errors: BAD_USER_INPUT (ids) unless it is every board once. */
  orderBoards: Array<Board>
  /** Pays 1 to 1,000 unpaid referrals in one step, all or none. Errors: NOT_FOUND, BAD_USER_INPUT (ids), CONFLICT with `extensions.allowed`. */
  payReferrals: Array<Referral>
  /** Publishes the review. A published review stays as it is. Errors: NOT_FOUND. */
  publishReview: Review
  /** Publishes up to 1,000 reviews in one operation. Errors: NOT_FOUND, BAD_USER_INPUT at `ids`; then none is changed. */
  publishReviews: Array<Review>
  /** Does again what `undo` took back; without an id, the latest undo of yours. Errors: as `undo`. */
  redo: Operation
  /**
   * Another version of the same text, with other options if given. Two are free within 15 minutes of the run, and the
   * embedded engine's repeat of the same options always is. Errors: UNAUTHENTICATED, NOT_FOUND, INSUFFICIENT_WORDS.
   */
  redoTextRun: TextRun
  /**
   * Pays back US dollars of a paid order, all that is left unless told otherwise; once all of it is paid back, its payment is
   * cancelled. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when it is not paid or changed since `version`.
   */
  refundOrder: Order
  /**
   * Makes an account from the mailed code and signs in. The password has 10 to 256 characters and is not a common one.
   * `referral` is the code of somebody's link; one that nobody has changes nothing.
   * Errors: BAD_USER_INPUT (email, password, code), TOO_MANY_REQUESTS.
   */
  register: SignedIn
  /** Writes once more to someone who is pending. Errors: NOT_FOUND, CONFLICT when the user is not pending. */
  remindUser: User
  /** Takes a word out of the dictionary; one that is not in it changes nothing. Errors: UNAUTHENTICATED. */
  removeDictionaryWord: Array<Scalars['String']['output']>
  /** Removes one from the list; it does not come again. Gives back its id. Errors: UNAUTHENTICATED, NOT_FOUND. */
  removeNotification: Scalars['ID']['output']
  /** Removes all. Errors: UNAUTHENTICATED. */
  removeNotifications: Scalars['Boolean']['output']
  /** Where it was the primary one, the next one is. Errors: NOT_FOUND. */
  removeUserCard: User
  /** Gives the board another title. Errors: NOT_FOUND, BAD_USER_INPUT (title), CONFLICT when another board has this title. */
  renameBoard: Board
  /** Answers a mail, to its sender unless `to` says otherwise; the answer stands among its replies and in Sent. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT for a draft. */
  replyToEmail: Email
  /** Writes the store's reply, 1 to 1,000 characters, in place of an earlier one. Errors: NOT_FOUND, BAD_USER_INPUT at `text`. */
  replyToReview: Review
  /**
   * Asks the administrator for the right to do something; the request stands among the administrator's activities.
   * Asking again within a day changes nothing. False where there is no administrator. Errors: UNAUTHENTICATED,
   * BAD_USER_INPUT (action, subject: 1 to 40 letters), TOO_MANY_REQUESTS after 20 different requests in a day.
   */
  requestAccess: Scalars['Boolean']['output']
  /** Sends the confirmation again: it lies in the demonstration mailbox among what was sent. Errors: NOT_FOUND. */
  resendOrderConfirmation: Order
  /** Sets a new password from the mailed code, ends every session and signs in. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS. */
  resetPassword: SignedIn
  /** Puts a part of the settings, or all of them, back to what a new shop has. Undo takes it back. */
  resetStoreSettings: StoreSettings
  /**
   * Fills the workspace from the seed again, whole or one area, and forgets its history. Areas that count or name each
   * other's rows go together: customers with orders; users, roles and permissions. Cannot be taken back.
   */
  resetWorkspace: Scalars['Boolean']['output']
  /** Takes every tick of the course away, as one step. Errors: NOT_FOUND. */
  restartCourse: Course
  /**
   * Adds 1 to 100,000 pieces to a product, or to the variant that is named, which it must be where there are variants. What had
   * none can be ordered again. The history tells how many, and the note of at most 120 characters. Errors: NOT_FOUND,
   * BAD_USER_INPUT (pieces, variantId, note), CONFLICT with `extensions.present` when `version` is not the present one.
   */
  restockProduct: Product
  /** Takes it back from the trash. Errors: UNAUTHENTICATED, NOT_FOUND. */
  restoreDocument: Document
  /** Shows changes of the rule again, in runs from now on. Errors: UNAUTHENTICATED. */
  restoreRule: Array<Scalars['String']['output']>
  /** Ends one of the account's sessions. Errors: UNAUTHENTICATED, NOT_FOUND. */
  revokeSession: Scalars['ID']['output']
  /** Signs the user out of these devices, or of all when none are named. Errors: NOT_FOUND. */
  revokeUserDevices: User
  /** Adds an address, or changes the one that is named; at most 20. Errors: NOT_FOUND, BAD_USER_INPUT. */
  saveCustomerAddress: Customer
  /**
   * Saves what is given of it. With `version`, a save that another one overtook is refused with CONFLICT, and
   * `extensions.present` holds the document as it is now. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT, BAD_USER_INPUT.
   */
  saveDocument: Document
  /** Keeps a draft, new or by id. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when it is no draft. */
  saveDraft: Email
  /**
   * Keeps what the person likes the interface to be, in place of all that was kept: at most 50 names, each with a text of at
   * most 100 characters, true or false. Demonstration accounts keep nothing. Errors: UNAUTHENTICATED, BAD_USER_INPUT (preferences).
   */
  savePreferences: Scalars['JSON']['output']
  /**
   * Sends a six-digit code to the address, good for 10 minutes: to register, or, where an account exists, to set a new
   * password. The answer never tells which. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.
   */
  sendCode: Scalars['Boolean']['output']
  /**
   * Sends a message to the people behind the product: kept, and mailed to the administrator's address.
   * Errors: BAD_USER_INPUT (name: 1 to 120 characters; email; message: 1 to 4,000 characters), TOO_MANY_REQUESTS after
   * five messages in an hour.
   */
  sendContactMessage: Scalars['Boolean']['output']
  /** Writes the mail for a new password, within the demonstration: it lands in Sent of the mailbox. Errors: NOT_FOUND. */
  sendCustomerReset: Customer
  /** Sends a mail, or the draft by id, within the demonstration: it lands in Sent. Errors: NOT_FOUND, BAD_USER_INPUT (to: at least one address), CONFLICT when it is no draft. */
  sendEmail: Email
  /** Sends a message to the contact; the conversation is made with the first one. Errors: NOT_FOUND, BAD_USER_INPUT (message). */
  sendMessage: Message
  /** Sets the language of the account area. Errors: UNAUTHENTICATED. */
  setAccountLanguage: Account
  /** Connects with a person, or parts. Errors: NOT_FOUND. */
  setConnected: ProfileConnection
  /** Marks a course as a favourite, or takes the mark away. Errors: NOT_FOUND. */
  setCourseFavourite: Course
  /**
   * Draft leads to sent, sent to downloaded; past due follows by itself from the day after `dueDate`, and payments lead to
   * partial payment and paid. Errors: NOT_FOUND, CONFLICT with `extensions.allowed`.
   */
  setInvoiceStatus: Invoice
  /** Pending leads to paid, cancelled or failed; failed to pending; a paid one that becomes cancelled is paid back whole. Errors: NOT_FOUND, CONFLICT with `extensions.allowed`. */
  setOrderPayment: Order
  /**
   * Ready to pickup leads to delivered; dispatched to out for delivery to delivered; what is out for delivery may go back to
   * dispatched. Each step is a line of the timeline; what is delivered counts as packed. Errors: NOT_FOUND, CONFLICT with
   * `extensions.allowed`.
   */
  setOrderStatus: Order
  /** Moves those of 1 to 1,000 orders that may take the step, in one write; tells the others. What is gone is passed over. Errors: BAD_USER_INPUT. */
  setOrderStatuses: OrderMoves
  /** Keeps the carrier's number of the parcel: letters, digits, spaces and dashes, at most 40; empty takes it away. Errors: NOT_FOUND, BAD_USER_INPUT. */
  setOrderTracking: Order
  /**
   * Inactive and published change places; an inactive one is scheduled with `publishAt` in the future, and a scheduled one
   * becomes inactive again, or gets another `publishAt`. Errors: NOT_FOUND, BAD_USER_INPUT (publishAt), CONFLICT with `extensions.allowed`.
   */
  setProductStatus: Product
  /**
   * Publishes, schedules (with `publishAt` in the future) or takes out of the shop 1 to 1,000 products in one step, all or none;
   * gives those that changed. Errors: NOT_FOUND, BAD_USER_INPUT (ids, publishAt), CONFLICT with `extensions.allowed`.
   */
  setProductStatuses: Array<Product>
  /** Unpaid leads to partially paid to fully paid; `paidAmount` is needed in between. Errors: NOT_FOUND, BAD_USER_INPUT (paidAmount), CONFLICT with `extensions.allowed`. */
  setReceivedPayment: Sale
  /** Unpaid leads to paid or rejected, rejected back to unpaid; paid is final except for undo. Errors: NOT_FOUND, CONFLICT with `extensions.allowed`. */
  setReferralStatus: Referral
  /** Confirmed leads to completed or cancelled. Errors: NOT_FOUND, CONFLICT with `extensions.allowed`. */
  setSaleStatus: Sale
  /** Ticks a topic off, or takes the tick away. Ticking a ticked topic changes nothing. Errors: NOT_FOUND. */
  setTopicCompleted: Course
  /** Pending leads to active, active and inactive change places. Errors: NOT_FOUND, CONFLICT with `extensions.allowed`, or for the last active administrator. */
  setUserStatus: User
  /** Moves it along its route; position and timeline follow. Errors: NOT_FOUND, BAD_USER_INPUT (progress: 0 to 100). */
  setVehicleProgress: Vehicle
  /** Sets what the vehicle warns of, or that it warns of nothing. Errors: NOT_FOUND. */
  setVehicleWarning: Vehicle
  /**
   * Sets words aside and starts. Follow it with `textRunEvents`. The same `idempotencyKey` with the same text gives the
   * same run again, charged once.
   * Errors: UNAUTHENTICATED; BAD_USER_INPUT (text: 1 to 100,000 characters); INSUFFICIENT_WORDS with the balance;
   * UNPROCESSABLE when the key was used for another text.
   */
  startTextRun: TextRun
  /** Stops a running run; what had arrived stays and is what is charged. A finished run stays as it is. Errors: UNAUTHENTICATED, NOT_FOUND. */
  stopTextRun: TextRun
  /** Adds the label to those mails that lack it, and takes it from those that have it, as one step. Errors: BAD_USER_INPUT (ids). */
  toggleEmailLabel: Array<Email>
  /** Moves it to the trash. Errors: UNAUTHENTICATED, NOT_FOUND. */
  trashDocument: Document
  /**
   * Polishes up to 50 words without an account, five times an hour for each network address. Nothing is stored.
   * Errors: BAD_USER_INPUT (text: 1 to 50 words, 1,000 characters), TOO_MANY_REQUESTS with the seconds to wait.
   */
  tryPolish: TextTrial
  /**
   * Takes an operation back; without an id, the latest one of yours that is in effect. Gives the operation that did it.
   * Errors: NOT_FOUND; CONFLICT when one of its rows was changed since, or when it was already taken back.
   */
  undo: Operation
  /** Takes the review back to pending. Errors: NOT_FOUND. */
  unpublishReview: Review
  /** Takes up to 1,000 reviews back to pending in one operation. Errors: as `publishReviews`. */
  unpublishReviews: Array<Review>
  /** Changes what is given; moving `start` alone carries `end` along, and a change of `allDay` alone takes the days that the event touches. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateCalendarEvent: CalendarEvent
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateCard: Card
  /** Changes what is given. Errors: BAD_USER_INPUT. */
  updateChatProfile: ChatProfile
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the e-mail is taken, or with `extensions.present` when `version` is not the present one. */
  updateCustomer: Customer
  /** Changes what is given of the profile. Errors: NOT_FOUND, CONFLICT with `extensions.present` when `version` is not the profile's present one. */
  updateCustomerProfile: Customer
  /** Changes the given mails as one step; unknown ids are left out; at most 1,000. Errors: BAD_USER_INPUT (ids) when there are none. */
  updateEmails: Array<Email>
  /** Changes what is given; total and balance follow. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when it is paid, when payments exceed the new total, or with `extensions.present` when `version` is not the present one. */
  updateInvoice: Invoice
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateInvoiceClient: InvoiceClient
  /** Changes a message of one's own. Errors: NOT_FOUND, FORBIDDEN for others' messages, BAD_USER_INPUT (message). */
  updateMessage: Message
  /**
   * Changes where it goes, at most 500 characters each; what is not given stays. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT once it
   * is delivered, or when it changed since `version`, with `extensions.present`.
   */
  updateOrderAddress: Order
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the slug is taken, or with `extensions.present` when `version` is not the present one. */
  updateOwnCategory: OwnCategory
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the name is taken, or with `extensions.present` when `version` is not the present one. */
  updatePermission: Permission
  /**
   * Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the sku is taken, with `extensions.allowed` when it cannot
   * become of that status, or with `extensions.present` when `version` is not the present one.
   */
  updateProduct: Product
  /** Changes what is given. Errors: BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateProfile: Profile
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateProject: Project
  /** Changes what is given; `rights` replaces all. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when the name is taken, when the administrator would lose the right to change roles, or with `extensions.present` when `version` is not the present one. */
  updateRole: Role
  /** Changes what is given. Errors: BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateStoreSettings: StoreSettings
  /** Changes what is given. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when e-mail or username is taken, when the last (active) administrator would lose the role, or with `extensions.present` when `version` is not the present one. */
  updateUser: User
  /** Errors: NOT_FOUND, also for an unknown card, BAD_USER_INPUT, CONFLICT with `extensions.present` when `version` is not the present one. */
  updateUserSettings: User
  /** Gives 1 to 1,000 users the role, the plan or the status, all or none. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT as with one user. */
  updateUsers: Array<User>
}

export type MutationAcceptTextChangesArgs = {
  changes?: InputMaybe<Array<Scalars['ID']['input']>>
  id: Scalars['ID']['input']
}

export type MutationAddCardCommentArgs = {
  cardId: Scalars['ID']['input']
  text: Scalars['String']['input']
}

export type MutationAddDictionaryWordArgs = {
  word: Scalars['String']['input']
}

export type MutationAddInvoicePaymentArgs = {
  id: Scalars['ID']['input']
  input: InvoicePaymentInput
}

export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input']
  text: Scalars['String']['input']
}

export type MutationAddUserCardArgs = {
  id: Scalars['ID']['input']
  input: UserCardInput
}

export type MutationAdvanceMessageArgs = {
  id: Scalars['ID']['input']
  isDelivered?: InputMaybe<Scalars['Boolean']['input']>
  isSeen?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input']
  reason?: InputMaybe<Scalars['String']['input']>
}

export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input']
  password: Scalars['String']['input']
}

export type MutationChangePricesArgs = {
  ids: Array<Scalars['ID']['input']>
  percent: Scalars['Float']['input']
}

export type MutationChangeUserPasswordArgs = {
  id: Scalars['ID']['input']
  password: Scalars['String']['input']
}

export type MutationCreateBoardArgs = {
  title: Scalars['String']['input']
}

export type MutationCreateCalendarEventArgs = {
  input: CalendarEventInput
}

export type MutationCreateCardArgs = {
  boardId: Scalars['ID']['input']
  input: CardInput
  position?: InputMaybe<Scalars['Int']['input']>
}

export type MutationCreateCustomerArgs = {
  input: CustomerInput
}

export type MutationCreateDocumentArgs = {
  content?: InputMaybe<Scalars['JSON']['input']>
  title?: InputMaybe<Scalars['String']['input']>
}

export type MutationCreateInvoiceArgs = {
  input: InvoiceInput
}

export type MutationCreateInvoiceClientArgs = {
  input: InvoiceClientInput
}

export type MutationCreateOwnCategoryArgs = {
  input: OwnCategoryInput
}

export type MutationCreatePermissionArgs = {
  assignedTo?: InputMaybe<Array<PermissionRole>>
  name: Scalars['String']['input']
}

export type MutationCreateProductArgs = {
  input: ProductInput
}

export type MutationCreateRoleArgs = {
  name: Scalars['String']['input']
  rights?: InputMaybe<Array<RoleRightInput>>
}

export type MutationCreateUserArgs = {
  input: UserInput
  status?: InputMaybe<UserStatus>
}

export type MutationDeleteBoardArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteCalendarEventArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteCardArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteCardCommentArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteCustomerArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['ID']['input']
  number: Scalars['Int']['input']
}

export type MutationDeleteCustomerWishArgs = {
  id: Scalars['ID']['input']
  productId: Scalars['ID']['input']
}

export type MutationDeleteDocumentArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteInvoiceArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteOrderArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteOrdersArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationDeleteOwnCategoryArgs = {
  id: Scalars['ID']['input']
  moveTo?: InputMaybe<Scalars['ID']['input']>
}

export type MutationDeletePermissionArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>
  id: Scalars['ID']['input']
}

export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteProjectArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteReviewReplyArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteReviewsArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input']
  moveUsersTo?: InputMaybe<UserRole>
}

export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input']
}

export type MutationDeleteUsersArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationDuplicateDocumentArgs = {
  id: Scalars['ID']['input']
}

export type MutationDuplicateInvoiceArgs = {
  id: Scalars['ID']['input']
}

export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input']
}

export type MutationEmptyTrashArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>
}

export type MutationFulfilOrderArgs = {
  id: Scalars['ID']['input']
  items: Array<OrderItemFulfilment>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationIgnoreRuleArgs = {
  rule: Scalars['String']['input']
}

export type MutationImportCustomersArgs = {
  isTrial?: InputMaybe<Scalars['Boolean']['input']>
  lines: Array<CustomerLine>
}

export type MutationImportProductsArgs = {
  dryRun?: Scalars['Boolean']['input']
  rows: Array<ProductImportRow>
}

export type MutationImportUsersArgs = {
  isTrial?: Scalars['Boolean']['input']
  rows: Array<UserImportRow>
}

export type MutationInviteReferralArgs = {
  email: Scalars['String']['input']
  name?: InputMaybe<Scalars['String']['input']>
}

export type MutationInviteUserArgs = {
  input: UserInput
}

export type MutationLoginArgs = {
  email: Scalars['String']['input']
  password: Scalars['String']['input']
  remember?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationMarkChatSeenArgs = {
  contactId: Scalars['ID']['input']
}

export type MutationMarkNotificationArgs = {
  id: Scalars['ID']['input']
  isRead: Scalars['Boolean']['input']
}

export type MutationMarkNotificationsArgs = {
  isRead: Scalars['Boolean']['input']
}

export type MutationMergeCustomersArgs = {
  id: Scalars['ID']['input']
  otherId: Scalars['ID']['input']
}

export type MutationMoveCardArgs = {
  boardId: Scalars['ID']['input']
  id: Scalars['ID']['input']
  position: Scalars['Int']['input']
}

export type MutationMoveOwnCategoryArgs = {
  id: Scalars['ID']['input']
  parent?: InputMaybe<ProductCategory>
  place: Scalars['Int']['input']
}

export type MutationOrderBoardsArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationPayReferralsArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationPublishReviewArgs = {
  id: Scalars['ID']['input']
}

export type MutationPublishReviewsArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationRedoArgs = {
  operationId?: InputMaybe<Scalars['ID']['input']>
}

export type MutationRedoTextRunArgs = {
  id: Scalars['ID']['input']
  options?: InputMaybe<TextOptions>
}

export type MutationRefundOrderArgs = {
  amount?: InputMaybe<Scalars['Float']['input']>
  id: Scalars['ID']['input']
  reason?: InputMaybe<Scalars['String']['input']>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationRegisterArgs = {
  code: Scalars['String']['input']
  email: Scalars['String']['input']
  password: Scalars['String']['input']
  referral?: InputMaybe<Scalars['String']['input']>
}

export type MutationRemindUserArgs = {
  id: Scalars['ID']['input']
}

export type MutationRemoveDictionaryWordArgs = {
  word: Scalars['String']['input']
}

export type MutationRemoveNotificationArgs = {
  id: Scalars['ID']['input']
}

export type MutationRemoveUserCardArgs = {
  card: Scalars['ID']['input']
  id: Scalars['ID']['input']
}

export type MutationRenameBoardArgs = {
  id: Scalars['ID']['input']
  title: Scalars['String']['input']
}

export type MutationReplyToEmailArgs = {
  id: Scalars['ID']['input']
  input: EmailInput
}

export type MutationReplyToReviewArgs = {
  id: Scalars['ID']['input']
  text: Scalars['String']['input']
}

export type MutationRequestAccessArgs = {
  action: Scalars['String']['input']
  subject: Scalars['String']['input']
}

export type MutationResendOrderConfirmationArgs = {
  id: Scalars['ID']['input']
}

export type MutationResetPasswordArgs = {
  code: Scalars['String']['input']
  email: Scalars['String']['input']
  password: Scalars['String']['input']
}

export type MutationResetStoreSettingsArgs = {
  part?: InputMaybe<StoreSettingsPart>
}

export type MutationResetWorkspaceArgs = {
  area?: InputMaybe<Area>
}

export type MutationRestartCourseArgs = {
  id: Scalars['ID']['input']
}

export type MutationRestockProductArgs = {
  id: Scalars['ID']['input']
  note?: InputMaybe<Scalars['String']['input']>
  pieces: Scalars['Int']['input']
  variantId?: InputMaybe<Scalars['ID']['input']>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationRestoreDocumentArgs = {
  id: Scalars['ID']['input']
}

export type MutationRestoreRuleArgs = {
  rule: Scalars['String']['input']
}

export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input']
}

export type MutationRevokeUserDevicesArgs = {
  devices?: InputMaybe<Array<Scalars['ID']['input']>>
  id: Scalars['ID']['input']
}

export type MutationSaveCustomerAddressArgs = {
  id: Scalars['ID']['input']
  input: CustomerAddressInput
  number?: InputMaybe<Scalars['Int']['input']>
}

export type MutationSaveDocumentArgs = {
  content?: InputMaybe<Scalars['JSON']['input']>
  id: Scalars['ID']['input']
  title?: InputMaybe<Scalars['String']['input']>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationSaveDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  input: EmailInput
}

export type MutationSavePreferencesArgs = {
  preferences: Scalars['JSON']['input']
}

export type MutationSendCodeArgs = {
  email: Scalars['String']['input']
}

export type MutationSendContactMessageArgs = {
  email: Scalars['String']['input']
  message: Scalars['String']['input']
  name: Scalars['String']['input']
}

export type MutationSendCustomerResetArgs = {
  id: Scalars['ID']['input']
}

export type MutationSendEmailArgs = {
  draftId?: InputMaybe<Scalars['ID']['input']>
  input: EmailInput
}

export type MutationSendMessageArgs = {
  contactId: Scalars['ID']['input']
  message: Scalars['String']['input']
}

export type MutationSetAccountLanguageArgs = {
  language: AccountLanguage
}

export type MutationSetConnectedArgs = {
  id: Scalars['ID']['input']
  isConnected: Scalars['Boolean']['input']
}

export type MutationSetCourseFavouriteArgs = {
  id: Scalars['ID']['input']
  isFavourite: Scalars['Boolean']['input']
}

export type MutationSetInvoiceStatusArgs = {
  id: Scalars['ID']['input']
  status: InvoiceStatus
}

export type MutationSetOrderPaymentArgs = {
  id: Scalars['ID']['input']
  payment: OrderPayment
}

export type MutationSetOrderStatusArgs = {
  id: Scalars['ID']['input']
  status: OrderStatus
}

export type MutationSetOrderStatusesArgs = {
  ids: Array<Scalars['ID']['input']>
  status: OrderStatus
}

export type MutationSetOrderTrackingArgs = {
  id: Scalars['ID']['input']
  trackingNumber: Scalars['String']['input']
}

export type MutationSetProductStatusArgs = {
  id: Scalars['ID']['input']
  publishAt?: InputMaybe<Scalars['DateTime']['input']>
  status: ProductStatus
}

export type MutationSetProductStatusesArgs = {
  ids: Array<Scalars['ID']['input']>
  publishAt?: InputMaybe<Scalars['DateTime']['input']>
  status: ProductStatus
}

export type MutationSetReceivedPaymentArgs = {
  id: Scalars['ID']['input']
  paidAmount?: InputMaybe<Scalars['Float']['input']>
  status: ReceivedPaymentStatus
}

export type MutationSetReferralStatusArgs = {
  id: Scalars['ID']['input']
  status: ReferralStatus
}

export type MutationSetSaleStatusArgs = {
  id: Scalars['ID']['input']
  status: SalePaymentStatus
}

export type MutationSetTopicCompletedArgs = {
  id: Scalars['ID']['input']
  isCompleted: Scalars['Boolean']['input']
}

export type MutationSetUserStatusArgs = {
  id: Scalars['ID']['input']
  status: UserStatus
}

export type MutationSetVehicleProgressArgs = {
  id: Scalars['ID']['input']
  progress: Scalars['Int']['input']
}

export type MutationSetVehicleWarningArgs = {
  id: Scalars['ID']['input']
  warning: VehicleWarning
}

export type MutationStartTextRunArgs = {
  action: TextAction
  documentId?: InputMaybe<Scalars['ID']['input']>
  idempotencyKey?: InputMaybe<Scalars['String']['input']>
  options?: InputMaybe<TextOptions>
  text: Scalars['String']['input']
}

export type MutationStopTextRunArgs = {
  id: Scalars['ID']['input']
}

export type MutationToggleEmailLabelArgs = {
  ids: Array<Scalars['ID']['input']>
  label: EmailLabel
}

export type MutationTrashDocumentArgs = {
  id: Scalars['ID']['input']
}

export type MutationTryPolishArgs = {
  text: Scalars['String']['input']
}

export type MutationUndoArgs = {
  operationId?: InputMaybe<Scalars['ID']['input']>
}

export type MutationUnpublishReviewArgs = {
  id: Scalars['ID']['input']
}

export type MutationUnpublishReviewsArgs = {
  ids: Array<Scalars['ID']['input']>
}

export type MutationUpdateCalendarEventArgs = {
  id: Scalars['ID']['input']
  input: CalendarEventInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateCardArgs = {
  id: Scalars['ID']['input']
  input: CardInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateChatProfileArgs = {
  input: ChatProfileInput
}

export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input']
  input: CustomerInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateCustomerProfileArgs = {
  id: Scalars['ID']['input']
  input: CustomerProfileInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateEmailsArgs = {
  ids: Array<Scalars['ID']['input']>
  patch: EmailPatch
}

export type MutationUpdateInvoiceArgs = {
  id: Scalars['ID']['input']
  input: InvoiceInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateInvoiceClientArgs = {
  id: Scalars['ID']['input']
  input: InvoiceClientInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateMessageArgs = {
  id: Scalars['ID']['input']
  message: Scalars['String']['input']
}

export type MutationUpdateOrderAddressArgs = {
  billingAddress?: InputMaybe<Scalars['String']['input']>
  id: Scalars['ID']['input']
  shippingAddress?: InputMaybe<Scalars['String']['input']>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateOwnCategoryArgs = {
  id: Scalars['ID']['input']
  input: OwnCategoryInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdatePermissionArgs = {
  assignedTo?: InputMaybe<Array<PermissionRole>>
  id: Scalars['ID']['input']
  name?: InputMaybe<Scalars['String']['input']>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input']
  input: ProductInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateProfileArgs = {
  input: ProfileInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input']
  input: ProjectInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input']
  name?: InputMaybe<Scalars['String']['input']>
  rights?: InputMaybe<Array<RoleRightInput>>
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateStoreSettingsArgs = {
  input: StoreSettingsInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input']
  input: UserInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateUserSettingsArgs = {
  id: Scalars['ID']['input']
  input: UserSettingsInput
  version?: InputMaybe<Scalars['Int']['input']>
}

export type MutationUpdateUsersArgs = {
  ids: Array<Scalars['ID']['input']>
  plan?: InputMaybe<UserPlan>
  role?: InputMaybe<UserRole>
  status?: InputMaybe<UserStatus>
}

/** One thing that happened and that the account should know of. */
export type Notification = {
  __typename?: 'Notification'
  /** Who did it; empty for the product itself. */
  actor: Scalars['String']['output']
  at: Scalars['DateTime']['output']
  /** What it speaks of, for sentences in the reader's language. */
  facts: NotificationFacts
  id: Scalars['ID']['output']
  isRead: Scalars['Boolean']['output']
  kind: NotificationKind
  /** Path of the web application where it came from. */
  link: Scalars['String']['output']
  /** The same as an English sentence. */
  text: Scalars['String']['output']
}

/** Something came or was marked. */
export type NotificationChange = {
  __typename?: 'NotificationChange'
  /** The latest that is there; null when there is none. */
  latest?: Maybe<Notification>
  /** How many are not read yet. */
  unread: Scalars['Int']['output']
}

/** What a notification speaks of; which facts are there follows from its kind, the others are null. */
export type NotificationFacts = {
  __typename?: 'NotificationFacts'
  /** In `currency`. */
  amount?: Maybe<Scalars['Float']['output']>
  /** ISO 4217; US dollars where it is null. */
  currency?: Maybe<Scalars['String']['output']>
  /** How a message begins. */
  excerpt?: Maybe<Scalars['String']['output']>
  /** A person, a client or a device. */
  name?: Maybe<Scalars['String']['output']>
  /** A subject, a card, the number of an invoice or an order, or a right. */
  title?: Maybe<Scalars['String']['output']>
  /** How many words. */
  words?: Maybe<Scalars['Int']['output']>
}

export type NotificationKind =
  /** For administrators. Somebody asks for a right: `name`, who, `title`, the right. */
  | 'ACCESS_REQUESTED'
  /** A contact wrote: `name`, `excerpt`. */
  | 'CHAT_MESSAGE'
  /** A customer was added: `name`. Told where the shop's settings want it. */
  | 'CUSTOMER_ADDED'
  /** A mail came in: `name`, `title`, its subject. */
  | 'EMAIL_RECEIVED'
  /** An invoice was not paid in time: `title`, its number, `name`, the client, `amount`, what is open. */
  | 'INVOICE_PAST_DUE'
  /** A comment names you: `name`, who wrote it, `title`, the card, `excerpt`. */
  | 'MENTIONED'
  /** Somebody signed in from where nobody did before: `name`, the browser. */
  | 'NEW_DEVICE'
  /** An order of the shop was paid: `title`, its number, `name`, the customer, `amount` and `currency`. Told where the shop's settings want it. */
  | 'ORDER_PAID'
  /** An order of the shop is on its way; the facts are those of `ORDER_PAID`. Told where the shop's settings want it. */
  | 'ORDER_SENT'
  /** The payment of an order of the shop failed; the facts are those of `ORDER_PAID`. Told where the shop's settings want it. */
  | 'PAYMENT_FAILED'
  /** For administrators. The day's reset of the public workspace. */
  | 'PUBLIC_WORKSPACE_RESET'
  /** A run failed and cost nothing: `words`, and `title`: polish or expand. */
  | 'RUN_REFUNDED'
  /** Few pieces of a product are left: `title`, its name. Told where the shop's settings want it. */
  | 'STOCK_LOW'
  /** A new account: `words`. */
  | 'WELCOME'
  /** Words came in: `words`. */
  | 'WORDS_GRANTED'
  /** A tenth or less is left: `words`. */
  | 'WORDS_LOW'

/** Notifications, and how many are not read yet in all. */
export type NotificationPage = {
  __typename?: 'NotificationPage'
  items: Array<Notification>
  total: Scalars['Int']['output']
  unread: Scalars['Int']['output']
}

/** One write to the demonstration data, through whichever door, and what it did. */
export type Operation = {
  __typename?: 'Operation'
  /** What was done, such as `REVIEW_DELETED`. Empty for operations from before actions were recorded. */
  action: Scalars['String']['output']
  /** E-mail of who did it; empty for callers without a token. */
  actor: Scalars['String']['output']
  area: Area
  at: Scalars['DateTime']['output']
  /** True while the viewer can take it back: it is in effect, in the viewer's own history, and its rows are as it left them. */
  canUndo: Scalars['Boolean']['output']
  /** The rows before and after. */
  changes: Array<RowChange>
  /** `ui` (the web application), `graphql` (other clients), `rest` or `system`. */
  door: Scalars['String']['output']
  /** Counted per workspace, in the order of the writes. */
  id: Scalars['ID']['output']
  kind: OperationKind
  /** What a person would call the rows that changed, each once, ten at most. */
  labels: Array<Scalars['String']['output']>
  /** E-mail of whose data it changed; empty for the public workspace. Told to administrators, in `activities`. */
  owner: Scalars['String']['output']
  /** What the action says more: `count` of the rows it changed, `name` of the first of them, and others by action. */
  params: Scalars['JSON']['output']
  /** The request that did it, as told in the `X-Request-Id` header. */
  requestId: Scalars['String']['output']
  /** The action in English: `Deleted a review`. */
  summary: Scalars['String']['output']
  /** The operation that this one took back. */
  undoes?: Maybe<Scalars['ID']['output']>
  /** The operation that took this one back; null while this one is in effect. */
  undoneBy?: Maybe<Scalars['ID']['output']>
}

export type OperationKind =
  | 'CHANGE'
  /** Did again what an undo had taken back. */
  | 'REDO'
  /** Took another operation back. */
  | 'UNDO'

export type OperationPage = {
  __typename?: 'OperationPage'
  items: Array<Operation>
  total: Scalars['Int']['output']
}

/** What a customer ordered. */
export type Order = {
  __typename?: 'Order'
  /** Address of the customer's picture (SVG). */
  avatar: Scalars['String']['output']
  billingAddress: Scalars['String']['output']
  /** Where it was bought. */
  channel: OrderChannel
  /** Who ordered; null when the customer was deleted since. */
  customer?: Maybe<Customer>
  /** Name at the time of the order. */
  customerName: Scalars['String']['output']
  /** US dollars, 0 or more. */
  discount: Scalars['Float']['output']
  email: Scalars['String']['output']
  /** How much of it was packed. */
  fulfilment: OrderFulfilment
  id: Scalars['ID']['output']
  /** Whether it was called off, or paid back whole, before it was delivered: it goes nowhere any more. */
  isCancelled: Scalars['Boolean']['output']
  /** Whether any of it was paid back. */
  isRefunded: Scalars['Boolean']['output']
  items: Array<OrderItem>
  method: PaymentMethod
  /** Last four digits of the card; empty for PayPal. */
  methodNumber: Scalars['String']['output']
  /** Statuses that may follow the present one. */
  nextStatuses: Array<OrderStatus>
  /** Number on the invoice, unique; what customers call it by. */
  order: Scalars['Int']['output']
  /** When it was ordered. */
  orderedAt: Scalars['DateTime']['output']
  payment: OrderPayment
  /** US dollars that were paid back. */
  refunded: Scalars['Float']['output']
  /** US dollars; a parcel is free, a scheduled delivery costs 69 or 99. */
  shipping: Scalars['Float']['output']
  /** Where it goes, a line for each part. */
  shippingAddress: Scalars['String']['output']
  /** US dollars; the sum of its items, less discount, with shipping and tax. */
  spent: Scalars['Float']['output']
  status: OrderStatus
  /** US dollars; the sum of its items. */
  subtotal: Scalars['Float']['output']
  /** US dollars, on the sum of its items less discount. */
  tax: Scalars['Float']['output']
  /** What happened to it, the oldest first. */
  timeline: Array<OrderEvent>
  /** The carrier's number of the parcel; empty where there is none. */
  trackingNumber: Scalars['String']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

export type OrderChannel =
  /** In the shop itself, where it is handed over. */
  'STORE' | 'WEBSITE'

/** A line of an order's timeline. */
export type OrderEvent = {
  __typename?: 'OrderEvent'
  /** E-mail of who did it, or `Shop`. */
  actor: Scalars['String']['output']
  at: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  kind: OrderEventKind
  /** More about it; may be empty. */
  text: Scalars['String']['output']
  title: Scalars['String']['output']
}

export type OrderEventKind =
  | 'ADDRESS'
  /** It was called off, or its payment was. */
  | 'CANCELLED'
  | 'DELIVERED'
  | 'DISPATCHED'
  | 'FAILED'
  /** Something was sent to the customer. */
  | 'MESSAGE'
  /** For the shop's own eyes. */
  | 'NOTE'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PAID'
  /** It waits for its payment. */
  | 'PENDING'
  | 'PLACED'
  | 'READY_TO_PICKUP'
  /** All of it or a part was paid back. */
  | 'REFUNDED'
  | 'TRACKED'

export type OrderFulfilment = 'NONE' | 'PARTIAL' | 'WHOLE'

/** One product of an order, as it was sold. */
export type OrderItem = {
  __typename?: 'OrderItem'
  /** Pieces that were packed, 0 to `qty`. */
  fulfilled: Scalars['Int']['output']
  id: Scalars['ID']['output']
  image: Scalars['String']['output']
  /** US dollars for one piece. */
  price: Scalars['Float']['output']
  /** Null when the product was deleted since. */
  product?: Maybe<Product>
  productBrand: Scalars['String']['output']
  productName: Scalars['String']['output']
  qty: Scalars['Int']['output']
  /** US dollars: price times pieces. */
  total: Scalars['Float']['output']
}

/** How much of an item is packed. */
export type OrderItemFulfilment = {
  /** Pieces that are packed, 0 to its `qty`. */
  fulfilled: Scalars['Int']['input']
  /** Of the item. */
  id: Scalars['ID']['input']
}

/** What became of many orders that were to take the same step. */
export type OrderMoves = {
  __typename?: 'OrderMoves'
  /** Those that may not take this step now. */
  leftOut: Array<Order>
  moved: Array<Order>
}

export type OrderPage = {
  __typename?: 'OrderPage'
  items: Array<Order>
  /** Number of orders that match, on all pages. */
  total: Scalars['Int']['output']
}

export type OrderPayment =
  /** Also what was paid back. */
  'CANCELLED' | 'FAILED' | 'PAID' | 'PENDING'

export type OrderSort = 'CUSTOMER' | 'DATE' | 'ORDER' | 'PAYMENT' | 'SPENT' | 'STATUS'

export type OrderStatus = 'DELIVERED' | 'DISPATCHED' | 'OUT_FOR_DELIVERY' | 'READY_TO_PICKUP'

/** Counts of all orders of the workspace. */
export type OrderSummary = {
  __typename?: 'OrderSummary'
  /** Payment cancelled or paid back. */
  cancelled: Scalars['Int']['output']
  /** Paid and delivered. */
  completed: Scalars['Int']['output']
  delivered: Scalars['Int']['output']
  /** Payment failed. */
  failed: Scalars['Int']['output']
  outForDelivery: Scalars['Int']['output']
  pendingPayment: Scalars['Int']['output']
  /** Paid back, in part or whole. */
  refunded: Scalars['Int']['output']
  /** US dollars over all orders that were paid, less what was paid back. */
  revenue: Scalars['Float']['output']
  /** As the view `TO_SHIP` counts. */
  toShip: Scalars['Int']['output']
  total: Scalars['Int']['output']
  /** Payment pending or failed. */
  unpaid: Scalars['Int']['output']
}

/** What a list of orders is looked at for. */
export type OrderView =
  | 'DELIVERED'
  | 'OUT_FOR_DELIVERY'
  /** Paid back, in part or whole. */
  | 'REFUNDED'
  /** Paid, and not out for delivery yet. */
  | 'TO_SHIP'
  /** Payment pending or failed. */
  | 'UNPAID'

/** A category of the shop's own, under one of the six. */
export type OwnCategory = {
  __typename?: 'OwnCategory'
  id: Scalars['ID']['output']
  /** Address of the picture (SVG). */
  image: Scalars['String']['output']
  parent: ProductCategory
  /** Those under one parent stand in the order of this number. */
  position: Scalars['Int']['output']
  /** Products in it. */
  products: Scalars['Int']['output']
  /** US dollars that the products in it brought in by orders that are paid. */
  revenue: Scalars['Float']['output']
  /** What stands for it in an address, unique in the workspace: small letters and digits with - between them. */
  slug: Scalars['String']['output']
  status: OwnCategoryStatus
  /** 1 to 60 characters. */
  title: Scalars['String']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** What may be said of a category of one's own; what is left out stays as it is. */
export type OwnCategoryInput = {
  /** A path on this server that begins with `/`, or an https address. A new one without it gets a drawing of its parent. */
  image?: InputMaybe<Scalars['String']['input']>
  /** Its products follow it there. */
  parent?: InputMaybe<ProductCategory>
  /** Letters and digits with - between them, unique. A new one without it gets one made of its title. */
  slug?: InputMaybe<Scalars['String']['input']>
  /** Active for a new one unless said otherwise. */
  status?: InputMaybe<OwnCategoryStatus>
  /** 1 to 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>
}

export type OwnCategoryPage = {
  __typename?: 'OwnCategoryPage'
  items: Array<OwnCategory>
  /** Number of categories that match, on all pages. */
  total: Scalars['Int']['output']
}

export type OwnCategorySort = 'POSITION' | 'TITLE'

export type OwnCategoryStatus =
  | 'ACTIVE'
  /** No longer offered for products; those in it stay. */
  | 'INACTIVE'

/** One page of a list. Nonsense falls back to the defaults. */
export type PageInput = {
  /** 1 to 100 rows; -1 gives all, up to 1,000. */
  itemsPerPage?: InputMaybe<Scalars['Int']['input']>
  /** Counted from 1. A page beyond the last is empty. */
  page?: InputMaybe<Scalars['Int']['input']>
}

/** Where the money goes; the same for every invoice of the demonstration. */
export type PaymentDetails = {
  __typename?: 'PaymentDetails'
  bankName: Scalars['String']['output']
  country: Scalars['String']['output']
  iban: Scalars['String']['output']
  swiftCode: Scalars['String']['output']
  /** A sample value, in words: `$12,110.55`. */
  totalDue: Scalars['String']['output']
}

export type PaymentMethod = 'MASTERCARD' | 'PAYPAL'

export type PaymentProvider = 'BANK_TRANSFER' | 'CARD' | 'CASH_ON_DELIVERY' | 'PAYPAL'

/** Something that roles may be allowed to do. */
export type Permission = {
  __typename?: 'Permission'
  /** Roles that have it, each once, the mightiest first. */
  assignedTo: Array<PermissionRole>
  createdDate: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  /** 1 to 120 characters, unique in the workspace in whatever case. */
  name: Scalars['String']['output']
  /** Roles of the user list that have it: their users may do it. */
  userRoles: Array<UserRole>
  version: Scalars['Int']['output']
}

export type PermissionPage = {
  __typename?: 'PermissionPage'
  items: Array<Permission>
  /** Number of permissions that match, on all pages. */
  total: Scalars['Int']['output']
}

export type PermissionRole = 'ADMINISTRATOR' | 'MANAGER' | 'RESTRICTED_USER' | 'SUPPORT' | 'USERS'

export type PermissionSort = 'DATE' | 'NAME'

/** Something that the shop sells. */
export type Product = {
  __typename?: 'Product'
  /** Further qualities, at most 20, in their order. */
  attributes: Array<ProductAttribute>
  /** Digits under the bars; empty when there are none. */
  barcode: Scalars['String']['output']
  category: ProductCategory
  /** What it is shown with, such as `Slow home`; empty for none. At most 60 characters. */
  collection: Scalars['String']['output']
  /** US dollars before it was reduced; null when it was not. */
  comparePrice?: Maybe<Scalars['Float']['output']>
  /** US dollars that it costs the shop; null when unknown. */
  cost?: Maybe<Scalars['Float']['output']>
  createdAt: Scalars['DateTime']['output']
  /** Plain text, a line for each paragraph. */
  description: Scalars['String']['output']
  /** Of the parcel; null when unknown. */
  dimensions?: Maybe<ProductSize>
  id: Scalars['ID']['output']
  /** Address of the picture (SVG). */
  image: Scalars['String']['output']
  /** At most 8 pictures, in their order; the first is `image`. */
  images: Array<ProductImage>
  /** False for what is not sent, such as a file or a service. */
  isPhysical: Scalars['Boolean']['output']
  /** False where no tax is added. */
  isTaxable: Scalars['Boolean']['output']
  /** What it is to be had in, such as Size: S, M, L; at most 3. */
  options: Array<ProductOption>
  /** One of the shop's own under that category; null when it stands in none. */
  ownCategory?: Maybe<OwnCategory>
  /** US dollars, two decimals. */
  price: Scalars['Float']['output']
  /** Who makes it. */
  productBrand: Scalars['String']['output']
  /** 1 to 120 characters. */
  productName: Scalars['String']['output']
  /** When a scheduled product is published; null otherwise. */
  publishAt?: Maybe<Scalars['DateTime']['output']>
  /** Pieces in store, 0 or more. */
  qty: Scalars['Int']['output']
  /** What customers wrote about it, the newest first. */
  reviews: ReviewPage
  /** The description with its formatting, as a tree of the kind that documents have; null where it has none. */
  richDescription?: Maybe<Scalars['JSON']['output']>
  /** Stock keeping unit, unique in the workspace: digits and letters. */
  sku: Scalars['String']['output']
  status: ProductStatus
  /** True while it can be ordered. */
  stock: Scalars['Boolean']['output']
  /** At most 12, each of 1 to 30 characters. */
  tags: Array<Scalars['String']['output']>
  taxClass: TaxClass
  /** The combinations of its options that are sold, in their order; at most 100. Their pieces together are `qty`. */
  variants: Array<ProductVariant>
  /** Grows with each change. */
  version: Scalars['Int']['output']
  /** Kilograms, packed; null when unknown. */
  weight?: Maybe<Scalars['Float']['output']>
}

/** Something that the shop sells. */
export type ProductReviewsArgs = {
  page?: InputMaybe<PageInput>
}

/** A quality of a product, such as Material: oak. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute'
  name: Scalars['String']['output']
  value: Scalars['String']['output']
}

/** An attribute as it shall be. */
export type ProductAttributeInput = {
  /** 1 to 40 characters. */
  name: Scalars['String']['input']
  /** 1 to 200 characters. */
  value: Scalars['String']['input']
}

export type ProductCategory = 'ACCESSORIES' | 'ELECTRONICS' | 'GAMES' | 'HOME_DECOR' | 'OFFICE' | 'SHOES'

/** What the shop's products offer to choose from when another one is described. */
export type ProductChoices = {
  __typename?: 'ProductChoices'
  /** Makers of the newest 500 products, by name. */
  brands: Array<Scalars['String']['output']>
  collections: Array<Scalars['String']['output']>
  /** Addresses of the drawings that can be a picture. */
  drawings: Array<Scalars['String']['output']>
  tags: Array<Scalars['String']['output']>
}

/** A picture of a product. */
export type ProductImage = {
  __typename?: 'ProductImage'
  /** What is to be seen on it, for who does not see it; at most 200 characters. */
  alt: Scalars['String']['output']
  /** Address of the picture: a drawing of ours, or what was uploaded. */
  src: Scalars['String']['output']
}

/** A picture as it shall be. */
export type ProductImageInput = {
  /** At most 200 characters. */
  alt?: InputMaybe<Scalars['String']['input']>
  /** A path on this server that begins with `/`, or an https address. */
  src: Scalars['String']['input']
}

/** What became of a file, or would: where a row is wrong, nothing of it is written. */
export type ProductImport = {
  __typename?: 'ProductImport'
  /** Products that were added, or would be. */
  added: Scalars['Int']['output']
  /** Products that were changed, or would be. */
  changed: Scalars['Int']['output']
  problems: Array<ProductImportProblem>
  /** Those that were added or changed; none when tried out. */
  products: Array<Product>
  /** Products that are as the file says already. */
  same: Scalars['Int']['output']
}

/** Why a row of a file cannot be. */
export type ProductImportProblem = {
  __typename?: 'ProductImportProblem'
  /** The column at fault; empty when it is the row as a whole. */
  column: Scalars['String']['output']
  message: Scalars['String']['output']
  /** Counted from 1. */
  row: Scalars['Int']['output']
}

/** A row of a file, as text: null where the file has no such column. Empty clears what may be empty, and stands for nothing said elsewhere. */
export type ProductImportRow = {
  barcode?: InputMaybe<Scalars['String']['input']>
  /** One of the six, such as `Home decor` or `HOME_DECOR`. */
  category?: InputMaybe<Scalars['String']['input']>
  comparePrice?: InputMaybe<Scalars['String']['input']>
  cost?: InputMaybe<Scalars['String']['input']>
  description?: InputMaybe<Scalars['String']['input']>
  image?: InputMaybe<Scalars['String']['input']>
  /** Slug or title of one of the shop's own. */
  ownCategory?: InputMaybe<Scalars['String']['input']>
  /** US dollars, such as `12.50` or `$1,200`. */
  price?: InputMaybe<Scalars['String']['input']>
  productBrand?: InputMaybe<Scalars['String']['input']>
  productName?: InputMaybe<Scalars['String']['input']>
  /** An instant such as `2026-12-24T09:00:00.000Z`, for what is scheduled. */
  publishAt?: InputMaybe<Scalars['String']['input']>
  qty?: InputMaybe<Scalars['String']['input']>
  /** Whose product it is: a known one is changed, another one added. */
  sku: Scalars['String']['input']
  /** `published`, `scheduled` or `inactive`. */
  status?: InputMaybe<Scalars['String']['input']>
  /** `true` or `false`, `yes` or `no`. */
  stock?: InputMaybe<Scalars['String']['input']>
  /** With `;` between them. */
  tags?: InputMaybe<Scalars['String']['input']>
}

/** What may be said of a product; what is left out stays as it is. */
export type ProductInput = {
  /** At most 20, each name once. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>
  /** Digits; empty for none. */
  barcode?: InputMaybe<Scalars['String']['input']>
  /** Electronics unless said otherwise. */
  category?: InputMaybe<ProductCategory>
  /** At most 60 characters; empty for none. */
  collection?: InputMaybe<Scalars['String']['input']>
  /** US dollars before it was reduced; 0 for none. */
  comparePrice?: InputMaybe<Scalars['Float']['input']>
  /** US dollars that it costs the shop; 0 for unknown. */
  cost?: InputMaybe<Scalars['Float']['input']>
  /** At most 4,000 characters; what was formatted is plain text then. */
  description?: InputMaybe<Scalars['String']['input']>
  /** Zeros for unknown. */
  dimensions?: InputMaybe<ProductSizeInput>
  /** A path on this server that begins with `/`, or an https address. Without one, a new product gets a drawing of its category. */
  image?: InputMaybe<Scalars['String']['input']>
  /** At most 8, each once; the first becomes `image`. They take the place of those that are there. */
  images?: InputMaybe<Array<ProductImageInput>>
  /** True unless said otherwise. */
  isPhysical?: InputMaybe<Scalars['Boolean']['input']>
  /** True unless said otherwise. */
  isTaxable?: InputMaybe<Scalars['Boolean']['input']>
  /** At most 3, with at most 100 combinations; given together with `variants`, and empty for none. */
  options?: InputMaybe<Array<ProductOptionInput>>
  /** One of the shop's own, which brings its parent as `category` with it; empty for none. Another `category` alone takes it out. */
  ownCategoryId?: InputMaybe<Scalars['ID']['input']>
  /** 0 or more, at most two decimals. */
  price?: InputMaybe<Scalars['Float']['input']>
  /** At most 120 characters. */
  productBrand?: InputMaybe<Scalars['String']['input']>
  /** 1 to 120 characters. */
  productName?: InputMaybe<Scalars['String']['input']>
  /** In the future; needed to schedule. */
  publishAt?: InputMaybe<Scalars['DateTime']['input']>
  /** 0 or more. */
  qty?: InputMaybe<Scalars['Int']['input']>
  /**
   * The description with its formatting: a tree of paragraphs, headings, lists, quotes and texts that may be bold, italic or
   * links, as ProseMirror writes it; at most 16,000 bytes. `description` becomes its plain text.
   */
  richDescription?: InputMaybe<Scalars['JSON']['input']>
  /** 1 to 20 digits and letters, with - between them; unique whatever the case. */
  sku?: InputMaybe<Scalars['String']['input']>
  /** As with `setProductStatus`; a new product is inactive unless said otherwise. */
  status?: InputMaybe<ProductStatus>
  /** True for a new product that has pieces. */
  stock?: InputMaybe<Scalars['Boolean']['input']>
  /** At most 12, each of 1 to 30 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>
  taxClass?: InputMaybe<TaxClass>
  /** Those that are sold, 1 to 100 where there are options. They take the place of those that are there, and `qty` is their sum. */
  variants?: InputMaybe<Array<ProductVariantInput>>
  /** Kilograms, at most 1,000, with at most three decimals; 0 for unknown. */
  weight?: InputMaybe<Scalars['Float']['input']>
}

/** Something that is chosen when a product is bought. */
export type ProductOption = {
  __typename?: 'ProductOption'
  /** At most 30 characters. */
  name: Scalars['String']['output']
  /** 1 to 20, each of 1 to 30 characters. */
  values: Array<Scalars['String']['output']>
}

/** An option as it shall be. */
export type ProductOptionInput = {
  /** 1 to 30 characters, each name once. */
  name: Scalars['String']['input']
  /** 1 to 20 values of 1 to 30 characters, each once. */
  values: Array<Scalars['String']['input']>
}

export type ProductPage = {
  __typename?: 'ProductPage'
  items: Array<Product>
  /** Number of products that match, on all pages. */
  total: Scalars['Int']['output']
}

/** Of a parcel, in centimetres. */
export type ProductSize = {
  __typename?: 'ProductSize'
  height: Scalars['Float']['output']
  length: Scalars['Float']['output']
  width: Scalars['Float']['output']
}

/** The measures of a parcel in centimetres, at most 1,000, with at most one decimal. */
export type ProductSizeInput = {
  height: Scalars['Float']['input']
  length: Scalars['Float']['input']
  width: Scalars['Float']['input']
}

export type ProductSort =
  /** As they were added. */
  'ADDED' | 'CATEGORY' | 'PRICE' | 'PRODUCT' | 'QTY' | 'SKU' | 'STATUS'

export type ProductStatus =
  /** Not in the shop. */
  | 'INACTIVE'
  /** Shown in the shop. */
  | 'PUBLISHED'
  /** Published by itself at `publishAt`. */
  | 'SCHEDULED'

/** Counts of all products of the workspace. */
export type ProductSummary = {
  __typename?: 'ProductSummary'
  inactive: Scalars['Int']['output']
  /** Products with fewer than 10 pieces, those with none included. */
  lowStock: Scalars['Int']['output']
  /** Products that cannot be ordered. */
  outOfStock: Scalars['Int']['output']
  published: Scalars['Int']['output']
  scheduled: Scalars['Int']['output']
  /** US dollars: price times pieces, over all products. */
  stockValue: Scalars['Float']['output']
  total: Scalars['Int']['output']
}

/** One way in which a product with options is to be had. */
export type ProductVariant = {
  __typename?: 'ProductVariant'
  /** A value of each option, in their order. */
  choices: Array<Scalars['String']['output']>
  id: Scalars['ID']['output']
  /** US dollars, two decimals. */
  price: Scalars['Float']['output']
  /** Pieces in store. */
  qty: Scalars['Int']['output']
  /** Unique in the workspace, also among products. */
  sku: Scalars['String']['output']
  version: Scalars['Int']['output']
}

/** A variant as it shall be. */
export type ProductVariantInput = {
  /** A value of each option, in their order. */
  choices: Array<Scalars['String']['input']>
  /** US dollars, 0 or more, at most two decimals. */
  price: Scalars['Float']['input']
  /** 0 to 1,000,000. */
  qty: Scalars['Int']['input']
  /** As with products; unique among these, too. */
  sku: Scalars['String']['input']
}

/** The person whose profile the demonstration shows. */
export type Profile = {
  __typename?: 'Profile'
  /** What is told about the person: label and value. */
  about: Array<ProfileFact>
  connections: Array<ProfileConnection>
  contacts: Array<ProfileFact>
  /** Address of the cover (SVG). */
  coverImg: Scalars['String']['output']
  designation: Scalars['String']['output']
  fullName: Scalars['String']['output']
  /** Month and year, such as `April 2024`. */
  joiningDate: Scalars['String']['output']
  location: Scalars['String']['output']
  /** Teams, with how many members: label and value. */
  memberships: Array<ProfileFact>
  /** Sums over projects and connections: label and value. */
  overview: Array<ProfileFact>
  /** Address of the picture (SVG). */
  profileImg: Scalars['String']['output']
  projects: Array<ProfileProject>
  role: Scalars['String']['output']
  status: Scalars['String']['output']
  teams: Array<ProfileTeam>
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** A word in a coloured chip. */
export type ProfileChip = {
  __typename?: 'ProfileChip'
  /** A name of the theme, such as `primary`. */
  color: Scalars['String']['output']
  title: Scalars['String']['output']
}

/** Someone whom the person knows, or may want to. */
export type ProfileConnection = {
  __typename?: 'ProfileConnection'
  avatar: Scalars['String']['output']
  chips: Array<ProfileChip>
  /** Number of people that this one is connected with. */
  connections: Scalars['Int']['output']
  designation: Scalars['String']['output']
  id: Scalars['ID']['output']
  isConnected: Scalars['Boolean']['output']
  name: Scalars['String']['output']
  /** Number of projects. */
  projects: Scalars['Int']['output']
  /** Number of tasks. */
  tasks: Scalars['Int']['output']
  version: Scalars['Int']['output']
}

/** Something told about a person: what it is, and its value. */
export type ProfileFact = {
  __typename?: 'ProfileFact'
  /** Name of a Tabler icon. */
  icon: Scalars['String']['output']
  property: Scalars['String']['output']
  value: Scalars['String']['output']
}

/** What of the profile changes; what is left out, or null, stays. */
export type ProfileInput = {
  /** At most 120 characters. */
  designation?: InputMaybe<Scalars['String']['input']>
  /** 1 to 120 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>
  /** At most 120 characters. */
  location?: InputMaybe<Scalars['String']['input']>
}

/** Someone who is pictured in a group. */
export type ProfileMember = {
  __typename?: 'ProfileMember'
  avatar: Scalars['String']['output']
  name: Scalars['String']['output']
}

/** A project that the person works on. */
export type ProfileProject = {
  __typename?: 'ProfileProject'
  /** Address of its mark (SVG). */
  avatar: Scalars['String']['output']
  avatarGroup: Array<ProfileMember>
  /** US dollars. */
  budget: Scalars['Float']['output']
  /** US dollars. */
  budgetSpent: Scalars['Float']['output']
  /** A name of the theme, such as `primary`. */
  chipColor: Scalars['String']['output']
  client: Scalars['String']['output']
  /** Number of comments. */
  comments: Scalars['Int']['output']
  completedTask: Scalars['Int']['output']
  /** Days from today to the deadline; below 0 when it has passed. */
  daysLeft: Scalars['Int']['output']
  /** A day. */
  deadline: Scalars['String']['output']
  description: Scalars['String']['output']
  /** Spent of planned, such as `380/420`. */
  hours: Scalars['String']['output']
  id: Scalars['ID']['output']
  leader: Scalars['String']['output']
  /** Number of members, pictured or not. */
  members: Scalars['Int']['output']
  /** A day. */
  startDate: Scalars['String']['output']
  /** Done of all, such as `41/52`. */
  tasks: Scalars['String']['output']
  title: Scalars['String']['output']
  totalTask: Scalars['Int']['output']
}

/** A team that the person belongs to. */
export type ProfileTeam = {
  __typename?: 'ProfileTeam'
  /** Address of the team's mark (SVG). */
  avatar: Scalars['String']['output']
  /** Members that are pictured. */
  avatarGroup: Array<ProfileMember>
  chips: Array<ProfileChip>
  description: Scalars['String']['output']
  /** Members beyond those pictured. */
  extraMembers: Scalars['Int']['output']
  id: Scalars['ID']['output']
  title: Scalars['String']['output']
}

/** A project of the dashboard, with who leads it and how far it is. */
export type Project = {
  __typename?: 'Project'
  /** Team members beyond those pictured. */
  extraMembers: Scalars['Int']['output']
  /** Hours spent, such as `18:42`. */
  hours: Scalars['String']['output']
  id: Scalars['ID']['output']
  leader: Scalars['String']['output']
  /** Address of its mark (SVG). */
  logo: Scalars['String']['output']
  /** Name of the project, such as `Harbour app`. */
  name: Scalars['String']['output']
  /** 0 to 100. */
  progress: Scalars['Int']['output']
  /** What kind of project it is, such as `React project`. */
  project: Scalars['String']['output']
  /** Addresses of pictures of the team (SVG), at most 4. */
  team: Array<Scalars['String']['output']>
  version: Scalars['Int']['output']
}

/** What a change of a project may give. */
export type ProjectInput = {
  leader?: InputMaybe<Scalars['String']['input']>
  /** 1 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>
  /** 0 to 100. */
  progress?: InputMaybe<Scalars['Int']['input']>
  project?: InputMaybe<Scalars['String']['input']>
}

export type ProjectPage = {
  __typename?: 'ProjectPage'
  items: Array<Project>
  /** Number of projects that match, on all pages. */
  total: Scalars['Int']['output']
}

export type ProjectSort = 'LEADER' | 'PROGRESS' | 'PROJECT'

export type Query = {
  __typename?: 'Query'
  /**
   * The same across every workspace, the public one included, for administrators. One whose password is public, the
   * demonstration's, sees addresses of other accounts in part and nothing of what their rows hold.
   * Errors: UNAUTHENTICATED, FORBIDDEN.
   */
  activities: OperationPage
  /** What happens on this server, in figures, for administrators. Days are counted in UTC. Errors: UNAUTHENTICATED, FORBIDDEN. */
  activitySummary: ActivitySummary
  /** All boards in their order, with their cards in theirs. */
  boards: Array<Board>
  /** One event. Errors: NOT_FOUND. */
  calendarEvent: CalendarEvent
  /** Events of the given calendars (all when null, none when empty) that touch the time from `from` to `to`, both included, the earliest first; `search` looks in title, place, description and guests. */
  calendarEvents: CalendarEventPage
  /** One card. Errors: NOT_FOUND. */
  card: Card
  /** Every category with its figures, in the order of the enum. */
  categories: Array<Category>
  /** Oneself in the chat. */
  chatProfile: ChatProfile
  /** Conversations that have a message, the one with the newest message first; of contacts whose name contains `search`. */
  chats: Array<Chat>
  /** One contact. Errors: NOT_FOUND. */
  contact: Contact
  /** Contacts whose name contains `search`, case-blind, in the order of their names. */
  contacts: ContactPage
  /** One course with its sections and topics. Errors: NOT_FOUND. */
  course: Course
  /** Courses whose title or teacher contains `search`, case-blind; in the order of their ids unless sorted. */
  courses: CoursePage
  /** By id, or by the six digits of `customerId`: one of the two. Errors: NOT_FOUND, BAD_USER_INPUT. */
  customer: Customer
  /** Counts for the tiles above the list. */
  customerSummary: CustomerSummary
  /** Customers whose name, country or e-mail contains `search`, case-blind; in the order of their ids unless sorted. */
  customers: CustomerPage
  /** Ready-made accounts to try; empty where the server is not a demonstration. */
  demoLogins: Array<DemoLogin>
  /** Words of your personal dictionary, in order. Errors: UNAUTHENTICATED. */
  dictionaryWords: Array<Scalars['String']['output']>
  /** One of your documents, also from the trash. Errors: UNAUTHENTICATED, NOT_FOUND. */
  document: Document
  /**
   * Your documents whose title or text contains `search`, case-blind; the latest first unless sorted. Those in the trash
   * stand by themselves. Errors: UNAUTHENTICATED.
   */
  documents: DocumentPage
  /** One mail. Errors: NOT_FOUND. */
  email: Email
  /** Counts of the whole mailbox without the trash. */
  emailCounts: EmailCounts
  /**
   * Mails whose sender's name or subject contains `search`, case-blind, the newest first. What lies in the trash is shown only with
   * `trashed`, and then from every folder. Answers stand in `replies`, not in the list.
   */
  emails: EmailPage
  /** Questions that contain `search`, case-blind, in their categories; categories without one are left out. */
  faqs: Array<FaqCategory>
  /** Counts for the tiles of the dashboard. */
  fleetSummary: FleetSummary
  /** One article. Errors: NOT_FOUND. */
  helpArticle: HelpArticle
  /** All of the help centre; with `search`, only articles whose title or text contains it, case-blind. */
  helpCentre: HelpCentre
  /** Rules whose changes you do not want to see, in order. Errors: UNAUTHENTICATED. */
  ignoredRules: Array<Scalars['String']['output']>
  /** One invoice. Errors: NOT_FOUND. */
  invoice: Invoice
  /** Clients whose name, company or e-mail contains `search`, case-blind, in the order of their ids. */
  invoiceClients: InvoiceClientPage
  /** Figures for the tiles above the list. */
  invoiceSummary: InvoiceSummary
  /** Invoices whose client, client's e-mail or number contains `search`, case-blind, issued from `from` to `to`, both days included; the newest first unless sorted. Errors: BAD_USER_INPUT for what is no day. */
  invoices: InvoicePage
  /** Whether no other product and none of its variants has this sku; one's own product does not count. Errors: BAD_USER_INPUT (sku), NOT_FOUND. */
  isSkuFree: Scalars['Boolean']['output']
  /** Figures for the learner's dashboard. */
  learningSummary: LearningSummary
  /** The account of the token; null when there is none or it is no longer valid. */
  me?: Maybe<Account>
  /** What the account was told, the latest first; the last 200 are kept. Errors: UNAUTHENTICATED. */
  notifications: NotificationPage
  /**
   * What was done in the viewer's workspace, the latest first; the last 1,000 operations are kept. `actor` is a whole e-mail
   * (empty text: callers without a token), `from` and `to` are both included, `search` looks in summary and actor,
   * `requestId` gives everything that one request did, `record` the timeline of one row.
   */
  operations: OperationPage
  /** By id, or by its number: one of the two. Errors: NOT_FOUND, BAD_USER_INPUT. */
  order: Order
  /** Counts for the tiles above the list. */
  orderSummary: OrderSummary
  /**
   * Orders whose customer, e-mail or number contains `search`, case-blind; in the order of their ids unless sorted. `ids` names up
   * to 100 of them.
   */
  orders: OrderPage
  /** The shop's own categories whose title or slug contains `search`, case-blind; in their order unless sorted. */
  ownCategories: OwnCategoryPage
  /** The bank account that clients pay to. */
  paymentDetails: PaymentDetails
  /** Errors: NOT_FOUND. */
  permission: Permission
  /**
   * Permissions whose name or date (as in `14 Apr 2026, 8:43 PM`, UTC) contains `search`, or one of whose roles (such as
   * `restricted-user`) begins with it, case-blind; those of `role` only, where it is given; in the order of their ids unless sorted.
   */
  permissions: PermissionPage
  /** Errors: NOT_FOUND. */
  product: Product
  /** What to offer to whoever describes a product: makers, collections, tags and drawings. */
  productChoices: ProductChoices
  /** Counts for the tiles above the list. */
  productSummary: ProductSummary
  /** Products whose name or brand contains `search`, case-blind; the newest first unless sorted. */
  products: ProductPage
  /** The demonstration's own profile. */
  profile: Profile
  /** Errors: NOT_FOUND. */
  project: Project
  /** Projects whose name, leader or kind contains `search`, case-blind; in the order of their ids unless sorted. By project, ties go by name. */
  projects: ProjectPage
  /** What a run of this text would cost. Errors: UNAUTHENTICATED, BAD_USER_INPUT. */
  quoteTextRun: TextQuote
  /** The code of your own link, `/register?referral=` and the code: whoever opens an account by it becomes one of your referrals. Errors: UNAUTHENTICATED. */
  referralCode: Scalars['String']['output']
  /** Figures for the tiles above the list. */
  referralSummary: ReferralSummary
  /** Referrals whose name or e-mail contains `search`, case-blind; in the order of their ids unless sorted. */
  referrals: ReferralPage
  /** One review. Errors: NOT_FOUND. */
  review: Review
  /** Counts and the mean rating of all reviews, for the tiles above the list. */
  reviewSummary: ReviewSummary
  /** Reviews whose product, reviewer, e-mail or text contains `search`, case-blind, with as many stars as `rating` says (1 to 5); the newest first unless sorted. */
  reviews: ReviewPage
  /** Errors: NOT_FOUND. */
  role: Role
  /** Every role, in the order of their ids. */
  roles: Array<Role>
  /** Sales whose product or buyer contains `search`, case-blind; in the order of their ids unless sorted. */
  sales: SalePage
  /** What was sold, and where, for the tiles above the list. */
  salesSummary: SalesSummary
  /** The palette's pages whose title contains `q`, case-blind, at most 5 a group; without `q`, the first 5 of every group. Groups without a match are left out. */
  searchPages: Array<SearchGroup>
  /** Records whose main text contains `q`, case-blind, at most 5 an area, over orders, invoices, users, e-mails, events, contacts, products and courses. Empty for an empty `q`. */
  searchRecords: Array<SearchRecord>
  /** Where the account is signed in, the latest first. Errors: UNAUTHENTICATED. */
  sessions: Array<Session>
  /** How the shop is set up. */
  storeSettings: StoreSettings
  /** A sku for a product of this name that is free now, such as `OFF-HALDEN-LAMP`. Errors: BAD_USER_INPUT (productName). */
  suggestSku: Scalars['String']['output']
  /** Which of `email` and `username` another user than `except` has already, whatever the case. */
  takenUserFields: Array<Scalars['String']['output']>
  /** One of your runs. Kept for 30 days. Errors: UNAUTHENTICATED, NOT_FOUND. */
  textRun: TextRun
  /** Your runs, the latest first; of one document where `documentId` is given. Errors: UNAUTHENTICATED. */
  textRuns: TextRunPage
  /** What the engine and its prices are, for everyone. */
  textService: TextService
  /** Errors: NOT_FOUND. */
  user: User
  /** Counts for the tiles above the list. */
  userSummary: UserSummary
  /** Users whose name or e-mail contains `search`, case-blind; `paid` are those whose plan costs something. In the order of their ids unless sorted. */
  users: UserPage
  /** One vehicle. Errors: NOT_FOUND. */
  vehicle: Vehicle
  /** Vehicles whose cities or countries contain `search`, case-blind; in the order of their ids unless sorted. By route, ties go by country. */
  vehicles: VehiclePage
  /** Movements of your words, the latest first. Errors: UNAUTHENTICATED. */
  wordEntries: WordEntryPage
}

export type QueryActivitiesArgs = {
  actor?: InputMaybe<Scalars['String']['input']>
  area?: InputMaybe<Area>
  door?: InputMaybe<Door>
  from?: InputMaybe<Scalars['DateTime']['input']>
  kind?: InputMaybe<OperationKind>
  page?: InputMaybe<PageInput>
  record?: InputMaybe<RecordInput>
  requestId?: InputMaybe<Scalars['String']['input']>
  search?: InputMaybe<Scalars['String']['input']>
  to?: InputMaybe<Scalars['DateTime']['input']>
}

export type QueryCalendarEventArgs = {
  id: Scalars['ID']['input']
}

export type QueryCalendarEventsArgs = {
  calendars?: InputMaybe<Array<Calendar>>
  from?: InputMaybe<Scalars['DateTime']['input']>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  to?: InputMaybe<Scalars['DateTime']['input']>
}

export type QueryCardArgs = {
  id: Scalars['ID']['input']
}

export type QueryChatsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
}

export type QueryContactArgs = {
  id: Scalars['ID']['input']
}

export type QueryContactsArgs = {
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
}

export type QueryCourseArgs = {
  id: Scalars['ID']['input']
}

export type QueryCoursesArgs = {
  favourite?: InputMaybe<Scalars['Boolean']['input']>
  hideCompleted?: InputMaybe<Scalars['Boolean']['input']>
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<CourseSort>
  tag?: InputMaybe<CourseTag>
}

export type QueryCustomerArgs = {
  customerId?: InputMaybe<Scalars['String']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
}

export type QueryCustomersArgs = {
  country?: InputMaybe<CustomerCountry>
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  segment?: InputMaybe<CustomerSegment>
  sort?: InputMaybe<CustomerSort>
  spend?: InputMaybe<CustomerSpend>
  status?: InputMaybe<CustomerStatus>
}

export type QueryDocumentArgs = {
  id: Scalars['ID']['input']
}

export type QueryDocumentsArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<DocumentSort>
  trashed?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryEmailArgs = {
  id: Scalars['ID']['input']
}

export type QueryEmailsArgs = {
  folder?: InputMaybe<EmailFolder>
  label?: InputMaybe<EmailLabel>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  starred?: InputMaybe<Scalars['Boolean']['input']>
  trashed?: InputMaybe<Scalars['Boolean']['input']>
  unread?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryFaqsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
}

export type QueryHelpArticleArgs = {
  slug: Scalars['String']['input']
}

export type QueryHelpCentreArgs = {
  search?: InputMaybe<Scalars['String']['input']>
}

export type QueryInvoiceArgs = {
  id: Scalars['ID']['input']
}

export type QueryInvoiceClientsArgs = {
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
}

export type QueryInvoicesArgs = {
  from?: InputMaybe<Scalars['String']['input']>
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<InvoiceSort>
  status?: InputMaybe<InvoiceStatus>
  to?: InputMaybe<Scalars['String']['input']>
}

export type QueryIsSkuFreeArgs = {
  productId?: InputMaybe<Scalars['ID']['input']>
  sku: Scalars['String']['input']
}

export type QueryNotificationsArgs = {
  page?: InputMaybe<PageInput>
  unread?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryOperationsArgs = {
  actor?: InputMaybe<Scalars['String']['input']>
  area?: InputMaybe<Area>
  door?: InputMaybe<Door>
  from?: InputMaybe<Scalars['DateTime']['input']>
  kind?: InputMaybe<OperationKind>
  page?: InputMaybe<PageInput>
  record?: InputMaybe<RecordInput>
  requestId?: InputMaybe<Scalars['String']['input']>
  search?: InputMaybe<Scalars['String']['input']>
  to?: InputMaybe<Scalars['DateTime']['input']>
}

export type QueryOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  order?: InputMaybe<Scalars['Int']['input']>
}

export type QueryOrdersArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  payment?: InputMaybe<OrderPayment>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<OrderSort>
  status?: InputMaybe<OrderStatus>
  view?: InputMaybe<OrderView>
}

export type QueryOwnCategoriesArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  parent?: InputMaybe<ProductCategory>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<OwnCategorySort>
  status?: InputMaybe<OwnCategoryStatus>
}

export type QueryPermissionArgs = {
  id: Scalars['ID']['input']
}

export type QueryPermissionsArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  role?: InputMaybe<PermissionRole>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<PermissionSort>
}

export type QueryProductArgs = {
  id: Scalars['ID']['input']
}

export type QueryProductsArgs = {
  category?: InputMaybe<ProductCategory>
  lowStock?: InputMaybe<Scalars['Boolean']['input']>
  order?: InputMaybe<SortOrder>
  ownCategory?: InputMaybe<Scalars['ID']['input']>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<ProductSort>
  status?: InputMaybe<ProductStatus>
  stock?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryProjectArgs = {
  id: Scalars['ID']['input']
}

export type QueryProjectsArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<ProjectSort>
}

export type QueryQuoteTextRunArgs = {
  action: TextAction
  text: Scalars['String']['input']
}

export type QueryReferralsArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<ReferralSort>
  status?: InputMaybe<ReferralStatus>
}

export type QueryReviewArgs = {
  id: Scalars['ID']['input']
}

export type QueryReviewsArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  rating?: InputMaybe<Scalars['Int']['input']>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<ReviewSort>
  status?: InputMaybe<ReviewStatus>
}

export type QueryRoleArgs = {
  id: Scalars['ID']['input']
}

export type QuerySalesArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<SaleSort>
  status?: InputMaybe<SalePaymentStatus>
}

export type QuerySearchPagesArgs = {
  q?: InputMaybe<Scalars['String']['input']>
}

export type QuerySearchRecordsArgs = {
  q: Scalars['String']['input']
}

export type QuerySuggestSkuArgs = {
  category: ProductCategory
  productName: Scalars['String']['input']
}

export type QueryTakenUserFieldsArgs = {
  email?: InputMaybe<Scalars['String']['input']>
  except?: InputMaybe<Scalars['ID']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

export type QueryTextRunArgs = {
  id: Scalars['ID']['input']
}

export type QueryTextRunsArgs = {
  action?: InputMaybe<TextAction>
  documentId?: InputMaybe<Scalars['ID']['input']>
  page?: InputMaybe<PageInput>
}

export type QueryUserArgs = {
  id: Scalars['ID']['input']
}

export type QueryUsersArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  paid?: InputMaybe<Scalars['Boolean']['input']>
  plan?: InputMaybe<UserPlan>
  role?: InputMaybe<UserRole>
  search?: InputMaybe<Scalars['String']['input']>
  signedIn?: InputMaybe<Scalars['Boolean']['input']>
  sort?: InputMaybe<UserSort>
  status?: InputMaybe<UserStatus>
}

export type QueryVehicleArgs = {
  id: Scalars['ID']['input']
}

export type QueryVehiclesArgs = {
  order?: InputMaybe<SortOrder>
  page?: InputMaybe<PageInput>
  search?: InputMaybe<Scalars['String']['input']>
  sort?: InputMaybe<VehicleSort>
  warning?: InputMaybe<VehicleWarning>
}

export type QueryWordEntriesArgs = {
  page?: InputMaybe<PageInput>
}

export type ReceivedPaymentStatus = 'FULLY_PAID' | 'PARTIALLY_PAID' | 'UNPAID'

/** One row of the demonstration data, by its type in this schema. */
export type RecordInput = {
  id: Scalars['ID']['input']
  /** Such as `Review`. */
  type: Scalars['String']['input']
}

/** Someone who came through another one's recommendation, and what that earned. */
export type Referral = {
  __typename?: 'Referral'
  /** Address of the picture (SVG). */
  avatar: Scalars['String']['output']
  /** US dollars that the recommendation earned. */
  earning: Scalars['Float']['output']
  email: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** Four digits, unique. */
  referredId: Scalars['Int']['output']
  status: ReferralStatus
  /** Full name of who was referred. */
  user: Scalars['String']['output']
  /** US dollars that the new customer spent. */
  value: Scalars['Float']['output']
  version: Scalars['Int']['output']
}

export type ReferralPage = {
  __typename?: 'ReferralPage'
  items: Array<Referral>
  /** Number of referrals that match, on all pages. */
  total: Scalars['Int']['output']
}

export type ReferralSort = 'EARNING' | 'REFERRED_ID' | 'STATUS' | 'USER' | 'VALUE'

export type ReferralStatus = 'PAID' | 'REJECTED' | 'UNPAID'

/** What all referrals of the workspace come to. */
export type ReferralSummary = {
  __typename?: 'ReferralSummary'
  /** Share of signups that were paid, 0 to 1. */
  conversion: Scalars['Float']['output']
  /** US dollars of all that were not rejected. */
  earning: Scalars['Float']['output']
  /** Number of referrals, whatever became of them. */
  signups: Scalars['Int']['output']
  /** US dollars that are not paid yet. */
  unpaid: Scalars['Float']['output']
}

/** What a customer wrote about a product. */
export type Review = {
  __typename?: 'Review'
  /** Address of the reviewer's picture (SVG). */
  avatar: Scalars['String']['output']
  /** Who makes the product. */
  companyName: Scalars['String']['output']
  email: Scalars['String']['output']
  /** One line that sums the review up. */
  head: Scalars['String']['output']
  id: Scalars['ID']['output']
  /** The review itself, plain text. */
  para: Scalars['String']['output']
  /** Name of the product. */
  product: Scalars['String']['output']
  /** Address of the product's picture (SVG). */
  productImage: Scalars['String']['output']
  /** 1 to 5. */
  rating: Scalars['Int']['output']
  /** When the reply was written. */
  repliedAt?: Maybe<Scalars['DateTime']['output']>
  /** What the shop replied, plain text; empty when it has not. */
  reply: Scalars['String']['output']
  /** Full name of who wrote it. */
  reviewer: Scalars['String']['output']
  status: ReviewStatus
  /** Grows with each change. */
  version: Scalars['Int']['output']
  writtenAt: Scalars['DateTime']['output']
}

export type ReviewPage = {
  __typename?: 'ReviewPage'
  items: Array<Review>
  /** Number of reviews that match, on all pages. */
  total: Scalars['Int']['output']
}

export type ReviewSort = 'DATE' | 'PRODUCT' | 'RATING' | 'REVIEWER' | 'STATUS'

export type ReviewStatus =
  /** Waiting to be read; not in the shop. */
  | 'PENDING'
  /** Shown in the shop. */
  | 'PUBLISHED'

/** How all reviews of the workspace are rated. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary'
  /** Mean of all ratings, 0 when there are none. */
  average: Scalars['Float']['output']
  /** Number of reviews with 1, 2, 3, 4 and 5 stars, in this order. */
  byRating: Array<Scalars['Int']['output']>
  /** The last eight weeks, this one included, the oldest first. */
  byWeek: Array<ReviewWeek>
  pending: Scalars['Int']['output']
  published: Scalars['Int']['output']
  total: Scalars['Int']['output']
}

/** The reviews that were written in one week. */
export type ReviewWeek = {
  __typename?: 'ReviewWeek'
  /** Mean of the week's ratings, 0 when there are none. */
  average: Scalars['Float']['output']
  count: Scalars['Int']['output']
  /** Its Monday, midnight in UTC. */
  start: Scalars['DateTime']['output']
}

/** A role of the user list, and what it may do in which area. */
export type Role = {
  __typename?: 'Role'
  id: Scalars['ID']['output']
  /** 1 to 60 characters, unique in the workspace. */
  name: Scalars['String']['output']
  /** By subject, each subject once. */
  rights: Array<RoleRight>
  /** Where it is one of the five of the user list; null for roles made here. */
  role?: Maybe<UserRole>
  /** How many users have it. */
  userCount: Scalars['Int']['output']
  /** Users who have it, in the order of their ids. */
  users: UserPage
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** A role of the user list, and what it may do in which area. */
export type RoleUsersArgs = {
  page?: InputMaybe<PageInput>
}

/** What a role may do on one subject. */
export type RoleRight = {
  __typename?: 'RoleRight'
  create: Scalars['Boolean']['output']
  read: Scalars['Boolean']['output']
  /** What it is about, such as `User management`. */
  subject: Scalars['String']['output']
  write: Scalars['Boolean']['output']
}

/** What a role shall be allowed on one subject. */
export type RoleRightInput = {
  create: Scalars['Boolean']['input']
  read: Scalars['Boolean']['input']
  /** 1 to 60 characters; each subject once. */
  subject: Scalars['String']['input']
  write: Scalars['Boolean']['input']
}

/** One row that an operation changed. */
export type RowChange = {
  __typename?: 'RowChange'
  /** The row after, likewise; null where it was deleted. */
  after?: Maybe<Scalars['JSON']['output']>
  /** The row before, in the words and units of its type; null where it was created. */
  before?: Maybe<Scalars['JSON']['output']>
  id: Scalars['ID']['output']
  /** What a person would call the row; empty where it has no name. */
  label: Scalars['String']['output']
  /** GraphQL type of the row, such as `Review`. */
  type: Scalars['String']['output']
}

/** A row of the sales table. */
export type Sale = {
  __typename?: 'Sale'
  buyer: SaleBuyer
  /** A day, such as `2026-11-21`. */
  date: Scalars['String']['output']
  id: Scalars['ID']['output']
  payment: SalePayment
  product: SaleProduct
  version: Scalars['Int']['output']
}

/** Who bought it. */
export type SaleBuyer = {
  __typename?: 'SaleBuyer'
  /** Address of the picture (SVG); empty when there is none. */
  avatar: Scalars['String']['output']
  name: Scalars['String']['output']
}

export type SalePage = {
  __typename?: 'SalePage'
  items: Array<Sale>
  /** Number of sales that match, on all pages. */
  total: Scalars['Int']['output']
}

/** What is to be paid, and how far it is paid. */
export type SalePayment = {
  __typename?: 'SalePayment'
  /** US dollars that were paid; follows from the status. */
  paidAmount: Scalars['Float']['output']
  receivedPaymentStatus: ReceivedPaymentStatus
  status: SalePaymentStatus
  /** US dollars. */
  total: Scalars['Float']['output']
}

export type SalePaymentStatus = 'CANCELLED' | 'COMPLETED' | 'CONFIRMED'

/** What was sold, as it was when it was sold. */
export type SaleProduct = {
  __typename?: 'SaleProduct'
  brand: Scalars['String']['output']
  category: Scalars['String']['output']
  description: Scalars['String']['output']
  hasFreeShipping: Scalars['Boolean']['output']
  /** Number of the product. */
  id: Scalars['Int']['output']
  /** Address of the picture (SVG). */
  image: Scalars['String']['output']
  name: Scalars['String']['output']
  /** US dollars. */
  price: Scalars['Float']['output']
  /** Mean of what customers gave, 0 to 5; 0 when nobody has rated it. */
  rating: Scalars['Float']['output']
  slug: Scalars['String']['output']
}

export type SaleSort = 'BUYER' | 'DATE' | 'PRODUCT' | 'STATUS' | 'TOTAL'

/** What was sold in the last thirty days. */
export type SalesFigure = {
  __typename?: 'SalesFigure'
  /** US dollars; what was paid back is taken off. */
  amount: Scalars['Float']['output']
  /** By how much it grew over the thirty days before: 0.1 is a tenth more. Null when there was nothing then. */
  change?: Maybe<Scalars['Float']['output']>
  /** Paid orders that it comes from. */
  orders: Scalars['Int']['output']
}

/** What the shop sold in the last thirty days, by orders that are paid. */
export type SalesSummary = {
  __typename?: 'SalesSummary'
  /** Bought, anywhere, by customers who came by a referral that was not rejected. */
  affiliate: SalesFigure
  /** What customers were let off, and the orders in which they were. */
  discounts: SalesFigure
  /** Bought in the shop itself. */
  inStore: SalesFigure
  /** Bought on the website. */
  website: SalesFigure
}

/** A place in the application that can be gone to. */
export type SearchEntry = {
  __typename?: 'SearchEntry'
  /** Name of a Tabler icon, such as `chart-pie`. */
  icon: Scalars['String']['output']
  title: Scalars['String']['output']
  /** Path of the page. */
  url: Scalars['String']['output']
}

/** A group of the palette: pages of one kind. */
export type SearchGroup = {
  __typename?: 'SearchGroup'
  /** Key of the group, such as `dashboards`. */
  category: Scalars['String']['output']
  children: Array<SearchEntry>
  /** `Dashboards`, `Apps & pages` and the like. */
  title: Scalars['String']['output']
}

/** A record that the palette found, of whatever area. */
export type SearchRecord = {
  __typename?: 'SearchRecord'
  area: Area
  id: Scalars['ID']['output']
  /** A second line: who, when or how much. */
  subtitle: Scalars['String']['output']
  title: Scalars['String']['output']
  /** GraphQL type of the record, such as `Order`. */
  type: Scalars['String']['output']
  /** Path of the record's page. */
  url: Scalars['String']['output']
}

/** One place where the account is signed in. */
export type Session = {
  __typename?: 'Session'
  /** Network address of the last sign-in. */
  address: Scalars['String']['output']
  createdAt: Scalars['DateTime']['output']
  /** True for the session of this very request. */
  current: Scalars['Boolean']['output']
  expiresAt: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  lastSeenAt: Scalars['DateTime']['output']
  /** The browser as it named itself. */
  userAgent: Scalars['String']['output']
}

/** Where parcels go, for how much, in how long. */
export type ShippingZone = {
  __typename?: 'ShippingZone'
  /** Names of countries, at most 250. */
  countries: Array<Scalars['String']['output']>
  /** How long it takes, such as `2–4 days`. */
  days: Scalars['String']['output']
  name: Scalars['String']['output']
  /** US dollars. */
  rate: Scalars['Float']['output']
}

/** A shipping zone as it shall be. */
export type ShippingZoneInput = {
  /** 1 to 250 names of countries. */
  countries: Array<Scalars['String']['input']>
  /** 1 to 60 characters, such as `2–4 days`. */
  days: Scalars['String']['input']
  /** 1 to 120 characters, each name once. */
  name: Scalars['String']['input']
  /** US dollars, 0 or more, at most two decimals. */
  rate: Scalars['Float']['input']
}

/** A fresh session. Send `auth` in the `Authorization` header, bare or after `Bearer `. */
export type SignedIn = {
  __typename?: 'SignedIn'
  account: Account
  auth: Scalars['String']['output']
}

export type SortOrder = 'ASC' | 'DESC'

export type StoreEvent =
  | 'CUSTOMER_ADDED'
  | 'ORDER_PAID'
  | 'ORDER_PLACED'
  | 'ORDER_SENT'
  | 'PAYMENT_FAILED'
  /** A new review waits to be read. */
  | 'REVIEW_WAITING'
  | 'STOCK_LOW'

/** A place from which the shop works. */
export type StoreLocation = {
  __typename?: 'StoreLocation'
  address: Scalars['String']['output']
  /** True where orders are packed. */
  isFulfilling: Scalars['Boolean']['output']
  /** Degrees, north of the equator positive; null where the place on the map is not known. */
  latitude?: Maybe<Scalars['Float']['output']>
  /** Degrees, east of Greenwich positive; null where `latitude` is. */
  longitude?: Maybe<Scalars['Float']['output']>
  name: Scalars['String']['output']
}

/** A location as it shall be. */
export type StoreLocationInput = {
  /** At most 300 characters. */
  address: Scalars['String']['input']
  isFulfilling: Scalars['Boolean']['input']
  /** -90 to 90; both or neither. */
  latitude?: InputMaybe<Scalars['Float']['input']>
  /** -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>
  /** 1 to 120 characters, each name once. */
  name: Scalars['String']['input']
}

/** Whether one kind of event is told by e-mail and in the application. */
export type StoreNotification = {
  __typename?: 'StoreNotification'
  app: Scalars['Boolean']['output']
  email: Scalars['Boolean']['output']
  event: StoreEvent
}

/** A row of the matrix of notifications as it shall be. */
export type StoreNotificationInput = {
  app: Scalars['Boolean']['input']
  email: Scalars['Boolean']['input']
  /** Each event once; what is not named is told by neither channel. */
  event: StoreEvent
}

/** How the shop is set up; one record a workspace. */
export type StoreSettings = {
  __typename?: 'StoreSettings'
  address: Scalars['String']['output']
  /** What is asked at the checkout. */
  checkoutContact: CheckoutContact
  /** ISO 4217, such as `USD`; what the shop's amounts are shown in. A change of it converts nothing. */
  currency: Scalars['String']['output']
  isAddressLineTwoAsked: Scalars['Boolean']['output']
  isCompanyNameAsked: Scalars['Boolean']['output']
  isPhoneAsked: Scalars['Boolean']['output']
  legalName: Scalars['String']['output']
  locations: Array<StoreLocation>
  /** What the staff is told, and by which channel; a row for each event. */
  notifications: Array<StoreNotification>
  /** Put before order numbers, such as `#`. */
  orderPrefix: Scalars['String']['output']
  /** Payment providers that are switched on. */
  payments: Array<PaymentProvider>
  shippingZones: Array<ShippingZone>
  storeEmail: Scalars['String']['output']
  storeName: Scalars['String']['output']
  storePhone: Scalars['String']['output']
  /** IANA name, such as `Europe/Paris`; by its clock the shop's pages tell the time. */
  timeZone: Scalars['String']['output']
  /** What the shop's pages measure in. */
  units: UnitSystem
  version: Scalars['Int']['output']
}

/** What to change of the settings; lists are replaced whole. */
export type StoreSettingsInput = {
  /** At most 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>
  checkoutContact?: InputMaybe<CheckoutContact>
  /** ISO 4217, such as `USD`. */
  currency?: InputMaybe<Scalars['String']['input']>
  isAddressLineTwoAsked?: InputMaybe<Scalars['Boolean']['input']>
  isCompanyNameAsked?: InputMaybe<Scalars['Boolean']['input']>
  isPhoneAsked?: InputMaybe<Scalars['Boolean']['input']>
  /** 1 to 120 characters. */
  legalName?: InputMaybe<Scalars['String']['input']>
  /** At most 50. */
  locations?: InputMaybe<Array<StoreLocationInput>>
  /** At most 50. */
  notifications?: InputMaybe<Array<StoreNotificationInput>>
  /** At most 10 characters. */
  orderPrefix?: InputMaybe<Scalars['String']['input']>
  payments?: InputMaybe<Array<PaymentProvider>>
  /** At most 50. */
  shippingZones?: InputMaybe<Array<ShippingZoneInput>>
  storeEmail?: InputMaybe<Scalars['String']['input']>
  /** 1 to 120 characters. */
  storeName?: InputMaybe<Scalars['String']['input']>
  /** 5 to 20 digits, spaces, dots, dashes and brackets, with or without `+`; empty for none. */
  storePhone?: InputMaybe<Scalars['String']['input']>
  /** IANA name, such as `Europe/Paris`. */
  timeZone?: InputMaybe<Scalars['String']['input']>
  units?: InputMaybe<UnitSystem>
}

/** The parts of the settings, each of which goes back to its defaults alone. */
export type StoreSettingsPart =
  | 'CHECKOUT'
  | 'LOCATIONS'
  | 'NOTIFICATIONS'
  | 'PAYMENTS'
  | 'SHIPPING'
  /** Names, addresses, currency, time zone, units and the prefix of orders. */
  | 'STORE_DETAILS'

export type Subscription = {
  __typename?: 'Subscription'
  /** The number of unread notifications and the latest one, whenever something comes or is marked. Errors: UNAUTHENTICATED. */
  notificationChanges: NotificationChange
  /** What happens in a run, from the event after `after` to its end. Errors: UNAUTHENTICATED, NOT_FOUND. */
  textRunEvents: TextRunEvent
  /** Every write to the workspace from now on, that touches one of the given areas, or of all. */
  workspaceChanges: WorkspaceChange
}

export type SubscriptionTextRunEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>
  id: Scalars['ID']['input']
}

export type SubscriptionWorkspaceChangesArgs = {
  areas?: InputMaybe<Array<Area>>
}

/** How many topics of one tag are ticked off. */
export type TagCount = {
  __typename?: 'TagCount'
  count: Scalars['Int']['output']
  tag: CourseTag
}

export type TaxClass =
  /** For what is taxed less, such as books and food. */
  | 'REDUCED'
  | 'STANDARD'
  /** Taxed with nothing. */
  | 'ZERO'

export type TextAction =
  /** Spells notes out into sentences. Costs the words of the result. */
  | 'EXPAND'
  /** Corrects spelling, grammar, punctuation and typography. Costs the words of the source. */
  | 'POLISH'

/** One change to the source, with its reason. */
export type TextChange = {
  __typename?: 'TextChange'
  after: Scalars['String']['output']
  /** True when it stands in `result`; false when it is only offered. */
  applied: Scalars['Boolean']['output']
  before: Scalars['String']['output']
  end: Scalars['Int']['output']
  id: Scalars['ID']['output']
  kind: TextChangeKind
  /** The reason in one line, in English. */
  message: Scalars['String']['output']
  /** The rule that made it, for ignoring the rule. */
  rule?: Maybe<Scalars['String']['output']>
  /** Where it starts in the source, in UTF-16 units. */
  start: Scalars['Int']['output']
}

export type TextChangeKind =
  | 'CAPITALIZATION'
  | 'EXPANSION'
  | 'GRAMMAR'
  | 'PUNCTUATION'
  | 'REWORDING'
  | 'SPACING'
  | 'SPELLING'
  | 'STYLE'
  | 'TYPOGRAPHY'
  | 'WORD_CHOICE'

export type TextDialect =
  | 'AMERICAN'
  /** As most of the text's own spellings are. */
  | 'AUTO'
  | 'BRITISH'

/** How a run is done; what is not given takes its default. */
export type TextOptions = {
  dialect?: InputMaybe<TextDialect>
  /** Words that must stay as they are, at most 200, beside the personal dictionary. */
  keep?: InputMaybe<Array<Scalars['String']['input']>>
  /** Wanted length of an expansion as a multiple of the source, 1.25 to 2. Heeded by language models only. */
  length?: InputMaybe<Scalars['Float']['input']>
  strength?: InputMaybe<TextStrength>
  style?: InputMaybe<TextStyle>
  tone?: InputMaybe<TextTone>
  /** Who speaks where notes become sentences; `IMPERATIVE` when not given. */
  voice?: InputMaybe<TextVoice>
}

/** What a run would cost, before it starts. */
export type TextQuote = {
  __typename?: 'TextQuote'
  /** False when the balance is too small. */
  enough: Scalars['Boolean']['output']
  /** The most that can be charged. */
  maxWords: Scalars['Int']['output']
  numOfToken: Scalars['Int']['output']
  /** Words of the source. */
  words: Scalars['Int']['output']
}

/** One text sent through the engine, and what came of it. */
export type TextRun = {
  __typename?: 'TextRun'
  /** What the writer made of it, once accepted. */
  accepted?: Maybe<Scalars['String']['output']>
  action: TextAction
  changes: Array<TextChange>
  createdAt: Scalars['DateTime']['output']
  /** The document that it was run on. */
  documentId?: Maybe<Scalars['ID']['output']>
  /** Your balance now. */
  durWordsLeft: Scalars['Int']['output']
  /** Which engine ran: `embedded`, or the language model's name. */
  engine: Scalars['String']['output']
  engineVersion: Scalars['String']['output']
  finishedAt?: Maybe<Scalars['DateTime']['output']>
  id: Scalars['ID']['output']
  /** Why it was refused or failed; empty otherwise. */
  message: Scalars['String']['output']
  /** Tokens of the source, by the o200k encoding or by the provider. */
  numOfToken: Scalars['Int']['output']
  /** How it was done, with every default filled in. */
  options: TextRunOptions
  /** The run that this one is another version of. */
  redoOf?: Maybe<Scalars['ID']['output']>
  /** The text with every applied change; grows while the run is RUNNING. */
  result: Scalars['String']['output']
  /** The text as it was sent. */
  source: Scalars['String']['output']
  status: TextRunStatus
  tempWordsLeft: Scalars['Int']['output']
  /** Words charged; 0 until the run has ended well. */
  wordsCharged: Scalars['Int']['output']
}

/** One thing that happened in a run. Ask again with `after` to go on where a connection was lost. */
export type TextRunEvent = {
  __typename?: 'TextRunEvent'
  /** BLOCK: the piece with its applied changes. */
  after?: Maybe<Scalars['String']['output']>
  /** BLOCK: the piece's changes. */
  changes?: Maybe<Array<TextChange>>
  /** PROGRESS: pieces finished, of how many. */
  done?: Maybe<Scalars['Int']['output']>
  end?: Maybe<Scalars['Int']['output']>
  /** END: the run as it ended. */
  run?: Maybe<TextRun>
  /** Counted from 1 within the run. */
  seq: Scalars['Int']['output']
  /** BLOCK: where the finished piece stands in the source. */
  start?: Maybe<Scalars['Int']['output']>
  /** DELTA: raw text as the model writes it, for show. */
  text?: Maybe<Scalars['String']['output']>
  total?: Maybe<Scalars['Int']['output']>
  type: TextRunEventType
}

export type TextRunEventType = 'BLOCK' | 'DELTA' | 'END' | 'PROGRESS'

/** How a run was done; the same as `TextOptions`. */
export type TextRunOptions = {
  __typename?: 'TextRunOptions'
  dialect: TextDialect
  keep: Array<Scalars['String']['output']>
  length?: Maybe<Scalars['Float']['output']>
  strength: TextStrength
  style?: Maybe<TextStyle>
  tone: TextTone
  voice?: Maybe<TextVoice>
}

export type TextRunPage = {
  __typename?: 'TextRunPage'
  items: Array<TextRun>
  total: Scalars['Int']['output']
}

export type TextRunStatus =
  | 'DONE'
  /** The engine failed; `message` says how. Costs nothing. */
  | 'FAILED'
  /** Nothing could honestly be done; `message` says why. Costs nothing. */
  | 'REFUSED'
  | 'RUNNING'
  /** Stopped by its writer. Costs the words of what had arrived. */
  | 'STOPPED'

/** The engine that runs now, and what it takes. */
export type TextService = {
  __typename?: 'TextService'
  /** `embedded`, or the language model's name. */
  engine: Scalars['String']['output']
  /** True when texts stay on this server. */
  isLocal: Scalars['Boolean']['output']
  /** Longest text of a run, in characters. */
  maxCharacters: Scalars['Int']['output']
  /** Words of one trial. */
  trialWords: Scalars['Int']['output']
  /** Permanent words that a new account gets. */
  welcomePermanentWords: Scalars['Int']['output']
  /** Temporary words that a new account gets. */
  welcomeTemporaryWords: Scalars['Int']['output']
}

export type TextStrength =
  /** Clear errors only. */
  | 'LIGHT'
  | 'STANDARD'
  /** Style suggestions are applied too. */
  | 'THOROUGH'

export type TextStyle = 'EXAMPLES' | 'EXPLAIN' | 'PROSE'

export type TextTone = 'CONCISE' | 'FORMAL' | 'FRIENDLY' | 'NEUTRAL'

/** What came of a trial. */
export type TextTrial = {
  __typename?: 'TextTrial'
  changes: Array<TextChange>
  /** Trials left within this hour. */
  left: Scalars['Int']['output']
  /** Why nothing could be done; empty otherwise. */
  message: Scalars['String']['output']
  /** The text with every applied change. */
  result: Scalars['String']['output']
  status: TextRunStatus
}

export type TextVoice = 'I' | 'IMPERATIVE' | 'WE'

export type UnitSystem = 'IMPERIAL' | 'METRIC'

/** Someone in the user list of the demonstration; not an account. */
export type User = {
  __typename?: 'User'
  /** Address of the picture (SVG); empty when there is none. */
  avatar: Scalars['String']['output']
  billing: UserBilling
  company: Scalars['String']['output']
  /** Telephone number. */
  contact: Scalars['String']['output']
  country: Scalars['String']['output']
  currentPlan: UserPlan
  /** Security, billing, notifications and what else belongs to the user. */
  details: UserDetails
  /** Unique in the workspace, whatever the case; empty where the REST door added a user without one. */
  email: Scalars['String']['output']
  /** 1 to 120 characters. */
  fullName: Scalars['String']['output']
  /** Permissions that the role brings: administrators have those of administrators, editors of managers, authors of users, maintainers of support, subscribers of restricted users. */
  grants: Array<Permission>
  id: Scalars['ID']['output']
  /** Whether the user is signed in on a device. */
  isSignedIn: Scalars['Boolean']['output']
  /** The language that the user speaks, in English. */
  language: Scalars['String']['output']
  /** What the user's role allows, by subject. */
  permissions: Array<RoleRight>
  /** Number of projects that the user has done. */
  projectDone: Scalars['Int']['output']
  role: UserRole
  status: UserStatus
  /** Number of tasks that the user has done. */
  taskDone: Scalars['Int']['output']
  /** Number for the tax office; empty when unknown. */
  taxId: Scalars['String']['output']
  /** 1 to 60 letters, digits and `.`, `_` or `-`; unique in the workspace, whatever the case. */
  username: Scalars['String']['output']
  /** Grows with each change. */
  version: Scalars['Int']['output']
}

/** Where bills go. */
export type UserAddress = {
  __typename?: 'UserAddress'
  city: Scalars['String']['output']
  postalCode: Scalars['String']['output']
  region: Scalars['String']['output']
  street: Scalars['String']['output']
}

/** Where bills shall go. */
export type UserAddressInput = {
  city: Scalars['String']['input']
  postalCode: Scalars['String']['input']
  region: Scalars['String']['input']
  /** At most 200 characters. */
  street: Scalars['String']['input']
}

export type UserBilling = 'AUTO_DEBIT' | 'MANUAL_CASH' | 'MANUAL_CREDIT_CARD' | 'MANUAL_PAYPAL'

/** A card as its holder reads it. The number is checked, and not kept but for its last four digits. */
export type UserCardInput = {
  /** Month and year, such as `08/28`. */
  expires: Scalars['String']['input']
  holder: Scalars['String']['input']
  /** Visa, Mastercard or American Express; spaces do not matter. */
  number: Scalars['String']['input']
}

/** Whether a user is connected with a service of others. */
export type UserConnection = {
  __typename?: 'UserConnection'
  isConnected: Scalars['Boolean']['output']
  service: UserService
}

/** Whether the user shall be connected with a service. */
export type UserConnectionInput = {
  isConnected: Scalars['Boolean']['input']
  service: UserService
}

/** What belongs to a user beside its columns. */
export type UserDetails = {
  __typename?: 'UserDetails'
  address: UserAddress
  connections: Array<UserConnection>
  /** Where the user is signed in, the latest first. */
  devices: Array<UserDevice>
  /** When the latest invitation was sent; null where none was. */
  invitedAt?: Maybe<Scalars['DateTime']['output']>
  /** What the plan cost, the latest month first. */
  invoices: Array<UserPlanInvoice>
  isTwoStep: Scalars['Boolean']['output']
  notifications: Array<UserNotification>
  /** Null when it was never changed here. */
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>
  paymentMethods: Array<UserPaymentMethod>
  /** What the user works on. */
  projects: Array<UserProject>
}

/** Where a user is signed in. */
export type UserDevice = {
  __typename?: 'UserDevice'
  /** When it was last seen. */
  at: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  /** Browser and system, such as `Firefox, Linux`. */
  name: Scalars['String']['output']
  place: Scalars['String']['output']
}

/** What became of a file of users. */
export type UserImport = {
  __typename?: 'UserImport'
  /** How many rows were added, or would be. */
  count: Scalars['Int']['output']
  /** Rows that are left out, and why. */
  problems: Array<UserImportProblem>
  /** The users that were added; none as a trial. */
  users: Array<User>
}

/** Why a row of a file was left out. */
export type UserImportProblem = {
  __typename?: 'UserImportProblem'
  /** The field at fault; empty when it is the row as a whole. */
  field: Scalars['String']['output']
  message: Scalars['String']['output']
  /** Counted from 1. */
  row: Scalars['Int']['output']
}

/** A row of a file. Words are taken in whatever case; an empty one counts as left out. */
export type UserImportRow = {
  company?: InputMaybe<Scalars['String']['input']>
  contact?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  email: Scalars['String']['input']
  fullName: Scalars['String']['input']
  /** `basic`, which it is when left out, `team`, `company` or `enterprise`. */
  plan?: InputMaybe<Scalars['String']['input']>
  /** `admin`, `editor`, `author`, `maintainer` or `subscriber`, which it is when left out. */
  role?: InputMaybe<Scalars['String']['input']>
  /** `active`, `inactive` or `pending`, which it is when left out. */
  status?: InputMaybe<Scalars['String']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

/** What is left out, or null, stays; a new user gets the role subscriber, the plan basic, automatic debit, and a username made of the e-mail. */
export type UserInput = {
  /** A path that begins with / or an https address; empty for none. */
  avatar?: InputMaybe<Scalars['String']['input']>
  billing?: InputMaybe<UserBilling>
  company?: InputMaybe<Scalars['String']['input']>
  contact?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  currentPlan?: InputMaybe<UserPlan>
  email?: InputMaybe<Scalars['String']['input']>
  fullName?: InputMaybe<Scalars['String']['input']>
  language?: InputMaybe<Scalars['String']['input']>
  role?: InputMaybe<UserRole>
  taxId?: InputMaybe<Scalars['String']['input']>
  username?: InputMaybe<Scalars['String']['input']>
}

export type UserNotice = 'ACCOUNT_ACTIVITY' | 'MENTION' | 'NEW_BROWSER' | 'NEW_DEVICE' | 'NEW_FOR_YOU'

/** Whether the user is told of something, and how. */
export type UserNotification = {
  __typename?: 'UserNotification'
  app: Scalars['Boolean']['output']
  browser: Scalars['Boolean']['output']
  email: Scalars['Boolean']['output']
  type: UserNotice
}

/** Whether a user shall be told of something, and how. */
export type UserNotificationInput = {
  app: Scalars['Boolean']['input']
  browser: Scalars['Boolean']['input']
  email: Scalars['Boolean']['input']
  type: UserNotice
}

export type UserPage = {
  __typename?: 'UserPage'
  items: Array<User>
  /** Number of users that match, on all pages. */
  total: Scalars['Int']['output']
}

/** A card, of which only the last four digits are kept. */
export type UserPaymentMethod = {
  __typename?: 'UserPaymentMethod'
  brand: CardBrand
  /** Month and year, such as `08/28`. */
  expires: Scalars['String']['output']
  holder: Scalars['String']['output']
  id: Scalars['ID']['output']
  isPrimary: Scalars['Boolean']['output']
  last4: Scalars['String']['output']
}

export type UserPlan = 'BASIC' | 'COMPANY' | 'ENTERPRISE' | 'TEAM'

/** What a month of the plan came to. */
export type UserPlanInvoice = {
  __typename?: 'UserPlanInvoice'
  /** US dollars. */
  amount: Scalars['Float']['output']
  date: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  isPaid: Scalars['Boolean']['output']
}

/** Something that a user works on. */
export type UserProject = {
  __typename?: 'UserProject'
  /** Hours spent. */
  hours: Scalars['Int']['output']
  id: Scalars['ID']['output']
  /** What kind of work it is, such as `Website`. */
  kind: Scalars['String']['output']
  name: Scalars['String']['output']
  tasksDone: Scalars['Int']['output']
  tasksTotal: Scalars['Int']['output']
}

export type UserRole = 'ADMIN' | 'AUTHOR' | 'EDITOR' | 'MAINTAINER' | 'SUBSCRIBER'

export type UserService = 'ASANA' | 'DRIBBBLE' | 'GITHUB' | 'GOOGLE' | 'LINKEDIN' | 'MAILCHIMP' | 'SLACK'

/** What is left out, or null, stays; of lists, what is not named stays. */
export type UserSettingsInput = {
  address?: InputMaybe<UserAddressInput>
  connections?: InputMaybe<Array<UserConnectionInput>>
  isTwoStep?: InputMaybe<Scalars['Boolean']['input']>
  notifications?: InputMaybe<Array<UserNotificationInput>>
  /** Id of the card that bills go to. */
  primaryMethod?: InputMaybe<Scalars['ID']['input']>
}

export type UserSort = 'BILLING' | 'EMAIL' | 'PLAN' | 'ROLE' | 'STATUS' | 'USER'

export type UserStatus =
  | 'ACTIVE'
  /** Suspended. */
  | 'INACTIVE'
  /** Invited, and not there yet. */
  | 'PENDING'

/** How many users there are, by status. */
export type UserSummary = {
  __typename?: 'UserSummary'
  active: Scalars['Int']['output']
  inactive: Scalars['Int']['output']
  /** On a plan that costs something. */
  paid: Scalars['Int']['output']
  pending: Scalars['Int']['output']
  /** Signed in on a device. */
  signedIn: Scalars['Int']['output']
  total: Scalars['Int']['output']
}

/** A vehicle on its way. */
export type Vehicle = {
  __typename?: 'Vehicle'
  endCity: Scalars['String']['output']
  endCountry: Scalars['String']['output']
  /** When it is to be there; may be past. */
  eta: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  /** Six digits; what the fleet calls it by. */
  location: Scalars['Int']['output']
  /** Where it is now: as far along the route as its progress tells. */
  position: GeoPoint
  /** Per cent of the way, 0 to 100. */
  progress: Scalars['Int']['output']
  /** The cities on its way, from the start to the end. */
  route: Array<GeoPoint>
  startCity: Scalars['String']['output']
  startCountry: Scalars['String']['output']
  /** What happened on the way, the oldest first. */
  timeline: Array<VehicleEvent>
  /** Grows with each change. */
  version: Scalars['Int']['output']
  warning: VehicleWarning
}

/** Something that happened on the way. */
export type VehicleEvent = {
  __typename?: 'VehicleEvent'
  at: Scalars['DateTime']['output']
  /** Name of the city. */
  place: Scalars['String']['output']
  /** `Loaded`, `Departed`, `Passed` or `Arrived`. */
  title: Scalars['String']['output']
}

export type VehiclePage = {
  __typename?: 'VehiclePage'
  items: Array<Vehicle>
  /** Number of vehicles that match, on all pages. */
  total: Scalars['Int']['output']
}

export type VehicleSort = 'END_ROUTE' | 'LOCATION' | 'PROGRESS' | 'START_ROUTE' | 'WARNINGS'

export type VehicleWarning = 'ECU_NOT_RESPONDING' | 'FUEL_PROBLEMS' | 'NO_WARNINGS' | 'OIL_LEAKAGE' | 'TEMPERATURE_NOT_OPTIMAL'

/** One movement of words. The balance is the sum of all movements. */
export type WordEntry = {
  __typename?: 'WordEntry'
  at: Scalars['DateTime']['output']
  id: Scalars['ID']['output']
  kind: WordEntryKind
  /** The text run that it belongs to. */
  runId?: Maybe<Scalars['ID']['output']>
  /** True for the temporary allowance. */
  temporary: Scalars['Boolean']['output']
  /** Positive when words came in, negative when they went out. */
  words: Scalars['Int']['output']
}

export type WordEntryKind =
  /** Gone because their time was up. */
  | 'EXPIRE'
  /** Given: the welcome grant or a bought pack. */
  | 'GRANT'
  /** Given back when a run used less, failed or was stopped. */
  | 'RELEASE'
  /** Set aside when a run starts. */
  | 'RESERVE'

export type WordEntryPage = {
  __typename?: 'WordEntryPage'
  items: Array<WordEntry>
  total: Scalars['Int']['output']
}

/** What just changed in the workspace; ids only, so that a client asks for what it shows. */
export type WorkspaceChange = {
  __typename?: 'WorkspaceChange'
  /** As in `Operation`. */
  action: Scalars['String']['output']
  /** The area of the first row. */
  area: Area
  /** Every area whose rows changed. */
  areas: Array<Area>
  operationId: Scalars['ID']['output']
  /** As in `Operation`. */
  params: Scalars['JSON']['output']
  /** The request that did it: a client can tell its own changes by it. */
  requestId: Scalars['String']['output']
  /** The rows that changed. Empty means many: ask for the whole area again. */
  rows: Array<ChangedRow>
  summary: Scalars['String']['output']
}

export type ResolverTypeWrapper<T> = Promise<T> | T

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>
}
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Maybe<TTypes> | Promise<Maybe<TTypes>>

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>

export type NextResolverFn<T> = () => Promise<T>

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (next: NextResolverFn<TResult>, parent: TParent, args: TArgs, context: TContext, info: GraphQLResolveInfo) => TResult | Promise<TResult>

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbilityRule: ResolverTypeWrapper<AbilityRule>
  Account: ResolverTypeWrapper<Account>
  AccountLanguage: AccountLanguage
  AccountRole: AccountRole
  ActivitySummary: ResolverTypeWrapper<ActivitySummary>
  Area: Area
  Board: ResolverTypeWrapper<BoardRow>
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>
  Calendar: Calendar
  CalendarEvent: ResolverTypeWrapper<CalendarEvent>
  CalendarEventInput: CalendarEventInput
  CalendarEventPage: ResolverTypeWrapper<CalendarEventPage>
  Card: ResolverTypeWrapper<CardRow>
  CardBrand: CardBrand
  CardComment: ResolverTypeWrapper<CardComment>
  CardInput: CardInput
  CardMember: ResolverTypeWrapper<CardMember>
  Category: ResolverTypeWrapper<CategoryCount>
  ChangeKind: ChangeKind
  ChangedRow: ResolverTypeWrapper<ChangedRow>
  Chat: ResolverTypeWrapper<ChatRow>
  ChatProfile: ResolverTypeWrapper<ChatProfile>
  ChatProfileInput: ChatProfileInput
  CheckoutContact: CheckoutContact
  Contact: ResolverTypeWrapper<ContactRow>
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'items'> & { items: Array<ResolversTypes['Contact']> }>
  ContactStatus: ContactStatus
  Course: ResolverTypeWrapper<CourseRecord>
  CourseLevel: CourseLevel
  CoursePage: ResolverTypeWrapper<Omit<CoursePage, 'items'> & { items: Array<ResolversTypes['Course']> }>
  CourseSection: ResolverTypeWrapper<CourseSectionRow>
  CourseSort: CourseSort
  CourseTag: CourseTag
  CourseTopic: ResolverTypeWrapper<CourseTopic>
  Customer: ResolverTypeWrapper<CustomerRow>
  CustomerAddress: ResolverTypeWrapper<AddressEntry>
  CustomerAddressInput: CustomerAddressInput
  CustomerCountry: CustomerCountry
  CustomerCoupon: ResolverTypeWrapper<CustomerCoupon>
  CustomerImport: ResolverTypeWrapper<CustomerImport>
  CustomerImportLine: ResolverTypeWrapper<CustomerImportLine>
  CustomerImportState: CustomerImportState
  CustomerInput: CustomerInput
  CustomerLine: CustomerLine
  CustomerMonth: ResolverTypeWrapper<CustomerMonth>
  CustomerNotices: ResolverTypeWrapper<CustomerNotices>
  CustomerNoticesInput: CustomerNoticesInput
  CustomerPage: ResolverTypeWrapper<Omit<CustomerPage, 'items'> & { items: Array<ResolversTypes['Customer']> }>
  CustomerPlan: CustomerPlan
  CustomerProfile: ResolverTypeWrapper<CustomerProfileRow>
  CustomerProfileInput: CustomerProfileInput
  CustomerSegment: CustomerSegment
  CustomerSignIn: ResolverTypeWrapper<CustomerSignIn>
  CustomerSort: CustomerSort
  CustomerSpend: CustomerSpend
  CustomerStatus: CustomerStatus
  CustomerSummary: ResolverTypeWrapper<CustomerSummary>
  CustomerTier: CustomerTier
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>
  DemoLogin: ResolverTypeWrapper<DemoLogin>
  Document: ResolverTypeWrapper<Document>
  DocumentListItem: ResolverTypeWrapper<DocumentListItem>
  DocumentPage: ResolverTypeWrapper<DocumentPage>
  DocumentSort: DocumentSort
  Door: Door
  Email: ResolverTypeWrapper<EmailRow>
  EmailAddress: ResolverTypeWrapper<EmailAddress>
  EmailAddressInput: EmailAddressInput
  EmailAttachment: ResolverTypeWrapper<EmailAttachment>
  EmailCounts: ResolverTypeWrapper<EmailCounts>
  EmailFolder: EmailFolder
  EmailInput: EmailInput
  EmailLabel: EmailLabel
  EmailPage: ResolverTypeWrapper<Omit<EmailPage, 'items'> & { items: Array<ResolversTypes['Email']> }>
  EmailPatch: EmailPatch
  EmailSender: ResolverTypeWrapper<EmailSender>
  Faq: ResolverTypeWrapper<Faq>
  FaqCategory: ResolverTypeWrapper<FaqCategory>
  FleetSummary: ResolverTypeWrapper<FleetSummary>
  Float: ResolverTypeWrapper<Scalars['Float']['output']>
  GeoPoint: ResolverTypeWrapper<GeoPoint>
  HelpArticle: ResolverTypeWrapper<HelpArticle>
  HelpCategory: ResolverTypeWrapper<HelpCategory>
  HelpCentre: ResolverTypeWrapper<HelpCentre>
  HourCount: ResolverTypeWrapper<HourCount>
  ID: ResolverTypeWrapper<Scalars['ID']['output']>
  Int: ResolverTypeWrapper<Scalars['Int']['output']>
  Invoice: ResolverTypeWrapper<InvoiceRecord>
  InvoiceClient: ResolverTypeWrapper<InvoiceClientRow>
  InvoiceClientInput: InvoiceClientInput
  InvoiceClientPage: ResolverTypeWrapper<Omit<InvoiceClientPage, 'items'> & { items: Array<ResolversTypes['InvoiceClient']> }>
  InvoiceInput: InvoiceInput
  InvoiceItem: ResolverTypeWrapper<InvoiceItem>
  InvoiceItemInput: InvoiceItemInput
  InvoicePage: ResolverTypeWrapper<Omit<InvoicePage, 'items'> & { items: Array<ResolversTypes['Invoice']> }>
  InvoicePayment: ResolverTypeWrapper<InvoicePayment>
  InvoicePaymentInput: InvoicePaymentInput
  InvoicePaymentMethod: InvoicePaymentMethod
  InvoiceSort: InvoiceSort
  InvoiceStatus: InvoiceStatus
  InvoiceSummary: ResolverTypeWrapper<InvoiceSummary>
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>
  LearningSummary: ResolverTypeWrapper<LearningSummary>
  Message: ResolverTypeWrapper<Message>
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>
  Notification: ResolverTypeWrapper<Notification>
  NotificationChange: ResolverTypeWrapper<NotificationChange>
  NotificationFacts: ResolverTypeWrapper<NotificationFacts>
  NotificationKind: NotificationKind
  NotificationPage: ResolverTypeWrapper<NotificationPage>
  Operation: ResolverTypeWrapper<OperationRecord>
  OperationKind: OperationKind
  OperationPage: ResolverTypeWrapper<Omit<OperationPage, 'items'> & { items: Array<ResolversTypes['Operation']> }>
  Order: ResolverTypeWrapper<OrderRow>
  OrderChannel: OrderChannel
  OrderEvent: ResolverTypeWrapper<OrderEventRow>
  OrderEventKind: OrderEventKind
  OrderFulfilment: OrderFulfilment
  OrderItem: ResolverTypeWrapper<OrderItemRow>
  OrderItemFulfilment: OrderItemFulfilment
  OrderMoves: ResolverTypeWrapper<
    Omit<OrderMoves, 'leftOut' | 'moved'> & { leftOut: Array<ResolversTypes['Order']>; moved: Array<ResolversTypes['Order']> }
  >
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: Array<ResolversTypes['Order']> }>
  OrderPayment: OrderPayment
  OrderSort: OrderSort
  OrderStatus: OrderStatus
  OrderSummary: ResolverTypeWrapper<OrderSummary>
  OrderView: OrderView
  OwnCategory: ResolverTypeWrapper<OwnCategoryRow>
  OwnCategoryInput: OwnCategoryInput
  OwnCategoryPage: ResolverTypeWrapper<Omit<OwnCategoryPage, 'items'> & { items: Array<ResolversTypes['OwnCategory']> }>
  OwnCategorySort: OwnCategorySort
  OwnCategoryStatus: OwnCategoryStatus
  PageInput: PageInput
  PaymentDetails: ResolverTypeWrapper<PaymentDetails>
  PaymentMethod: PaymentMethod
  PaymentProvider: PaymentProvider
  Permission: ResolverTypeWrapper<PermissionRow>
  PermissionPage: ResolverTypeWrapper<Omit<PermissionPage, 'items'> & { items: Array<ResolversTypes['Permission']> }>
  PermissionRole: PermissionRole
  PermissionSort: PermissionSort
  Product: ResolverTypeWrapper<ProductRow>
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>
  ProductAttributeInput: ProductAttributeInput
  ProductCategory: ProductCategory
  ProductChoices: ResolverTypeWrapper<ProductChoices>
  ProductImage: ResolverTypeWrapper<ProductImage>
  ProductImageInput: ProductImageInput
  ProductImport: ResolverTypeWrapper<Omit<ProductImport, 'products'> & { products: Array<ResolversTypes['Product']> }>
  ProductImportProblem: ResolverTypeWrapper<ProductImportProblem>
  ProductImportRow: ProductImportRow
  ProductInput: ProductInput
  ProductOption: ResolverTypeWrapper<ProductOption>
  ProductOptionInput: ProductOptionInput
  ProductPage: ResolverTypeWrapper<Omit<ProductPage, 'items'> & { items: Array<ResolversTypes['Product']> }>
  ProductSize: ResolverTypeWrapper<ProductSize>
  ProductSizeInput: ProductSizeInput
  ProductSort: ProductSort
  ProductStatus: ProductStatus
  ProductSummary: ResolverTypeWrapper<ProductSummary>
  ProductVariant: ResolverTypeWrapper<ProductVariantRow>
  ProductVariantInput: ProductVariantInput
  Profile: ResolverTypeWrapper<ProfileRow>
  ProfileChip: ResolverTypeWrapper<ProfileChip>
  ProfileConnection: ResolverTypeWrapper<ProfileConnection>
  ProfileFact: ResolverTypeWrapper<ProfileFact>
  ProfileInput: ProfileInput
  ProfileMember: ResolverTypeWrapper<ProfileMember>
  ProfileProject: ResolverTypeWrapper<ProfileProject>
  ProfileTeam: ResolverTypeWrapper<ProfileTeam>
  Project: ResolverTypeWrapper<Project>
  ProjectInput: ProjectInput
  ProjectPage: ResolverTypeWrapper<ProjectPage>
  ProjectSort: ProjectSort
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>
  ReceivedPaymentStatus: ReceivedPaymentStatus
  RecordInput: RecordInput
  Referral: ResolverTypeWrapper<Referral>
  ReferralPage: ResolverTypeWrapper<ReferralPage>
  ReferralSort: ReferralSort
  ReferralStatus: ReferralStatus
  ReferralSummary: ResolverTypeWrapper<ReferralSummary>
  Review: ResolverTypeWrapper<Review>
  ReviewPage: ResolverTypeWrapper<ReviewPage>
  ReviewSort: ReviewSort
  ReviewStatus: ReviewStatus
  ReviewSummary: ResolverTypeWrapper<ReviewSummary>
  ReviewWeek: ResolverTypeWrapper<ReviewWeek>
  Role: ResolverTypeWrapper<RoleRow>
  RoleRight: ResolverTypeWrapper<RoleRight>
  RoleRightInput: RoleRightInput
  RowChange: ResolverTypeWrapper<RowChange>
  Sale: ResolverTypeWrapper<Sale>
  SaleBuyer: ResolverTypeWrapper<SaleBuyer>
  SalePage: ResolverTypeWrapper<SalePage>
  SalePayment: ResolverTypeWrapper<SalePayment>
  SalePaymentStatus: SalePaymentStatus
  SaleProduct: ResolverTypeWrapper<SaleProduct>
  SaleSort: SaleSort
  SalesFigure: ResolverTypeWrapper<SalesFigure>
  SalesSummary: ResolverTypeWrapper<SalesSummary>
  SearchEntry: ResolverTypeWrapper<SearchEntry>
  SearchGroup: ResolverTypeWrapper<SearchGroup>
  SearchRecord: ResolverTypeWrapper<SearchRecord>
  Session: ResolverTypeWrapper<Session>
  ShippingZone: ResolverTypeWrapper<ShippingZone>
  ShippingZoneInput: ShippingZoneInput
  SignedIn: ResolverTypeWrapper<SignedIn>
  SortOrder: SortOrder
  StoreEvent: StoreEvent
  StoreLocation: ResolverTypeWrapper<StoreLocation>
  StoreLocationInput: StoreLocationInput
  StoreNotification: ResolverTypeWrapper<StoreNotification>
  StoreNotificationInput: StoreNotificationInput
  StoreSettings: ResolverTypeWrapper<StoreSettings>
  StoreSettingsInput: StoreSettingsInput
  StoreSettingsPart: StoreSettingsPart
  String: ResolverTypeWrapper<Scalars['String']['output']>
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>
  TagCount: ResolverTypeWrapper<TagCount>
  TaxClass: TaxClass
  TextAction: TextAction
  TextChange: ResolverTypeWrapper<TextChange>
  TextChangeKind: TextChangeKind
  TextDialect: TextDialect
  TextOptions: TextOptions
  TextQuote: ResolverTypeWrapper<TextQuote>
  TextRun: ResolverTypeWrapper<TextRun>
  TextRunEvent: ResolverTypeWrapper<TextRunEvent>
  TextRunEventType: TextRunEventType
  TextRunOptions: ResolverTypeWrapper<TextRunOptions>
  TextRunPage: ResolverTypeWrapper<TextRunPage>
  TextRunStatus: TextRunStatus
  TextService: ResolverTypeWrapper<TextService>
  TextStrength: TextStrength
  TextStyle: TextStyle
  TextTone: TextTone
  TextTrial: ResolverTypeWrapper<TextTrial>
  TextVoice: TextVoice
  UnitSystem: UnitSystem
  User: ResolverTypeWrapper<UserRow>
  UserAddress: ResolverTypeWrapper<UserAddress>
  UserAddressInput: UserAddressInput
  UserBilling: UserBilling
  UserCardInput: UserCardInput
  UserConnection: ResolverTypeWrapper<UserConnection>
  UserConnectionInput: UserConnectionInput
  UserDetails: ResolverTypeWrapper<StoredDetails>
  UserDevice: ResolverTypeWrapper<UserDevice>
  UserImport: ResolverTypeWrapper<Omit<UserImport, 'users'> & { users: Array<ResolversTypes['User']> }>
  UserImportProblem: ResolverTypeWrapper<UserImportProblem>
  UserImportRow: UserImportRow
  UserInput: UserInput
  UserNotice: UserNotice
  UserNotification: ResolverTypeWrapper<UserNotification>
  UserNotificationInput: UserNotificationInput
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'items'> & { items: Array<ResolversTypes['User']> }>
  UserPaymentMethod: ResolverTypeWrapper<UserPaymentMethod>
  UserPlan: UserPlan
  UserPlanInvoice: ResolverTypeWrapper<UserPlanInvoice>
  UserProject: ResolverTypeWrapper<UserProject>
  UserRole: UserRole
  UserService: UserService
  UserSettingsInput: UserSettingsInput
  UserSort: UserSort
  UserStatus: UserStatus
  UserSummary: ResolverTypeWrapper<UserSummary>
  Vehicle: ResolverTypeWrapper<VehicleRecord>
  VehicleEvent: ResolverTypeWrapper<VehicleEvent>
  VehiclePage: ResolverTypeWrapper<Omit<VehiclePage, 'items'> & { items: Array<ResolversTypes['Vehicle']> }>
  VehicleSort: VehicleSort
  VehicleWarning: VehicleWarning
  WordEntry: ResolverTypeWrapper<WordEntry>
  WordEntryKind: WordEntryKind
  WordEntryPage: ResolverTypeWrapper<WordEntryPage>
  WorkspaceChange: ResolverTypeWrapper<WorkspaceEvent>
}

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbilityRule: AbilityRule
  Account: Account
  ActivitySummary: ActivitySummary
  Board: BoardRow
  Boolean: Scalars['Boolean']['output']
  CalendarEvent: CalendarEvent
  CalendarEventInput: CalendarEventInput
  CalendarEventPage: CalendarEventPage
  Card: CardRow
  CardComment: CardComment
  CardInput: CardInput
  CardMember: CardMember
  Category: CategoryCount
  ChangedRow: ChangedRow
  Chat: ChatRow
  ChatProfile: ChatProfile
  ChatProfileInput: ChatProfileInput
  Contact: ContactRow
  ContactPage: Omit<ContactPage, 'items'> & { items: Array<ResolversParentTypes['Contact']> }
  Course: CourseRecord
  CoursePage: Omit<CoursePage, 'items'> & { items: Array<ResolversParentTypes['Course']> }
  CourseSection: CourseSectionRow
  CourseTopic: CourseTopic
  Customer: CustomerRow
  CustomerAddress: AddressEntry
  CustomerAddressInput: CustomerAddressInput
  CustomerCoupon: CustomerCoupon
  CustomerImport: CustomerImport
  CustomerImportLine: CustomerImportLine
  CustomerInput: CustomerInput
  CustomerLine: CustomerLine
  CustomerMonth: CustomerMonth
  CustomerNotices: CustomerNotices
  CustomerNoticesInput: CustomerNoticesInput
  CustomerPage: Omit<CustomerPage, 'items'> & { items: Array<ResolversParentTypes['Customer']> }
  CustomerProfile: CustomerProfileRow
  CustomerProfileInput: CustomerProfileInput
  CustomerSignIn: CustomerSignIn
  CustomerSummary: CustomerSummary
  DateTime: Scalars['DateTime']['output']
  DemoLogin: DemoLogin
  Document: Document
  DocumentListItem: DocumentListItem
  DocumentPage: DocumentPage
  Email: EmailRow
  EmailAddress: EmailAddress
  EmailAddressInput: EmailAddressInput
  EmailAttachment: EmailAttachment
  EmailCounts: EmailCounts
  EmailInput: EmailInput
  EmailPage: Omit<EmailPage, 'items'> & { items: Array<ResolversParentTypes['Email']> }
  EmailPatch: EmailPatch
  EmailSender: EmailSender
  Faq: Faq
  FaqCategory: FaqCategory
  FleetSummary: FleetSummary
  Float: Scalars['Float']['output']
  GeoPoint: GeoPoint
  HelpArticle: HelpArticle
  HelpCategory: HelpCategory
  HelpCentre: HelpCentre
  HourCount: HourCount
  ID: Scalars['ID']['output']
  Int: Scalars['Int']['output']
  Invoice: InvoiceRecord
  InvoiceClient: InvoiceClientRow
  InvoiceClientInput: InvoiceClientInput
  InvoiceClientPage: Omit<InvoiceClientPage, 'items'> & { items: Array<ResolversParentTypes['InvoiceClient']> }
  InvoiceInput: InvoiceInput
  InvoiceItem: InvoiceItem
  InvoiceItemInput: InvoiceItemInput
  InvoicePage: Omit<InvoicePage, 'items'> & { items: Array<ResolversParentTypes['Invoice']> }
  InvoicePayment: InvoicePayment
  InvoicePaymentInput: InvoicePaymentInput
  InvoiceSummary: InvoiceSummary
  JSON: Scalars['JSON']['output']
  LearningSummary: LearningSummary
  Message: Message
  Mutation: Record<PropertyKey, never>
  Notification: Notification
  NotificationChange: NotificationChange
  NotificationFacts: NotificationFacts
  NotificationPage: NotificationPage
  Operation: OperationRecord
  OperationPage: Omit<OperationPage, 'items'> & { items: Array<ResolversParentTypes['Operation']> }
  Order: OrderRow
  OrderEvent: OrderEventRow
  OrderItem: OrderItemRow
  OrderItemFulfilment: OrderItemFulfilment
  OrderMoves: Omit<OrderMoves, 'leftOut' | 'moved'> & {
    leftOut: Array<ResolversParentTypes['Order']>
    moved: Array<ResolversParentTypes['Order']>
  }
  OrderPage: Omit<OrderPage, 'items'> & { items: Array<ResolversParentTypes['Order']> }
  OrderSummary: OrderSummary
  OwnCategory: OwnCategoryRow
  OwnCategoryInput: OwnCategoryInput
  OwnCategoryPage: Omit<OwnCategoryPage, 'items'> & { items: Array<ResolversParentTypes['OwnCategory']> }
  PageInput: PageInput
  PaymentDetails: PaymentDetails
  Permission: PermissionRow
  PermissionPage: Omit<PermissionPage, 'items'> & { items: Array<ResolversParentTypes['Permission']> }
  Product: ProductRow
  ProductAttribute: ProductAttribute
  ProductAttributeInput: ProductAttributeInput
  ProductChoices: ProductChoices
  ProductImage: ProductImage
  ProductImageInput: ProductImageInput
  ProductImport: Omit<ProductImport, 'products'> & { products: Array<ResolversParentTypes['Product']> }
  ProductImportProblem: ProductImportProblem
  ProductImportRow: ProductImportRow
  ProductInput: ProductInput
  ProductOption: ProductOption
  ProductOptionInput: ProductOptionInput
  ProductPage: Omit<ProductPage, 'items'> & { items: Array<ResolversParentTypes['Product']> }
  ProductSize: ProductSize
  ProductSizeInput: ProductSizeInput
  ProductSummary: ProductSummary
  ProductVariant: ProductVariantRow
  ProductVariantInput: ProductVariantInput
  Profile: ProfileRow
  ProfileChip: ProfileChip
  ProfileConnection: ProfileConnection
  ProfileFact: ProfileFact
  ProfileInput: ProfileInput
  ProfileMember: ProfileMember
  ProfileProject: ProfileProject
  ProfileTeam: ProfileTeam
  Project: Project
  ProjectInput: ProjectInput
  ProjectPage: ProjectPage
  Query: Record<PropertyKey, never>
  RecordInput: RecordInput
  Referral: Referral
  ReferralPage: ReferralPage
  ReferralSummary: ReferralSummary
  Review: Review
  ReviewPage: ReviewPage
  ReviewSummary: ReviewSummary
  ReviewWeek: ReviewWeek
  Role: RoleRow
  RoleRight: RoleRight
  RoleRightInput: RoleRightInput
  RowChange: RowChange
  Sale: Sale
  SaleBuyer: SaleBuyer
  SalePage: SalePage
  SalePayment: SalePayment
  SaleProduct: SaleProduct
  SalesFigure: SalesFigure
  SalesSummary: SalesSummary
  SearchEntry: SearchEntry
  SearchGroup: SearchGroup
  SearchRecord: SearchRecord
  Session: Session
  ShippingZone: ShippingZone
  ShippingZoneInput: ShippingZoneInput
  SignedIn: SignedIn
  StoreLocation: StoreLocation
  StoreLocationInput: StoreLocationInput
  StoreNotification: StoreNotification
  StoreNotificationInput: StoreNotificationInput
  StoreSettings: StoreSettings
  StoreSettingsInput: StoreSettingsInput
  String: Scalars['String']['output']
  Subscription: Record<PropertyKey, never>
  TagCount: TagCount
  TextChange: TextChange
  TextOptions: TextOptions
  TextQuote: TextQuote
  TextRun: TextRun
  TextRunEvent: TextRunEvent
  TextRunOptions: TextRunOptions
  TextRunPage: TextRunPage
  TextService: TextService
  TextTrial: TextTrial
  User: UserRow
  UserAddress: UserAddress
  UserAddressInput: UserAddressInput
  UserCardInput: UserCardInput
  UserConnection: UserConnection
  UserConnectionInput: UserConnectionInput
  UserDetails: StoredDetails
  UserDevice: UserDevice
  UserImport: Omit<UserImport, 'users'> & { users: Array<ResolversParentTypes['User']> }
  UserImportProblem: UserImportProblem
  UserImportRow: UserImportRow
  UserInput: UserInput
  UserNotification: UserNotification
  UserNotificationInput: UserNotificationInput
  UserPage: Omit<UserPage, 'items'> & { items: Array<ResolversParentTypes['User']> }
  UserPaymentMethod: UserPaymentMethod
  UserPlanInvoice: UserPlanInvoice
  UserProject: UserProject
  UserSettingsInput: UserSettingsInput
  UserSummary: UserSummary
  Vehicle: VehicleRecord
  VehicleEvent: VehicleEvent
  VehiclePage: Omit<VehiclePage, 'items'> & { items: Array<ResolversParentTypes['Vehicle']> }
  WordEntry: WordEntry
  WordEntryPage: WordEntryPage
  WorkspaceChange: WorkspaceEvent
}

export type AbilityRuleResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['AbilityRule'] = ResolversParentTypes['AbilityRule'],
> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  inverted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type AccountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account'],
> = {
  abilityRules?: Resolver<Array<ResolversTypes['AbilityRule']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  durWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['AccountLanguage'], ParentType, ContextType>
  lastLoginTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  money?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  preferences?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>
  tempWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ActivitySummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ActivitySummary'] = ResolversParentTypes['ActivitySummary'],
> = {
  activeSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  changesByHour?: Resolver<Array<ResolversTypes['HourCount']>, ParentType, ContextType>
  changesToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  errorsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  failedLoginsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  ordersPaidToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type BoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  items?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType>
  itemsIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CalendarEventResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CalendarEvent'] = ResolversParentTypes['CalendarEvent'],
> = {
  allDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  calendar?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  guests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CalendarEventPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CalendarEventPage'] = ResolversParentTypes['CalendarEventPage'],
> = {
  items?: Resolver<Array<ResolversTypes['CalendarEvent']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  attachments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>
  comments?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  dueDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  members?: Resolver<Array<ResolversTypes['CardMember']>, ParentType, ContextType>
  thread?: Resolver<Array<ResolversTypes['CardComment']>, ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CardCommentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CardComment'] = ResolversParentTypes['CardComment'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CardMemberResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CardMember'] = ResolversParentTypes['CardMember'],
> = {
  img?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type CategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'],
> = {
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>
  own?: Resolver<Array<ResolversTypes['OwnCategory']>, ParentType, ContextType>
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type ChangedRowResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChangedRow'] = ResolversParentTypes['ChangedRow'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<ChatMessagesArgs, 'count'>>
  unseenMsgs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ChatProfileResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ChatProfile'] = ResolversParentTypes['ChatProfile'],
> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isNotificationsOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isTwoStepAuthVerificationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ContactStatus'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ContactResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact'],
> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ContactStatus'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ContactPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  completedTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  desc?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  instructorPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isCaptions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  nextTopic?: Resolver<Maybe<ResolversTypes['CourseTopic']>, ParentType, ContextType>
  note?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  sections?: Resolver<Array<ResolversTypes['CourseSection']>, ParentType, ContextType>
  skillLevel?: Resolver<ResolversTypes['CourseLevel'], ParentType, ContextType>
  tag?: Resolver<ResolversTypes['CourseTag'], ParentType, ContextType>
  totalLectures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  totalTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  tutorImg?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  view?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CoursePageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CoursePage'] = ResolversParentTypes['CoursePage'],
> = {
  items?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CourseSectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CourseSection'] = ResolversParentTypes['CourseSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  topics?: Resolver<Array<ResolversTypes['CourseTopic']>, ParentType, ContextType>
}

export type CourseTopicResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CourseTopic'] = ResolversParentTypes['CourseTopic'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CustomerResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  country?: Resolver<ResolversTypes['CustomerCountry'], ParentType, ContextType>
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  countryFlag?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  loyaltyPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<CustomerOrdersArgs>>
  profile?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType>
  spending?: Resolver<Array<ResolversTypes['CustomerMonth']>, ParentType, ContextType>
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>
  tier?: Resolver<ResolversTypes['CustomerTier'], ParentType, ContextType>
  totalSpent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CustomerAddressResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CustomerCouponResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerCoupon'] = ResolversParentTypes['CustomerCoupon'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
}

export type CustomerImportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerImport'] = ResolversParentTypes['CustomerImport'],
> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lines?: Resolver<Array<ResolversTypes['CustomerImportLine']>, ParentType, ContextType>
}

export type CustomerImportLineResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerImportLine'] = ResolversParentTypes['CustomerImportLine'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  state?: Resolver<ResolversTypes['CustomerImportState'], ParentType, ContextType>
}

export type CustomerMonthResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerMonth'] = ResolversParentTypes['CustomerMonth'],
> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type CustomerNoticesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerNotices'] = ResolversParentTypes['CustomerNotices'],
> = {
  news?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  offers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  orders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  wishlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type CustomerPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type CustomerProfileResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile'],
> = {
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  coupons?: Resolver<Array<ResolversTypes['CustomerCoupon']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notices?: Resolver<ResolversTypes['CustomerNotices'], ParentType, ContextType>
  plan?: Resolver<ResolversTypes['CustomerPlan'], ParentType, ContextType>
  resetSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  signIns?: Resolver<Array<ResolversTypes['CustomerSignIn']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  wishlist?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>
}

export type CustomerSignInResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerSignIn'] = ResolversParentTypes['CustomerSignIn'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type CustomerSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['CustomerSummary'] = ResolversParentTypes['CustomerSummary'],
> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  bigSpenders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  loyal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  sleeping?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime'
}

export type DemoLoginResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DemoLogin'] = ResolversParentTypes['DemoLogin'],
> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type DocumentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document'],
> = {
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type DocumentListItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DocumentListItem'] = ResolversParentTypes['DocumentListItem'],
> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type DocumentPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage'],
> = {
  items?: Resolver<Array<ResolversTypes['DocumentListItem']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type EmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email']> = {
  attachments?: Resolver<Array<ResolversTypes['EmailAttachment']>, ParentType, ContextType>
  bcc?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>
  cc?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  folder?: Resolver<ResolversTypes['EmailFolder'], ParentType, ContextType>
  from?: Resolver<ResolversTypes['EmailSender'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  labels?: Resolver<Array<ResolversTypes['EmailLabel']>, ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  replies?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  to?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type EmailAddressResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailAddress'] = ResolversParentTypes['EmailAddress'],
> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type EmailAttachmentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailAttachment'] = ResolversParentTypes['EmailAttachment'],
> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type EmailCountsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailCounts'] = ResolversParentTypes['EmailCounts'],
> = {
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  inbox?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  starred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type EmailPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailPage'] = ResolversParentTypes['EmailPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type EmailSenderResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['EmailSender'] = ResolversParentTypes['EmailSender'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type FaqCategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FaqCategory'] = ResolversParentTypes['FaqCategory'],
> = {
  faqIcon?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  faqSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  faqTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  faqs?: Resolver<Array<ResolversTypes['Faq']>, ParentType, ContextType>
}

export type FleetSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['FleetSummary'] = ResolversParentTypes['FleetSummary'],
> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  onRoute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  warnings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type GeoPointResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint'],
> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type HelpArticleResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle'],
> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  img?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type HelpCategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['HelpCategory'] = ResolversParentTypes['HelpCategory'],
> = {
  articles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type HelpCentreResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['HelpCentre'] = ResolversParentTypes['HelpCentre'],
> = {
  allArticles?: Resolver<Array<ResolversTypes['HelpCategory']>, ParentType, ContextType>
  keepLearning?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>
  popularArticles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>
}

export type HourCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['HourCount'] = ResolversParentTypes['HourCount'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type InvoiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  client?: Resolver<ResolversTypes['InvoiceClient'], ParentType, ContextType>
  dueDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  invoiceStatus?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>
  issuedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>
  nextStatuses?: Resolver<Array<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  payments?: Resolver<Array<ResolversTypes['InvoicePayment']>, ParentType, ContextType>
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type InvoiceClientResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvoiceClient'] = ResolversParentTypes['InvoiceClient'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  companyEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, Partial<InvoiceClientInvoicesArgs>>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type InvoiceClientPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvoiceClientPage'] = ResolversParentTypes['InvoiceClientPage'],
> = {
  items?: Resolver<Array<ResolversTypes['InvoiceClient']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type InvoiceItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem'],
> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type InvoicePageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage'],
> = {
  items?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type InvoicePaymentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvoicePayment'] = ResolversParentTypes['InvoicePayment'],
> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  method?: Resolver<ResolversTypes['InvoicePaymentMethod'], ParentType, ContextType>
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type InvoiceSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['InvoiceSummary'] = ResolversParentTypes['InvoiceSummary'],
> = {
  clients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  pastDue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  unpaid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON'
}

export type LearningSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['LearningSummary'] = ResolversParentTypes['LearningSummary'],
> = {
  byTag?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>
  coursesCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  coursesStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  topicsCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type MessageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type MutationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  acceptTextChanges?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationAcceptTextChangesArgs, 'id'>>
  addCardComment?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationAddCardCommentArgs, 'cardId' | 'text'>>
  addDictionaryWord?: Resolver<
    Array<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationAddDictionaryWordArgs, 'word'>
  >
  addInvoicePayment?: Resolver<
    ResolversTypes['Invoice'],
    ParentType,
    ContextType,
    RequireFields<MutationAddInvoicePaymentArgs, 'id' | 'input'>
  >
  addOrderNote?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'id' | 'text'>>
  addUserCard?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationAddUserCardArgs, 'id' | 'input'>>
  advanceMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationAdvanceMessageArgs, 'id'>>
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>
  changePassword?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>
  >
  changePrices?: Resolver<
    Array<ResolversTypes['Product']>,
    ParentType,
    ContextType,
    RequireFields<MutationChangePricesArgs, 'ids' | 'percent'>
  >
  changeUserPassword?: Resolver<
    ResolversTypes['User'],
    ParentType,
    ContextType,
    RequireFields<MutationChangeUserPasswordArgs, 'id' | 'password'>
  >
  createBoard?: Resolver<ResolversTypes['Board'], ParentType, ContextType, RequireFields<MutationCreateBoardArgs, 'title'>>
  createCalendarEvent?: Resolver<
    ResolversTypes['CalendarEvent'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateCalendarEventArgs, 'input'>
  >
  createCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationCreateCardArgs, 'boardId' | 'input'>>
  createCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>
  createDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, Partial<MutationCreateDocumentArgs>>
  createInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationCreateInvoiceArgs, 'input'>>
  createInvoiceClient?: Resolver<
    ResolversTypes['InvoiceClient'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateInvoiceClientArgs, 'input'>
  >
  createOwnCategory?: Resolver<
    ResolversTypes['OwnCategory'],
    ParentType,
    ContextType,
    RequireFields<MutationCreateOwnCategoryArgs, 'input'>
  >
  createPermission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType, RequireFields<MutationCreatePermissionArgs, 'name'>>
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>
  createRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'name'>>
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>
  deleteBoard?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteBoardArgs, 'id'>>
  deleteCalendarEvent?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCalendarEventArgs, 'id'>>
  deleteCard?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCardArgs, 'id'>>
  deleteCardComment?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationDeleteCardCommentArgs, 'id'>>
  deleteCustomer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'id'>>
  deleteCustomerAddress?: Resolver<
    ResolversTypes['Customer'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteCustomerAddressArgs, 'id' | 'number'>
  >
  deleteCustomerWish?: Resolver<
    ResolversTypes['Customer'],
    ParentType,
    ContextType,
    RequireFields<MutationDeleteCustomerWishArgs, 'id' | 'productId'>
  >
  deleteDocument?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteDocumentArgs, 'id'>>
  deleteInvoice?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteInvoiceArgs, 'id'>>
  deleteMessage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>
  deleteOrder?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOrderArgs, 'id'>>
  deleteOrders?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteOrdersArgs, 'ids'>>
  deleteOwnCategory?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOwnCategoryArgs, 'id'>>
  deletePermission?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePermissionArgs, 'id'>>
  deleteProduct?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>
  deleteProject?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>
  deleteReview?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteReviewArgs, 'id'>>
  deleteReviewReply?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationDeleteReviewReplyArgs, 'id'>>
  deleteReviews?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteReviewsArgs, 'ids'>>
  deleteRole?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'id'>>
  deleteUser?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>
  deleteUsers?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteUsersArgs, 'ids'>>
  duplicateDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationDuplicateDocumentArgs, 'id'>>
  duplicateInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationDuplicateInvoiceArgs, 'id'>>
  duplicateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'id'>>
  emptyTrash?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationEmptyTrashArgs>>
  fulfilOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationFulfilOrderArgs, 'id' | 'items'>>
  ignoreRule?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationIgnoreRuleArgs, 'rule'>>
  importCustomers?: Resolver<
    ResolversTypes['CustomerImport'],
    ParentType,
    ContextType,
    RequireFields<MutationImportCustomersArgs, 'isTrial' | 'lines'>
  >
  importProducts?: Resolver<
    ResolversTypes['ProductImport'],
    ParentType,
    ContextType,
    RequireFields<MutationImportProductsArgs, 'dryRun' | 'rows'>
  >
  importUsers?: Resolver<ResolversTypes['UserImport'], ParentType, ContextType, RequireFields<MutationImportUsersArgs, 'isTrial' | 'rows'>>
  inviteReferral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationInviteReferralArgs, 'email'>>
  inviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>
  login?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password' | 'remember'>>
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  markChatSeen?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, RequireFields<MutationMarkChatSeenArgs, 'contactId'>>
  markNotification?: Resolver<
    ResolversTypes['Notification'],
    ParentType,
    ContextType,
    RequireFields<MutationMarkNotificationArgs, 'id' | 'isRead'>
  >
  markNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationMarkNotificationsArgs, 'isRead'>>
  mergeCustomers?: Resolver<
    ResolversTypes['Customer'],
    ParentType,
    ContextType,
    RequireFields<MutationMergeCustomersArgs, 'id' | 'otherId'>
  >
  moveCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationMoveCardArgs, 'boardId' | 'id' | 'position'>>
  moveOwnCategory?: Resolver<
    Array<ResolversTypes['OwnCategory']>,
    ParentType,
    ContextType,
    RequireFields<MutationMoveOwnCategoryArgs, 'id' | 'place'>
  >
  orderBoards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<MutationOrderBoardsArgs, 'ids'>>
  payReferrals?: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType, RequireFields<MutationPayReferralsArgs, 'ids'>>
  publishReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationPublishReviewArgs, 'id'>>
  publishReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationPublishReviewsArgs, 'ids'>>
  redo?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, Partial<MutationRedoArgs>>
  redoTextRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationRedoTextRunArgs, 'id'>>
  refundOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'id'>>
  register?: Resolver<
    ResolversTypes['SignedIn'],
    ParentType,
    ContextType,
    RequireFields<MutationRegisterArgs, 'code' | 'email' | 'password'>
  >
  remindUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRemindUserArgs, 'id'>>
  removeDictionaryWord?: Resolver<
    Array<ResolversTypes['String']>,
    ParentType,
    ContextType,
    RequireFields<MutationRemoveDictionaryWordArgs, 'word'>
  >
  removeNotification?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveNotificationArgs, 'id'>>
  removeNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  removeUserCard?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRemoveUserCardArgs, 'card' | 'id'>>
  renameBoard?: Resolver<ResolversTypes['Board'], ParentType, ContextType, RequireFields<MutationRenameBoardArgs, 'id' | 'title'>>
  replyToEmail?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationReplyToEmailArgs, 'id' | 'input'>>
  replyToReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'id' | 'text'>>
  requestAccess?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationRequestAccessArgs, 'action' | 'subject'>
  >
  resendOrderConfirmation?: Resolver<
    ResolversTypes['Order'],
    ParentType,
    ContextType,
    RequireFields<MutationResendOrderConfirmationArgs, 'id'>
  >
  resetPassword?: Resolver<
    ResolversTypes['SignedIn'],
    ParentType,
    ContextType,
    RequireFields<MutationResetPasswordArgs, 'code' | 'email' | 'password'>
  >
  resetStoreSettings?: Resolver<ResolversTypes['StoreSettings'], ParentType, ContextType, Partial<MutationResetStoreSettingsArgs>>
  resetWorkspace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationResetWorkspaceArgs>>
  restartCourse?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<MutationRestartCourseArgs, 'id'>>
  restockProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationRestockProductArgs, 'id' | 'pieces'>>
  restoreDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationRestoreDocumentArgs, 'id'>>
  restoreRule?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRestoreRuleArgs, 'rule'>>
  revokeSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>
  revokeUserDevices?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRevokeUserDevicesArgs, 'id'>>
  saveCustomerAddress?: Resolver<
    ResolversTypes['Customer'],
    ParentType,
    ContextType,
    RequireFields<MutationSaveCustomerAddressArgs, 'id' | 'input'>
  >
  saveDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationSaveDocumentArgs, 'id'>>
  saveDraft?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>
  savePreferences?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<MutationSavePreferencesArgs, 'preferences'>>
  sendCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'email'>>
  sendContactMessage?: Resolver<
    ResolversTypes['Boolean'],
    ParentType,
    ContextType,
    RequireFields<MutationSendContactMessageArgs, 'email' | 'message' | 'name'>
  >
  sendCustomerReset?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationSendCustomerResetArgs, 'id'>>
  sendEmail?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationSendEmailArgs, 'input'>>
  sendMessage?: Resolver<
    ResolversTypes['Message'],
    ParentType,
    ContextType,
    RequireFields<MutationSendMessageArgs, 'contactId' | 'message'>
  >
  setAccountLanguage?: Resolver<
    ResolversTypes['Account'],
    ParentType,
    ContextType,
    RequireFields<MutationSetAccountLanguageArgs, 'language'>
  >
  setConnected?: Resolver<
    ResolversTypes['ProfileConnection'],
    ParentType,
    ContextType,
    RequireFields<MutationSetConnectedArgs, 'id' | 'isConnected'>
  >
  setCourseFavourite?: Resolver<
    ResolversTypes['Course'],
    ParentType,
    ContextType,
    RequireFields<MutationSetCourseFavouriteArgs, 'id' | 'isFavourite'>
  >
  setInvoiceStatus?: Resolver<
    ResolversTypes['Invoice'],
    ParentType,
    ContextType,
    RequireFields<MutationSetInvoiceStatusArgs, 'id' | 'status'>
  >
  setOrderPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderPaymentArgs, 'id' | 'payment'>>
  setOrderStatus?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderStatusArgs, 'id' | 'status'>>
  setOrderStatuses?: Resolver<
    ResolversTypes['OrderMoves'],
    ParentType,
    ContextType,
    RequireFields<MutationSetOrderStatusesArgs, 'ids' | 'status'>
  >
  setOrderTracking?: Resolver<
    ResolversTypes['Order'],
    ParentType,
    ContextType,
    RequireFields<MutationSetOrderTrackingArgs, 'id' | 'trackingNumber'>
  >
  setProductStatus?: Resolver<
    ResolversTypes['Product'],
    ParentType,
    ContextType,
    RequireFields<MutationSetProductStatusArgs, 'id' | 'status'>
  >
  setProductStatuses?: Resolver<
    Array<ResolversTypes['Product']>,
    ParentType,
    ContextType,
    RequireFields<MutationSetProductStatusesArgs, 'ids' | 'status'>
  >
  setReceivedPayment?: Resolver<
    ResolversTypes['Sale'],
    ParentType,
    ContextType,
    RequireFields<MutationSetReceivedPaymentArgs, 'id' | 'status'>
  >
  setReferralStatus?: Resolver<
    ResolversTypes['Referral'],
    ParentType,
    ContextType,
    RequireFields<MutationSetReferralStatusArgs, 'id' | 'status'>
  >
  setSaleStatus?: Resolver<ResolversTypes['Sale'], ParentType, ContextType, RequireFields<MutationSetSaleStatusArgs, 'id' | 'status'>>
  setTopicCompleted?: Resolver<
    ResolversTypes['Course'],
    ParentType,
    ContextType,
    RequireFields<MutationSetTopicCompletedArgs, 'id' | 'isCompleted'>
  >
  setUserStatus?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserStatusArgs, 'id' | 'status'>>
  setVehicleProgress?: Resolver<
    ResolversTypes['Vehicle'],
    ParentType,
    ContextType,
    RequireFields<MutationSetVehicleProgressArgs, 'id' | 'progress'>
  >
  setVehicleWarning?: Resolver<
    ResolversTypes['Vehicle'],
    ParentType,
    ContextType,
    RequireFields<MutationSetVehicleWarningArgs, 'id' | 'warning'>
  >
  startTextRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationStartTextRunArgs, 'action' | 'text'>>
  stopTextRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationStopTextRunArgs, 'id'>>
  toggleEmailLabel?: Resolver<
    Array<ResolversTypes['Email']>,
    ParentType,
    ContextType,
    RequireFields<MutationToggleEmailLabelArgs, 'ids' | 'label'>
  >
  trashDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationTrashDocumentArgs, 'id'>>
  tryPolish?: Resolver<ResolversTypes['TextTrial'], ParentType, ContextType, RequireFields<MutationTryPolishArgs, 'text'>>
  undo?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, Partial<MutationUndoArgs>>
  unpublishReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationUnpublishReviewArgs, 'id'>>
  unpublishReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationUnpublishReviewsArgs, 'ids'>>
  updateCalendarEvent?: Resolver<
    ResolversTypes['CalendarEvent'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCalendarEventArgs, 'id' | 'input'>
  >
  updateCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationUpdateCardArgs, 'id' | 'input'>>
  updateChatProfile?: Resolver<
    ResolversTypes['ChatProfile'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateChatProfileArgs, 'input'>
  >
  updateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'id' | 'input'>>
  updateCustomerProfile?: Resolver<
    ResolversTypes['Customer'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateCustomerProfileArgs, 'id' | 'input'>
  >
  updateEmails?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType, RequireFields<MutationUpdateEmailsArgs, 'ids' | 'patch'>>
  updateInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationUpdateInvoiceArgs, 'id' | 'input'>>
  updateInvoiceClient?: Resolver<
    ResolversTypes['InvoiceClient'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateInvoiceClientArgs, 'id' | 'input'>
  >
  updateMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationUpdateMessageArgs, 'id' | 'message'>>
  updateOrderAddress?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderAddressArgs, 'id'>>
  updateOwnCategory?: Resolver<
    ResolversTypes['OwnCategory'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateOwnCategoryArgs, 'id' | 'input'>
  >
  updatePermission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType, RequireFields<MutationUpdatePermissionArgs, 'id'>>
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'id' | 'input'>>
  updateProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>
  updateRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'id'>>
  updateStoreSettings?: Resolver<
    ResolversTypes['StoreSettings'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateStoreSettingsArgs, 'input'>
  >
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>
  updateUserSettings?: Resolver<
    ResolversTypes['User'],
    ParentType,
    ContextType,
    RequireFields<MutationUpdateUserSettingsArgs, 'id' | 'input'>
  >
  updateUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUsersArgs, 'ids'>>
}

export type NotificationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'],
> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  facts?: Resolver<ResolversTypes['NotificationFacts'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type NotificationChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationChange'] = ResolversParentTypes['NotificationChange'],
> = {
  latest?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type NotificationFactsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationFacts'] = ResolversParentTypes['NotificationFacts'],
> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  words?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
}

export type NotificationPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OperationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation'],
> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  changes?: Resolver<Array<ResolversTypes['RowChange']>, ParentType, ContextType>
  door?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['OperationKind'], ParentType, ContextType>
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  undoes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  undoneBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
}

export type OperationPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OperationPage'] = ResolversParentTypes['OperationPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Operation']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  billingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  channel?: Resolver<ResolversTypes['OrderChannel'], ParentType, ContextType>
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  fulfilment?: Resolver<ResolversTypes['OrderFulfilment'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>
  methodNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  nextStatuses?: Resolver<Array<ResolversTypes['OrderStatus']>, ParentType, ContextType>
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  payment?: Resolver<ResolversTypes['OrderPayment'], ParentType, ContextType>
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  shippingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OrderEventResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent'],
> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type OrderItemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem'],
> = {
  fulfilled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>
  productBrand?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type OrderMovesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderMoves'] = ResolversParentTypes['OrderMoves'],
> = {
  leftOut?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>
  moved?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>
}

export type OrderPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OrderSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary'],
> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  outForDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pendingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  unpaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OwnCategoryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OwnCategory'] = ResolversParentTypes['OwnCategory'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  parent?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['OwnCategoryStatus'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type OwnCategoryPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['OwnCategoryPage'] = ResolversParentTypes['OwnCategoryPage'],
> = {
  items?: Resolver<Array<ResolversTypes['OwnCategory']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PaymentDetailsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PaymentDetails'] = ResolversParentTypes['PaymentDetails'],
> = {
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  swiftCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  totalDue?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type PermissionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission'],
> = {
  assignedTo?: Resolver<Array<ResolversTypes['PermissionRole']>, ParentType, ContextType>
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  userRoles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type PermissionPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['PermissionPage'] = ResolversParentTypes['PermissionPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProductResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'],
> = {
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>
  barcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  comparePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  dimensions?: Resolver<Maybe<ResolversTypes['ProductSize']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>
  isPhysical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isTaxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>
  ownCategory?: Resolver<Maybe<ResolversTypes['OwnCategory']>, ParentType, ContextType>
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  productBrand?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, Partial<ProductReviewsArgs>>
  richDescription?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>
  stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  taxClass?: Resolver<ResolversTypes['TaxClass'], ParentType, ContextType>
  variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
}

export type ProductAttributeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProductChoicesResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductChoices'] = ResolversParentTypes['ProductChoices'],
> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  drawings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type ProductImageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage'],
> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProductImportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport'],
> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  problems?: Resolver<Array<ResolversTypes['ProductImportProblem']>, ParentType, ContextType>
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProductImportProblemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductImportProblem'] = ResolversParentTypes['ProductImportProblem'],
> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProductOptionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
}

export type ProductPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProductSizeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductSize'] = ResolversParentTypes['ProductSize'],
> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  length?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type ProductSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductSummary'] = ResolversParentTypes['ProductSummary'],
> = {
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  stockValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProductVariantResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant'],
> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProfileResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile'],
> = {
  about?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>
  connections?: Resolver<Array<ResolversTypes['ProfileConnection']>, ParentType, ContextType>
  contacts?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>
  coverImg?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  joiningDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  memberships?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>
  overview?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>
  profileImg?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  projects?: Resolver<Array<ResolversTypes['ProfileProject']>, ParentType, ContextType>
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  teams?: Resolver<Array<ResolversTypes['ProfileTeam']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProfileChipResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProfileChip'] = ResolversParentTypes['ProfileChip'],
> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProfileConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProfileConnection'] = ResolversParentTypes['ProfileConnection'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  chips?: Resolver<Array<ResolversTypes['ProfileChip']>, ParentType, ContextType>
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProfileFactResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProfileFact'] = ResolversParentTypes['ProfileFact'],
> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProfileMemberResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProfileMember'] = ResolversParentTypes['ProfileMember'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProfileProjectResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProfileProject'] = ResolversParentTypes['ProfileProject'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  avatarGroup?: Resolver<Array<ResolversTypes['ProfileMember']>, ParentType, ContextType>
  budget?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  budgetSpent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  chipColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  client?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  completedTask?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  deadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  leader?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  tasks?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  totalTask?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProfileTeamResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProfileTeam'] = ResolversParentTypes['ProfileTeam'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  avatarGroup?: Resolver<Array<ResolversTypes['ProfileMember']>, ParentType, ContextType>
  chips?: Resolver<Array<ResolversTypes['ProfileChip']>, ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  extraMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ProjectResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'],
> = {
  extraMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  leader?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  team?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ProjectPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activities?: Resolver<ResolversTypes['OperationPage'], ParentType, ContextType, Partial<QueryActivitiesArgs>>
  activitySummary?: Resolver<ResolversTypes['ActivitySummary'], ParentType, ContextType>
  boards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType>
  calendarEvent?: Resolver<ResolversTypes['CalendarEvent'], ParentType, ContextType, RequireFields<QueryCalendarEventArgs, 'id'>>
  calendarEvents?: Resolver<ResolversTypes['CalendarEventPage'], ParentType, ContextType, RequireFields<QueryCalendarEventsArgs, 'page'>>
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<QueryCardArgs, 'id'>>
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>
  chatProfile?: Resolver<ResolversTypes['ChatProfile'], ParentType, ContextType>
  chats?: Resolver<Array<ResolversTypes['Chat']>, ParentType, ContextType, Partial<QueryChatsArgs>>
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<QueryContactArgs, 'id'>>
  contacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryContactsArgs, 'page'>>
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>
  courses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<QueryCoursesArgs, 'hideCompleted'>>
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, Partial<QueryCustomerArgs>>
  customerSummary?: Resolver<ResolversTypes['CustomerSummary'], ParentType, ContextType>
  customers?: Resolver<ResolversTypes['CustomerPage'], ParentType, ContextType, Partial<QueryCustomersArgs>>
  demoLogins?: Resolver<Array<ResolversTypes['DemoLogin']>, ParentType, ContextType>
  dictionaryWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id'>>
  documents?: Resolver<ResolversTypes['DocumentPage'], ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'trashed'>>
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<QueryEmailArgs, 'id'>>
  emailCounts?: Resolver<ResolversTypes['EmailCounts'], ParentType, ContextType>
  emails?: Resolver<ResolversTypes['EmailPage'], ParentType, ContextType, RequireFields<QueryEmailsArgs, 'trashed'>>
  faqs?: Resolver<Array<ResolversTypes['FaqCategory']>, ParentType, ContextType, Partial<QueryFaqsArgs>>
  fleetSummary?: Resolver<ResolversTypes['FleetSummary'], ParentType, ContextType>
  helpArticle?: Resolver<ResolversTypes['HelpArticle'], ParentType, ContextType, RequireFields<QueryHelpArticleArgs, 'slug'>>
  helpCentre?: Resolver<ResolversTypes['HelpCentre'], ParentType, ContextType, Partial<QueryHelpCentreArgs>>
  ignoredRules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>
  invoiceClients?: Resolver<ResolversTypes['InvoiceClientPage'], ParentType, ContextType, Partial<QueryInvoiceClientsArgs>>
  invoiceSummary?: Resolver<ResolversTypes['InvoiceSummary'], ParentType, ContextType>
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, Partial<QueryInvoicesArgs>>
  isSkuFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsSkuFreeArgs, 'sku'>>
  learningSummary?: Resolver<ResolversTypes['LearningSummary'], ParentType, ContextType>
  me?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<QueryNotificationsArgs>>
  operations?: Resolver<ResolversTypes['OperationPage'], ParentType, ContextType, Partial<QueryOperationsArgs>>
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, Partial<QueryOrderArgs>>
  orderSummary?: Resolver<ResolversTypes['OrderSummary'], ParentType, ContextType>
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<QueryOrdersArgs>>
  ownCategories?: Resolver<ResolversTypes['OwnCategoryPage'], ParentType, ContextType, Partial<QueryOwnCategoriesArgs>>
  paymentDetails?: Resolver<ResolversTypes['PaymentDetails'], ParentType, ContextType>
  permission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType, RequireFields<QueryPermissionArgs, 'id'>>
  permissions?: Resolver<ResolversTypes['PermissionPage'], ParentType, ContextType, Partial<QueryPermissionsArgs>>
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>
  productChoices?: Resolver<ResolversTypes['ProductChoices'], ParentType, ContextType>
  productSummary?: Resolver<ResolversTypes['ProductSummary'], ParentType, ContextType>
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, Partial<QueryProductsArgs>>
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, Partial<QueryProjectsArgs>>
  quoteTextRun?: Resolver<ResolversTypes['TextQuote'], ParentType, ContextType, RequireFields<QueryQuoteTextRunArgs, 'action' | 'text'>>
  referralCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  referralSummary?: Resolver<ResolversTypes['ReferralSummary'], ParentType, ContextType>
  referrals?: Resolver<ResolversTypes['ReferralPage'], ParentType, ContextType, Partial<QueryReferralsArgs>>
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<QueryReviewArgs, 'id'>>
  reviewSummary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, Partial<QueryReviewsArgs>>
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>
  sales?: Resolver<ResolversTypes['SalePage'], ParentType, ContextType, Partial<QuerySalesArgs>>
  salesSummary?: Resolver<ResolversTypes['SalesSummary'], ParentType, ContextType>
  searchPages?: Resolver<Array<ResolversTypes['SearchGroup']>, ParentType, ContextType, Partial<QuerySearchPagesArgs>>
  searchRecords?: Resolver<Array<ResolversTypes['SearchRecord']>, ParentType, ContextType, RequireFields<QuerySearchRecordsArgs, 'q'>>
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>
  storeSettings?: Resolver<ResolversTypes['StoreSettings'], ParentType, ContextType>
  suggestSku?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QuerySuggestSkuArgs, 'category' | 'productName'>>
  takenUserFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryTakenUserFieldsArgs>>
  textRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<QueryTextRunArgs, 'id'>>
  textRuns?: Resolver<ResolversTypes['TextRunPage'], ParentType, ContextType, Partial<QueryTextRunsArgs>>
  textService?: Resolver<ResolversTypes['TextService'], ParentType, ContextType>
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>
  userSummary?: Resolver<ResolversTypes['UserSummary'], ParentType, ContextType>
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<QueryUsersArgs>>
  vehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<QueryVehicleArgs, 'id'>>
  vehicles?: Resolver<ResolversTypes['VehiclePage'], ParentType, ContextType, Partial<QueryVehiclesArgs>>
  wordEntries?: Resolver<ResolversTypes['WordEntryPage'], ParentType, ContextType, Partial<QueryWordEntriesArgs>>
}

export type ReferralResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  earning?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  referredId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ReferralPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReferralPage'] = ResolversParentTypes['ReferralPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ReferralSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReferralSummary'] = ResolversParentTypes['ReferralSummary'],
> = {
  conversion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  earning?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  signups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  unpaid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  para?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  productImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  repliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  reply?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type ReviewPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ReviewSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewSummary'] = ResolversParentTypes['ReviewSummary'],
> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  byRating?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>
  byWeek?: Resolver<Array<ResolversTypes['ReviewWeek']>, ParentType, ContextType>
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type ReviewWeekResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ReviewWeek'] = ResolversParentTypes['ReviewWeek'],
> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
}

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rights?: Resolver<Array<ResolversTypes['RoleRight']>, ParentType, ContextType>
  role?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<RoleUsersArgs>>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type RoleRightResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RoleRight'] = ResolversParentTypes['RoleRight'],
> = {
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type RowChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['RowChange'] = ResolversParentTypes['RowChange'],
> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  buyer?: Resolver<ResolversTypes['SaleBuyer'], ParentType, ContextType>
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  payment?: Resolver<ResolversTypes['SalePayment'], ParentType, ContextType>
  product?: Resolver<ResolversTypes['SaleProduct'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SaleBuyerResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SaleBuyer'] = ResolversParentTypes['SaleBuyer'],
> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SalePageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SalePage'] = ResolversParentTypes['SalePage'],
> = {
  items?: Resolver<Array<ResolversTypes['Sale']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SalePaymentResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SalePayment'] = ResolversParentTypes['SalePayment'],
> = {
  paidAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  receivedPaymentStatus?: Resolver<ResolversTypes['ReceivedPaymentStatus'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['SalePaymentStatus'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type SaleProductResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SaleProduct'] = ResolversParentTypes['SaleProduct'],
> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  hasFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SalesFigureResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SalesFigure'] = ResolversParentTypes['SalesFigure'],
> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SalesSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SalesSummary'] = ResolversParentTypes['SalesSummary'],
> = {
  affiliate?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>
  discounts?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>
  inStore?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>
  website?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>
}

export type SearchEntryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SearchEntry'] = ResolversParentTypes['SearchEntry'],
> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SearchGroupResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup'],
> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  children?: Resolver<Array<ResolversTypes['SearchEntry']>, ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SearchRecordResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SearchRecord'] = ResolversParentTypes['SearchRecord'],
> = {
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type SessionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type ShippingZoneResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['ShippingZone'] = ResolversParentTypes['ShippingZone'],
> = {
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
}

export type SignedInResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn'],
> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>
  auth?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type StoreLocationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StoreLocation'] = ResolversParentTypes['StoreLocation'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isFulfilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type StoreNotificationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StoreNotification'] = ResolversParentTypes['StoreNotification'],
> = {
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  event?: Resolver<ResolversTypes['StoreEvent'], ParentType, ContextType>
}

export type StoreSettingsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['StoreSettings'] = ResolversParentTypes['StoreSettings'],
> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  checkoutContact?: Resolver<ResolversTypes['CheckoutContact'], ParentType, ContextType>
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isAddressLineTwoAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isCompanyNameAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  isPhoneAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  locations?: Resolver<Array<ResolversTypes['StoreLocation']>, ParentType, ContextType>
  notifications?: Resolver<Array<ResolversTypes['StoreNotification']>, ParentType, ContextType>
  orderPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  payments?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>
  shippingZones?: Resolver<Array<ResolversTypes['ShippingZone']>, ParentType, ContextType>
  storeEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  storePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  units?: Resolver<ResolversTypes['UnitSystem'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type SubscriptionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  notificationChanges?: SubscriptionResolver<ResolversTypes['NotificationChange'], 'notificationChanges', ParentType, ContextType>
  textRunEvents?: SubscriptionResolver<
    ResolversTypes['TextRunEvent'],
    'textRunEvents',
    ParentType,
    ContextType,
    RequireFields<SubscriptionTextRunEventsArgs, 'after' | 'id'>
  >
  workspaceChanges?: SubscriptionResolver<
    ResolversTypes['WorkspaceChange'],
    'workspaceChanges',
    ParentType,
    ContextType,
    Partial<SubscriptionWorkspaceChangesArgs>
  >
}

export type TagCountResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  tag?: Resolver<ResolversTypes['CourseTag'], ParentType, ContextType>
}

export type TextChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextChange'] = ResolversParentTypes['TextChange'],
> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['TextChangeKind'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TextQuoteResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextQuote'] = ResolversParentTypes['TextQuote'],
> = {
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  maxWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  numOfToken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TextRunResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextRun'] = ResolversParentTypes['TextRun'],
> = {
  accepted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  action?: Resolver<ResolversTypes['TextAction'], ParentType, ContextType>
  changes?: Resolver<Array<ResolversTypes['TextChange']>, ParentType, ContextType>
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  durWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  numOfToken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  options?: Resolver<ResolversTypes['TextRunOptions'], ParentType, ContextType>
  redoOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['TextRunStatus'], ParentType, ContextType>
  tempWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  wordsCharged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TextRunEventResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextRunEvent'] = ResolversParentTypes['TextRunEvent'],
> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  changes?: Resolver<Maybe<Array<ResolversTypes['TextChange']>>, ParentType, ContextType>
  done?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  end?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  run?: Resolver<Maybe<ResolversTypes['TextRun']>, ParentType, ContextType>
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>
  type?: Resolver<ResolversTypes['TextRunEventType'], ParentType, ContextType>
}

export type TextRunOptionsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextRunOptions'] = ResolversParentTypes['TextRunOptions'],
> = {
  dialect?: Resolver<ResolversTypes['TextDialect'], ParentType, ContextType>
  keep?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>
  length?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>
  strength?: Resolver<ResolversTypes['TextStrength'], ParentType, ContextType>
  style?: Resolver<Maybe<ResolversTypes['TextStyle']>, ParentType, ContextType>
  tone?: Resolver<ResolversTypes['TextTone'], ParentType, ContextType>
  voice?: Resolver<Maybe<ResolversTypes['TextVoice']>, ParentType, ContextType>
}

export type TextRunPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextRunPage'] = ResolversParentTypes['TextRunPage'],
> = {
  items?: Resolver<Array<ResolversTypes['TextRun']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TextServiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextService'] = ResolversParentTypes['TextService'],
> = {
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  isLocal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  maxCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  trialWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  welcomePermanentWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  welcomeTemporaryWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type TextTrialResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['TextTrial'] = ResolversParentTypes['TextTrial'],
> = {
  changes?: Resolver<Array<ResolversTypes['TextChange']>, ParentType, ContextType>
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['TextRunStatus'], ParentType, ContextType>
}

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  billing?: Resolver<ResolversTypes['UserBilling'], ParentType, ContextType>
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  currentPlan?: Resolver<ResolversTypes['UserPlan'], ParentType, ContextType>
  details?: Resolver<ResolversTypes['UserDetails'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  grants?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  permissions?: Resolver<Array<ResolversTypes['RoleRight']>, ParentType, ContextType>
  projectDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>
  taskDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type UserAddressResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserAddress'] = ResolversParentTypes['UserAddress'],
> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type UserConnectionResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection'],
> = {
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  service?: Resolver<ResolversTypes['UserService'], ParentType, ContextType>
}

export type UserDetailsResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserDetails'] = ResolversParentTypes['UserDetails'],
> = {
  address?: Resolver<ResolversTypes['UserAddress'], ParentType, ContextType>
  connections?: Resolver<Array<ResolversTypes['UserConnection']>, ParentType, ContextType>
  devices?: Resolver<Array<ResolversTypes['UserDevice']>, ParentType, ContextType>
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  invoices?: Resolver<Array<ResolversTypes['UserPlanInvoice']>, ParentType, ContextType>
  isTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  notifications?: Resolver<Array<ResolversTypes['UserNotification']>, ParentType, ContextType>
  passwordChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>
  paymentMethods?: Resolver<Array<ResolversTypes['UserPaymentMethod']>, ParentType, ContextType>
  projects?: Resolver<Array<ResolversTypes['UserProject']>, ParentType, ContextType>
}

export type UserDeviceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserDevice'] = ResolversParentTypes['UserDevice'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type UserImportResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserImport'] = ResolversParentTypes['UserImport'],
> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  problems?: Resolver<Array<ResolversTypes['UserImportProblem']>, ParentType, ContextType>
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>
}

export type UserImportProblemResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserImportProblem'] = ResolversParentTypes['UserImportProblem'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type UserNotificationResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserNotification'] = ResolversParentTypes['UserNotification'],
> = {
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  browser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  type?: Resolver<ResolversTypes['UserNotice'], ParentType, ContextType>
}

export type UserPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage'],
> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type UserPaymentMethodResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserPaymentMethod'] = ResolversParentTypes['UserPaymentMethod'],
> = {
  brand?: Resolver<ResolversTypes['CardBrand'], ParentType, ContextType>
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type UserPlanInvoiceResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserPlanInvoice'] = ResolversParentTypes['UserPlanInvoice'],
> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
}

export type UserProjectResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserProject'] = ResolversParentTypes['UserProject'],
> = {
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  tasksDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  tasksTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type UserSummaryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['UserSummary'] = ResolversParentTypes['UserSummary'],
> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  signedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type VehicleResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle'],
> = {
  endCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  endCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  eta?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  location?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  position?: Resolver<ResolversTypes['GeoPoint'], ParentType, ContextType>
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  route?: Resolver<Array<ResolversTypes['GeoPoint']>, ParentType, ContextType>
  startCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  startCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  timeline?: Resolver<Array<ResolversTypes['VehicleEvent']>, ParentType, ContextType>
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
  warning?: Resolver<ResolversTypes['VehicleWarning'], ParentType, ContextType>
}

export type VehicleEventResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VehicleEvent'] = ResolversParentTypes['VehicleEvent'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type VehiclePageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['VehiclePage'] = ResolversParentTypes['VehiclePage'],
> = {
  items?: Resolver<Array<ResolversTypes['Vehicle']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type WordEntryResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WordEntry'] = ResolversParentTypes['WordEntry'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  kind?: Resolver<ResolversTypes['WordEntryKind'], ParentType, ContextType>
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>
  temporary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type WordEntryPageResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WordEntryPage'] = ResolversParentTypes['WordEntryPage'],
> = {
  items?: Resolver<Array<ResolversTypes['WordEntry']>, ParentType, ContextType>
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>
}

export type WorkspaceChangeResolvers<
  ContextType = Context,
  ParentType extends ResolversParentTypes['WorkspaceChange'] = ResolversParentTypes['WorkspaceChange'],
> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>
  areas?: Resolver<Array<ResolversTypes['Area']>, ParentType, ContextType>
  operationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>
  rows?: Resolver<Array<ResolversTypes['ChangedRow']>, ParentType, ContextType>
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>
}

export type Resolvers<ContextType = Context> = {
  AbilityRule?: AbilityRuleResolvers<ContextType>
  Account?: AccountResolvers<ContextType>
  ActivitySummary?: ActivitySummaryResolvers<ContextType>
  Board?: BoardResolvers<ContextType>
  CalendarEvent?: CalendarEventResolvers<ContextType>
  CalendarEventPage?: CalendarEventPageResolvers<ContextType>
  Card?: CardResolvers<ContextType>
  CardComment?: CardCommentResolvers<ContextType>
  CardMember?: CardMemberResolvers<ContextType>
  Category?: CategoryResolvers<ContextType>
  ChangedRow?: ChangedRowResolvers<ContextType>
  Chat?: ChatResolvers<ContextType>
  ChatProfile?: ChatProfileResolvers<ContextType>
  Contact?: ContactResolvers<ContextType>
  ContactPage?: ContactPageResolvers<ContextType>
  Course?: CourseResolvers<ContextType>
  CoursePage?: CoursePageResolvers<ContextType>
  CourseSection?: CourseSectionResolvers<ContextType>
  CourseTopic?: CourseTopicResolvers<ContextType>
  Customer?: CustomerResolvers<ContextType>
  CustomerAddress?: CustomerAddressResolvers<ContextType>
  CustomerCoupon?: CustomerCouponResolvers<ContextType>
  CustomerImport?: CustomerImportResolvers<ContextType>
  CustomerImportLine?: CustomerImportLineResolvers<ContextType>
  CustomerMonth?: CustomerMonthResolvers<ContextType>
  CustomerNotices?: CustomerNoticesResolvers<ContextType>
  CustomerPage?: CustomerPageResolvers<ContextType>
  CustomerProfile?: CustomerProfileResolvers<ContextType>
  CustomerSignIn?: CustomerSignInResolvers<ContextType>
  CustomerSummary?: CustomerSummaryResolvers<ContextType>
  DateTime?: GraphQLScalarType
  DemoLogin?: DemoLoginResolvers<ContextType>
  Document?: DocumentResolvers<ContextType>
  DocumentListItem?: DocumentListItemResolvers<ContextType>
  DocumentPage?: DocumentPageResolvers<ContextType>
  Email?: EmailResolvers<ContextType>
  EmailAddress?: EmailAddressResolvers<ContextType>
  EmailAttachment?: EmailAttachmentResolvers<ContextType>
  EmailCounts?: EmailCountsResolvers<ContextType>
  EmailPage?: EmailPageResolvers<ContextType>
  EmailSender?: EmailSenderResolvers<ContextType>
  Faq?: FaqResolvers<ContextType>
  FaqCategory?: FaqCategoryResolvers<ContextType>
  FleetSummary?: FleetSummaryResolvers<ContextType>
  GeoPoint?: GeoPointResolvers<ContextType>
  HelpArticle?: HelpArticleResolvers<ContextType>
  HelpCategory?: HelpCategoryResolvers<ContextType>
  HelpCentre?: HelpCentreResolvers<ContextType>
  HourCount?: HourCountResolvers<ContextType>
  Invoice?: InvoiceResolvers<ContextType>
  InvoiceClient?: InvoiceClientResolvers<ContextType>
  InvoiceClientPage?: InvoiceClientPageResolvers<ContextType>
  InvoiceItem?: InvoiceItemResolvers<ContextType>
  InvoicePage?: InvoicePageResolvers<ContextType>
  InvoicePayment?: InvoicePaymentResolvers<ContextType>
  InvoiceSummary?: InvoiceSummaryResolvers<ContextType>
  JSON?: GraphQLScalarType
  LearningSummary?: LearningSummaryResolvers<ContextType>
  Message?: MessageResolvers<ContextType>
  Mutation?: MutationResolvers<ContextType>
  Notification?: NotificationResolvers<ContextType>
  NotificationChange?: NotificationChangeResolvers<ContextType>
  NotificationFacts?: NotificationFactsResolvers<ContextType>
  NotificationPage?: NotificationPageResolvers<ContextType>
  Operation?: OperationResolvers<ContextType>
  OperationPage?: OperationPageResolvers<ContextType>
  Order?: OrderResolvers<ContextType>
  OrderEvent?: OrderEventResolvers<ContextType>
  OrderItem?: OrderItemResolvers<ContextType>
  OrderMoves?: OrderMovesResolvers<ContextType>
  OrderPage?: OrderPageResolvers<ContextType>
  OrderSummary?: OrderSummaryResolvers<ContextType>
  OwnCategory?: OwnCategoryResolvers<ContextType>
  OwnCategoryPage?: OwnCategoryPageResolvers<ContextType>
  PaymentDetails?: PaymentDetailsResolvers<ContextType>
  Permission?: PermissionResolvers<ContextType>
  PermissionPage?: PermissionPageResolvers<ContextType>
  Product?: ProductResolvers<ContextType>
  ProductAttribute?: ProductAttributeResolvers<ContextType>
  ProductChoices?: ProductChoicesResolvers<ContextType>
  ProductImage?: ProductImageResolvers<ContextType>
  ProductImport?: ProductImportResolvers<ContextType>
  ProductImportProblem?: ProductImportProblemResolvers<ContextType>
  ProductOption?: ProductOptionResolvers<ContextType>
  ProductPage?: ProductPageResolvers<ContextType>
  ProductSize?: ProductSizeResolvers<ContextType>
  ProductSummary?: ProductSummaryResolvers<ContextType>
  ProductVariant?: ProductVariantResolvers<ContextType>
  Profile?: ProfileResolvers<ContextType>
  ProfileChip?: ProfileChipResolvers<ContextType>
  ProfileConnection?: ProfileConnectionResolvers<ContextType>
  ProfileFact?: ProfileFactResolvers<ContextType>
  ProfileMember?: ProfileMemberResolvers<ContextType>
  ProfileProject?: ProfileProjectResolvers<ContextType>
  ProfileTeam?: ProfileTeamResolvers<ContextType>
  Project?: ProjectResolvers<ContextType>
  ProjectPage?: ProjectPageResolvers<ContextType>
  Query?: QueryResolvers<ContextType>
  Referral?: ReferralResolvers<ContextType>
  ReferralPage?: ReferralPageResolvers<ContextType>
  ReferralSummary?: ReferralSummaryResolvers<ContextType>
  Review?: ReviewResolvers<ContextType>
  ReviewPage?: ReviewPageResolvers<ContextType>
  ReviewSummary?: ReviewSummaryResolvers<ContextType>
  ReviewWeek?: ReviewWeekResolvers<ContextType>
  Role?: RoleResolvers<ContextType>
  RoleRight?: RoleRightResolvers<ContextType>
  RowChange?: RowChangeResolvers<ContextType>
  Sale?: SaleResolvers<ContextType>
  SaleBuyer?: SaleBuyerResolvers<ContextType>
  SalePage?: SalePageResolvers<ContextType>
  SalePayment?: SalePaymentResolvers<ContextType>
  SaleProduct?: SaleProductResolvers<ContextType>
  SalesFigure?: SalesFigureResolvers<ContextType>
  SalesSummary?: SalesSummaryResolvers<ContextType>
  SearchEntry?: SearchEntryResolvers<ContextType>
  SearchGroup?: SearchGroupResolvers<ContextType>
  SearchRecord?: SearchRecordResolvers<ContextType>
  Session?: SessionResolvers<ContextType>
  ShippingZone?: ShippingZoneResolvers<ContextType>
  SignedIn?: SignedInResolvers<ContextType>
  StoreLocation?: StoreLocationResolvers<ContextType>
  StoreNotification?: StoreNotificationResolvers<ContextType>
  StoreSettings?: StoreSettingsResolvers<ContextType>
  Subscription?: SubscriptionResolvers<ContextType>
  TagCount?: TagCountResolvers<ContextType>
  TextChange?: TextChangeResolvers<ContextType>
  TextQuote?: TextQuoteResolvers<ContextType>
  TextRun?: TextRunResolvers<ContextType>
  TextRunEvent?: TextRunEventResolvers<ContextType>
  TextRunOptions?: TextRunOptionsResolvers<ContextType>
  TextRunPage?: TextRunPageResolvers<ContextType>
  TextService?: TextServiceResolvers<ContextType>
  TextTrial?: TextTrialResolvers<ContextType>
  User?: UserResolvers<ContextType>
  UserAddress?: UserAddressResolvers<ContextType>
  UserConnection?: UserConnectionResolvers<ContextType>
  UserDetails?: UserDetailsResolvers<ContextType>
  UserDevice?: UserDeviceResolvers<ContextType>
  UserImport?: UserImportResolvers<ContextType>
  UserImportProblem?: UserImportProblemResolvers<ContextType>
  UserNotification?: UserNotificationResolvers<ContextType>
  UserPage?: UserPageResolvers<ContextType>
  UserPaymentMethod?: UserPaymentMethodResolvers<ContextType>
  UserPlanInvoice?: UserPlanInvoiceResolvers<ContextType>
  UserProject?: UserProjectResolvers<ContextType>
  UserSummary?: UserSummaryResolvers<ContextType>
  Vehicle?: VehicleResolvers<ContextType>
  VehicleEvent?: VehicleEventResolvers<ContextType>
  VehiclePage?: VehiclePageResolvers<ContextType>
  WordEntry?: WordEntryResolvers<ContextType>
  WordEntryPage?: WordEntryPageResolvers<ContextType>
  WorkspaceChange?: WorkspaceChangeResolvers<ContextType>
}
