import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { ContactFieldsFragment } from './chat.generated.ts'
import { ContactAvatar } from './ContactAvatar.tsx'
import type { ContactSignals } from './signals.ts'

interface ConversationHeaderProps {
  contact: ContactFieldsFragment | undefined
  signals: ContactSignals
  isProfileOpen: boolean
  isSearching: boolean
  onProfile: () => void
  onSearch: () => void
  /** Back to the list, where it is not beside the conversation. */
  onBack: (() => void) | undefined
}

export function ConversationHeader({ contact, signals, isProfileOpen, isSearching, onProfile, onSearch, onBack }: ConversationHeaderProps) {
  const { t } = useTranslations('chat')
  const status = signals.status ?? contact?.status
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        py: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {onBack ? (
        <IconButton aria-label={t('toList')} title={t('toList')} onClick={onBack}>
          <Box component="span" sx={{ display: 'flex', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
            <IconArrowLeft size={20} stroke={1.75} />
          </Box>
        </IconButton>
      ) : null}
      {contact ? (
        <ButtonBase
          onClick={onProfile}
          aria-expanded={isProfileOpen}
          title={t('showProfile', { name: contact.fullName })}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', gap: 3, p: 1, borderRadius: 1, textAlign: 'start' }}
        >
          <ContactAvatar person={contact} status={status ?? null} isDecorative />
          <Box sx={{ minWidth: 0 }}>
            <Typography component="h2" variant="h2" noWrap dir="auto" sx={{ fontSize: 15, textAlign: 'left' }}>
              {contact.fullName}
            </Typography>
            <Typography variant="caption" color={signals.isTyping ? 'primary' : 'textSecondary'} component="div" noWrap>
              {signals.isTyping ? t('typing') : `${status ? t(`status.${status}`) : ''} · ${contact.role}`}
            </Typography>
          </Box>
        </ButtonBase>
      ) : (
        <Box sx={{ flex: 1, display: 'flex', gap: 3, p: 1 }}>
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ width: 160 }}>
            <Skeleton />
            <Skeleton width="60%" />
          </Box>
        </Box>
      )}
      <Tooltip title={t('find.open')}>
        <IconButton aria-label={t('find.open')} aria-expanded={isSearching} disabled={!contact} onClick={onSearch}>
          <IconSearch size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('contactInfo')}>
        <IconButton aria-label={t('contactInfo')} aria-expanded={isProfileOpen} disabled={!contact} onClick={onProfile}>
          <IconInfoCircle size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
