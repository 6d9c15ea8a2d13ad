/** Page title, which is also the window's, with the main action beside it. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'

interface PageProps {
  title: string
  /** One line of context below the title. */
  subtitle?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

export function Page({ title, subtitle: lead, action, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Deskwright`
  }, [title])
  return (
    <>
      <Box sx={headStyles}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', lineHeight: '38px' }}>
            {title}
          </Typography>
          {lead ? (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: 640, textWrap: 'balance' }}>
              {lead}
            </Typography>
          ) : null}
        </Box>
        {action}
      </Box>
      {children}
    </>
  )
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 3,
  mb: 4,
  // No icons on phones, so that the buttons fit on one line.
  '& > .MuiButton-outlined > .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
}
