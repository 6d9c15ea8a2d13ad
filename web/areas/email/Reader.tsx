/** The open email with its conversation: earlier messages are collapsed. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowBackUpDouble from '@tabler/icons-react/dist/esm/icons/IconArrowBackUpDouble.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconExclamationMark from '@tabler/icons-react/dist/esm/icons/IconExclamationMark.mjs'
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import { openCompose } from './compose-store.ts'
import type { EmailActions } from './email-actions.ts'
import type { ConversationQuery } from './email.generated.ts'
import { LabelChips } from './LabelChips.tsx'
import { LabelMenu } from './LabelMenu.tsx'
import { Message } from './Message.tsx'
import { MoveMenu } from './MoveMenu.tsx'

const SourceDialog = lazyPart(async () => (await import('./SourceDialog.tsx')).SourceDialog)

interface ReaderProps {
  /** Undefined while it loads. */
  email: ConversationQuery['email'] | undefined
  failure: Error | undefined
  onRetry: () => void
  actions: EmailActions
  isPhone: boolean
  position: { at: number; total: number }
  onStep: (by: number) => void
  onClose: () => void
  onLeave: (ids: string[], act: () => unknown) => void
}

export function Reader({ email, failure, onRetry, actions, isPhone, position, onStep, onClose, onLeave }: ReaderProps) {
  const { t, lang, dir } = useTranslations('email')
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [hasSource, setSource] = useState(false)
  const button = (label: string, Icon: TablerIcon, run: () => unknown, isOff = false) => (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} onClick={run} disabled={isOff}>
          <Icon size={20} stroke={1.75} />
        </IconButton>
      </span>
    </Tooltip>
  )
  const [Previous, Next] = dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const ids = email ? [email.id] : []
  const messages = email?.conversation ?? []
  const isOpen = (id: string) => (messages.at(-1)?.id === id || email?.id === id) !== toggled.has(id)
  const toggle = (id: string) =>
    setToggled(now => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const last = messages.at(-1) ?? email
  const print = async (printed: NonNullable<typeof email>) => {
    try {
      const { printEmail } = await import('./print-email.ts')
      await printEmail(printed.subject || t('row.noSubject'), printed.conversation, { t, lang, dir })
    } catch {
      notify({ text: t('failed.unreachable'), color: 'error' })
    }
  }
  const isImportant = email?.labels.includes('IMPORTANT') ?? false
  return (
    <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box role="toolbar" aria-label={t('reader.tools')} sx={barStyles}>
        {button(isPhone ? t('reader.back') : t('close'), isPhone ? Previous : IconX, onClose)}
        {email ? (
          <>
            {email.isDeleted
              ? button(t('actions.restore'), IconArrowBackUp, () => onLeave(ids, () => actions.restore(ids)))
              : button(t('actions.trash'), IconTrash, () => onLeave(ids, () => actions.trash(ids)))}
            {email.folder === 'SPAM'
              ? button(t('actions.notSpam'), IconInbox, () => onLeave(ids, () => actions.move(ids, 'INBOX')))
              : email.folder === 'INBOX'
                ? button(t('actions.spam'), IconAlertOctagon, () => onLeave(ids, () => actions.move(ids, 'SPAM')))
                : null}
            {button(t('actions.unread'), IconMail, () => {
              void actions.markRead(ids, false)
              onClose()
            })}
            <LabelMenu ids={ids} rows={[email]} onLabel={(label, isOn) => void actions.label(ids, label, isOn)} />
            {email.folder === 'INBOX' || email.folder === 'SPAM' ? (
              <MoveMenu onMove={folder => onLeave(ids, () => (folder === 'TRASH' ? actions.trash(ids) : actions.move(ids, folder)))} />
            ) : null}
            <IconMenu
              label={t('reader.more')}
              icon={<IconDotsVertical size={20} stroke={1.75} />}
              choices={[
                {
                  value: 'important',
                  text: isImportant ? t('actions.notImportant') : t('actions.important'),
                  icon: <IconExclamationMark size={18} stroke={1.75} />,
                },
                { value: 'print', text: t('reader.print'), icon: <IconPrinter size={18} stroke={1.75} /> },
                { value: 'source', text: t('reader.source'), icon: <IconCode size={18} stroke={1.75} /> },
              ]}
              onChoose={value => {
                if (value === 'source') setSource(true)
                else if (value === 'print') void print(email)
                else void actions.label(ids, 'IMPORTANT', !isImportant)
              }}
            />
          </>
        ) : null}
        <Box sx={{ flex: 1 }} />
        {position.at > 0 && !isPhone ? (
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {t('record.position', { position: formatNumber(position.at, lang), total: formatNumber(position.total, lang) })}
          </Typography>
        ) : null}
        {button(t('keys.previous'), Previous, () => onStep(-1), position.at <= 1)}
        {button(t('keys.next'), Next, () => onStep(1), position.at === 0 || position.at >= position.total)}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }} tabIndex={0} role="region" aria-label={t('reader.conversation')}>
        {failure ? <FailureCard error={failure} onRetry={onRetry} /> : null}
        {!email && !failure ? <ReaderSkeleton /> : null}
        {email ? (
          <>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, px: { xs: 3, md: 5 }, pt: 4, pb: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography
                  component="h2"
                  dir="auto"
                  sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.35, overflowWrap: 'anywhere', textAlign: 'start' }}
                >
                  {email.subject || t('row.noSubject')}
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: email.labels.length > 0 ? 1.5 : 0 }}>
                  <LabelChips labels={email.labels} />
                </Box>
              </Box>
              <Tooltip title={email.isStarred ? t('actions.unstar') : t('actions.star')}>
                <IconButton
                  size="small"
                  aria-label={t('actions.star')}
                  aria-pressed={email.isStarred}
                  onClick={() => void actions.star(ids, !email.isStarred)}
                  sx={{ color: email.isStarred ? 'warning.main' : 'text.secondary' }}
                >
                  {email.isStarred ? <IconStarFilled size={20} /> : <IconStar size={20} stroke={1.75} />}
                </IconButton>
              </Tooltip>
            </Box>
            <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {messages.map(each => (
                <Message key={each.id} email={each} isOpen={isOpen(each.id)} onToggle={() => toggle(each.id)} />
              ))}
            </Box>
            {last && last.folder !== 'DRAFT' ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: { xs: 3, md: 5 }, py: 4, paddingInlineStart: { md: '72px' } }}>
                {(['reply', 'replyAll', 'forward'] as const).map(kind => {
                  const Icon = answerIcons[kind]
                  return (
                    <Button
                      key={kind}
                      variant="outlined"
                      startIcon={<Icon size={18} stroke={1.75} />}
                      onClick={() => openCompose({ kind, id: last.id })}
                    >
                      {t(`actions.${kind}`)}
                    </Button>
                  )
                })}
              </Box>
            ) : null}
          </>
        ) : null}
      </Box>
      {hasSource && last ? <SourceDialog email={last} isOpen onClose={() => setSource(false)} /> : null}
    </Box>
  )
}

const answerIcons = { reply: IconArrowBackUp, replyAll: IconArrowBackUpDouble, forward: IconArrowForwardUp }

function ReaderSkeleton() {
  return (
    <Box aria-busy="true" sx={{ p: 5 }}>
      <Skeleton width="60%" height={32} />
      <Box sx={{ display: 'flex', gap: 3, mt: 4 }}>
        <Skeleton variant="circular" width={36} height={36} />
        <Skeleton width="30%" />
      </Box>
      <Skeleton sx={{ mt: 4 }} />
      <Skeleton />
      <Skeleton width="70%" />
    </Box>
  )
}

const barStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  minHeight: 52,
  flexShrink: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const
