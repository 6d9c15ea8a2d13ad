/** What happened, in place of the form, with the next steps. Takes the focus. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { useDemo } from './demo.ts'

interface DoneProps {
  title: string
  text: string
  /** Whether a submission was stored. */
  isStored?: boolean
  children: ReactNode
}

export function Done({ title, text, isStored = true, children }: DoneProps) {
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
      {isStored && state === 'live' ? <StoredNote /> : null}
    </Stack>
  )
}

/** Where to see what was stored: the account's submissions, or those of the public workspace. */
function StoredNote() {
  const { t } = useTranslations('authentication')
  const { logged } = useSession()
  return (
    <Typography variant="body2" color="textSecondary">
      {t(logged ? 'stored.own' : 'stored.public')}{' '}
      {logged ? (
        <Link component={RouterLink} to="/apps/submissions">
          {t('stored.view')}
        </Link>
      ) : (
        <Link href="/api/apps/submissions">{t('stored.viewJson')}</Link>
      )}
    </Typography>
  )
}
