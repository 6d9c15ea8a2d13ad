/** A message: its text, the quoted message, reactions, time, and state. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMoodPlus from '@tabler/icons-react/dist/esm/icons/IconMoodPlus.mjs'
import { memo, useState } from 'react'
import type { Store } from '../../platform/create-store.ts'
import { formatInstant, formatNumber } from '../../platform/format.ts'
import { formatTime } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { tint } from '../../platform/tint.ts'
import { AttachmentList } from '../../ui/attachments/AttachmentList.tsx'
import { type NearRows, useIsNear } from '../../ui/near-rows.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import type { ContactFieldsFragment } from './chat.generated.ts'
import { ContactAvatar } from './ContactAvatar.tsx'
import { DeliveryMark } from './DeliveryMark.tsx'
import type { MessageActions } from './message-actions.ts'
import type { ListedMessage } from './message-groups.ts'
import { isEmojiOnly, MessageText } from './MessageText.tsx'

const loadMenu = () => import('./MessageMenu.tsx')
const MessageMenu = lazyPart(async () => (await loadMenu()).MessageMenu)
const preload = () => void loadMenu().catch(() => undefined)

interface MessageItemProps {
  message: ListedMessage
  contact: ContactFieldsFragment | undefined
  isFound: boolean
  isLastOwn: boolean
  actions: MessageActions
  near: Store<NearRows>
}

const avatarSize = 28

/** Unchanged while the list is scrolled. */
export const MessageItem = memo(function MessageItem({ message, contact, isFound, isLastOwn, actions, near }: MessageItemProps) {
  const { t, lang } = useTranslations('chat')
  const [menu, setMenu] = useState<{ anchor: HTMLElement; isOpen: boolean }>()
  const { isMine, id, state, startsGroup, endsGroup } = message
  const isStored = id !== ''
  const isNear = useIsNear(near, isStored ? id : undefined)
  const isLarge = isEmojiOnly(message.message)
  const open = (anchor: HTMLElement) => setMenu({ anchor, isOpen: true })
  const author = isMine ? t('you') : (contact?.fullName ?? '')
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        flexDirection: isMine ? 'row-reverse' : 'row',
        alignItems: 'flex-end',
        mt: startsGroup ? 3 : 0.5,
        borderRadius: 2,
        '[data-message]:focus-visible & [data-bubble]': {
          outline: 2,
          outlineStyle: 'solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
        '& [data-tools]': { opacity: 0 },
        '&:hover [data-tools], &:focus-within [data-tools], [data-message]:focus & [data-tools], & [data-tools]:has([aria-expanded="true"])':
          { opacity: 1 },
        '@media (hover: none)': { '& [data-tools]': { display: 'none' } },
      }}
    >
      {isMine ? null : endsGroup && contact ? (
        <ContactAvatar person={contact} size={avatarSize} hasStatus={false} />
      ) : (
        <Box sx={{ width: avatarSize, flexShrink: 0 }} />
      )}
      <Box
        sx={{
          minWidth: 0,
          maxWidth: { xs: '84%', sm: 'min(560px, 76%)' },
          display: 'flex',
          flexDirection: 'column',
          alignItems: isMine ? 'flex-end' : 'flex-start',
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: isMine ? 'row-reverse' : 'row', alignItems: 'center', gap: 1, maxWidth: 1 }}>
          <Box
            data-bubble
            title={formatInstant(message.time, lang)}
            onClick={event => {
              // Without a pointer that hovers, a tap opens the actions.
              const isTouch = matchMedia('(hover: none)').matches
              if (isTouch && event.target instanceof HTMLElement && !event.target.closest('a, button')) open(event.currentTarget)
            }}
            sx={theme => ({
              minWidth: 0,
              px: isLarge ? 0 : 3.5,
              py: isLarge ? 0 : 2,
              borderRadius: 2,
              ...(!startsGroup && { [isMine ? 'borderStartEndRadius' : 'borderStartStartRadius']: 6 }),
              ...(!endsGroup && { [isMine ? 'borderEndEndRadius' : 'borderEndStartRadius']: 6 }),
              bgcolor: isLarge ? 'transparent' : isMine ? tint(theme, 'primary', 16) : 'background.paper',
              ...(isFound && { boxShadow: `0 0 0 2px ${theme.vars?.palette.warning.main}` }),
              ...(state === 'waiting' && { opacity: 0.7 }),
            })}
          >
            <Box component="span" sx={hiddenStyles}>
              {t('says', { name: author })}{' '}
            </Box>
            {message.replyToId ? <Quote message={message} contactName={contact?.fullName ?? ''} onShow={actions.onShow} /> : null}
            {message.attachments.length > 0 ? (
              <Box sx={{ width: 248, maxWidth: 1, mb: message.message ? 2 : 0, mt: 1 }}>
                <AttachmentList files={message.attachments} />
              </Box>
            ) : null}
            <MessageText text={message.message} isLarge={isLarge} />
          </Box>
          {isStored ? (
            <Box data-tools sx={toolStyles}>
              {isNear || menu ? <Tools isMenuOpen={menu?.isOpen ?? false} onOpen={open} onReply={() => actions.onReply(message)} /> : null}
            </Box>
          ) : null}
        </Box>
        <Reactions message={message} contactName={contact?.fullName ?? ''} onReact={actions.onReact} />
        {state === 'failed' ? (
          <Box
            role="alert"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 1,
              color: 'error.main',
              mt: 0.5,
            }}
          >
            <DeliveryMark state="failed" />
            <Typography variant="caption" dir="auto">
              {message.failure}
            </Typography>
            <Button size="small" color="error" onClick={() => actions.onRetry(message)} sx={{ minHeight: 28 }}>
              {t('actions.retry')}
            </Button>
            <Button size="small" color="inherit" onClick={() => actions.onDelete(message)} sx={{ minHeight: 28, color: 'text.secondary' }}>
              {t('actions.delete')}
            </Button>
          </Box>
        ) : endsGroup || state === 'waiting' || message.editedAt ? (
          <Typography variant="caption" color="textSecondary" component="div" sx={metaStyles}>
            <time dateTime={message.time}>{formatTime(message.time, lang)}</time>
            {message.editedAt ? <span>· {t('edited')}</span> : null}
            {isMine ? <DeliveryMark state={state} /> : null}
            {isMine && isLastOwn && isStored ? <span aria-hidden>{t(`delivery.${state}`)}</span> : null}
          </Typography>
        ) : null}
      </Box>
      {menu ? (
        <MessageMenu
          anchor={menu.anchor}
          isOpen={menu.isOpen}
          message={message}
          actions={actions}
          onClose={() => setMenu({ ...menu, isOpen: false })}
        />
      ) : null}
    </Box>
  )
})

