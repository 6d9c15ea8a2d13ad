import type { AppRoute } from '../route-types.ts'

const emailPage = {
  layout: 'fixed',
  access: 'auth',
  area: 'email',
  load: async () => (await import('../../areas/email/EmailPage.tsx')).EmailPage,
} as const

/** One page for all folders and labels: the last segment of the path is looked up among both. */
export const emailRoutes: AppRoute[] = [
  { name: 'apps-email', path: '/apps/email', nav: { group: 'apps' }, keys: 'e', ...emailPage },
  { name: 'apps-email-filter', path: '/apps/email/:filter', ...emailPage },
  { name: 'apps-email-label', path: '/apps/email/:label', ...emailPage },
]

const filters = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trashed']
const labels = ['personal', 'company', 'important', 'private']

/** Longer addresses of folders and labels. */
export const emailRedirects: Record<string, string> = Object.fromEntries([
  ['/apps/email/inbox', '/apps/email'],
  ...filters.map(filter => [`/apps/email/filter/${filter}`, filter === 'inbox' ? '/apps/email' : `/apps/email/${filter}`]),
  ...labels.map(label => [`/apps/email/label/${label}`, `/apps/email/${label}`]),
])
