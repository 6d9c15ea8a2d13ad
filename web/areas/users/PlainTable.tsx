/** A short table without search and sorting. */
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { moveInGrid } from '../../ui/grid-keys.ts'

interface PlainTableProps {
  label: string
  heads: string[]
  rows: { id: string; cells: ReactNode[] }[]
  /** Numeric columns, counted from 0. */
  ends?: number[]
  /** On phones, each row becomes a block. */
  stacks?: boolean
}

export function PlainTable({ stacks = false, ...props }: PlainTableProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return stacks && isNarrow ? <Stacked {...props} /> : <Drawn {...props} />
}

/** On phones: the first cell is the heading of a block, the others are labeled below it. */
const Stacked = ({ label, heads, rows }: PlainTableProps) => (
  <Box component="ul" aria-label={label} sx={stackStyles}>
    {rows.map(({ id, cells: [first, ...others] }) => (
      <li key={id}>
        <Box sx={{ fontWeight: 500, mb: 2 }}>{first}</Box>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 4, rowGap: 2, m: 0 }}>
          {others.map((cell, index) => (
            <div key={heads[index + 1]}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {heads[index + 1]}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                {cell}
              </Box>
            </div>
          ))}
        </Box>
      </li>
    ))}
  </Box>
)

const Drawn = ({ label, heads, rows, ends = [] }: Omit<PlainTableProps, 'stacks'>) => (
  <Box sx={{ overflowX: 'auto', position: 'relative' }}>
    <Box
      component="table"
      aria-label={label}
      onKeyDown={moveInGrid}

      sx={tableStyles}
    >
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
              <Box
                component="td"

                key={heads[index]}
                sx={ends.includes(index) ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } : { textAlign: 'start' }}
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

/** Empty row. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
)

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  '& th': { color: 'text.secondary', fontWeight: 500, fontSize: 13, whiteSpace: 'nowrap' },
  '& th, & td': { py: 2.5, paddingInlineEnd: 4, borderBottom: 1, borderColor: 'divider' },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
}

const stackStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: 14,
  '& > li': { py: 3, borderBottom: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0 },
  '& > li:last-of-type': { borderBottom: 0, pb: 0 },
}
