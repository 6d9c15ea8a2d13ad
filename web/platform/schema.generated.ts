export type AccountLanguage = 'CN' | 'EN'

export type AccountRole = 'ADMIN' | 'REGULAR'

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

export type CardBrand = 'AMEX' | 'MASTERCARD' | 'VISA'

export type CheckoutContact = 'EMAIL' | 'PHONE_OR_EMAIL'

/** An address to be kept. */
export type CustomerAddressInput = {
  /** 1 to 500 characters. */
  address: string
  isBilling?: boolean | null | undefined
  /** True takes it from the one that was; the first address is both. */
  isShipping?: boolean | null | undefined
  /** 1 to 60 characters. */
  label: string
}

export type CustomerCountry = 'AUSTRALIA' | 'BRAZIL' | 'CHINA' | 'FRANCE' | 'INDIA' | 'UNITED_STATES'

/** What becomes of a line. */
export type CustomerImportState =
  | 'ADDED'
  /** Somebody has this e-mail already, in the shop or further up in the file. */
  | 'TAKEN'
  | 'WRONG'

/** What may be said of a customer; what is left out stays as it is. */
export type CustomerInput = {
  /** At most 500 characters: where parcels go, and bills unless there is another address. */
  address?: string | null | undefined
  /** Digits, spaces and + ( ) -, at most 30 characters. */
  contact?: string | null | undefined
  country?: CustomerCountry | null | undefined
  /** Full name, 1 to 120 characters. */
  customer?: string | null | undefined
  /** Unique whatever the case. */
  email?: string | null | undefined
  /** Active for a new customer. */
  status?: CustomerStatus | null | undefined
}

/** A line of a file of customers, as it was written. */
export type CustomerLine = {
  address?: string | null | undefined
  contact?: string | null | undefined
  /** A country's name, its two letters, or its name in this schema, whatever the case. */
  country?: string | null | undefined
  customer?: string | null | undefined
  email?: string | null | undefined
}

/** What the customer wants to be written to about; what is left out stays as it is. */
export type CustomerNoticesInput = {
  news?: boolean | null | undefined
  offers?: boolean | null | undefined
  orders?: boolean | null | undefined
  wishlist?: boolean | null | undefined
}

/** What a customer has subscribed to. */
export type CustomerPlan =
  | 'BASIC'
  /** Free parcels. */
  | 'PLUS'
  /** Free parcels, and sales a day earlier. */
  | 'PREMIUM'

