/** For an address with an unknown contact. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

export function NoContact({ onBack }: { onBack: () => void }) {
  const { t } = useTranslations('chat')
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center' }}>
      <EmptyState
        text={t('noContact')}
        action={
          <Button variant="outlined" onClick={onBack}>
            {t('toList')}
          </Button>
        }
      />
    </Box>
  )
}
