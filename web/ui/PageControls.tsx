/** Pagination. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { formatNumber } from '../platform/format.ts'
import { type ListState, pageSizes } from './list-state.ts'

interface PageControlsProps {
  total: number | undefined
  list: Pick<ListState<string>, 'page' | 'itemsPerPage' | 'pageSizes' | 'goTo' | 'resize'>
}

export function PageControls({ total, list }: PageControlsProps) {
  const { t, lang, dir } = useTranslations()
  const { page, itemsPerPage, goTo, resize } = list
  const last = Math.max(Math.ceil((total ?? 0) / itemsPerPage), 1)
  const [Before, After] = dir === 'rtl' ? [IconChevronRight, IconChevronLeft] : [IconChevronLeft, IconChevronRight]
  const number = (value: number) => formatNumber(value, lang)
  const range = {
    from: number((page - 1) * itemsPerPage + 1),
    to: number(Math.min(page * itemsPerPage, total ?? 0)),
    total: number(total ?? 0),
  }
  return (
    <Box
      component="nav"
      aria-label={t('table.pages')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 5,
        rowGap: 2,
        px: { xs: 4, sm: 5 },
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, marginInlineEnd: 'auto' }}>
        <Typography component="span" variant="body2" color="textSecondary" id="rows-per-page">
          {t('table.perPage')}
        </Typography>
        <Select
          size="small"
          value={itemsPerPage}
          onChange={event => resize(event.target.value)}
          labelId="rows-per-page"
          sx={{ fontSize: 14, '& .MuiSelect-select': { py: 1.5 } }}
        >
          {(list.pageSizes ?? pageSizes).map(size => (
            <MenuItem key={size} value={size}>
              {number(size)}
            </MenuItem>
          ))}
        </Select>
      </Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? <Skeleton width={96} /> : t('table.range', range)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Turn label={t('table.previous')} icon={<Before size={20} stroke={1.75} />} isOff={page <= 1} onClick={() => goTo(page - 1)} />
        <Turn label={t('table.next')} icon={<After size={20} stroke={1.75} />} isOff={page >= last} onClick={() => goTo(page + 1)} />
      </Box>
    </Box>
  )
}

/** Focusable while disabled, so that keyboard users keep their place at the last page. */
function Turn({ label, icon, isOff, onClick }: { label: string; icon: ReactNode; isOff: boolean; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onClick}
        sx={{ '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } }}
      >
        {icon}
      </IconButton>
    </Tooltip>
  )
}
