/**
 * English messages of expected errors, by reason. `{{field}}` is the input's name; other parameters come with the
 * reason. Clients also get the reason and parameters, to format messages in any language.
 */
export const errors = {
  // Input fields.
  REQUIRED: '{{field}} must be given',
  NOT_TEXT: '{{field}} must be a string',
  NOT_NUMBER: '{{field}} must be a number',
  NOT_INTEGER: '{{field}} must be an integer',
  NOT_BOOLEAN: '{{field}} must be true or false',
  NOT_LIST: '{{field}} must be a list',
  NOT_OBJECT: '{{field}} must be an object',
  NOT_ONE_OF: '{{field}} must be one of {{allowed}}',
  NOT_DATE: '{{field}} must be a date such as 2026-11-21',
  NOT_INSTANT: '{{field}} must be an instant such as 2026-11-21T09:30:00.000Z',
  NOT_EMAIL: '{{field}} must be an email address such as ada@example.com',
  NOT_URL: '{{field}} must be a path that begins with / or an https address',
  NOT_MONEY: '{{field}} must be an amount of 0 or more with at most two decimals',
  INVALID_FORMAT: '{{field}} has the wrong format',
  INVALID_VALUE: '{{field}} is not valid',
  TEXT_NOT_STORABLE: '{{field}} must be well-formed Unicode without NUL characters',
  TOO_SHORT: '{{field}} must have at least {{min, number}} characters',
  TOO_LONG: '{{field}} must have at most {{max, number}} characters',
  TOO_FEW_ITEMS: '{{field}} must have at least {{min, number}} entries',
  TOO_MANY_ITEMS: '{{field}} must have at most {{max, number}} entries',
  TOO_SMALL: '{{field}} must be {{min, number}} or more',
  TOO_LARGE: '{{field}} must be {{max, number}} or less',
  OUT_OF_RANGE: '{{field}} must be from {{min, number}} to {{max, number}}',
  BODY_NOT_JSON: 'The body is not valid JSON in UTF-8',
  BODY_NOT_OBJECT: 'The body must be a JSON object',
  // Records.
  NOT_FOUND: '{{type}} {{id}} does not exist',
  UNKNOWN_ID: 'There is nothing with the ID "{{id}}"',
  IDS_OUT_OF_RANGE: '{{field}} must name 1 to {{max, number}} records',
  VERSION_CONFLICT: 'This record changed since you read it',
  ROW_CHANGED: '{{type}} {{id}} changed in the meantime',
  ID_REUSED: 'The ID {{id}} is in use again',
  ALREADY_UNDONE: 'This was already undone',
  NOTHING_TO_REVERT: 'This cannot be undone',
  OPERATION_NOT_FOUND: 'There is no operation {{id}}, or it is older than the last {{kept, number}}',
  VALUE_TAKEN_SINCE: '{{type}}: "{{value}}" has been taken by another record since',
  IN_USE_SINCE: '{{type}} {{id}} is in use since, by {{userType}} {{userId}}',
  PARENT_GONE: '{{type}} {{id}} belongs to {{parentType}} {{parentId}}, which no longer exists',
  PUBLIC_ROW_TOO_LARGE: '{{type}}: {{bytes, number}} bytes, but the public workspace takes {{max, number}}. Sign in to use your own.',
  PUBLIC_WORKSPACE_FULL:
    '{{type}}: the public workspace holds {{max, number}} at most. Delete some, wait for its daily reset, or sign in to use your own.',
  ROW_TOO_LARGE: '{{type}}: {{bytes, number}} bytes, but a record has at most {{max, number}}. Shorten {{field}}.',
  TOO_MANY_ROWS: '{{type}}: a workspace holds {{max, number}} at most. Delete some first.',
  WORKSPACE_TOO_LARGE: 'A workspace holds at most {{max, number}} bytes. Delete some records, or reset it.',
  ANSWER_TOO_LARGE: 'This answer would have more than {{max, number}} characters. Ask for fewer records at once.',
  ALREADY_TAKEN: '{{type}}: another record has a value that must be unique',
  TRANSITION_NOT_ALLOWED: '{{from}} can become {{allowed}}, not {{to}}',
  STATE_FINAL: '{{from}} is final',
  // Authentication and access.
  API_KEY_FORBIDDEN: 'API keys cannot do this. Sign in instead.',
  API_KEY_NOT_FOUND: 'You have no API key {{id}}',
  API_KEY_READ_ONLY: 'This API key can only read',
  TOO_MANY_API_KEYS: 'An account has at most {{max}} API keys. Revoke one first.',
  SIGN_IN_REQUIRED: 'Sign in first',
  SESSION_ENDED: 'Your session has ended, or this server shows its data to signed-in visitors only. Sign in.',
  FORBIDDEN: 'You do not have permission to do this',
  RIGHT_REQUIRED: 'Your account needs the right to manage {{subject}}',
  PUBLIC_READ_ONLY: 'The public workspace is read-only. Sign in to change your own data.',

  // Academy.

  // Account.
  ABILITY_NAME_INVALID: '{{field}} must be a name of 1 to {{max}} letters, as in an ability rule',
  ACCESS_REQUESTS_EXCEEDED: 'At most {{max}} access requests a day are allowed. Wait {{seconds}} seconds',
  ACCOUNT_EXISTS: 'This email address already has an account. Sign in, or set a new password.',
  ACCOUNT_NOT_FOUND: 'There is no account for {{email}}',
  CODE_INVALID: 'The code is wrong or has expired. Request a new one.',
  CURRENT_PASSWORD_WRONG: 'The current password is wrong',
  DEMO_PASSWORD_FIXED: 'The email address and password of a demo account cannot be changed',
  EMAIL_NOT_YOURS: 'This is not the email address of your account. Enter the one you sign in with.',
  SIGN_INS_BUSY: 'Many people are signing in right now. Try again in a few seconds.',
  PASSWORD_IS_EMAIL: 'The password must not be your email address. Choose another one.',
  PASSWORD_SET_SIGN_IN: 'Your new password is set. Sign in with it and a code of your authenticator app.',
  PASSWORD_TOO_COMMON: 'This password is easy to guess. Choose another one.',
  PREFERENCES_INVALID: '{{field}} must be at most {{maxNames}} names, each with true, false, or a text of at most {{max}} characters',
  QUOTA_EXCEEDED: '{{what}}: at most {{max}} within {{minutes}} minutes. Wait {{seconds}} seconds',
  SIGN_IN_CODE_REQUIRED:
    'More than {{max}} sign-ins to this account failed within {{hours}} hours. Request an emailed code, and sign in with it and your password.',
  SESSION_NOT_FOUND: 'You have no session {{id}}',
  TOO_MANY_TRIES: 'Too many tries. Wait {{seconds}} seconds',
  TWO_STEP_ALREADY_ON: 'Two-step sign-in is already on',
  TWO_STEP_CODE_INVALID: 'The code is wrong or was used before. Enter the current code of your authenticator app, or a recovery code.',
  TWO_STEP_CODE_REQUIRED: 'Enter the code of your authenticator app, or a recovery code.',
  TWO_STEP_NOT_ON: 'Two-step sign-in is not on',
  TWO_STEP_NOT_SET_UP: 'Start the setup of two-step sign-in first',
  WRONG_LOGIN: 'Invalid email or password',

  // Analytics.
  CARDS_INCOMPLETE: '{{field}} must name each card once: {{allowed}}',

  // Billing.
  CARD_NUMBER: '{{field}} must not contain a card number',
  COUPON_ENDED: 'The coupon {{code}} ended on {{day}}',
  COUPON_UNKNOWN: 'There is no coupon {{code}}',
  COUPON_USED: 'You have used the coupon {{code}} for order {{outTradeNo}}',
  NO_PLAN: 'You have no plan. Buy one first.',
  NOT_A_PLAN: '{{id}} is not a plan',
  NOT_COUNTRY: '{{field}} must be a country code of two letters, such as US',
  NOT_ENOUGH_MONEY: 'This costs ${{needed}}, and your balance is ${{left}}. Add ${{missing}} or choose another payment method.',
  PURCHASE_NOT_PAID: 'This order is {{status}}. Only paid orders can be refunded.',
  PURCHASE_NOT_PENDING: 'This order is {{status}}. Only pending orders can be canceled.',
  PACK_UNKNOWN: 'There is nothing to buy with the ID "{{id}}"',
  PARTIAL_REFUND_FORBIDDEN: 'Only administrators can refund a part of an order',
  PAYMENT_PROVIDER_DOWN: 'The payment provider cannot be reached. Nothing was charged, and the order is kept. Try again in a minute.',
  PAYMENT_METHOD_OFF: 'Payment by {{method}} is not set up on this server',
  PLAN_CANCELED: 'Your plan is already canceled',
  PLAN_IS_CURRENT: '{{plan}} is already your plan',
  PLAN_NOT_CANCELED: 'Your plan is not canceled',
  PRICE_CHANGED: 'The total is ${{total}} now. Confirm the new price.',
  REFUND_MONEY_SPENT: 'The balance is too small for this refund: ${{missing}} are missing',
  REFUND_WORDS_SPENT: 'This refund takes back {{wanted, number}} words, but {{missing, number}} of them were used',
  TOO_MANY_ORDERS: 'At most {{max}} orders can wait for payment. Pay or cancel some first.',
  TOO_MANY_WORDS: 'An account holds at most {{max, number}} words. Use some before you buy more.',
  WEBHOOK_EVENT_INVALID: 'The body is not an event',
  WEBHOOK_SIGNATURE_INVALID: 'The signature is missing, wrong, or older than five minutes',
  WEBHOOK_TOO_LARGE: 'The body is too large',

  // Calendar.
  END_BEFORE_START: '{{field}} must not be before start',
  YEAR_OUT_OF_RANGE: '{{field}} must be in the years {{min}} to {{max}}',
  NOT_EVENT_URL: '{{field}} must be empty or an https, http, or mailto address',
  NOT_REPEAT_RULE: '{{field}} must be a repeat rule such as FREQ=WEEKLY;COUNT=5',
  NOT_OCCURRENCE: '{{field}} must be the start of an occurrence of the event',
  TOO_MANY_EVENTS: 'A workspace holds at most {{max, number}} events. Delete some first.',

  // Chat.
  NOT_YOUR_MESSAGE: 'Only your own messages can be changed',
  CONTACT_BLOCKED: '{{name}} is blocked. Unblock the contact to exchange messages.',
  REPLY_NOT_IN_CHAT: '{{field}} must be a message of this conversation',
  NOT_EMOJI: '{{field}} must be a single emoji',
  TOO_MANY_REACTIONS: 'A message has at most {{max, number}} reactions',
  CHAT_PROFILE_NOT_FOUND: 'There is no chat profile',

  // Customers.
  NOT_PHONE_CHARACTERS: '{{field}} must contain only digits, spaces and + ( ) -',
  CUSTOMER_KEY_REQUIRED: 'Give either id or customerId',
  CUSTOMER_NOT_FOUND: 'There is no customer with this customerId',
  CUSTOMER_EMAIL_TAKEN: 'Another customer has this email address. Use a different one.',
  MERGE_WITH_ITSELF: 'A customer cannot be merged with itself. Name another one.',
  TOO_MANY_ADDRESSES: 'A customer has at most {{max, number}} addresses. Delete one first.',
  WISH_NOT_FOUND: 'Product {{id}} is not on the wish list',

  // Developer pages.
  ERROR_INJECTED: 'This error is simulated by the sandbox settings of your session. Turn them off at /dev/sandbox',
  ID_REPEATED: '{{field}}: the ID {{id}} is repeated',
  SHARE_READ_ONLY: 'This link only shows the workspace. Sign in to change your own data.',
  TOO_MANY_SHARES: 'A workspace has at most {{max, number}} links. Revoke one first.',
  TOO_MANY_SNAPSHOTS: 'A workspace keeps at most {{max, number}} snapshots. Delete one first.',
  WORKSPACE_FILE_TOO_LARGE: 'A workspace file has at most {{max, number}} rows',

  // Documents.
  DOCUMENTS_TOO_LARGE: 'The documents of an account have at most {{max, number}} bytes in total. Delete some permanently first.',
  DOCUMENT_NOT_IN_TRASH: 'Only documents in the trash can be deleted permanently. Move it to the trash first.',
  TOO_MANY_DOCUMENTS: 'An account holds at most {{max, number}} documents, including the trash. Delete some permanently first.',
  CONTENT_NOT_DOC: 'The root node of {{field}} must have the type "doc"',
  CONTENT_TOO_LARGE: '{{field}} must have at most {{max, number}} bytes as JSON; it has {{bytes, number}}',
  CONTENT_TOO_DEEP: 'Nodes of {{field}} must be nested at most {{max}} deep',
  CONTENT_NODE_NOT_OBJECT: 'Every node of {{field}} must be an object',
  CONTENT_NODE_KEY_UNKNOWN: 'A node of {{field}} can have type, attrs, marks, content, and text, but not "{{key}}"',
  CONTENT_NODE_TYPE_INVALID: 'Every node of {{field}} must have a type of 1 to {{max}} characters',
  CONTENT_CHILDREN_NOT_LIST: 'The content of a node of {{field}} must be a list of nodes',
  CONTENT_TEXT_MISPLACED: 'In {{field}}, nodes of the type "text" must have a text, and other nodes must not',
  CONTENT_TEXT_INVALID: 'A text of {{field}} must be well-formed Unicode without NUL characters, not empty, and without content',
  CONTENT_ATTRS_NOT_OBJECT: 'The attrs of a node of {{field}} must be an object',
  CONTENT_ATTRS_INVALID: 'The attrs of a node of {{field}} must be well-formed Unicode without NUL characters, nested at most {{max}} deep',
  CONTENT_MARKS_NOT_LIST: 'The marks of a node of {{field}} must be a list',
  CONTENT_MARK_NOT_OBJECT: 'Every mark in {{field}} must be an object',
  CONTENT_MARK_INVALID: 'A mark in {{field}} must have a type, and can have attrs, but nothing else',

  // Email.
  HTML_TOO_COMPLEX: '{{field}} must have at most {{max, number}} HTML elements, nested at most {{maxDepth}} deep',
  NOT_A_DRAFT: 'Email {{id}} is not a draft',
  REPLY_TO_DRAFT: 'Email {{id}} is a draft. Send it before replying.',
  RECIPIENT_REQUIRED: '{{field}} must have at least one address',

  // FAQ and help.
  ARTICLE_NOT_FOUND: 'There is no article "{{slug}}"',

  // Files.
  FILE_DAMAGED: '{{name}} is not a readable {{expected}} file. Save it again in its program and upload that.',
  FILE_EMPTY: 'The file is empty',
  FILE_NOT_FOUND: 'This file does not exist. Upload it again.',
  FILE_TOO_LARGE: 'A file can have at most {{megabytes, number}} MB',
  FILE_TYPE_DIFFERS: '{{name}} is named as {{expected}}, but it is {{found}}. Correct its name, or choose another file.',
  FILES_FULL: 'A workspace holds at most {{files, number}} files and {{megabytes, number}} MB. Delete some attachments first.',
  UPLOADS_BUSY: 'Too many uploads are running. Wait until one has ended.',

  // Front.

  // History.
  NOTHING_TO_REDO: 'There is nothing to redo',
  NOTHING_TO_UNDO: 'There is nothing to undo',
  RESET_TOO_SOON: 'The sample data has just been reset. Wait {{seconds}} seconds',

  // Invoices.
  CLIENT_UNKNOWN: '{{field}} must be the ID of a client',
  DAY_TOO_LATE: '{{field}} must be a day before the year {{year}}',
  DISCOUNT_TOO_LARGE: 'discount must not be more than cost times qty',
  DUE_BEFORE_ISSUED: 'dueDate must not be before issuedDate',
  INVOICE_NOT_FOUND: 'No invoice found with this id',
  INVOICE_NOT_SENT: 'A draft cannot be paid. Send it first.',
  INVOICE_PAID: 'This invoice is already paid',
  LINK_NOT_FOUND: 'This link is not valid, or it was revoked',
  ONE_RECIPIENT: 'Give a recipient for one invoice only',
  TOO_MANY_DECIMALS: '{{field}} must have at most {{max, number}} decimals',
  INVOICE_TOTAL_TOO_LARGE: '{{field}} must not come to more than ${{max, number}}',
  PAYMENT_OUT_OF_RANGE: '{{field}} must be more than 0 and at most the balance of ${{max, number}}',
  TOTAL_BELOW_PAYMENTS: 'The new total must not be less than the payments of ${{paid, number}}',

  // Kanban.
  BOARD_NOT_FOUND: 'There is no board with this ID, and none titled "{{title}}"',
  BOARD_TITLE_TAKEN: 'Another board is titled "{{title}}". Choose another title.',
  BOARD_ORDER_INCOMPLETE: '{{field}} must name every board exactly once',
  CARD_PLACED_SINCE: 'Card {{id}} has been placed on another board since',
  NOT_IMAGE_ADDRESS: '{{field}} must be a path, or an http or https address',
  TOO_MANY_BOARDS: 'A workspace holds at most {{max, number}} boards. Delete one first.',
  TOO_MANY_CARDS: 'A workspace holds at most {{max, number}} cards. Delete some first.',
  TOO_MANY_CARDS_READ: 'One operation can read at most {{max, number}} cards',
  TOO_MANY_COMMENTS: 'A card holds at most {{max, number}} comments. Delete some first.',

  // Logistics.

  // Notifications.

  // Orders.
  FULFILLED_OUT_OF_RANGE: '{{name}}: fulfilled must be an integer from 0 to {{max, number}}',
  ID_OR_ORDER_REQUIRED: 'Give either id or order',
  ORDER_CANCELED: 'This order is already canceled',
  ORDER_DELIVERED: 'This order is already delivered',
  ORDER_ITEM_NOT_FOUND: 'Order {{order}} has no item {{id}}',
  ORDER_NOT_PAID: 'Only a paid order can be refunded',
  ORDER_NUMBER_NOT_FOUND: 'There is no order with the number {{order}}',
  REFUND_OUT_OF_RANGE: '{{field}} must be more than 0 and at most {{max}}',
  TRACKING_NUMBER_INVALID: '{{field}} must be letters, digits, spaces, and hyphens',

  // Permissions.
  NAME_TAKEN: 'The name "{{name}}" is already in use. Choose another one.',
  PERMISSION_IN_USE_one: 'A role has this permission. Take it from the role first, or set force.',
  PERMISSION_IN_USE_other: '{{count, number}} roles have this permission. Take it from them first, or set force.',

  // Products.
  REPEATED: '{{field}} must not contain the same entry twice',
  AMOUNT_OUT_OF_RANGE: '{{field}} must be from 0 to {{max, number}}, with at most {{decimals}} decimals',
  DIMENSIONS_INCOMPLETE: '{{field}} must have a length, a width and a height, or none of them',
  BARCODE_NOT_DIGITS: '{{field}} must contain only digits',
  RICH_TEXT_NOT_LIST: '{{field}}: content and marks must be lists',
  RICH_TEXT_TOO_LARGE: '{{field}} has {{bytes, number}} bytes as JSON; at most {{max, number}} are allowed',
  RICH_TEXT_NODE_INVALID: '{{field}}: every node and mark must be an object with a type',
  RICH_TEXT_NODE_MISPLACED: '{{field}}: a node of the type "{{type}}" is not allowed here',
  RICH_TEXT_TOO_DEEP: '{{field}} must be nested at most {{max}} levels deep',
  RICH_TEXT_TEXT_INVALID: '{{field}}: text must be non-empty, well-formed Unicode without NUL characters',
  RICH_TEXT_MARK_UNKNOWN: '{{field}}: marks are bold, italic, and links to http, https or mailto addresses',
  SKU_INVALID: '{{field}}: "{{sku}}" is not a valid SKU. Use letters and digits with hyphens between them.',
  SKU_TAKEN: 'The SKU {{sku}} is already in use. Choose another one.',
  SKU_REPEATED: 'The SKU {{sku}} is used twice in this product. Give each variant its own.',
  SKU_IN_ROW: '{{sku}} is already in row {{row}}',
  IMPORT_ROWS_OUT_OF_RANGE: 'Give 1 to {{max, number}} rows',
  CATEGORY_UNKNOWN: 'There is no category "{{name}}" in this store',
  CATEGORY_ELSEWHERE: '{{title}} belongs to another category. Leave category out, or choose its parent.',
  TOO_MANY_CATEGORIES: 'A store has at most {{max, number}} categories of its own. Delete one first.',
  MOVE_TARGET_INVALID: '{{field}} must be another category of this store',
  SLUG_INVALID: '{{field}} must be letters and digits with hyphens between them',
  SLUG_TAKEN: 'The slug {{slug}} is already in use. Choose another one.',
  PERCENT_OUT_OF_RANGE: '{{field}} must be from {{min}} to {{max}}, and not 0',
  PUBLISH_AT_NOT_FUTURE: '{{field}} must be an instant in the future',
  QUANTITY_OF_VARIANTS: 'The quantity is the sum of the variants, which is {{sum, number}}. Change the variants instead.',
  VARIANT_REQUIRED: '{{field}} must name the variant to restock',
  VARIANTS_REQUIRED: '{{field}} must have at least one variant for a product with options',
  VARIANTS_WITHOUT_OPTIONS: '{{field}} must be empty for a product without options',
  OPTION_VALUES_INVALID: 'The option {{name}} must have 1 to {{max}} values, each once',
  TOO_MANY_COMBINATIONS: 'The options make {{combinations, number}} variants; at most {{max, number}} are allowed',
  VARIANT_CHOICES_INVALID: 'A variant must have one value of each option, not "{{choices}}"',
  PICTURE_SIGN_IN_REQUIRED: 'Sign in to upload pictures',
  PICTURE_TOO_LARGE: 'The picture has {{bytes, number}} bytes; at most {{max, number}} are allowed',
  PICTURE_TYPE_UNKNOWN: '{{field}} must be a PNG, JPEG or WebP picture in base64',
  PICTURE_BROKEN: 'This picture is damaged. Save it again in its format and upload that.',
  TOO_MANY_PICTURES: 'This workspace already has {{max, number}} pictures. Remove some from your products first.',

  // Profile.
  TAB_UNKNOWN: 'tab is one of {{allowed}}',

  // Referrals.
  ALREADY_REFERRED: '{{email}} has already been referred',
  REFERRAL_NUMBERS_TAKEN: 'All {{max, number}} numbers for referrals are in use',

  // Roles.
  ADMINISTRATOR_RIGHT_REQUIRED: 'The administrator must keep the right to read and write roles and permissions',
  NOT_ANOTHER_ROLE: '{{field}} must be another role that exists',
  ROLE_IN_USE_one: 'One user has this role. Give that user another role first.',
  ROLE_IN_USE_other: '{{count, number}} users have this role. Give them another role first.',
  SUBJECT_REPEATED: '{{field}} must name each subject once, but names "{{subject}}" twice',

  // Sales.
  PAID_AMOUNT_NOT_PARTIAL: '{{field}} must be more than 0 and less than {{total}}, the total',
  PAID_AMOUNT_MISMATCH: '{{field}} must be {{amount}}, or be left out, when a sale is {{status}}',

  // Search.

  // Store.
  NOT_PHONE: '{{field}} must be a phone number such as +1 555 0100, or empty',
  NOT_CURRENCY: '{{field}} must be an ISO 4217 code such as USD',
  ANSWERS_INCOMPLETE: '{{field}} must have one entry for each question',
  NOT_TIME_ZONE: '{{field}} must be an IANA time zone such as Europe/Paris',
  NAMED_TWICE: '{{field}} names "{{name}}" twice. Use each name once.',
  LOCATION_INCOMPLETE: '{{field}} must have both a latitude and a longitude, or neither',

  // Text.
  SOURCE_TOO_LONG: '{{field}} must have at most {{max, number}} characters; it has {{length, number}}. Send it in parts.',
  UNKNOWN_OPTION: 'There is no option {{field}}. Options are {{allowed}}.',
  NOT_ONE_WORD: '{{field}} must be one word without spaces',
  DICTIONARY_FULL: 'A dictionary holds at most {{max, number}} words. Remove some first.',
  TOO_MANY_IGNORED_RULES: 'At most {{max, number}} rules can be ignored. Restore one first.',
  IDEMPOTENCY_KEY_USED: 'This idempotency key was used for another text or other options. Use a new key.',
  IDEMPOTENCY_KEY_NOT_ASCII: 'An idempotency key must have 1 to {{max}} visible ASCII characters',
  TOO_MANY_RUNS: 'Your account already has {{max}} texts in progress. Try again when one has finished.',
  FREE_RUNS_EXCEEDED: 'At most {{max}} free runs a day are possible. Try again in {{seconds}} seconds, or start a new run.',
  UNCHARGED_RUNS_EXCEEDED: 'At most {{max}} runs a day can end without a charge. Try again in {{seconds}} seconds.',
  TRIALS_BUSY: 'Many visitors are trying this right now. Try again in a moment, or sign in.',
  RUN_NOT_ENDED: 'The run has not ended yet. Wait until it ends, or stop it.',
  RUN_NOT_FOUND: 'You have no run {{id}}. Runs are deleted after 30 days.',
  CHANGE_NOT_FOUND: 'The run has no change {{id}}',
  TRIAL_TOO_LONG: 'A trial takes at most {{max, number}} characters. Sign in for longer texts.',
  TRIAL_WORDS_OUT_OF_RANGE: 'A trial takes 1 to {{max, number}} words; this text has {{words, number}}. Sign in for longer texts.',

  // Users.
  CARD_EXPIRY_INVALID: '{{field}} must be a month in the future, such as 08/28',
  CARD_NUMBER_INVALID: '{{field}} must be the number of a Visa, Mastercard, or American Express card',
  DEVICE_NOT_FOUND: 'Device not found',
  LAST_ADMINISTRATOR: 'This is the last administrator. Make another user an administrator first.',
  NOTHING_TO_CHANGE: 'Give at least one of {{allowed}}',
  OWN_USER: 'You cannot delete your own user. Another user has to do it.',
  PAYMENT_METHOD_NOT_FOUND: 'Payment method not found',
  REPEATED_IN_FILE: '{{value}} appears earlier in the file',
  USERNAME_INVALID: '{{field}} must be letters and digits, with a period, underscore, or hyphen between them',
  USER_NOT_PENDING: '{{name}} has no pending invitation',
  USER_WITHOUT_EMAIL: '{{name}} has no email address',
  USER_FIELD_TAKEN: '{{value}} is already in use by another user. Choose another one.',

  // Words.
  NOT_ENOUGH_WORDS: 'This needs {{needed, number}} words, and you have {{left, number}}: {{missing, number}} are missing',

  // Server: storage, mail, limits, HTTP.
  INTERNAL_ERROR: 'Something went wrong on our side. If it happens again, send us this ID: {{requestId}}',
  TOKEN_INVALID: 'This token is not valid or has expired. Sign in again.',
  ADDRESS_MALFORMED: 'The address is not well formed',
  PATH_NOT_FOUND: 'There is nothing at {{path}}',
  METHOD_NOT_ALLOWED: 'This address takes {{allowed}}',
  HOST_UNKNOWN: 'This server does not answer for "{{host}}". If it should, set APP_URL to its public address.',
  ORIGIN_NOT_ALLOWED: 'Pages of {{origin}} may not write here without a token. Send one in the Authorization header.',
  METRICS_TOKEN_REQUIRED: 'Metrics need the token that METRICS_TOKEN sets, except from the same machine',
  BODY_TYPE_UNSUPPORTED: 'Send the body as application/json',
  HOST_REPEATED: 'A request must name one host',
  TOO_MANY_REQUESTS:
    'Too many requests. Wait {{seconds}} seconds. To change many records, use one bulk call: mutations that take ids, such as deleteReviews, REST paths that end in /status, /statuses, or /deletions, or an import.',
  BODY_COMPRESSED: 'Send the body without compression',
  BODY_INCOMPLETE: 'The body was not received completely',
  BODY_TOO_LARGE: 'The body must have at most {{max, number}} bytes',
  BODY_TOO_DEEP: '{{field}} must be nested at most {{max}} levels deep',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key must have 1 to 255 visible ASCII characters',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another request',
  REQUEST_IN_PROGRESS: 'The same request is still in progress. Try again in a moment.',
  VALUE_TAKEN: 'Another record has this name or number now',
  DATABASE_UNAVAILABLE: 'The database is not responding. Nothing was lost. Try again in a moment.',
  WRITE_QUEUE_FULL: 'Too many writes are waiting. Try again in a moment.',
  EVENTS_MISSED: 'Some events were missed. Reconnect and read again.',
  MAIL_NOT_SENT: 'The email could not be sent. Try again in a moment.',
  SEED_ROWS_LIMITED: '{{area}} can have at most {{max, number}} rows, because {{because}}',
} as const satisfies Record<string, string>
