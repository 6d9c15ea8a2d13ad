/** Where the palette leads: pages of the application by kind, each with its path. */
export interface CatalogueGroup {
  title: string
  category: string
  children: { title: string; url: string; icon: string }[]
}

export const catalogue: CatalogueGroup[] = [
  {
    title: 'Apps',
    category: 'apps',
    children: [
      { title: 'Polish a text', url: '/apps/invoice/polish', icon: 'writing' },
      { title: 'Expand notes', url: '/apps/invoice/expand', icon: 'text-plus' },
      { title: 'Preview of a text', url: '/apps/invoice/preview', icon: 'file-text' },
      { title: 'Manage reviews', url: '/apps/ecommerce/manage-review', icon: 'message-star' },
    ],
  },
  {
    title: 'Pages',
    category: 'pages',
    children: [
      { title: 'Account settings', url: '/pages/account-settings/account', icon: 'user-circle' },
      { title: 'Security settings', url: '/pages/account-settings/security', icon: 'lock' },
      { title: 'Billing and plans', url: '/pages/account-settings/billing-plans', icon: 'credit-card' },
      { title: 'Access control', url: '/access-control', icon: 'shield-lock' },
      { title: 'Activities', url: '/apps/admin/activities', icon: 'activity' },
      { title: 'Typography and design', url: '/pages/typography', icon: 'typography' },
      { title: 'Landing page', url: '/front-pages/landing-page', icon: 'rocket' },
      { title: 'Not authorized', url: '/not-authorized', icon: 'ban' },
    ],
  },
]
