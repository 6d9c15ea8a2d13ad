/** The own status, about text, and settings of the chat. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Popover from '@mui/material/Popover'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { ChatProfileInput } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { type ChatProfileFieldsFragment, UpdateChatProfileDocument } from './chat.generated.ts'
import { ContactAvatar } from './ContactAvatar.tsx'
import { canNotify } from './desktop-notifications.ts'

const maxAbout = 500
const statuses = ['ONLINE', 'BUSY', 'AWAY', 'OFFLINE'] as const

interface OwnProfileProps {
  anchor: HTMLElement
  isOpen: boolean
  profile: ChatProfileFieldsFragment
  refetch: () => Promise<unknown>
  onClose: () => void
}

export function OwnProfile({ anchor, isOpen, profile, refetch, onClose }: OwnProfileProps) {
  const { t, lang } = useTranslations('chat')
  const id = useId()
  const change = useUndoableMutation(refetch)
  const [about, setAbout] = useState(profile.about)
  const [known, setKnown] = useState(profile.about)
  // Follows Undo and changes elsewhere, unless something else was typed.
  if (profile.about !== known) {
    setKnown(profile.about)
    if (about.trim() === known) setAbout(profile.about)
  }
  const [isDenied, setDenied] = useState(false)

  const update = (input: ChatProfileInput, message: string) =>
    change({
      mutation: UpdateChatProfileDocument,
      variables: { input },
      optimisticResponse: () => ({
        updateChatProfile: { __typename: 'ChatProfile' as const, ...profile, ...given(input) },
      }),
      successMessage: () => message,
      topic: 'chat profile',
    })
  const saveAbout = () => {
    const text = about.trim()
    if (text !== profile.about) void update({ about: text }, t('profile.aboutSaved'))
  }
  const setNotifications = async (isOn: boolean) => {
    const isAllowed = !isOn || (canNotify() && (await Notification.requestPermission()) === 'granted')
    setDenied(!isAllowed)
    if (isAllowed) await update({ isNotificationsOn: isOn }, t(isOn ? 'profile.notificationsOn' : 'profile.notificationsOff'))
  }
  return (
    <Popover
      anchorEl={anchor}
      open={isOpen}
      onClose={() => {
        saveAbout()
        onClose()
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 340, maxWidth: 'calc(100vw - 24px)', p: 5 } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
        <ContactAvatar person={profile} size={56} isDecorative />
        <Typography id={id} variant="h2" dir="auto" sx={{ textAlign: 'start' }}>
          {profile.fullName}
        </Typography>
      </Box>
      <Typography id={`${id}-status`} variant="body2" sx={{ fontWeight: 500 }}>
        {t('profile.status')}
      </Typography>
      <RadioGroup
        aria-labelledby={`${id}-status`}
        value={profile.status}
        onChange={(_, value) => {
          const status = statuses.find(each => each === value)
          if (status) void update({ status }, t('profile.statusSaved'))
        }}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', mb: 4 }}
      >
        {statuses.map(status => (
          <FormControlLabel key={status} value={status} control={<Radio size="small" />} label={t(`status.${status}`)} />
        ))}
      </RadioGroup>
      <TextField
        label={t('profile.about')}
        value={about}
        onChange={event => setAbout(event.target.value)}
        onBlur={saveAbout}
        multiline
        minRows={2}
        maxRows={5}
        fullWidth
        helperText={t('profile.aboutHelp', { count: formatNumber(about.length, lang), max: formatNumber(maxAbout, lang) })}
        slotProps={{ htmlInput: { maxLength: maxAbout, dir: 'auto' } }}
      />
      <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <FormControlLabel
          control={<Switch checked={profile.isNotificationsOn} onChange={(_, isOn) => void setNotifications(isOn)} />}
          label={t('profile.notifications')}
          labelPlacement="start"
          sx={{ ml: 0, mr: 0, width: 1, justifyContent: 'space-between' }}
        />
        <Typography
          variant="caption"
          color={isDenied ? 'error' : 'textSecondary'}
          component="p"
          role={isDenied ? 'alert' : undefined}
          sx={{ m: 0 }}
        >
          {t(isDenied ? 'profile.notificationsDenied' : 'profile.notificationsHelp')}
        </Typography>
        <Link
          component={RouterLink}
          to="/pages/account-settings/security"
          underline="hover"
          color="textPrimary"
          variant="body2"
          sx={{ mt: 3, minHeight: 36, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}
        >
          {t('profile.twoStep')}
          <Box component="span" sx={{ display: 'flex', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
            <IconChevronRight size={18} stroke={1.75} />
          </Box>
        </Link>
      </Box>
    </Popover>
  )
}

/** The fields of the input that are set. */
const given = ({ about, status, isNotificationsOn }: ChatProfileInput) => ({
  ...(about != null && { about }),
  ...(status != null && { status }),
  ...(isNotificationsOn != null && { isNotificationsOn }),
})
