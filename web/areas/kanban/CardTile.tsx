/** A card on its board: a link to its details, with its facts at a glance. */
import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconCalendarExclamation from '@tabler/icons-react/dist/esm/icons/IconCalendarExclamation.mjs'
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Card, isPending } from './board-order.ts'
import { Cover } from './Cover.tsx'
import { DueDate } from './DueDate.tsx'
import { labelClass, labelStyles } from './label-colors.ts'

const icon = { size: 15, stroke: 1.75 }
const maxAvatars = 3

export interface CardTileProps {
  card: Card
  /** None for the copy under the pointer. */
  onOpen?: () => void
  isCompact: boolean
  /** The card that Tab reaches. */
  isCurrent?: boolean
  menu?: ReactNode
  /** Who just moved it here. */
  mover?: string
}

export function CardTile({ card, onOpen, isCompact, isCurrent = false, menu, mover }: CardTileProps) {
  const { t, tCount, lang } = useTranslations('kanban')
  const { id, title, description, labels, members, image, commentsCount, attachments, checklist, dueDate } = card
  const done = checklist.filter(({ isDone }) => isDone).length
  const hasFacts = dueDate || description || commentsCount + attachments + checklist.length + members.length > 0
  return (
    <Tile className={isPending(card) ? 'pending' : mover === undefined ? undefined : 'arrived'}>
      {image && !isCompact ? <Cover card={card} /> : null}
      <div className="body">
        {labels.length > 0 ? (
          <div className="labels">
            {labels.map(label => (
              <span key={label} className={labelClass(label)} dir="auto">
                {label}
              </span>
            ))}
          </div>
        ) : null}
        <div className="title">
          {onOpen === undefined || isPending(card) ? (
            <bdi>{title}</bdi>
          ) : (
            <Link
              to={`?card=${id}`}
              draggable={false}
              tabIndex={isCurrent ? 0 : -1}
              data-card-link={id}
              onClick={event => {
                // Other clicks open a new window. The filters of this one are kept.
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                onOpen()
              }}
            >
              <bdi>{title}</bdi>
            </Link>
          )}
        </div>
        {hasFacts ? (
          <div className="facts">
            {dueDate ? <DueDate date={dueDate} icon={{ near: IconCalendarExclamation, other: IconCalendar }} /> : null}
            {description && !isCompact && commentsCount + attachments + checklist.length === 0 ? (
              <Fact text={t('hasDescription')}>
                <IconAlignLeft {...icon} />
              </Fact>
            ) : null}
            {checklist.length > 0 ? (
              <Fact
                text={t('steps', { done: formatNumber(done, lang), total: formatNumber(checklist.length, lang) })}
                isDone={done === checklist.length}
              >
                <IconChecklist {...icon} />
                {`${formatNumber(done, lang)}/${formatNumber(checklist.length, lang)}`}
              </Fact>
            ) : null}
            {commentsCount > 0 ? (
              <Fact text={tCount('comments', commentsCount)}>
                <IconMessageCircle {...icon} />
                {formatNumber(commentsCount, lang)}
              </Fact>
            ) : null}
            {attachments > 0 ? (
              <Fact text={tCount('attachments', attachments)}>
                <IconPaperclip {...icon} />
                {formatNumber(attachments, lang)}
              </Fact>
            ) : null}
            {members.length > 0 ? (
              <span className="members" title={members.map(({ name }) => name).join(', ')}>
                {members.slice(0, maxAvatars).map(({ name, img }) => (
                  <Avatar key={name} src={img || undefined} alt={name}>
                    {name.charAt(0)}
                  </Avatar>
                ))}
                {members.length > maxAvatars ? <span className="more">{`+${formatNumber(members.length - maxAvatars, lang)}`}</span> : null}
              </span>
            ) : null}
          </div>
        ) : null}
      </div>
      {mover === undefined ? null : (
        <Avatar
          className="mover"
          role="img"
          aria-label={t('movedBy', { name: mover || t('record.visitor') })}
          title={mover || t('record.visitor')}
        >
          {(mover || t('record.visitor')).charAt(0).toUpperCase()}
        </Avatar>
      )}
      {menu}
    </Tile>
  )
}

function Fact({ text, isDone = false, children }: { text: string; isDone?: boolean; children: ReactNode }) {
  return (
    <span className={isDone ? 'fact done' : 'fact'} title={text}>
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

// One class for all parts, because boards have hundreds of cards.
const Tile = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    position: 'relative',
    borderRadius: 8,
    backgroundColor: palette.background.paper,
    boxShadow: '0 1px 2px rgb(37 38 58 / 8%), 0 0 0 1px rgb(37 38 58 / 4%)',
    ...theme.applyStyles('dark', { backgroundColor: palette.background.raised, boxShadow: 'none' }),
    '[data-skin="bordered"] &': { boxShadow: `0 0 0 1px ${palette.divider}` },
    overflow: 'hidden',
    fontSize: 14,
    lineHeight: 1.45,
    cursor: 'pointer',
    transition: 'box-shadow 120ms ease-out',
    '@media (hover: hover)': {
      '&:hover': { boxShadow: `0 0 0 1px ${palette.divider}, 0 4px 12px rgb(37 38 58 / 10%)` },
      '&:not(:hover):not(:focus-within) .card-menu:not([aria-expanded="true"])': { opacity: 0 },
    },
    '&:has(a:focus-visible)': { outline: `2px solid #696CFF`, outlineOffset: 1 },
    '&.pending': { opacity: 0.6, cursor: 'progress' },
    // Drawings have light grounds.
    '& .drawing': theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
    '& .body': { display: 'grid', gap: 8, padding: 12 },
    ...labelStyles(theme),
    '& .title': { fontWeight: 500, overflowWrap: 'anywhere', textAlign: 'left', paddingInlineEnd: 20 },
    '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
    // The whole card opens it.
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      rowGap: 6,
      color: palette.text.secondary,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .fact, & .fact > [aria-hidden]': { display: 'inline-flex', alignItems: 'center', gap: 4, position: 'relative' },
    '& .fact.done': { color: palette.success.main },
    '& .members': { display: 'inline-flex', alignItems: 'center', marginInlineStart: 'auto' },
    '& .MuiAvatar-root': {
      width: 24,
      height: 24,
      fontSize: 12,
      marginInlineStart: -6,
      boxShadow: `0 0 0 2px ${palette.background.paper}`,
      ...theme.applyStyles('dark', { boxShadow: `0 0 0 2px ${palette.background.raised}` }),
    },
    '& .more': { marginInlineStart: 4 },
    '&.arrived': { animation: 'kanban-arrival 180ms ease-out', boxShadow: `0 0 0 2px ${palette.primary.main}` },
    '@keyframes kanban-arrival': { from: { opacity: 0, transform: 'translateY(-12px)' } },
    '@media (prefers-reduced-motion: reduce)': { '&.arrived': { animation: 'none' } },
    '& .mover': {
      position: 'absolute',
      bottom: 6,
      insetInlineStart: 6,
      zIndex: 1,
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    '& .card-menu': { position: 'absolute', top: 4, insetInlineEnd: 4, zIndex: 1 },
  }
})
