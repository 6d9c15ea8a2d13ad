/** A row of the list. Its link covers the row; the other controls lie above. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { Theme } from '@mui/material/styles'
import { memo, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { LightSquare } from '../../ui/LightSquare.tsx'
import { type Selection, useIsSelected } from '../../ui/selection.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { EmailActions } from './email-actions.ts'
import type { EmailRowFragment } from './email.generated.ts'
import { LabelChips } from './LabelChips.tsx'
import { formatMailTime } from './mail-time.ts'
import type { Place } from './place.ts'

interface EmailRowProps {
  /** Undefined while its page loads. */
  email: EmailRowFragment | undefined
  place: Place
  start: number
  height: number
  position: { at: number; total: number }
  isNarrow: boolean
  isOpen: boolean
  selection: Selection
  actions: EmailActions
  onOpen: (id: string) => void
  onCursor: (id: string) => void
  onLeave: (ids: string[], act: () => unknown) => void
}

export const EmailRow = memo(function EmailRow(props: EmailRowProps) {
  const { email, start, height, position, isNarrow, isOpen, selection } = props
  const isSelected = useIsSelected(selection, email?.id ?? '')
  return (
    <Box
      component="li"
      data-row={email?.id}
      data-unread={email && !email.isRead ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-setsize={position.total}
      aria-posinset={position.at}
      aria-busy={email ? undefined : true}
      style={{ transform: `translateY(${start}px)`, height }}
      sx={rowStyles}
    >
      {email ? (
        <RowContent {...props} email={email} isSelected={isSelected} />
      ) : (
        <>
          <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0, ml: 10 }} />
          <Skeleton sx={{ flex: 1, maxWidth: isNarrow ? undefined : 480 }} />
        </>
      )}
    </Box>
  )
})

