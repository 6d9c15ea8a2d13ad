/** What visitors see during maintenance, with the real state of the server. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconLoader from '@tabler/icons-react/dist/esm/icons/IconLoader.mjs'
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatTime } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ToolsArt } from './MiscArt.tsx'

const checkMs = 10_000
const icon = { size: 16, stroke: 1.75 }

type State = 'checking' | 'ok' | 'down'

const chips = {
  checking: { color: 'neutral', icon: <IconLoader {...icon} /> },
  ok: { color: 'success', icon: <IconCircleCheck {...icon} /> },
  down: { color: 'warning', icon: <IconTool {...icon} /> },
} as const

export function MaintenancePage() {
  const { t, lang } = useTranslations('submissions')
  const { state, at, check } = useServerState()
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', textAlign: 'center', '& h1': { fontSize: { xs: 28, sm: 36 }, lineHeight: 1.2 } }}>
      <ToolsArt />
      <Page title={t('maintenance.title')} subtitle={<Box component="span">{t('maintenance.subtitle')}</Box>}>
        <Box role="status" sx={{ mt: 6, display: 'grid', justifyItems: 'center', gap: 2 }}>
          <StatusChip {...chips[state]} text={t(`maintenance.states.${state}`)} />
          <Typography variant="caption" color="textSecondary">
            {at ? t('maintenance.checked', { time: formatTime(at, lang) }) : t('maintenance.every')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, mt: 6 }}>
          <Button variant="contained" loading={state === 'checking'} onClick={check}>
            {t('maintenance.check')}
          </Button>
          <Button component={Link} to="/front-pages/landing-page">
            {t('home')}
          </Button>
        </Box>
      </Page>
    </Box>
  )
}

const isServerUp = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Asks the server every ten seconds. */
function useServerState() {
  const [known, setKnown] = useState<{ state: State; at?: string }>({ state: 'checking' })
  const ask = () => isServerUp().then(isUp => setKnown({ state: isUp ? 'ok' : 'down', at: new Date().toISOString() }))
  const askAgain = useEffectEvent(() => void ask())
  useEffect(() => {
    askAgain()
    const timer = setInterval(askAgain, checkMs)
    return () => clearInterval(timer)
  }, [])
  const check = () => {
    setKnown(({ at }) => ({ state: 'checking', ...(at && { at }) }))
    void ask()
  }
  return { ...known, check }
}
