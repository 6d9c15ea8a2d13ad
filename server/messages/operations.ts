/**
 * English messages of operations, by action. `count` is the number of changed rows of the first table and `name` the
 * first row's name; other parameters come with the action.
 */
export const operations = {
  // Academy.
  TOPIC_COMPLETED: 'Completed a topic',
  TOPIC_REOPENED: 'Marked a topic as not completed',
  TOPIC_BOOKMARKED: 'Bookmarked a topic',
  TOPIC_UNBOOKMARKED: 'Removed the bookmark of a topic',
  TOPIC_POSITION_SAVED: 'Played a lecture',
  SECTION_TEST_TAKEN: 'Took a section test',
  COURSE_NOTE_ADDED: 'Added a course note',
  COURSE_NOTE_UPDATED: 'Updated a course note',
  COURSE_NOTE_DELETED: 'Deleted a course note',
  LEARNING_GOAL_SET: 'Set the weekly learning goal',
  COURSE_RATED: 'Rated a course',
  COURSE_RATING_REMOVED: 'Removed the rating of a course',
  COURSE_RESTARTED: 'Restarted a course',
  COURSE_FAVORITED: 'Added a course to the favorites',
  COURSE_UNFAVORITED: 'Removed a course from the favorites',

  // Account.
  ACCESS_REQUESTED: 'Requested access: {{action}} {{subject}}',

  // Analytics.
  DASHBOARD_ARRANGED: 'Changed the dashboard layout',
  DASHBOARD_RESET: 'Reset the dashboard layout',
  PROJECT_DELETED: 'Deleted a project',
  PROJECT_UPDATED: 'Updated a project',

  // Calendar.
  EVENT_ADDED: 'Added an event',
  EVENT_CHANGED: 'Changed an event',
  EVENT_DELETED: 'Deleted an event',

  // Chat.
  MESSAGE_SENT: 'Sent a message',
  MESSAGE_EDITED: 'Edited a message',
  MESSAGE_DELETED: 'Deleted a message',
  MESSAGE_MARKED: 'Marked a message as delivered or seen',
  REACTION_ADDED: 'Reacted to a message',
  REACTION_REMOVED: 'Removed a reaction',
  CHAT_SEEN: 'Opened a conversation',
  CHAT_CLEARED: 'Cleared the conversation with {{name}}',
  CONTACT_BLOCKED: 'Blocked {{name}}',
  CONTACT_UNBLOCKED: 'Unblocked {{name}}',
  CONTACT_ADDED: 'Added {{name}} to chat',
  CONTACT_MUTED: 'Muted {{name}}',
  CONTACT_UNMUTED: 'Unmuted {{name}}',
  CHAT_PROFILE_CHANGED: 'Changed the chat profile',

  // Customers.
  CUSTOMER_CREATED: 'Added a customer',
  CUSTOMER_UPDATED: 'Changed a customer',
  CUSTOMER_ACTIVATED_one: 'Activated a customer',
  CUSTOMER_ACTIVATED_other: 'Activated {{count, number}} customers',
  CUSTOMER_DEACTIVATED_one: 'Deactivated a customer',
  CUSTOMER_DEACTIVATED_other: 'Deactivated {{count, number}} customers',
  CUSTOMER_DELETED_one: 'Deleted a customer',
  CUSTOMER_DELETED_other: 'Deleted {{count, number}} customers',
  CUSTOMER_IMPORTED_one: 'Imported a customer',
  CUSTOMER_IMPORTED_other: 'Imported {{count, number}} customers',
  CUSTOMERS_MERGED: 'Merged two customers',
  CUSTOMER_PROFILE_UPDATED: 'Changed a customer profile',
  CUSTOMER_ADDRESS_ADDED: 'Added a customer address',
  CUSTOMER_ADDRESS_UPDATED: 'Changed a customer address',
  CUSTOMER_ADDRESS_DELETED: 'Deleted a customer address',
  CUSTOMER_WISH_DELETED: 'Removed a product from a wish list',
  CUSTOMER_RESET_SENT: 'Sent a customer a password reset email',

  // Documents.

  // Email.
  EMAIL_CHANGED_one: 'Changed an email',
  EMAIL_CHANGED_other: 'Changed {{count, number}} emails',
  EMAIL_LABELED_one: 'Changed the labels of an email',
  EMAIL_LABELED_other: 'Changed the labels of {{count, number}} emails',
  DRAFT_SAVED: 'Saved a draft',
  EMAIL_SENT: 'Sent an email',
  EMAIL_REPLIED: 'Replied to an email',
  SEARCH_SAVED: 'Saved a search',
  SAVED_SEARCH_RENAMED: 'Renamed a saved search',
  SAVED_SEARCH_DELETED: 'Deleted a saved search',
  TRASH_EMPTIED_one: 'Permanently deleted an email',
  TRASH_EMPTIED_other: 'Permanently deleted {{count, number}} emails',

  // FAQ and help.
  HELP_ARTICLE_RATED: 'Rated the help article "{{title}}"',
  HELP_SEARCH_MISSED: 'Searched the help for "{{text}}" without a result',

  // Front.

  // History.

  // Invoices.
  CLIENT_CREATED: 'Added a client',
  CLIENT_UPDATED: 'Updated a client',
  INVOICE_CREATED: 'Created an invoice',
  INVOICE_DELETED_one: 'Deleted an invoice',
  INVOICE_DELETED_other: 'Deleted {{count, number}} invoices',
  INVOICE_DOWNLOADED: 'Marked an invoice as downloaded',
  INVOICE_DUPLICATED: 'Duplicated an invoice',
  INVOICE_PAYMENT_ADDED: 'Added a payment to an invoice',
  INVOICE_LINK_CREATED: 'Created a link to an invoice',
  INVOICE_LINKS_REVOKED: 'Revoked the links to an invoice',
  INVOICE_OPENED: 'A client opened an invoice',
  INVOICE_PAID_one: 'Marked an invoice as paid',
  INVOICE_PAID_other: 'Marked {{count, number}} invoices as paid',
  INVOICE_REMINDED_one: 'Reminded a client of an invoice',
  INVOICE_REMINDED_other: 'Reminded clients of {{count, number}} invoices',
  INVOICE_SENT_one: 'Sent an invoice',
  INVOICE_SENT_other: 'Sent {{count, number}} invoices',
  INVOICE_UPDATED: 'Updated an invoice',

  // Kanban.
  BOARD_ADDED: 'Added a board',
  BOARD_RENAMED: 'Renamed a board',
  BOARD_LIMITED: 'Changed the card limit of a board',
  BOARD_DELETED: 'Deleted a board',
  BOARDS_REORDERED: 'Reordered the boards',
  CARD_ADDED: 'Added a card',
  CARD_CHANGED: 'Changed a card',
  CARD_MOVED: 'Moved a card',
  CARDS_PLACED: 'Moved cards',
  CARD_ARCHIVED: 'Archived a card',
  CARD_DELETED: 'Deleted a card',
  CARD_COMMENTED: 'Commented on a card',
  CARD_COMMENT_DELETED: 'Deleted a comment on a card',

  // Logistics.
  VEHICLE_MOVED: 'Moved a vehicle',
  VEHICLE_WARNING_SET: 'Set a vehicle warning',
  VEHICLE_WARNING_CLEARED: 'Cleared a vehicle warning',

  // Notifications.

  // Orders.
  ORDER_ADDRESS_UPDATED: 'Updated the address of an order',
  ORDER_CANCELED: 'Canceled an order',
  ORDER_CONFIRMATION_SENT: 'Sent the confirmation of an order',
  ORDER_DELETED_one: 'Deleted an order',
  ORDER_DELETED_other: 'Deleted {{count, number}} orders',
  ORDER_DELIVERED_one: 'Marked an order as delivered',
  ORDER_DELIVERED_other: 'Marked {{count, number}} orders as delivered',
  ORDER_DISPATCHED_one: 'Marked an order as dispatched',
  ORDER_DISPATCHED_other: 'Marked {{count, number}} orders as dispatched',
  ORDER_FULFILLMENT_UPDATED: 'Updated the fulfillment of an order',
  ORDER_NOTE_ADDED: 'Added a note to an order',
  ORDER_OUT_FOR_DELIVERY_one: 'Marked an order as out for delivery',
  ORDER_OUT_FOR_DELIVERY_other: 'Marked {{count, number}} orders as out for delivery',
  ORDER_PAID: 'Marked an order as paid',
  ORDER_PAYMENT_CANCELED: 'Canceled the payment of an order',
  ORDER_PAYMENT_FAILED: 'Marked the payment of an order as failed',
  ORDER_PAYMENT_PENDING: 'Marked the payment of an order as pending',
  ORDER_READY_FOR_PICKUP_one: 'Marked an order as ready for pickup',
  ORDER_READY_FOR_PICKUP_other: 'Marked {{count, number}} orders as ready for pickup',
  ORDER_REFUNDED: 'Refunded an order',
  ORDER_TRACKING_UPDATED: 'Updated the tracking number of an order',

  // Permissions.
  PERMISSION_CREATED: 'Added a permission',
  PERMISSION_UPDATED: 'Updated a permission',
  PERMISSION_DELETED_one: 'Deleted a permission',
  PERMISSION_DELETED_other: 'Deleted {{count, number}} permissions',

  // Products.
  PRODUCT_CREATED: 'Added a product',
  PRODUCT_UPDATED: 'Changed a product',
  PRODUCT_PUBLISHED_one: 'Published a product',
  PRODUCT_PUBLISHED_other: 'Published {{count, number}} products',
  PRODUCT_UNPUBLISHED_one: 'Unpublished a product',
  PRODUCT_UNPUBLISHED_other: 'Unpublished {{count, number}} products',
  PRODUCT_SCHEDULED_one: 'Scheduled a product',
  PRODUCT_SCHEDULED_other: 'Scheduled {{count, number}} products',
  PRODUCT_PUBLISHED_AS_SCHEDULED_one: 'Published a product as scheduled',
  PRODUCT_PUBLISHED_AS_SCHEDULED_other: 'Published {{count, number}} products as scheduled',
  PRODUCT_PRICE_CHANGED_one: 'Changed the price of a product',
  PRODUCT_PRICE_CHANGED_other: 'Changed the prices of {{count, number}} products',
  PRODUCT_RESTOCKED: 'Restocked a product (+{{pieces, number}})',
  PRODUCT_RESTOCKED_WITH_NOTE: 'Restocked a product (+{{pieces, number}}: {{note}})',
  PRODUCT_VARIANT_RESTOCKED: 'Restocked a product (+{{pieces, number}} {{variant}})',
  PRODUCT_VARIANT_RESTOCKED_WITH_NOTE: 'Restocked a product (+{{pieces, number}} {{variant}}: {{note}})',
  PRODUCT_DUPLICATED: 'Duplicated a product',
  PRODUCT_DELETED_one: 'Deleted a product',
  PRODUCT_DELETED_other: 'Deleted {{count, number}} products',
  PRODUCT_IMPORTED_one: 'Imported a product',
  PRODUCT_IMPORTED_other: 'Imported {{count, number}} products',
  CATEGORY_CREATED: 'Added a category',
  CATEGORY_UPDATED: 'Changed a category',
  CATEGORY_MOVED: 'Reordered the categories',
  CATEGORY_DELETED: 'Deleted a category',

  // Profile.
  APP_CONNECTED: 'Connected an app',
  APP_DISCONNECTED: 'Disconnected an app',
  CONNECTION_ADDED: 'Connected with a person',
  CONNECTION_REMOVED: 'Removed a connection',
  PROFILE_UPDATED: 'Updated the profile',
  TEAM_LEFT: 'Left a team',
  TEAM_STARRED: 'Starred a team',
  TEAM_UNSTARRED: 'Removed the star of a team',

  // Referrals.
  REFERRAL_INVITED: 'Invited a referral',
  REFERRAL_PAID_one: 'Paid a referral',
  REFERRAL_PAID_other: 'Paid {{count, number}} referrals',
  REFERRAL_REJECTED: 'Rejected a referral',
  REFERRAL_REOPENED: 'Reopened a referral',
  REFERRAL_SIGNED_UP: 'Someone signed up with your link',

  // Reviews.
  REVIEW_PUBLISHED_one: 'Published a review',
  REVIEW_PUBLISHED_other: 'Published {{count, number}} reviews',
  REVIEW_UNPUBLISHED_one: 'Unpublished a review',
  REVIEW_UNPUBLISHED_other: 'Unpublished {{count, number}} reviews',
  REVIEW_REPLIED: 'Replied to a review',
  REVIEW_REPLY_DELETED: 'Deleted the reply to a review',
  REVIEW_DELETED_one: 'Deleted a review',
  REVIEW_DELETED_other: 'Deleted {{count, number}} reviews',

  // Roles.
  ROLE_CREATED: 'Added a role',
  ROLE_UPDATED: 'Updated a role',
  ROLE_DELETED: 'Deleted a role',

  // Sales.
  SALE_COMPLETED: 'Completed a sale',
  SALE_CANCELED: 'Canceled a sale',
  SALE_PAYMENT_RECORDED: 'Recorded a payment',
  SALE_UPDATED: 'Changed a sale',
  SALE_DELETED_one: 'Deleted a sale',
  SALE_DELETED_other: 'Deleted {{count, number}} sales',

  // Search.

  // Store.
  STORE_SETTINGS_UPDATED: 'Changed the store settings',
  STORE_SETTINGS_RESET: 'Reset the store settings',
  STORE_DETAILS_RESET: 'Reset the store details',
  STORE_PAYMENTS_RESET: 'Reset the payment settings',
  STORE_CHECKOUT_RESET: 'Reset the checkout settings',
  STORE_SHIPPING_RESET: 'Reset the shipping settings',
  STORE_LOCATIONS_RESET: 'Reset the locations',
  STORE_NOTIFICATIONS_RESET: 'Reset the notification settings',

  // Submissions.
  FORM_SUBMITTED: 'Submitted a form',
  SUBMISSION_DELETED_one: 'Deleted a submission',
  SUBMISSION_DELETED_other: 'Deleted {{count, number}} submissions',

  // Text.

  // Users.
  INVITATION_RESENT: 'Sent an invitation again',
  USER_ACTIVATED: 'Activated a user',
  USER_CARD_ADDED: 'Added a payment method to a user',
  USER_CARD_REMOVED: 'Removed a payment method from a user',
  USER_CREATED: 'Added a user',
  USER_DELETED_one: 'Deleted a user',
  USER_DELETED_other: 'Deleted {{count, number}} users',
  USER_IMPORTED_one: 'Imported a user',
  USER_IMPORTED_other: 'Imported {{count, number}} users',
  USER_INVITED: 'Invited a user',
  USER_PASSWORD_CHANGED: 'Changed the password of a user',
  USER_SETTINGS_UPDATED: 'Updated the settings of a user',
  USER_SIGNED_OUT: 'Signed a user out',
  USER_SUSPENDED: 'Suspended a user',
  USER_UPDATED_one: 'Updated a user',
  USER_UPDATED_other: 'Updated {{count, number}} users',

  // Words.

  // Workspace.
  SNAPSHOT_RESTORED: 'Restored the snapshot "{{snapshot}}"',
  WORKSPACE_IMPORTED: 'Imported a workspace file',
  ROW_RESTORED_AS: '{{type}} {{id}} is now {{restoredAs}}: its ID is in use again',
  WORKSPACE_RESET: 'Reset to the demo data',
} as const satisfies Record<string, string>
