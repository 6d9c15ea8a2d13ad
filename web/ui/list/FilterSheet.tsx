/** Filters of a list: in its toolbar, or on phones in a sheet behind a button with their count. */
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'

interface FilterSheetProps {
  /** Number of active filters. */
  count: number
  onClear: () => void
  children: ReactNode
}

export function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const { t, lang } = useTranslations()
  const id = useId()
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
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': id,
            sx: { borderStartStartRadius: 16, borderStartEndRadius: 16, maxHeight: '85dvh' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, p: 4, pb: 6 }}>
          <Typography id={id} variant="h2">
            {t('table.filters')}
          </Typography>
          {children}
          <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 3 }}>
            {count > 0 ? (
              <Button variant="outlined" onClick={onClear}>
                {t('table.clear')}
              </Button>
            ) : null}
            <Button variant="contained" onClick={() => setOpen(false)}>
              {t('table.showResults')}
            </Button>
          </Box>
        </Box>
      </Drawer>
    </>
  )
}
