/** What people type into the palette, and what they find. */
import { beforeEach, expect, test, vi } from 'vitest'
import { texts as english } from '../../web/app/search/locales/en.ts'
import type { Translations } from '../../web/platform/languages.ts'

const nothing = () => undefined

async function findIn(language: 'en' | 'fr' | 'ar') {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('window', { addEventListener: nothing })
  const { updateSession } = await import('../../web/platform/session.ts')
  updateSession({ auth: 'token', userAbilityRules: [{ action: 'manage', subject: 'all' }] })
  const files = await Promise.all([
    import(`../../web/app/search/locales/${language}.ts`) as Promise<{ texts: typeof english }>,
    import(`../../web/app/shell/locales/${language}.ts`) as Promise<{ texts: object }>,
    import(`../../web/app/locales/${language}.ts`) as Promise<{ texts: object }>,
  ])
  const read = (key: string, values: Record<string, unknown> = {}) => {
    for (const { texts } of files) {
      const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)
      if (typeof found === 'string') return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
    }
    return String(values.defaultValue ?? key)
  }
  const texts: Translations<'search'> = {
    t: read,
    tCount: (key, _count, values) => read(key, values),
    tUnchecked: read,
    lang: language,
    dir: 'ltr',
  }
  const { findGroups } = await import('../../web/app/search/use-entries.ts')
  const { listActions } = await import('../../web/app/search/actions.ts')
  const { listPages, listPlaces } = await import('../../web/app/search/pages.ts')
  const { defaultPreferences } = await import('../../web/platform/preferences.ts')
  const ways = { go: nothing, onReset: nothing, onUndo: nothing, onSignOut: nothing }
  const preferences = { ...defaultPreferences, theme: 'light', locale: language } as const
  const own = listActions(texts, preferences, '/apps/ecommerce/order/details/7', ways)
  return {
    find: (typed: string) => findGroups(typed, texts, own, {}, ways).flatMap(({ entries }) => entries.map(({ id }) => id)),
    ids: [...listPages(texts, nothing), ...listPlaces(texts, nothing)].map(({ id }) => id),
    names: [...listPages(texts, nothing), ...listPlaces(texts, nothing)].map(({ text }) => text),
  }
}

beforeEach(() => vi.resetModules())

const settings = '/pages/account-settings'
const shop = '/apps/ecommerce'

