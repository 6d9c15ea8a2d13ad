/** A search without a result: what to do instead. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { NoMatchIllustration } from '../../ui/Illustrations.tsx'
import { contactPath } from './help-paths.ts'

export function NothingFound({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslations('help')
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, px: 4, py: 10, textAlign: 'center' }}>
      <NoMatchIllustration />
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {t('none.title', { q })}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {t('none.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, mt: 2 }}>
        <Button variant="outlined" onClick={onClear}>
          {t('none.clear')}
        </Button>
        <Button component={Link} to={contactPath} variant="contained">
          {t('contact.message.action')}
        </Button>
      </Box>
    </Box>
  )
}
