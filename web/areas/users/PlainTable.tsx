/** A short table that is read, not searched. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { moveInGrid } from '../../ui/grid-keys.ts'

interface PlainTableProps {
  label: string
  heads: string[]
  rows: { id: string; cells: ReactNode[] }[]
  /** Columns that end where numbers end, counted from 0. */
  ends?: number[]
}

export const PlainTable = ({ label, heads, rows, ends = [] }: PlainTableProps) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Box component="table" aria-label={label} onKeyDown={moveInGrid} sx={tableStyles}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <Box component="th" scope="col" key={head} sx={{ textAlign: ends.includes(index) ? 'end' : 'start' }}>
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, index) => (
              <Box component="td" key={heads[index]} sx={{ textAlign: ends.includes(index) ? 'end' : 'start' }}>
                {cell}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
)

/** Says in a line that there is nothing. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th': { color: 'text.secondary', fontWeight: 500, fontSize: 13, whiteSpace: 'nowrap' },
  '& th, & td': { py: 2.5, paddingInlineEnd: 4, borderBottom: 1, borderColor: 'divider' },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}
