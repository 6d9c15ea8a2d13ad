/** Filters of a list: in its toolbar, or on phones in a sheet behind a button with their count. */
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../LazyPart.tsx'

const FilterDrawer = lazyPart(async () => (await import('./FilterDrawer.tsx')).FilterDrawer)

interface FilterSheetProps {
  /** Number of active filters. */
  count: number
  onClear: () => void
  children: ReactNode
}

export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const { t, lang } = useTranslations()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useState(false)
  if (!isNarrow) return children
  const label = count > 0 ? t('table.filtersSet', { count, number: formatNumber(count, lang) }) : t('table.filters')
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        color={count > 0 ? 'primary' : 'default'}
        onClick={() => setOpen(true)}
      >
        <Badge badgeContent={count > 0 ? formatNumber(count, lang) : undefined} color="primary">
          <IconFilter size={20} stroke={1.75} />
        </Badge>
      </IconButton>
      <FilterDrawer isOpen={isOpen} onClose={() => setOpen(false)} onClear={count > 0 ? onClear : undefined}>
        {children}
      </FilterDrawer>
    </>
  )
}
