/** Menu for primary and secondary sort. */
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import type { ListState } from '../list-state.ts'
import { SortControl } from '../SortControl.tsx'
import type { Column } from '../table-types.ts'

export function SortButton<Row, Sort extends string>({ columns, list }: { columns: Column<Row, Sort>[]; list: ListState<Sort> }) {
  const { t } = useTranslations()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('table.sort')}>
        <IconButton
          aria-label={t('table.sort')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          color={list.isDefaultSort ? 'default' : 'primary'}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <IconArrowsSort size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('table.sort'), sx: { width: 300, pt: 4 } } }}
      >
        <SortControl columns={columns} list={list} />
      </Popover>
    </>
  )
}
