/** A page: its title, in the window too, with the main action at the end of its line, and its content. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'

interface PageProps {
  title: string
  /** One line of context below the title. */
  lead?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

export function Page({ title, lead, action, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Deskwright`
  }, [title])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: lead ? 1 : 5 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ flex: '1 1 240px', outline: 'none' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {lead ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 5, maxWidth: 640 }}>
          {lead}
        </Typography>
      ) : null}
      {children}
    </>
  )
}
