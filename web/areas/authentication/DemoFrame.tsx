/** Version 1 is a card in the middle; version 2 has a picture beside the form. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { Page } from '../../ui/Page.tsx'
import { useDemo } from './demo.ts'
import { DemoArt } from './DemoArt.tsx'

interface DemoFrameProps {
  title: string
  subtitle: string
  children: ReactNode
}

export function DemoFrame({ title, subtitle, children }: DemoFrameProps) {
  const { kind, version } = useDemo()
  const page = (
    <Page title={title} subtitle={subtitle}>
      <Box sx={{ mt: 6 }}>{children}</Box>
    </Page>
  )
  if (kind === 'register-multi-steps') return <Paper sx={{ maxWidth: 720, mx: 'auto', p: { xs: 5, sm: 8 } }}>{page}</Paper>
  if (version === 1) return <Paper sx={{ maxWidth: 440, mx: 'auto', p: { xs: 5, sm: 8 } }}>{page}</Paper>
  return (
    <Paper sx={splitStyles}>
      <Box sx={{ p: { xs: 5, sm: 10 }, alignSelf: 'center', width: 1, maxWidth: 480, mx: 'auto' }}>{page}</Box>
      <DemoArt kind={kind} />
    </Paper>
  )
}

const splitStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  minHeight: { md: 600 },
  overflow: 'hidden',
}
