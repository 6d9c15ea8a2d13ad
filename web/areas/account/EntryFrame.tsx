/** Layout of the signed-out pages. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

interface EntryFrameProps {
  title: string
  lead?: ReactNode
  below?: ReactNode
  children: ReactNode
}

export function EntryFrame({ title, lead, below, children }: EntryFrameProps) {
  return (
    <Box sx={{ maxWidth: 464, mx: 'auto', '& h1': { fontSize: 24, flexBasis: 160 } }}>
      <Paper sx={{ p: { xs: 5, sm: 8 } }}>
        <Page title={title} subtitle={lead} action={<LanguageSwitch />}>
          {children}
        </Page>
      </Paper>
      {below ? <Box sx={{ mt: 5, textAlign: 'center' }}>{below}</Box> : null}
    </Box>
  )
}
