/** Reactions to a message, and what else can be done with it. */
import Box from '@mui/material/Box'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { type MessageActions, quickReactions } from './message-actions.ts'
import type { ShownMessage } from './message-groups.ts'

interface MessageMenuProps {
  anchor: HTMLElement
  isOpen: boolean
  message: ShownMessage
  actions: MessageActions
  onClose: () => void
}

export function MessageMenu({ anchor, isOpen, message, actions, onClose }: MessageMenuProps) {
  const { t } = useTranslations('chat')
  const isMine = (emoji: string) => message.reactions.some(each => each.isMine && each.emoji === emoji)
  const close = (run: () => void) => () => {
    onClose()
    run()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.message)
      notify({ text: t('done.copied'), topic: 'copy' })
    } catch {
      notify({ text: t('copyFailed'), color: 'error', topic: 'copy' })
    }
  }
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: message.isMine ? 'right' : 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: message.isMine ? 'right' : 'left' }}
      slotProps={{ list: { 'aria-label': t('actions.label') } }}
    >
      {quickReactions.map((emoji, index) => (
        <MenuItem
          key={emoji}
          role="menuitemcheckbox"
          aria-checked={isMine(emoji)}
          aria-label={t('actions.reactWith', { emoji })}
          onClick={close(() => actions.onReact(message, emoji))}
          sx={{
            display: 'inline-flex',
            justifyContent: 'center',
            width: 40,
            height: 40,
            minHeight: 40,
            p: 0,
            marginInlineStart: index === 0 ? 8 : 0,
            fontSize: 20,
            borderRadius: 1,
            '&[aria-checked="true"]': { bgcolor: 'action.selected' },
          }}
        >
          {emoji}
        </MenuItem>
      ))}
      <Box component="li" role="separator" sx={{ borderTop: 1, borderColor: 'divider', my: 1 }} />
      <MenuItem onClick={close(() => actions.onReply(message))}>
        <ListItemIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
          <IconArrowBackUp size={18} stroke={1.75} />
        </ListItemIcon>
        <ListItemText>{t('actions.reply')}</ListItemText>
      </MenuItem>
      <MenuItem onClick={close(() => void copy())}>
        <ListItemIcon>
          <IconCopy size={18} stroke={1.75} />
        </ListItemIcon>
        <ListItemText>{t('actions.copy')}</ListItemText>
      </MenuItem>
      {message.isMine
        ? [
            <MenuItem key="edit" onClick={close(() => actions.onEdit(message))}>
              <ListItemIcon>
                <IconPencil size={18} stroke={1.75} />
              </ListItemIcon>
              <ListItemText>{t('actions.edit')}</ListItemText>
            </MenuItem>,
            <MenuItem key="delete" onClick={close(() => actions.onDelete(message))} sx={{ color: 'error.main' }}>
              <ListItemIcon sx={{ color: 'inherit' }}>
                <IconTrash size={18} stroke={1.75} />
              </ListItemIcon>
              <ListItemText>{t('actions.delete')}</ListItemText>
            </MenuItem>,
          ]
        : null}
    </Menu>
  )
}
