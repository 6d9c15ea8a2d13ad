/** The contact's profile: beside the conversation on wide screens, over it on others. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconEraser from '@tabler/icons-react/dist/esm/icons/IconEraser.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { ContactStatus } from '../../platform/schema.generated.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { ClearChatDocument, type ContactFieldsFragment, SetContactBlockedDocument, SetContactMutedDocument } from './chat.generated.ts'
import { ChatFiles } from './ChatFiles.tsx'
import { ContactAvatar } from './ContactAvatar.tsx'

interface ContactDrawerProps {
  isOpen: boolean
  contact: ContactFieldsFragment | undefined
  status: ContactStatus | null
  refetch: () => Promise<unknown>
  onClose: () => void
}

export function ContactDrawer({ isOpen, contact, status, refetch, onClose }: ContactDrawerProps) {
  const { t } = useTranslations('chat')
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const content = contact ? <Profile contact={contact} status={status} refetch={refetch} onClose={onClose} /> : null
  if (!isWide)
    return (
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { sx: { width: 'min(360px, 100vw)', borderRadius: 0 }, 'aria-label': t('contactInfo') } }}
      >
        {content}
      </Drawer>
    )
  return isOpen ? (
    <Box
      component="aside"
      aria-label={t('contactInfo')}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      sx={{ width: 320, flexShrink: 0, overflowY: 'auto', bgcolor: 'background.paper', borderLeft: 1, borderColor: 'divider' }}
    >
      {content}
    </Box>
  ) : null
}

interface ProfileProps {
  contact: ContactFieldsFragment
  status: ContactStatus | null
  refetch: () => Promise<unknown>
  onClose: () => void
}

function Profile({ contact, status, refetch, onClose }: ProfileProps) {
  const { t } = useTranslations('chat')
  const id = useId()
  const change = useUndoableMutation(refetch)
  const name = contact.fullName
  const shown = status ?? contact.status
  const mute = (isMuted: boolean) =>
    void change({
      mutation: SetContactMutedDocument,
      variables: { id: contact.id, isMuted },
      optimisticResponse: () => ({ setContactMuted: { __typename: 'Contact' as const, ...contact, isMuted } }),
      successMessage: () => t(isMuted ? 'done.muted' : 'done.unmuted', { name }),
    })
  const block = (isBlocked: boolean) =>
    void change({
      mutation: SetContactBlockedDocument,
      variables: { id: contact.id, isBlocked },
      optimisticResponse: () => ({ setContactBlocked: { __typename: 'Contact' as const, ...contact, isBlocked } }),
      successMessage: () => t(isBlocked ? 'done.blocked' : 'done.unblocked', { name }),
    })
  const clear = () =>
    void change({
      mutation: ClearChatDocument,
      variables: { contactId: contact.id },
      successMessage: () => t('done.cleared', { name }),
      topic: `clear ${contact.id}`,
    })
  return (
    <Box sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2">{t('contactInfo')}</Typography>
        <IconButton aria-label={t('closeProfile')} title={t('closeProfile')} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 5, textAlign: 'center' }}>
        <ContactAvatar person={contact} status={shown} size={88} isDecorative />
        <Typography variant="h2" component="p" dir="auto" sx={{ mt: 2 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto">
          {contact.role}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(`status.${shown}`)}
        </Typography>
      </Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('profile.about')}
      </Typography>
      <Typography variant="body2" color="textSecondary" dir="auto" sx={{ textAlign: 'start', mb: 5 }}>
        {contact.about || t('noAbout')}
      </Typography>
      <ChatFiles contactId={contact.id} />
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3, display: 'grid', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={contact.isMuted} onChange={(_, isMuted) => mute(isMuted)} slotProps={{ input: { 'aria-describedby': id } }} />
          }
          label={t('mute')}
          labelPlacement="start"
          sx={{ mx: 0, justifyContent: 'space-between' }}
        />
        <Typography id={id} variant="caption" color="textSecondary" sx={{ mb: 2 }}>
          {t('muteHelp')}
        </Typography>
        <Button color="inherit" startIcon={<IconEraser size={18} stroke={1.75} />} onClick={clear} sx={{ justifyContent: 'flex-start' }}>
          {t('clear')}
        </Button>
        <Button
          color="error"
          startIcon={<IconBan size={18} stroke={1.75} />}
          onClick={() => block(!contact.isBlocked)}
          sx={{ justifyContent: 'flex-start' }}
        >
          {t(contact.isBlocked ? 'unblock' : 'block')}
        </Button>
      </Box>
    </Box>
  )
}
