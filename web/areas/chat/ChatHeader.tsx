/** The own picture, which opens the profile, and the page's name. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { KeysButton } from '../../ui/KeysButton.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import type { ChatProfileFieldsFragment } from './chat.generated.ts'
import { ContactAvatar } from './ContactAvatar.tsx'

const OwnProfile = lazyPart(async () => (await import('./OwnProfile.tsx')).OwnProfile)

interface ChatHeaderProps {
  profile: ChatProfileFieldsFragment | undefined
  refetch: () => Promise<unknown>
}

export function ChatHeader({ profile, refetch }: ChatHeaderProps) {
  const { t } = useTranslations('chat')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 3 }}>
      {profile ? <ContactAvatar person={profile} /> : <Skeleton variant="circular" width={40} height={40} sx={{ flexShrink: 0 }} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ fontSize: 18, outline: 'none' }}>
          {t('title')}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {profile ? t(`status.${profile.status}`) : '\u00A0'}
        </Typography>
      </Box>
      <KeysButton keys={chatKeys(t)} />
      <IconButton
        aria-label={t('profile.open')}
        title={t('profile.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!profile}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <IconSettings size={20} stroke={1.75} />
      </IconButton>
      {anchor && profile ? (
        <OwnProfile anchor={anchor} isOpen={isOpen} profile={profile} refetch={refetch} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  )
}

const chatKeys = (t: ReturnType<typeof useTranslations<'chat'>>['t']) => [
  { key: 'Enter', text: t('keys.send') },
  { key: 'Shift+Enter', text: t('keys.break') },
  { key: '↑', text: t('keys.edit') },
  { key: 'Alt+↑ / Alt+↓', text: t('keys.switch') },
  { key: 'J / K', text: t('keys.messages') },
  { key: 'R', text: t('keys.reply') },
  { key: 'E', text: t('keys.editFocused') },
  { key: 'Delete', text: t('keys.delete') },
  { key: 'F', text: t('keys.find') },
  { key: 'I', text: t('keys.profile') },
]
