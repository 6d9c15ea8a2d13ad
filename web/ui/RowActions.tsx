/** What can be done with a row, as icons with names. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { RowAction } from './table-types.ts'

export function RowActions({ name, actions }: { name: string; actions: RowAction[] }) {
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      {actions.map(({ label, icon, run }) => (
        <Tooltip key={label} title={label}>
          <IconButton size="small" aria-label={`${label}: ${name}`} onClick={run} sx={{ '@media (pointer: coarse)': { p: 3 } }}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}
