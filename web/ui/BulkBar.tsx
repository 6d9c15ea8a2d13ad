/** What can be done with the ticked rows; stands in place of the toolbar while there are any. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { formatNumber } from '../platform/format.ts'
import { Toolbar } from './list/Toolbar.tsx'

interface BulkBarProps {
  count: number
  /** Rows that match on all pages. */
  total: number
  onAll: () => void
  onClear: () => void
  children: ReactNode
}

export function BulkBar({ count, total, onAll, onClear, children }: BulkBarProps) {
  const { t, lang } = useTranslations()
  return (
    <Toolbar isSelecting>
      <Tooltip title={t('table.clearSelection')}>
        <IconButton size="small" aria-label={t('table.clearSelection')} onClick={onClear}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </Tooltip>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {t('table.selected', { count, number: formatNumber(count, lang) })}
      </Typography>
      {count < total ? (
        <Button size="small" onClick={onAll}>
          {t('table.selectMatching', { number: formatNumber(total, lang) })}
        </Button>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: { sm: 'auto' } }}>{children}</Box>
    </Toolbar>
  )
}
