/** The address names no folder and no label. */
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'

export function UnknownFolder({ name }: { name: string }) {
  const { t } = useTranslations('email')
  return (
    <Box sx={{ p: 6 }}>
      <Page title={t('unknown.title')} />
      <EmptyState
        text={t('unknown.text', { name: name.slice(0, 60) })}
        action={
          <Button variant="contained" component={Link} to="/apps/email">
            {t('unknown.inbox')}
          </Button>
        }
      />
    </Box>
  )
}
