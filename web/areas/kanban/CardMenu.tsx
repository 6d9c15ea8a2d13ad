/** Everything that can be done with a card, for the mouse, the keyboard, and touch. */
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArrowBarToDown from '@tabler/icons-react/dist/esm/icons/IconArrowBarToDown.mjs'
import IconArrowBarToUp from '@tabler/icons-react/dist/esm/icons/IconArrowBarToUp.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import type { TablerIcon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { Card } from './board-order.ts'
import { useKanban } from './kanban-context.ts'

interface CardMenuProps {
  card: Card
  boardId: string | undefined
  /** On a card of a board: small, in its corner. */
  isOnTile?: boolean
  /** On the card that Tab reaches. */
  isCurrent?: boolean
  /** After the card has left the board. */
  onGone?: () => void
}

interface Entry {
  text: string
  icon: TablerIcon
  run: () => void
  isOff?: boolean
}

export function CardMenu({ card, boardId, isOnTile = false, isCurrent = true, onGone }: CardMenuProps) {
  const { t } = useTranslations('kanban')
  const { actions, boards, ownName } = useKanban()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isMember = card.members.some(({ name }) => name === ownName)
  const close = () => setAnchor(null)
  const entry = ({ text, icon: Icon, run, isOff = false }: Entry) => (
    <MenuItem
      key={text}
      disabled={isOff}
      onClick={() => {
        close()
        run()
      }}
    >
      <ListItemIcon>
        <Icon size={18} stroke={1.75} />
      </ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  )
  return (
    <>
      <IconButton
        className={isOnTile ? 'card-menu' : undefined}
        size={isOnTile ? 'small' : 'medium'}
        aria-label={t('cardMenu', { title: card.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        tabIndex={isCurrent ? 0 : -1}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} stroke={1.75} />
      </IconButton>
      {anchor ? (
        <Menu anchorEl={anchor} open onClose={close} slotProps={{ paper: { sx: { maxHeight: '70dvh', minWidth: 220 } } }}>
          {entry({
            text: t(isMember ? 'leave' : 'join'),
            icon: isMember ? IconUserMinus : IconUserPlus,
            run: () => actions.toggleOwn(card),
          })}
          {entry({ text: t('duplicate'), icon: IconCopy, run: () => actions.duplicate(card) })}
          {entry({ text: t('copyLink'), icon: IconLink, run: () => actions.copyLink(card) })}
          <Divider />
          <ListSubheader sx={{ lineHeight: '32px', bgcolor: 'transparent', position: 'static' }}>{t('moveTo')}</ListSubheader>
          {boardId === undefined
            ? null
            : [
                entry({ text: t('toTop'), icon: IconArrowBarToUp, run: () => actions.moveTo(card, boardId, 'top') }),
                entry({ text: t('toBottom'), icon: IconArrowBarToDown, run: () => actions.moveTo(card, boardId, 'bottom') }),
              ]}
          {boards.map(({ id, title }) =>
            id === boardId ? null : entry({ text: title, icon: IconLayoutKanban, run: () => actions.moveTo(card, id, 'bottom') }),
          )}
          <Divider />
          {entry({
            text: t('archive'),
            icon: IconArchive,
            isOff: boardId === undefined,
            run: () => {
              actions.archive(card)
              onGone?.()
            },
          })}
          {entry({
            text: t('delete'),
            icon: IconTrash,
            run: () => {
              actions.remove(card)
              onGone?.()
            },
          })}
        </Menu>
      ) : null}
    </>
  )
}
