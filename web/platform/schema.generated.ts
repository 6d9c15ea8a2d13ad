export type AccountLanguage =
  | 'CN'
  | 'EN';

export type AccountRole =
  | 'ADMIN'
  | 'REGULAR';

export type AnalyticsRange =
  | 'ALL_TIME'
  | 'LAST_7_DAYS'
  | 'LAST_30_DAYS'
  | 'LAST_90_DAYS'
  | 'LAST_MONTH'
  | 'THIS_MONTH'
  | 'THIS_YEAR';

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

export type Calendar =
  | 'BUSINESS'
  | 'ETC'
  | 'FAMILY'
  | 'HOLIDAY'
  | 'PERSONAL';

export type CalendarEventInput = {
  allDay?: boolean | null | undefined;
  calendar?: Calendar | null | undefined;
  description?: string | null | undefined;
  end?: string | null | undefined;
  exceptions?: Array<string> | null | undefined;
  guests?: Array<string> | null | undefined;
  location?: string | null | undefined;
  reminder?: number | null | undefined;
  repeat?: string | null | undefined;
  start?: string | null | undefined;
  title?: string | null | undefined;
  url?: string | null | undefined;
  zone?: string | null | undefined;
};

export type CardBrand =
  | 'AMEX'
  | 'MASTERCARD'
  | 'VISA';

export type CardInput = {
  checklist?: Array<ChecklistItemInput> | null | undefined;
  description?: string | null | undefined;
  dueDate?: string | null | undefined;
  files?: Array<string> | null | undefined;
  image?: string | null | undefined;
  labels?: Array<string> | null | undefined;
  members?: Array<string> | null | undefined;
  title?: string | null | undefined;
};

export type ChangeKind =
  | 'CREATED'
  | 'DELETED'
  | 'UPDATED';

export type ChatProfileInput = {
  about?: string | null | undefined;
  isNotificationsOn?: boolean | null | undefined;
  isTwoStepAuthVerificationEnabled?: boolean | null | undefined;
  status?: ContactStatus | null | undefined;
};

export type ChecklistItemInput = {
  isDone: boolean;
  text: string;
};

export type CheckoutContact =
  | 'EMAIL'
  | 'PHONE_OR_EMAIL';

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

export type ContactStatus =
  | 'AWAY'
  | 'BUSY'
  | 'OFFLINE'
  | 'ONLINE';

export type ContentLanguage =
  | 'AR'
  | 'EN'
  | 'FR';

export type CourseLevel =
  | 'ADVANCED'
  | 'BEGINNER'
  | 'INTERMEDIATE';

