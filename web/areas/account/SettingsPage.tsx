/** Account settings; each tab has its own path. */
import Box from '@mui/material/Box'
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { Page } from '../../ui/Page.tsx'
import { AccountTab } from './AccountTab.tsx'
import { BillingTab } from './BillingTab.tsx'
import { PreferencesCard } from './PreferencesCard.tsx'
import { SecurityTab } from './SecurityTab.tsx'

const AccountSection = () => (
  <Box
    sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 6, alignItems: 'start' }}
  >
    <Box>
      <AccountTab />
    </Box>
    <PreferencesCard />
  </Box>
)

const tabs = { account: AccountSection, security: SecurityTab, 'billing-plans': BillingTab }
type Tab = keyof typeof tabs
const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text)

export function SettingsPage() {
  const { t } = useTranslations('account')
  const { email } = useSession()
  const { tab = '' } = useParams()
  if (!isTab(tab)) return <Navigate to="/pages/account-settings/account" replace />
  const Tab = tabs[tab]
  return (
    <Page title={t('settings.title')} subtitle={email}>
      <TabLinks present={tab} />
      <Tab />
    </Page>
  )
}

function TabLinks({ present }: { present: Tab }) {
  const { t } = useTranslations('account')
  return (
    <Box component="nav" aria-label={t('settings.title')} sx={{ mb: 6, borderBottom: 1, borderColor: 'divider', overflowX: 'auto' }}>
      <Box component="ul" sx={{ display: 'flex', gap: 6, listStyle: 'none', m: 0, p: 0 }}>
        {Object.keys(tabs)
          .filter(isTab)
          .map(tab => (
            <li key={tab}>
              <Box
                component={RouterLink}
                to={`/pages/account-settings/${tab}`}
                state={{ keepFocus: true }}
                aria-current={tab === present ? 'page' : undefined}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 44,
                  fontSize: 14,
                  fontWeight: 500,
                  whiteSpace: 'nowrap',
                  textDecoration: 'none',
                  color: 'text.secondary',
                  boxShadow: 'none',
                  '&:hover': { color: 'text.primary' },
                  '&[aria-current]': { color: 'primary.main', boxShadow: theme => `inset 0 -2px ${theme.vars?.palette.primary.main}` },
                }}
              >
                {t(`settings.tabs.${tab}`)}
              </Box>
            </li>
          ))}
      </Box>
    </Box>
  )
}
