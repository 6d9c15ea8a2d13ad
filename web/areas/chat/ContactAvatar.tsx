/** A person's picture with a mark of their presence. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import type { ContactStatus } from '../../platform/schema.generated.ts'

export interface Person {
  fullName: string
  avatar: string
  status: ContactStatus
}

interface ContactAvatarProps {
  person: Person
  size?: number
  /** Replaces the stored presence. */
  status?: ContactStatus | null
  /** Hides the presence from screen readers where it is written beside the picture. */
  isDecorative?: boolean
  hasStatus?: boolean
}

export function ContactAvatar({ person, size = 40, status, isDecorative = false, hasStatus = true }: ContactAvatarProps) {
  const { t } = useTranslations('chat')
  const { fullName, avatar } = person
  const shown = status ?? person.status
  const mark = Math.min(Math.max(10, Math.round(size / 4)), 16)
  return (
    <Box sx={{ position: 'relative', flexShrink: 0 }}>
      <Avatar src={avatar || undefined} alt="" sx={{ width: size, height: size, fontSize: size / 2.4 }}>
        {fullName.charAt(0)}
      </Avatar>
      {hasStatus ? (
        <Box
          component="span"
          {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t(`status.${shown}`) })}
          title={t(`status.${shown}`)}
          sx={{
            position: 'absolute',
            insetInlineEnd: size > 60 ? mark / 4 : -1,
            bottom: size > 60 ? mark / 4 : -1,
            width: mark,
            height: mark,
            borderRadius: '50%',
            border: 2,
            borderColor: 'background.paper',
            boxSizing: 'content-box',
            ...presenceStyles[shown],
          }}
        />
      ) : null}
    </Box>
  )
}

/** Shapes differ, too: filled, barred, half, and hollow. */
const presenceStyles = {
  ONLINE: { bgcolor: 'success.main' },
  BUSY: {
    bgcolor: 'error.main',
    '&::after': { content: '""', position: 'absolute', inset: '40% 20%', bgcolor: 'background.paper', borderRadius: 1 },
  },
  AWAY: {
    bgcolor: 'background.paper',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '50%', border: 2, borderColor: 'warning.main' },
    '&::before': { content: '""', position: 'absolute', inset: '50% 0 0 0', bgcolor: 'warning.main', borderRadius: '0 0 50% 50%' },
  },
  OFFLINE: {
    bgcolor: 'background.paper',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '50%', border: 2, borderColor: 'text.secondary' },
  },
} as const satisfies Record<ContactStatus, object>
