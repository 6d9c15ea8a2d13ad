/** Filters of the fleet behind one button, which says how many are set. */
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { type FleetFilterValues, regions, states } from './fleet-filters.ts'
import { stages, warnings } from './vehicle-status.ts'

interface FleetFiltersProps {
  values: FleetFilterValues
  count: number
  onFilter: (changes: FleetFilterValues) => void
  onClear: () => void
}

export function FleetFilters({ values, count, onFilter, onClear }: FleetFiltersProps) {
  const { t, tCount, lang } = useTranslations('logistics')
  const [anchor, setAnchor] = useState<HTMLElement>()
  const label = count > 0 ? tCount('filtersSet', count) : t('filters')
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          color={count > 0 ? 'primary' : 'default'}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={count > 0 ? formatNumber(count, lang) : undefined} color="primary">
            <IconFilter size={20} stroke={1.75} />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('filters'), sx: { width: 300 } } }}
      >
        <Box sx={{ display: 'grid', gap: 3, p: 4, '& .MuiSelect-root, & > *': { maxWidth: 'none !important' } }}>
          <FilterSelect
            label={t('state')}
            all={t('all')}
            value={values.state}
            onChoose={state => onFilter({ state })}
            choices={states.map(value => ({ value, text: t(`states.${value}`) }))}
          />
          <FilterSelect
            label={t('warnings')}
            all={t('all')}
            value={values.warning}
            onChoose={warning => onFilter({ warning })}
            choices={warnings.map(value => ({ value, text: t(`warningName.${value}`) }))}
          />
          <FilterSelect
            label={t('region')}
            all={t('all')}
            value={values.region}
            onChoose={region => onFilter({ region })}
            choices={regions.map(value => ({ value, text: t(`regions.${value}`) }))}
          />
          <FilterSelect
            label={t('progress')}
            all={t('all')}
            value={values.stage}
            onChoose={stage => onFilter({ stage })}
            choices={stages.map(value => ({ value, text: t(`stages.${value}`) }))}
          />
          {count > 0 ? (
            <Button variant="outlined" onClick={onClear}>
              {t('table.clear')}
            </Button>
          ) : null}
        </Box>
      </Popover>
    </>
  )
}
