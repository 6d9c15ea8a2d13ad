/** The order of a list where there are no headers to click. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs'
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import { useTexts } from '../app/languages.ts'
import type { ListState } from './list-state.ts'
import type { Column } from './table-types.ts'

export function SortControl<Row, Sort extends string>({ columns, list }: { columns: Column<Row, Sort>[]; list: ListState<Sort> }) {
  const { t } = useTexts()
  const isAscending = list.order === 'ASC'
  const turn = t(isAscending ? 'table.ascending' : 'table.descending')
  const Icon = isAscending ? IconSortAscending : IconSortDescending
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, pb: 4 }}>
      <Select<string>
        size="small"
        value={list.sort}
        onChange={event => list.sortBy(event.target.value as Sort)} // one of those below
        slotProps={{ input: { 'aria-label': t('table.sortBy') } }}
        sx={{ flex: 1 }}
      >
        {columns.map(({ header, sort }) =>
          sort ? (
            <MenuItem key={sort} value={sort}>
              {header}
            </MenuItem>
          ) : null,
        )}
      </Select>
      <Tooltip title={turn}>
        <IconButton aria-label={turn} onClick={() => list.sortBy(list.sort)}>
          <Icon size={20} stroke={1.75} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
