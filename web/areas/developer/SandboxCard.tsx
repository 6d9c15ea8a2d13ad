import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SandboxCardProps {
  title: string
  help?: string
  action?: ReactNode
  children: ReactNode
}

export function SandboxCard({ title, help, action, children }: SandboxCardProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 5, display: 'grid', gap: 4, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {help ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {help}
            </Typography>
          ) : null}
        </Box>
        {action}
      </Box>
      {children}
    </Paper>
  )
}
