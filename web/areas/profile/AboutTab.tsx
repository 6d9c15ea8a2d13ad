/** Who the person is, with whom, and on what. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Email, IdentityCell } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { PersonColumns } from '../../ui/record/PersonColumns.tsx'
import { RecordTimeline } from '../../ui/record/RecordTimeline.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import type { Profile, TabProps } from './tab-props.ts'
import { ProjectTable } from './ProjectTable.tsx'
import { SoftChips } from './SoftChips.tsx'

const inSight = 5

export function AboutTab({ profile, actions }: TabProps) {
  const { t, tCount } = useTranslations('profile')
  const { connections, teams, projects } = profile
  const more = (tab: string) => (
    <Button component={RouterLink} to={`/pages/user-profile/${tab}`} state={{ keepFocus: true }} size="small">
      {t('viewAll')}
    </Button>
  )
  return (
    <PersonColumns
      card={<FactCards profile={profile} />}
      more={
        <SideCard title={t('activity')}>
          <RecordTimeline area="PROFILE" type="Profile" id="1" />
        </SideCard>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 6 }}>
          <SideCard title={t('tabs.connections')} action={more('connections')}>
            <Rows>
              {connections.slice(0, inSight).map(({ id, name, avatar, connections, isConnected }) => (
                <li key={id}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <IdentityCell name={name} image={avatar} detail={tCount('connectionCount', connections)} />
                  </Box>
                  <ConnectButton
                    isConnected={isConnected}
                    name={name}
                    onToggle={() => void actions.toggleConnection({ id, name, isConnected })}
                  />
                </li>
              ))}
            </Rows>
          </SideCard>
          <SideCard title={t('tabs.teams')} action={more('teams')}>
            <Rows>
              {teams.slice(0, inSight).map(({ id, title, avatar, avatarGroup, extraMembers, chips }) => (
                <li key={id}>
                  <Avatar src={avatar} alt="" variant="rounded" sx={{ width: 32, height: 32 }} />
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
                      <bdi>{title}</bdi>
                    </Typography>
                    <Typography variant="caption" color="textSecondary" component="div">
                      {tCount('members', avatarGroup.length + extraMembers)}
                    </Typography>
                  </Box>
                  <SoftChips chips={chips.slice(0, 1)} />
                </li>
              ))}
            </Rows>
          </SideCard>
        </Box>
        <ProjectTable projects={projects} />
      </Box>
    </PersonColumns>
  )
}

const statuses = ['active', 'inactive'] as const

function FactCards({ profile }: { profile: Profile }) {
  const { t, tCount, lang } = useTranslations('profile')
  const { fullName, status, role, location, languages, phone, email, teams, projects, connections } = profile
  const known = statuses.find(each => each === status)
  const text = (value: string) => value && <bdi>{value}</bdi>
  const tasks = projects.reduce((sum, { completedTask }) => sum + completedTask, 0)
  const connected = connections.filter(({ isConnected }) => isConnected).length
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <SideCard title={t('about')}>
        <DescriptionList
          items={[
            { label: t('facts.fullName'), value: text(fullName) },
            { label: t('facts.status'), value: known ? t(`statuses.${known}`) : text(status) },
            { label: t('facts.role'), value: text(role) },
            { label: t('facts.location'), value: text(location) },
            { label: t('facts.languages'), value: text(languages) },
            { label: t('facts.phone'), value: phone && <Ltr>{phone}</Ltr> },
            {
              label: t('facts.email'),
              value: email && (
                <Link href={`mailto:${email}`}>
                  <Email address={email} />
                </Link>
              ),
            },
          ]}
        />
      </SideCard>
      <SideCard title={t('overview')}>
        <DescriptionList
          items={[
            { label: t('figures.tasks'), value: formatNumber(tasks, lang) },
            { label: t('figures.projects'), value: formatNumber(projects.length, lang) },
            { label: t('figures.connections'), value: formatNumber(connected, lang) },
          ]}
        />
      </SideCard>
      <SideCard title={t('memberships')}>
        <DescriptionList
          items={teams.map(({ title, avatarGroup, extraMembers }) => ({
            label: title,
            value: tCount('members', avatarGroup.length + extraMembers),
          }))}
        />
      </SideCard>
    </Box>
  )
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gap: 4,
      listStyle: 'none',
      m: 0,
      p: 0,
      '& > li': { display: 'flex', alignItems: 'center', gap: 3, minWidth: 0 },
    }}
  >
    {children}
  </Box>
)
