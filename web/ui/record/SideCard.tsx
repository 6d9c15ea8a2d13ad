/** Card with a heading and an action. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SideCardProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function SideCard({ title, action, children }: SideCardProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 32, mb: 3 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1, minWidth: 0, fontSize: 16 }}>
          {title}
        </Typography>
        {/* Words of a button end where those of the card end. */}
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            '& > .MuiButton-text:last-of-type': { minWidth: 0, marginInlineEnd: -1.25 },
          }}
        >
          {action}
        </Box>
      </Box>
      {children}
    </Paper>
  )
}

/** Layout of a record's page: main column and side cards. */
export const RecordColumns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }, gap: 6, alignItems: 'start' }}>
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>{children}</Box>
    <Box component="aside" sx={{ display: 'grid', gap: 6, minWidth: 0, alignSelf: 'stretch', alignContent: 'start' }}>
      {side}
    </Box>
  </Box>
)

/** Sticky side cards, if they fit. */
export const StickySide = ({ children }: { children: ReactNode }) => <Box sx={stickyStyles}>{children}</Box>

const stickyStyles = {
  display: 'grid',
  gap: 6,
  '@media (min-width: 1280px) and (min-height: 860px)': { position: 'sticky', top: 'calc(var(--top-bar, 60px) + 16px)' },
}
