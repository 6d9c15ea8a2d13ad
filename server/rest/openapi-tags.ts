/** Names, descriptions, and groups of the tags in the OpenAPI document. */

/** Title and description. */
export const tagInfo: Record<string, [string, string]> = {
  _workspace: ['Workspace', "History, undo, redo, snapshots, and reset of the caller's workspace"],
  academy: ['Academy', 'Courses with their sections and topics'],
  analytics: ['Analytics', 'Projects of the dashboard'],
  'app-bar': ['Search', 'Search across the application'],
  auth: ['Demo sign-in', 'Sign-in of the demo data'],
  calendar: ['Calendar', 'Events of five calendars'],
  categories: ['Categories', 'Categories of products'],
  chat: ['Chat', 'Contacts, conversations, and messages'],
  customers: ['Customers', 'Customers of the store'],
  datatable: ['Sales', 'Sales as one table'],
  email: ['Email', 'Mailbox with folders, labels, and drafts'],
  'email-searches': ['Saved email searches', 'Searches of emails, saved under a name'],
  faq: ['FAQ', 'Frequently asked questions'],
  files: ['Files', 'Attached files'],
  front: ['Public pages', 'Public pages'],
  'help-center': ['Help center', 'Help center articles'],
  invoice: ['Invoices', 'Invoices and payments'],
  'invoice-clients': ['Invoice clients', 'Clients of invoices'],
  'invoice-links': ['Invoice links', 'Invoices as their clients see them'],
  kanban: ['Kanban', 'Boards and cards'],
  logistics: ['Logistics', 'Fleet of vehicles'],
  me: ['Account', 'The account of the token'],
  notifications: ['Notifications', 'Notifications of the account'],
  order: ['Word orders', 'Packs of words, orders, and refunds'],
  orders: ['Orders', 'Orders of the store'],
  permissions: ['Permissions', 'Permissions that roles can have'],
  products: ['Products', 'Products of the store'],
  profile: ['Profile', 'User profile with teams, projects, and connections'],
  referrals: ['Referrals', 'Referrals of the store'],
  register: ['Sign-up and sign-in', 'Sign-up, sign-in, and sign-out'],
  reviews: ['Reviews', 'Reviews of products'],
  roles: ['Roles', 'Roles and their permissions'],
  settings: ['Store settings', 'Settings of the store'],
  submissions: ['Submissions', 'What was sent with demonstration forms'],
  subscription: ['Plan', 'The plan of the account'],
  text: ['Text', 'Polish, expand, and documents'],
  users: ['Users', 'Users of the demo data'],
  webhooks: ['Webhooks', 'Signed events of the account for other servers'],
}

const groups: Record<string, string[]> = {
  Text: ['text'],
  Store: ['categories', 'customers', 'orders', 'products', 'referrals', 'reviews', 'settings'],
  Apps: [
    'academy',
    'analytics',
    'calendar',
    'chat',
    'datatable',
    'email',
    'email-searches',
    'invoice',
    'invoice-clients',
    'invoice-links',
    'kanban',
    'logistics',
  ],
  People: ['permissions', 'roles', 'users'],
  Pages: ['faq', 'front', 'help-center', 'profile'],
  Account: ['auth', 'me', 'notifications', 'order', 'register', 'subscription'],
  Tools: ['_workspace', 'app-bar', 'files', 'submissions', 'webhooks'],
}

/** Groups with the tags in use, in the form that OpenAPI tools know. */
export function tagGroups(tags: string[]): { name: string; tags: string[] }[] {
  const grouped = new Set(Object.values(groups).flat())
  const all = Object.entries({ ...groups, Other: tags.filter(tag => !grouped.has(tag)) })
  return all.map(([name, list]) => ({ name, tags: list.filter(tag => tags.includes(tag)) })).filter(({ tags: used }) => used.length > 0)
}
