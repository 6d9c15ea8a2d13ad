/** Menu of a board, and the dialog for its limit. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { TablerIcon } from '@tabler/icons-react'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconGauge from '@tabler/icons-react/dist/esm/icons/IconGauge.mjs'
import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { Board } from './board-order.ts'
import { focusOnMount } from './InlineField.tsx'
import { useKanban } from './kanban-context.ts'

interface BoardMenuProps {
  board: Board
  anchor: HTMLElement
  onRename: () => void
  onClose: () => void
}

export function BoardMenu({ board, anchor, onRename, onClose }: BoardMenuProps) {
  const { t, dir } = useTranslations('kanban')
  const { actions, boards } = useKanban()
  const [isLimiting, setLimiting] = useState(false)
  const index = boards.findIndex(({ id }) => id === board.id)
  const [Back, Forward] = dir === 'rtl' ? [IconArrowRight, IconArrowLeft] : [IconArrowLeft, IconArrowRight]
  const entry = (text: string, Icon: TablerIcon, run: () => void, isOff = false) => (
    <MenuItem
      disabled={isOff}
      onClick={() => {
        run()
        if (run !== limit) onClose()
      }}
    >
      <ListItemIcon>
        <Icon size={18} stroke={1.75} />
      </ListItemIcon>
      <ListItemText>{text}</ListItemText>
    </MenuItem>
  )
  const limit = () => setLimiting(true)
  if (isLimiting) return <LimitDialog board={board} onClose={onClose} />
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {entry(t('rename'), IconPencil, onRename)}
      {entry(t('limit'), IconGauge, limit)}
      {entry(t('collapse'), IconLayoutSidebarLeftCollapse, () => actions.collapse(board, true))}
      {entry(t('moveBack'), Back, () => actions.moveBoard(board, index - 1), index === 0)}
      {entry(t('moveForward'), Forward, () => actions.moveBoard(board, index + 1), index === boards.length - 1)}
      {entry(t('deleteBoard'), IconTrash, () => actions.removeBoard(board))}
    </Menu>
  )
}

function LimitDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useTranslations('kanban')
  const { actions } = useKanban()
  const id = useId()
  const [text, setText] = useState(board.cardLimit === null ? '' : String(board.cardLimit))
  const limit = Number(text)
  const isValid = text.trim() === '' || (Number.isInteger(limit) && limit >= 1 && limit <= 999)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    actions.limitBoard(board, text.trim() === '' ? null : limit)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form onSubmit={save} noValidate>
        <DialogTitle id={`${id}-title`}>{t('limitTitle', { title: board.title })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary' }}>
            {t('limitLabel')}
          </FormLabel>
          <OutlinedInput
            id={id}
            inputRef={focusOnMount}
            size="small"
            value={text}
            error={!isValid}
            inputProps={{ inputMode: 'numeric', dir: 'ltr', 'aria-describedby': `${id}-help`, 'aria-invalid': !isValid }}
            onChange={event => setText(event.target.value)}
          />
          <FormHelperText id={`${id}-help`} error={!isValid} sx={{ m: 0 }}>
            {t(isValid ? 'limitHelp' : 'limitInvalid')}
          </FormHelperText>
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
