/** A person's profile; each tab has its own path. */
import Skeleton from '@mui/material/Skeleton'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { type ReactNode, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { useRecord } from '../../ui/record/use-record.ts'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { AboutTab } from './AboutTab.tsx'
import { ConnectionsTab } from './ConnectionsTab.tsx'
import { useProfilePageQuery } from './profile.generated.ts'
import { useProfileActions } from './profile-actions.ts'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProjectsTab } from './ProjectsTab.tsx'
import type { TabProps } from './tab-props.ts'
import { TeamsTab } from './TeamsTab.tsx'

const ProfileForm = lazyPart(async () => (await import('./ProfileForm.tsx')).ProfileForm)

const tabs: Record<'profile' | 'teams' | 'projects' | 'connections', (props: TabProps) => ReactNode> = {
  profile: AboutTab,
  teams: TeamsTab,
  projects: ProjectsTab,
  connections: ConnectionsTab,
}
type Tab = keyof typeof tabs
const isTab = (text: string): text is Tab => Object.hasOwn(tabs, text)

const pathOf = (tab: Tab) => `/pages/user-profile/${tab}`

export function ProfilePage() {
  const { t } = useTranslations('profile')
  const { tab = '' } = useParams()
  const { row: profile, failure, retry, refetch } = useRecord(useProfilePageQuery(), data => data.profile, ['PROFILE'])
  const actions = useProfileActions(refetch)
  const [isEditing, setEditing] = useState(false)
  if (!isTab(tab)) return <Navigate to={pathOf('profile')} replace />
  if (failure)
    return (
      <Page title={t('title')}>
        <Paper>
          <FailureCard error={failure} onRetry={retry} />
        </Paper>
      </Page>
    )
  const Tab = tabs[tab]
  return (
    <>
      <ProfileHeader profile={profile} actions={actions} onEdit={() => setEditing(true)} />
      <TabLinks
        label={t('title')}
        tabs={Object.keys(tabs)
          .filter(isTab)
          .map(each => ({ to: pathOf(each), text: t(`tabs.${each}`), isCurrent: each === tab }))}
      />
      {profile ? <Tab profile={profile} actions={actions} /> : <TabSkeleton />}
      {profile && isEditing ? <ProfileForm profile={profile} onSave={actions.update} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

const TabSkeleton = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }, gap: 6 }}>
    {[0, 1, 2, 3, 4, 5].map(each => (
      <Paper key={each} sx={{ p: 5, height: 360 }}>
        <Skeleton width="50%" height={28} />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
        <Skeleton width="85%" />
      </Paper>
    ))}
  </Box>
)
