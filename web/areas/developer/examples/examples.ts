/** Example operations, one for each feature of the API. */
import type { Example } from './example.ts'
import { officeExamples } from './office.ts'
import { peopleExamples } from './people.ts'
import { shopExamples } from './shop.ts'

const text = 'I has recieve your mesage yesterday.\n\nThe informations was not writen very clearly, so many peoples did not came.'

export const examples: Example[] = [
  {
    name: 'Reviews: list, with search and sorting',
    query: `# Press Ctrl+Enter to run. Searches the product, the reviewer, and the text.
query Reviews($search: String, $status: ReviewStatus, $rating: Int) {
  reviews(search: $search, status: $status, rating: $rating, sort: DATE, order: DESC, page: { page: 1, itemsPerPage: 5 }) {
    total
    items {
      id
      product
      reviewer
      rating
      status
      head
      writtenAt
    }
  }
  reviewSummary {
    total
    average
    byRating
    byWeek {
      start
      count
      average
    }
  }
}`,
    variables: JSON.stringify({ search: '', status: 'PENDING', rating: 5 }, null, 2),
  },
  {
    name: 'Reviews: publish one',
    query: `mutation Publish($id: ID!) {\n  publishReview(id: $id) {\n    id\n    status\n    version\n  }\n}`,
    variables: JSON.stringify({ id: '60' }, null, 2),
  },
  {
    name: 'Reviews: reply to one',
    query: `# An earlier reply is replaced.\nmutation Reply($id: ID!, $text: String!) {\n  replyToReview(id: $id, text: $text) {\n    id\n    reply\n    repliedAt\n  }\n}`,
    variables: JSON.stringify({ id: '60', text: 'Thank you. The next edition has an insert.' }, null, 2),
  },
  {
    name: 'Reviews: delete the reply to one',
    query: `mutation DeleteReply($id: ID!) {\n  deleteReviewReply(id: $id) {\n    id\n    reply\n    repliedAt\n  }\n}`,
    variables: JSON.stringify({ id: '60' }, null, 2),
  },
  {
    name: 'Reviews: delete one',
    query: `# Undo it with the example "History: undo".\nmutation Delete($id: ID!) {\n  deleteReview(id: $id)\n}`,
    variables: JSON.stringify({ id: '59' }, null, 2),
  },
  {
    name: 'Referrals: list, with earnings',
    query: `query Referrals($status: ReferralStatus) {\n  referrals(status: $status, sort: EARNING, order: DESC, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      id\n      user\n      email\n      referredId\n      status\n      value\n      earning\n    }\n  }\n  referralSummary {\n    earning\n    unpaid\n    signups\n    conversion\n  }\n}`,
    variables: JSON.stringify({ status: 'UNPAID' }, null, 2),
  },
  {
    name: 'Referrals: mark one as paid',
    query: `mutation Pay($id: ID!) {\n  setReferralStatus(id: $id, status: PAID) {\n    id\n    status\n    version\n  }\n}`,
    variables: JSON.stringify({ id: '48' }, null, 2),
  },
  {
    name: 'Referrals: invite a person',
    query: `mutation Invite($email: String!, $name: String) {\n  inviteReferral(email: $email, name: $name) {\n    id\n    referredId\n    status\n  }\n}`,
    variables: JSON.stringify({ email: 'nour.saleh@barid.example', name: 'Nour Saleh' }, null, 2),
  },
  ...shopExamples,
  ...officeExamples,
  ...peopleExamples,
  {
    name: 'Sales: list, with search and sorting',
    query: `query Sales($search: String, $status: SalePaymentStatus) {\n  sales(search: $search, status: $status, sort: TOTAL, order: DESC, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      id\n      date\n      product {\n        name\n        price\n      }\n      buyer {\n        name\n      }\n      payment {\n        total\n        paidAmount\n        receivedPaymentStatus\n        status\n      }\n    }\n  }\n}`,
    variables: JSON.stringify({ search: '', status: 'CONFIRMED' }, null, 2),
  },
  {
    name: 'Sales: record a payment',
    query: `mutation Received($id: ID!, $paidAmount: Float) {\n  setReceivedPayment(id: $id, status: PARTIALLY_PAID, paidAmount: $paidAmount) {\n    id\n    payment {\n      total\n      paidAmount\n      receivedPaymentStatus\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '50', paidAmount: 10 }, null, 2),
  },
  {
    name: 'Sales: complete one',
    query: `mutation Complete($id: ID!) {\n  setSaleStatus(id: $id, status: COMPLETED) {\n    id\n    payment {\n      status\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '44' }, null, 2),
  },
  {
    name: 'Store: settings',
    query: `query Store {\n  storeSettings {\n    version\n    storeName\n    currency\n    timeZone\n    units\n    payments\n    shippingZones {\n      name\n      countries\n      rate\n      days\n    }\n    notifications {\n      event\n      email\n      app\n    }\n  }\n}`,
  },
  {
    name: 'Store: change settings, with conflict check',
    query: `mutation Settings($version: Int, $input: StoreSettingsInput!) {\n  updateStoreSettings(version: $version, input: $input) {\n    version\n    currency\n    units\n    payments\n  }\n}`,
    variables: JSON.stringify({ version: 1, input: { currency: 'EUR', payments: ['CARD', 'PAYPAL'] } }, null, 2),
  },
  {
    name: 'Store: reset one section to its defaults',
    query: `# Can be undone.\nmutation Defaults($part: StoreSettingsPart) {\n  resetStoreSettings(part: $part) {\n    version\n    payments\n  }\n}`,
    variables: JSON.stringify({ part: 'PAYMENTS' }, null, 2),
  },
  {
    name: 'Permissions: list, with search and sorting',
    query: `# Searches names, dates, and the beginning of roles.\nquery Permissions($search: String) {\n  permissions(search: $search, sort: NAME) {\n    total\n    items {\n      id\n      version\n      name\n      assignedTo\n      createdDate\n    }\n  }\n}`,
    variables: JSON.stringify({ search: 'man' }, null, 2),
  },
  {
    name: 'Permissions: add one',
    query: `mutation Add($name: String!, $assignedTo: [PermissionRole!]) {\n  createPermission(name: $name, assignedTo: $assignedTo) {\n    id\n    name\n    assignedTo\n  }\n}`,
    variables: JSON.stringify({ name: 'Publish Reviews', assignedTo: ['ADMINISTRATOR', 'SUPPORT'] }, null, 2),
  },
  {
    name: 'Permissions: change one, with conflict check',
    query: `mutation Assign($id: ID!, $version: Int, $assignedTo: [PermissionRole!]) {\n  updatePermission(id: $id, version: $version, assignedTo: $assignedTo) {\n    id\n    version\n    assignedTo\n  }\n}`,
    variables: JSON.stringify({ id: '7', version: 1, assignedTo: ['ADMINISTRATOR', 'SUPPORT', 'RESTRICTED_USER'] }, null, 2),
  },
  {
    name: 'Analytics: projects, with search and sorting',
    query: `query Projects($search: String) {\n  projects(search: $search, sort: PROGRESS, order: DESC) {\n    total\n    items {\n      id\n      version\n      name\n      project\n      leader\n      progress\n      hours\n    }\n  }\n}`,
    variables: JSON.stringify({ search: '' }, null, 2),
  },
  {
    name: 'Analytics: update progress, with conflict check',
    query: `mutation Progress($id: ID!, $version: Int, $progress: Int) {\n  updateProject(id: $id, version: $version, input: { progress: $progress }) {\n    id\n    version\n    progress\n  }\n}`,
    variables: JSON.stringify({ id: '2', version: 1, progress: 50 }, null, 2),
  },
  {
    name: 'Kanban: boards with their cards',
    query: `query Boards {\n  boards {\n    id\n    title\n    items {\n      id\n      title\n      dueDate\n      labels\n      members {\n        name\n      }\n      commentsCount\n    }\n  }\n}`,
  },
  {
    name: 'Kanban: move a card',
    query: `# Positions count from 0, without the card itself. Undo it with the example "History: undo".\nmutation Move($id: ID!, $boardId: ID!, $position: Int!) {\n  moveCard(id: $id, boardId: $boardId, position: $position) {\n    id\n    board {\n      title\n      itemsIds\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '1', boardId: '2', position: 0 }, null, 2),
  },
  {
    name: 'Kanban: add a card',
    query: `mutation Add($boardId: ID!, $input: CardInput!) {\n  createCard(boardId: $boardId, input: $input) {\n    id\n    title\n    members {\n      name\n      img\n    }\n  }\n}`,
    variables: JSON.stringify({ boardId: '1', input: { title: 'Buy string', labels: ['Warehouse'], members: ['Grace Wanjiku'] } }, null, 2),
  },
  {
    name: 'Calendar: events of a period',
    query: `query Events($calendars: [Calendar!], $from: DateTime, $to: DateTime) {\n  calendarEvents(calendars: $calendars, from: $from, to: $to) {\n    total\n    items {\n      id\n      title\n      start\n      end\n      allDay\n      calendar\n      guests\n      location\n    }\n  }\n}`,
    variables: JSON.stringify({ calendars: ['BUSINESS', 'FAMILY'], from: null, to: null }, null, 2),
  },
  {
    name: 'Calendar: add an event',
    query: `mutation Add($input: CalendarEventInput!) {\n  createCalendarEvent(input: $input) {\n    id\n    start\n    end\n    allDay\n  }\n}`,
    variables: JSON.stringify({ input: { title: 'Tea with Amara', start: '2026-12-04T15:00:00Z', calendar: 'PERSONAL' } }, null, 2),
  },
  {
    name: 'Calendar: move an event',
    query: `# The event keeps its length.\nmutation Move($id: ID!, $start: String!) {\n  updateCalendarEvent(id: $id, input: { start: $start }) {\n    start\n    end\n    version\n  }\n}`,
    variables: JSON.stringify({ id: '9', start: '2026-12-03T16:00:00Z' }, null, 2),
  },
  {
    name: 'Users: list, with permissions',
    query: `query Users($search: String, $role: UserRole, $status: UserStatus) {\n  users(search: $search, role: $role, status: $status, sort: USER, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      id\n      fullName\n      email\n      role\n      currentPlan\n      status\n      permissions {\n        subject\n        write\n      }\n    }\n  }\n  userSummary {\n    total\n    active\n    inactive\n    pending\n  }\n}`,
    variables: JSON.stringify({ search: '', role: 'EDITOR', status: 'ACTIVE' }, null, 2),
  },
  {
    name: 'Users: add one',
    query: `mutation AddUser($input: UserInput!) {\n  createUser(input: $input) {\n    id\n    fullName\n    username\n    role\n    status\n  }\n}`,
    variables: JSON.stringify({ input: { fullName: 'Nour Saleh', email: 'nour.saleh@barid.example', role: 'AUTHOR' } }, null, 2),
  },
  {
    name: 'Users: suspend one',
    query: `# Users 4, 11, and 17 are pending, and must become ACTIVE first.\nmutation SetStatus($id: ID!, $status: UserStatus!) {\n  setUserStatus(id: $id, status: $status) {\n    id\n    status\n    version\n  }\n}`,
    variables: JSON.stringify({ id: '2', status: 'INACTIVE' }, null, 2),
  },
  {
    name: 'Profile: yours',
    query: `{\n  profile {\n    fullName\n    designation\n    location\n    overview {\n      property\n      value\n    }\n    projects {\n      title\n      daysLeft\n      budget\n      budgetSpent\n    }\n    connections {\n      id\n      name\n      isConnected\n    }\n  }\n}`,
  },
  {
    name: 'Profile: connect with a person',
    query: `mutation Connect($id: ID!, $isConnected: Boolean!) {\n  setConnected(id: $id, isConnected: $isConnected) {\n    id\n    name\n    isConnected\n  }\n}`,
    variables: JSON.stringify({ id: '3', isConnected: true }, null, 2),
  },
  {
    name: 'Profile: change yours',
    query: `mutation UpdateProfile($input: ProfileInput!) {\n  updateProfile(input: $input) {\n    version\n    designation\n    about {\n      property\n      value\n    }\n  }\n}`,
    variables: JSON.stringify({ input: { designation: 'Editor in chief' } }, null, 2),
  },
  {
    name: 'Roles: list, with their users',
    query: `query Roles {\n  roles {\n    id\n    name\n    userCount\n    users(page: { itemsPerPage: 3 }) {\n      items {\n        fullName\n        avatar\n      }\n    }\n    rights {\n      subject\n      read\n      write\n      create\n    }\n  }\n}`,
  },
  {
    name: 'Roles: add one',
    query: `mutation AddRole($name: String!, $rights: [RoleRightInput!]) {\n  createRole(name: $name, rights: $rights) {\n    id\n    name\n    userCount\n  }\n}`,
    variables: JSON.stringify(
      { name: 'Proofreader', rights: [{ subject: 'Articles and help', read: true, write: true, create: false }] },
      null,
      2,
    ),
  },
  {
    name: 'History: latest changes',
    query: `query History {\n  operations(page: { itemsPerPage: 10 }) {\n    total\n    items {\n      id\n      at\n      summary\n      kind\n      actor\n      source\n      undoneBy\n      changes {\n        type\n        id\n        before\n        after\n      }\n    }\n  }\n}`,
  },
  { name: 'History: undo', query: `# Undoes your latest change.\nmutation Undo {\n  undo {\n    id\n    summary\n  }\n}` },
  { name: 'History: redo', query: `mutation Redo {\n  redo {\n    id\n    summary\n  }\n}` },
  {
    name: 'History: the timeline of one record',
    query: `query Timeline($record: RecordInput!) {\n  operations(record: $record) {\n    total\n    items {\n      at\n      summary\n      actor\n      source\n      canUndo\n      labels\n    }\n  }\n}`,
    variables: JSON.stringify({ record: { type: 'Review', id: '1' } }, null, 2),
  },
  {
    name: 'Notifications: latest',
    query: `# Sign in to run this.\nquery Notifications {\n  notifications(page: { itemsPerPage: 10 }) {\n    total\n    unread\n    items {\n      id\n      kind\n      text\n      at\n      isRead\n      link\n    }\n  }\n}`,
  },
  {
    name: 'Notifications: mark all as read',
    query: `mutation MarkAll {\n  markNotifications(isRead: true)\n}`,
  },
  {
    name: 'Live: every change',
    query: `# Leave it running, and change something in another window.\nsubscription Live {\n  workspaceChanges(areas: [REVIEWS]) {\n    operationId\n    area\n    summary\n    rows {\n      type\n      id\n      kind\n    }\n  }\n}`,
  },
  {
    name: 'Text: polish',
    query: `# Sign in to run this. Follow the run with the next example.\nmutation Polish($text: String!) {\n  startTextRun(action: POLISH, text: $text, options: { dialect: AMERICAN }) {\n    id\n    status\n    numOfToken\n    durWordsLeft\n    tempWordsLeft\n  }\n}`,
    variables: JSON.stringify({ text }, null, 2),
  },
  {
    name: 'Text: your runs, with their cost',
    query: `query Runs {\n  textRuns(page: { itemsPerPage: 3 }) {\n    total\n    items {\n      id\n      status\n      message\n      result\n      wordsCharged\n      changes {\n        before\n        after\n        message\n        kind\n        applied\n      }\n    }\n  }\n}`,
  },
  {
    name: 'Text: follow a run',
    query: `subscription Follow($id: ID!) {\n  textRunEvents(id: $id, after: 0) {\n    seq\n    type\n    after\n    changes {\n      before\n      after\n      message\n    }\n    done\n    total\n    run {\n      status\n      result\n      wordsCharged\n    }\n  }\n}`,
    variables: JSON.stringify({ id: 'the id of a run' }, null, 2),
  },
  {
    name: 'Text: expand notes',
    query: `mutation Expand($text: String!) {\n  startTextRun(action: EXPAND, text: $text, options: { voice: WE }) {\n    id\n    status\n  }\n}`,
    variables: JSON.stringify(
      {
        text: "- Server down since 9am\n- Fixed the login bug\n- Need to update docs\n\nCan't make it to the mtg tmrw, pls send me the notes asap.",
      },
      null,
      2,
    ),
  },
  {
    name: 'Text: quote a run',
    query: `query Quote($text: String!) {\n  quoteTextRun(action: POLISH, text: $text) {\n    words\n    maxWords\n    numOfToken\n    enough\n  }\n}`,
    variables: JSON.stringify({ text }, null, 2),
  },
  {
    name: 'Text: try it without an account',
    query: `# Up to 50 words, five times an hour. Nothing is stored.\nmutation Try($text: String!) {\n  tryPolish(text: $text) {\n    status\n    result\n    message\n    left\n    changes {\n      before\n      after\n      message\n      rule\n    }\n  }\n}`,
    variables: JSON.stringify({ text }, null, 2),
  },
  {
    name: 'Text: engine and limits',
    query: `query Service {\n  textService {\n    engine\n    isLocal\n    maxCharacters\n    trialWords\n    welcomeTemporaryWords\n    welcomePermanentWords\n  }\n}`,
  },
  {
    name: 'Text: ignore a rule',
    query: `# The \`rule\` of a change.\nmutation Ignore($rule: String!) {\n  ignoreRule(rule: $rule)\n}`,
    variables: JSON.stringify({ rule: 'the rule of a change' }, null, 2),
  },
  {
    name: 'Documents: list, with search and sorting',
    query: `query Documents($search: String) {\n  documents(search: $search, sort: UPDATED, order: DESC, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      id\n      title\n      excerpt\n      words\n      updatedAt\n    }\n  }\n}`,
    variables: JSON.stringify({ search: '' }, null, 2),
  },
  {
    name: 'Documents: create one',
    query: `mutation Create($title: String, $content: JSON) {\n  createDocument(title: $title, content: $content) {\n    id\n    version\n    text\n    words\n  }\n}`,
    variables: JSON.stringify(
      { title: 'Notes', content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] } },
      null,
      2,
    ),
  },
  {
    name: 'Documents: save, with conflict check',
    query: `# With an outdated version, fails with CONFLICT and the current document.\nmutation Save($id: ID!, $version: Int, $title: String) {\n  saveDocument(id: $id, version: $version, title: $title) {\n    id\n    version\n    title\n    updatedAt\n  }\n}`,
    variables: JSON.stringify({ id: 'the id of a document', version: 1, title: 'Minutes' }, null, 2),
  },
  { name: 'Text: add a word to the dictionary', query: `mutation Dictionary {\n  addDictionaryWord(word: "Deskwright")\n}` },
  {
    name: 'Account: signed-in account and sessions',
    query: `query Me {\n  me {\n    email\n    role\n    money\n    durWordsLeft\n    tempWordsLeft\n    lastLoginTime\n    abilityRules {\n      action\n      subject\n    }\n  }\n  sessions {\n    id\n    userAgent\n    lastSeenAt\n    current\n  }\n}`,
  },
  {
    name: 'Words: ledger entries',
    query: `query Words {\n  wordEntries(page: { itemsPerPage: 10 }) {\n    total\n    items {\n      at\n      kind\n      words\n      temporary\n      runId\n    }\n  }\n}`,
  },
  {
    name: 'Account: sign in',
    query: `mutation SignIn($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    auth\n    account {\n      email\n      durWordsLeft\n    }\n  }\n}`,
    variables: JSON.stringify({ email: 'client@demo.com', password: 'client' }, null, 2),
  },
  {
    name: 'FAQ: search questions',
    query: `query Faqs($search: String) {\n  faqs(search: $search) {\n    faqTitle\n    faqSubtitle\n    faqs {\n      question\n      answer\n    }\n  }\n}`,
    variables: JSON.stringify({ search: 'delivery' }, null, 2),
  },
  {
    name: 'Invoices: list, with filters and sorting',
    query: `query Invoices($search: String, $status: InvoiceStatus) {\n  invoices(search: $search, status: $status, sort: BALANCE, order: DESC, page: { itemsPerPage: 5 }) {\n    total\n    items {\n      id\n      issuedDate\n      dueDate\n      total\n      balance\n      invoiceStatus\n      client {\n        name\n        company\n      }\n      payments {\n        date\n        amount\n      }\n    }\n  }\n  invoiceSummary {\n    paid\n    unpaid\n    pastDue\n  }\n}`,
    variables: JSON.stringify({ search: '', status: 'PAST_DUE' }, null, 2),
  },
  {
    name: 'Invoices: create a draft',
    query: `mutation Draft($input: InvoiceInput!) {\n  createInvoice(input: $input) {\n    id\n    total\n    dueDate\n    nextStatuses\n  }\n}`,
    variables: JSON.stringify({ input: { clientId: '3', items: [{ title: 'Proofreading', cost: 4.75, qty: 40, tax: 20 }] } }, null, 2),
  },
  {
    name: 'Invoices: send one',
    query: `# Drafts can be sent. Other steps fail, and the error lists the allowed ones.\nmutation Send($id: ID!) {\n  setInvoiceStatus(id: $id, status: SENT) {\n    id\n    invoiceStatus\n    nextStatuses\n  }\n}`,
    variables: JSON.stringify({ id: '5037' }, null, 2),
  },
  {
    name: 'Invoices: record a payment',
    query: `mutation Pay($id: ID!, $input: InvoicePaymentInput!) {\n  addInvoicePayment(id: $id, input: $input) {\n    id\n    invoiceStatus\n    balance\n  }\n}`,
    variables: JSON.stringify({ id: '5034', input: { amount: 500, method: 'BANK_TRANSFER' } }, null, 2),
  },
  {
    name: 'Academy: courses in progress',
    query: `query Courses($search: String, $tag: CourseTag) {\n  courses(search: $search, tag: $tag, hideCompleted: true, sort: PROGRESS, order: DESC, page: { itemsPerPage: 6 }) {\n    total\n    items {\n      id\n      courseTitle\n      user\n      completedTasks\n      totalTasks\n      progress\n      nextTopic {\n        id\n        title\n      }\n    }\n  }\n  learningSummary {\n    minutes\n    coursesCompleted\n    byTag {\n      tag\n      count\n    }\n  }\n}`,
    variables: JSON.stringify({ search: '', tag: 'WEB' }, null, 2),
  },
  {
    name: 'Academy: complete a topic',
    query: `mutation Tick($id: ID!) {\n  setTopicCompleted(id: $id, isCompleted: true) {\n    courseTitle\n    progress\n    sections {\n      title\n      status\n      topics {\n        id\n        title\n        isCompleted\n      }\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '8' }, null, 2),
  },
  {
    name: 'Help: search articles',
    query: `query Help($search: String) {\n  helpCenter(search: $search) {\n    allArticles {\n      title\n      articles {\n        slug\n        title\n        subtitle\n      }\n    }\n    popularArticles {\n      slug\n    }\n  }\n}`,
    variables: JSON.stringify({ search: 'words' }, null, 2),
  },
  {
    name: 'Help: search with typo tolerance',
    query: `query SearchHelp($search: String!) {\n  searchHelp(search: $search) {\n    kind\n    id\n    title\n    category\n    excerpt\n    matches\n  }\n}`,
    variables: JSON.stringify({ search: 'delete docment' }, null, 2),
  },
  {
    name: 'Help: rate an article',
    query: `mutation Rate($slug: String!, $isHelpful: Boolean!, $reason: String) {\n  rateHelpArticle(slug: $slug, isHelpful: $isHelpful, reason: $reason) {\n    id\n    isHelpful\n    reason\n  }\n}`,
    variables: JSON.stringify({ slug: 'first-polish', isHelpful: true, reason: '' }, null, 2),
  },
  {
    name: 'Help: read an article',
    query: `query Article($slug: String!) {\n  helpArticle(slug: $slug) {\n    title\n    lastUpdated\n    content\n  }\n}`,
    variables: JSON.stringify({ slug: 'first-polish' }, null, 2),
  },
  {
    name: 'Logistics: vehicles with a warning, and fleet totals',
    query: `query Vehicles($warning: VehicleWarning) {\n  vehicles(warning: $warning, sort: PROGRESS, order: DESC, page: { itemsPerPage: 10 }) {\n    total\n    items {\n      id\n      location\n      startCity\n      endCity\n      progress\n      eta\n      position {\n        latitude\n        longitude\n      }\n      timeline {\n        at\n        title\n        place\n      }\n    }\n  }\n  fleetSummary {\n    onRoute\n    warnings\n    arrived\n    late\n  }\n}`,
    variables: JSON.stringify({ warning: 'TEMPERATURE_NOT_OPTIMAL' }, null, 2),
  },
  {
    name: 'Logistics: move a vehicle',
    query: `mutation Move($id: ID!, $progress: Int!) {\n  setVehicleProgress(id: $id, progress: $progress) {\n    progress\n    position {\n      latitude\n      longitude\n    }\n    timeline {\n      title\n      place\n    }\n  }\n}`,
    variables: JSON.stringify({ id: '9', progress: 90 }, null, 2),
  },
  {
    name: 'Search: pages and records',
    query: `query Search($q: String!) {\n  searchPages(q: $q) {\n    title\n    children {\n      title\n      url\n    }\n  }\n  searchRecords(q: $q) {\n    area\n    type\n    id\n    title\n    subtitle\n    url\n  }\n}`,
    variables: JSON.stringify({ q: 're' }, null, 2),
  },
]
