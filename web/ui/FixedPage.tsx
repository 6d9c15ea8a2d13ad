/** A page that fills the window below the bar and scrolls inside, for routes with `layout: 'fixed'`. */
import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface FixedPageProps {
  /** The window's title, and the page's for screen readers. */
  title: string
  children: ReactNode
}

export function FixedPage({ title, children }: FixedPageProps) {
  useEffect(() => {
    document.title = `${title} · Deskwright`
  }, [title])
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        bgcolor: 'background.paper',
      }}
    >
      <VisuallyHidden>
        <h1 tabIndex={-1}>{title}</h1>
      </VisuallyHidden>
      {children}
    </Box>
  )
}
