/** Pages of the application by kind, for the command palette. */
export interface CatalogGroup {
  title: string
  category: string
  children: { title: string; url: string; icon: string }[]
}

export const catalog: CatalogGroup[] = [
  {
    title: 'Write',
    category: 'write',
    children: [
      { title: 'Polish a text', url: '/apps/invoice/polish', icon: 'writing' },
      { title: 'Expand notes', url: '/apps/invoice/expand', icon: 'text-plus' },
      { title: 'Preview of a text', url: '/apps/invoice/preview', icon: 'file-text' },
    ],
  },
  {
    title: 'Shop',
    category: 'shop',
    children: [
      { title: 'Order list', url: '/apps/ecommerce/order/list', icon: 'shopping-cart' },
      { title: 'Product list', url: '/apps/ecommerce/product/list', icon: 'package' },
      { title: 'Customer list', url: '/apps/ecommerce/customer/list', icon: 'user-heart' },
      { title: 'Manage reviews', url: '/apps/ecommerce/manage-review', icon: 'message-star' },
      { title: 'Referrals', url: '/apps/ecommerce/referrals', icon: 'user-share' },
      { title: 'Add a product', url: '/apps/ecommerce/product/add', icon: 'plus' },
      { title: 'Product categories', url: '/apps/ecommerce/product/category-list', icon: 'category' },
      { title: 'Store settings', url: '/apps/ecommerce/settings', icon: 'building-store' },
      { title: 'Analytics', url: '/dashboards/analytics', icon: 'chart-histogram' },
    ],
  },
  {
    title: 'Logistics',
    category: 'logistics',
    children: [
      { title: 'Logistics dashboard', url: '/apps/logistics/dashboard', icon: 'truck-delivery' },
      { title: 'Fleet map', url: '/apps/logistics/fleet', icon: 'map-pin' },
    ],
  },
  {
    title: 'Apps',
    category: 'apps',
    children: [
      { title: 'Chat', url: '/apps/chat', icon: 'messages' },
      { title: 'Calendar', url: '/apps/calendar', icon: 'calendar' },
      { title: 'Email', url: '/apps/email', icon: 'mail' },
      { title: 'Sent emails', url: '/apps/email/sent', icon: 'send' },
      { title: 'Drafts', url: '/apps/email/draft', icon: 'file' },
      { title: 'Emails labeled important', url: '/apps/email/important', icon: 'tag' },
      { title: 'Kanban', url: '/apps/kanban', icon: 'layout-kanban' },
    ],
  },
  {
    title: 'Invoices',
    category: 'invoices',
    children: [
      { title: 'Invoice list', url: '/apps/invoice/list', icon: 'file-invoice' },
      { title: 'Create an invoice', url: '/apps/invoice/add', icon: 'file-plus' },
    ],
  },
  {
    title: 'Learning',
    category: 'learning',
    children: [
      { title: 'Academy dashboard', url: '/apps/academy/dashboard', icon: 'school' },
      { title: 'My courses', url: '/apps/academy/my-course', icon: 'book' },
      { title: 'Course', url: '/apps/academy/course-details', icon: 'player-play' },
    ],
  },
  {
    title: 'People',
    category: 'people',
    children: [
      { title: 'User list', url: '/apps/user/list', icon: 'users' },
      { title: 'User view', url: '/apps/user/view/1', icon: 'user' },
      { title: 'Roles', url: '/apps/roles', icon: 'user-shield' },
      { title: 'Permissions', url: '/apps/permissions', icon: 'key' },
    ],
  },
  {
    title: 'Developers',
    category: 'developers',
    children: [{ title: 'GraphQL explorer', url: '/dev/graphql', icon: 'brand-graphql' }],
  },
  {
    title: 'Account',
    category: 'account',
    children: [
      { title: 'User profile', url: '/pages/user-profile/profile', icon: 'id' },
      { title: 'Profile teams', url: '/pages/user-profile/teams', icon: 'users-group' },
      { title: 'Profile projects', url: '/pages/user-profile/projects', icon: 'briefcase' },
      { title: 'Profile connections', url: '/pages/user-profile/connections', icon: 'user-plus' },
      { title: 'Account settings', url: '/pages/account-settings/account', icon: 'user-circle' },
      { title: 'Security settings', url: '/pages/account-settings/security', icon: 'lock' },
      { title: 'Billing and plans', url: '/pages/account-settings/billing-plans', icon: 'credit-card' },
      { title: 'Notification settings', url: '/pages/account-settings/notification', icon: 'bell' },
      { title: 'Access control', url: '/access-control', icon: 'shield-lock' },
      { title: 'Activities', url: '/apps/admin/activities', icon: 'activity' },
    ],
  },
  {
    title: 'Pages',
    category: 'pages',
    children: [
      { title: 'Pricing', url: '/pages/pricing', icon: 'tag' },
      { title: 'Pricing for visitors', url: '/front-pages/pricing', icon: 'tag' },
      { title: 'Checkout', url: '/front-pages/checkout', icon: 'credit-card' },
      { title: 'Payment', url: '/front-pages/payment', icon: 'credit-card' },
      { title: 'Help center', url: '/front-pages/help-center', icon: 'lifebuoy' },
      { title: 'FAQ', url: '/pages/faq', icon: 'help' },
      { title: 'Landing page', url: '/front-pages/landing-page', icon: 'rocket' },
      { title: 'Typography and design', url: '/pages/typography', icon: 'typography' },
      { title: 'Submissions', url: '/apps/submissions', icon: 'send' },
      { title: 'Data table', url: '/tables/data-table', icon: 'table' },
      { title: 'Sign in', url: '/login', icon: 'login' },
      { title: 'Create an account', url: '/register', icon: 'user-plus' },
      { title: 'Forgotten password', url: '/forgot-password', icon: 'password' },
      { title: 'Sign in as an administrator', url: '/apps/admin/login', icon: 'login-2' },
      { title: 'Not authorized', url: '/not-authorized', icon: 'ban' },
    ],
  },
  {
    title: 'Authentication',
    category: 'authentication',
    children: [
      { title: 'Sign-in demo, card', url: '/pages/authentication/login-v1', icon: 'login' },
      { title: 'Sign-in demo, split', url: '/pages/authentication/login-v2', icon: 'login' },
      { title: 'Sign-up demo, card', url: '/pages/authentication/register-v1', icon: 'user-plus' },
      { title: 'Sign-up demo, split', url: '/pages/authentication/register-v2', icon: 'user-plus' },
      { title: 'Sign-up demo, in steps', url: '/pages/authentication/register-multi-steps', icon: 'user-plus' },
      { title: 'Forgotten password demo, card', url: '/pages/authentication/forgot-password-v1', icon: 'password' },
      { title: 'Forgotten password demo, split', url: '/pages/authentication/forgot-password-v2', icon: 'password' },
      { title: 'New password demo, card', url: '/pages/authentication/reset-password-v1', icon: 'key' },
      { title: 'New password demo, split', url: '/pages/authentication/reset-password-v2', icon: 'key' },
      { title: 'Two-step verification demo, card', url: '/pages/authentication/two-steps-v1', icon: 'shield-lock' },
      { title: 'Two-step verification demo, split', url: '/pages/authentication/two-steps-v2', icon: 'shield-lock' },
      { title: 'Email verification demo, card', url: '/pages/authentication/verify-email-v1', icon: 'mail' },
      { title: 'Email verification demo, split', url: '/pages/authentication/verify-email-v2', icon: 'mail' },
    ],
  },
]
