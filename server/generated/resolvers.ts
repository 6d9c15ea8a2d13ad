import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountRecord } from '../areas/account/service.ts';
import type { AccountProfile as AccountProfileRecord } from '../areas/account/profile.ts';
import type { Subscription as PlanRecord } from '../areas/billing/subscriptions.ts';
import type { ContactRow, ChatRow, MessageRow } from '../areas/chat/tables.ts';
import type { EmailRow } from '../areas/email/tables.ts';
import type { VehicleRecord } from '../areas/logistics/service.ts';
import type { InvoiceRecord } from '../areas/invoices/amounts.ts';
import type { InvoiceClientRow } from '../areas/invoices/tables.ts';
import type { BoardRow, CardRow } from '../areas/kanban/tables.ts';
import type { CourseRecord } from '../areas/academy/service.ts';
import type { CourseSectionRow, CourseTopicRow, CourseNoteRow } from '../areas/academy/tables.ts';
import type { OperationRecord } from '../areas/history/operations.ts';
import type { WorkspaceEvent } from '../db/changes.ts';
import type { UserRow, StoredDetails } from '../areas/users/tables.ts';
import type { ArticleRecord } from '../areas/help/service.ts';
import type { ProfileRow } from '../areas/profile/tables.ts';
import type { RoleRow } from '../areas/roles/tables.ts';
import type { PermissionRow } from '../areas/permissions/tables.ts';
import type { ProductRow, OwnCategoryRow, ProductVariantRow } from '../areas/products/tables.ts';
import type { CategoryCount } from '../areas/products/service.ts';
import type { CustomerRow, AddressEntry, CustomerProfileRow } from '../areas/customers/tables.ts';
import type { OrderRow, OrderItemRow, OrderEventRow } from '../areas/orders/tables.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
};

export type AbilityRule = {
  action: Scalars['String']['output'];
  inverted?: Maybe<Scalars['Boolean']['output']>;
  subject: Scalars['String']['output'];
};

export type Account = {
  abilityRules: Array<AbilityRule>;
  createdAt: Scalars['DateTime']['output'];
  durWordsLeft: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  language: AccountLanguage;
  lastLoginTime?: Maybe<Scalars['DateTime']['output']>;
  money: Scalars['Float']['output'];
  preferences: Scalars['JSON']['output'];
  role: AccountRole;
  tempWordsLeft: Scalars['Int']['output'];
};

export type AccountLanguage =
  | 'CN'
  | 'EN';

export type AccountProfile = {
  address: Scalars['String']['output'];
  avatar?: Maybe<Scalars['String']['output']>;
  currencies: Array<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  exchangeDate: Scalars['String']['output'];
  exchangeRate?: Maybe<Scalars['Float']['output']>;
  fullName: Scalars['String']['output'];
  organization: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
};

export type AccountRole =
  | 'ADMIN'
  | 'REGULAR';

export type ActivitySummary = {
  activeSessions: Scalars['Int']['output'];
  changesByHour: Array<HourCount>;
  changesToday: Scalars['Int']['output'];
  errorsToday: Scalars['Int']['output'];
  failedLoginsToday: Scalars['Int']['output'];
  ordersPaidToday: Scalars['Int']['output'];
  server: ServerStatus;
};

export type AnalyticsFigure = {
  previous?: Maybe<Scalars['Float']['output']>;
  value: Scalars['Float']['output'];
};

export type AnalyticsPoint = {
  expenses: Scalars['Float']['output'];
  income: Scalars['Float']['output'];
  orders: Scalars['Int']['output'];
  profit: Scalars['Float']['output'];
  sales: Scalars['Float']['output'];
  start: Scalars['String']['output'];
};

export type AnalyticsRange =
  | 'ALL_TIME'
  | 'LAST_7_DAYS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  | 'LAST_MONTH'
  | 'THIS_MONTH'
  | 'THIS_YEAR';

export type ApiKey = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scope: ApiKeyScope;
  start: Scalars['String']['output'];
};

export type ApiKeyScope =
  | 'READ'
  | 'WRITE';

export type Area =
  | 'ACADEMY'
  | 'ACCOUNT'
  | 'ANALYTICS'
  | 'CALENDAR'
  | 'CHAT'
  | 'CUSTOMERS'
  | 'EMAIL'
  | 'HELP'
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
  | 'SUBMISSIONS'
  | 'USERS';

export type BillingDetails = {
  address: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  lowWords?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
};