/** The entry that must be among the first three. */
const table = {
  en: {
    'dark mode': 'theme dark',
    'night mode': 'theme dark',
    theme: 'theme dark',
    'change password': `${settings}/security`,
    'how do I change my password': `${settings}/security`,
    password: `${settings}/security`,
    '2fa': `${settings}/security`,
    'two-factor': `${settings}/security`,
    'api key': `${settings}/security`,
    'API tokens': `${settings}/security`,
    devices: `${settings}/security`,
    'recovery codes': `${settings}/security`,
    'credit card': `${settings}/billing-plans`,
    'payment method': `${settings}/billing-plans`,
    'top up': `${settings}/billing-plans`,
    'cancel subscription': `${settings}/billing-plans`,
    balance: `${settings}/billing-plans`,
    receipts: `${settings}/billing-plans`,
    upgrade: '/pages/pricing',
    'buy words': '/pages/pricing',
    'do not disturb': `${settings}/notification`,
    notifications: `${settings}/notification`,
    webhook: `${settings}/connection`,
    integrations: `${settings}/connection`,
    slack: `${settings}/connection`,
    'delete account': `${settings}/account`,
    'export my data': `${settings}/account`,
    'change email': `${settings}/account`,
    avatar: '/components/avatar',
    'profile photo': `${settings}/account`,
    settings: `${settings}/account`,
    refund: `${shop}/order/list`,
    'csv export': `${shop}/order/list`,
    orders: `${shop}/order/list`,
    shipping: `${shop}/order/list`,
    clients: `${shop}/customer/list`,
    'import customers': `create ${shop}/customer/list?open=import`,
    inventory: `${shop}/product/list`,
    sku: `${shop}/product/list`,
    'new product': `${shop}/product/add`,
    currency: `${shop}/settings`,
    tax: `${shop}/settings`,
    ratings: `${shop}/manage-review`,
    affiliate: `${shop}/referrals`,
    'invite user': 'create /apps/user/list?open=invite',
    'add user': 'create /apps/user/list?open=add',
    'team members': '/apps/user/list',
    'access rights': '/apps/roles',
    invoice: '/apps/invoice/list',
    'new invoice': '/apps/invoice/add',
    bills: '/apps/invoice/list',
    grammar: '/apps/invoice/polish',
    proofread: '/apps/invoice/polish',
    'bullet points': '/apps/invoice/expand',
    meeting: '/apps/calendar',
    'new event': 'create /apps/calendar?open=add',
    messages: '/apps/chat',
    'sent mail': '/apps/email/sent',
    tasks: '/apps/kanban',
    tracking: '/apps/logistics/fleet',
    lessons: '/apps/academy/my-course',
    revenue: '/dashboards/analytics',
    undo: 'undo',
    revert: 'undo',
    'audit log': '/apps/admin/activities',
    versions: 'history',
    logout: 'sign out',
    'log out': 'sign out',
    'sign out': 'sign out',
    language: 'language fr',
    french: 'language fr',
    sidebar: 'collapse',
    'hide menu': 'collapse',
    customize: 'appearance',
    bookmark: 'favorite',
    'add to favorites': 'favorite',
    'reset demo': 'reset',
    hotkeys: 'keys',
    support: '/front-pages/help-center',
    onboarding: 'tour',
    graphql: '/dev/graphql',
    openapi: 'docs',
    snapshot: '/dev/sandbox',
    latency: '/dev/sandbox',
    modal: '/pages/dialog-examples',
    toast: '/components/snackbar',
    accordion: '/components/expansion-panel',
    spinner: '/components/progress-circular',
    dropdown: '/components/menu',
    slider: '/extensions/swiper',
    wizard: '/wizard-examples/checkout',
    fonts: '/pages/typography',
    maintenance: '/pages/misc/under-maintenance',
  },
  fr: {
    'mode sombre': 'theme dark',
    'changer de mot de passe': `${settings}/security`,
    'mot de passe': `${settings}/security`,
    'clé api': `${settings}/security`,
    'clés API': `${settings}/security`,
    remboursement: `${shop}/order/list`,
    'export csv': `${shop}/order/list`,
    'inviter un utilisateur': 'create /apps/user/list?open=invite',
    annuler: 'undo',
    déconnexion: 'sign out',
    deconnexion: 'sign out',
    langue: 'language en',
    facture: '/apps/invoice/list',
    'supprimer mon compte': `${settings}/account`,
    'carte bancaire': `${settings}/billing-plans`,
    stock: `${shop}/product/list`,
    'ne pas déranger': `${settings}/notification`,
    orthographe: '/apps/invoice/polish',
    réunion: '/apps/calendar',
    tâches: '/apps/kanban',
    favoris: 'favorite',
    accordéon: '/components/expansion-panel',
  },
  ar: {
    'الوضع الداكن': 'theme dark',
    'تغيير كلمة المرور': `${settings}/security`,
    'مفتاح api': `${settings}/security`,
    استرداد: `${shop}/order/list`,
    'تصدير csv': `${shop}/order/list`,
    'دعوة مستخدم': 'create /apps/user/list?open=invite',
    تراجع: 'undo',
    'تسجيل الخروج': 'sign out',
    اللغة: 'language en',
    فاتورة: '/apps/invoice/add',
    'حذف الحساب': `${settings}/account`,
    مخزون: `${shop}/product/list`,
    اجتماع: '/apps/calendar',
    مهام: '/apps/kanban',
    املاء: '/apps/invoice/polish',
    المفضلة: 'favorite',
  },
}

test.each(Object.keys(table) as (keyof typeof table)[])(
  'people find pages, settings, and actions by their own words: %s',
  async language => {
    const { find } = await findIn(language)
    const missing = Object.entries(table[language]).flatMap(([typed, id]) => {
      const first = find(typed).slice(0, 3)
      return first.includes(id) ? [] : [`${typed}: ${id} is not among ${first.join(', ') || 'nothing'}`]
    })
    expect(missing).toEqual([])
  },
)

test.each(['en', 'fr', 'ar'] as const)('every page without a record is listed once, by a name of its language: %s', async language => {
  const { ids, names } = await findIn(language)
  const { routes } = await import('../../web/app/routes.ts')
  const open = routes.filter(({ path, access }) => !path.includes(':') && access !== 'guest').map(({ path }) => path)
  expect(open.filter(path => !ids.includes(path) && !ids.some(id => id.startsWith(`${path}/`)))).toEqual([])
  expect(ids.length).toBe(new Set(ids).size)
  expect(names.filter(name => name.includes('.') || name === '')).toEqual([])
})
