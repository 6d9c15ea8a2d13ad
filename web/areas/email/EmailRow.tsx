/** A row of the list. Its link covers the row; the other controls lie above. */
import Avatar from '@mui/material/Avatar'
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
    <li
      data-row={email?.id}
      data-unread={email && !email.isRead ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-setsize={position.total}
      aria-posinset={position.at}
      aria-busy={email ? undefined : true}
      style={{ transform: `translateY(${start}px)`, height }}
    >
      {email ? (
        <RowContent {...props} email={email} isSelected={isSelected} />
      ) : (
        <>
          <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0, ml: 10 }} />
          <Skeleton sx={{ flex: 1, maxWidth: isNarrow ? undefined : 480 }} />
        </>
      )}
    </li>
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
      className="check"
    />
  )
  const star = (
    <Tooltip title={isStarred ? t('actions.unstar') : t('actions.star')}>
      <IconButton
        size="small"
        aria-label={t('row.star', { name: title })}
        aria-pressed={isStarred}
        onClick={() => void actions.star([id], !isStarred)}
        className="star"
      >
        {isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
      </IconButton>
    </Tooltip>
  )
  const quick = (
    <div className="quick">
      <QuickButton
        label={isRead ? t('actions.unread') : t('actions.read')}
        name={title}
        icon={isRead ? IconMail : IconMailOpened}
        onClick={() => void actions.markRead([id], !isRead)}
      />
      {isDeleted ? null : (
        <QuickButton label={t('actions.trash')} name={title} icon={IconTrash} onClick={() => onLeave([id], () => actions.trash([id]))} />
      )}
    </div>
  )
  const clip = attachments.length > 0 ? <IconPaperclip size={16} stroke={1.75} style={{ flexShrink: 0 }} /> : null
  const clipName = attachments.length > 0 ? <VisuallyHidden>{t('row.attachments')}</VisuallyHidden> : null
  const when = (
    <time dateTime={time} className="when">
      {formatMailTime(time, lang)}
    </time>
  )
  const avatar = (
    <Avatar src={isOwn ? undefined : from.avatar} alt="" className="picture">
      {(isOwn ? (to[0]?.name ?? to[0]?.email ?? '?') : from.name).charAt(0).toUpperCase()}
    </Avatar>
  )
  const chips = <LabelChips labels={own} />
  const sender = (
    <span dir="auto" className="cut strong who">
      {who}
    </span>
  )
  const text = (
    <span dir="auto" className="cut excerpt">
      {excerpt}
    </span>
  )
  if (isNarrow)
    return (
      <>
        <div className="stack">
          {checkbox}
          {star}
        </div>
        {avatar}
        <div className="lines">
          <div className="line">
            {sender}
            {clip}
            {clipName}
            {when}
          </div>
          <span dir="auto" className="cut strong">
            {link}
          </span>
          <div className="line">
            {chips}
            {text}
          </div>
        </div>
        {quick}
      </>
    )
  return (
    <>
      {checkbox}
      {star}
      {avatar}
      {sender}
      <div className="main">
        {chips}
        <span dir="auto" className="cut strong title">
          {link}
        </span>
        {text}
      </div>
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
