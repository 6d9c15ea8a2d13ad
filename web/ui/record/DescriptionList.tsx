/** Labels and values of a record. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

export interface DescriptionItem {
  label: string
  /** Undefined shows a skeleton, empty text a dash. */
  value: ReactNode
}

export const DescriptionList = ({ items }: { items: DescriptionItem[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
      columnGap: 4,
      rowGap: 2.5,
      m: 0,
      fontSize: 14,
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, textAlign: 'end', overflowWrap: 'anywhere' },
    }}
  >
    {items.map(({ label, value }) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <dt>{label}</dt>
        <dd>
          {value === undefined ? <Skeleton width={96} sx={{ marginInlineStart: 'auto' }} /> : value === '' || value === null ? '—' : value}
        </dd>
      </Box>
    ))}
  </Box>
)
