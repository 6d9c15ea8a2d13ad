/** Layout of the signed-out pages. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import { EntryArt } from './EntryArt.tsx'

interface EntryFrameProps {
  title: string
  lead?: ReactNode
  below?: ReactNode
  children: ReactNode
}

export function EntryFrame({ title, lead, below, children }: EntryFrameProps) {
  return (
    <Box sx={frameStyles}>
      <Box sx={{ '& h1': { fontSize: 24 } }}>
        <Paper sx={{ p: { xs: 5, sm: 8 } }}>
          <Page title={title} subtitle={lead}>
            {children}
          </Page>
        </Paper>
        {below ? <Box sx={{ mt: 5, textAlign: 'center' }}>{below}</Box> : null}
      </Box>
      <EntryArt />
    </Box>
  )
}

const frameStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 464px)', md: 'minmax(0, 1fr) 440px' },
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: { md: 12, lg: 24 },
  minHeight: { md: 'calc(100dvh - 200px)' },
  // The form comes first for the keyboard and for those who listen.
  '& > aside': { order: -1, display: { xs: 'none', md: 'block' } },
}
