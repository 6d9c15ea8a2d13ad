import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { CardGrid } from './CardGrid.tsx'
import { People } from './People.tsx'
import type { ProfileActions } from './profile-actions.ts'
import type { TeamCardFragment } from './profile.generated.ts'
import type { TabProps } from './tab-props.ts'
import { SoftChips } from './SoftChips.tsx'

export function TeamsTab({ profile: { teams }, actions }: TabProps) {
  const { t } = useTranslations('profile')
  if (teams.length === 0) return <EmptyState text={t('empty.teams')} />
  return (
    <CardGrid label={t('tabs.teams')}>
      {teams.map(team => (
        <TeamCard key={team.id} team={team} actions={actions} />
      ))}
    </CardGrid>
  )
}

function TeamCard({ team, actions }: { team: TeamCardFragment; actions: ProfileActions }) {
  const { t, tCount } = useTranslations('profile')
  const { title, description, avatar, avatarGroup, extraMembers, chips, isStarred } = team
  const members = avatarGroup.length + extraMembers
  const Star = isStarred ? IconStarFilled : IconStar
  const toggle = () => void actions.toggleStar(team)
  return (
    <Paper component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 4, p: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Avatar src={avatar} alt="" variant="rounded" sx={{ width: 40, height: 40 }} />
        <Typography component="h2" variant="h3" dir="auto" sx={{ flex: 1, minWidth: 0, textAlign: 'left' }}>
          {title}
        </Typography>
        <Tooltip title={t(isStarred ? 'unstar' : 'star')}>
          <IconButton
            aria-label={t('starTeam', { title })}
            aria-pressed={isStarred}
            onClick={toggle}
            sx={{ color: isStarred ? 'warning.main' : undefined }}
          >
            <Star size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
        <IconMenu
          label={t('options', { title })}
          icon={<IconDotsVertical size={20} stroke={1.75} />}
          choices={[
            { value: 'star', text: t(isStarred ? 'unstar' : 'star'), icon: <Star size={20} stroke={1.75} /> },
            { value: 'leave', text: t('leave'), icon: <IconLogout size={20} stroke={1.75} /> },
          ]}
          onChoose={choice => (choice === 'star' ? toggle() : void actions.leave(team))}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ flex: 1, textAlign: 'left' }}>
        {description}
      </Typography>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <People people={avatarGroup} total={members} />
          <Typography variant="caption" color="textSecondary">
            {tCount('members', members)}
          </Typography>
        </Box>
        <SoftChips chips={chips} />
      </Box>
    </Paper>
  )
}