/** What may be said of a customer's profile; what is left out stays as it is. */
export type CustomerProfileInput = {
  isTwoStep?: boolean | null | undefined
  notices?: CustomerNoticesInput | null | undefined
  plan?: CustomerPlan | null | undefined
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

/** By what was spent: silver from 500 US dollars, gold from 1,500. */
export type CustomerTier = 'BRONZE' | 'GOLD' | 'SILVER'

/** How a change came in. */
export type Door =
  /** Another client of this API. */
  | 'GRAPHQL'
  | 'REST'
  /** The server by itself, such as at a scheduled time. */
  | 'SYSTEM'
  /** The web application. */
  | 'UI'

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

export type OperationKind =
  | 'CHANGE'
  /** Did again what an undo had taken back. */
  | 'REDO'
  /** Took another operation back. */
  | 'UNDO'

export type OrderChannel =
  /** In the shop itself, where it is handed over. */
  'STORE' | 'WEBSITE'

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

/** How much of an item is packed. */
export type OrderItemFulfilment = {
  /** Pieces that are packed, 0 to its `qty`. */
  fulfilled: number
  /** Of the item. */
  id: string
}

export type OrderPayment =
  /** Also what was paid back. */
  'CANCELLED' | 'FAILED' | 'PAID' | 'PENDING'

export type OrderSort = 'CUSTOMER' | 'DATE' | 'ORDER' | 'PAYMENT' | 'SPENT' | 'STATUS'

export type OrderStatus = 'DELIVERED' | 'DISPATCHED' | 'OUT_FOR_DELIVERY' | 'READY_TO_PICKUP'

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

/** What may be said of a category of one's own; what is left out stays as it is. */
export type OwnCategoryInput = {
  /** A path on this server that begins with `/`, or an https address. A new one without it gets a drawing of its parent. */
  image?: string | null | undefined
  /** Its products follow it there. */
  parent?: ProductCategory | null | undefined
  /** Letters and digits with - between them, unique. A new one without it gets one made of its title. */
  slug?: string | null | undefined
  /** Active for a new one unless said otherwise. */
  status?: OwnCategoryStatus | null | undefined
  /** 1 to 60 characters. */
  title?: string | null | undefined
}

export type OwnCategoryStatus =
  | 'ACTIVE'
  /** No longer offered for products; those in it stay. */
  | 'INACTIVE'

/** One page of a list. Nonsense falls back to the defaults. */
export type PageInput = {
  /** 1 to 100 rows; -1 gives all, up to 1,000. */
  itemsPerPage?: number | null | undefined
  /** Counted from 1. A page beyond the last is empty. */
  page?: number | null | undefined
}

export type PaymentMethod = 'MASTERCARD' | 'PAYPAL'

export type PaymentProvider = 'BANK_TRANSFER' | 'CARD' | 'CASH_ON_DELIVERY' | 'PAYPAL'

export type PermissionRole = 'ADMINISTRATOR' | 'MANAGER' | 'RESTRICTED_USER' | 'SUPPORT' | 'USERS'

export type PermissionSort = 'DATE' | 'NAME'

/** An attribute as it shall be. */
export type ProductAttributeInput = {
  /** 1 to 40 characters. */
  name: string
  /** 1 to 200 characters. */
  value: string
}

export type ProductCategory = 'ACCESSORIES' | 'ELECTRONICS' | 'GAMES' | 'HOME_DECOR' | 'OFFICE' | 'SHOES'

/** A picture as it shall be. */
export type ProductImageInput = {
  /** At most 200 characters. */
  alt?: string | null | undefined
  /** A path on this server that begins with `/`, or an https address. */
  src: string
}

/** A row of a file, as text: null where the file has no such column. Empty clears what may be empty, and stands for nothing said elsewhere. */
export type ProductImportRow = {
  barcode?: string | null | undefined
  /** One of the six, such as `Home decor` or `HOME_DECOR`. */
  category?: string | null | undefined
  comparePrice?: string | null | undefined
  cost?: string | null | undefined
  description?: string | null | undefined
  image?: string | null | undefined
  /** Slug or title of one of the shop's own. */
  ownCategory?: string | null | undefined
  /** US dollars, such as `12.50` or `$1,200`. */
  price?: string | null | undefined
  productBrand?: string | null | undefined
  productName?: string | null | undefined
  /** An instant such as `2026-12-24T09:00:00.000Z`, for what is scheduled. */
  publishAt?: string | null | undefined
  qty?: string | null | undefined
  /** Whose product it is: a known one is changed, another one added. */
  sku: string
  /** `published`, `scheduled` or `inactive`. */
  status?: string | null | undefined
  /** `true` or `false`, `yes` or `no`. */
  stock?: string | null | undefined
  /** With `;` between them. */
  tags?: string | null | undefined
}

/** What may be said of a product; what is left out stays as it is. */
export type ProductInput = {
  /** At most 20, each name once. */
  attributes?: Array<ProductAttributeInput> | null | undefined
  /** Digits; empty for none. */
  barcode?: string | null | undefined
  /** Electronics unless said otherwise. */
  category?: ProductCategory | null | undefined
  /** At most 60 characters; empty for none. */
  collection?: string | null | undefined
  /** US dollars before it was reduced; 0 for none. */
  comparePrice?: number | null | undefined
  /** US dollars that it costs the shop; 0 for unknown. */
  cost?: number | null | undefined
  /** At most 4,000 characters; what was formatted is plain text then. */
  description?: string | null | undefined
  /** Zeros for unknown. */
  dimensions?: ProductSizeInput | null | undefined
  /** A path on this server that begins with `/`, or an https address. Without one, a new product gets a drawing of its category. */
  image?: string | null | undefined
  /** At most 8, each once; the first becomes `image`. They take the place of those that are there. */
  images?: Array<ProductImageInput> | null | undefined
  /** True unless said otherwise. */
  isPhysical?: boolean | null | undefined
  /** True unless said otherwise. */
  isTaxable?: boolean | null | undefined
  /** At most 3, with at most 100 combinations; given together with `variants`, and empty for none. */
  options?: Array<ProductOptionInput> | null | undefined
  /** One of the shop's own, which brings its parent as `category` with it; empty for none. Another `category` alone takes it out. */
  ownCategoryId?: string | null | undefined
  /** 0 or more, at most two decimals. */
  price?: number | null | undefined
  /** At most 120 characters. */
  productBrand?: string | null | undefined
  /** 1 to 120 characters. */
  productName?: string | null | undefined
  /** In the future; needed to schedule. */
  publishAt?: string | null | undefined
  /** 0 or more. */
  qty?: number | null | undefined
  /**
   * The description with its formatting: a tree of paragraphs, headings, lists, quotes and texts that may be bold, italic or
   * links, as ProseMirror writes it; at most 16,000 bytes. `description` becomes its plain text.
   */
  richDescription?: unknown
  /** 1 to 20 digits and letters, with - between them; unique whatever the case. */
  sku?: string | null | undefined
  /** As with `setProductStatus`; a new product is inactive unless said otherwise. */
  status?: ProductStatus | null | undefined
  /** True for a new product that has pieces. */
  stock?: boolean | null | undefined
  /** At most 12, each of 1 to 30 characters. */
  tags?: Array<string> | null | undefined
  taxClass?: TaxClass | null | undefined
  /** Those that are sold, 1 to 100 where there are options. They take the place of those that are there, and `qty` is their sum. */
  variants?: Array<ProductVariantInput> | null | undefined
  /** Kilograms, at most 1,000, with at most three decimals; 0 for unknown. */
  weight?: number | null | undefined
}

/** An option as it shall be. */
export type ProductOptionInput = {
  /** 1 to 30 characters, each name once. */
  name: string
  /** 1 to 20 values of 1 to 30 characters, each once. */
  values: Array<string>
}

/** The measures of a parcel in centimetres, at most 1,000, with at most one decimal. */
export type ProductSizeInput = {
  height: number
  length: number
  width: number
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

/** A variant as it shall be. */
export type ProductVariantInput = {
  /** A value of each option, in their order. */
  choices: Array<string>
  /** US dollars, 0 or more, at most two decimals. */
  price: number
  /** 0 to 1,000,000. */
  qty: number
  /** As with products; unique among these, too. */
  sku: string
}

/** One row of the demonstration data, by its type in this schema. */
export type RecordInput = {
  id: string
  /** Such as `Review`. */
  type: string
}

export type ReferralSort = 'EARNING' | 'REFERRED_ID' | 'STATUS' | 'USER' | 'VALUE'

export type ReferralStatus = 'PAID' | 'REJECTED' | 'UNPAID'

export type ReviewSort = 'DATE' | 'PRODUCT' | 'RATING' | 'REVIEWER' | 'STATUS'

export type ReviewStatus =
  /** Waiting to be read; not in the shop. */
  | 'PENDING'
  /** Shown in the shop. */
  | 'PUBLISHED'

/** What a role shall be allowed on one subject. */
export type RoleRightInput = {
  create: boolean
  read: boolean
  /** 1 to 60 characters; each subject once. */
  subject: string
  write: boolean
}

/** A shipping zone as it shall be. */
export type ShippingZoneInput = {
  /** 1 to 250 names of countries. */
  countries: Array<string>
  /** 1 to 60 characters, such as `2–4 days`. */
  days: string
  /** 1 to 120 characters, each name once. */
  name: string
  /** US dollars, 0 or more, at most two decimals. */
  rate: number
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

/** A location as it shall be. */
export type StoreLocationInput = {
  /** At most 300 characters. */
  address: string
  isFulfilling: boolean
  /** -90 to 90; both or neither. */
  latitude?: number | null | undefined
  /** -180 to 180. */
  longitude?: number | null | undefined
  /** 1 to 120 characters, each name once. */
  name: string
}

/** A row of the matrix of notifications as it shall be. */
export type StoreNotificationInput = {
  app: boolean
  email: boolean
  /** Each event once; what is not named is told by neither channel. */
  event: StoreEvent
}

/** What to change of the settings; lists are replaced whole. */
export type StoreSettingsInput = {
  /** At most 300 characters. */
  address?: string | null | undefined
  checkoutContact?: CheckoutContact | null | undefined
  /** ISO 4217, such as `USD`. */
  currency?: string | null | undefined
  isAddressLineTwoAsked?: boolean | null | undefined
  isCompanyNameAsked?: boolean | null | undefined
  isPhoneAsked?: boolean | null | undefined
  /** 1 to 120 characters. */
  legalName?: string | null | undefined
  /** At most 50. */
  locations?: Array<StoreLocationInput> | null | undefined
  /** At most 50. */
  notifications?: Array<StoreNotificationInput> | null | undefined
  /** At most 10 characters. */
  orderPrefix?: string | null | undefined
  payments?: Array<PaymentProvider> | null | undefined
  /** At most 50. */
  shippingZones?: Array<ShippingZoneInput> | null | undefined
  storeEmail?: string | null | undefined
  /** 1 to 120 characters. */
  storeName?: string | null | undefined
  /** 5 to 20 digits, spaces, dots, dashes and brackets, with or without `+`; empty for none. */
  storePhone?: string | null | undefined
  /** IANA name, such as `Europe/Paris`. */
  timeZone?: string | null | undefined
  units?: UnitSystem | null | undefined
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
  dialect?: TextDialect | null | undefined
  /** Words that must stay as they are, at most 200, beside the personal dictionary. */
  keep?: Array<string> | null | undefined
  /** Wanted length of an expansion as a multiple of the source, 1.25 to 2. Heeded by language models only. */
  length?: number | null | undefined
  strength?: TextStrength | null | undefined
  style?: TextStyle | null | undefined
  tone?: TextTone | null | undefined
  /** Who speaks where notes become sentences; `IMPERATIVE` when not given. */
  voice?: TextVoice | null | undefined
}

export type TextRunEventType = 'BLOCK' | 'DELTA' | 'END' | 'PROGRESS'

export type TextRunStatus =
  | 'DONE'
  /** The engine failed; `message` says how. Costs nothing. */
  | 'FAILED'
  /** Nothing could honestly be done; `message` says why. Costs nothing. */
  | 'REFUSED'
  | 'RUNNING'
  /** Stopped by its writer. Costs the words of what had arrived. */
  | 'STOPPED'

export type TextStrength =
  /** Clear errors only. */
  | 'LIGHT'
  | 'STANDARD'
  /** Style suggestions are applied too. */
  | 'THOROUGH'

export type TextStyle = 'EXAMPLES' | 'EXPLAIN' | 'PROSE'

export type TextTone = 'CONCISE' | 'FORMAL' | 'FRIENDLY' | 'NEUTRAL'

export type TextVoice = 'I' | 'IMPERATIVE' | 'WE'

export type UnitSystem = 'IMPERIAL' | 'METRIC'

/** Where bills shall go. */
export type UserAddressInput = {
  city: string
  postalCode: string
  region: string
  /** At most 200 characters. */
  street: string
}

export type UserBilling = 'AUTO_DEBIT' | 'MANUAL_CASH' | 'MANUAL_CREDIT_CARD' | 'MANUAL_PAYPAL'

/** A card as its holder reads it. The number is checked, and not kept but for its last four digits. */
export type UserCardInput = {
  /** Month and year, such as `08/28`. */
  expires: string
  holder: string
  /** Visa, Mastercard or American Express; spaces do not matter. */
  number: string
}

/** Whether the user shall be connected with a service. */
export type UserConnectionInput = {
  isConnected: boolean
  service: UserService
}

/** A row of a file. Words are taken in whatever case; an empty one counts as left out. */
export type UserImportRow = {
  company?: string | null | undefined
  contact?: string | null | undefined
  country?: string | null | undefined
  email: string
  fullName: string
  /** `basic`, which it is when left out, `team`, `company` or `enterprise`. */
  plan?: string | null | undefined
  /** `admin`, `editor`, `author`, `maintainer` or `subscriber`, which it is when left out. */
  role?: string | null | undefined
  /** `active`, `inactive` or `pending`, which it is when left out. */
  status?: string | null | undefined
  username?: string | null | undefined
}

/** What is left out, or null, stays; a new user gets the role subscriber, the plan basic, automatic debit, and a username made of the e-mail. */
export type UserInput = {
  /** A path that begins with / or an https address; empty for none. */
  avatar?: string | null | undefined
  billing?: UserBilling | null | undefined
  company?: string | null | undefined
  contact?: string | null | undefined
  country?: string | null | undefined
  currentPlan?: UserPlan | null | undefined
  email?: string | null | undefined
  fullName?: string | null | undefined
  language?: string | null | undefined
  role?: UserRole | null | undefined
  taxId?: string | null | undefined
  username?: string | null | undefined
}

export type UserNotice = 'ACCOUNT_ACTIVITY' | 'MENTION' | 'NEW_BROWSER' | 'NEW_DEVICE' | 'NEW_FOR_YOU'

/** Whether a user shall be told of something, and how. */
export type UserNotificationInput = {
  app: boolean
  browser: boolean
  email: boolean
  type: UserNotice
}

export type UserPlan = 'BASIC' | 'COMPANY' | 'ENTERPRISE' | 'TEAM'

export type UserRole = 'ADMIN' | 'AUTHOR' | 'EDITOR' | 'MAINTAINER' | 'SUBSCRIBER'

export type UserService = 'ASANA' | 'DRIBBBLE' | 'GITHUB' | 'GOOGLE' | 'LINKEDIN' | 'MAILCHIMP' | 'SLACK'

/** What is left out, or null, stays; of lists, what is not named stays. */
export type UserSettingsInput = {
  address?: UserAddressInput | null | undefined
  connections?: Array<UserConnectionInput> | null | undefined
  isTwoStep?: boolean | null | undefined
  notifications?: Array<UserNotificationInput> | null | undefined
  /** Id of the card that bills go to. */
  primaryMethod?: string | null | undefined
}

export type UserSort = 'BILLING' | 'EMAIL' | 'PLAN' | 'ROLE' | 'STATUS' | 'USER'

export type UserStatus =
  | 'ACTIVE'
  /** Suspended. */
  | 'INACTIVE'
  /** Invited, and not there yet. */
  | 'PENDING'

export type WordEntryKind =
  /** Gone because their time was up. */
  | 'EXPIRE'
  /** Given: the welcome grant or a bought pack. */
  | 'GRANT'
  /** Given back when a run used less, failed or was stopped. */
  | 'RELEASE'
  /** Set aside when a run starts. */
  | 'RESERVE'
