/** Alerts, snackbars, empty states, and failures. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { replaceNotice } from './replace-notice.ts'
import { Examples, Section } from './Section.tsx'

const severities = ['success', 'info', 'warning', 'error'] as const

export function StatesSection() {
  const { t } = useTranslations('design')
  const [isAsking, setAsking] = useState(false)
  const undo = { label: t('undo'), run: () => replaceNotice({ text: t('undone', { what: t('states.deleted') }) }) }
  return (
    <Section id="states">
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
        {severities.map(severity => (
          <Alert key={severity} severity={severity} role="note">
            {t(`states.alerts.${severity}`)}
          </Alert>
        ))}
      </Box>
      <Examples title={t('states.messages')}>
        <Button variant="outlined" onClick={() => replaceNotice({ text: t('states.deleted'), action: undo })}>
          {t('states.showUndo')}
        </Button>
        <Button variant="outlined" onClick={() => replaceNotice({ text: t('states.alerts.error'), color: 'error' })}>
          {t('states.showError')}
        </Button>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('states.showDialog')}
        </Button>
      </Examples>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }, gap: 6 }}>
        <Example title={t('states.loading')}>
          <Box data-sample sx={{ p: 5 }}>
            <Skeleton variant="rounded" width={40} height={40} />
            <Skeleton width="60%" height={28} sx={{ mt: 3 }} />
            <Skeleton width="90%" height={22} />
            <Skeleton width="80%" height={22} />
          </Box>
        </Example>
        <Example title={t('states.empty')}>
          <EmptyState onClear={() => replaceNotice({ text: t('states.cleared') })} />
        </Example>
        <Example title={t('states.failed')}>
          <FailureCard error={new Error(t('states.alerts.error'))} onRetry={() => replaceNotice({ text: t('states.retried') })} />
        </Example>
      </Box>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="design-ask" maxWidth="xs" fullWidth>
        <DialogTitle id="design-ask">{t('states.askTitle')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('states.askText')}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ px: 6, pb: 5 }}>
          <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          <Button variant="contained" onClick={() => setAsking(false)}>
            {t('states.askYes')}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  )
}

const Example = ({ title, children }: { title: string; children: ReactNode }) => (
  <Examples title={title}>
    <Box sx={{ flex: 1, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1.25 }}>{children}</Box>
  </Examples>
)
