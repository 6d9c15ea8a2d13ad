/** A record that is not there, or could not be read: what the server says, and the way back to the list. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { codeOf, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { LostDrawing } from '../Illustrations.tsx'
import { FailureCard } from '../FailureCard.tsx'
import { Page } from '../Page.tsx'

interface NotFoundRecordProps {
  error: Error
  onRetry: () => void
  /** The list's address, and the words that lead there: "To the orders". */
  list: { path: string; text: string }
}

export function NotFoundRecord({ error, onRetry, list }: NotFoundRecordProps) {
  const { t } = useTranslations()
  if (codeOf(error) !== 'NOT_FOUND')
    return (
      <Page
        title={t('record.failed')}
        action={
          <Button component={Link} to={list.path} variant="outlined">
            {list.text}
          </Button>
        }
      >
        <Paper>
          <FailureCard error={error} onRetry={onRetry} />
        </Paper>
      </Page>
    )
  return (
    <Page title={t('record.notFound')}>
      <Paper sx={{ display: 'grid', justifyItems: 'center', gap: 4, px: 4, py: 14, textAlign: 'center' }}>
        <LostDrawing />
        <Typography color="textSecondary">
          <Box component="span" dir="auto">
            {toFailure(error, '').message}
          </Box>
        </Typography>
        <Button component={Link} to={list.path} variant="outlined">
          {list.text}
        </Button>
      </Paper>
    </Page>
  )
}