export type CourseNoteInput = {
  seconds: number;
  text: string;
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

export type CustomerAddressInput = {
  address: string;
  isBilling?: boolean | null | undefined;
  isShipping?: boolean | null | undefined;
  label: string;
};

export type CustomerCountry =
  | 'AUSTRALIA'
  | 'BRAZIL'
  | 'CHINA'
  | 'FRANCE'
  | 'INDIA'
  | 'UNITED_STATES';

export type CustomerImportState =
  | 'ADDED'
  | 'TAKEN'
  | 'WRONG';

export type CustomerInput = {
  address?: string | null | undefined;
  contact?: string | null | undefined;
  country?: CustomerCountry | null | undefined;
  customer?: string | null | undefined;
  email?: string | null | undefined;
  status?: CustomerStatus | null | undefined;
};

export type CustomerLine = {
  address?: string | null | undefined;
  contact?: string | null | undefined;
  country?: string | null | undefined;
  customer?: string | null | undefined;
  email?: string | null | undefined;
};

export type CustomerNoticesInput = {
  news?: boolean | null | undefined;
  offers?: boolean | null | undefined;
  orders?: boolean | null | undefined;
  wishlist?: boolean | null | undefined;
};

export type CustomerPlan =
  | 'BASIC'
  | 'PLUS'
  | 'PREMIUM';

export type CustomerProfileInput = {
  isTwoStep?: boolean | null | undefined;
  notices?: CustomerNoticesInput | null | undefined;
  plan?: CustomerPlan | null | undefined;
};

export type CustomerSegment =
  | 'BIG_SPENDERS'
  | 'LOYAL'
  | 'NEW'
  | 'SLEEPING';

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

export type EmailAddressInput = {
  email: string;
  name?: string | null | undefined;
};

export type EmailFolder =
  | 'DRAFT'
  | 'INBOX'
  | 'SENT'
  | 'SPAM';

export type EmailInput = {
  attachments?: Array<string> | null | undefined;
  bcc?: Array<EmailAddressInput> | null | undefined;
  cc?: Array<EmailAddressInput> | null | undefined;
  message?: string | null | undefined;
  subject?: string | null | undefined;
  to?: Array<EmailAddressInput> | null | undefined;
};

export type EmailLabel =
  | 'COMPANY'
  | 'IMPORTANT'
  | 'PERSONAL'
  | 'PRIVATE';

export type EmailPatch = {
  folder?: EmailFolder | null | undefined;
  isDeleted?: boolean | null | undefined;
  isRead?: boolean | null | undefined;
  isStarred?: boolean | null | undefined;
};

export type HelpResultKind =
  | 'ARTICLE'
  | 'QUESTION';

export type InjectedCalls =
  | 'ALL'
  | 'READS'
  | 'WRITES';

export type InjectedError =
  | 'CONNECTION'
  | 'INTERNAL'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE';

export type InvoiceClientInput = {
  address?: string | null | undefined;
  company?: string | null | undefined;
  companyEmail?: string | null | undefined;
  contact?: string | null | undefined;
  country?: string | null | undefined;
  name?: string | null | undefined;
};

export type InvoiceDue =
  | 'CURRENT'
  | 'DAYS_1_30'
  | 'DAYS_31_60'
  | 'DAYS_61_90'
  | 'DAYS_OVER_90'
  | 'OUTSTANDING';

export type InvoiceInput = {
  clientId?: string | null | undefined;
  dueDate?: string | null | undefined;
  hasNote?: boolean | null | undefined;
  hasStub?: boolean | null | undefined;
  hasTerms?: boolean | null | undefined;
  issuedDate?: string | null | undefined;
  items?: Array<InvoiceItemInput> | null | undefined;
  note?: string | null | undefined;
  paymentMethod?: InvoicePaymentMethod | null | undefined;
  salesperson?: string | null | undefined;
  service?: string | null | undefined;
  thanks?: string | null | undefined;
};

export type InvoiceItemInput = {
  cost: number;
  description?: string | null | undefined;
  discount?: number | null | undefined;
  qty: number;
  secondTax?: number | null | undefined;
  tax?: number | null | undefined;
  title: string;
};

export type InvoiceMessageInput = {
  message?: string | null | undefined;
  subject?: string | null | undefined;
  to?: string | null | undefined;
};

export type InvoicePaymentInput = {
  amount: number;
  date?: string | null | undefined;
  method: InvoicePaymentMethod;
  note?: string | null | undefined;
};

export type InvoicePaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  | 'PAYPAL';

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

export type MoneyEntryKind =
  | 'PLAN_CHANGE'
  | 'PURCHASE'
  | 'REFUND'
  | 'TOP_UP';

export type MoveInput = {
  labels?: Array<string> | null | undefined;
  members?: Array<string> | null | undefined;
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

export type NotificationSettingInput = {
  app: boolean;
  browser?: boolean | null | undefined;
  email?: boolean | null | undefined;
  kind: NotificationKind;
};

export type OperationKind =
  | 'CHANGE'
  | 'REDO'
  | 'UNDO';

export type OperationSource =
  | 'GRAPHQL'
  | 'REST'
  | 'SYSTEM'
  | 'UI';

export type OrderChannel =
  | 'STORE'
  | 'WEBSITE';

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

export type OrderItemFulfillment = {
  fulfilled: number;
  id: string;
};

export type OrderItemInput = {
  packId: string;
  quantity?: number;
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

export type OrderView =
  | 'DELIVERED'
  | 'OUT_FOR_DELIVERY'
  | 'REFUNDED'
  | 'TO_SHIP'
  | 'UNPAID';

export type OwnCategoryInput = {
  image?: string | null | undefined;
  parent?: ProductCategory | null | undefined;
  slug?: string | null | undefined;
  status?: OwnCategoryStatus | null | undefined;
  title?: string | null | undefined;
};

export type OwnCategoryStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type PackKind =
  | 'PACK'
  | 'PASS'
  | 'PLAN';

export type PageInput = {
  itemsPerPage?: number | null | undefined;
  page?: number | null | undefined;
};

export type PaymentMethod =
  | 'MASTERCARD'
  | 'PAYPAL';

export type PaymentOrderNote =
  | 'AMOUNT_MISMATCH'
  | 'DECLINED'
  | 'PAID_AFTER_CANCELLATION'
  | 'PAID_AFTER_EXPIRY'
  | 'REFUND_INCOMPLETE';

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

export type PermissionRole =
  | 'ADMINISTRATOR'
  | 'MANAGER'
  | 'RESTRICTED_USER'
  | 'SUPPORT'
  | 'USERS';

export type PermissionSort =
  | 'DATE'
  | 'NAME';

export type PlacedCardInput = {
  card: DashboardCard;
  isHidden: boolean;
  range: AnalyticsRange;
};

export type PlanChangeKind =
  | 'KEEP'
  | 'LATER'
  | 'NOW';

export type PlanInterval =
  | 'MONTH'
  | 'YEAR';

export type ProductAttributeInput = {
  name: string;
  value: string;
};

export type ProductCategory =
  | 'ACCESSORIES'
  | 'ELECTRONICS'
  | 'GAMES'
  | 'HOME_DECOR'
  | 'OFFICE'
  | 'SHOES';

export type ProductImageInput = {
  alt?: string | null | undefined;
  src: string;
};

export type ProductImportRow = {
  barcode?: string | null | undefined;
  category?: string | null | undefined;
  comparePrice?: string | null | undefined;
  cost?: string | null | undefined;
  description?: string | null | undefined;
  image?: string | null | undefined;
  ownCategory?: string | null | undefined;
  price?: string | null | undefined;
  productBrand?: string | null | undefined;
  productName?: string | null | undefined;
  publishAt?: string | null | undefined;
  qty?: string | null | undefined;
  sku: string;
  status?: string | null | undefined;
  stock?: string | null | undefined;
  tags?: string | null | undefined;
};

export type ProductInput = {
  attributes?: Array<ProductAttributeInput> | null | undefined;
  barcode?: string | null | undefined;
  category?: ProductCategory | null | undefined;
  collection?: string | null | undefined;
  comparePrice?: number | null | undefined;
  cost?: number | null | undefined;
  description?: string | null | undefined;
  dimensions?: ProductSizeInput | null | undefined;
  image?: string | null | undefined;
  images?: Array<ProductImageInput> | null | undefined;
  isPhysical?: boolean | null | undefined;
  isTaxable?: boolean | null | undefined;
  options?: Array<ProductOptionInput> | null | undefined;
  ownCategoryId?: string | null | undefined;
  price?: number | null | undefined;
  productBrand?: string | null | undefined;
  productName?: string | null | undefined;
  publishAt?: string | null | undefined;
  qty?: number | null | undefined;
  richDescription?: unknown;
  sku?: string | null | undefined;
  status?: ProductStatus | null | undefined;
  stock?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
  taxClass?: TaxClass | null | undefined;
  variants?: Array<ProductVariantInput> | null | undefined;
  weight?: number | null | undefined;
};

export type ProductOptionInput = {
  name: string;
  values: Array<string>;
};

export type ProductSizeInput = {
  height: number;
  length: number;
  width: number;
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

export type ProductVariantInput = {
  choices: Array<string>;
  price: number;
  qty: number;
  sku: string;
};

export type ProfileInput = {
  designation?: string | null | undefined;
  fullName?: string | null | undefined;
  location?: string | null | undefined;
};

export type ProjectInput = {
  leader?: string | null | undefined;
  name?: string | null | undefined;
  progress?: number | null | undefined;
  project?: string | null | undefined;
};

export type ProjectSort =
  | 'LEADER'
  | 'PROGRESS'
  | 'PROJECT'
  | 'UPDATED';

export type PurchaseMethod =
  | 'BALANCE'
  | 'SANDBOX'
  | 'STRIPE';

export type ReceivedPaymentStatus =
  | 'FULLY_PAID'
  | 'PARTIALLY_PAID'
  | 'UNPAID';

export type RecordInput = {
  id: string;
  type: string;
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

export type RepeatScope =
  | 'ALL'
  | 'FOLLOWING'
  | 'THIS';

export type ReviewSort =
  | 'DATE'
  | 'PRODUCT'
  | 'RATING'
  | 'REVIEWER'
  | 'STATUS';

export type ReviewStatus =
  | 'PENDING'
  | 'PUBLISHED';

export type RoleRightInput = {
  create: boolean;
  read: boolean;
  subject: string;
  write: boolean;
};

export type SaleInput = {
  buyer?: string | null | undefined;
  date?: string | null | undefined;
  paidAmount?: number | null | undefined;
  status?: SalePaymentStatus | null | undefined;
  total?: number | null | undefined;
};

export type SalePaymentStatus =
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CONFIRMED';

export type SaleSort =
  | 'BUYER'
  | 'DATE'
  | 'PRODUCT'
  | 'STATUS'
  | 'TOTAL';

export type SandboxConditionsInput = {
  calls?: InjectedCalls | null | undefined;
  error?: InjectedError | null | undefined;
  errorRate?: number | null | undefined;
  latencyMs?: number | null | undefined;
};

export type SeedSize =
  | 'EMPTY'
  | 'LARGE'
  | 'SAMPLE';

export type ShippingZoneInput = {
  countries: Array<string>;
  days: string;
  name: string;
  rate: number;
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StoreEvent =
  | 'CUSTOMER_ADDED'
  | 'ORDER_PAID'
  | 'ORDER_PLACED'
  | 'ORDER_SENT'
  | 'PAYMENT_FAILED'
  | 'REVIEW_WAITING'
  | 'STOCK_LOW';

export type StoreLocationInput = {
  address: string;
  isFulfilling: boolean;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
};

export type StoreNotificationInput = {
  app: boolean;
  email: boolean;
  event: StoreEvent;
};

export type StoreSettingsInput = {
  address?: string | null | undefined;
  checkoutContact?: CheckoutContact | null | undefined;
  currency?: string | null | undefined;
  isAddressLineTwoAsked?: boolean | null | undefined;
  isCompanyNameAsked?: boolean | null | undefined;
  isPhoneAsked?: boolean | null | undefined;
  legalName?: string | null | undefined;
  locations?: Array<StoreLocationInput> | null | undefined;
  notifications?: Array<StoreNotificationInput> | null | undefined;
  orderPrefix?: string | null | undefined;
  payments?: Array<PaymentProvider> | null | undefined;
  shippingZones?: Array<ShippingZoneInput> | null | undefined;
  storeEmail?: string | null | undefined;
  storeName?: string | null | undefined;
  storePhone?: string | null | undefined;
  timeZone?: string | null | undefined;
  units?: UnitSystem | null | undefined;
};

export type StoreSettingsPart =
  | 'CHECKOUT'
  | 'LOCATIONS'
  | 'NOTIFICATIONS'
  | 'PAYMENTS'
  | 'SHIPPING'
  | 'STORE_DETAILS';

export type SubmissionFieldInput = {
  label?: string | null | undefined;
  name: string;
  value: string;
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

export type SubmissionSort =
  | 'FORM'
  | 'SUBMITTED'
  | 'TITLE';

export type TaxClass =
  | 'REDUCED'
  | 'STANDARD'
  | 'ZERO';

export type TextAction =
  | 'CHECK'
  | 'EXPAND'
  | 'POLISH';

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
  dialect?: TextDialect | null | undefined;
  keep?: Array<string> | null | undefined;
  length?: number | null | undefined;
  multilingualSpelling?: boolean | null | undefined;
  strength?: TextStrength | null | undefined;
  style?: TextStyle | null | undefined;
  tone?: TextTone | null | undefined;
  voice?: TextVoice | null | undefined;
};

export type TextRunEventType =
  | 'BLOCK'
  | 'DELTA'
  | 'END'
  | 'PROGRESS';

export type TextRunStatus =
  | 'DONE'
  | 'FAILED'
  | 'REFUSED'
  | 'RUNNING'
  | 'STOPPED';

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

export type TextVoice =
  | 'I'
  | 'IMPERATIVE'
  | 'WE';

export type UnitSystem =
  | 'IMPERIAL'
  | 'METRIC';

export type UserAddressInput = {
  city: string;
  postalCode: string;
  region: string;
  street: string;
};

export type UserBilling =
  | 'AUTO_DEBIT'
  | 'MANUAL_CASH'
  | 'MANUAL_CREDIT_CARD'
  | 'MANUAL_PAYPAL';

export type UserCardInput = {
  expires: string;
  holder: string;
  number: string;
};

export type UserConnectionInput = {
  isConnected: boolean;
  service: UserService;
};

export type UserImportRow = {
  company?: string | null | undefined;
  contact?: string | null | undefined;
  country?: string | null | undefined;
  email: string;
  fullName: string;
  plan?: string | null | undefined;
  role?: string | null | undefined;
  status?: string | null | undefined;
  username?: string | null | undefined;
};

export type UserInput = {
  avatar?: string | null | undefined;
  billing?: UserBilling | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  country?: string | null | undefined;
  currentPlan?: UserPlan | null | undefined;
  email?: string | null | undefined;
  fullName?: string | null | undefined;
  language?: string | null | undefined;
  role?: UserRole | null | undefined;
  taxId?: string | null | undefined;
  username?: string | null | undefined;
};

export type UserNotice =
  | 'ACCOUNT_ACTIVITY'
  | 'MENTION'
  | 'NEW_BROWSER'
  | 'NEW_DEVICE'
  | 'NEW_FOR_YOU';

export type UserNotificationInput = {
  app: boolean;
  browser: boolean;
  email: boolean;
  type: UserNotice;
};

export type UserPlan =
  | 'BASIC'
  | 'COMPANY'
  | 'ENTERPRISE'
  | 'TEAM';

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
  address?: UserAddressInput | null | undefined;
  connections?: Array<UserConnectionInput> | null | undefined;
  isTwoStep?: boolean | null | undefined;
  notifications?: Array<UserNotificationInput> | null | undefined;
  primaryMethod?: string | null | undefined;
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

export type VehicleWarning =
  | 'ECU_NOT_RESPONDING'
  | 'FUEL_PROBLEMS'
  | 'NO_WARNINGS'
  | 'OIL_LEAKAGE'
  | 'TEMPERATURE_NOT_OPTIMAL';

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

export type WordEntryKind =
  | 'EXPIRE'
  | 'GRANT'
  | 'REFUND'
  | 'RELEASE'
  | 'RESERVE';
