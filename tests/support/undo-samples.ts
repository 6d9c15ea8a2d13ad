/** One write of each kind: the arguments and result of each mutation on seeded rows. */

/** Lists read from the workspace, by field. */
export interface Snapshot {
  rows: (list: string) => Record<string, unknown>[]
  /** Id of the first matching row of a list. */
  id: (list: string, isWanted?: (row: Record<string, unknown>) => boolean) => string
}

const quoted = (value: unknown) => JSON.stringify(value)
const status = (wanted: string) => (row: Record<string, unknown>) => row.status === wanted
const invoice = (wanted: string) => (row: Record<string, unknown>) => row.invoiceStatus === wanted
const firstOf = (row: Record<string, unknown>, field: string) => (row[field] as Record<string, unknown>[])[0] ?? {} // a list of rows

/** One that the seed has sent and nobody has paid. */
const sentInvoice = 5030

const arranged = `[${'PROJECTS GREETING ORDERS SALES PROFIT PAYMENTS REVENUE GROWTH MONEY CATEGORIES TRANSACTIONS ACTIVITY'
  .split(' ')
  .map((card, index) => `{ card: ${card}, isHidden: ${index > 8}, range: THIS_YEAR }`)
  .join(' ')}]`

/** Arguments of each mutation. Each must change something. */
export const samples: Record<string, (seen: Snapshot, prepared: Record<string, unknown>) => string> = {
  setTopicCompleted: seen => {
    const course = seen.rows('courses').find(row => Number(row.completedTasks) < Number(row.totalTasks)) ?? {}
    const topics = (course.sections as { topics: { id: string; isCompleted: boolean }[] }[]).flatMap(section => section.topics) // as selected
    return `id: ${topics.find(({ isCompleted }) => !isCompleted)?.id}, isCompleted: true`
  },
  restartCourse: seen => `id: ${seen.id('courses', row => Number(row.completedTasks) > 0)}`,
  setTopicBookmarked: () => 'id: 2, isBookmarked: true',
  saveTopicPosition: () => 'id: 2, seconds: 21',
  rateCourse: seen => `id: ${seen.id('courses', row => row.ownRating === null)}, rating: 3`,
  submitSectionTest: seen => {
    const section = seen.rows('courses').flatMap(row => row.sections as { id: string; score: number | null; topics: object[] }[]) // as selected
    const open = section.find(({ score }) => score === null)
    return `id: ${open?.id}, answers: [${open?.topics.map(() => 0).join()}]`
  },
  addCourseNote: () => 'topicId: 2, input: { seconds: 4, text: "New" }',
  updateCourseNote: seen => `id: ${seen.id('courseNotes')}, text: "Changed"`,
  deleteCourseNote: seen => `id: ${seen.id('courseNotes')}`,
  setWeeklyGoal: () => 'minutes: 95',
  setCourseFavorite: seen => `id: ${seen.id('courses', row => row.isFavorite === false)}, isFavorite: true`,
  updateProject: seen => `id: ${seen.id('projects')}, input: { name: "Renamed", progress: 13 }`,
  deleteProject: seen => `id: ${seen.id('projects')}`,
  arrangeDashboard: () => `cards: ${arranged}`,
  resetDashboard: () => '',
  createCalendarEvent: () =>
    `input: { title: "New", start: "2026-11-20T09:00:00.000Z", end: "2026-11-20T10:00:00.000Z", calendar: FAMILY }`,
  updateCalendarEvent: seen => `id: ${seen.id('calendarEvents')}, input: { title: "Renamed", guests: ["Ada"] }`,
  deleteCalendarEvent: seen => `id: ${seen.id('calendarEvents')}`,
  sendMessage: seen => `contactId: ${seen.id('contacts', row => row.chat === null)}, message: "Hello"`,
  markChatSeen: seen => {
    const chat = seen.rows('chats').find(row => Number(row.unseenMsgs) > 0) ?? {}
    return `contactId: ${(chat.contact as { id: string }).id}`
  },
  updateMessage: seen => `id: ${message(seen, each => each.isMine).id}, message: "Changed"`,
  deleteMessage: seen => `id: ${message(seen, each => each.isMine).id}`,
  reactToMessage: seen => `id: ${message(seen, each => !each.isMine).id}, emoji: "🎉", isOn: true`,
  clearChat: seen => `contactId: ${(seen.rows('chats')[0]?.contact as { id: string } | undefined)?.id}`,
  setContactBlocked: seen => `id: ${seen.id('contacts')}, isBlocked: true`,
  setContactMuted: seen => `id: ${seen.id('contacts')}, isMuted: true`,
  advanceMessage: seen => `id: ${message(seen, each => !each.isSeen).id}, isSeen: true`,
  updateChatProfile: () => `input: { about: "Back on Monday", isNotificationsOn: false, status: BUSY }`,
  createCustomer: () => `input: { customer: "New One", email: "new.one@example.com", country: FRANCE }`,
  updateCustomer: seen => `id: ${seen.id('customers')}, input: { customer: "Renamed", contact: "+1 555 0100" }`,
  setCustomerStatuses: seen =>
    `ids: [${seen.id('customers')}, ${String(seen.rows('customers')[1]?.id)}], status: ${seen.rows('customers')[0]?.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE'}`,
  deleteCustomers: seen => `ids: [${seen.id('customers')}, ${String(seen.rows('customers')[1]?.id)}]`,
  deleteCustomer: seen => `id: ${seen.id('customers')}`,
  updateCustomerProfile: seen =>
    `id: ${seen.id('customers')}, input: { plan: PREMIUM, isTwoStep: true, notices: { news: true, orders: false } }`,
  saveCustomerAddress: seen => `id: ${seen.id('customers')}, input: { label: "Studio", address: "Road 1", isShipping: true }`,
  deleteCustomerAddress: seen => `id: ${seen.id('customers')}, number: 1`,
  deleteCustomerWish: seen => {
    const { id, profile } = seen.rows('customers').find(row => wishes(row).length > 0) ?? {}
    return `id: ${String(id)}, productId: ${wishes({ profile })[0]?.id}`
  },
  sendCustomerReset: seen => `id: ${seen.id('customers')}`,
  importCustomers: () => `lines: [{ customer: "New One", email: "from.file@example.com", country: "France" }, { customer: "Nobody" }]`,
  mergeCustomers: seen =>
    `id: ${seen.id('customers')}, otherId: ${seen.id('customers', row => Number(row.order) > 0 && row.id !== seen.id('customers'))}`,
  updateEmails: seen => `ids: [${seen.id('emails')}, ${String(seen.rows('emails')[1]?.id)}], patch: { isStarred: true, folder: SPAM }`,
  toggleEmailLabel: seen => `ids: [${seen.id('emails')}], label: PRIVATE`,
  saveDraft: () => `input: { subject: "A draft", message: "Dear", to: [{ email: "a@example.com" }] }`,
  sendEmail: () => `input: { subject: "Sent", message: "Dear", to: [{ email: "a@example.com" }] }`,
  replyToEmail: seen => `id: ${seen.id('emails', row => row.folder === 'INBOX')}, input: { message: "Thank you" }`,
  emptyTrash: () => '',
  createInvoice: seen => `input: { clientId: ${seen.id('invoiceClients')}, items: [{ title: "A lamp", cost: 12.5, qty: 2 }] }`,
  updateInvoice: seen =>
    `id: ${seen.id('invoices', invoice('DRAFT'))}, input: { note: "Changed", items: [{ title: "A", cost: 1, qty: 1 }] }`,
  setInvoiceStatus: seen => `id: ${seen.id('invoices', invoice('DRAFT'))}, status: SENT`,
  addInvoicePayment: seen => `id: ${seen.id('invoices', invoice('SENT'))}, input: { amount: 1, method: CARD }`,
  duplicateInvoice: seen => `id: ${seen.id('invoices')}`,
  sendInvoices: seen => `ids: [${seen.id('invoices', invoice('DRAFT'))}]`,
  remindInvoices: seen => `ids: [${seen.id('invoices', invoice('PAST_DUE'))}]`,
  payInvoices: seen => `ids: [${seen.id('invoices', invoice('SENT'))}], method: CARD`,
  deleteInvoices: seen => `ids: [${seen.id('invoices')}]`,
  createInvoiceLink: seen => `id: ${seen.id('invoices')}`,
  revokeInvoiceLinks: () => `id: ${sentInvoice}`,
  openPublicInvoice: (_, { createInvoiceLink }) => `token: ${quoted((createInvoiceLink as { url: string }).url.split('/').at(-1))}`, // as prepared
  deleteInvoice: seen => `id: ${seen.id('invoices')}`,
  createInvoiceClient: () =>
    `input: { name: "New", company: "Firm", companyEmail: "firm@example.com", address: "Road 1", country: "France", contact: "+1 555 0100" }`,
  updateInvoiceClient: seen => `id: ${seen.id('invoiceClients')}, input: { name: "Renamed" }`,
  saveSearch: () => `name: "New", query: "is:starred"`,
  renameSavedSearch: seen => `id: ${seen.id('savedSearches')}, name: "Renamed"`,
  deleteSavedSearch: seen => `id: ${seen.id('savedSearches')}`,
  createBoard: () => `title: "New"`,
  renameBoard: seen => `id: ${seen.id('boards')}, title: "Renamed"`,
  limitBoard: seen => `id: ${seen.id('boards')}, cardLimit: 7`,
  deleteBoard: seen => `id: ${seen.id('boards')}`,
  orderBoards: seen =>
    `ids: ${quoted(
      seen
        .rows('boards')
        .map(({ id }) => id)
        .toReversed(),
    )}`,
  createCard: seen => `boardId: ${seen.id('boards')}, position: 1, input: { title: "New", labels: ["a"] }`,
  updateCard: seen => `id: ${card(seen)}, input: { title: "Renamed", dueDate: null }`,
  moveCard: seen => `id: ${card(seen)}, boardId: ${String(seen.rows('boards').at(-1)?.id)}, position: 0`,
  archiveCard: seen => `id: ${card(seen)}`,
  deleteCard: seen => `id: ${card(seen)}`,
  addCardComment: seen => `cardId: ${card(seen)}, text: "Good"`,
  deleteCardComment: seen => {
    const cards = seen.rows('boards').flatMap(board => board.items as { thread: { id: string }[] }[]) // as selected
    return `id: ${cards.find(({ thread }) => thread.length > 0)?.thread[0]?.id}`
  },
  setVehicleProgress: seen => `id: ${seen.id('vehicles')}, progress: 7`,
  setVehicleWarning: seen => `id: ${seen.id('vehicles', row => row.warnings !== 'FUEL_PROBLEMS')}, warning: FUEL_PROBLEMS`,
  setOrderStatus: seen => `id: ${seen.id('orders', status('DISPATCHED'))}, status: OUT_FOR_DELIVERY`,
  setOrderPayment: seen => `id: ${seen.id('orders', row => row.payment === 'PENDING')}, payment: PAID`,
  updateOrderAddress: seen => `id: ${seen.id('orders', status('DISPATCHED'))}, shippingAddress: "Road 1"`,
  addOrderNote: seen => `id: ${seen.id('orders')}, text: "Called"`,
  setOrderStatuses: seen => `ids: [${seen.id('orders', status('DISPATCHED'))}], status: OUT_FOR_DELIVERY`,
  fulfillOrder: seen => {
    const order = seen.rows('orders').find(row => row.payment === 'PAID' && row.fulfillment === 'NONE') ?? {}
    return `id: ${String(order.id)}, items: [{ id: ${String(firstOf(order, 'items').id)}, fulfilled: 1 }]`
  },
  setOrderTracking: seen => `id: ${seen.id('orders')}, trackingNumber: "DW 1234 5678"`,
  refundOrder: seen => `id: ${seen.id('orders', row => row.payment === 'PAID')}, amount: 1.5, reason: "A scratch"`,
  cancelOrder: seen => `id: ${seen.id('orders', status('DISPATCHED'))}, reason: "Changed their mind"`,
  resendOrderConfirmation: seen => `id: ${seen.id('orders')}`,
  deleteOrders: seen => `ids: [${seen.id('orders', row => row.customer !== null)}]`,
  deleteOrder: seen => `id: ${seen.id('orders', row => row.customer !== null)}`,
  createPermission: () => `name: "New", assignedTo: [MANAGER]`,
  updatePermission: seen => `id: ${seen.id('permissions')}, name: "Renamed", assignedTo: []`,
  deletePermission: seen => `id: ${seen.id('permissions')}, force: true`,
  deletePermissions: seen => `ids: [${seen.id('permissions')}, ${String(seen.rows('permissions')[1]?.id)}], force: true`,
  createProduct: () => `input: { productName: "New", productBrand: "Brand", category: OFFICE, sku: "90001", price: 12.5, qty: 3 }`,
  updateProduct: seen => `id: ${seen.id('products')}, input: { productName: "Renamed", price: 1.25 }`,
  setProductStatus: seen => `id: ${seen.id('products', status('PUBLISHED'))}, status: INACTIVE`,
  setProductStatuses: seen => `ids: [${seen.id('products', status('PUBLISHED'))}], status: INACTIVE`,
  changePrices: seen => `ids: [${seen.id('products')}], percent: 12.5`,
  restockProduct: seen => `id: ${seen.id('products', row => (row.options as unknown[]).length === 0)}, pieces: 12, note: "Came by ship"`,
  duplicateProduct: seen => `id: ${seen.id('products')}`,
  deleteProducts: seen => `ids: [${seen.id('products')}, ${String(seen.rows('products')[1]?.id)}]`,
  deleteProduct: seen => `id: ${seen.id('products')}`,
  importProducts: () => `rows: [{ sku: "FILED-1", productName: "Filed", price: "12.50" }]`,
  createOwnCategory: () => `input: { title: "Novelties", parent: GAMES }`,
  updateOwnCategory: seen => `id: ${seen.id('ownCategories')}, input: { title: "Renamed", parent: OFFICE }`,
  moveOwnCategory: seen => `id: ${seen.id('ownCategories')}, place: 1`,
  deleteOwnCategory: seen => `id: ${seen.id('ownCategories')}, moveTo: ${String(seen.rows('ownCategories')[1]?.id)}`,
  updateProfile: () => `input: { fullName: "Renamed", location: "Oslo" }`,
  setProfileConnected: seen => `isConnected: ${String(!seen.rows('profile')[0]?.isConnected)}`,
  setTeamStarred: seen => {
    const team = firstOf(seen.rows('profile')[0] ?? {}, 'teams')
    return `id: ${String(team.id)}, isStarred: ${String(!team.isStarred)}`
  },
  leaveTeam: seen => `id: ${String(firstOf(seen.rows('profile')[0] ?? {}, 'teams').id)}`,
  rateHelpArticle: () => `slug: "trash", isHelpful: false, reason: "Too short"`,
  updateHelpVote: seen => `id: ${seen.id('helpVotes')}, isHelpful: false, reason: "Changed"`,
  setAppConnected: seen => {
    const { id, isConnected } = seen.rows('connectedApps')[0] ?? {}
    return `id: ${String(id)}, isConnected: ${String(!isConnected)}, account: "team"`
  },
  setConnected: seen => {
    const connection = firstOf(seen.rows('profile')[0] ?? {}, 'connections')
    return `id: ${String(connection.id)}, isConnected: ${String(!connection.isConnected)}`
  },
  addConnectionToChat: seen => {
    const names = new Set(seen.rows('contacts').map(row => row.fullName))
    const { connections } = seen.rows('profile')[0] as { connections: { id: string; name: string }[] } // queried with these fields
    return `id: ${String(connections.find(({ name }) => !names.has(name))?.id)}`
  },
  setReferralStatus: seen => `id: ${seen.id('referrals', status('UNPAID'))}, status: PAID`,
  payReferrals: seen => `ids: [${seen.id('referrals', status('UNPAID'))}]`,
  inviteReferral: () => `email: "invited@example.com", name: "Invited"`,
  publishReview: seen => `id: ${seen.id('reviews', status('PENDING'))}`,
  unpublishReview: seen => `id: ${seen.id('reviews', status('PUBLISHED'))}`,
  replyToReview: seen => `id: ${seen.id('reviews')}, text: "Thank you"`,
  deleteReviewReply: seen => `id: ${seen.id('reviews', row => row.reply !== '')}`,
  publishReviews: seen => `ids: [${seen.id('reviews', status('PENDING'))}]`,
  unpublishReviews: seen => `ids: [${seen.id('reviews', status('PUBLISHED'))}]`,
  submitForm: () => `form: EXAMPLE, title: "New", fields: [{ name: "email", value: "ada@example.com" }]`,
  deleteSubmissions: seen => `ids: [${seen.id('submissions')}]`,
  deleteReviews: seen => `ids: [${seen.id('reviews')}, ${String(seen.rows('reviews')[1]?.id)}]`,
  deleteReview: seen => `id: ${seen.id('reviews')}`,
  createRole: () => `name: "Translator", rights: [{ subject: "Articles", read: true, write: false, create: false }]`,
  updateRole: seen => `id: ${seen.id('roles')}, name: "Renamed"`,
  deleteRole: seen => `id: ${seen.id('roles', row => row.name === 'Nobody')}`,
  updateSale: seen => `id: ${seen.id('sales', row => row.status !== 'CANCELLED')}, input: { date: "2026-11-02", total: 9999.99 }`,
  deleteSales: seen => `ids: [${seen.id('sales')}, ${String(seen.rows('sales')[1]?.id)}]`,
  setSaleStatus: seen => `id: ${seen.id('sales', row => (row.payment as { status: string }).status === 'CONFIRMED')}, status: COMPLETED`,
  setReceivedPayment: seen =>
    `id: ${seen.id('sales', row => (row.payment as { receivedPaymentStatus: string }).receivedPaymentStatus === 'PARTIALLY_PAID')}, status: FULLY_PAID`,
  updateStoreSettings: () => `input: { storeName: "Renamed", storePhone: "+1 555 0100" }`,
  resetStoreSettings: () => `part: PAYMENTS`,
  createUser: () => `input: { fullName: "New One", email: "new.one@example.com", role: ADMIN }`,
  updateUser: seen => `id: ${seen.id('users')}, input: { fullName: "Renamed", company: "Firm" }`,
  setUserStatus: seen => `id: ${seen.id('users', row => row.status === 'ACTIVE' && row.role !== 'ADMIN')}, status: INACTIVE`,
  updateUsers: seen => `ids: [${seen.id('users', row => row.role === 'EDITOR')}], role: AUTHOR, plan: ENTERPRISE`,
  deleteUsers: seen => `ids: [${seen.id('users', row => row.role !== 'ADMIN')}]`,
  inviteUser: () => `input: { email: "invited@example.com" }`,
  remindUser: seen => `id: ${seen.id('users', status('PENDING'))}`,
  importUsers: () => `rows: [{ fullName: "Filed", email: "filed@example.com", role: "Editor" }]`,
  updateUserSettings: () => `id: 2, input: { address: { street: "Road 1", city: "Town", region: "", postalCode: "1" } }`,
  changeUserPassword: () => `id: 1, password: "a new one 7"`,
  revokeUserDevices: () => `id: 1`,
  addUserCard: () => `id: 1, input: { number: "4242424242424242", expires: "08/90", holder: "Grace" }`,
  removeUserCard: () => `id: 1, card: "c1"`,
  deleteUser: seen => `id: ${seen.id('users', row => row.role !== 'ADMIN')}`,
}

/** Preceding writes that the mutation needs. */
export const preparations: Record<string, string> = {
  deleteRole: 'createRole(name: "Nobody") { id }',
  revokeInvoiceLinks: `createInvoiceLink(id: ${sentInvoice}) { id }`,
  openPublicInvoice: `createInvoiceLink(id: ${sentInvoice}) { url }`,
  resetDashboard: `arrangeDashboard(cards: ${arranged}) { id }`,
  resetStoreSettings: 'updateStoreSettings(input: { payments: [CASH_ON_DELIVERY] }) { version }',
}

interface Message {
  id: string
  isMine: boolean
  isSeen: boolean
}

const message = (seen: Snapshot, isWanted: (each: Message) => boolean) => {
  const messages = seen.rows('chats').flatMap(chat => chat.messages as Message[]) // as selected
  return messages.find(isWanted) ?? { id: 0 }
}
const wishes = ({ profile }: Record<string, unknown>) => (profile as { wishlist: { id: string }[] }).wishlist // as selected
const card = (seen: Snapshot) => String(firstOf(seen.rows('boards')[0] ?? {}, 'items').id)
