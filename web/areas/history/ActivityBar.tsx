import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { operationAreas } from '../../platform/area-names.ts'
import { useTranslations } from '../../platform/languages.ts'
import { DateInput } from '../../ui/form/DateInput.tsx'
import { FilterSheet } from '../../ui/list/FilterSheet.tsx'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { sources, type FilterName, isWholeAddress, kinds, type useActivityFilters } from './activity-filters.ts'

type Filters = ReturnType<typeof useActivityFilters>

interface ActivityBarProps {
  filters: Filters
  /** Who made the changes that are shown. */
  actors: readonly string[]
}

export function ActivityBar({ filters, actors }: ActivityBarProps) {
  const { t, tUnchecked } = useTranslations('history')
  const request = filters.get('request')
  const known = new Set([filters.get('actor'), ...actors].filter(isWholeAddress))
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        px: { xs: 4, sm: 5 },
        py: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, gap: { xs: 1, sm: 3 }, alignItems: 'center' }}>
        <SearchField label={t('activities.search')} value={filters.get('search')} onSearch={text => filters.set('search', text)} />
        <FilterSheet count={filters.count} onClear={filters.clear}>
          <Choice filters={filters} name="actor" choices={[...known].toSorted().map(value => ({ value, text: value }))} />
          <Choice filters={filters} name="area" choices={operationAreas.map(value => ({ value, text: t(`areas.${value}`) }))} />
          <Choice
            filters={filters}
            name="source"
            choices={sources.map(value => ({ value, text: tUnchecked(`sources.${value.toLowerCase()}`) }))}
          />
          <Choice filters={filters} name="kind" choices={kinds.map(value => ({ value, text: t(`activities.kinds.${value}`) }))} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 4, sm: 3 } }}>
            <Day filters={filters} name="from" />
            <Day filters={filters} name="to" />
          </Box>
        </FilterSheet>
        {filters.isFiltered ? (
          <Button onClick={filters.clear} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            {t('table.clear')}
          </Button>
        ) : null}
      </Box>
      {request ? (
        <Box>
          <Chip label={t('activities.ofRequest', { id: request })} onDelete={() => filters.set('request', '')} />
        </Box>
      ) : null}
    </Box>
  )
}

interface FieldProps {
  filters: Filters
  name: Exclude<FilterName, 'search' | 'request'>
}

function Choice({ filters, name, choices }: FieldProps & { choices: { value: string; text: string }[] }) {
  const { t } = useTranslations('history')
  return (
    <FilterSelect
      label={t(`activities.filters.${name}`)}
      all={t('activities.all')}
      choices={choices}
      value={filters.get(name) || undefined}
      onChoose={value => filters.set(name, value ?? '')}
    />
  )
}

function Day({ filters, name }: FieldProps) {
  const { t } = useTranslations('history')
  const label = t(`activities.filters.${name}`)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontSize: 14, width: { xs: 1, sm: 212 }, whiteSpace: 'nowrap' }}>
      <span aria-hidden>{label}</span>
      <DateInput value={filters.get(name)} onChange={day => filters.set(name, day)} labels={{ 'aria-label': label }} />
    </Box>
  )
}