function RowContent({
  email,
  place,
  isNarrow,
  isSelected,
  selection,
  actions,
  onOpen,
  onCursor,
  onLeave,
}: EmailRowProps & { email: EmailRowFragment; isSelected: boolean }) {
  const { t, lang } = useTranslations('email')
  const { pathname } = useLocation()
  const { id, from, to, subject, excerpt, isRead, isStarred, isDeleted, labels, folder, time, attachments } = email
  const isOwn = folder === 'SENT' || folder === 'DRAFT'
  const names = to.map(each => each.name || each.email).join(', ')
  const who = isOwn ? (names ? t('row.to', { names }) : t('row.noRecipient')) : from.name || from.email
  const title = subject || t('row.noSubject')
  const own = labels.filter(label => label.toLowerCase() !== place)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(id)
  }
  const link = (
    <Link
      to={`${pathname}?id=${id}`}
      preventScrollReset
      onClick={open}
      onFocus={() => onCursor(id)}
      aria-label={[isRead ? '' : t('row.unread'), who, title, formatMailTime(time, lang)].filter(Boolean).join(', ')}
      style={{ color: 'inherit', textDecoration: 'none' }}
    >
      {title}
    </Link>
  )
  const checkbox = (
    <Checkbox
      size="small"
      icon={<LightSquare />}
      checked={isSelected}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)}
      slotProps={{ input: { 'aria-label': t('table.selectRow', { name: title }) } }}
      sx={{ width: 36, height: 36, p: 0, zIndex: 1, flexShrink: 0 }}
    />
  )
  const star = (
    <Tooltip title={isStarred ? t('actions.unstar') : t('actions.star')}>
      <IconButton
        size="small"
        aria-label={t('row.star', { name: title })}
        aria-pressed={isStarred}
        onClick={() => void actions.star([id], !isStarred)}
        sx={{ zIndex: 1, flexShrink: 0, color: isStarred ? 'warning.main' : 'text.secondary' }}
      >
        {isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
      </IconButton>
    </Tooltip>
  )
  const quick = (
    <Box className="quick" sx={quickStyles}>
      <QuickButton
        label={isRead ? t('actions.unread') : t('actions.read')}
        name={title}
        icon={isRead ? IconMail : IconMailOpened}
        onClick={() => void actions.markRead([id], !isRead)}
      />
      {isDeleted ? null : (
        <QuickButton label={t('actions.trash')} name={title} icon={IconTrash} onClick={() => onLeave([id], () => actions.trash([id]))} />
      )}
    </Box>
  )
  const clip = attachments.length > 0 ? <IconPaperclip size={16} stroke={1.75} style={{ flexShrink: 0 }} /> : null
  const clipName = attachments.length > 0 ? <VisuallyHidden>{t('row.attachments')}</VisuallyHidden> : null
  const when = (
    <Box
      component="time"
      dateTime={time}
      className="when"
      sx={{ flexShrink: 0, fontSize: 12.5, fontVariantNumeric: 'tabular-nums', minWidth: isNarrow ? 0 : 64, textAlign: 'end' }}
    >
      {formatMailTime(time, lang)}
    </Box>
  )
  const avatar = (
    <Avatar src={isOwn ? undefined : from.avatar} alt="" sx={{ width: 32, height: 32, fontSize: 14, flexShrink: 0 }}>
      {(isOwn ? (to[0]?.name ?? to[0]?.email ?? '?') : from.name).charAt(0).toUpperCase()}
    </Avatar>
  )
  if (isNarrow)
    return (
      <>
        <Box sx={{ display: 'grid', justifyItems: 'center', flexShrink: 0 }}>
          {checkbox}
          {star}
        </Box>
        {avatar}
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', alignContent: 'center', gap: '1px' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box component="span" dir="auto" className="strong" sx={{ ...cut, flex: 1, textAlign: 'left' }}>
              {who}
            </Box>
            {clip}
            {clipName}
            {when}
          </Box>
          <Box component="span" dir="auto" className="strong" sx={{ ...cut, textAlign: 'left' }}>
            {link}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
            <LabelChips labels={own} />
            <Box component="span" dir="auto" sx={{ ...cut, flex: 1, color: 'text.secondary', textAlign: 'left' }}>
              {excerpt}
            </Box>
          </Box>
        </Box>
        {quick}
      </>
    )
  return (
    <>
      {checkbox}
      {star}
      {avatar}
      <Box component="span" dir="auto" className="strong" sx={{ ...cut, width: { md: 150, lg: 190 }, flexShrink: 0, textAlign: 'left' }}>
        {who}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 2 }}>
        <LabelChips labels={own} />
        <Box component="span" dir="auto" className="strong" sx={{ ...cut, flexShrink: 0, maxWidth: '60%', textAlign: 'left' }}>
          {link}
        </Box>
        <Box component="span" dir="auto" sx={{ ...cut, flex: 1, color: 'text.secondary', textAlign: 'left' }}>
          {excerpt}
        </Box>
      </Box>
      {clip}
      {clipName}
      {when}
      {quick}
    </>
  )
}

interface QuickButtonProps {
  label: string
  name: string
  icon: typeof IconMail
  onClick: () => void
}

function QuickButton({ label, name, icon: Icon, onClick }: QuickButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={`${label}: ${name}`} onClick={onClick}>
        <Icon size={18} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const

const quickStyles = {
  position: 'absolute',
  insetInlineEnd: 4,
  top: 3,
  bottom: 3,
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  paddingInlineStart: 2,
  zIndex: 1,
  visibility: 'hidden',
  bgcolor: 'inherit',
} as const

const rowStyles = (theme: Theme) => {
  const { palette } = theme.vars ?? theme
  const tinted = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`
  return {
    position: 'absolute',
    top: 0,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    paddingInlineStart: '8px',
    paddingInlineEnd: '16px',
    fontSize: 14,
    lineHeight: 1.45,
    borderBottom: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
    '&:has(a:focus-visible)': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '&[data-unread] .strong': { fontWeight: 600 },
    '&:not([data-unread]) .strong': { color: palette.text.secondary },
    '& .when': { color: palette.text.secondary },
    '&[data-unread] .when': { fontWeight: 600, color: palette.primary.main },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: tinted(palette.text.primary, 4) },
      '&:hover .quick, &:focus-within .quick': { visibility: 'visible' },
    },
    '&[data-selected], &[data-open]': { backgroundColor: tinted(palette.primary.main, 10) },
  } as const
}