interface ToolsProps {
  isMenuOpen: boolean
  onOpen: (anchor: HTMLElement) => void
  onReply: () => void
}

function Tools({ isMenuOpen, onOpen, onReply }: ToolsProps) {
  const { t } = useTranslations('chat')
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('actions.react')}
        title={t('actions.react')}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={event => onOpen(event.currentTarget)}
      >
        <IconMoodPlus size={16} stroke={1.75} />
      </IconButton>
      <IconButton size="small" aria-label={t('actions.reply')} title={t('actions.reply')} onClick={onReply}>
        <Box component="span" sx={{ display: 'flex', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
          <IconArrowBackUp size={16} stroke={1.75} />
        </Box>
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('actions.more')}
        title={t('actions.more')}
        aria-haspopup="menu"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={event => onOpen(event.currentTarget)}
      >
        <IconDots size={16} stroke={1.75} />
      </IconButton>
    </>
  )
}

interface QuoteProps {
  message: ListedMessage
  contactName: string
  onShow: (id: string) => void
}

function Quote({ message: { replyTo }, contactName, onShow }: QuoteProps) {
  const { t } = useTranslations('chat')
  if (!replyTo)
    return (
      <Typography variant="caption" component="div" color="textSecondary" sx={{ ...quoteStyles, fontStyle: 'italic' }}>
        {t('quoteDeleted')}
      </Typography>
    )
  return (
    <ButtonBase onClick={() => onShow(replyTo.id)} sx={{ ...quoteStyles, display: 'block', width: 1, textAlign: 'start' }}>
      <Typography variant="caption" component="span" sx={{ display: 'block', fontWeight: 600, fontSize: 12 }} dir="auto">
        {replyTo.isMine ? t('you') : contactName}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" noWrap dir="auto" sx={{ display: 'block', textAlign: 'start' }}>
        {replyTo.message}
      </Typography>
    </ButtonBase>
  )
}

interface ReactionsProps {
  message: ListedMessage
  contactName: string
  onReact: MessageActions['onReact']
}

function Reactions({ message, contactName, onReact }: ReactionsProps) {
  const { t, lang } = useTranslations('chat')
  const byEmoji = [...Map.groupBy(message.reactions, ({ emoji }) => emoji)]
  if (byEmoji.length === 0) return null
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: -1.5,
        mb: 0.5,
        mx: 2,
        justifyContent: message.isMine ? 'flex-end' : 'flex-start',
        position: 'relative',
      }}
    >
      {byEmoji.map(([emoji, all]) => {
        const isMine = all.some(each => each.isMine)
        const names = [...(isMine ? [t('you')] : []), ...(all.some(each => !each.isMine) ? [contactName] : [])].join(', ')
        return (
          <ButtonBase
            key={emoji}
            aria-pressed={isMine}
            aria-label={t('reaction', { emoji, names })}
            title={names}
            onClick={() => onReact(message, emoji)}
            sx={theme => ({
              gap: 1,
              px: 2,
              height: 26,
              borderRadius: 13,
              fontSize: 14,
              bgcolor: isMine ? tint(theme, 'primary', 16) : 'background.paper',
              border: 1,
              borderColor: isMine ? 'primary.main' : 'divider',
            })}
          >
            <span>{emoji}</span>
            {all.length > 1 ? <Typography variant="caption">{formatNumber(all.length, lang)}</Typography> : null}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

const hiddenStyles = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Keeps its place while it is empty. */
const toolStyles = { display: 'flex', flexShrink: 0, width: 84, color: 'text.secondary', '& button': { width: 28, height: 28 } } as const

const metaStyles = { display: 'flex', alignItems: 'center', gap: 1, px: 1, mt: 0.5, fontSize: 12, lineHeight: '16px' } as const

const quoteStyles = {
  borderLeft: 3,
  borderColor: 'primary.main',
  pl: 2,
  mb: 1,
  borderRadius: 0,
  maxWidth: 1,
  minWidth: 0,
} as const
