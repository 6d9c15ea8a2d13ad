/** Cover, picture, and name of the profile, and what can be done with it. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { formatMonth } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import type { ProfileActions } from './profile-actions.ts'
import type { ProfileHeadFragment } from './profile.generated.ts'

interface ProfileHeaderProps {
  /** Skeletons until it is there. */
  profile: ProfileHeadFragment | undefined
  actions: ProfileActions
  onEdit: () => void
}

export function ProfileHeader({ profile, actions, onEdit }: ProfileHeaderProps) {
  const { t } = useTranslations('profile')
  return (
    <Paper sx={{ overflow: 'hidden', mb: 4 }}>
      <Box sx={{ height: { xs: 96, sm: 160, lg: 200 } }}>
        {profile ? (
          <Box component="img" src={profile.coverImg} alt="" sx={coverStyles} />
        ) : (
          <Skeleton variant="rectangular" height="100%" />
        )}
      </Box>
      <Box sx={bodyStyles}>
        <Box sx={{ mt: { xs: -10, sm: -12 } }}>
          {profile ? <Avatar src={profile.profileImg} alt="" sx={pictureStyles} /> : <Skeleton variant="circular" sx={pictureStyles} />}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0, pt: { sm: 3 } }}>
          <Page
            title={profile?.fullName ?? t('title')}
            subtitle={profile ? <ProfileDetails profile={profile} /> : <ProfileDetailsSkeleton />}
            action={
              profile ? (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
                  <Button variant="outlined" startIcon={<IconPencil size={18} stroke={1.75} />} onClick={onEdit}>
                    {t('edit')}
                  </Button>
                  <ConnectButton
                    isConnected={profile.isConnected}
                    name={profile.fullName}
                    onToggle={() => void actions.toggleProfile(profile)}
                  />
                </Box>
              ) : (
                <Skeleton variant="rounded" width={240} height={38} />
              )
            }
          />
        </Box>
      </Box>
    </Paper>
  )
}

function ProfileDetails({ profile: { designation, location, joiningDate } }: { profile: ProfileHeadFragment }) {
  const { t, lang } = useTranslations('profile')
  const joined = Date.parse(`1 ${joiningDate} UTC`)
  const month = Number.isNaN(joined) ? joiningDate : formatMonth(new Date(joined).toISOString(), lang)
  const facts = [
    { icon: IconBriefcase, text: <bdi>{designation}</bdi>, isKnown: designation !== '' },
    { icon: IconMapPin, text: <bdi>{location}</bdi>, isKnown: location !== '' },
    { icon: IconCalendar, text: t('joined', { month }), isKnown: joiningDate !== '' },
  ]
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
      {facts
        .filter(({ isKnown }) => isKnown)
        .map(({ icon: Icon, text }, index) => (
          <Box component="span" key={index} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span>{text}</span>
          </Box>
        ))}
    </Box>
  )
}

const ProfileDetailsSkeleton = () => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
    {[92, 130, 128].map(width => (
      <Skeleton key={width} width={width} />
    ))}
  </Box>
)

const bodyStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 3, sm: 5 },
  px: { xs: 4, sm: 6 },
  pb: 1,
}

/** Dimmed in the dark, where a bright picture would glare. */
const coverStyles = (theme: Theme) => ({
  width: '100%',
  height: '100%',
  objectFit: 'cover' as const,
  display: 'block',
  ...theme.applyStyles('dark', { filter: 'brightness(0.72)' }),
})

const pictureStyles = {
  width: { xs: 88, sm: 112 },
  height: { xs: 88, sm: 112 },
  border: 4,
  borderColor: 'background.paper',
  bgcolor: 'background.paper',
  boxSizing: 'content-box',
  marginInlineStart: -1,
}
