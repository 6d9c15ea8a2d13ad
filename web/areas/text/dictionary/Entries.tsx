import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface EntriesProps {
  label: string
  entries: { key: string; text: string; action: ReactNode }[]
  /** Empty state. */
  empty: string
}

export function Entries({ label, entries, empty }: EntriesProps) {
  if (entries.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 8, textAlign: 'center' }}>
        {empty}
      </Typography>
    )
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, flex: 1, overflowY: 'auto' }}
      // An entry that is removed would take the focus with it.
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus()}
    >
      {entries.map(({ key, text, action }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44, borderBottom: 1, borderColor: 'divider' }}
        >
          <Typography variant="body2" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          {action}
        </Box>
      ))}
    </Box>
  )
}
