/** A card of the dashboard with its title. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface DashboardCardProps {
  /** Left out by charts, which bring their own. */
  title?: string
  note?: string
  /** Height of the content while it loads. */
  height: number
  /** At the end of the card, such as a link to the list. */
  footer?: ReactNode
  /** Undefined while loading. */
  children: ReactNode | undefined
}

export function DashboardCard({ title, note, height, footer, children }: DashboardCardProps) {
  const id = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ p: { xs: 4, sm: 5 }, display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      {title ? (
        <Box sx={{ mb: 4 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ lineHeight: '30px' }}>
            {title}
          </Typography>
          {note ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ m: 0 }}>
              {note}
            </Typography>
          ) : null}
        </Box>
      ) : null}
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>{children ?? <Skeleton variant="rounded" height={height} />}</Box>
      {footer ? <Box sx={{ mt: 4 }}>{footer}</Box> : null}
    </Paper>
  )
}
