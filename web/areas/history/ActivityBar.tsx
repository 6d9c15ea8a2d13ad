/** What narrows the activities: words, who, where, which door, what kind, from when to when. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTexts } from '../../app/languages.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { areas, doors, type FilterName, kinds, type useActivityFilters } from './activity-filters.ts'

type Filters = ReturnType<typeof useActivityFilters>

export function ActivityBar({ filters }: { filters: Filters }) {
  const { t } = useTexts('history')
  const request = filters.get('request')
  const actor = filters.get('actor')
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        px: { xs: 4, sm: 5 },
        pt: 5,
        pb: 4,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <SearchField label={t('activities.search')} value={filters.get('search')} onSearch={text => filters.set('search', text)} />
        <Choice filters={filters} name="area" choices={areas.map(value => ({ value, text: t(`areas.${value}`) }))} />
        <Choice filters={filters} name="door" choices={doors.map(value => ({ value, text: t(`doors.${value.toLowerCase()}`) }))} />
        <Choice filters={filters} name="kind" choices={kinds.map(value => ({ value, text: t(`activities.kinds.${value}`) }))} />
        <Box sx={{ display: 'flex', gap: 3, flex: { xs: '1 0 100%', sm: '0 1 auto' } }}>
          <Day filters={filters} name="from" />
          <Day filters={filters} name="to" />
        </Box>
        {filters.isFiltered ? <Button onClick={filters.clear}>{t('table.clear')}</Button> : null}
      </Box>
      {request || actor ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {request ? <Chip label={t('activities.ofRequest', { id: request })} onDelete={() => filters.set('request', '')} /> : null}
          {actor ? <Chip label={t('activities.ofActor', { actor })} onDelete={() => filters.set('actor', '')} /> : null}
        </Box>
      ) : null}
    </Box>
  )
}

interface FieldProps {
  filters: Filters
  name: FilterName
}

function Choice({ filters, name, choices }: FieldProps & { choices: { value: string; text: string }[] }) {
  const { t } = useTexts('history')
  return (
    <TextField
      select
      fullWidth={false}
      label={t(`activities.filters.${name}`)}
      value={filters.get(name)}
      onChange={event => filters.set(name, event.target.value)}
      sx={{ minWidth: 132, flex: { xs: '1 1 132px', sm: '0 1 auto' } }}
    >
      <MenuItem value="">{t('activities.all')}</MenuItem>
      {choices.map(({ value, text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Day({ filters, name }: FieldProps) {
  const { t } = useTexts('history')
  return (
    <TextField
      type="date"
      fullWidth={false}
      label={t(`activities.filters.${name}`)}
      value={filters.get(name)}
      onChange={event => filters.set(name, event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: 1, sm: '0 1 auto' }, minWidth: 0, '& input': { minWidth: 0 } }}
    />
  )
}
