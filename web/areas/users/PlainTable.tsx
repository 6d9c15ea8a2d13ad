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
  /** Too wide for phones: there each row becomes a block, with its heads before the values. */
  stacks?: boolean
}

export const PlainTable = ({ label, heads, rows, ends = [], stacks = false }: PlainTableProps) => (
  <Box sx={{ overflowX: 'auto', position: 'relative' }}>
    <Box
      component="table"
      aria-label={label}
      onKeyDown={moveInGrid}
      role="table"
      sx={stacks ? { ...tableStyles, ...stackStyles } : tableStyles}
    >
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head, index) => (
            <Box component="th" scope="col" role="columnheader" key={head} sx={{ textAlign: ends.includes(index) ? 'end' : 'start' }}>
              {head}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, cells }) => (
          <tr key={id} role="row">
            {cells.map((cell, index) => (
              <Box
                component="td"
                role="cell"
                data-head={heads[index]}
                key={heads[index]}
                sx={{ textAlign: ends.includes(index) ? 'end' : 'start' }}
              >
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

/** The roles are written out, as a table that is not drawn as one is not told as one. */
const stackStyles = {
  '@media (max-width: 599.95px)': {
    '& thead': { display: 'block', position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tbody tr, & tbody td': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 4,
      rowGap: 2,
      py: 3,
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-of-type': { borderBottom: 0 },
    },
    '& tbody td, & tbody td:last-of-type': { p: 0, border: 0, textAlign: 'start' },
    '& tbody td:first-of-type': { gridColumn: '1 / -1', fontWeight: 500 },
    '& tbody td:not(:first-of-type)::before': {
      content: 'attr(data-head)',
      display: 'block',
      color: 'text.secondary',
      fontSize: 12,
    },
  },
}
