/** The English texts, whose keys are those that `t` takes. An area with texts has a line here. */
import type { texts as academy } from '../areas/academy/locales/en.ts'
import type { texts as account } from '../areas/account/locales/en.ts'
import type { texts as analytics } from '../areas/analytics/locales/en.ts'
import type { texts as authentication } from '../areas/authentication/locales/en.ts'
import type { texts as billing } from '../areas/billing/locales/en.ts'
import type { texts as calendar } from '../areas/calendar/locales/en.ts'
import type { texts as cards } from '../areas/cards/locales/en.ts'
import type { texts as chat } from '../areas/chat/locales/en.ts'
import type { texts as components } from '../areas/components/locales/en.ts'
import type { texts as customers } from '../areas/customers/locales/en.ts'
import type { texts as design } from '../areas/design/locales/en.ts'
import type { texts as developer } from '../areas/developer/locales/en.ts'
import type { texts as dialogs } from '../areas/dialogs/locales/en.ts'
import type { texts as email } from '../areas/email/locales/en.ts'
import type { texts as extensions } from '../areas/extensions/locales/en.ts'
import type { texts as front } from '../areas/front/locales/en.ts'
import type { texts as help } from '../areas/help/locales/en.ts'
import type { texts as history } from '../areas/history/locales/en.ts'
import type { texts as invoices } from '../areas/invoices/locales/en.ts'
import type { texts as kanban } from '../areas/kanban/locales/en.ts'
import type { texts as logistics } from '../areas/logistics/locales/en.ts'
import type { texts as notifications } from '../areas/notifications/locales/en.ts'
import type { texts as orders } from '../areas/orders/locales/en.ts'
import type { texts as permissions } from '../areas/permissions/locales/en.ts'
import type { texts as products } from '../areas/products/locales/en.ts'
import type { texts as profile } from '../areas/profile/locales/en.ts'
import type { texts as referrals } from '../areas/referrals/locales/en.ts'
import type { texts as reviews } from '../areas/reviews/locales/en.ts'
import type { texts as roles } from '../areas/roles/locales/en.ts'
import type { texts as sales } from '../areas/sales/locales/en.ts'
import type { texts as store } from '../areas/store/locales/en.ts'
import type { texts as submissions } from '../areas/submissions/locales/en.ts'
import type { texts as text } from '../areas/text/locales/en.ts'
import type { texts as users } from '../areas/users/locales/en.ts'
import type { texts as wizards } from '../areas/wizards/locales/en.ts'
import type { texts as kit } from '../ui/locales/en.ts'
import type { texts as customizer } from './customizer/locales/en.ts'
import type { texts as shell } from './locales/en.ts'
import type { texts as search } from './search/locales/en.ts'
import type { texts as navigation } from './shell/locales/en.ts'

declare module '../platform/languages.ts' {
  interface Texts {
    shell: typeof shell & typeof kit & typeof navigation
    academy: typeof academy
    account: typeof account
    analytics: typeof analytics
    authentication: typeof authentication
    billing: typeof billing
    calendar: typeof calendar
    cards: typeof cards
    chat: typeof chat
    components: typeof components
    customers: typeof customers
    design: typeof design
    developer: typeof developer
    dialogs: typeof dialogs
    email: typeof email
    extensions: typeof extensions
    front: typeof front
    help: typeof help
    history: typeof history
    invoices: typeof invoices
    kanban: typeof kanban
    logistics: typeof logistics
    notifications: typeof notifications
    orders: typeof orders
    permissions: typeof permissions
    products: typeof products
    profile: typeof profile
    referrals: typeof referrals
    reviews: typeof reviews
    roles: typeof roles
    sales: typeof sales
    store: typeof store
    submissions: typeof submissions
    text: typeof text
    users: typeof users
    wizards: typeof wizards
    customizer: typeof customizer
    search: typeof search
  }
}
