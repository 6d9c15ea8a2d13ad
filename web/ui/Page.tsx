/** A page: its title, in the window too, and its content. */
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'

export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Deskwright`
  }, [title])
  return (
    <>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </>
  )
}