export type Board = {
  cardLimit?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  items: Array<Card>;
  itemsIds: Array<Scalars['ID']['output']>;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type Calendar =
  | 'BUSINESS'
  | 'ETC'
  | 'FAMILY'
  | 'HOLIDAY'
  | 'PERSONAL';

export type CalendarEvent = {
  allDay: Scalars['Boolean']['output'];
  calendar: Calendar;
  description: Scalars['String']['output'];
  end: Scalars['String']['output'];
  exceptions: Array<Scalars['String']['output']>;
  guests: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  location: Scalars['String']['output'];
  reminder: Scalars['Int']['output'];
  repeat: Scalars['String']['output'];
  start: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  zone: Scalars['String']['output'];
};

export type CalendarEventInput = {
  allDay?: InputMaybe<Scalars['Boolean']['input']>;
  calendar?: InputMaybe<Calendar>;
  description?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  exceptions?: InputMaybe<Array<Scalars['String']['input']>>;
  guests?: InputMaybe<Array<Scalars['String']['input']>>;
  location?: InputMaybe<Scalars['String']['input']>;
  reminder?: InputMaybe<Scalars['Int']['input']>;
  repeat?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  zone?: InputMaybe<Scalars['String']['input']>;
};

export type CalendarEventPage = {
  items: Array<CalendarEvent>;
  total: Scalars['Int']['output'];
};

export type Card = {
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  attachments: Scalars['Int']['output'];
  board?: Maybe<Board>;
  checklist: Array<ChecklistItem>;
  comments: Scalars['String']['output'];
  commentsCount: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  dueDate?: Maybe<Scalars['String']['output']>;
  files: Array<File>;
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  labels: Array<Scalars['String']['output']>;
  members: Array<CardMember>;
  thread: Array<CardComment>;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type CardBrand =
  | 'AMEX'
  | 'MASTERCARD'
  | 'VISA';

export type CardComment = {
  at: Scalars['DateTime']['output'];
  author: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type CardInput = {
  checklist?: InputMaybe<Array<ChecklistItemInput>>;
  description?: InputMaybe<Scalars['String']['input']>;
  dueDate?: InputMaybe<Scalars['String']['input']>;
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  image?: InputMaybe<Scalars['String']['input']>;
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  members?: InputMaybe<Array<Scalars['String']['input']>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type CardMember = {
  img: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Category = {
  category: ProductCategory;
  own: Array<OwnCategory>;
  products: Scalars['Int']['output'];
  revenue: Scalars['Float']['output'];
};

export type CategorySales = {
  category: ProductCategory;
  orders: Scalars['Int']['output'];
  sales: Scalars['Float']['output'];
  units: Scalars['Int']['output'];
};

export type ChangeKind =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

export type ChangedRow = {
  id: Scalars['ID']['output'];
  kind: ChangeKind;
  type: Scalars['String']['output'];
};

export type Chat = {
  contact: Contact;
  id: Scalars['ID']['output'];
  lastMessage?: Maybe<Message>;
  messages: Array<Message>;
  unseenMsgs: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};


export type ChatMessagesArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  count?: InputMaybe<Scalars['Int']['input']>;
};

export type ChatProfile = {
  about: Scalars['String']['output'];
  avatar: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isNotificationsOn: Scalars['Boolean']['output'];
  isTwoStepAuthVerificationEnabled: Scalars['Boolean']['output'];
  role: Scalars['String']['output'];
  status: ContactStatus;
  version: Scalars['Int']['output'];
};

export type ChatProfileInput = {
  about?: InputMaybe<Scalars['String']['input']>;
  isNotificationsOn?: InputMaybe<Scalars['Boolean']['input']>;
  isTwoStepAuthVerificationEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<ContactStatus>;
};

export type ChatSignal = {
  clientId: Scalars['String']['output'];
  contactId: Scalars['ID']['output'];
  isTyping: Scalars['Boolean']['output'];
  isTypingMine: Scalars['Boolean']['output'];
  status?: Maybe<ContactStatus>;
};

export type ChecklistItem = {
  isDone: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type ChecklistItemInput = {
  isDone: Scalars['Boolean']['input'];
  text: Scalars['String']['input'];
};

export type CheckoutContact =
  | 'EMAIL'
  | 'PHONE_OR_EMAIL';

export type ConnectedApp = {
  account: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isConnected: Scalars['Boolean']['output'];
  isSocial: Scalars['Boolean']['output'];
  service: ConnectedService;
  version: Scalars['Int']['output'];
};

export type ConnectedService =
  | 'BLUESKY'
  | 'DROPBOX'
  | 'GITHUB'
  | 'GOOGLE_DRIVE'
  | 'INSTAGRAM'
  | 'LINKEDIN'
  | 'MASTODON'
  | 'NOTION'
  | 'SLACK';

export type Contact = {
  about: Scalars['String']['output'];
  avatar: Scalars['String']['output'];
  chat?: Maybe<Chat>;
  fullName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isBlocked: Scalars['Boolean']['output'];
  isMuted: Scalars['Boolean']['output'];
  role: Scalars['String']['output'];
  status: ContactStatus;
  version: Scalars['Int']['output'];
};

export type ContactPage = {
  items: Array<Contact>;
  total: Scalars['Int']['output'];
};

export type ContactStatus =
  | 'AWAY'
  | 'BUSY'
  | 'OFFLINE'
  | 'ONLINE';

export type ContentLanguage =
  | 'AR'
  | 'EN'
  | 'FR';

export type CountryOrders = {
  country?: Maybe<CustomerCountry>;
  delivered: Scalars['Int']['output'];
  outForDelivery: Scalars['Int']['output'];
  toShip: Scalars['Int']['output'];
};

export type Course = {
  about: Scalars['String']['output'];
  color: Scalars['String']['output'];
  completedTasks: Scalars['Int']['output'];
  courseTitle: Scalars['String']['output'];
  desc: Scalars['String']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  instructorPosition: Scalars['String']['output'];
  isCaptions: Scalars['Boolean']['output'];
  isCompleted: Scalars['Boolean']['output'];
  isFavorite: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  logo: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  nextTopic?: Maybe<CourseTopic>;
  note: Scalars['Int']['output'];
  ownRating?: Maybe<Scalars['Int']['output']>;
  progress: Scalars['Float']['output'];
  rating: Scalars['Float']['output'];
  ratingCount: Scalars['Int']['output'];
  resumeTopic?: Maybe<CourseTopic>;
  sections: Array<CourseSection>;
  skillLevel: CourseLevel;
  tag: CourseTag;
  tests: CourseTests;
  totalLectures: Scalars['Int']['output'];
  totalTasks: Scalars['Int']['output'];
  tutorImg: Scalars['String']['output'];
  user: Scalars['String']['output'];
  userCount: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
  view: Scalars['Int']['output'];
};

export type CourseInstructor = {
  courses: Scalars['Int']['output'];
  image: Scalars['String']['output'];
  name: Scalars['String']['output'];
  position: Scalars['String']['output'];
  rating: Scalars['Float']['output'];
  students: Scalars['Int']['output'];
};

export type CourseLevel =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'INTERMEDIATE';

export type CourseNote = {
  courseId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  seconds: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  topicId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type CourseNoteInput = {
  seconds: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};

export type CourseNotePage = {
  items: Array<CourseNote>;
  total: Scalars['Int']['output'];
};

export type CourseNoteSort =
  | 'WRITTEN';

export type CoursePage = {
  items: Array<Course>;
  total: Scalars['Int']['output'];
};

export type CourseSection = {
  id: Scalars['ID']['output'];
  minutes: Scalars['Int']['output'];
  questions: Array<TestQuestion>;
  score?: Maybe<Scalars['Int']['output']>;
  status: Scalars['String']['output'];
  title: Scalars['String']['output'];
  topics: Array<CourseTopic>;
};

export type CourseSort =
  | 'PROGRESS'
  | 'RATING'
  | 'STUDENTS'
  | 'TITLE';

export type CourseTag =
  | 'ART'
  | 'DESIGN'
  | 'PSYCHOLOGY'
  | 'UI_UX'
  | 'WEB';

export type CourseTests = {
  passed: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CourseTopic = {
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isBookmarked: Scalars['Boolean']['output'];
  isCompleted: Scalars['Boolean']['output'];
  lecture: Lecture;
  minutes: Scalars['Int']['output'];
  playedAt?: Maybe<Scalars['DateTime']['output']>;
  position: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type Customer = {
  avatar: Scalars['String']['output'];
  contact: Scalars['String']['output'];
  country: CustomerCountry;
  countryCode: Scalars['String']['output'];
  countryFlag: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  customer: Scalars['String']['output'];
  customerId: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  loyaltyPoints: Scalars['Int']['output'];
  order: Scalars['Int']['output'];
  orders: OrderPage;
  profile: CustomerProfile;
  spending: Array<CustomerMonth>;
  status: CustomerStatus;
  tier: CustomerTier;
  totalSpent: Scalars['Float']['output'];
  version: Scalars['Int']['output'];
};


export type CustomerOrdersArgs = {
  page?: InputMaybe<PageInput>;
};

export type CustomerAddress = {
  address: Scalars['String']['output'];
  isBilling: Scalars['Boolean']['output'];
  isShipping: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  number: Scalars['Int']['output'];
};

export type CustomerAddressInput = {
  address: Scalars['String']['input'];
  isBilling?: InputMaybe<Scalars['Boolean']['input']>;
  isShipping?: InputMaybe<Scalars['Boolean']['input']>;
  label: Scalars['String']['input'];
};

export type CustomerCountry =
  | 'AUSTRALIA'
  | 'BRAZIL'
  | 'CHINA'
  | 'FRANCE'
  | 'INDIA'
  | 'UNITED_STATES';

export type CustomerCoupon = {
  code: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
  percent: Scalars['Int']['output'];
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type CustomerImport = {
  added: Scalars['Int']['output'];
  lines: Array<CustomerImportLine>;
};

export type CustomerImportLine = {
  field: Scalars['String']['output'];
  line: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  state: CustomerImportState;
};

export type CustomerImportState =
  | 'ADDED'
  | 'TAKEN'
  | 'WRONG';

export type CustomerInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<CustomerCountry>;
  customer?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<CustomerStatus>;
};

export type CustomerLine = {
  address?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  customer?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerMonth = {
  month: Scalars['String']['output'];
  orders: Scalars['Int']['output'];
  spent: Scalars['Float']['output'];
};

export type CustomerNotices = {
  news: Scalars['Boolean']['output'];
  offers: Scalars['Boolean']['output'];
  orders: Scalars['Boolean']['output'];
  wishlist: Scalars['Boolean']['output'];
};

export type CustomerNoticesInput = {
  news?: InputMaybe<Scalars['Boolean']['input']>;
  offers?: InputMaybe<Scalars['Boolean']['input']>;
  orders?: InputMaybe<Scalars['Boolean']['input']>;
  wishlist?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CustomerPage = {
  items: Array<Customer>;
  total: Scalars['Int']['output'];
};

export type CustomerPlan =
  | 'BASIC'
  | 'PLUS'
  | 'PREMIUM';

export type CustomerProfile = {
  addresses: Array<CustomerAddress>;
  balance: Scalars['Float']['output'];
  coupons: Array<CustomerCoupon>;
  id: Scalars['ID']['output'];
  isTwoStep: Scalars['Boolean']['output'];
  notices: CustomerNotices;
  plan: CustomerPlan;
  resetSentAt?: Maybe<Scalars['DateTime']['output']>;
  signIns: Array<CustomerSignIn>;
  version: Scalars['Int']['output'];
  wishlist: Array<Product>;
};

export type CustomerProfileInput = {
  isTwoStep?: InputMaybe<Scalars['Boolean']['input']>;
  notices?: InputMaybe<CustomerNoticesInput>;
  plan?: InputMaybe<CustomerPlan>;
};

export type CustomerSegment =
  | 'BIG_SPENDERS'
  | 'LOYAL'
  | 'NEW'
  | 'SLEEPING';

export type CustomerSignIn = {
  at: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  place: Scalars['String']['output'];
};

export type CustomerSort =
  | 'COUNTRY'
  | 'CUSTOMER'
  | 'CUSTOMER_ID'
  | 'ORDERS'
  | 'TOTAL_SPENT';

export type CustomerSpend =
  | 'FROM_100'
  | 'FROM_500'
  | 'FROM_1000'
  | 'NOTHING'
  | 'UNDER_100';

export type CustomerStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type CustomerSummary = {
  active: Scalars['Int']['output'];
  bigSpenders: Scalars['Int']['output'];
  loyal: Scalars['Int']['output'];
  new: Scalars['Int']['output'];
  sleeping: Scalars['Int']['output'];
  spent: Scalars['Float']['output'];
  total: Scalars['Int']['output'];
};

export type CustomerTier =
  | 'BRONZE'
  | 'GOLD'
  | 'SILVER';

export type DashboardCard =
  | 'ACTIVITY'
  | 'CATEGORIES'
  | 'GREETING'
  | 'GROWTH'
  | 'MONEY'
  | 'ORDERS'
  | 'PAYMENTS'
  | 'PROFIT'
  | 'PROJECTS'
  | 'REVENUE'
  | 'SALES'
  | 'TRANSACTIONS';

export type DashboardLayout = {
  cards: Array<PlacedCard>;
  id: Scalars['ID']['output'];
  isStandard: Scalars['Boolean']['output'];
};

export type DeliveryPerformance = {
  current: DeliveryPeriod;
  previous: DeliveryPeriod;
};

export type DeliveryPeriod = {
  averageHours?: Maybe<Scalars['Float']['output']>;
  deliveries: Scalars['Int']['output'];
  onTime: Scalars['Int']['output'];
  shipments: Scalars['Int']['output'];
};

export type DemoLogin = {
  email: Scalars['String']['output'];
  password: Scalars['String']['output'];
};

export type Document = {
  content: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  words: Scalars['Int']['output'];
};

export type DocumentListItem = {
  createdAt: Scalars['DateTime']['output'];
  excerpt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  trashedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
  words: Scalars['Int']['output'];
};

export type DocumentPage = {
  items: Array<DocumentListItem>;
  total: Scalars['Int']['output'];
};

export type DocumentSort =
  | 'CREATED'
  | 'TITLE'
  | 'UPDATED'
  | 'WORDS';

export type Email = {
  attachments: Array<EmailAttachment>;
  bcc: Array<EmailAddress>;
  cc: Array<EmailAddress>;
  conversation: Array<Email>;
  excerpt: Scalars['String']['output'];
  folder: EmailFolder;
  from: EmailSender;
  id: Scalars['ID']['output'];
  inReplyTo?: Maybe<Scalars['ID']['output']>;
  isDeleted: Scalars['Boolean']['output'];
  isRead: Scalars['Boolean']['output'];
  isStarred: Scalars['Boolean']['output'];
  labels: Array<EmailLabel>;
  message: Scalars['String']['output'];
  replies: Array<Email>;
  subject: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  to: Array<EmailAddress>;
  version: Scalars['Int']['output'];
};

export type EmailAddress = {
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type EmailAddressInput = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type EmailAttachment = {
  bytes: Scalars['Int']['output'];
  fileId?: Maybe<Scalars['ID']['output']>;
  fileName: Scalars['String']['output'];
  size: Scalars['String']['output'];
  thumbnail: Scalars['String']['output'];
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type EmailCounts = {
  draft: Scalars['Int']['output'];
  inbox: Scalars['Int']['output'];
  spam: Scalars['Int']['output'];
  starred: Scalars['Int']['output'];
};

export type EmailFolder =
  | 'DRAFT'
  | 'INBOX'
  | 'SENT'
  | 'SPAM';

export type EmailInput = {
  attachments?: InputMaybe<Array<Scalars['ID']['input']>>;
  bcc?: InputMaybe<Array<EmailAddressInput>>;
  cc?: InputMaybe<Array<EmailAddressInput>>;
  message?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Array<EmailAddressInput>>;
};

export type EmailLabel =
  | 'COMPANY'
  | 'IMPORTANT'
  | 'PERSONAL'
  | 'PRIVATE';

export type EmailPage = {
  items: Array<Email>;
  total: Scalars['Int']['output'];
};

export type EmailPatch = {
  folder?: InputMaybe<EmailFolder>;
  isDeleted?: InputMaybe<Scalars['Boolean']['input']>;
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  isStarred?: InputMaybe<Scalars['Boolean']['input']>;
};

export type EmailSender = {
  avatar: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ExpiringWords = {
  expiresAt: Scalars['DateTime']['output'];
  words: Scalars['Int']['output'];
};

export type Faq = {
  answer: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  question: Scalars['String']['output'];
};

export type FaqCategory = {
  faqIcon: Scalars['String']['output'];
  faqSubtitle: Scalars['String']['output'];
  faqTitle: Scalars['String']['output'];
  faqs: Array<Faq>;
  id: Scalars['ID']['output'];
};

export type File = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['Int']['output'];
  type: Scalars['String']['output'];
};

export type FileStorage = {
  bytes: Scalars['Int']['output'];
  files: Scalars['Int']['output'];
  maxBytes: Scalars['Int']['output'];
  maxFileBytes: Scalars['Int']['output'];
  maxFiles: Scalars['Int']['output'];
};

export type FleetCounts = {
  deviated: Scalars['Int']['output'];
  late: Scalars['Int']['output'];
  onRoute: Scalars['Int']['output'];
  warnings: Scalars['Int']['output'];
};

export type FleetDay = {
  day: Scalars['String']['output'];
  deliveries: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  onTime: Scalars['Int']['output'];
  shipments: Scalars['Int']['output'];
};

export type FleetSummary = {
  arrived: Scalars['Int']['output'];
  before?: Maybe<FleetCounts>;
  deviated: Scalars['Int']['output'];
  late: Scalars['Int']['output'];
  noSignal: Scalars['Int']['output'];
  onRoute: Scalars['Int']['output'];
  stages: Array<StageCount>;
  warningCounts: Array<WarningCount>;
  warnings: Scalars['Int']['output'];
};

export type GeoPoint = {
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type HelpArticle = {
  anchors: Array<Scalars['String']['output']>;
  category: Scalars['String']['output'];
  categoryId: Scalars['ID']['output'];
  content: Scalars['String']['output'];
  img: Scalars['String']['output'];
  lastUpdated: Scalars['DateTime']['output'];
  related: Array<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type HelpCategory = {
  articles: Array<HelpArticle>;
  icon: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type HelpCenter = {
  allArticles: Array<HelpCategory>;
  keepLearning: Array<HelpArticle>;
  popularArticles: Array<HelpArticle>;
};

export type HelpResult = {
  category: Scalars['String']['output'];
  excerpt: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: HelpResultKind;
  matches: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

export type HelpResultKind =
  | 'ARTICLE'
  | 'QUESTION';

export type HelpVote = {
  id: Scalars['ID']['output'];
  isHelpful: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  votedAt: Scalars['DateTime']['output'];
};

export type HelpVotePage = {
  items: Array<HelpVote>;
  total: Scalars['Int']['output'];
};

export type HelpVoteSort =
  | 'DATE';

export type HourCount = {
  count: Scalars['Int']['output'];
  start: Scalars['DateTime']['output'];
};

export type InjectedCalls =
  | 'ALL'
  | 'READS'
  | 'WRITES';

export type InjectedError =
  | 'CONNECTION'
  | 'INTERNAL'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE';

export type Invoice = {
  avatar: Scalars['String']['output'];
  balance: Scalars['Float']['output'];
  client: InvoiceClient;
  discount: Scalars['Float']['output'];
  dueDate: Scalars['String']['output'];
  hasNote: Scalars['Boolean']['output'];
  hasStub: Scalars['Boolean']['output'];
  hasTerms: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  invoiceStatus: InvoiceStatus;
  issuedDate: Scalars['String']['output'];
  items: Array<InvoiceItem>;
  links: Array<InvoiceLink>;
  nextStatuses: Array<InvoiceStatus>;
  note: Scalars['String']['output'];
  paymentMethod: InvoicePaymentMethod;
  payments: Array<InvoicePayment>;
  remindedAt?: Maybe<Scalars['DateTime']['output']>;
  salesperson: Scalars['String']['output'];
  sent?: Maybe<SentInvoice>;
  service: Scalars['String']['output'];
  subtotal: Scalars['Float']['output'];
  taxes: Array<InvoiceTax>;
  thanks: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  version: Scalars['Int']['output'];
};

export type InvoiceAgeGroup = {
  balance: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  due: InvoiceDue;
};

export type InvoiceBuyer = {
  address: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type InvoiceClient = {
  address: Scalars['String']['output'];
  company: Scalars['String']['output'];
  companyEmail: Scalars['String']['output'];
  contact: Scalars['String']['output'];
  country: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  invoices: InvoicePage;
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};


export type InvoiceClientInvoicesArgs = {
  page?: InputMaybe<PageInput>;
};

export type InvoiceClientInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  companyEmail?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type InvoiceClientPage = {
  items: Array<InvoiceClient>;
  total: Scalars['Int']['output'];
};

export type InvoiceDue =
  | 'CURRENT'
  | 'DAYS_1_30'
  | 'DAYS_31_60'
  | 'DAYS_61_90'
  | 'DAYS_OVER_90'
  | 'OUTSTANDING';

export type InvoiceInput = {
  clientId?: InputMaybe<Scalars['ID']['input']>;
  dueDate?: InputMaybe<Scalars['String']['input']>;
  hasNote?: InputMaybe<Scalars['Boolean']['input']>;
  hasStub?: InputMaybe<Scalars['Boolean']['input']>;
  hasTerms?: InputMaybe<Scalars['Boolean']['input']>;
  issuedDate?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Array<InvoiceItemInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
  paymentMethod?: InputMaybe<InvoicePaymentMethod>;
  salesperson?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<Scalars['String']['input']>;
  thanks?: InputMaybe<Scalars['String']['input']>;
};

export type InvoiceIssuer = {
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type InvoiceItem = {
  cost: Scalars['Float']['output'];
  description: Scalars['String']['output'];
  discount: Scalars['Float']['output'];
  price: Scalars['Float']['output'];
  qty: Scalars['Float']['output'];
  secondTax: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type InvoiceItemInput = {
  cost: Scalars['Float']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  discount?: InputMaybe<Scalars['Float']['input']>;
  qty: Scalars['Float']['input'];
  secondTax?: InputMaybe<Scalars['Float']['input']>;
  tax?: InputMaybe<Scalars['Float']['input']>;
  title: Scalars['String']['input'];
};

export type InvoiceLink = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  openedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type InvoiceMessageInput = {
  message?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};

export type InvoicePage = {
  items: Array<Invoice>;
  total: Scalars['Int']['output'];
};

export type InvoicePayment = {
  amount: Scalars['Float']['output'];
  date: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  method: InvoicePaymentMethod;
  note: Scalars['String']['output'];
};

export type InvoicePaymentInput = {
  amount: Scalars['Float']['input'];
  date?: InputMaybe<Scalars['String']['input']>;
  method: InvoicePaymentMethod;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type InvoicePaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  | 'PAYPAL';

export type InvoiceRecipient = {
  address: Scalars['String']['output'];
  company: Scalars['String']['output'];
  companyEmail: Scalars['String']['output'];
  contact: Scalars['String']['output'];
  country: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type InvoiceSeller = {
  address: Scalars['String']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type InvoiceSort =
  | 'BALANCE'
  | 'CLIENT'
  | 'DATE'
  | 'ID'
  | 'TOTAL';

export type InvoiceStatus =
  | 'DOWNLOADED'
  | 'DRAFT'
  | 'PAID'
  | 'PARTIAL_PAYMENT'
  | 'PAST_DUE'
  | 'SENT';

export type InvoiceSummary = {
  aging: Array<InvoiceAgeGroup>;
  clients: Scalars['Int']['output'];
  invoices: Scalars['Int']['output'];
  paid: Scalars['Float']['output'];
  pastDue: Scalars['Float']['output'];
  unpaid: Scalars['Float']['output'];
};

export type InvoiceTax = {
  amount: Scalars['Float']['output'];
  rate: Scalars['Float']['output'];
};

export type InvoiceTotals = {
  balance: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  paid: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
};

export type LearningDay = {
  date: Scalars['String']['output'];
  minutes: Scalars['Int']['output'];
  topics: Scalars['Int']['output'];
};

export type LearningGoal = {
  id: Scalars['ID']['output'];
  minutesThisWeek: Scalars['Int']['output'];
  streakWeeks: Scalars['Int']['output'];
  weeklyMinutes: Scalars['Int']['output'];
};

export type LearningSummary = {
  byTag: Array<TagCount>;
  coursesCompleted: Scalars['Int']['output'];
  coursesStarted: Scalars['Int']['output'];
  minutes: Scalars['Int']['output'];
  testScore?: Maybe<Scalars['Int']['output']>;
  testsTaken: Scalars['Int']['output'];
  topicsCompleted: Scalars['Int']['output'];
};

export type Lecture = {
  captions: Scalars['String']['output'];
  seconds: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  transcript: Array<TranscriptCue>;
  video: Scalars['String']['output'];
};

export type Message = {
  attachments: Array<File>;
  clientId: Scalars['String']['output'];
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isDelivered: Scalars['Boolean']['output'];
  isMine: Scalars['Boolean']['output'];
  isSeen: Scalars['Boolean']['output'];
  isSent: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  reactions: Array<MessageReaction>;
  replyTo?: Maybe<Message>;
  replyToId?: Maybe<Scalars['ID']['output']>;
  time: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type MessageReaction = {
  emoji: Scalars['String']['output'];
  isMine: Scalars['Boolean']['output'];
};

export type MoneyEntry = {
  amount: Scalars['Float']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: MoneyEntryKind;
  outTradeNo: Scalars['ID']['output'];
};

export type MoneyEntryKind =
  | 'PLAN_CHANGE'
  | 'PURCHASE'
  | 'REFUND'
  | 'TOP_UP';

export type MoneyEntryPage = {
  items: Array<MoneyEntry>;
  total: Scalars['Int']['output'];
};

export type MonthlySales = {
  month: Scalars['Int']['output'];
  previous: Scalars['Float']['output'];
  sales: Scalars['Float']['output'];
};

export type MoveInput = {
  labels?: InputMaybe<Array<Scalars['String']['input']>>;
  members?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Mutation = {
  acceptTextChanges: TextRun;
  addCardComment: Card;
  addConnectionToChat: Contact;
  addCourseNote: CourseNote;
  addDictionaryWord: Array<Scalars['String']['output']>;
  addInvoicePayment: Invoice;
  addOrderNote: Order;
  addUserCard: User;
  advanceMessage: Message;
  archiveCard: Card;
  arrangeDashboard: DashboardLayout;
  cancelOrder: Order;
  cancelPaymentOrder: PaymentOrder;
  cancelSubscription: PlanSubscription;
  changeEmail: Account;
  changePassword: Scalars['Boolean']['output'];
  changePrices: Array<Product>;
  changeSubscription: PlanSubscription;
  changeUserPassword: User;
  checkText: TextRun;
  clearChat?: Maybe<Chat>;
  createApiKey: NewApiKey;
  createBoard: Board;
  createCalendarEvent: CalendarEvent;
  createCard: Card;
  createCustomer: Customer;
  createDocument: Document;
  createInvoice: Invoice;
  createInvoiceClient: InvoiceClient;
  createInvoiceLink: NewInvoiceLink;
  createOwnCategory: OwnCategory;
  createPaymentOrder: PaymentOrder;
  createPermission: Permission;
  createProduct: Product;
  createRole: Role;
  createUser: User;
  createWebhook: NewWebhook;
  createWorkspaceShare: NewWorkspaceShare;
  createWorkspaceSnapshot: WorkspaceSnapshot;
  deleteAccount: Scalars['DateTime']['output'];
  deleteAddress: Array<SavedAddress>;
  deleteBoard: Scalars['ID']['output'];
  deleteCalendarEvent: Scalars['ID']['output'];
  deleteCard: Scalars['ID']['output'];
  deleteCardComment: Card;
  deleteCourseNote: Scalars['ID']['output'];
  deleteCustomer: Scalars['ID']['output'];
  deleteCustomerAddress: Customer;
  deleteCustomerWish: Customer;
  deleteCustomers: Array<Scalars['ID']['output']>;
  deleteDocument: Scalars['ID']['output'];
  deleteInvoice: Scalars['ID']['output'];
  deleteInvoices: Array<Scalars['ID']['output']>;
  deleteMessage: Scalars['ID']['output'];
  deleteOrder: Scalars['ID']['output'];
  deleteOrders: Array<Scalars['ID']['output']>;
  deleteOwnCategory: Scalars['ID']['output'];
  deletePermission: Scalars['ID']['output'];
  deletePermissions: Array<Scalars['ID']['output']>;
  deleteProduct: Scalars['ID']['output'];
  deleteProducts: Array<Scalars['ID']['output']>;
  deleteProject: Scalars['ID']['output'];
  deleteReview: Scalars['ID']['output'];
  deleteReviewReply: Review;
  deleteReviews: Array<Scalars['ID']['output']>;
  deleteRole: Scalars['ID']['output'];
  deleteSales: Array<Scalars['ID']['output']>;
  deleteSavedSearch: Scalars['ID']['output'];
  deleteSubmissions: Array<Scalars['ID']['output']>;
  deleteUser: Scalars['ID']['output'];
  deleteUsers: Array<Scalars['ID']['output']>;
  deleteWebhook: Scalars['ID']['output'];
  deleteWorkspaceSnapshot: Scalars['ID']['output'];
  disableTwoStep: Scalars['Boolean']['output'];
  duplicateDocument: Document;
  duplicateInvoice: Invoice;
  duplicateProduct: Product;
  emptyTrash: Scalars['Int']['output'];
  enableTwoStep: Array<Scalars['String']['output']>;
  fulfillOrder: Order;
  ignoreRule: Array<Scalars['String']['output']>;
  importCustomers: CustomerImport;
  importProducts: ProductImport;
  importUsers: UserImport;
  importWorkspace: WorkspaceReplacement;
  inviteReferral: Referral;
  inviteUser: User;
  leaveTeam: Scalars['ID']['output'];
  limitBoard: Board;
  login: SignedIn;
  logout: Scalars['Boolean']['output'];
  markChatSeen?: Maybe<Chat>;
  markNotification: Notification;
  markNotifications: Scalars['Int']['output'];
  mergeCustomers: Customer;
  moveCard: Card;
  moveOwnCategory: Array<OwnCategory>;
  openPublicInvoice: Scalars['Boolean']['output'];
  orderBoards: Array<Board>;
  payInvoices: Array<Invoice>;
  payReferrals: Array<Referral>;
  publishReview: Review;
  publishReviews: Array<Review>;
  rateCourse: Course;
  rateHelpArticle: HelpVote;
  reactToMessage: Message;
  redo: Operation;
  redoTextRun: TextRun;
  refundOrder: Order;
  refundPaymentOrder: PaymentOrder;
  register: SignedIn;
  remindInvoices: Array<Invoice>;
  remindUser: User;
  removeDictionaryWord: Array<Scalars['String']['output']>;
  removeNotification: Scalars['ID']['output'];
  removeNotifications: Scalars['Boolean']['output'];
  removeUserCard: User;
  renameBoard: Board;
  renameSavedSearch: SavedSearch;
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  replaceWebhookSecret: NewWebhook;
  replyToEmail: Email;
  replyToReview: Review;
  reportMissingHelp: Scalars['Boolean']['output'];
  requestAccess: Scalars['Boolean']['output'];
  resendOrderConfirmation: Order;
  resendWebhookDelivery: WebhookDelivery;
  resetDashboard: DashboardLayout;
  resetPassword: SignedIn;
  resetStoreSettings: StoreSettings;
  resetWorkspace: Scalars['Boolean']['output'];
  restartCourse: Course;
  restockProduct: Product;
  restoreDocument: Document;
  restoreRule: Array<Scalars['String']['output']>;
  restoreWorkspaceSnapshot: WorkspaceReplacement;
  resumeSubscription: PlanSubscription;
  revokeApiKey: Scalars['ID']['output'];
  revokeInvoiceLinks: Invoice;
  revokeSession: Scalars['ID']['output'];
  revokeUserDevices: User;
  revokeWorkspaceShare: Scalars['ID']['output'];
  saveAccountProfile: AccountProfile;
  saveAddress: Array<SavedAddress>;
  saveAvatar: AccountProfile;
  saveBillingDetails: BillingDetails;
  saveCustomerAddress: Customer;
  saveDocument: Document;
  saveDraft: Email;
  saveNotificationSchedule: NotificationSchedule;
  saveNotificationSettings: Array<NotificationSetting>;
  savePreferences: Scalars['JSON']['output'];
  saveSearch: SavedSearch;
  saveTopicPosition: CourseTopic;
  sendCode: Scalars['Boolean']['output'];
  sendContactMessage: Scalars['Boolean']['output'];
  sendCustomerReset: Customer;
  sendEmail: Email;
  sendInvoices: Array<Invoice>;
  sendMessage: Message;
  sendWebhookTest: WebhookDelivery;
  setAccountLanguage: Account;
  setAppConnected: ConnectedApp;
  setConnected: ProfileConnection;
  setContactBlocked: Contact;
  setContactMuted: Contact;
  setCourseFavorite: Course;
  setCustomerStatuses: Array<Customer>;
  setInvoiceStatus: Invoice;
  setOrderPayment: Order;
  setOrderStatus: Order;
  setOrderStatuses: OrderMoves;
  setOrderTracking: Order;
  setProductStatus: Product;
  setProductStatuses: Array<Product>;
  setProfileConnected: Profile;
  setReceivedPayment: Sale;
  setReferralStatus: Referral;
  setSaleStatus: Sale;
  setSandboxConditions: SandboxConditions;
  setTeamStarred: ProfileTeam;
  setTopicBookmarked: CourseTopic;
  setTopicCompleted: Course;
  setUpTwoStep: TwoStepSetup;
  setUserStatus: User;
  setVehicleProgress: Vehicle;
  setVehicleWarning: Vehicle;
  setWeeklyGoal: LearningGoal;
  signOutEverywhere: Scalars['Int']['output'];
  signalTyping: Scalars['Boolean']['output'];
  startTextRun: TextRun;
  stopTextRun: TextRun;
  submitForm: Submission;
  submitSectionTest: CourseSection;
  toggleEmailLabel: Array<Email>;
  topUpBalance: PaymentOrder;
  trashDocument: Document;
  tryPolish: TextTrial;
  undo: Operation;
  unpublishReview: Review;
  unpublishReviews: Array<Review>;
  updateCalendarEvent: CalendarEvent;
  updateCard: Card;
  updateChatProfile: ChatProfile;
  updateCourseNote: CourseNote;
  updateCustomer: Customer;
  updateCustomerProfile: Customer;
  updateEmails: Array<Email>;
  updateHelpVote: HelpVote;
  updateInvoice: Invoice;
  updateInvoiceClient: InvoiceClient;
  updateMessage: Message;
  updateOrderAddress: Order;
  updateOwnCategory: OwnCategory;
  updatePermission: Permission;
  updateProduct: Product;
  updateProfile: Profile;
  updateProject: Project;
  updateRole: Role;
  updateSale: Sale;
  updateStoreSettings: StoreSettings;
  updateUser: User;
  updateUserSettings: User;
  updateUsers: Array<User>;
  updateWebhook: Webhook;
};


export type MutationAcceptTextChangesArgs = {
  changes?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
};


export type MutationAddCardCommentArgs = {
  cardId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAddConnectionToChatArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddCourseNoteArgs = {
  input: CourseNoteInput;
  topicId: Scalars['ID']['input'];
};


export type MutationAddDictionaryWordArgs = {
  word: Scalars['String']['input'];
};


export type MutationAddInvoicePaymentArgs = {
  id: Scalars['ID']['input'];
  input: InvoicePaymentInput;
};


export type MutationAddOrderNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAddUserCardArgs = {
  id: Scalars['ID']['input'];
  input: UserCardInput;
};


export type MutationAdvanceMessageArgs = {
  id: Scalars['ID']['input'];
  isDelivered?: InputMaybe<Scalars['Boolean']['input']>;
  isSeen?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationArchiveCardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationArrangeDashboardArgs = {
  cards: Array<PlacedCardInput>;
};


export type MutationCancelOrderArgs = {
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelPaymentOrderArgs = {
  outTradeNo: Scalars['ID']['input'];
};


export type MutationChangeEmailArgs = {
  code: Scalars['String']['input'];
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangePricesArgs = {
  ids: Array<Scalars['ID']['input']>;
  percent: Scalars['Float']['input'];
};


export type MutationChangeSubscriptionArgs = {
  expectedTotal?: InputMaybe<Scalars['Float']['input']>;
  packId: Scalars['String']['input'];
  quotedTime?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationChangeUserPasswordArgs = {
  id: Scalars['ID']['input'];
  password: Scalars['String']['input'];
};


export type MutationCheckTextArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<TextOptions>;
  text: Scalars['String']['input'];
};


export type MutationClearChatArgs = {
  contactId: Scalars['ID']['input'];
};


export type MutationCreateApiKeyArgs = {
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  scope: ApiKeyScope;
};


export type MutationCreateBoardArgs = {
  title: Scalars['String']['input'];
};


export type MutationCreateCalendarEventArgs = {
  input: CalendarEventInput;
};


export type MutationCreateCardArgs = {
  boardId: Scalars['ID']['input'];
  input: CardInput;
  position?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationCreateDocumentArgs = {
  content?: InputMaybe<Scalars['JSON']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreateInvoiceArgs = {
  input: InvoiceInput;
};


export type MutationCreateInvoiceClientArgs = {
  input: InvoiceClientInput;
};


export type MutationCreateInvoiceLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateOwnCategoryArgs = {
  input: OwnCategoryInput;
};


export type MutationCreatePaymentOrderArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  expectedTotal?: InputMaybe<Scalars['Float']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Array<OrderItemInput>>;
  method: PurchaseMethod;
  packId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreatePermissionArgs = {
  assignedTo?: InputMaybe<Array<PermissionRole>>;
  name: Scalars['String']['input'];
};


export type MutationCreateProductArgs = {
  input: ProductInput;
};


export type MutationCreateRoleArgs = {
  name: Scalars['String']['input'];
  rights?: InputMaybe<Array<RoleRightInput>>;
};


export type MutationCreateUserArgs = {
  input: UserInput;
  status?: InputMaybe<UserStatus>;
};


export type MutationCreateWebhookArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  events: Array<Scalars['String']['input']>;
  url: Scalars['String']['input'];
};


export type MutationCreateWorkspaceShareArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateWorkspaceSnapshotArgs = {
  name: Scalars['String']['input'];
};


export type MutationDeleteAccountArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDeleteAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteBoardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCalendarEventArgs = {
  id: Scalars['ID']['input'];
  occurrence?: InputMaybe<Scalars['String']['input']>;
  scope?: InputMaybe<RepeatScope>;
};


export type MutationDeleteCardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCardCommentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCourseNoteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCustomerAddressArgs = {
  id: Scalars['ID']['input'];
  number: Scalars['Int']['input'];
};


export type MutationDeleteCustomerWishArgs = {
  id: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


export type MutationDeleteCustomersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteInvoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrderArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrdersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteOwnCategoryArgs = {
  id: Scalars['ID']['input'];
  moveTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeletePermissionArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDeletePermissionsArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteProjectArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReviewReplyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReviewsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteRoleArgs = {
  id: Scalars['ID']['input'];
  moveUsersTo?: InputMaybe<UserRole>;
};


export type MutationDeleteSalesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSubmissionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUsersArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteWorkspaceSnapshotArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDisableTwoStepArgs = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDuplicateDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEmptyTrashArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationEnableTwoStepArgs = {
  code: Scalars['String']['input'];
};


export type MutationFulfillOrderArgs = {
  id: Scalars['ID']['input'];
  items: Array<OrderItemFulfillment>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationIgnoreRuleArgs = {
  rule: Scalars['String']['input'];
};


export type MutationImportCustomersArgs = {
  isTrial?: InputMaybe<Scalars['Boolean']['input']>;
  lines: Array<CustomerLine>;
};


export type MutationImportProductsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  rows: Array<ProductImportRow>;
};


export type MutationImportUsersArgs = {
  isTrial?: Scalars['Boolean']['input'];
  rows: Array<UserImportRow>;
};


export type MutationImportWorkspaceArgs = {
  data: Scalars['JSON']['input'];
};


export type MutationInviteReferralArgs = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationInviteUserArgs = {
  input: UserInput;
};


export type MutationLeaveTeamArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLimitBoardArgs = {
  cardLimit?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  emailCode?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  remember?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMarkChatSeenArgs = {
  contactId: Scalars['ID']['input'];
};


export type MutationMarkNotificationArgs = {
  id: Scalars['ID']['input'];
  isRead: Scalars['Boolean']['input'];
};


export type MutationMarkNotificationsArgs = {
  isRead: Scalars['Boolean']['input'];
};


export type MutationMergeCustomersArgs = {
  id: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};


export type MutationMoveCardArgs = {
  boardId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  input?: InputMaybe<MoveInput>;
  position: Scalars['Int']['input'];
};


export type MutationMoveOwnCategoryArgs = {
  id: Scalars['ID']['input'];
  parent?: InputMaybe<ProductCategory>;
  place: Scalars['Int']['input'];
};


export type MutationOpenPublicInvoiceArgs = {
  token: Scalars['String']['input'];
};


export type MutationOrderBoardsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPayInvoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
  method: InvoicePaymentMethod;
};


export type MutationPayReferralsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPublishReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPublishReviewsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRateCourseArgs = {
  id: Scalars['ID']['input'];
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRateHelpArticleArgs = {
  isHelpful: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


export type MutationReactToMessageArgs = {
  emoji: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
};


export type MutationRedoArgs = {
  operationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRedoTextRunArgs = {
  id: Scalars['ID']['input'];
  options?: InputMaybe<TextOptions>;
};


export type MutationRefundOrderArgs = {
  amount?: InputMaybe<Scalars['Float']['input']>;
  id: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRefundPaymentOrderArgs = {
  amount?: InputMaybe<Scalars['Float']['input']>;
  outTradeNo: Scalars['ID']['input'];
  packId?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRegisterArgs = {
  code: Scalars['String']['input'];
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  referral?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemindInvoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemindUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveDictionaryWordArgs = {
  word: Scalars['String']['input'];
};


export type MutationRemoveNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveUserCardArgs = {
  card: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRenameBoardArgs = {
  id: Scalars['ID']['input'];
  title: Scalars['String']['input'];
};


export type MutationRenameSavedSearchArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenewRecoveryCodesArgs = {
  password: Scalars['String']['input'];
};


export type MutationReplaceWebhookSecretArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReplyToEmailArgs = {
  id: Scalars['ID']['input'];
  input: EmailInput;
};


export type MutationReplyToReviewArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationReportMissingHelpArgs = {
  language?: ContentLanguage;
  search: Scalars['String']['input'];
};


export type MutationRequestAccessArgs = {
  action: Scalars['String']['input'];
  subject: Scalars['String']['input'];
};


export type MutationResendOrderConfirmationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  code: Scalars['String']['input'];
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationResetStoreSettingsArgs = {
  part?: InputMaybe<StoreSettingsPart>;
};


export type MutationResetWorkspaceArgs = {
  area?: InputMaybe<Area>;
  size?: InputMaybe<SeedSize>;
};


export type MutationRestartCourseArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestockProductArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  pieces: Scalars['Int']['input'];
  variantId?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRestoreDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestoreRuleArgs = {
  rule: Scalars['String']['input'];
};


export type MutationRestoreWorkspaceSnapshotArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeInvoiceLinksArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeUserDevicesArgs = {
  devices?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
};


export type MutationRevokeWorkspaceShareArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveAccountProfileArgs = {
  address: Scalars['String']['input'];
  currency: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  organization: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
};


export type MutationSaveAddressArgs = {
  address: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
};


export type MutationSaveAvatarArgs = {
  picture?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveBillingDetailsArgs = {
  address: Scalars['String']['input'];
  country?: InputMaybe<Scalars['String']['input']>;
  lowWords?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
};


export type MutationSaveCustomerAddressArgs = {
  id: Scalars['ID']['input'];
  input: CustomerAddressInput;
  number?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveDocumentArgs = {
  content?: InputMaybe<Scalars['JSON']['input']>;
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveDraftArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  inReplyTo?: InputMaybe<Scalars['ID']['input']>;
  input: EmailInput;
};


export type MutationSaveNotificationScheduleArgs = {
  onlyOnline: Scalars['Boolean']['input'];
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  quietUntil?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveNotificationSettingsArgs = {
  settings: Array<NotificationSettingInput>;
};


export type MutationSavePreferencesArgs = {
  preferences: Scalars['JSON']['input'];
};


export type MutationSaveSearchArgs = {
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
};


export type MutationSaveTopicPositionArgs = {
  id: Scalars['ID']['input'];
  seconds: Scalars['Int']['input'];
};


export type MutationSendCodeArgs = {
  deviceKey?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
};


export type MutationSendContactMessageArgs = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
};


export type MutationSendCustomerResetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendEmailArgs = {
  draftId?: InputMaybe<Scalars['ID']['input']>;
  input: EmailInput;
};


export type MutationSendInvoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
  input?: InputMaybe<InvoiceMessageInput>;
};


export type MutationSendMessageArgs = {
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  clientId?: InputMaybe<Scalars['String']['input']>;
  contactId: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  replyToId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSendWebhookTestArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetAccountLanguageArgs = {
  language: AccountLanguage;
};


export type MutationSetAppConnectedArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isConnected: Scalars['Boolean']['input'];
};


export type MutationSetConnectedArgs = {
  id: Scalars['ID']['input'];
  isConnected: Scalars['Boolean']['input'];
};


export type MutationSetContactBlockedArgs = {
  id: Scalars['ID']['input'];
  isBlocked: Scalars['Boolean']['input'];
};


export type MutationSetContactMutedArgs = {
  id: Scalars['ID']['input'];
  isMuted: Scalars['Boolean']['input'];
};


export type MutationSetCourseFavoriteArgs = {
  id: Scalars['ID']['input'];
  isFavorite: Scalars['Boolean']['input'];
};


export type MutationSetCustomerStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: CustomerStatus;
};


export type MutationSetInvoiceStatusArgs = {
  id: Scalars['ID']['input'];
  status: InvoiceStatus;
};


export type MutationSetOrderPaymentArgs = {
  id: Scalars['ID']['input'];
  payment: OrderPayment;
};


export type MutationSetOrderStatusArgs = {
  id: Scalars['ID']['input'];
  status: OrderStatus;
};


export type MutationSetOrderStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: OrderStatus;
};


export type MutationSetOrderTrackingArgs = {
  id: Scalars['ID']['input'];
  trackingNumber: Scalars['String']['input'];
};


export type MutationSetProductStatusArgs = {
  id: Scalars['ID']['input'];
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  status: ProductStatus;
};


export type MutationSetProductStatusesArgs = {
  ids: Array<Scalars['ID']['input']>;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  status: ProductStatus;
};


export type MutationSetProfileConnectedArgs = {
  isConnected: Scalars['Boolean']['input'];
};


export type MutationSetReceivedPaymentArgs = {
  id: Scalars['ID']['input'];
  paidAmount?: InputMaybe<Scalars['Float']['input']>;
  status: ReceivedPaymentStatus;
};


export type MutationSetReferralStatusArgs = {
  id: Scalars['ID']['input'];
  status: ReferralStatus;
};


export type MutationSetSaleStatusArgs = {
  id: Scalars['ID']['input'];
  status: SalePaymentStatus;
};


export type MutationSetSandboxConditionsArgs = {
  input: SandboxConditionsInput;
};


export type MutationSetTeamStarredArgs = {
  id: Scalars['ID']['input'];
  isStarred: Scalars['Boolean']['input'];
};


export type MutationSetTopicBookmarkedArgs = {
  id: Scalars['ID']['input'];
  isBookmarked: Scalars['Boolean']['input'];
};


export type MutationSetTopicCompletedArgs = {
  id: Scalars['ID']['input'];
  isCompleted: Scalars['Boolean']['input'];
};


export type MutationSetUpTwoStepArgs = {
  password: Scalars['String']['input'];
};


export type MutationSetUserStatusArgs = {
  id: Scalars['ID']['input'];
  status: UserStatus;
};


export type MutationSetVehicleProgressArgs = {
  id: Scalars['ID']['input'];
  progress: Scalars['Int']['input'];
};


export type MutationSetVehicleWarningArgs = {
  id: Scalars['ID']['input'];
  warning: VehicleWarning;
};


export type MutationSetWeeklyGoalArgs = {
  minutes: Scalars['Int']['input'];
};


export type MutationSignOutEverywhereArgs = {
  exceptThis?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationSignalTypingArgs = {
  clientId?: InputMaybe<Scalars['String']['input']>;
  contactId: Scalars['ID']['input'];
  isContact?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationStartTextRunArgs = {
  action: TextAction;
  documentId?: InputMaybe<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  options?: InputMaybe<TextOptions>;
  text: Scalars['String']['input'];
};


export type MutationStopTextRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSubmitFormArgs = {
  fields: Array<SubmissionFieldInput>;
  form: SubmissionForm;
  title: Scalars['String']['input'];
};


export type MutationSubmitSectionTestArgs = {
  answers: Array<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationToggleEmailLabelArgs = {
  ids: Array<Scalars['ID']['input']>;
  label: EmailLabel;
};


export type MutationTopUpBalanceArgs = {
  amount: Scalars['Float']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  method: PurchaseMethod;
};


export type MutationTrashDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTryPolishArgs = {
  text: Scalars['String']['input'];
};


export type MutationUndoArgs = {
  operationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUnpublishReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnpublishReviewsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationUpdateCalendarEventArgs = {
  id: Scalars['ID']['input'];
  input: CalendarEventInput;
  occurrence?: InputMaybe<Scalars['String']['input']>;
  scope?: InputMaybe<RepeatScope>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCardArgs = {
  id: Scalars['ID']['input'];
  input: CardInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateChatProfileArgs = {
  input: ChatProfileInput;
};


export type MutationUpdateCourseNoteArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  input: CustomerInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCustomerProfileArgs = {
  id: Scalars['ID']['input'];
  input: CustomerProfileInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateEmailsArgs = {
  ids: Array<Scalars['ID']['input']>;
  patch: EmailPatch;
};


export type MutationUpdateHelpVoteArgs = {
  id: Scalars['ID']['input'];
  isHelpful: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateInvoiceArgs = {
  force?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  input: InvoiceInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateInvoiceClientArgs = {
  id: Scalars['ID']['input'];
  input: InvoiceClientInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateMessageArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
};


export type MutationUpdateOrderAddressArgs = {
  billingAddress?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  shippingAddress?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateOwnCategoryArgs = {
  id: Scalars['ID']['input'];
  input: OwnCategoryInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdatePermissionArgs = {
  assignedTo?: InputMaybe<Array<PermissionRole>>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: ProductInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateProjectArgs = {
  id: Scalars['ID']['input'];
  input: ProjectInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateRoleArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  rights?: InputMaybe<Array<RoleRightInput>>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateSaleArgs = {
  id: Scalars['ID']['input'];
  input: SaleInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateStoreSettingsArgs = {
  input: StoreSettingsInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateUserSettingsArgs = {
  id: Scalars['ID']['input'];
  input: UserSettingsInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateUsersArgs = {
  ids: Array<Scalars['ID']['input']>;
  plan?: InputMaybe<UserPlan>;
  role?: InputMaybe<UserRole>;
  status?: InputMaybe<UserStatus>;
};


export type MutationUpdateWebhookArgs = {
  description?: InputMaybe<Scalars['String']['input']>;
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type NewApiKey = {
  apiKey: ApiKey;
  key: Scalars['String']['output'];
};

export type NewInvoiceLink = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
};

export type NewWebhook = {
  secret: Scalars['String']['output'];
  webhook: Webhook;
};

export type NewWorkspaceShare = {
  share: WorkspaceShare;
  token: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Notification = {
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  facts: NotificationFacts;
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NotificationKind;
  link: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type NotificationChange = {
  isSilent: Scalars['Boolean']['output'];
  latest?: Maybe<Notification>;
  unread: Scalars['Int']['output'];
};

export type NotificationFacts = {
  amount?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  date?: Maybe<Scalars['DateTime']['output']>;
  excerpt?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  words?: Maybe<Scalars['Int']['output']>;
};

export type NotificationKind =
  | 'ACCESS_REQUESTED'
  | 'BALANCE_ADDED'
  | 'CHAT_MESSAGE'
  | 'CUSTOMER_ADDED'
  | 'EMAIL_RECEIVED'
  | 'INVOICE_PAST_DUE'
  | 'MENTIONED'
  | 'NEW_DEVICE'
  | 'ORDER_PAID'
  | 'ORDER_SENT'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_REVIEW'
  | 'PLAN_ENDED'
  | 'PLAN_RENEWED'
  | 'PUBLIC_WORKSPACE_RESET'
  | 'PURCHASE_FAILED'
  | 'PURCHASE_PAID'
  | 'PURCHASE_REFUNDED'
  | 'RUN_REFUNDED'
  | 'STOCK_LOW'
  | 'WEBHOOK_PAUSED'
  | 'WELCOME'
  | 'WORDS_EXPIRING'
  | 'WORDS_GRANTED'
  | 'WORDS_LOW';

export type NotificationPage = {
  items: Array<Notification>;
  total: Scalars['Int']['output'];
  unread: Scalars['Int']['output'];
};

export type NotificationSchedule = {
  onlyOnline: Scalars['Boolean']['output'];
  quietFrom?: Maybe<Scalars['String']['output']>;
  quietUntil?: Maybe<Scalars['String']['output']>;
  timeZone: Scalars['String']['output'];
};

export type NotificationSetting = {
  app: Scalars['Boolean']['output'];
  browser: Scalars['Boolean']['output'];
  email?: Maybe<Scalars['Boolean']['output']>;
  kind: NotificationKind;
};

export type NotificationSettingInput = {
  app: Scalars['Boolean']['input'];
  browser?: InputMaybe<Scalars['Boolean']['input']>;
  email?: InputMaybe<Scalars['Boolean']['input']>;
  kind: NotificationKind;
};

export type Operation = {
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  area: Area;
  at: Scalars['DateTime']['output'];
  canUndo: Scalars['Boolean']['output'];
  changes: Array<RowChange>;
  id: Scalars['ID']['output'];
  kind: OperationKind;
  labels: Array<Scalars['String']['output']>;
  owner: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
  requestId: Scalars['String']['output'];
  source: Scalars['String']['output'];
  summary: Scalars['String']['output'];
  undoes?: Maybe<Scalars['ID']['output']>;
  undoneBy?: Maybe<Scalars['ID']['output']>;
};

export type OperationKind =
  | 'CHANGE'
  | 'REDO'
  | 'UNDO';

export type OperationPage = {
  items: Array<Operation>;
  total: Scalars['Int']['output'];
};

export type OperationSource =
  | 'GRAPHQL'
  | 'REST'
  | 'SYSTEM'
  | 'UI';

export type Order = {
  avatar: Scalars['String']['output'];
  billingAddress: Scalars['String']['output'];
  channel: OrderChannel;
  customer?: Maybe<Customer>;
  customerName: Scalars['String']['output'];
  discount: Scalars['Float']['output'];
  email: Scalars['String']['output'];
  fulfillment: OrderFulfillment;
  id: Scalars['ID']['output'];
  isCancelled: Scalars['Boolean']['output'];
  isRefunded: Scalars['Boolean']['output'];
  items: Array<OrderItem>;
  method: PaymentMethod;
  methodNumber: Scalars['String']['output'];
  nextStatuses: Array<OrderStatus>;
  order: Scalars['Int']['output'];
  orderedAt: Scalars['DateTime']['output'];
  payment: OrderPayment;
  refunded: Scalars['Float']['output'];
  shipping: Scalars['Float']['output'];
  shippingAddress: Scalars['String']['output'];
  spent: Scalars['Float']['output'];
  status: OrderStatus;
  subtotal: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  timeline: Array<OrderEvent>;
  trackingNumber: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type OrderChannel =
  | 'STORE'
  | 'WEBSITE';

export type OrderEvent = {
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: OrderEventKind;
  text: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type OrderEventKind =
  | 'ADDRESS'
  | 'CANCELLED'
  | 'DELIVERED'
  | 'DISPATCHED'
  | 'FAILED'
  | 'MESSAGE'
  | 'NOTE'
  | 'OUT_FOR_DELIVERY'
  | 'PACKED'
  | 'PAID'
  | 'PENDING'
  | 'PLACED'
  | 'READY_TO_PICKUP'
  | 'REFUNDED'
  | 'TRACKED';

export type OrderFulfillment =
  | 'NONE'
  | 'PARTIAL'
  | 'WHOLE';

export type OrderItem = {
  fulfilled: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  product?: Maybe<Product>;
  productBrand: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  qty: Scalars['Int']['output'];
  total: Scalars['Float']['output'];
};

export type OrderItemFulfillment = {
  fulfilled: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type OrderItemInput = {
  packId: Scalars['String']['input'];
  quantity?: Scalars['Int']['input'];
};

export type OrderMoves = {
  leftOut: Array<Order>;
  moved: Array<Order>;
};

export type OrderPage = {
  items: Array<Order>;
  total: Scalars['Int']['output'];
};

export type OrderPayment =
  | 'CANCELLED'
  | 'FAILED'
  | 'PAID'
  | 'PENDING';

export type OrderSort =
  | 'CUSTOMER'
  | 'DATE'
  | 'ORDER'
  | 'PAYMENT'
  | 'SPENT'
  | 'STATUS';

export type OrderStatus =
  | 'DELIVERED'
  | 'DISPATCHED'
  | 'OUT_FOR_DELIVERY'
  | 'READY_TO_PICKUP';

export type OrderSummary = {
  cancelled: Scalars['Int']['output'];
  completed: Scalars['Int']['output'];
  delivered: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  outForDelivery: Scalars['Int']['output'];
  pendingPayment: Scalars['Int']['output'];
  refunded: Scalars['Int']['output'];
  revenue: Scalars['Float']['output'];
  toShip: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  unpaid: Scalars['Int']['output'];
};

export type OrderTotals = {
  count: Scalars['Int']['output'];
  net: Scalars['Float']['output'];
  refunded: Scalars['Float']['output'];
  spent: Scalars['Float']['output'];
};

export type OrderView =
  | 'DELIVERED'
  | 'OUT_FOR_DELIVERY'
  | 'REFUNDED'
  | 'TO_SHIP'
  | 'UNPAID';

export type OwnCategory = {
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  parent: ProductCategory;
  position: Scalars['Int']['output'];
  products: Scalars['Int']['output'];
  revenue: Scalars['Float']['output'];
  slug: Scalars['String']['output'];
  status: OwnCategoryStatus;
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type OwnCategoryInput = {
  image?: InputMaybe<Scalars['String']['input']>;
  parent?: InputMaybe<ProductCategory>;
  slug?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OwnCategoryStatus>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type OwnCategoryPage = {
  items: Array<OwnCategory>;
  total: Scalars['Int']['output'];
};

export type OwnCategorySort =
  | 'POSITION'
  | 'TITLE';

export type OwnCategoryStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type Pack = {
  currency: Scalars['String']['output'];
  days?: Maybe<Scalars['Int']['output']>;
  interval?: Maybe<PlanInterval>;
  kind: PackKind;
  name: Scalars['String']['output'];
  packId: Scalars['ID']['output'];
  price: Scalars['Float']['output'];
  words: Scalars['Int']['output'];
};

export type PackKind =
  | 'PACK'
  | 'PASS'
  | 'PLAN';

export type PageInput = {
  itemsPerPage?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};

export type PaymentDetails = {
  bankName: Scalars['String']['output'];
  country: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  swiftCode: Scalars['String']['output'];
  totalDue: Scalars['String']['output'];
};

export type PaymentMethod =
  | 'MASTERCARD'
  | 'PAYPAL';

export type PaymentOrder = {
  country?: Maybe<Scalars['String']['output']>;
  coupon?: Maybe<Scalars['String']['output']>;
  createdTime: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  discount: Scalars['Float']['output'];
  expiresTime: Scalars['DateTime']['output'];
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  items: Array<PaymentOrderItem>;
  method: PurchaseMethod;
  name: Scalars['String']['output'];
  note?: Maybe<PaymentOrderNote>;
  orderAmount: Scalars['Float']['output'];
  outTradeNo: Scalars['ID']['output'];
  packId: Scalars['ID']['output'];
  paidTime?: Maybe<Scalars['DateTime']['output']>;
  payUrl?: Maybe<Scalars['String']['output']>;
  previousPlan?: Maybe<Scalars['ID']['output']>;
  refundedAmount: Scalars['Float']['output'];
  status: PaymentOrderStatus;
  subtotal: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  wordsGranted: Scalars['Int']['output'];
  wordsTaken: Scalars['Int']['output'];
};

export type PaymentOrderItem = {
  discount: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  packId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  refundedAmount: Scalars['Float']['output'];
  subtotal: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  unitPrice: Scalars['Float']['output'];
  words: Scalars['Int']['output'];
  wordsGranted: Scalars['Int']['output'];
  wordsTaken: Scalars['Int']['output'];
};

export type PaymentOrderNote =
  | 'AMOUNT_MISMATCH'
  | 'DECLINED'
  | 'PAID_AFTER_CANCELLATION'
  | 'PAID_AFTER_EXPIRY'
  | 'REFUND_INCOMPLETE';

export type PaymentOrderPage = {
  items: Array<PaymentOrder>;
  total: Scalars['Int']['output'];
};

export type PaymentOrderStatus =
  | 'CANCELLED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

export type PaymentProvider =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH_ON_DELIVERY'
  | 'PAYPAL';

export type Permission = {
  assignedTo: Array<PermissionRole>;
  createdDate: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  userRoles: Array<UserRole>;
  version: Scalars['Int']['output'];
};

export type PermissionPage = {
  items: Array<Permission>;
  total: Scalars['Int']['output'];
};

export type PermissionRole =
  | 'ADMINISTRATOR'
  | 'MANAGER'
  | 'RESTRICTED_USER'
  | 'SUPPORT'
  | 'USERS';

export type PermissionSort =
  | 'DATE'
  | 'NAME';

export type PlacedCard = {
  card: DashboardCard;
  isHidden: Scalars['Boolean']['output'];
  range: AnalyticsRange;
};

export type PlacedCardInput = {
  card: DashboardCard;
  isHidden: Scalars['Boolean']['input'];
  range: AnalyticsRange;
};

export type PlanChangeKind =
  | 'KEEP'
  | 'LATER'
  | 'NOW';

export type PlanInterval =
  | 'MONTH'
  | 'YEAR';

export type PlanQuote = {
  credit: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  currentPlan: Scalars['ID']['output'];
  kind: PlanChangeKind;
  missing: Scalars['Float']['output'];
  money: Scalars['Float']['output'];
  plan: Scalars['ID']['output'];
  planAmount: Scalars['Float']['output'];
  quotedTime: Scalars['DateTime']['output'];
  renewalAmount: Scalars['Float']['output'];
  renewsTime: Scalars['DateTime']['output'];
  startsTime: Scalars['DateTime']['output'];
  tax: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  words: Scalars['Int']['output'];
};

export type PlanSubscription = {
  endsTime?: Maybe<Scalars['DateTime']['output']>;
  method: PurchaseMethod;
  nextPlan?: Maybe<Scalars['ID']['output']>;
  periodWords: Scalars['Int']['output'];
  periodWordsLeft: Scalars['Int']['output'];
  plan: Scalars['ID']['output'];
  proration: Scalars['Float']['output'];
  renewsTime?: Maybe<Scalars['DateTime']['output']>;
};

export type Product = {
  attributes: Array<ProductAttribute>;
  barcode: Scalars['String']['output'];
  category: ProductCategory;
  collection: Scalars['String']['output'];
  comparePrice?: Maybe<Scalars['Float']['output']>;
  cost?: Maybe<Scalars['Float']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  dimensions?: Maybe<ProductSize>;
  id: Scalars['ID']['output'];
  image: Scalars['String']['output'];
  images: Array<ProductImage>;
  isPhysical: Scalars['Boolean']['output'];
  isTaxable: Scalars['Boolean']['output'];
  options: Array<ProductOption>;
  ownCategory?: Maybe<OwnCategory>;
  price: Scalars['Float']['output'];
  productBrand: Scalars['String']['output'];
  productName: Scalars['String']['output'];
  publishAt?: Maybe<Scalars['DateTime']['output']>;
  qty: Scalars['Int']['output'];
  reviews: ReviewPage;
  richDescription?: Maybe<Scalars['JSON']['output']>;
  sku: Scalars['String']['output'];
  status: ProductStatus;
  stock: Scalars['Boolean']['output'];
  tags: Array<Scalars['String']['output']>;
  taxClass: TaxClass;
  variants: Array<ProductVariant>;
  version: Scalars['Int']['output'];
  weight?: Maybe<Scalars['Float']['output']>;
};


export type ProductReviewsArgs = {
  page?: InputMaybe<PageInput>;
};

export type ProductAttribute = {
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProductAttributeInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type ProductCategory =
  | 'ACCESSORIES'
  | 'ELECTRONICS'
  | 'GAMES'
  | 'HOME_DECOR'
  | 'OFFICE'
  | 'SHOES';

export type ProductChoices = {
  brands: Array<Scalars['String']['output']>;
  collections: Array<Scalars['String']['output']>;
  drawings: Array<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
};

export type ProductImage = {
  alt: Scalars['String']['output'];
  src: Scalars['String']['output'];
};

export type ProductImageInput = {
  alt?: InputMaybe<Scalars['String']['input']>;
  src: Scalars['String']['input'];
};

export type ProductImport = {
  added: Scalars['Int']['output'];
  changed: Scalars['Int']['output'];
  problems: Array<ProductImportProblem>;
  products: Array<Product>;
  same: Scalars['Int']['output'];
};

export type ProductImportProblem = {
  column: Scalars['String']['output'];
  message: Scalars['String']['output'];
  row: Scalars['Int']['output'];
};

export type ProductImportRow = {
  barcode?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  comparePrice?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Scalars['String']['input']>;
  ownCategory?: InputMaybe<Scalars['String']['input']>;
  price?: InputMaybe<Scalars['String']['input']>;
  productBrand?: InputMaybe<Scalars['String']['input']>;
  productName?: InputMaybe<Scalars['String']['input']>;
  publishAt?: InputMaybe<Scalars['String']['input']>;
  qty?: InputMaybe<Scalars['String']['input']>;
  sku: Scalars['String']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
  stock?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Scalars['String']['input']>;
};

export type ProductInput = {
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  barcode?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<ProductCategory>;
  collection?: InputMaybe<Scalars['String']['input']>;
  comparePrice?: InputMaybe<Scalars['Float']['input']>;
  cost?: InputMaybe<Scalars['Float']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  dimensions?: InputMaybe<ProductSizeInput>;
  image?: InputMaybe<Scalars['String']['input']>;
  images?: InputMaybe<Array<ProductImageInput>>;
  isPhysical?: InputMaybe<Scalars['Boolean']['input']>;
  isTaxable?: InputMaybe<Scalars['Boolean']['input']>;
  options?: InputMaybe<Array<ProductOptionInput>>;
  ownCategoryId?: InputMaybe<Scalars['ID']['input']>;
  price?: InputMaybe<Scalars['Float']['input']>;
  productBrand?: InputMaybe<Scalars['String']['input']>;
  productName?: InputMaybe<Scalars['String']['input']>;
  publishAt?: InputMaybe<Scalars['DateTime']['input']>;
  qty?: InputMaybe<Scalars['Int']['input']>;
  richDescription?: InputMaybe<Scalars['JSON']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ProductStatus>;
  stock?: InputMaybe<Scalars['Boolean']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  taxClass?: InputMaybe<TaxClass>;
  variants?: InputMaybe<Array<ProductVariantInput>>;
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type ProductOption = {
  name: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type ProductOptionInput = {
  name: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type ProductPage = {
  items: Array<Product>;
  total: Scalars['Int']['output'];
};

export type ProductSize = {
  height: Scalars['Float']['output'];
  length: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

export type ProductSizeInput = {
  height: Scalars['Float']['input'];
  length: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
};

export type ProductSort =
  | 'ADDED'
  | 'CATEGORY'
  | 'PRICE'
  | 'PRODUCT'
  | 'QTY'
  | 'SKU'
  | 'STATUS';

export type ProductStatus =
  | 'INACTIVE'
  | 'PUBLISHED'
  | 'SCHEDULED';

export type ProductSummary = {
  inactive: Scalars['Int']['output'];
  lowStock: Scalars['Int']['output'];
  outOfStock: Scalars['Int']['output'];
  published: Scalars['Int']['output'];
  scheduled: Scalars['Int']['output'];
  stockValue: Scalars['Float']['output'];
  total: Scalars['Int']['output'];
};

export type ProductVariant = {
  choices: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  price: Scalars['Float']['output'];
  qty: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type ProductVariantInput = {
  choices: Array<Scalars['String']['input']>;
  price: Scalars['Float']['input'];
  qty: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

export type Profile = {
  about: Array<ProfileFact>;
  connections: Array<ProfileConnection>;
  contacts: Array<ProfileFact>;
  coverImg: Scalars['String']['output'];
  designation: Scalars['String']['output'];
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  isConnected: Scalars['Boolean']['output'];
  joiningDate: Scalars['String']['output'];
  languages: Scalars['String']['output'];
  location: Scalars['String']['output'];
  memberships: Array<ProfileFact>;
  overview: Array<ProfileFact>;
  phone: Scalars['String']['output'];
  profileImg: Scalars['String']['output'];
  projects: Array<ProfileProject>;
  role: Scalars['String']['output'];
  status: Scalars['String']['output'];
  teams: Array<ProfileTeam>;
  version: Scalars['Int']['output'];
};

export type ProfileChip = {
  color: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ProfileConnection = {
  avatar: Scalars['String']['output'];
  chips: Array<ProfileChip>;
  connections: Scalars['Int']['output'];
  designation: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isConnected: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  projects: Scalars['Int']['output'];
  tasks: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type ProfileFact = {
  icon: Scalars['String']['output'];
  property: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type ProfileInput = {
  designation?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
};

export type ProfileMember = {
  avatar: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ProfileProject = {
  avatar: Scalars['String']['output'];
  avatarGroup: Array<ProfileMember>;
  budget: Scalars['Float']['output'];
  budgetSpent: Scalars['Float']['output'];
  chipColor: Scalars['String']['output'];
  client: Scalars['String']['output'];
  comments: Scalars['Int']['output'];
  completedTask: Scalars['Int']['output'];
  daysLeft: Scalars['Int']['output'];
  deadline: Scalars['String']['output'];
  description: Scalars['String']['output'];
  hours: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  leader: Scalars['String']['output'];
  members: Scalars['Int']['output'];
  startDate: Scalars['String']['output'];
  tasks: Scalars['String']['output'];
  title: Scalars['String']['output'];
  totalTask: Scalars['Int']['output'];
};

export type ProfileTeam = {
  avatar: Scalars['String']['output'];
  avatarGroup: Array<ProfileMember>;
  chips: Array<ProfileChip>;
  description: Scalars['String']['output'];
  extraMembers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isStarred: Scalars['Boolean']['output'];
  title: Scalars['String']['output'];
};

export type Project = {
  extraMembers: Scalars['Int']['output'];
  hours: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  leader: Scalars['String']['output'];
  logo: Scalars['String']['output'];
  name: Scalars['String']['output'];
  progress: Scalars['Int']['output'];
  project: Scalars['String']['output'];
  team: Array<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type ProjectInput = {
  leader?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  progress?: InputMaybe<Scalars['Int']['input']>;
  project?: InputMaybe<Scalars['String']['input']>;
};

export type ProjectPage = {
  items: Array<Project>;
  total: Scalars['Int']['output'];
};

export type ProjectSort =
  | 'LEADER'
  | 'PROGRESS'
  | 'PROJECT'
  | 'UPDATED';

export type PublicInvoice = {
  balance: Scalars['Float']['output'];
  client: InvoiceRecipient;
  discount: Scalars['Float']['output'];
  dueDate: Scalars['String']['output'];
  hasNote: Scalars['Boolean']['output'];
  hasStub: Scalars['Boolean']['output'];
  hasTerms: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  invoiceStatus: InvoiceStatus;
  issuedDate: Scalars['String']['output'];
  issuer: InvoiceIssuer;
  items: Array<InvoiceItem>;
  note: Scalars['String']['output'];
  paymentDetails: PaymentDetails;
  paymentMethod: InvoicePaymentMethod;
  salesperson: Scalars['String']['output'];
  service: Scalars['String']['output'];
  subtotal: Scalars['Float']['output'];
  taxes: Array<InvoiceTax>;
  thanks: Scalars['String']['output'];
  total: Scalars['Float']['output'];
};

export type PurchaseInvoice = {
  buyer: InvoiceBuyer;
  coupon?: Maybe<Scalars['String']['output']>;
  currency: Scalars['String']['output'];
  discount: Scalars['Float']['output'];
  issuedTime: Scalars['DateTime']['output'];
  items: Array<PaymentOrderItem>;
  method: PurchaseMethod;
  name: Scalars['String']['output'];
  number: Scalars['ID']['output'];
  outTradeNo: Scalars['ID']['output'];
  packId: Scalars['ID']['output'];
  refunded: Scalars['Float']['output'];
  seller: InvoiceSeller;
  subtotal: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  taxCountry?: Maybe<Scalars['String']['output']>;
  total: Scalars['Float']['output'];
  words: Scalars['Int']['output'];
};

export type PurchaseMethod =
  | 'BALANCE'
  | 'SANDBOX'
  | 'STRIPE';

export type Query = {
  accountProfile: AccountProfile;
  activities: OperationPage;
  activitySummary: ActivitySummary;
  addresses: Array<SavedAddress>;
  apiKeys: Array<ApiKey>;
  archivedCards: Array<Card>;
  billingDetails: BillingDetails;
  boards: Array<Board>;
  calendarEvent: CalendarEvent;
  calendarEvents: CalendarEventPage;
  card: Card;
  cardPeople: Array<CardMember>;
  categories: Array<Category>;
  chatFiles: Array<Message>;
  chatProfile: ChatProfile;
  chats: Array<Chat>;
  connectedApps: Array<ConnectedApp>;
  contact: Contact;
  contacts: ContactPage;
  course: Course;
  courseInstructors: Array<CourseInstructor>;
  courseNotes: CourseNotePage;
  courses: CoursePage;
  coursesToContinue: Array<Course>;
  customer: Customer;
  customerSummary: CustomerSummary;
  customers: CustomerPage;
  dashboardLayout: DashboardLayout;
  deliveryPerformance: DeliveryPerformance;
  demoLogins: Array<DemoLogin>;
  dictionaryWords: Array<Scalars['String']['output']>;
  document: Document;
  documents: DocumentPage;
  email: Email;
  emailCounts: EmailCounts;
  emailOwner: EmailAddress;
  emails: EmailPage;
  expiringWords: Array<ExpiringWords>;
  faqs: Array<FaqCategory>;
  fileStorage: FileStorage;
  fleetDays: Array<FleetDay>;
  fleetSummary: FleetSummary;
  helpArticle: HelpArticle;
  helpCenter: HelpCenter;
  helpVotes: HelpVotePage;
  ignoredRules: Array<Scalars['String']['output']>;
  invoice: Invoice;
  invoiceClients: InvoiceClientPage;
  invoiceIssuer: InvoiceIssuer;
  invoiceSummary: InvoiceSummary;
  invoiceTotals: InvoiceTotals;
  invoices: InvoicePage;
  isSkuFree: Scalars['Boolean']['output'];
  learningDays: Array<LearningDay>;
  learningGoal: LearningGoal;
  learningSummary: LearningSummary;
  me?: Maybe<Account>;
  moneyEntries: MoneyEntryPage;
  nextInvoiceId: Scalars['ID']['output'];
  notificationSchedule: NotificationSchedule;
  notificationSettings: Array<NotificationSetting>;
  notifications: NotificationPage;
  operations: OperationPage;
  order: Order;
  orderSummary: OrderSummary;
  orderTotals: OrderTotals;
  orders: OrderPage;
  ordersByCountry: Array<CountryOrders>;
  ownCategories: OwnCategoryPage;
  packs: Array<Pack>;
  paymentDetails: PaymentDetails;
  paymentMethods: Array<PurchaseMethod>;
  paymentOrder: PaymentOrder;
  paymentOrders: PaymentOrderPage;
  permission: Permission;
  permissions: PermissionPage;
  product: Product;
  productChoices: ProductChoices;
  productSummary: ProductSummary;
  products: ProductPage;
  profile: Profile;
  project: Project;
  projects: ProjectPage;
  publicInvoice: PublicInvoice;
  purchaseInvoice: PurchaseInvoice;
  quoteOrder: Quote;
  quotePlanChange: PlanQuote;
  quoteTextRun: TextQuote;
  referralCode: Scalars['String']['output'];
  referralSummary: ReferralSummary;
  referrals: ReferralPage;
  review: Review;
  reviewSummary: ReviewSummary;
  reviews: ReviewPage;
  role: Role;
  roles: Array<Role>;
  saleTotals: SaleTotals;
  sales: SalePage;
  salesByCategory: Array<CategorySales>;
  salesByYear: YearlySales;
  salesSummary: SalesSummary;
  sandboxConditions: SandboxConditions;
  savedSearches: Array<SavedSearch>;
  searchHelp: Array<HelpResult>;
  searchMessages: Array<Message>;
  searchPages: Array<SearchGroup>;
  searchRecords: Array<SearchRecord>;
  sessions: Array<Session>;
  storeAnalytics: StoreAnalytics;
  storeSettings: StoreSettings;
  submission: Submission;
  submissions: SubmissionPage;
  subscription?: Maybe<PlanSubscription>;
  suggestSku: Scalars['String']['output'];
  takenUserFields: Array<Scalars['String']['output']>;
  textRun: TextRun;
  textRuns: TextRunPage;
  textService: TextService;
  twoStep: TwoStep;
  user: User;
  userSummary: UserSummary;
  users: UserPage;
  vehicle: Vehicle;
  vehicles: VehiclePage;
  webhookDeliveries: WebhookDeliveryPage;
  webhookEventTypes: Array<Scalars['String']['output']>;
  webhooks: Array<Webhook>;
  wordEntries: WordEntryPage;
  workspaceExport: Scalars['JSON']['output'];
  workspaceShares: Array<WorkspaceShare>;
  workspaceSnapshots: Array<WorkspaceSnapshot>;
};


export type QueryActivitiesArgs = {
  actor?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Area>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<OperationKind>;
  page?: InputMaybe<PageInput>;
  record?: InputMaybe<RecordInput>;
  requestId?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<OperationSource>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryCalendarEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCalendarEventsArgs = {
  calendars?: InputMaybe<Array<Calendar>>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryCardArgs = {
  id: Scalars['ID']['input'];
};


export type QueryChatFilesArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  contactId: Scalars['ID']['input'];
  count?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryChatsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCourseInstructorsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryCourseNotesArgs = {
  courseId?: InputMaybe<Scalars['ID']['input']>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CourseNoteSort>;
  topicId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCoursesArgs = {
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  hideCompleted?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CourseSort>;
  tag?: InputMaybe<CourseTag>;
};


export type QueryCoursesToContinueArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryCustomerArgs = {
  customerId?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryCustomersArgs = {
  country?: InputMaybe<CustomerCountry>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  segment?: InputMaybe<CustomerSegment>;
  sort?: InputMaybe<CustomerSort>;
  spend?: InputMaybe<CustomerSpend>;
  status?: InputMaybe<CustomerStatus>;
};


export type QueryDocumentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDocumentsArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<DocumentSort>;
  trashed?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryEmailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEmailsArgs = {
  folder?: InputMaybe<EmailFolder>;
  label?: InputMaybe<EmailLabel>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  starred?: InputMaybe<Scalars['Boolean']['input']>;
  trashed?: InputMaybe<Scalars['Boolean']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFaqsArgs = {
  language?: ContentLanguage;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFleetDaysArgs = {
  last?: Scalars['Int']['input'];
};


export type QueryHelpArticleArgs = {
  language?: ContentLanguage;
  slug: Scalars['String']['input'];
};


export type QueryHelpCenterArgs = {
  language?: ContentLanguage;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHelpVotesArgs = {
  isHelpful?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<HelpVoteSort>;
};


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoiceClientsArgs = {
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoiceTotalsArgs = {
  due?: InputMaybe<InvoiceDue>;
  from?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InvoiceStatus>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoicesArgs = {
  due?: InputMaybe<InvoiceDue>;
  from?: InputMaybe<Scalars['String']['input']>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<InvoiceSort>;
  status?: InputMaybe<InvoiceStatus>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryIsSkuFreeArgs = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  sku: Scalars['String']['input'];
};


export type QueryLearningDaysArgs = {
  days?: Scalars['Int']['input'];
  timeZone?: Scalars['String']['input'];
};


export type QueryLearningGoalArgs = {
  timeZone?: Scalars['String']['input'];
};


export type QueryMoneyEntriesArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryNotificationsArgs = {
  page?: InputMaybe<PageInput>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOperationsArgs = {
  actor?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Area>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<OperationKind>;
  page?: InputMaybe<PageInput>;
  record?: InputMaybe<RecordInput>;
  requestId?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  source?: InputMaybe<OperationSource>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryOrderArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  order?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrderTotalsArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  payment?: InputMaybe<OrderPayment>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OrderStatus>;
  to?: InputMaybe<Scalars['String']['input']>;
  view?: InputMaybe<OrderView>;
};


export type QueryOrdersArgs = {
  from?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  payment?: InputMaybe<OrderPayment>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OrderSort>;
  status?: InputMaybe<OrderStatus>;
  to?: InputMaybe<Scalars['String']['input']>;
  view?: InputMaybe<OrderView>;
};


export type QueryOwnCategoriesArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  parent?: InputMaybe<ProductCategory>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<OwnCategorySort>;
  status?: InputMaybe<OwnCategoryStatus>;
};


export type QueryPaymentOrderArgs = {
  outTradeNo: Scalars['ID']['input'];
};


export type QueryPaymentOrdersArgs = {
  page?: InputMaybe<PageInput>;
  status?: InputMaybe<PaymentOrderStatus>;
};


export type QueryPermissionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPermissionsArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  role?: InputMaybe<PermissionRole>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PermissionSort>;
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  category?: InputMaybe<ProductCategory>;
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  order?: InputMaybe<SortOrder>;
  ownCategory?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProductSort>;
  status?: InputMaybe<ProductStatus>;
  stock?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  range?: AnalyticsRange;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ProjectSort>;
};


export type QueryPublicInvoiceArgs = {
  token: Scalars['String']['input'];
};


export type QueryPurchaseInvoiceArgs = {
  outTradeNo: Scalars['ID']['input'];
};


export type QueryQuoteOrderArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Array<OrderItemInput>>;
  packId?: InputMaybe<Scalars['String']['input']>;
};


export type QueryQuotePlanChangeArgs = {
  packId: Scalars['String']['input'];
};


export type QueryQuoteTextRunArgs = {
  action: TextAction;
  text: Scalars['String']['input'];
};


export type QueryReferralsArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReferralSort>;
  status?: InputMaybe<ReferralStatus>;
};


export type QueryReviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReviewsArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  rating?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReviewSort>;
  status?: InputMaybe<ReviewStatus>;
};


export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySaleTotalsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SalePaymentStatus>;
};


export type QuerySalesArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SaleSort>;
  status?: InputMaybe<SalePaymentStatus>;
};


export type QuerySalesByCategoryArgs = {
  range?: AnalyticsRange;
};


export type QuerySalesByYearArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySearchHelpArgs = {
  language?: ContentLanguage;
  search: Scalars['String']['input'];
};


export type QuerySearchMessagesArgs = {
  contactId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


export type QuerySearchPagesArgs = {
  q?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySearchRecordsArgs = {
  q: Scalars['String']['input'];
};


export type QueryStoreAnalyticsArgs = {
  range?: AnalyticsRange;
};


export type QuerySubmissionArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySubmissionsArgs = {
  form?: InputMaybe<SubmissionForm>;
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<SubmissionSort>;
};


export type QuerySuggestSkuArgs = {
  category: ProductCategory;
  productName: Scalars['String']['input'];
};


export type QueryTakenUserFieldsArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  except?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTextRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTextRunsArgs = {
  action?: InputMaybe<TextAction>;
  documentId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<PageInput>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  paid?: InputMaybe<Scalars['Boolean']['input']>;
  plan?: InputMaybe<UserPlan>;
  role?: InputMaybe<UserRole>;
  search?: InputMaybe<Scalars['String']['input']>;
  signedIn?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<UserSort>;
  status?: InputMaybe<UserStatus>;
};


export type QueryVehicleArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVehiclesArgs = {
  order?: InputMaybe<SortOrder>;
  page?: InputMaybe<PageInput>;
  region?: InputMaybe<VehicleRegion>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<VehicleSort>;
  stage?: InputMaybe<VehicleStage>;
  state?: InputMaybe<VehicleState>;
  warning?: InputMaybe<VehicleWarning>;
};


export type QueryWebhookDeliveriesArgs = {
  page?: InputMaybe<PageInput>;
  webhookId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryWordEntriesArgs = {
  page?: InputMaybe<PageInput>;
};

export type Quote = {
  currency: Scalars['String']['output'];
  discount: Scalars['Float']['output'];
  lines: Array<QuoteLine>;
  subtotal: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
};

export type QuoteLine = {
  amount: Scalars['Float']['output'];
  kind: QuoteLineKind;
  label: Scalars['String']['output'];
  packId?: Maybe<Scalars['ID']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
};

export type QuoteLineKind =
  | 'COUPON'
  | 'PACK'
  | 'TAX';

export type ReceivedPaymentStatus =
  | 'FULLY_PAID'
  | 'PARTIALLY_PAID'
  | 'UNPAID';

export type RecordInput = {
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};

export type Referral = {
  avatar: Scalars['String']['output'];
  earning: Scalars['Float']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  referredId: Scalars['Int']['output'];
  status: ReferralStatus;
  user: Scalars['String']['output'];
  value: Scalars['Float']['output'];
  version: Scalars['Int']['output'];
};

export type ReferralPage = {
  items: Array<Referral>;
  total: Scalars['Int']['output'];
};

export type ReferralSort =
  | 'EARNING'
  | 'REFERRED_ID'
  | 'STATUS'
  | 'USER'
  | 'VALUE';

export type ReferralStatus =
  | 'PAID'
  | 'REJECTED'
  | 'UNPAID';

export type ReferralSummary = {
  conversion: Scalars['Float']['output'];
  earning: Scalars['Float']['output'];
  signups: Scalars['Int']['output'];
  unpaid: Scalars['Float']['output'];
};

export type RepeatScope =
  | 'ALL'
  | 'FOLLOWING'
  | 'THIS';

export type Review = {
  avatar: Scalars['String']['output'];
  companyName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  head: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  para: Scalars['String']['output'];
  product: Scalars['String']['output'];
  productImage: Scalars['String']['output'];
  rating: Scalars['Int']['output'];
  repliedAt?: Maybe<Scalars['DateTime']['output']>;
  reply: Scalars['String']['output'];
  reviewer: Scalars['String']['output'];
  status: ReviewStatus;
  version: Scalars['Int']['output'];
  writtenAt: Scalars['DateTime']['output'];
};

export type ReviewPage = {
  items: Array<Review>;
  total: Scalars['Int']['output'];
};

export type ReviewSort =
  | 'DATE'
  | 'PRODUCT'
  | 'RATING'
  | 'REVIEWER'
  | 'STATUS';

export type ReviewStatus =
  | 'PENDING'
  | 'PUBLISHED';

export type ReviewSummary = {
  average: Scalars['Float']['output'];
  byRating: Array<Scalars['Int']['output']>;
  byWeek: Array<ReviewWeek>;
  pending: Scalars['Int']['output'];
  published: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type ReviewWeek = {
  average: Scalars['Float']['output'];
  count: Scalars['Int']['output'];
  start: Scalars['DateTime']['output'];
};

export type Role = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  rights: Array<RoleRight>;
  role?: Maybe<UserRole>;
  userCount: Scalars['Int']['output'];
  users: UserPage;
  version: Scalars['Int']['output'];
};


export type RoleUsersArgs = {
  page?: InputMaybe<PageInput>;
};

export type RoleRight = {
  code?: Maybe<RoleSubject>;
  create: Scalars['Boolean']['output'];
  read: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  write: Scalars['Boolean']['output'];
};

export type RoleRightInput = {
  create: Scalars['Boolean']['input'];
  read: Scalars['Boolean']['input'];
  subject: Scalars['String']['input'];
  write: Scalars['Boolean']['input'];
};

export type RoleSubject =
  | 'ARTICLES'
  | 'CUSTOMERS'
  | 'EMAIL'
  | 'INVOICES'
  | 'ORDERS'
  | 'PRODUCTS'
  | 'PROJECTS'
  | 'REPORTS'
  | 'REVIEWS'
  | 'ROLES'
  | 'USERS';

export type RowChange = {
  after?: Maybe<Scalars['JSON']['output']>;
  before?: Maybe<Scalars['JSON']['output']>;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type Sale = {
  buyer: SaleBuyer;
  date: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  payment: SalePayment;
  product: SaleProduct;
  version: Scalars['Int']['output'];
};

export type SaleBuyer = {
  avatar: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type SaleInput = {
  buyer?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['String']['input']>;
  paidAmount?: InputMaybe<Scalars['Float']['input']>;
  status?: InputMaybe<SalePaymentStatus>;
  total?: InputMaybe<Scalars['Float']['input']>;
};

export type SalePage = {
  items: Array<Sale>;
  total: Scalars['Int']['output'];
};

export type SalePayment = {
  paidAmount: Scalars['Float']['output'];
  receivedPaymentStatus: ReceivedPaymentStatus;
  status: SalePaymentStatus;
  total: Scalars['Float']['output'];
};

export type SalePaymentStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMED';

export type SaleProduct = {
  brand: Scalars['String']['output'];
  category: Scalars['String']['output'];
  description: Scalars['String']['output'];
  hasFreeShipping: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  image: Scalars['String']['output'];
  name: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  rating: Scalars['Float']['output'];
  slug: Scalars['String']['output'];
};

export type SaleSort =
  | 'BUYER'
  | 'DATE'
  | 'PRODUCT'
  | 'STATUS'
  | 'TOTAL';

export type SaleTotals = {
  count: Scalars['Int']['output'];
  paid: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
};

export type SalesFigure = {
  amount: Scalars['Float']['output'];
  change?: Maybe<Scalars['Float']['output']>;
  orders: Scalars['Int']['output'];
};

export type SalesSummary = {
  affiliate: SalesFigure;
  discounts: SalesFigure;
  inStore: SalesFigure;
  website: SalesFigure;
};

export type SandboxConditions = {
  calls: InjectedCalls;
  error: InjectedError;
  errorRate: Scalars['Int']['output'];
  isOn: Scalars['Boolean']['output'];
  latencyMs: Scalars['Int']['output'];
};

export type SandboxConditionsInput = {
  calls?: InputMaybe<InjectedCalls>;
  error?: InputMaybe<InjectedError>;
  errorRate?: InputMaybe<Scalars['Int']['input']>;
  latencyMs?: InputMaybe<Scalars['Int']['input']>;
};

export type SavedAddress = {
  address: Scalars['String']['output'];
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type SavedSearch = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  query: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type SearchEntry = {
  icon: Scalars['String']['output'];
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SearchGroup = {
  category: Scalars['String']['output'];
  children: Array<SearchEntry>;
  title: Scalars['String']['output'];
};

export type SearchRecord = {
  area: Area;
  id: Scalars['ID']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SeedSize =
  | 'EMPTY'
  | 'LARGE'
  | 'SAMPLE';

export type SentInvoice = {
  at: Scalars['DateTime']['output'];
  clientName: Scalars['String']['output'];
  dueDate: Scalars['String']['output'];
  issuedDate: Scalars['String']['output'];
  items: Array<InvoiceItem>;
  note: Scalars['String']['output'];
  total: Scalars['Float']['output'];
};

export type ServerStatus = {
  connections: Scalars['Int']['output'];
  eventLoopDelayMs: Scalars['Int']['output'];
  rateLimited: Scalars['Int']['output'];
  requestsPerMinute: Scalars['Int']['output'];
  textThreads: Scalars['Int']['output'];
  textThreadsFailed: Scalars['Int']['output'];
  textThreadsReady: Scalars['Int']['output'];
  textsWaiting: Scalars['Int']['output'];
  writesPending: Scalars['Int']['output'];
};

export type Session = {
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  current: Scalars['Boolean']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  userAgent: Scalars['String']['output'];
};

export type ShippingZone = {
  countries: Array<Scalars['String']['output']>;
  days: Scalars['String']['output'];
  name: Scalars['String']['output'];
  rate: Scalars['Float']['output'];
};

export type ShippingZoneInput = {
  countries: Array<Scalars['String']['input']>;
  days: Scalars['String']['input'];
  name: Scalars['String']['input'];
  rate: Scalars['Float']['input'];
};

export type SignedIn = {
  account: Account;
  auth: Scalars['String']['output'];
  restored: Scalars['Boolean']['output'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StageCount = {
  stage: VehicleStage;
  vehicles: Scalars['Int']['output'];
};

export type StoreAnalytics = {
  expenses: AnalyticsFigure;
  from?: Maybe<Scalars['String']['output']>;
  goods: Scalars['Float']['output'];
  income: AnalyticsFigure;
  invoiced: AnalyticsFigure;
  orders: AnalyticsFigure;
  points: Array<AnalyticsPoint>;
  previousFrom?: Maybe<Scalars['String']['output']>;
  previousTo?: Maybe<Scalars['String']['output']>;
  profit: AnalyticsFigure;
  range: AnalyticsRange;
  received: AnalyticsFigure;
  refunds: Scalars['Float']['output'];
  sales: AnalyticsFigure;
  shipping: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  to?: Maybe<Scalars['String']['output']>;
};

export type StoreEvent =
  | 'CUSTOMER_ADDED'
  | 'ORDER_PAID'
  | 'ORDER_PLACED'
  | 'ORDER_SENT'
  | 'PAYMENT_FAILED'
  | 'REVIEW_WAITING'
  | 'STOCK_LOW';

export type StoreLocation = {
  address: Scalars['String']['output'];
  isFulfilling: Scalars['Boolean']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
};

export type StoreLocationInput = {
  address: Scalars['String']['input'];
  isFulfilling: Scalars['Boolean']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
};

export type StoreNotification = {
  app: Scalars['Boolean']['output'];
  email: Scalars['Boolean']['output'];
  event: StoreEvent;
};

export type StoreNotificationInput = {
  app: Scalars['Boolean']['input'];
  email: Scalars['Boolean']['input'];
  event: StoreEvent;
};

export type StoreSettings = {
  address: Scalars['String']['output'];
  checkoutContact: CheckoutContact;
  currency: Scalars['String']['output'];
  isAddressLineTwoAsked: Scalars['Boolean']['output'];
  isCompanyNameAsked: Scalars['Boolean']['output'];
  isPhoneAsked: Scalars['Boolean']['output'];
  legalName: Scalars['String']['output'];
  locations: Array<StoreLocation>;
  notifications: Array<StoreNotification>;
  orderPrefix: Scalars['String']['output'];
  payments: Array<PaymentProvider>;
  shippingZones: Array<ShippingZone>;
  storeEmail: Scalars['String']['output'];
  storeName: Scalars['String']['output'];
  storePhone: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  units: UnitSystem;
  version: Scalars['Int']['output'];
};

export type StoreSettingsInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  checkoutContact?: InputMaybe<CheckoutContact>;
  currency?: InputMaybe<Scalars['String']['input']>;
  isAddressLineTwoAsked?: InputMaybe<Scalars['Boolean']['input']>;
  isCompanyNameAsked?: InputMaybe<Scalars['Boolean']['input']>;
  isPhoneAsked?: InputMaybe<Scalars['Boolean']['input']>;
  legalName?: InputMaybe<Scalars['String']['input']>;
  locations?: InputMaybe<Array<StoreLocationInput>>;
  notifications?: InputMaybe<Array<StoreNotificationInput>>;
  orderPrefix?: InputMaybe<Scalars['String']['input']>;
  payments?: InputMaybe<Array<PaymentProvider>>;
  shippingZones?: InputMaybe<Array<ShippingZoneInput>>;
  storeEmail?: InputMaybe<Scalars['String']['input']>;
  storeName?: InputMaybe<Scalars['String']['input']>;
  storePhone?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  units?: InputMaybe<UnitSystem>;
};

export type StoreSettingsPart =
  | 'CHECKOUT'
  | 'LOCATIONS'
  | 'NOTIFICATIONS'
  | 'PAYMENTS'
  | 'SHIPPING'
  | 'STORE_DETAILS';

export type Submission = {
  fields: Array<SubmissionField>;
  form: SubmissionForm;
  id: Scalars['ID']['output'];
  submittedAt: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type SubmissionField = {
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type SubmissionFieldInput = {
  label?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type SubmissionForm =
  | 'ADDRESS'
  | 'APP'
  | 'COMING_SOON'
  | 'CONFIRMATION'
  | 'DEAL'
  | 'EXAMPLE'
  | 'FORGOT_PASSWORD'
  | 'PAYMENT_CARD'
  | 'PAYMENT_METHOD'
  | 'PAYMENT_PROVIDER'
  | 'PLAN'
  | 'PROJECT_SHARE'
  | 'PROPERTY'
  | 'REFERRAL'
  | 'RESET_PASSWORD'
  | 'SIGN_IN'
  | 'SIGN_UP'
  | 'SIGN_UP_STEPS'
  | 'TWO_STEP'
  | 'TWO_STEP_SETUP'
  | 'USER'
  | 'VERIFY_EMAIL';

export type SubmissionPage = {
  items: Array<Submission>;
  total: Scalars['Int']['output'];
};

export type SubmissionSort =
  | 'FORM'
  | 'SUBMITTED'
  | 'TITLE';

export type Subscription = {
  chatSignals: ChatSignal;
  notificationChanges: NotificationChange;
  textRunEvents: TextRunEvent;
  workspaceChanges: WorkspaceChange;
};


export type SubscriptionTextRunEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type SubscriptionWorkspaceChangesArgs = {
  areas?: InputMaybe<Array<Area>>;
};

export type TagCount = {
  count: Scalars['Int']['output'];
  tag: CourseTag;
};

export type TaxClass =
  | 'REDUCED'
  | 'STANDARD'
  | 'ZERO';

export type TestQuestion = {
  options: Array<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  topicId: Scalars['ID']['output'];
};

export type TextAction =
  | 'CHECK'
  | 'EXPAND'
  | 'POLISH';

export type TextChange = {
  after: Scalars['String']['output'];
  alternatives: Array<Scalars['String']['output']>;
  applied: Scalars['Boolean']['output'];
  before: Scalars['String']['output'];
  end: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: TextChangeKind;
  message: Scalars['String']['output'];
  rule?: Maybe<Scalars['String']['output']>;
  start: Scalars['Int']['output'];
};

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
  | 'WORD_CHOICE';

export type TextDialect =
  | 'AMERICAN'
  | 'AUTO'
  | 'BRITISH';

export type TextOptions = {
  dialect?: InputMaybe<TextDialect>;
  keep?: InputMaybe<Array<Scalars['String']['input']>>;
  length?: InputMaybe<Scalars['Float']['input']>;
  multilingualSpelling?: InputMaybe<Scalars['Boolean']['input']>;
  strength?: InputMaybe<TextStrength>;
  style?: InputMaybe<TextStyle>;
  tone?: InputMaybe<TextTone>;
  voice?: InputMaybe<TextVoice>;
};

export type TextQuote = {
  enough: Scalars['Boolean']['output'];
  maxWords: Scalars['Int']['output'];
  numOfToken: Scalars['Int']['output'];
  words: Scalars['Int']['output'];
};

export type TextRun = {
  accepted?: Maybe<Scalars['String']['output']>;
  action: TextAction;
  changes: Array<TextChange>;
  createdAt: Scalars['DateTime']['output'];
  documentId?: Maybe<Scalars['ID']['output']>;
  durWordsLeft: Scalars['Int']['output'];
  engine: Scalars['String']['output'];
  engineVersion: Scalars['String']['output'];
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  numOfToken: Scalars['Int']['output'];
  options: TextRunOptions;
  redoOf?: Maybe<Scalars['ID']['output']>;
  result: Scalars['String']['output'];
  source: Scalars['String']['output'];
  status: TextRunStatus;
  tempWordsLeft: Scalars['Int']['output'];
  wordsCharged: Scalars['Int']['output'];
};

export type TextRunEvent = {
  after?: Maybe<Scalars['String']['output']>;
  changes?: Maybe<Array<TextChange>>;
  done?: Maybe<Scalars['Int']['output']>;
  end?: Maybe<Scalars['Int']['output']>;
  run?: Maybe<TextRun>;
  seq: Scalars['Int']['output'];
  start?: Maybe<Scalars['Int']['output']>;
  text?: Maybe<Scalars['String']['output']>;
  total?: Maybe<Scalars['Int']['output']>;
  type: TextRunEventType;
};

export type TextRunEventType =
  | 'BLOCK'
  | 'DELTA'
  | 'END'
  | 'PROGRESS';

export type TextRunOptions = {
  dialect: TextDialect;
  keep: Array<Scalars['String']['output']>;
  length?: Maybe<Scalars['Float']['output']>;
  multilingualSpelling: Scalars['Boolean']['output'];
  strength: TextStrength;
  style?: Maybe<TextStyle>;
  tone: TextTone;
  voice?: Maybe<TextVoice>;
};

export type TextRunPage = {
  items: Array<TextRun>;
  total: Scalars['Int']['output'];
};

export type TextRunStatus =
  | 'DONE'
  | 'FAILED'
  | 'REFUSED'
  | 'RUNNING'
  | 'STOPPED';

export type TextService = {
  engine: Scalars['String']['output'];
  isLocal: Scalars['Boolean']['output'];
  maxCharacters: Scalars['Int']['output'];
  trialWords: Scalars['Int']['output'];
  welcomePermanentWords: Scalars['Int']['output'];
  welcomeTemporaryWords: Scalars['Int']['output'];
};

export type TextStrength =
  | 'LIGHT'
  | 'STANDARD'
  | 'THOROUGH';

export type TextStyle =
  | 'EXAMPLES'
  | 'EXPLAIN'
  | 'PROSE';

export type TextTone =
  | 'CONCISE'
  | 'FORMAL'
  | 'FRIENDLY'
  | 'NEUTRAL';

export type TextTrial = {
  changes: Array<TextChange>;
  left: Scalars['Int']['output'];
  message: Scalars['String']['output'];
  result: Scalars['String']['output'];
  status: TextRunStatus;
};

export type TextVoice =
  | 'I'
  | 'IMPERATIVE'
  | 'WE';

export type TranscriptCue = {
  end: Scalars['Float']['output'];
  start: Scalars['Float']['output'];
  text: Scalars['String']['output'];
};

export type TwoStep = {
  isOn: Scalars['Boolean']['output'];
  recoveryCodesLeft: Scalars['Int']['output'];
};

export type TwoStepSetup = {
  secret: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type UnitSystem =
  | 'IMPERIAL'
  | 'METRIC';

export type User = {
  avatar: Scalars['String']['output'];
  billing: UserBilling;
  company: Scalars['String']['output'];
  contact: Scalars['String']['output'];
  country: Scalars['String']['output'];
  currentPlan: UserPlan;
  details: UserDetails;
  email: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  grants: Array<Permission>;
  id: Scalars['ID']['output'];
  isSignedIn: Scalars['Boolean']['output'];
  language: Scalars['String']['output'];
  permissions: Array<RoleRight>;
  projectDone: Scalars['Int']['output'];
  role: UserRole;
  status: UserStatus;
  taskDone: Scalars['Int']['output'];
  taxId: Scalars['String']['output'];
  username: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type UserAddress = {
  city: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  region: Scalars['String']['output'];
  street: Scalars['String']['output'];
};

export type UserAddressInput = {
  city: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
  region: Scalars['String']['input'];
  street: Scalars['String']['input'];
};

export type UserBilling =
  | 'AUTO_DEBIT'
  | 'MANUAL_CASH'
  | 'MANUAL_CREDIT_CARD'
  | 'MANUAL_PAYPAL';

export type UserCardInput = {
  expires: Scalars['String']['input'];
  holder: Scalars['String']['input'];
  number: Scalars['String']['input'];
};

export type UserConnection = {
  isConnected: Scalars['Boolean']['output'];
  service: UserService;
};

export type UserConnectionInput = {
  isConnected: Scalars['Boolean']['input'];
  service: UserService;
};

export type UserDetails = {
  address: UserAddress;
  connections: Array<UserConnection>;
  devices: Array<UserDevice>;
  invitedAt?: Maybe<Scalars['DateTime']['output']>;
  invoices: Array<UserPlanInvoice>;
  isTwoStep: Scalars['Boolean']['output'];
  notifications: Array<UserNotification>;
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  paymentMethods: Array<UserPaymentMethod>;
  projects: Array<UserProject>;
};

export type UserDevice = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  place: Scalars['String']['output'];
};

export type UserImport = {
  count: Scalars['Int']['output'];
  problems: Array<UserImportProblem>;
  users: Array<User>;
};

export type UserImportProblem = {
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
  params: Scalars['JSON']['output'];
  reason: Scalars['String']['output'];
  row: Scalars['Int']['output'];
};

export type UserImportRow = {
  company?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  fullName: Scalars['String']['input'];
  plan?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UserInput = {
  avatar?: InputMaybe<Scalars['String']['input']>;
  billing?: InputMaybe<UserBilling>;
  company?: InputMaybe<Scalars['String']['input']>;
  contact?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  currentPlan?: InputMaybe<UserPlan>;
  email?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<UserRole>;
  taxId?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UserNotice =
  | 'ACCOUNT_ACTIVITY'
  | 'MENTION'
  | 'NEW_BROWSER'
  | 'NEW_DEVICE'
  | 'NEW_FOR_YOU';

export type UserNotification = {
  app: Scalars['Boolean']['output'];
  browser: Scalars['Boolean']['output'];
  email: Scalars['Boolean']['output'];
  type: UserNotice;
};

export type UserNotificationInput = {
  app: Scalars['Boolean']['input'];
  browser: Scalars['Boolean']['input'];
  email: Scalars['Boolean']['input'];
  type: UserNotice;
};

export type UserPage = {
  items: Array<User>;
  total: Scalars['Int']['output'];
};

export type UserPaymentMethod = {
  brand: CardBrand;
  expires: Scalars['String']['output'];
  holder: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isPrimary: Scalars['Boolean']['output'];
  last4: Scalars['String']['output'];
};

export type UserPlan =
  | 'BASIC'
  | 'COMPANY'
  | 'ENTERPRISE'
  | 'TEAM';

export type UserPlanInvoice = {
  amount: Scalars['Float']['output'];
  date: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
};

export type UserProject = {
  hours: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  tasksDone: Scalars['Int']['output'];
  tasksTotal: Scalars['Int']['output'];
};

export type UserRole =
  | 'ADMIN'
  | 'AUTHOR'
  | 'EDITOR'
  | 'MAINTAINER'
  | 'SUBSCRIBER';

export type UserService =
  | 'ASANA'
  | 'DRIBBBLE'
  | 'GITHUB'
  | 'GOOGLE'
  | 'LINKEDIN'
  | 'MAILCHIMP'
  | 'SLACK';

export type UserSettingsInput = {
  address?: InputMaybe<UserAddressInput>;
  connections?: InputMaybe<Array<UserConnectionInput>>;
  isTwoStep?: InputMaybe<Scalars['Boolean']['input']>;
  notifications?: InputMaybe<Array<UserNotificationInput>>;
  primaryMethod?: InputMaybe<Scalars['ID']['input']>;
};

export type UserSort =
  | 'BILLING'
  | 'EMAIL'
  | 'PLAN'
  | 'ROLE'
  | 'STATUS'
  | 'USER';

export type UserStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type UserSummary = {
  active: Scalars['Int']['output'];
  inactive: Scalars['Int']['output'];
  paid: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  signedIn: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Vehicle = {
  deviation: Scalars['Int']['output'];
  endCity: Scalars['String']['output'];
  endCountry: Scalars['String']['output'];
  eta: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  location: Scalars['Int']['output'];
  position: GeoPoint;
  progress: Scalars['Int']['output'];
  region: VehicleRegion;
  route: Array<GeoPoint>;
  signalLostAt?: Maybe<Scalars['DateTime']['output']>;
  startCity: Scalars['String']['output'];
  startCountry: Scalars['String']['output'];
  stops: Array<VehicleStop>;
  timeline: Array<VehicleEvent>;
  version: Scalars['Int']['output'];
  warning: VehicleWarning;
};

export type VehicleEvent = {
  at: Scalars['DateTime']['output'];
  place: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type VehiclePage = {
  items: Array<Vehicle>;
  total: Scalars['Int']['output'];
};

export type VehicleRegion =
  | 'AFRICA'
  | 'ASIA'
  | 'EUROPE'
  | 'NORTH_AMERICA'
  | 'OCEANIA'
  | 'SOUTH_AMERICA';

export type VehicleSort =
  | 'END_ROUTE'
  | 'LOCATION'
  | 'PROGRESS'
  | 'START_ROUTE'
  | 'WARNINGS';

export type VehicleStage =
  | 'ARRIVED'
  | 'ARRIVING'
  | 'LOADING'
  | 'ON_THE_WAY';

export type VehicleState =
  | 'DEVIATED'
  | 'LATE'
  | 'NO_SIGNAL'
  | 'ON_ROUTE'
  | 'WITH_WARNING';

export type VehicleStop = {
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  place: Scalars['String']['output'];
};

export type VehicleWarning =
  | 'ECU_NOT_RESPONDING'
  | 'FUEL_PROBLEMS'
  | 'NO_WARNINGS'
  | 'OIL_LEAKAGE'
  | 'TEMPERATURE_NOT_OPTIMAL';

export type WarningCount = {
  vehicles: Scalars['Int']['output'];
  warning: VehicleWarning;
};

export type Webhook = {
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  events: Array<Scalars['String']['output']>;
  failures: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  isPausedByFailures: Scalars['Boolean']['output'];
  url: Scalars['String']['output'];
};

export type WebhookDelivery = {
  attempts: Scalars['Int']['output'];
  body: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  durationMs?: Maybe<Scalars['Int']['output']>;
  error?: Maybe<WebhookError>;
  eventId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  response?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  state: WebhookDeliveryState;
  status?: Maybe<Scalars['Int']['output']>;
  type: Scalars['String']['output'];
};

export type WebhookDeliveryPage = {
  items: Array<WebhookDelivery>;
  total: Scalars['Int']['output'];
};

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

export type WebhookError =
  | 'ADDRESS_NOT_ALLOWED'
  | 'CERTIFICATE'
  | 'NAME_NOT_FOUND'
  | 'NO_CONNECTION'
  | 'REDIRECT'
  | 'STATUS'
  | 'TIMEOUT';

export type WordEntry = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: WordEntryKind;
  outTradeNo?: Maybe<Scalars['ID']['output']>;
  runId?: Maybe<Scalars['ID']['output']>;
  temporary: Scalars['Boolean']['output'];
  words: Scalars['Int']['output'];
};

export type WordEntryKind =
  | 'EXPIRE'
  | 'GRANT'
  | 'REFUND'
  | 'RELEASE'
  | 'RESERVE';

export type WordEntryPage = {
  items: Array<WordEntry>;
  total: Scalars['Int']['output'];
};

export type WorkspaceChange = {
  action: Scalars['String']['output'];
  area: Area;
  areas: Array<Area>;
  operationId: Scalars['ID']['output'];
  params: Scalars['JSON']['output'];
  requestId: Scalars['String']['output'];
  rows: Array<ChangedRow>;
  summary: Scalars['String']['output'];
};

export type WorkspaceReplacement = {
  created: Scalars['Int']['output'];
  deleted: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
};

export type WorkspaceShare = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type WorkspaceSnapshot = {
  bytes: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  rows: Scalars['Int']['output'];
};

export type YearlySales = {
  months: Array<MonthlySales>;
  previous: Scalars['Float']['output'];
  sales: Scalars['Float']['output'];
  year: Scalars['Int']['output'];
  years: Array<Scalars['Int']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AbilityRule: ResolverTypeWrapper<AbilityRule>;
  Account: ResolverTypeWrapper<AccountRecord>;
  AccountLanguage: AccountLanguage;
  AccountProfile: ResolverTypeWrapper<AccountProfileRecord>;
  AccountRole: AccountRole;
  ActivitySummary: ResolverTypeWrapper<ActivitySummary>;
  AnalyticsFigure: ResolverTypeWrapper<AnalyticsFigure>;
  AnalyticsPoint: ResolverTypeWrapper<AnalyticsPoint>;
  AnalyticsRange: AnalyticsRange;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  ApiKeyScope: ApiKeyScope;
  Area: Area;
  BillingDetails: ResolverTypeWrapper<BillingDetails>;
  Board: ResolverTypeWrapper<BoardRow>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Calendar: Calendar;
  CalendarEvent: ResolverTypeWrapper<CalendarEvent>;
  CalendarEventInput: CalendarEventInput;
  CalendarEventPage: ResolverTypeWrapper<CalendarEventPage>;
  Card: ResolverTypeWrapper<CardRow>;
  CardBrand: CardBrand;
  CardComment: ResolverTypeWrapper<CardComment>;
  CardInput: CardInput;
  CardMember: ResolverTypeWrapper<CardMember>;
  Category: ResolverTypeWrapper<CategoryCount>;
  CategorySales: ResolverTypeWrapper<CategorySales>;
  ChangeKind: ChangeKind;
  ChangedRow: ResolverTypeWrapper<ChangedRow>;
  Chat: ResolverTypeWrapper<ChatRow>;
  ChatProfile: ResolverTypeWrapper<ChatProfile>;
  ChatProfileInput: ChatProfileInput;
  ChatSignal: ResolverTypeWrapper<ChatSignal>;
  ChecklistItem: ResolverTypeWrapper<ChecklistItem>;
  ChecklistItemInput: ChecklistItemInput;
  CheckoutContact: CheckoutContact;
  ConnectedApp: ResolverTypeWrapper<ConnectedApp>;
  ConnectedService: ConnectedService;
  Contact: ResolverTypeWrapper<ContactRow>;
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'items'> & { items: Array<ResolversTypes['Contact']> }>;
  ContactStatus: ContactStatus;
  ContentLanguage: ContentLanguage;
  CountryOrders: ResolverTypeWrapper<CountryOrders>;
  Course: ResolverTypeWrapper<CourseRecord>;
  CourseInstructor: ResolverTypeWrapper<CourseInstructor>;
  CourseLevel: CourseLevel;
  CourseNote: ResolverTypeWrapper<CourseNoteRow>;
  CourseNoteInput: CourseNoteInput;
  CourseNotePage: ResolverTypeWrapper<Omit<CourseNotePage, 'items'> & { items: Array<ResolversTypes['CourseNote']> }>;
  CourseNoteSort: CourseNoteSort;
  CoursePage: ResolverTypeWrapper<Omit<CoursePage, 'items'> & { items: Array<ResolversTypes['Course']> }>;
  CourseSection: ResolverTypeWrapper<CourseSectionRow>;
  CourseSort: CourseSort;
  CourseTag: CourseTag;
  CourseTests: ResolverTypeWrapper<CourseTests>;
  CourseTopic: ResolverTypeWrapper<CourseTopicRow>;
  Customer: ResolverTypeWrapper<CustomerRow>;
  CustomerAddress: ResolverTypeWrapper<AddressEntry>;
  CustomerAddressInput: CustomerAddressInput;
  CustomerCountry: CustomerCountry;
  CustomerCoupon: ResolverTypeWrapper<CustomerCoupon>;
  CustomerImport: ResolverTypeWrapper<CustomerImport>;
  CustomerImportLine: ResolverTypeWrapper<CustomerImportLine>;
  CustomerImportState: CustomerImportState;
  CustomerInput: CustomerInput;
  CustomerLine: CustomerLine;
  CustomerMonth: ResolverTypeWrapper<CustomerMonth>;
  CustomerNotices: ResolverTypeWrapper<CustomerNotices>;
  CustomerNoticesInput: CustomerNoticesInput;
  CustomerPage: ResolverTypeWrapper<Omit<CustomerPage, 'items'> & { items: Array<ResolversTypes['Customer']> }>;
  CustomerPlan: CustomerPlan;
  CustomerProfile: ResolverTypeWrapper<CustomerProfileRow>;
  CustomerProfileInput: CustomerProfileInput;
  CustomerSegment: CustomerSegment;
  CustomerSignIn: ResolverTypeWrapper<CustomerSignIn>;
  CustomerSort: CustomerSort;
  CustomerSpend: CustomerSpend;
  CustomerStatus: CustomerStatus;
  CustomerSummary: ResolverTypeWrapper<CustomerSummary>;
  CustomerTier: CustomerTier;
  DashboardCard: DashboardCard;
  DashboardLayout: ResolverTypeWrapper<DashboardLayout>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryPerformance: ResolverTypeWrapper<DeliveryPerformance>;
  DeliveryPeriod: ResolverTypeWrapper<DeliveryPeriod>;
  DemoLogin: ResolverTypeWrapper<DemoLogin>;
  Document: ResolverTypeWrapper<Document>;
  DocumentListItem: ResolverTypeWrapper<DocumentListItem>;
  DocumentPage: ResolverTypeWrapper<DocumentPage>;
  DocumentSort: DocumentSort;
  Email: ResolverTypeWrapper<EmailRow>;
  EmailAddress: ResolverTypeWrapper<EmailAddress>;
  EmailAddressInput: EmailAddressInput;
  EmailAttachment: ResolverTypeWrapper<EmailAttachment>;
  EmailCounts: ResolverTypeWrapper<EmailCounts>;
  EmailFolder: EmailFolder;
  EmailInput: EmailInput;
  EmailLabel: EmailLabel;
  EmailPage: ResolverTypeWrapper<Omit<EmailPage, 'items'> & { items: Array<ResolversTypes['Email']> }>;
  EmailPatch: EmailPatch;
  EmailSender: ResolverTypeWrapper<EmailSender>;
  ExpiringWords: ResolverTypeWrapper<ExpiringWords>;
  Faq: ResolverTypeWrapper<Faq>;
  FaqCategory: ResolverTypeWrapper<FaqCategory>;
  File: ResolverTypeWrapper<File>;
  FileStorage: ResolverTypeWrapper<FileStorage>;
  FleetCounts: ResolverTypeWrapper<FleetCounts>;
  FleetDay: ResolverTypeWrapper<FleetDay>;
  FleetSummary: ResolverTypeWrapper<FleetSummary>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GeoPoint: ResolverTypeWrapper<GeoPoint>;
  HelpArticle: ResolverTypeWrapper<ArticleRecord>;
  HelpCategory: ResolverTypeWrapper<Omit<HelpCategory, 'articles'> & { articles: Array<ResolversTypes['HelpArticle']> }>;
  HelpCenter: ResolverTypeWrapper<Omit<HelpCenter, 'allArticles' | 'keepLearning' | 'popularArticles'> & { allArticles: Array<ResolversTypes['HelpCategory']>, keepLearning: Array<ResolversTypes['HelpArticle']>, popularArticles: Array<ResolversTypes['HelpArticle']> }>;
  HelpResult: ResolverTypeWrapper<HelpResult>;
  HelpResultKind: HelpResultKind;
  HelpVote: ResolverTypeWrapper<HelpVote>;
  HelpVotePage: ResolverTypeWrapper<HelpVotePage>;
  HelpVoteSort: HelpVoteSort;
  HourCount: ResolverTypeWrapper<HourCount>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InjectedCalls: InjectedCalls;
  InjectedError: InjectedError;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<InvoiceRecord>;
  InvoiceAgeGroup: ResolverTypeWrapper<InvoiceAgeGroup>;
  InvoiceBuyer: ResolverTypeWrapper<InvoiceBuyer>;
  InvoiceClient: ResolverTypeWrapper<InvoiceClientRow>;
  InvoiceClientInput: InvoiceClientInput;
  InvoiceClientPage: ResolverTypeWrapper<Omit<InvoiceClientPage, 'items'> & { items: Array<ResolversTypes['InvoiceClient']> }>;
  InvoiceDue: InvoiceDue;
  InvoiceInput: InvoiceInput;
  InvoiceIssuer: ResolverTypeWrapper<InvoiceIssuer>;
  InvoiceItem: ResolverTypeWrapper<InvoiceItem>;
  InvoiceItemInput: InvoiceItemInput;
  InvoiceLink: ResolverTypeWrapper<InvoiceLink>;
  InvoiceMessageInput: InvoiceMessageInput;
  InvoicePage: ResolverTypeWrapper<Omit<InvoicePage, 'items'> & { items: Array<ResolversTypes['Invoice']> }>;
  InvoicePayment: ResolverTypeWrapper<InvoicePayment>;
  InvoicePaymentInput: InvoicePaymentInput;
  InvoicePaymentMethod: InvoicePaymentMethod;
  InvoiceRecipient: ResolverTypeWrapper<InvoiceRecipient>;
  InvoiceSeller: ResolverTypeWrapper<InvoiceSeller>;
  InvoiceSort: InvoiceSort;
  InvoiceStatus: InvoiceStatus;
  InvoiceSummary: ResolverTypeWrapper<InvoiceSummary>;
  InvoiceTax: ResolverTypeWrapper<InvoiceTax>;
  InvoiceTotals: ResolverTypeWrapper<InvoiceTotals>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LearningDay: ResolverTypeWrapper<LearningDay>;
  LearningGoal: ResolverTypeWrapper<LearningGoal>;
  LearningSummary: ResolverTypeWrapper<LearningSummary>;
  Lecture: ResolverTypeWrapper<Lecture>;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageReaction: ResolverTypeWrapper<MessageReaction>;
  MoneyEntry: ResolverTypeWrapper<MoneyEntry>;
  MoneyEntryKind: MoneyEntryKind;
  MoneyEntryPage: ResolverTypeWrapper<MoneyEntryPage>;
  MonthlySales: ResolverTypeWrapper<MonthlySales>;
  MoveInput: MoveInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewApiKey: ResolverTypeWrapper<NewApiKey>;
  NewInvoiceLink: ResolverTypeWrapper<NewInvoiceLink>;
  NewWebhook: ResolverTypeWrapper<NewWebhook>;
  NewWorkspaceShare: ResolverTypeWrapper<NewWorkspaceShare>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationChange: ResolverTypeWrapper<NotificationChange>;
  NotificationFacts: ResolverTypeWrapper<NotificationFacts>;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  NotificationSchedule: ResolverTypeWrapper<NotificationSchedule>;
  NotificationSetting: ResolverTypeWrapper<NotificationSetting>;
  NotificationSettingInput: NotificationSettingInput;
  Operation: ResolverTypeWrapper<OperationRecord>;
  OperationKind: OperationKind;
  OperationPage: ResolverTypeWrapper<Omit<OperationPage, 'items'> & { items: Array<ResolversTypes['Operation']> }>;
  OperationSource: OperationSource;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderChannel: OrderChannel;
  OrderEvent: ResolverTypeWrapper<OrderEventRow>;
  OrderEventKind: OrderEventKind;
  OrderFulfillment: OrderFulfillment;
  OrderItem: ResolverTypeWrapper<OrderItemRow>;
  OrderItemFulfillment: OrderItemFulfillment;
  OrderItemInput: OrderItemInput;
  OrderMoves: ResolverTypeWrapper<Omit<OrderMoves, 'leftOut' | 'moved'> & { leftOut: Array<ResolversTypes['Order']>, moved: Array<ResolversTypes['Order']> }>;
  OrderPage: ResolverTypeWrapper<Omit<OrderPage, 'items'> & { items: Array<ResolversTypes['Order']> }>;
  OrderPayment: OrderPayment;
  OrderSort: OrderSort;
  OrderStatus: OrderStatus;
  OrderSummary: ResolverTypeWrapper<OrderSummary>;
  OrderTotals: ResolverTypeWrapper<OrderTotals>;
  OrderView: OrderView;
  OwnCategory: ResolverTypeWrapper<OwnCategoryRow>;
  OwnCategoryInput: OwnCategoryInput;
  OwnCategoryPage: ResolverTypeWrapper<Omit<OwnCategoryPage, 'items'> & { items: Array<ResolversTypes['OwnCategory']> }>;
  OwnCategorySort: OwnCategorySort;
  OwnCategoryStatus: OwnCategoryStatus;
  Pack: ResolverTypeWrapper<Pack>;
  PackKind: PackKind;
  PageInput: PageInput;
  PaymentDetails: ResolverTypeWrapper<PaymentDetails>;
  PaymentMethod: PaymentMethod;
  PaymentOrder: ResolverTypeWrapper<PaymentOrder>;
  PaymentOrderItem: ResolverTypeWrapper<PaymentOrderItem>;
  PaymentOrderNote: PaymentOrderNote;
  PaymentOrderPage: ResolverTypeWrapper<PaymentOrderPage>;
  PaymentOrderStatus: PaymentOrderStatus;
  PaymentProvider: PaymentProvider;
  Permission: ResolverTypeWrapper<PermissionRow>;
  PermissionPage: ResolverTypeWrapper<Omit<PermissionPage, 'items'> & { items: Array<ResolversTypes['Permission']> }>;
  PermissionRole: PermissionRole;
  PermissionSort: PermissionSort;
  PlacedCard: ResolverTypeWrapper<PlacedCard>;
  PlacedCardInput: PlacedCardInput;
  PlanChangeKind: PlanChangeKind;
  PlanInterval: PlanInterval;
  PlanQuote: ResolverTypeWrapper<PlanQuote>;
  PlanSubscription: ResolverTypeWrapper<PlanRecord>;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductAttribute: ResolverTypeWrapper<ProductAttribute>;
  ProductAttributeInput: ProductAttributeInput;
  ProductCategory: ProductCategory;
  ProductChoices: ResolverTypeWrapper<ProductChoices>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductImageInput: ProductImageInput;
  ProductImport: ResolverTypeWrapper<Omit<ProductImport, 'products'> & { products: Array<ResolversTypes['Product']> }>;
  ProductImportProblem: ResolverTypeWrapper<ProductImportProblem>;
  ProductImportRow: ProductImportRow;
  ProductInput: ProductInput;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionInput: ProductOptionInput;
  ProductPage: ResolverTypeWrapper<Omit<ProductPage, 'items'> & { items: Array<ResolversTypes['Product']> }>;
  ProductSize: ResolverTypeWrapper<ProductSize>;
  ProductSizeInput: ProductSizeInput;
  ProductSort: ProductSort;
  ProductStatus: ProductStatus;
  ProductSummary: ResolverTypeWrapper<ProductSummary>;
  ProductVariant: ResolverTypeWrapper<ProductVariantRow>;
  ProductVariantInput: ProductVariantInput;
  Profile: ResolverTypeWrapper<ProfileRow>;
  ProfileChip: ResolverTypeWrapper<ProfileChip>;
  ProfileConnection: ResolverTypeWrapper<ProfileConnection>;
  ProfileFact: ResolverTypeWrapper<ProfileFact>;
  ProfileInput: ProfileInput;
  ProfileMember: ResolverTypeWrapper<ProfileMember>;
  ProfileProject: ResolverTypeWrapper<ProfileProject>;
  ProfileTeam: ResolverTypeWrapper<ProfileTeam>;
  Project: ResolverTypeWrapper<Project>;
  ProjectInput: ProjectInput;
  ProjectPage: ResolverTypeWrapper<ProjectPage>;
  ProjectSort: ProjectSort;
  PublicInvoice: ResolverTypeWrapper<PublicInvoice>;
  PurchaseInvoice: ResolverTypeWrapper<PurchaseInvoice>;
  PurchaseMethod: PurchaseMethod;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteLine: ResolverTypeWrapper<QuoteLine>;
  QuoteLineKind: QuoteLineKind;
  ReceivedPaymentStatus: ReceivedPaymentStatus;
  RecordInput: RecordInput;
  Referral: ResolverTypeWrapper<Referral>;
  ReferralPage: ResolverTypeWrapper<ReferralPage>;
  ReferralSort: ReferralSort;
  ReferralStatus: ReferralStatus;
  ReferralSummary: ResolverTypeWrapper<ReferralSummary>;
  RepeatScope: RepeatScope;
  Review: ResolverTypeWrapper<Review>;
  ReviewPage: ResolverTypeWrapper<ReviewPage>;
  ReviewSort: ReviewSort;
  ReviewStatus: ReviewStatus;
  ReviewSummary: ResolverTypeWrapper<ReviewSummary>;
  ReviewWeek: ResolverTypeWrapper<ReviewWeek>;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleRight: ResolverTypeWrapper<RoleRight>;
  RoleRightInput: RoleRightInput;
  RoleSubject: RoleSubject;
  RowChange: ResolverTypeWrapper<RowChange>;
  Sale: ResolverTypeWrapper<Sale>;
  SaleBuyer: ResolverTypeWrapper<SaleBuyer>;
  SaleInput: SaleInput;
  SalePage: ResolverTypeWrapper<SalePage>;
  SalePayment: ResolverTypeWrapper<SalePayment>;
  SalePaymentStatus: SalePaymentStatus;
  SaleProduct: ResolverTypeWrapper<SaleProduct>;
  SaleSort: SaleSort;
  SaleTotals: ResolverTypeWrapper<SaleTotals>;
  SalesFigure: ResolverTypeWrapper<SalesFigure>;
  SalesSummary: ResolverTypeWrapper<SalesSummary>;
  SandboxConditions: ResolverTypeWrapper<SandboxConditions>;
  SandboxConditionsInput: SandboxConditionsInput;
  SavedAddress: ResolverTypeWrapper<SavedAddress>;
  SavedSearch: ResolverTypeWrapper<SavedSearch>;
  SearchEntry: ResolverTypeWrapper<SearchEntry>;
  SearchGroup: ResolverTypeWrapper<SearchGroup>;
  SearchRecord: ResolverTypeWrapper<SearchRecord>;
  SeedSize: SeedSize;
  SentInvoice: ResolverTypeWrapper<SentInvoice>;
  ServerStatus: ResolverTypeWrapper<ServerStatus>;
  Session: ResolverTypeWrapper<Session>;
  ShippingZone: ResolverTypeWrapper<ShippingZone>;
  ShippingZoneInput: ShippingZoneInput;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'account'> & { account: ResolversTypes['Account'] }>;
  SortOrder: SortOrder;
  StageCount: ResolverTypeWrapper<StageCount>;
  StoreAnalytics: ResolverTypeWrapper<StoreAnalytics>;
  StoreEvent: StoreEvent;
  StoreLocation: ResolverTypeWrapper<StoreLocation>;
  StoreLocationInput: StoreLocationInput;
  StoreNotification: ResolverTypeWrapper<StoreNotification>;
  StoreNotificationInput: StoreNotificationInput;
  StoreSettings: ResolverTypeWrapper<StoreSettings>;
  StoreSettingsInput: StoreSettingsInput;
  StoreSettingsPart: StoreSettingsPart;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Submission: ResolverTypeWrapper<Submission>;
  SubmissionField: ResolverTypeWrapper<SubmissionField>;
  SubmissionFieldInput: SubmissionFieldInput;
  SubmissionForm: SubmissionForm;
  SubmissionPage: ResolverTypeWrapper<SubmissionPage>;
  SubmissionSort: SubmissionSort;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TagCount: ResolverTypeWrapper<TagCount>;
  TaxClass: TaxClass;
  TestQuestion: ResolverTypeWrapper<TestQuestion>;
  TextAction: TextAction;
  TextChange: ResolverTypeWrapper<TextChange>;
  TextChangeKind: TextChangeKind;
  TextDialect: TextDialect;
  TextOptions: TextOptions;
  TextQuote: ResolverTypeWrapper<TextQuote>;
  TextRun: ResolverTypeWrapper<TextRun>;
  TextRunEvent: ResolverTypeWrapper<TextRunEvent>;
  TextRunEventType: TextRunEventType;
  TextRunOptions: ResolverTypeWrapper<TextRunOptions>;
  TextRunPage: ResolverTypeWrapper<TextRunPage>;
  TextRunStatus: TextRunStatus;
  TextService: ResolverTypeWrapper<TextService>;
  TextStrength: TextStrength;
  TextStyle: TextStyle;
  TextTone: TextTone;
  TextTrial: ResolverTypeWrapper<TextTrial>;
  TextVoice: TextVoice;
  TranscriptCue: ResolverTypeWrapper<TranscriptCue>;
  TwoStep: ResolverTypeWrapper<TwoStep>;
  TwoStepSetup: ResolverTypeWrapper<TwoStepSetup>;
  UnitSystem: UnitSystem;
  User: ResolverTypeWrapper<UserRow>;
  UserAddress: ResolverTypeWrapper<UserAddress>;
  UserAddressInput: UserAddressInput;
  UserBilling: UserBilling;
  UserCardInput: UserCardInput;
  UserConnection: ResolverTypeWrapper<UserConnection>;
  UserConnectionInput: UserConnectionInput;
  UserDetails: ResolverTypeWrapper<StoredDetails>;
  UserDevice: ResolverTypeWrapper<UserDevice>;
  UserImport: ResolverTypeWrapper<Omit<UserImport, 'users'> & { users: Array<ResolversTypes['User']> }>;
  UserImportProblem: ResolverTypeWrapper<UserImportProblem>;
  UserImportRow: UserImportRow;
  UserInput: UserInput;
  UserNotice: UserNotice;
  UserNotification: ResolverTypeWrapper<UserNotification>;
  UserNotificationInput: UserNotificationInput;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  UserPaymentMethod: ResolverTypeWrapper<UserPaymentMethod>;
  UserPlan: UserPlan;
  UserPlanInvoice: ResolverTypeWrapper<UserPlanInvoice>;
  UserProject: ResolverTypeWrapper<UserProject>;
  UserRole: UserRole;
  UserService: UserService;
  UserSettingsInput: UserSettingsInput;
  UserSort: UserSort;
  UserStatus: UserStatus;
  UserSummary: ResolverTypeWrapper<UserSummary>;
  Vehicle: ResolverTypeWrapper<VehicleRecord>;
  VehicleEvent: ResolverTypeWrapper<VehicleEvent>;
  VehiclePage: ResolverTypeWrapper<Omit<VehiclePage, 'items'> & { items: Array<ResolversTypes['Vehicle']> }>;
  VehicleRegion: VehicleRegion;
  VehicleSort: VehicleSort;
  VehicleStage: VehicleStage;
  VehicleState: VehicleState;
  VehicleStop: ResolverTypeWrapper<VehicleStop>;
  VehicleWarning: VehicleWarning;
  WarningCount: ResolverTypeWrapper<WarningCount>;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryPage>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookError: WebhookError;
  WordEntry: ResolverTypeWrapper<WordEntry>;
  WordEntryKind: WordEntryKind;
  WordEntryPage: ResolverTypeWrapper<WordEntryPage>;
  WorkspaceChange: ResolverTypeWrapper<WorkspaceEvent>;
  WorkspaceReplacement: ResolverTypeWrapper<WorkspaceReplacement>;
  WorkspaceShare: ResolverTypeWrapper<WorkspaceShare>;
  WorkspaceSnapshot: ResolverTypeWrapper<WorkspaceSnapshot>;
  YearlySales: ResolverTypeWrapper<YearlySales>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AbilityRule: AbilityRule;
  Account: AccountRecord;
  AccountProfile: AccountProfileRecord;
  ActivitySummary: ActivitySummary;
  AnalyticsFigure: AnalyticsFigure;
  AnalyticsPoint: AnalyticsPoint;
  ApiKey: ApiKey;
  BillingDetails: BillingDetails;
  Board: BoardRow;
  Boolean: Scalars['Boolean']['output'];
  CalendarEvent: CalendarEvent;
  CalendarEventInput: CalendarEventInput;
  CalendarEventPage: CalendarEventPage;
  Card: CardRow;
  CardComment: CardComment;
  CardInput: CardInput;
  CardMember: CardMember;
  Category: CategoryCount;
  CategorySales: CategorySales;
  ChangedRow: ChangedRow;
  Chat: ChatRow;
  ChatProfile: ChatProfile;
  ChatProfileInput: ChatProfileInput;
  ChatSignal: ChatSignal;
  ChecklistItem: ChecklistItem;
  ChecklistItemInput: ChecklistItemInput;
  ConnectedApp: ConnectedApp;
  Contact: ContactRow;
  ContactPage: Omit<ContactPage, 'items'> & { items: Array<ResolversParentTypes['Contact']> };
  CountryOrders: CountryOrders;
  Course: CourseRecord;
  CourseInstructor: CourseInstructor;
  CourseNote: CourseNoteRow;
  CourseNoteInput: CourseNoteInput;
  CourseNotePage: Omit<CourseNotePage, 'items'> & { items: Array<ResolversParentTypes['CourseNote']> };
  CoursePage: Omit<CoursePage, 'items'> & { items: Array<ResolversParentTypes['Course']> };
  CourseSection: CourseSectionRow;
  CourseTests: CourseTests;
  CourseTopic: CourseTopicRow;
  Customer: CustomerRow;
  CustomerAddress: AddressEntry;
  CustomerAddressInput: CustomerAddressInput;
  CustomerCoupon: CustomerCoupon;
  CustomerImport: CustomerImport;
  CustomerImportLine: CustomerImportLine;
  CustomerInput: CustomerInput;
  CustomerLine: CustomerLine;
  CustomerMonth: CustomerMonth;
  CustomerNotices: CustomerNotices;
  CustomerNoticesInput: CustomerNoticesInput;
  CustomerPage: Omit<CustomerPage, 'items'> & { items: Array<ResolversParentTypes['Customer']> };
  CustomerProfile: CustomerProfileRow;
  CustomerProfileInput: CustomerProfileInput;
  CustomerSignIn: CustomerSignIn;
  CustomerSummary: CustomerSummary;
  DashboardLayout: DashboardLayout;
  DateTime: Scalars['DateTime']['output'];
  DeliveryPerformance: DeliveryPerformance;
  DeliveryPeriod: DeliveryPeriod;
  DemoLogin: DemoLogin;
  Document: Document;
  DocumentListItem: DocumentListItem;
  DocumentPage: DocumentPage;
  Email: EmailRow;
  EmailAddress: EmailAddress;
  EmailAddressInput: EmailAddressInput;
  EmailAttachment: EmailAttachment;
  EmailCounts: EmailCounts;
  EmailInput: EmailInput;
  EmailPage: Omit<EmailPage, 'items'> & { items: Array<ResolversParentTypes['Email']> };
  EmailPatch: EmailPatch;
  EmailSender: EmailSender;
  ExpiringWords: ExpiringWords;
  Faq: Faq;
  FaqCategory: FaqCategory;
  File: File;
  FileStorage: FileStorage;
  FleetCounts: FleetCounts;
  FleetDay: FleetDay;
  FleetSummary: FleetSummary;
  Float: Scalars['Float']['output'];
  GeoPoint: GeoPoint;
  HelpArticle: ArticleRecord;
  HelpCategory: Omit<HelpCategory, 'articles'> & { articles: Array<ResolversParentTypes['HelpArticle']> };
  HelpCenter: Omit<HelpCenter, 'allArticles' | 'keepLearning' | 'popularArticles'> & { allArticles: Array<ResolversParentTypes['HelpCategory']>, keepLearning: Array<ResolversParentTypes['HelpArticle']>, popularArticles: Array<ResolversParentTypes['HelpArticle']> };
  HelpResult: HelpResult;
  HelpVote: HelpVote;
  HelpVotePage: HelpVotePage;
  HourCount: HourCount;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invoice: InvoiceRecord;
  InvoiceAgeGroup: InvoiceAgeGroup;
  InvoiceBuyer: InvoiceBuyer;
  InvoiceClient: InvoiceClientRow;
  InvoiceClientInput: InvoiceClientInput;
  InvoiceClientPage: Omit<InvoiceClientPage, 'items'> & { items: Array<ResolversParentTypes['InvoiceClient']> };
  InvoiceInput: InvoiceInput;
  InvoiceIssuer: InvoiceIssuer;
  InvoiceItem: InvoiceItem;
  InvoiceItemInput: InvoiceItemInput;
  InvoiceLink: InvoiceLink;
  InvoiceMessageInput: InvoiceMessageInput;
  InvoicePage: Omit<InvoicePage, 'items'> & { items: Array<ResolversParentTypes['Invoice']> };
  InvoicePayment: InvoicePayment;
  InvoicePaymentInput: InvoicePaymentInput;
  InvoiceRecipient: InvoiceRecipient;
  InvoiceSeller: InvoiceSeller;
  InvoiceSummary: InvoiceSummary;
  InvoiceTax: InvoiceTax;
  InvoiceTotals: InvoiceTotals;
  JSON: Scalars['JSON']['output'];
  LearningDay: LearningDay;
  LearningGoal: LearningGoal;
  LearningSummary: LearningSummary;
  Lecture: Lecture;
  Message: MessageRow;
  MessageReaction: MessageReaction;
  MoneyEntry: MoneyEntry;
  MoneyEntryPage: MoneyEntryPage;
  MonthlySales: MonthlySales;
  MoveInput: MoveInput;
  Mutation: Record<PropertyKey, never>;
  NewApiKey: NewApiKey;
  NewInvoiceLink: NewInvoiceLink;
  NewWebhook: NewWebhook;
  NewWorkspaceShare: NewWorkspaceShare;
  Notification: Notification;
  NotificationChange: NotificationChange;
  NotificationFacts: NotificationFacts;
  NotificationPage: NotificationPage;
  NotificationSchedule: NotificationSchedule;
  NotificationSetting: NotificationSetting;
  NotificationSettingInput: NotificationSettingInput;
  Operation: OperationRecord;
  OperationPage: Omit<OperationPage, 'items'> & { items: Array<ResolversParentTypes['Operation']> };
  Order: OrderRow;
  OrderEvent: OrderEventRow;
  OrderItem: OrderItemRow;
  OrderItemFulfillment: OrderItemFulfillment;
  OrderItemInput: OrderItemInput;
  OrderMoves: Omit<OrderMoves, 'leftOut' | 'moved'> & { leftOut: Array<ResolversParentTypes['Order']>, moved: Array<ResolversParentTypes['Order']> };
  OrderPage: Omit<OrderPage, 'items'> & { items: Array<ResolversParentTypes['Order']> };
  OrderSummary: OrderSummary;
  OrderTotals: OrderTotals;
  OwnCategory: OwnCategoryRow;
  OwnCategoryInput: OwnCategoryInput;
  OwnCategoryPage: Omit<OwnCategoryPage, 'items'> & { items: Array<ResolversParentTypes['OwnCategory']> };
  Pack: Pack;
  PageInput: PageInput;
  PaymentDetails: PaymentDetails;
  PaymentOrder: PaymentOrder;
  PaymentOrderItem: PaymentOrderItem;
  PaymentOrderPage: PaymentOrderPage;
  Permission: PermissionRow;
  PermissionPage: Omit<PermissionPage, 'items'> & { items: Array<ResolversParentTypes['Permission']> };
  PlacedCard: PlacedCard;
  PlacedCardInput: PlacedCardInput;
  PlanQuote: PlanQuote;
  PlanSubscription: PlanRecord;
  Product: ProductRow;
  ProductAttribute: ProductAttribute;
  ProductAttributeInput: ProductAttributeInput;
  ProductChoices: ProductChoices;
  ProductImage: ProductImage;
  ProductImageInput: ProductImageInput;
  ProductImport: Omit<ProductImport, 'products'> & { products: Array<ResolversParentTypes['Product']> };
  ProductImportProblem: ProductImportProblem;
  ProductImportRow: ProductImportRow;
  ProductInput: ProductInput;
  ProductOption: ProductOption;
  ProductOptionInput: ProductOptionInput;
  ProductPage: Omit<ProductPage, 'items'> & { items: Array<ResolversParentTypes['Product']> };
  ProductSize: ProductSize;
  ProductSizeInput: ProductSizeInput;
  ProductSummary: ProductSummary;
  ProductVariant: ProductVariantRow;
  ProductVariantInput: ProductVariantInput;
  Profile: ProfileRow;
  ProfileChip: ProfileChip;
  ProfileConnection: ProfileConnection;
  ProfileFact: ProfileFact;
  ProfileInput: ProfileInput;
  ProfileMember: ProfileMember;
  ProfileProject: ProfileProject;
  ProfileTeam: ProfileTeam;
  Project: Project;
  ProjectInput: ProjectInput;
  ProjectPage: ProjectPage;
  PublicInvoice: PublicInvoice;
  PurchaseInvoice: PurchaseInvoice;
  Query: Record<PropertyKey, never>;
  Quote: Quote;
  QuoteLine: QuoteLine;
  RecordInput: RecordInput;
  Referral: Referral;
  ReferralPage: ReferralPage;
  ReferralSummary: ReferralSummary;
  Review: Review;
  ReviewPage: ReviewPage;
  ReviewSummary: ReviewSummary;
  ReviewWeek: ReviewWeek;
  Role: RoleRow;
  RoleRight: RoleRight;
  RoleRightInput: RoleRightInput;
  RowChange: RowChange;
  Sale: Sale;
  SaleBuyer: SaleBuyer;
  SaleInput: SaleInput;
  SalePage: SalePage;
  SalePayment: SalePayment;
  SaleProduct: SaleProduct;
  SaleTotals: SaleTotals;
  SalesFigure: SalesFigure;
  SalesSummary: SalesSummary;
  SandboxConditions: SandboxConditions;
  SandboxConditionsInput: SandboxConditionsInput;
  SavedAddress: SavedAddress;
  SavedSearch: SavedSearch;
  SearchEntry: SearchEntry;
  SearchGroup: SearchGroup;
  SearchRecord: SearchRecord;
  SentInvoice: SentInvoice;
  ServerStatus: ServerStatus;
  Session: Session;
  ShippingZone: ShippingZone;
  ShippingZoneInput: ShippingZoneInput;
  SignedIn: Omit<SignedIn, 'account'> & { account: ResolversParentTypes['Account'] };
  StageCount: StageCount;
  StoreAnalytics: StoreAnalytics;
  StoreLocation: StoreLocation;
  StoreLocationInput: StoreLocationInput;
  StoreNotification: StoreNotification;
  StoreNotificationInput: StoreNotificationInput;
  StoreSettings: StoreSettings;
  StoreSettingsInput: StoreSettingsInput;
  String: Scalars['String']['output'];
  Submission: Submission;
  SubmissionField: SubmissionField;
  SubmissionFieldInput: SubmissionFieldInput;
  SubmissionPage: SubmissionPage;
  Subscription: Record<PropertyKey, never>;
  TagCount: TagCount;
  TestQuestion: TestQuestion;
  TextChange: TextChange;
  TextOptions: TextOptions;
  TextQuote: TextQuote;
  TextRun: TextRun;
  TextRunEvent: TextRunEvent;
  TextRunOptions: TextRunOptions;
  TextRunPage: TextRunPage;
  TextService: TextService;
  TextTrial: TextTrial;
  TranscriptCue: TranscriptCue;
  TwoStep: TwoStep;
  TwoStepSetup: TwoStepSetup;
  User: UserRow;
  UserAddress: UserAddress;
  UserAddressInput: UserAddressInput;
  UserCardInput: UserCardInput;
  UserConnection: UserConnection;
  UserConnectionInput: UserConnectionInput;
  UserDetails: StoredDetails;
  UserDevice: UserDevice;
  UserImport: Omit<UserImport, 'users'> & { users: Array<ResolversParentTypes['User']> };
  UserImportProblem: UserImportProblem;
  UserImportRow: UserImportRow;
  UserInput: UserInput;
  UserNotification: UserNotification;
  UserNotificationInput: UserNotificationInput;
  UserPage: Omit<UserPage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  UserPaymentMethod: UserPaymentMethod;
  UserPlanInvoice: UserPlanInvoice;
  UserProject: UserProject;
  UserSettingsInput: UserSettingsInput;
  UserSummary: UserSummary;
  Vehicle: VehicleRecord;
  VehicleEvent: VehicleEvent;
  VehiclePage: Omit<VehiclePage, 'items'> & { items: Array<ResolversParentTypes['Vehicle']> };
  VehicleStop: VehicleStop;
  WarningCount: WarningCount;
  Webhook: Webhook;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryPage: WebhookDeliveryPage;
  WordEntry: WordEntry;
  WordEntryPage: WordEntryPage;
  WorkspaceChange: WorkspaceEvent;
  WorkspaceReplacement: WorkspaceReplacement;
  WorkspaceShare: WorkspaceShare;
  WorkspaceSnapshot: WorkspaceSnapshot;
  YearlySales: YearlySales;
};

export type AbilityRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AbilityRule'] = ResolversParentTypes['AbilityRule']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inverted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  abilityRules?: Resolver<Array<ResolversTypes['AbilityRule']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['AccountLanguage'], ParentType, ContextType>;
  lastLoginTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  preferences?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AccountRole'], ParentType, ContextType>;
  tempWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountProfile'] = ResolversParentTypes['AccountProfile']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exchangeRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivitySummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivitySummary'] = ResolversParentTypes['ActivitySummary']> = {
  activeSessions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changesByHour?: Resolver<Array<ResolversTypes['HourCount']>, ParentType, ContextType>;
  changesToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedLoginsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ordersPaidToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  server?: Resolver<ResolversTypes['ServerStatus'], ParentType, ContextType>;
};

export type AnalyticsFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsFigure'] = ResolversParentTypes['AnalyticsFigure']> = {
  previous?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AnalyticsPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsPoint'] = ResolversParentTypes['AnalyticsPoint']> = {
  expenses?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['ApiKeyScope'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingDetails'] = ResolversParentTypes['BillingDetails']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lowWords?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Board'] = ResolversParentTypes['Board']> = {
  cardLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType>;
  itemsIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEvent'] = ResolversParentTypes['CalendarEvent']> = {
  allDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calendar?: Resolver<ResolversTypes['Calendar'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exceptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  guests?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reminder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEventPage'] = ResolversParentTypes['CalendarEventPage']> = {
  items?: Resolver<Array<ResolversTypes['CalendarEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attachments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  board?: Resolver<Maybe<ResolversTypes['Board']>, ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commentsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['CardMember']>, ParentType, ContextType>;
  thread?: Resolver<Array<ResolversTypes['CardComment']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardComment'] = ResolversParentTypes['CardComment']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardMember'] = ResolversParentTypes['CardMember']> = {
  img?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  own?: Resolver<Array<ResolversTypes['OwnCategory']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CategorySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategorySales'] = ResolversParentTypes['CategorySales']> = {
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedRow'] = ResolversParentTypes['ChangedRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Chat'] = ResolversParentTypes['Chat']> = {
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<ChatMessagesArgs, 'count'>>;
  unseenMsgs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatProfile'] = ResolversParentTypes['ChatProfile']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNotificationsOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTwoStepAuthVerificationEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContactStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChatSignalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChatSignal'] = ResolversParentTypes['ChatSignal']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contactId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTypingMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ContactStatus']>, ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectedAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectedApp'] = ResolversParentTypes['ConnectedApp']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSocial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['ConnectedService'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContactStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  items?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryOrders'] = ResolversParentTypes['CountryOrders']> = {
  country?: Resolver<Maybe<ResolversTypes['CustomerCountry']>, ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outForDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  desc?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instructorPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCaptions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextTopic?: Resolver<Maybe<ResolversTypes['CourseTopic']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resumeTopic?: Resolver<Maybe<ResolversTypes['CourseTopic']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['CourseSection']>, ParentType, ContextType>;
  skillLevel?: Resolver<ResolversTypes['CourseLevel'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['CourseTag'], ParentType, ContextType>;
  tests?: Resolver<ResolversTypes['CourseTests'], ParentType, ContextType>;
  totalLectures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalTasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tutorImg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseInstructorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseInstructor'] = ResolversParentTypes['CourseInstructor']> = {
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseNote'] = ResolversParentTypes['CourseNote']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourseNotePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseNotePage'] = ResolversParentTypes['CourseNotePage']> = {
  items?: Resolver<Array<ResolversTypes['CourseNote']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CoursePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoursePage'] = ResolversParentTypes['CoursePage']> = {
  items?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseSection'] = ResolversParentTypes['CourseSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['TestQuestion']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['CourseTopic']>, ParentType, ContextType>;
};

export type CourseTestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseTests'] = ResolversParentTypes['CourseTests']> = {
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseTopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourseTopic'] = ResolversParentTypes['CourseTopic']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBookmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lecture?: Resolver<ResolversTypes['Lecture'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['CustomerCountry'], ParentType, ContextType>;
  countryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countryFlag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loyaltyPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<CustomerOrdersArgs>>;
  profile?: Resolver<ResolversTypes['CustomerProfile'], ParentType, ContextType>;
  spending?: Resolver<Array<ResolversTypes['CustomerMonth']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CustomerStatus'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['CustomerTier'], ParentType, ContextType>;
  totalSpent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerAddress'] = ResolversParentTypes['CustomerAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerCoupon'] = ResolversParentTypes['CustomerCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CustomerImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerImport'] = ResolversParentTypes['CustomerImport']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CustomerImportLine']>, ParentType, ContextType>;
};

export type CustomerImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerImportLine'] = ResolversParentTypes['CustomerImportLine']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CustomerImportState'], ParentType, ContextType>;
};

export type CustomerMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerMonth'] = ResolversParentTypes['CustomerMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CustomerNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerNotices'] = ResolversParentTypes['CustomerNotices']> = {
  news?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CustomerPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomerProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerProfile'] = ResolversParentTypes['CustomerProfile']> = {
  addresses?: Resolver<Array<ResolversTypes['CustomerAddress']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['CustomerCoupon']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notices?: Resolver<ResolversTypes['CustomerNotices'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['CustomerPlan'], ParentType, ContextType>;
  resetSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signIns?: Resolver<Array<ResolversTypes['CustomerSignIn']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishlist?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type CustomerSignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSignIn'] = ResolversParentTypes['CustomerSignIn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerSummary'] = ResolversParentTypes['CustomerSummary']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bigSpenders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loyal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sleeping?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardLayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardLayout'] = ResolversParentTypes['DashboardLayout']> = {
  cards?: Resolver<Array<ResolversTypes['PlacedCard']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStandard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryPerformanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPerformance'] = ResolversParentTypes['DeliveryPerformance']> = {
  current?: Resolver<ResolversTypes['DeliveryPeriod'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['DeliveryPeriod'], ParentType, ContextType>;
};

export type DeliveryPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryPeriod'] = ResolversParentTypes['DeliveryPeriod']> = {
  averageHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DemoLoginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoLogin'] = ResolversParentTypes['DemoLogin']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  content?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentListItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentListItem'] = ResolversParentTypes['DocumentListItem']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage']> = {
  items?: Resolver<Array<ResolversTypes['DocumentListItem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Email'] = ResolversParentTypes['Email']> = {
  attachments?: Resolver<Array<ResolversTypes['EmailAttachment']>, ParentType, ContextType>;
  bcc?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  cc?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  conversation?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['EmailFolder'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['EmailSender'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inReplyTo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['EmailLabel']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replies?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailAddress'] = ResolversParentTypes['EmailAddress']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailAttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailAttachment'] = ResolversParentTypes['EmailAttachment']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailCounts'] = ResolversParentTypes['EmailCounts']> = {
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inbox?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailPage'] = ResolversParentTypes['EmailPage']> = {
  items?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmailSenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailSender'] = ResolversParentTypes['EmailSender']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpiringWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpiringWords'] = ResolversParentTypes['ExpiringWords']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FaqResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Faq'] = ResolversParentTypes['Faq']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FaqCategory'] = ResolversParentTypes['FaqCategory']> = {
  faqIcon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faqSubtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faqTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faqs?: Resolver<Array<ResolversTypes['Faq']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileStorageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileStorage'] = ResolversParentTypes['FileStorage']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFileBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxFiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FleetCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FleetCounts'] = ResolversParentTypes['FleetCounts']> = {
  deviated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onRoute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FleetDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FleetDay'] = ResolversParentTypes['FleetDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  onTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FleetSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FleetSummary'] = ResolversParentTypes['FleetSummary']> = {
  arrived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['FleetCounts']>, ParentType, ContextType>;
  deviated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noSignal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onRoute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['StageCount']>, ParentType, ContextType>;
  warningCounts?: Resolver<Array<ResolversTypes['WarningCount']>, ParentType, ContextType>;
  warnings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GeoPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HelpArticleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpArticle'] = ResolversParentTypes['HelpArticle']> = {
  anchors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  img?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUpdated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpCategory'] = ResolversParentTypes['HelpCategory']> = {
  articles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpCenterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpCenter'] = ResolversParentTypes['HelpCenter']> = {
  allArticles?: Resolver<Array<ResolversTypes['HelpCategory']>, ParentType, ContextType>;
  keepLearning?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
  popularArticles?: Resolver<Array<ResolversTypes['HelpArticle']>, ParentType, ContextType>;
};

export type HelpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpResult'] = ResolversParentTypes['HelpResult']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['HelpResultKind'], ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HelpVoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpVote'] = ResolversParentTypes['HelpVote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHelpful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  votedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HelpVotePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HelpVotePage'] = ResolversParentTypes['HelpVotePage']> = {
  items?: Resolver<Array<ResolversTypes['HelpVote']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HourCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourCount'] = ResolversParentTypes['HourCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['InvoiceClient'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasStub?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceStatus?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  issuedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['InvoiceLink']>, ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['InvoicePaymentMethod'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['InvoicePayment']>, ParentType, ContextType>;
  remindedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  salesperson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['SentInvoice']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['InvoiceTax']>, ParentType, ContextType>;
  thanks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceAgeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceAgeGroup'] = ResolversParentTypes['InvoiceAgeGroup']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['InvoiceDue'], ParentType, ContextType>;
};

export type InvoiceBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceBuyer'] = ResolversParentTypes['InvoiceBuyer']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceClient'] = ResolversParentTypes['InvoiceClient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, Partial<InvoiceClientInvoicesArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceClientPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceClientPage'] = ResolversParentTypes['InvoiceClientPage']> = {
  items?: Resolver<Array<ResolversTypes['InvoiceClient']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceIssuer'] = ResolversParentTypes['InvoiceIssuer']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceItem'] = ResolversParentTypes['InvoiceItem']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  secondTax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceLink'] = ResolversParentTypes['InvoiceLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type InvoicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  items?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoicePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePayment'] = ResolversParentTypes['InvoicePayment']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['InvoicePaymentMethod'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceRecipient'] = ResolversParentTypes['InvoiceRecipient']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceSeller'] = ResolversParentTypes['InvoiceSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceSummary'] = ResolversParentTypes['InvoiceSummary']> = {
  aging?: Resolver<Array<ResolversTypes['InvoiceAgeGroup']>, ParentType, ContextType>;
  clients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pastDue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvoiceTaxResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTax'] = ResolversParentTypes['InvoiceTax']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type InvoiceTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTotals'] = ResolversParentTypes['InvoiceTotals']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LearningDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningDay'] = ResolversParentTypes['LearningDay']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningGoal'] = ResolversParentTypes['LearningGoal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  minutesThisWeek?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  streakWeeks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weeklyMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LearningSummary'] = ResolversParentTypes['LearningSummary']> = {
  byTag?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>;
  coursesCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursesStarted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  testsTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topicsCompleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LectureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lecture'] = ResolversParentTypes['Lecture']> = {
  captions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transcript?: Resolver<Array<ResolversTypes['TranscriptCue']>, ParentType, ContextType>;
  video?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  attachments?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['MessageReaction']>, ParentType, ContextType>;
  replyTo?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  replyToId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageReactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageReaction'] = ResolversParentTypes['MessageReaction']> = {
  emoji?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyEntry'] = ResolversParentTypes['MoneyEntry']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MoneyEntryKind'], ParentType, ContextType>;
  outTradeNo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyEntryPage'] = ResolversParentTypes['MoneyEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['MoneyEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonthlySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MonthlySales'] = ResolversParentTypes['MonthlySales']> = {
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptTextChanges?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationAcceptTextChangesArgs, 'id'>>;
  addCardComment?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationAddCardCommentArgs, 'cardId' | 'text'>>;
  addConnectionToChat?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<MutationAddConnectionToChatArgs, 'id'>>;
  addCourseNote?: Resolver<ResolversTypes['CourseNote'], ParentType, ContextType, RequireFields<MutationAddCourseNoteArgs, 'input' | 'topicId'>>;
  addDictionaryWord?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationAddDictionaryWordArgs, 'word'>>;
  addInvoicePayment?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationAddInvoicePaymentArgs, 'id' | 'input'>>;
  addOrderNote?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationAddOrderNoteArgs, 'id' | 'text'>>;
  addUserCard?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationAddUserCardArgs, 'id' | 'input'>>;
  advanceMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationAdvanceMessageArgs, 'id'>>;
  archiveCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationArchiveCardArgs, 'id'>>;
  arrangeDashboard?: Resolver<ResolversTypes['DashboardLayout'], ParentType, ContextType, RequireFields<MutationArrangeDashboardArgs, 'cards'>>;
  cancelOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  cancelPaymentOrder?: Resolver<ResolversTypes['PaymentOrder'], ParentType, ContextType, RequireFields<MutationCancelPaymentOrderArgs, 'outTradeNo'>>;
  cancelSubscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType>;
  changeEmail?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'code' | 'email' | 'password'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  changePrices?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<MutationChangePricesArgs, 'ids' | 'percent'>>;
  changeSubscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'packId'>>;
  changeUserPassword?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangeUserPasswordArgs, 'id' | 'password'>>;
  checkText?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationCheckTextArgs, 'text'>>;
  clearChat?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, RequireFields<MutationClearChatArgs, 'contactId'>>;
  createApiKey?: Resolver<ResolversTypes['NewApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'name' | 'password' | 'scope'>>;
  createBoard?: Resolver<ResolversTypes['Board'], ParentType, ContextType, RequireFields<MutationCreateBoardArgs, 'title'>>;
  createCalendarEvent?: Resolver<ResolversTypes['CalendarEvent'], ParentType, ContextType, RequireFields<MutationCreateCalendarEventArgs, 'input'>>;
  createCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationCreateCardArgs, 'boardId' | 'input'>>;
  createCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, Partial<MutationCreateDocumentArgs>>;
  createInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationCreateInvoiceArgs, 'input'>>;
  createInvoiceClient?: Resolver<ResolversTypes['InvoiceClient'], ParentType, ContextType, RequireFields<MutationCreateInvoiceClientArgs, 'input'>>;
  createInvoiceLink?: Resolver<ResolversTypes['NewInvoiceLink'], ParentType, ContextType, RequireFields<MutationCreateInvoiceLinkArgs, 'id'>>;
  createOwnCategory?: Resolver<ResolversTypes['OwnCategory'], ParentType, ContextType, RequireFields<MutationCreateOwnCategoryArgs, 'input'>>;
  createPaymentOrder?: Resolver<ResolversTypes['PaymentOrder'], ParentType, ContextType, RequireFields<MutationCreatePaymentOrderArgs, 'method'>>;
  createPermission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType, RequireFields<MutationCreatePermissionArgs, 'name'>>;
  createProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'name'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'events' | 'url'>>;
  createWorkspaceShare?: Resolver<ResolversTypes['NewWorkspaceShare'], ParentType, ContextType, RequireFields<MutationCreateWorkspaceShareArgs, 'days'>>;
  createWorkspaceSnapshot?: Resolver<ResolversTypes['WorkspaceSnapshot'], ParentType, ContextType, RequireFields<MutationCreateWorkspaceSnapshotArgs, 'name'>>;
  deleteAccount?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'email' | 'password'>>;
  deleteAddress?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'id'>>;
  deleteBoard?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteBoardArgs, 'id'>>;
  deleteCalendarEvent?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCalendarEventArgs, 'id' | 'scope'>>;
  deleteCard?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCardArgs, 'id'>>;
  deleteCardComment?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationDeleteCardCommentArgs, 'id'>>;
  deleteCourseNote?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCourseNoteArgs, 'id'>>;
  deleteCustomer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'id'>>;
  deleteCustomerAddress?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationDeleteCustomerAddressArgs, 'id' | 'number'>>;
  deleteCustomerWish?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationDeleteCustomerWishArgs, 'id' | 'productId'>>;
  deleteCustomers?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteCustomersArgs, 'ids'>>;
  deleteDocument?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteDocumentArgs, 'id'>>;
  deleteInvoice?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteInvoiceArgs, 'id'>>;
  deleteInvoices?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteInvoicesArgs, 'ids'>>;
  deleteMessage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteMessageArgs, 'id'>>;
  deleteOrder?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOrderArgs, 'id'>>;
  deleteOrders?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteOrdersArgs, 'ids'>>;
  deleteOwnCategory?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOwnCategoryArgs, 'id'>>;
  deletePermission?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePermissionArgs, 'id'>>;
  deletePermissions?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeletePermissionsArgs, 'ids'>>;
  deleteProduct?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteProducts?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteProductsArgs, 'ids'>>;
  deleteProject?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>;
  deleteReview?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteReviewArgs, 'id'>>;
  deleteReviewReply?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationDeleteReviewReplyArgs, 'id'>>;
  deleteReviews?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteReviewsArgs, 'ids'>>;
  deleteRole?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'id'>>;
  deleteSales?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteSalesArgs, 'ids'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'id'>>;
  deleteSubmissions?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteSubmissionsArgs, 'ids'>>;
  deleteUser?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  deleteUsers?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationDeleteUsersArgs, 'ids'>>;
  deleteWebhook?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  deleteWorkspaceSnapshot?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWorkspaceSnapshotArgs, 'id'>>;
  disableTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDisableTwoStepArgs, 'code' | 'password'>>;
  duplicateDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationDuplicateDocumentArgs, 'id'>>;
  duplicateInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationDuplicateInvoiceArgs, 'id'>>;
  duplicateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationDuplicateProductArgs, 'id'>>;
  emptyTrash?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<MutationEmptyTrashArgs>>;
  enableTwoStep?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationEnableTwoStepArgs, 'code'>>;
  fulfillOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationFulfillOrderArgs, 'id' | 'items'>>;
  ignoreRule?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationIgnoreRuleArgs, 'rule'>>;
  importCustomers?: Resolver<ResolversTypes['CustomerImport'], ParentType, ContextType, RequireFields<MutationImportCustomersArgs, 'isTrial' | 'lines'>>;
  importProducts?: Resolver<ResolversTypes['ProductImport'], ParentType, ContextType, RequireFields<MutationImportProductsArgs, 'dryRun' | 'rows'>>;
  importUsers?: Resolver<ResolversTypes['UserImport'], ParentType, ContextType, RequireFields<MutationImportUsersArgs, 'isTrial' | 'rows'>>;
  importWorkspace?: Resolver<ResolversTypes['WorkspaceReplacement'], ParentType, ContextType, RequireFields<MutationImportWorkspaceArgs, 'data'>>;
  inviteReferral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationInviteReferralArgs, 'email'>>;
  inviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  leaveTeam?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationLeaveTeamArgs, 'id'>>;
  limitBoard?: Resolver<ResolversTypes['Board'], ParentType, ContextType, RequireFields<MutationLimitBoardArgs, 'id'>>;
  login?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password' | 'remember'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markChatSeen?: Resolver<Maybe<ResolversTypes['Chat']>, ParentType, ContextType, RequireFields<MutationMarkChatSeenArgs, 'contactId'>>;
  markNotification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType, RequireFields<MutationMarkNotificationArgs, 'id' | 'isRead'>>;
  markNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationMarkNotificationsArgs, 'isRead'>>;
  mergeCustomers?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationMergeCustomersArgs, 'id' | 'otherId'>>;
  moveCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationMoveCardArgs, 'boardId' | 'id' | 'position'>>;
  moveOwnCategory?: Resolver<Array<ResolversTypes['OwnCategory']>, ParentType, ContextType, RequireFields<MutationMoveOwnCategoryArgs, 'id' | 'place'>>;
  openPublicInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationOpenPublicInvoiceArgs, 'token'>>;
  orderBoards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType, RequireFields<MutationOrderBoardsArgs, 'ids'>>;
  payInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationPayInvoicesArgs, 'ids' | 'method'>>;
  payReferrals?: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType, RequireFields<MutationPayReferralsArgs, 'ids'>>;
  publishReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationPublishReviewArgs, 'id'>>;
  publishReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationPublishReviewsArgs, 'ids'>>;
  rateCourse?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<MutationRateCourseArgs, 'id'>>;
  rateHelpArticle?: Resolver<ResolversTypes['HelpVote'], ParentType, ContextType, RequireFields<MutationRateHelpArticleArgs, 'isHelpful' | 'slug'>>;
  reactToMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationReactToMessageArgs, 'emoji' | 'id' | 'isOn'>>;
  redo?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, Partial<MutationRedoArgs>>;
  redoTextRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationRedoTextRunArgs, 'id'>>;
  refundOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'id'>>;
  refundPaymentOrder?: Resolver<ResolversTypes['PaymentOrder'], ParentType, ContextType, RequireFields<MutationRefundPaymentOrderArgs, 'outTradeNo'>>;
  register?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'code' | 'email' | 'password'>>;
  remindInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationRemindInvoicesArgs, 'ids'>>;
  remindUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRemindUserArgs, 'id'>>;
  removeDictionaryWord?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRemoveDictionaryWordArgs, 'word'>>;
  removeNotification?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveNotificationArgs, 'id'>>;
  removeNotifications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removeUserCard?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRemoveUserCardArgs, 'card' | 'id'>>;
  renameBoard?: Resolver<ResolversTypes['Board'], ParentType, ContextType, RequireFields<MutationRenameBoardArgs, 'id' | 'title'>>;
  renameSavedSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationRenameSavedSearchArgs, 'id' | 'name'>>;
  renewRecoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'password'>>;
  replaceWebhookSecret?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationReplaceWebhookSecretArgs, 'id'>>;
  replyToEmail?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationReplyToEmailArgs, 'id' | 'input'>>;
  replyToReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationReplyToReviewArgs, 'id' | 'text'>>;
  reportMissingHelp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportMissingHelpArgs, 'language' | 'search'>>;
  requestAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestAccessArgs, 'action' | 'subject'>>;
  resendOrderConfirmation?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationResendOrderConfirmationArgs, 'id'>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetDashboard?: Resolver<ResolversTypes['DashboardLayout'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'code' | 'email' | 'password'>>;
  resetStoreSettings?: Resolver<ResolversTypes['StoreSettings'], ParentType, ContextType, Partial<MutationResetStoreSettingsArgs>>;
  resetWorkspace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetWorkspaceArgs, 'size'>>;
  restartCourse?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<MutationRestartCourseArgs, 'id'>>;
  restockProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationRestockProductArgs, 'id' | 'pieces'>>;
  restoreDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationRestoreDocumentArgs, 'id'>>;
  restoreRule?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationRestoreRuleArgs, 'rule'>>;
  restoreWorkspaceSnapshot?: Resolver<ResolversTypes['WorkspaceReplacement'], ParentType, ContextType, RequireFields<MutationRestoreWorkspaceSnapshotArgs, 'id'>>;
  resumeSubscription?: Resolver<ResolversTypes['PlanSubscription'], ParentType, ContextType>;
  revokeApiKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  revokeInvoiceLinks?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationRevokeInvoiceLinksArgs, 'id'>>;
  revokeSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  revokeUserDevices?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRevokeUserDevicesArgs, 'id'>>;
  revokeWorkspaceShare?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeWorkspaceShareArgs, 'id'>>;
  saveAccountProfile?: Resolver<ResolversTypes['AccountProfile'], ParentType, ContextType, RequireFields<MutationSaveAccountProfileArgs, 'address' | 'currency' | 'fullName' | 'organization' | 'phone' | 'timeZone'>>;
  saveAddress?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType, RequireFields<MutationSaveAddressArgs, 'address' | 'name'>>;
  saveAvatar?: Resolver<ResolversTypes['AccountProfile'], ParentType, ContextType, Partial<MutationSaveAvatarArgs>>;
  saveBillingDetails?: Resolver<ResolversTypes['BillingDetails'], ParentType, ContextType, RequireFields<MutationSaveBillingDetailsArgs, 'address' | 'name'>>;
  saveCustomerAddress?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationSaveCustomerAddressArgs, 'id' | 'input'>>;
  saveDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationSaveDocumentArgs, 'id'>>;
  saveDraft?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'input'>>;
  saveNotificationSchedule?: Resolver<ResolversTypes['NotificationSchedule'], ParentType, ContextType, RequireFields<MutationSaveNotificationScheduleArgs, 'onlyOnline'>>;
  saveNotificationSettings?: Resolver<Array<ResolversTypes['NotificationSetting']>, ParentType, ContextType, RequireFields<MutationSaveNotificationSettingsArgs, 'settings'>>;
  savePreferences?: Resolver<ResolversTypes['JSON'], ParentType, ContextType, RequireFields<MutationSavePreferencesArgs, 'preferences'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearch'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'name' | 'query'>>;
  saveTopicPosition?: Resolver<ResolversTypes['CourseTopic'], ParentType, ContextType, RequireFields<MutationSaveTopicPositionArgs, 'id' | 'seconds'>>;
  sendCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendCodeArgs, 'email'>>;
  sendContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'email' | 'message' | 'name'>>;
  sendCustomerReset?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationSendCustomerResetArgs, 'id'>>;
  sendEmail?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<MutationSendEmailArgs, 'input'>>;
  sendInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationSendInvoicesArgs, 'ids'>>;
  sendMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'contactId' | 'message'>>;
  sendWebhookTest?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationSendWebhookTestArgs, 'id'>>;
  setAccountLanguage?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationSetAccountLanguageArgs, 'language'>>;
  setAppConnected?: Resolver<ResolversTypes['ConnectedApp'], ParentType, ContextType, RequireFields<MutationSetAppConnectedArgs, 'id' | 'isConnected'>>;
  setConnected?: Resolver<ResolversTypes['ProfileConnection'], ParentType, ContextType, RequireFields<MutationSetConnectedArgs, 'id' | 'isConnected'>>;
  setContactBlocked?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<MutationSetContactBlockedArgs, 'id' | 'isBlocked'>>;
  setContactMuted?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<MutationSetContactMutedArgs, 'id' | 'isMuted'>>;
  setCourseFavorite?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<MutationSetCourseFavoriteArgs, 'id' | 'isFavorite'>>;
  setCustomerStatuses?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationSetCustomerStatusesArgs, 'ids' | 'status'>>;
  setInvoiceStatus?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationSetInvoiceStatusArgs, 'id' | 'status'>>;
  setOrderPayment?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderPaymentArgs, 'id' | 'payment'>>;
  setOrderStatus?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderStatusArgs, 'id' | 'status'>>;
  setOrderStatuses?: Resolver<ResolversTypes['OrderMoves'], ParentType, ContextType, RequireFields<MutationSetOrderStatusesArgs, 'ids' | 'status'>>;
  setOrderTracking?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetOrderTrackingArgs, 'id' | 'trackingNumber'>>;
  setProductStatus?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationSetProductStatusArgs, 'id' | 'status'>>;
  setProductStatuses?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<MutationSetProductStatusesArgs, 'ids' | 'status'>>;
  setProfileConnected?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationSetProfileConnectedArgs, 'isConnected'>>;
  setReceivedPayment?: Resolver<ResolversTypes['Sale'], ParentType, ContextType, RequireFields<MutationSetReceivedPaymentArgs, 'id' | 'status'>>;
  setReferralStatus?: Resolver<ResolversTypes['Referral'], ParentType, ContextType, RequireFields<MutationSetReferralStatusArgs, 'id' | 'status'>>;
  setSaleStatus?: Resolver<ResolversTypes['Sale'], ParentType, ContextType, RequireFields<MutationSetSaleStatusArgs, 'id' | 'status'>>;
  setSandboxConditions?: Resolver<ResolversTypes['SandboxConditions'], ParentType, ContextType, RequireFields<MutationSetSandboxConditionsArgs, 'input'>>;
  setTeamStarred?: Resolver<ResolversTypes['ProfileTeam'], ParentType, ContextType, RequireFields<MutationSetTeamStarredArgs, 'id' | 'isStarred'>>;
  setTopicBookmarked?: Resolver<ResolversTypes['CourseTopic'], ParentType, ContextType, RequireFields<MutationSetTopicBookmarkedArgs, 'id' | 'isBookmarked'>>;
  setTopicCompleted?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<MutationSetTopicCompletedArgs, 'id' | 'isCompleted'>>;
  setUpTwoStep?: Resolver<ResolversTypes['TwoStepSetup'], ParentType, ContextType, RequireFields<MutationSetUpTwoStepArgs, 'password'>>;
  setUserStatus?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserStatusArgs, 'id' | 'status'>>;
  setVehicleProgress?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationSetVehicleProgressArgs, 'id' | 'progress'>>;
  setVehicleWarning?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<MutationSetVehicleWarningArgs, 'id' | 'warning'>>;
  setWeeklyGoal?: Resolver<ResolversTypes['LearningGoal'], ParentType, ContextType, RequireFields<MutationSetWeeklyGoalArgs, 'minutes'>>;
  signOutEverywhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSignOutEverywhereArgs, 'exceptThis'>>;
  signalTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSignalTypingArgs, 'contactId'>>;
  startTextRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationStartTextRunArgs, 'action' | 'text'>>;
  stopTextRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<MutationStopTextRunArgs, 'id'>>;
  submitForm?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<MutationSubmitFormArgs, 'fields' | 'form' | 'title'>>;
  submitSectionTest?: Resolver<ResolversTypes['CourseSection'], ParentType, ContextType, RequireFields<MutationSubmitSectionTestArgs, 'answers' | 'id'>>;
  toggleEmailLabel?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType, RequireFields<MutationToggleEmailLabelArgs, 'ids' | 'label'>>;
  topUpBalance?: Resolver<ResolversTypes['PaymentOrder'], ParentType, ContextType, RequireFields<MutationTopUpBalanceArgs, 'amount' | 'method'>>;
  trashDocument?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<MutationTrashDocumentArgs, 'id'>>;
  tryPolish?: Resolver<ResolversTypes['TextTrial'], ParentType, ContextType, RequireFields<MutationTryPolishArgs, 'text'>>;
  undo?: Resolver<ResolversTypes['Operation'], ParentType, ContextType, Partial<MutationUndoArgs>>;
  unpublishReview?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationUnpublishReviewArgs, 'id'>>;
  unpublishReviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, RequireFields<MutationUnpublishReviewsArgs, 'ids'>>;
  updateCalendarEvent?: Resolver<ResolversTypes['CalendarEvent'], ParentType, ContextType, RequireFields<MutationUpdateCalendarEventArgs, 'id' | 'input' | 'scope'>>;
  updateCard?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<MutationUpdateCardArgs, 'id' | 'input'>>;
  updateChatProfile?: Resolver<ResolversTypes['ChatProfile'], ParentType, ContextType, RequireFields<MutationUpdateChatProfileArgs, 'input'>>;
  updateCourseNote?: Resolver<ResolversTypes['CourseNote'], ParentType, ContextType, RequireFields<MutationUpdateCourseNoteArgs, 'id' | 'text'>>;
  updateCustomer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'id' | 'input'>>;
  updateCustomerProfile?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerProfileArgs, 'id' | 'input'>>;
  updateEmails?: Resolver<Array<ResolversTypes['Email']>, ParentType, ContextType, RequireFields<MutationUpdateEmailsArgs, 'ids' | 'patch'>>;
  updateHelpVote?: Resolver<ResolversTypes['HelpVote'], ParentType, ContextType, RequireFields<MutationUpdateHelpVoteArgs, 'id' | 'isHelpful'>>;
  updateInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationUpdateInvoiceArgs, 'id' | 'input'>>;
  updateInvoiceClient?: Resolver<ResolversTypes['InvoiceClient'], ParentType, ContextType, RequireFields<MutationUpdateInvoiceClientArgs, 'id' | 'input'>>;
  updateMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType, RequireFields<MutationUpdateMessageArgs, 'id' | 'message'>>;
  updateOrderAddress?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderAddressArgs, 'id'>>;
  updateOwnCategory?: Resolver<ResolversTypes['OwnCategory'], ParentType, ContextType, RequireFields<MutationUpdateOwnCategoryArgs, 'id' | 'input'>>;
  updatePermission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType, RequireFields<MutationUpdatePermissionArgs, 'id'>>;
  updateProduct?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>;
  updateRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'id'>>;
  updateSale?: Resolver<ResolversTypes['Sale'], ParentType, ContextType, RequireFields<MutationUpdateSaleArgs, 'id' | 'input'>>;
  updateStoreSettings?: Resolver<ResolversTypes['StoreSettings'], ParentType, ContextType, RequireFields<MutationUpdateStoreSettingsArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateUserSettings?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserSettingsArgs, 'id' | 'input'>>;
  updateUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUsersArgs, 'ids'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id'>>;
};

export type NewApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewApiKey'] = ResolversParentTypes['NewApiKey']> = {
  apiKey?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewInvoiceLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewInvoiceLink'] = ResolversParentTypes['NewInvoiceLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewWebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewWebhook'] = ResolversParentTypes['NewWebhook']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type NewWorkspaceShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewWorkspaceShare'] = ResolversParentTypes['NewWorkspaceShare']> = {
  share?: Resolver<ResolversTypes['WorkspaceShare'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['NotificationFacts'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationChange'] = ResolversParentTypes['NotificationChange']> = {
  isSilent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latest?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationFactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationFacts'] = ResolversParentTypes['NotificationFacts']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSchedule'] = ResolversParentTypes['NotificationSchedule']> = {
  onlyOnline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quietFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
};

export type OperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canUndo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['RowChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OperationKind'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OperationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationPage'] = ResolversParentTypes['OperationPage']> = {
  items?: Resolver<Array<ResolversTypes['Operation']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['OrderChannel'], ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fulfillment?: Resolver<ResolversTypes['OrderFulfillment'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  methodNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextStatuses?: Resolver<Array<ResolversTypes['OrderStatus']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['OrderPayment'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  trackingNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  fulfilled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productBrand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderMovesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderMoves'] = ResolversParentTypes['OrderMoves']> = {
  leftOut?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSummary'] = ResolversParentTypes['OrderSummary']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outForDelivery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OwnCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCategory'] = ResolversParentTypes['OwnCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OwnCategoryStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnCategoryPage'] = ResolversParentTypes['OwnCategoryPage']> = {
  items?: Resolver<Array<ResolversTypes['OwnCategory']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pack'] = ResolversParentTypes['Pack']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['PlanInterval']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PackKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentDetails'] = ResolversParentTypes['PaymentDetails']> = {
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swiftCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalDue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOrder'] = ResolversParentTypes['PaymentOrder']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expiresTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PaymentOrderItem']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PurchaseMethod'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['PaymentOrderNote']>, ParentType, ContextType>;
  orderAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outTradeNo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousPlan?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentOrderStatus'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wordsGranted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOrderItem'] = ResolversParentTypes['PaymentOrderItem']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsGranted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentOrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOrderPage'] = ResolversParentTypes['PaymentOrderPage']> = {
  items?: Resolver<Array<ResolversTypes['PaymentOrder']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  assignedTo?: Resolver<Array<ResolversTypes['PermissionRole']>, ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userRoles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PermissionPage'] = ResolversParentTypes['PermissionPage']> = {
  items?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlacedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlacedCard'] = ResolversParentTypes['PlacedCard']> = {
  card?: Resolver<ResolversTypes['DashboardCard'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['AnalyticsRange'], ParentType, ContextType>;
};

export type PlanQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanQuote'] = ResolversParentTypes['PlanQuote']> = {
  credit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentPlan?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlanChangeKind'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quotedTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  renewalAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  renewsTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanSubscription'] = ResolversParentTypes['PlanSubscription']> = {
  endsTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PurchaseMethod'], ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  periodWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periodWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  renewsTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  barcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['ProductCategory'], ParentType, ContextType>;
  collection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comparePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['ProductSize']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  isPhysical?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTaxable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  ownCategory?: Resolver<Maybe<ResolversTypes['OwnCategory']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productBrand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, Partial<ProductReviewsArgs>>;
  richDescription?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProductStatus'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  taxClass?: Resolver<ResolversTypes['TaxClass'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ProductVariant']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChoices'] = ResolversParentTypes['ProductChoices']> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  drawings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImport'] = ResolversParentTypes['ProductImport']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ProductImportProblem']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImportProblem'] = ResolversParentTypes['ProductImportProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSize'] = ResolversParentTypes['ProductSize']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSummary'] = ResolversParentTypes['ProductSummary']> = {
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockValue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  about?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>;
  connections?: Resolver<Array<ResolversTypes['ProfileConnection']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>;
  coverImg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joiningDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languages?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>;
  overview?: Resolver<Array<ResolversTypes['ProfileFact']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['ProfileProject']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['ProfileTeam']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileChipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileChip'] = ResolversParentTypes['ProfileChip']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileConnection'] = ResolversParentTypes['ProfileConnection']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chips?: Resolver<Array<ResolversTypes['ProfileChip']>, ParentType, ContextType>;
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  designation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileFact'] = ResolversParentTypes['ProfileFact']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileMember'] = ResolversParentTypes['ProfileMember']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileProject'] = ResolversParentTypes['ProfileProject']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarGroup?: Resolver<Array<ResolversTypes['ProfileMember']>, ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  budgetSpent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  chipColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedTask?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tasks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalTask?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfileTeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileTeam'] = ResolversParentTypes['ProfileTeam']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatarGroup?: Resolver<Array<ResolversTypes['ProfileMember']>, ParentType, ContextType>;
  chips?: Resolver<Array<ResolversTypes['ProfileChip']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extraMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isStarred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  extraMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  team?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  items?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublicInvoice'] = ResolversParentTypes['PublicInvoice']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  client?: Resolver<ResolversTypes['InvoiceRecipient'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasStub?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceStatus?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  issuedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['InvoiceIssuer'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentDetails?: Resolver<ResolversTypes['PaymentDetails'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['InvoicePaymentMethod'], ParentType, ContextType>;
  salesperson?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxes?: Resolver<Array<ResolversTypes['InvoiceTax']>, ParentType, ContextType>;
  thanks?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PurchaseInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseInvoice'] = ResolversParentTypes['PurchaseInvoice']> = {
  buyer?: Resolver<ResolversTypes['InvoiceBuyer'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  issuedTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PaymentOrderItem']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PurchaseMethod'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outTradeNo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['InvoiceSeller'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taxCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountProfile?: Resolver<ResolversTypes['AccountProfile'], ParentType, ContextType>;
  activities?: Resolver<ResolversTypes['OperationPage'], ParentType, ContextType, Partial<QueryActivitiesArgs>>;
  activitySummary?: Resolver<ResolversTypes['ActivitySummary'], ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  archivedCards?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType>;
  billingDetails?: Resolver<ResolversTypes['BillingDetails'], ParentType, ContextType>;
  boards?: Resolver<Array<ResolversTypes['Board']>, ParentType, ContextType>;
  calendarEvent?: Resolver<ResolversTypes['CalendarEvent'], ParentType, ContextType, RequireFields<QueryCalendarEventArgs, 'id'>>;
  calendarEvents?: Resolver<ResolversTypes['CalendarEventPage'], ParentType, ContextType, RequireFields<QueryCalendarEventsArgs, 'page'>>;
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType, RequireFields<QueryCardArgs, 'id'>>;
  cardPeople?: Resolver<Array<ResolversTypes['CardMember']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  chatFiles?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryChatFilesArgs, 'contactId' | 'count'>>;
  chatProfile?: Resolver<ResolversTypes['ChatProfile'], ParentType, ContextType>;
  chats?: Resolver<Array<ResolversTypes['Chat']>, ParentType, ContextType, Partial<QueryChatsArgs>>;
  connectedApps?: Resolver<Array<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<QueryContactArgs, 'id'>>;
  contacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryContactsArgs, 'page'>>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courseInstructors?: Resolver<Array<ResolversTypes['CourseInstructor']>, ParentType, ContextType, RequireFields<QueryCourseInstructorsArgs, 'first'>>;
  courseNotes?: Resolver<ResolversTypes['CourseNotePage'], ParentType, ContextType, Partial<QueryCourseNotesArgs>>;
  courses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<QueryCoursesArgs, 'hideCompleted'>>;
  coursesToContinue?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCoursesToContinueArgs, 'first'>>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, Partial<QueryCustomerArgs>>;
  customerSummary?: Resolver<ResolversTypes['CustomerSummary'], ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['CustomerPage'], ParentType, ContextType, Partial<QueryCustomersArgs>>;
  dashboardLayout?: Resolver<ResolversTypes['DashboardLayout'], ParentType, ContextType>;
  deliveryPerformance?: Resolver<ResolversTypes['DeliveryPerformance'], ParentType, ContextType>;
  demoLogins?: Resolver<Array<ResolversTypes['DemoLogin']>, ParentType, ContextType>;
  dictionaryWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType, RequireFields<QueryDocumentArgs, 'id'>>;
  documents?: Resolver<ResolversTypes['DocumentPage'], ParentType, ContextType, RequireFields<QueryDocumentsArgs, 'trashed'>>;
  email?: Resolver<ResolversTypes['Email'], ParentType, ContextType, RequireFields<QueryEmailArgs, 'id'>>;
  emailCounts?: Resolver<ResolversTypes['EmailCounts'], ParentType, ContextType>;
  emailOwner?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  emails?: Resolver<ResolversTypes['EmailPage'], ParentType, ContextType, RequireFields<QueryEmailsArgs, 'trashed'>>;
  expiringWords?: Resolver<Array<ResolversTypes['ExpiringWords']>, ParentType, ContextType>;
  faqs?: Resolver<Array<ResolversTypes['FaqCategory']>, ParentType, ContextType, RequireFields<QueryFaqsArgs, 'language'>>;
  fileStorage?: Resolver<ResolversTypes['FileStorage'], ParentType, ContextType>;
  fleetDays?: Resolver<Array<ResolversTypes['FleetDay']>, ParentType, ContextType, RequireFields<QueryFleetDaysArgs, 'last'>>;
  fleetSummary?: Resolver<ResolversTypes['FleetSummary'], ParentType, ContextType>;
  helpArticle?: Resolver<ResolversTypes['HelpArticle'], ParentType, ContextType, RequireFields<QueryHelpArticleArgs, 'language' | 'slug'>>;
  helpCenter?: Resolver<ResolversTypes['HelpCenter'], ParentType, ContextType, RequireFields<QueryHelpCenterArgs, 'language'>>;
  helpVotes?: Resolver<ResolversTypes['HelpVotePage'], ParentType, ContextType, Partial<QueryHelpVotesArgs>>;
  ignoredRules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoiceClients?: Resolver<ResolversTypes['InvoiceClientPage'], ParentType, ContextType, Partial<QueryInvoiceClientsArgs>>;
  invoiceIssuer?: Resolver<ResolversTypes['InvoiceIssuer'], ParentType, ContextType>;
  invoiceSummary?: Resolver<ResolversTypes['InvoiceSummary'], ParentType, ContextType>;
  invoiceTotals?: Resolver<ResolversTypes['InvoiceTotals'], ParentType, ContextType, Partial<QueryInvoiceTotalsArgs>>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, Partial<QueryInvoicesArgs>>;
  isSkuFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsSkuFreeArgs, 'sku'>>;
  learningDays?: Resolver<Array<ResolversTypes['LearningDay']>, ParentType, ContextType, RequireFields<QueryLearningDaysArgs, 'days' | 'timeZone'>>;
  learningGoal?: Resolver<ResolversTypes['LearningGoal'], ParentType, ContextType, RequireFields<QueryLearningGoalArgs, 'timeZone'>>;
  learningSummary?: Resolver<ResolversTypes['LearningSummary'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  moneyEntries?: Resolver<ResolversTypes['MoneyEntryPage'], ParentType, ContextType, Partial<QueryMoneyEntriesArgs>>;
  nextInvoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notificationSchedule?: Resolver<ResolversTypes['NotificationSchedule'], ParentType, ContextType>;
  notificationSettings?: Resolver<Array<ResolversTypes['NotificationSetting']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  operations?: Resolver<ResolversTypes['OperationPage'], ParentType, ContextType, Partial<QueryOperationsArgs>>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, Partial<QueryOrderArgs>>;
  orderSummary?: Resolver<ResolversTypes['OrderSummary'], ParentType, ContextType>;
  orderTotals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType, Partial<QueryOrderTotalsArgs>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, Partial<QueryOrdersArgs>>;
  ordersByCountry?: Resolver<Array<ResolversTypes['CountryOrders']>, ParentType, ContextType>;
  ownCategories?: Resolver<ResolversTypes['OwnCategoryPage'], ParentType, ContextType, Partial<QueryOwnCategoriesArgs>>;
  packs?: Resolver<Array<ResolversTypes['Pack']>, ParentType, ContextType>;
  paymentDetails?: Resolver<ResolversTypes['PaymentDetails'], ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PurchaseMethod']>, ParentType, ContextType>;
  paymentOrder?: Resolver<ResolversTypes['PaymentOrder'], ParentType, ContextType, RequireFields<QueryPaymentOrderArgs, 'outTradeNo'>>;
  paymentOrders?: Resolver<ResolversTypes['PaymentOrderPage'], ParentType, ContextType, Partial<QueryPaymentOrdersArgs>>;
  permission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType, RequireFields<QueryPermissionArgs, 'id'>>;
  permissions?: Resolver<ResolversTypes['PermissionPage'], ParentType, ContextType, Partial<QueryPermissionsArgs>>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productChoices?: Resolver<ResolversTypes['ProductChoices'], ParentType, ContextType>;
  productSummary?: Resolver<ResolversTypes['ProductSummary'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, Partial<QueryProductsArgs>>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'range'>>;
  publicInvoice?: Resolver<ResolversTypes['PublicInvoice'], ParentType, ContextType, RequireFields<QueryPublicInvoiceArgs, 'token'>>;
  purchaseInvoice?: Resolver<ResolversTypes['PurchaseInvoice'], ParentType, ContextType, RequireFields<QueryPurchaseInvoiceArgs, 'outTradeNo'>>;
  quoteOrder?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, Partial<QueryQuoteOrderArgs>>;
  quotePlanChange?: Resolver<ResolversTypes['PlanQuote'], ParentType, ContextType, RequireFields<QueryQuotePlanChangeArgs, 'packId'>>;
  quoteTextRun?: Resolver<ResolversTypes['TextQuote'], ParentType, ContextType, RequireFields<QueryQuoteTextRunArgs, 'action' | 'text'>>;
  referralCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  referralSummary?: Resolver<ResolversTypes['ReferralSummary'], ParentType, ContextType>;
  referrals?: Resolver<ResolversTypes['ReferralPage'], ParentType, ContextType, Partial<QueryReferralsArgs>>;
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<QueryReviewArgs, 'id'>>;
  reviewSummary?: Resolver<ResolversTypes['ReviewSummary'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, Partial<QueryReviewsArgs>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  saleTotals?: Resolver<ResolversTypes['SaleTotals'], ParentType, ContextType, Partial<QuerySaleTotalsArgs>>;
  sales?: Resolver<ResolversTypes['SalePage'], ParentType, ContextType, Partial<QuerySalesArgs>>;
  salesByCategory?: Resolver<Array<ResolversTypes['CategorySales']>, ParentType, ContextType, RequireFields<QuerySalesByCategoryArgs, 'range'>>;
  salesByYear?: Resolver<ResolversTypes['YearlySales'], ParentType, ContextType, Partial<QuerySalesByYearArgs>>;
  salesSummary?: Resolver<ResolversTypes['SalesSummary'], ParentType, ContextType>;
  sandboxConditions?: Resolver<ResolversTypes['SandboxConditions'], ParentType, ContextType>;
  savedSearches?: Resolver<Array<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  searchHelp?: Resolver<Array<ResolversTypes['HelpResult']>, ParentType, ContextType, RequireFields<QuerySearchHelpArgs, 'language' | 'search'>>;
  searchMessages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QuerySearchMessagesArgs, 'contactId' | 'search'>>;
  searchPages?: Resolver<Array<ResolversTypes['SearchGroup']>, ParentType, ContextType, Partial<QuerySearchPagesArgs>>;
  searchRecords?: Resolver<Array<ResolversTypes['SearchRecord']>, ParentType, ContextType, RequireFields<QuerySearchRecordsArgs, 'q'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  storeAnalytics?: Resolver<ResolversTypes['StoreAnalytics'], ParentType, ContextType, RequireFields<QueryStoreAnalyticsArgs, 'range'>>;
  storeSettings?: Resolver<ResolversTypes['StoreSettings'], ParentType, ContextType>;
  submission?: Resolver<ResolversTypes['Submission'], ParentType, ContextType, RequireFields<QuerySubmissionArgs, 'id'>>;
  submissions?: Resolver<ResolversTypes['SubmissionPage'], ParentType, ContextType, Partial<QuerySubmissionsArgs>>;
  subscription?: Resolver<Maybe<ResolversTypes['PlanSubscription']>, ParentType, ContextType>;
  suggestSku?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QuerySuggestSkuArgs, 'category' | 'productName'>>;
  takenUserFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryTakenUserFieldsArgs>>;
  textRun?: Resolver<ResolversTypes['TextRun'], ParentType, ContextType, RequireFields<QueryTextRunArgs, 'id'>>;
  textRuns?: Resolver<ResolversTypes['TextRunPage'], ParentType, ContextType, Partial<QueryTextRunsArgs>>;
  textService?: Resolver<ResolversTypes['TextService'], ParentType, ContextType>;
  twoStep?: Resolver<ResolversTypes['TwoStep'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userSummary?: Resolver<ResolversTypes['UserSummary'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<QueryUsersArgs>>;
  vehicle?: Resolver<ResolversTypes['Vehicle'], ParentType, ContextType, RequireFields<QueryVehicleArgs, 'id'>>;
  vehicles?: Resolver<ResolversTypes['VehiclePage'], ParentType, ContextType, Partial<QueryVehiclesArgs>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, Partial<QueryWebhookDeliveriesArgs>>;
  webhookEventTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
  wordEntries?: Resolver<ResolversTypes['WordEntryPage'], ParentType, ContextType, Partial<QueryWordEntriesArgs>>;
  workspaceExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  workspaceShares?: Resolver<Array<ResolversTypes['WorkspaceShare']>, ParentType, ContextType>;
  workspaceSnapshots?: Resolver<Array<ResolversTypes['WorkspaceSnapshot']>, ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuoteLineKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earning?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referredId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralPage'] = ResolversParentTypes['ReferralPage']> = {
  items?: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReferralSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReferralSummary'] = ResolversParentTypes['ReferralSummary']> = {
  conversion?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earning?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  signups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  para?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repliedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  items?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSummary'] = ResolversParentTypes['ReviewSummary']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  byRating?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  byWeek?: Resolver<Array<ResolversTypes['ReviewWeek']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewWeekResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewWeek'] = ResolversParentTypes['ReviewWeek']> = {
  average?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['RoleRight']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, Partial<RoleUsersArgs>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleRightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleRight'] = ResolversParentTypes['RoleRight']> = {
  code?: Resolver<Maybe<ResolversTypes['RoleSubject']>, ParentType, ContextType>;
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  write?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RowChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowChange'] = ResolversParentTypes['RowChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sale'] = ResolversParentTypes['Sale']> = {
  buyer?: Resolver<ResolversTypes['SaleBuyer'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['SalePayment'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['SaleProduct'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaleBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleBuyer'] = ResolversParentTypes['SaleBuyer']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalePage'] = ResolversParentTypes['SalePage']> = {
  items?: Resolver<Array<ResolversTypes['Sale']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalePaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalePayment'] = ResolversParentTypes['SalePayment']> = {
  paidAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  receivedPaymentStatus?: Resolver<ResolversTypes['ReceivedPaymentStatus'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SalePaymentStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SaleProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleProduct'] = ResolversParentTypes['SaleProduct']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFreeShipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleTotals'] = ResolversParentTypes['SaleTotals']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SalesFigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigure'] = ResolversParentTypes['SalesFigure']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SalesSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesSummary'] = ResolversParentTypes['SalesSummary']> = {
  affiliate?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>;
  discounts?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>;
  inStore?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['SalesFigure'], ParentType, ContextType>;
};

export type SandboxConditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SandboxConditions'] = ResolversParentTypes['SandboxConditions']> = {
  calls?: Resolver<ResolversTypes['InjectedCalls'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['InjectedError'], ParentType, ContextType>;
  errorRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latencyMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchEntry'] = ResolversParentTypes['SearchEntry']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchGroup'] = ResolversParentTypes['SearchGroup']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['SearchEntry']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchRecord'] = ResolversParentTypes['SearchRecord']> = {
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SentInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentInvoice'] = ResolversParentTypes['SentInvoice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['InvoiceItem']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ServerStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServerStatus'] = ResolversParentTypes['ServerStatus']> = {
  connections?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventLoopDelayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateLimited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestsPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textThreads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textThreadsFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textThreadsReady?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textsWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  writesPending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingZoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShippingZone'] = ResolversParentTypes['ShippingZone']> = {
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  auth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageCount'] = ResolversParentTypes['StageCount']> = {
  stage?: Resolver<ResolversTypes['VehicleStage'], ParentType, ContextType>;
  vehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreAnalyticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreAnalytics'] = ResolversParentTypes['StoreAnalytics']> = {
  expenses?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  invoiced?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['AnalyticsPoint']>, ParentType, ContextType>;
  previousFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['AnalyticsRange'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['AnalyticsFigure'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreLocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreLocation'] = ResolversParentTypes['StoreLocation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFulfilling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreNotification'] = ResolversParentTypes['StoreNotification']> = {
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['StoreEvent'], ParentType, ContextType>;
};

export type StoreSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreSettings'] = ResolversParentTypes['StoreSettings']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkoutContact?: Resolver<ResolversTypes['CheckoutContact'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAddressLineTwoAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCompanyNameAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locations?: Resolver<Array<ResolversTypes['StoreLocation']>, ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['StoreNotification']>, ParentType, ContextType>;
  orderPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  shippingZones?: Resolver<Array<ResolversTypes['ShippingZone']>, ParentType, ContextType>;
  storeEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storePhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['UnitSystem'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Submission'] = ResolversParentTypes['Submission']> = {
  fields?: Resolver<Array<ResolversTypes['SubmissionField']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['SubmissionForm'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubmissionFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionField'] = ResolversParentTypes['SubmissionField']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmissionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubmissionPage'] = ResolversParentTypes['SubmissionPage']> = {
  items?: Resolver<Array<ResolversTypes['Submission']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  chatSignals?: SubscriptionResolver<ResolversTypes['ChatSignal'], "chatSignals", ParentType, ContextType>;
  notificationChanges?: SubscriptionResolver<ResolversTypes['NotificationChange'], "notificationChanges", ParentType, ContextType>;
  textRunEvents?: SubscriptionResolver<ResolversTypes['TextRunEvent'], "textRunEvents", ParentType, ContextType, RequireFields<SubscriptionTextRunEventsArgs, 'after' | 'id'>>;
  workspaceChanges?: SubscriptionResolver<ResolversTypes['WorkspaceChange'], "workspaceChanges", ParentType, ContextType, Partial<SubscriptionWorkspaceChangesArgs>>;
};

export type TagCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['CourseTag'], ParentType, ContextType>;
};

export type TestQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestQuestion'] = ResolversParentTypes['TestQuestion']> = {
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TextChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextChange'] = ResolversParentTypes['TextChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  applied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TextChangeKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextQuote'] = ResolversParentTypes['TextQuote']> = {
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numOfToken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRun'] = ResolversParentTypes['TextRun']> = {
  accepted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['TextAction'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['TextChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  durWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engineVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numOfToken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['TextRunOptions'], ParentType, ContextType>;
  redoOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TextRunStatus'], ParentType, ContextType>;
  tempWordsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsCharged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextRunEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRunEvent'] = ResolversParentTypes['TextRunEvent']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['TextChange']>>, ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['TextRun']>, ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TextRunEventType'], ParentType, ContextType>;
};

export type TextRunOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRunOptions'] = ResolversParentTypes['TextRunOptions']> = {
  dialect?: Resolver<ResolversTypes['TextDialect'], ParentType, ContextType>;
  keep?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  length?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  multilingualSpelling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['TextStrength'], ParentType, ContextType>;
  style?: Resolver<Maybe<ResolversTypes['TextStyle']>, ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['TextTone'], ParentType, ContextType>;
  voice?: Resolver<Maybe<ResolversTypes['TextVoice']>, ParentType, ContextType>;
};

export type TextRunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRunPage'] = ResolversParentTypes['TextRunPage']> = {
  items?: Resolver<Array<ResolversTypes['TextRun']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextService'] = ResolversParentTypes['TextService']> = {
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLocal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trialWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  welcomePermanentWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  welcomeTemporaryWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextTrialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextTrial'] = ResolversParentTypes['TextTrial']> = {
  changes?: Resolver<Array<ResolversTypes['TextChange']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TextRunStatus'], ParentType, ContextType>;
};

export type TranscriptCueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TranscriptCue'] = ResolversParentTypes['TranscriptCue']> = {
  end?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwoStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStep'] = ResolversParentTypes['TwoStep']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwoStepSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStepSetup'] = ResolversParentTypes['TwoStepSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  billing?: Resolver<ResolversTypes['UserBilling'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentPlan?: Resolver<ResolversTypes['UserPlan'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['UserDetails'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grants?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['RoleRight']>, ParentType, ContextType>;
  projectDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['UserStatus'], ParentType, ContextType>;
  taskDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAddress'] = ResolversParentTypes['UserAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  isConnected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['UserService'], ParentType, ContextType>;
};

export type UserDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDetails'] = ResolversParentTypes['UserDetails']> = {
  address?: Resolver<ResolversTypes['UserAddress'], ParentType, ContextType>;
  connections?: Resolver<Array<ResolversTypes['UserConnection']>, ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['UserDevice']>, ParentType, ContextType>;
  invitedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['UserPlanInvoice']>, ParentType, ContextType>;
  isTwoStep?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['UserNotification']>, ParentType, ContextType>;
  passwordChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['UserPaymentMethod']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['UserProject']>, ParentType, ContextType>;
};

export type UserDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDevice'] = ResolversParentTypes['UserDevice']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImport'] = ResolversParentTypes['UserImport']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['UserImportProblem']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserImportProblem'] = ResolversParentTypes['UserImportProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserNotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserNotification'] = ResolversParentTypes['UserNotification']> = {
  app?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['UserNotice'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserPaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPaymentMethod'] = ResolversParentTypes['UserPaymentMethod']> = {
  brand?: Resolver<ResolversTypes['CardBrand'], ParentType, ContextType>;
  expires?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPlanInvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPlanInvoice'] = ResolversParentTypes['UserPlanInvoice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProject'] = ResolversParentTypes['UserProject']> = {
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tasksDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tasksTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSummary'] = ResolversParentTypes['UserSummary']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VehicleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = {
  deviation?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eta?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['GeoPoint'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['VehicleRegion'], ParentType, ContextType>;
  route?: Resolver<Array<ResolversTypes['GeoPoint']>, ParentType, ContextType>;
  signalLostAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startCountry?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stops?: Resolver<Array<ResolversTypes['VehicleStop']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['VehicleEvent']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['VehicleWarning'], ParentType, ContextType>;
};

export type VehicleEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VehicleEvent'] = ResolversParentTypes['VehicleEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehiclePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VehiclePage'] = ResolversParentTypes['VehiclePage']> = {
  items?: Resolver<Array<ResolversTypes['Vehicle']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VehicleStopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VehicleStop'] = ResolversParentTypes['VehicleStop']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarningCount'] = ResolversParentTypes['WarningCount']> = {
  vehicles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['VehicleWarning'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPausedByFailures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WebhookError']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  items?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WordEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WordEntry'] = ResolversParentTypes['WordEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WordEntryKind'], ParentType, ContextType>;
  outTradeNo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  temporary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WordEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WordEntryPage'] = ResolversParentTypes['WordEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['WordEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceChange'] = ResolversParentTypes['WorkspaceChange']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['Area'], ParentType, ContextType>;
  areas?: Resolver<Array<ResolversTypes['Area']>, ParentType, ContextType>;
  operationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ChangedRow']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkspaceReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceReplacement'] = ResolversParentTypes['WorkspaceReplacement']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceShare'] = ResolversParentTypes['WorkspaceShare']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkspaceSnapshotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceSnapshot'] = ResolversParentTypes['WorkspaceSnapshot']> = {
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type YearlySalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['YearlySales'] = ResolversParentTypes['YearlySales']> = {
  months?: Resolver<Array<ResolversTypes['MonthlySales']>, ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AbilityRule?: AbilityRuleResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountProfile?: AccountProfileResolvers<ContextType>;
  ActivitySummary?: ActivitySummaryResolvers<ContextType>;
  AnalyticsFigure?: AnalyticsFigureResolvers<ContextType>;
  AnalyticsPoint?: AnalyticsPointResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  BillingDetails?: BillingDetailsResolvers<ContextType>;
  Board?: BoardResolvers<ContextType>;
  CalendarEvent?: CalendarEventResolvers<ContextType>;
  CalendarEventPage?: CalendarEventPageResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardComment?: CardCommentResolvers<ContextType>;
  CardMember?: CardMemberResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategorySales?: CategorySalesResolvers<ContextType>;
  ChangedRow?: ChangedRowResolvers<ContextType>;
  Chat?: ChatResolvers<ContextType>;
  ChatProfile?: ChatProfileResolvers<ContextType>;
  ChatSignal?: ChatSignalResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  ConnectedApp?: ConnectedAppResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  CountryOrders?: CountryOrdersResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseInstructor?: CourseInstructorResolvers<ContextType>;
  CourseNote?: CourseNoteResolvers<ContextType>;
  CourseNotePage?: CourseNotePageResolvers<ContextType>;
  CoursePage?: CoursePageResolvers<ContextType>;
  CourseSection?: CourseSectionResolvers<ContextType>;
  CourseTests?: CourseTestsResolvers<ContextType>;
  CourseTopic?: CourseTopicResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerAddress?: CustomerAddressResolvers<ContextType>;
  CustomerCoupon?: CustomerCouponResolvers<ContextType>;
  CustomerImport?: CustomerImportResolvers<ContextType>;
  CustomerImportLine?: CustomerImportLineResolvers<ContextType>;
  CustomerMonth?: CustomerMonthResolvers<ContextType>;
  CustomerNotices?: CustomerNoticesResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  CustomerProfile?: CustomerProfileResolvers<ContextType>;
  CustomerSignIn?: CustomerSignInResolvers<ContextType>;
  CustomerSummary?: CustomerSummaryResolvers<ContextType>;
  DashboardLayout?: DashboardLayoutResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeliveryPerformance?: DeliveryPerformanceResolvers<ContextType>;
  DeliveryPeriod?: DeliveryPeriodResolvers<ContextType>;
  DemoLogin?: DemoLoginResolvers<ContextType>;
  Document?: DocumentResolvers<ContextType>;
  DocumentListItem?: DocumentListItemResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  Email?: EmailResolvers<ContextType>;
  EmailAddress?: EmailAddressResolvers<ContextType>;
  EmailAttachment?: EmailAttachmentResolvers<ContextType>;
  EmailCounts?: EmailCountsResolvers<ContextType>;
  EmailPage?: EmailPageResolvers<ContextType>;
  EmailSender?: EmailSenderResolvers<ContextType>;
  ExpiringWords?: ExpiringWordsResolvers<ContextType>;
  Faq?: FaqResolvers<ContextType>;
  FaqCategory?: FaqCategoryResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileStorage?: FileStorageResolvers<ContextType>;
  FleetCounts?: FleetCountsResolvers<ContextType>;
  FleetDay?: FleetDayResolvers<ContextType>;
  FleetSummary?: FleetSummaryResolvers<ContextType>;
  GeoPoint?: GeoPointResolvers<ContextType>;
  HelpArticle?: HelpArticleResolvers<ContextType>;
  HelpCategory?: HelpCategoryResolvers<ContextType>;
  HelpCenter?: HelpCenterResolvers<ContextType>;
  HelpResult?: HelpResultResolvers<ContextType>;
  HelpVote?: HelpVoteResolvers<ContextType>;
  HelpVotePage?: HelpVotePageResolvers<ContextType>;
  HourCount?: HourCountResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceAgeGroup?: InvoiceAgeGroupResolvers<ContextType>;
  InvoiceBuyer?: InvoiceBuyerResolvers<ContextType>;
  InvoiceClient?: InvoiceClientResolvers<ContextType>;
  InvoiceClientPage?: InvoiceClientPageResolvers<ContextType>;
  InvoiceIssuer?: InvoiceIssuerResolvers<ContextType>;
  InvoiceItem?: InvoiceItemResolvers<ContextType>;
  InvoiceLink?: InvoiceLinkResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoicePayment?: InvoicePaymentResolvers<ContextType>;
  InvoiceRecipient?: InvoiceRecipientResolvers<ContextType>;
  InvoiceSeller?: InvoiceSellerResolvers<ContextType>;
  InvoiceSummary?: InvoiceSummaryResolvers<ContextType>;
  InvoiceTax?: InvoiceTaxResolvers<ContextType>;
  InvoiceTotals?: InvoiceTotalsResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LearningDay?: LearningDayResolvers<ContextType>;
  LearningGoal?: LearningGoalResolvers<ContextType>;
  LearningSummary?: LearningSummaryResolvers<ContextType>;
  Lecture?: LectureResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageReaction?: MessageReactionResolvers<ContextType>;
  MoneyEntry?: MoneyEntryResolvers<ContextType>;
  MoneyEntryPage?: MoneyEntryPageResolvers<ContextType>;
  MonthlySales?: MonthlySalesResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewApiKey?: NewApiKeyResolvers<ContextType>;
  NewInvoiceLink?: NewInvoiceLinkResolvers<ContextType>;
  NewWebhook?: NewWebhookResolvers<ContextType>;
  NewWorkspaceShare?: NewWorkspaceShareResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChange?: NotificationChangeResolvers<ContextType>;
  NotificationFacts?: NotificationFactsResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationSchedule?: NotificationScheduleResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  Operation?: OperationResolvers<ContextType>;
  OperationPage?: OperationPageResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderMoves?: OrderMovesResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderSummary?: OrderSummaryResolvers<ContextType>;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  OwnCategory?: OwnCategoryResolvers<ContextType>;
  OwnCategoryPage?: OwnCategoryPageResolvers<ContextType>;
  Pack?: PackResolvers<ContextType>;
  PaymentDetails?: PaymentDetailsResolvers<ContextType>;
  PaymentOrder?: PaymentOrderResolvers<ContextType>;
  PaymentOrderItem?: PaymentOrderItemResolvers<ContextType>;
  PaymentOrderPage?: PaymentOrderPageResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PermissionPage?: PermissionPageResolvers<ContextType>;
  PlacedCard?: PlacedCardResolvers<ContextType>;
  PlanQuote?: PlanQuoteResolvers<ContextType>;
  PlanSubscription?: PlanSubscriptionResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductChoices?: ProductChoicesResolvers<ContextType>;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductImport?: ProductImportResolvers<ContextType>;
  ProductImportProblem?: ProductImportProblemResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSize?: ProductSizeResolvers<ContextType>;
  ProductSummary?: ProductSummaryResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileChip?: ProfileChipResolvers<ContextType>;
  ProfileConnection?: ProfileConnectionResolvers<ContextType>;
  ProfileFact?: ProfileFactResolvers<ContextType>;
  ProfileMember?: ProfileMemberResolvers<ContextType>;
  ProfileProject?: ProfileProjectResolvers<ContextType>;
  ProfileTeam?: ProfileTeamResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  PublicInvoice?: PublicInvoiceResolvers<ContextType>;
  PurchaseInvoice?: PurchaseInvoiceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralPage?: ReferralPageResolvers<ContextType>;
  ReferralSummary?: ReferralSummaryResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  ReviewSummary?: ReviewSummaryResolvers<ContextType>;
  ReviewWeek?: ReviewWeekResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleRight?: RoleRightResolvers<ContextType>;
  RowChange?: RowChangeResolvers<ContextType>;
  Sale?: SaleResolvers<ContextType>;
  SaleBuyer?: SaleBuyerResolvers<ContextType>;
  SalePage?: SalePageResolvers<ContextType>;
  SalePayment?: SalePaymentResolvers<ContextType>;
  SaleProduct?: SaleProductResolvers<ContextType>;
  SaleTotals?: SaleTotalsResolvers<ContextType>;
  SalesFigure?: SalesFigureResolvers<ContextType>;
  SalesSummary?: SalesSummaryResolvers<ContextType>;
  SandboxConditions?: SandboxConditionsResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SearchEntry?: SearchEntryResolvers<ContextType>;
  SearchGroup?: SearchGroupResolvers<ContextType>;
  SearchRecord?: SearchRecordResolvers<ContextType>;
  SentInvoice?: SentInvoiceResolvers<ContextType>;
  ServerStatus?: ServerStatusResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  ShippingZone?: ShippingZoneResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  StageCount?: StageCountResolvers<ContextType>;
  StoreAnalytics?: StoreAnalyticsResolvers<ContextType>;
  StoreLocation?: StoreLocationResolvers<ContextType>;
  StoreNotification?: StoreNotificationResolvers<ContextType>;
  StoreSettings?: StoreSettingsResolvers<ContextType>;
  Submission?: SubmissionResolvers<ContextType>;
  SubmissionField?: SubmissionFieldResolvers<ContextType>;
  SubmissionPage?: SubmissionPageResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TagCount?: TagCountResolvers<ContextType>;
  TestQuestion?: TestQuestionResolvers<ContextType>;
  TextChange?: TextChangeResolvers<ContextType>;
  TextQuote?: TextQuoteResolvers<ContextType>;
  TextRun?: TextRunResolvers<ContextType>;
  TextRunEvent?: TextRunEventResolvers<ContextType>;
  TextRunOptions?: TextRunOptionsResolvers<ContextType>;
  TextRunPage?: TextRunPageResolvers<ContextType>;
  TextService?: TextServiceResolvers<ContextType>;
  TextTrial?: TextTrialResolvers<ContextType>;
  TranscriptCue?: TranscriptCueResolvers<ContextType>;
  TwoStep?: TwoStepResolvers<ContextType>;
  TwoStepSetup?: TwoStepSetupResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserAddress?: UserAddressResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserDetails?: UserDetailsResolvers<ContextType>;
  UserDevice?: UserDeviceResolvers<ContextType>;
  UserImport?: UserImportResolvers<ContextType>;
  UserImportProblem?: UserImportProblemResolvers<ContextType>;
  UserNotification?: UserNotificationResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserPaymentMethod?: UserPaymentMethodResolvers<ContextType>;
  UserPlanInvoice?: UserPlanInvoiceResolvers<ContextType>;
  UserProject?: UserProjectResolvers<ContextType>;
  UserSummary?: UserSummaryResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
  VehicleEvent?: VehicleEventResolvers<ContextType>;
  VehiclePage?: VehiclePageResolvers<ContextType>;
  VehicleStop?: VehicleStopResolvers<ContextType>;
  WarningCount?: WarningCountResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  WordEntry?: WordEntryResolvers<ContextType>;
  WordEntryPage?: WordEntryPageResolvers<ContextType>;
  WorkspaceChange?: WorkspaceChangeResolvers<ContextType>;
  WorkspaceReplacement?: WorkspaceReplacementResolvers<ContextType>;
  WorkspaceShare?: WorkspaceShareResolvers<ContextType>;
  WorkspaceSnapshot?: WorkspaceSnapshotResolvers<ContextType>;
  YearlySales?: YearlySalesResolvers<ContextType>;
};

