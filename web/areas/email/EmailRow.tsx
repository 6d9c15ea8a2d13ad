/** A row of the list, of plain elements: it is drawn while the list is scrolled. Its link covers the row; the other controls lie above. */
import type { TablerIcon } from '@tabler/icons-react'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo, type MouseEvent, type SyntheticEvent } from 'react'
import type { Store } from '../../platform/create-store.ts'
import { useTranslations } from '../../platform/languages.ts'
import { type NearRows, useIsNear } from '../../ui/near-rows.ts'
import { type Selection, useIsSelected } from '../../ui/selection.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { EmailRowFragment } from './email.generated.ts'
import { formatMailTime } from './mail-time.ts'
import { labelName, labelOf, pathOf, type Place } from './place.ts'
import type { RowEvents } from './row-events.ts'

interface EmailRowProps {
  /** Undefined while its page loads. */
  email: EmailRowFragment | undefined
  place: Place
  start: number
  height: number
  /** From 1. */
  at: number
  total: number
  isNarrow: boolean
  isOpen: boolean
  selection: Selection
  events: RowEvents
  near: Store<NearRows>
}

export const EmailRow = memo(function EmailRow(props: EmailRowProps) {
  const { email, start, height, at, total, isOpen, selection, near } = props
  const isSelected = useIsSelected(selection, email?.id ?? '')
  const isNear = useIsNear(near, email?.id)
  if (!email) return <AwaitedRow start={start} height={height} />
  return (
    <li
      data-row={email.id}
      data-unread={email.isRead ? undefined : ''}
      data-open={isOpen ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-setsize={total}
      aria-posinset={at}
      style={placeAt(start, height)}
    >
      <RowContent {...props} email={email} isSelected={isSelected} isNear={isNear} />
    </li>
  )
})

/** The place of an email whose page is loading. */
export const AwaitedRow = ({ start, height }: Pick<EmailRowProps, 'start' | 'height'>) => (
  <li aria-busy="true" style={placeAt(start, height)}>
    <span className="picture" />
    <span className="awaited" />
  </li>
)

const placeAt = (start: number, height: number) => ({ transform: `translateY(${start}px)`, height })

interface RowContentProps extends EmailRowProps {
  email: EmailRowFragment
  isSelected: boolean
  isNear: boolean
}

function RowContent({ email, place, isNarrow, isSelected, isNear, selection, events }: RowContentProps) {
  const { t, lang } = useTranslations('email')
  const { id, from, to, subject, excerpt, isRead, isStarred, isDeleted, labels, folder, time, attachments } = email
  const isOwn = folder === 'SENT' || folder === 'DRAFT'
  const names = to.map(each => each.name || each.email).join(', ')
  const who = isOwn ? (names ? t('row.to', { names }) : t('row.noRecipient')) : from.name || from.email
  const title = subject || t('row.noSubject')
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    events.open(id)
  }
  const link = (
    <a
      href={`${pathOf(place)}?id=${id}`}
      onClick={open}
      onFocus={() => events.focus(id)}
      aria-label={[isRead ? '' : t('row.unread'), who, title, formatMailTime(time, lang)].filter(Boolean).join(', ')}
    >
      {title}
    </a>
  )
  const checkbox = (
    <input
      type="checkbox"
      checked={isSelected}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)}
      aria-label={t('table.selectRow', { name: title })}
      className="check"
    />
  )
  const star = (
    <button
      type="button"
      title={isStarred ? t('actions.unstar') : t('actions.star')}
      aria-label={t('row.star', { name: title })}
      aria-pressed={isStarred}
      onClick={() => events.star(id, !isStarred)}
      className="star"
    >
      {isStarred ? <IconStarFilled size={18} /> : <IconStar size={18} stroke={1.75} />}
    </button>
  )
  const quickButton = (label: string, Icon: TablerIcon, run: () => void) => (
    <button type="button" title={label} aria-label={`${label}: ${title}`} onClick={run}>
      <Icon size={18} stroke={1.75} />
    </button>
  )
  const quick = isNear ? (
    <div className="quick">
      {quickButton(isRead ? t('actions.unread') : t('actions.read'), isRead ? IconMail : IconMailOpened, () =>
        events.markRead(id, !isRead),
      )}
      {isDeleted ? null : quickButton(t('actions.trash'), IconTrash, () => events.trash(id))}
    </div>
  ) : null
  const clip = attachments.length > 0 ? <IconPaperclip size={16} stroke={1.75} style={{ flexShrink: 0 }} /> : null
  const clipName = attachments.length > 0 ? <VisuallyHidden>{t('row.attachments')}</VisuallyHidden> : null
  const when = (
    <time dateTime={time} className="when">
      {formatMailTime(time, lang)}
    </time>
  )
  const picture = isOwn ? undefined : from.avatar
  const avatar = (
    <span className="picture" aria-hidden="true">
      {(isOwn ? (to[0]?.name ?? to[0]?.email ?? '?') : from.name).charAt(0).toUpperCase()}
      {picture ? <img src={picture} alt="" onError={hide} /> : null}
    </span>
  )
  const chips = labels.map(labelName).flatMap(each =>
    each === place
      ? []
      : [
          <span key={each} className={`label ${each}`}>
            {t(`labels.${labelOf(each)}`)}
          </span>,
        ],
  )
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

/** The initial is below the picture. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.hidden = true
}
