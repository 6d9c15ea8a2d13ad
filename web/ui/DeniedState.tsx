/** Content that the account may not access. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../platform/languages.ts'
import { DeniedIllustration } from './Illustrations.tsx'

export function DeniedState({ message }: { message: string }) {
  const { t } = useTranslations()
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, px: 4, py: 14, textAlign: 'center' }}>
      <DeniedIllustration />
      <Typography sx={{ fontWeight: 600 }}>{t('failed.denied')}</Typography>
      <Typography variant="body2" color="textSecondary" dir="auto">
        {message}
      </Typography>
    </Box>
  )
}
