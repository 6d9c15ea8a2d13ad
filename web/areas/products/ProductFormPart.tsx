/** A card of the form. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface ProductFormPartProps {
  title: string
  /** One line of description. */
  lead?: string
  action?: ReactNode
  children: ReactNode
}

export function ProductFormPart({ title, lead, action, children }: ProductFormPartProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 5, p: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {lead ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {lead}
            </Typography>
          ) : null}
        </Box>
        {action}
      </Box>
      {children}
    </Paper>
  )
}
