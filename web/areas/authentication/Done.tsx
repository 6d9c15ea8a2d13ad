/** What happened, in place of the form, with the next steps. Takes the focus. */
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDemo } from './demo.ts'

interface DoneProps {
  title: string
  text: string
  children: ReactNode
}

export function Done({ title, text, children }: DoneProps) {
  const { state } = useDemo()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not when the state is chosen in the bar, where the focus is.
    if (state === 'live') head.current?.focus()
  }, [state])
  return (
    <Stack spacing={4} sx={{ alignItems: 'flex-start' }}>
      <Box sx={{ color: 'success.main', display: 'flex' }}>
        <IconCircleCheck size={40} stroke={1.75} />
      </Box>
      <Box>
        <Typography variant="h2" ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>{children}</Box>
    </Stack>
  )
}
