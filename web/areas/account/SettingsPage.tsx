/** Account settings; each tab has its own path. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { Navigate, useParams } from 'react-router-dom'
import { loadArea, useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { AccountTab } from './AccountTab.tsx'
import { BillingTab } from './BillingTab.tsx'
import { PreferencesCard } from './PreferencesCard.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const ProfileCard = lazyPart(
  async () => {
    const [{ ProfileCard: Component }] = await Promise.all([import('./ProfileCard.tsx'), loadArea('billing')])
    return Component
  },
  { fallback: <Skeleton variant="rounded" sx={{ height: { xs: 836, sm: 628 }, mb: 6, maxWidth: 720 }} /> },
)

const AccountSection = () => (
  <Box
    sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 6, alignItems: 'start' }}
  >
    <Box>
      <ProfileCard />
      <AccountTab />
    </Box>
    <PreferencesCard />
  </Box>
)

const NotificationsTab = lazyPart(
  async () => {
    const [{ NotificationsTab: Component }] = await Promise.all([import('./NotificationsTab.tsx'), loadArea('billing')])
    return Component
  },
  { fallback: <Skeleton variant="rounded" sx={{ height: { xs: 972, sm: 908 }, maxWidth: 860 }} /> },
)

const ConnectionsTab = lazyPart(
  async () => {
    const [{ ConnectionsTab: Component }] = await Promise.all([import('./ConnectionsTab.tsx'), loadArea('billing')])
    return Component
  },
  {
    fallback: [429, 365, 212].map(height => <Skeleton key={height} variant="rounded" height={height} sx={{ maxWidth: 960, mb: 6 }} />),
  },
)

const LastSignIn = lazyPart(
  async () => {
    const [{ LastSignIn: Component }] = await Promise.all([import('./LastSignIn.tsx'), loadArea('billing')])
    return Component
  },
  { isQuiet: true },
)

const tabs = {
  account: AccountSection,
  security: SecurityTab,
  'billing-plans': BillingTab,
  notification: NotificationsTab,
  connection: ConnectionsTab,
}
type Tab = keyof typeof tabs
const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text)

export function SettingsPage() {
  const { t } = useTranslations('account')
  const { email } = useSession()
  const { tab = '' } = useParams()
  if (!isTab(tab)) return <Navigate to="/pages/account-settings/account" replace />
  const Tab = tabs[tab]
  return (
    <Page
      title={t('settings.title')}
      subtitle={
        <>
          {email}
          <Box component="span" sx={{ display: 'block', minHeight: 20, fontSize: 13, lineHeight: '20px' }}>
            <LastSignIn />
          </Box>
        </>
      }
    >
      <TabLinks
        label={t('settings.title')}
        tabs={Object.keys(tabs)
          .filter(isTab)
          .map(each => ({ to: `/pages/account-settings/${each}`, text: t(`settings.tabs.${each}`), isCurrent: each === tab }))}
      />
      <Tab />
    </Page>
  )
}
