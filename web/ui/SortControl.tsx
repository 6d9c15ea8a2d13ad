/** Sort fields for layouts without column headers. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs'
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs'
import { useTranslations } from '../platform/languages.ts'
import type { SortKey } from './list/sorting.ts'
import type { ListState } from './list-state.ts'
import type { Column } from './table-types.ts'

export function SortControl<Row, Sort extends string>({ columns, list }: { columns: Column<Row, Sort>[]; list: ListState<Sort> }) {
  const { t } = useTranslations()
  const { sorting, isDefaultSort: isNatural, sortBy, resetSort: sortNaturally } = list
  const { second, ...first } = sorting
  const choices = sortChoices(columns)
  const others = choices.filter(({ value }) => value !== first.sort)
  return (
    <Box sx={{ display: 'grid', gap: 3, px: 4, pb: 4 }}>
      <Line
        label={t('table.sortBy')}
        none={isNatural ? undefined : t('table.usual')}
        choices={choices}
        present={first}
        onChange={key => (key ? sortBy(key.sort === first.sort ? { ...key, second } : key) : sortNaturally())}
      />
      {isNatural || others.length === 0 ? null : (
        <Line
          label={t('table.after')}
          none={t('table.afterNothing')}
          choices={others}
          present={second}
          onChange={key => sortBy({ ...first, second: key })}
        />
      )}
    </Box>
  )
}

const sortChoices = <Row, Sort extends string>(columns: Column<Row, Sort>[]) =>
  columns
    .flatMap(({ header, sort, moreSorts = [] }) => [...(sort ? [{ sort, header }] : []), ...moreSorts])
    .map(({ sort, header }) => ({ value: sort, text: header }))

interface LineProps<Sort extends string> {
  label: string
  /** Label of the empty choice, if there is one. */
  none: string | undefined
  choices: { value: Sort; text: string }[]
  present: SortKey<Sort> | undefined
  onChange: (key: SortKey<Sort> | undefined) => void
}

function Line<Sort extends string>({ label, none, choices, present, onChange }: LineProps<Sort>) {
  const { t } = useTranslations()
  const order = present?.order ?? 'ASC'
  const turn = t(order === 'ASC' ? 'table.ascending' : 'table.descending')
  const Icon = order === 'ASC' ? IconSortAscending : IconSortDescending
  const textOf = (value: string) => choices.find(each => each.value === value)?.text
  const choose = (value: string) => {
    const chosen = choices.find(each => each.value === value)
    onChange(chosen && { sort: chosen.value, order: 'ASC' })
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Select<string>
        size="small"
        displayEmpty
        value={textOf(present?.sort ?? '') ? (present?.sort ?? '') : ''}
        onChange={event => choose(event.target.value)}
        renderValue={value => t('table.named', { label, value: textOf(value) ?? none ?? t('table.usual') })}
        slotProps={{ input: { 'aria-label': label } }}
        sx={{ flex: 1, minWidth: 0 }}
      >
        {none ? <MenuItem value="">{none}</MenuItem> : null}
        {choices.map(({ value, text }) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
      {present ? (
        <Tooltip title={turn}>
          <IconButton aria-label={turn} onClick={() => onChange({ ...present, order: order === 'ASC' ? 'DESC' : 'ASC' })}>
            <Icon size={20} stroke={1.75} />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  )
}
