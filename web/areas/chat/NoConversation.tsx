/** Shown while no conversation is open. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { tint } from '../../platform/tint.ts'

export function NoConversation() {
  const { t } = useTranslations('chat')
  return (
    <Box sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 6, textAlign: 'center' }}>
      <Box
        sx={theme => ({
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: tint(theme, 'primary', 12),
          mb: 2,
        })}
      >
        <IconMessages size={32} stroke={1.5} />
      </Box>
      <Typography variant="h2">{t('none.title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 360 }}>
        {t('none.text')}
      </Typography>
    </Box>
  )
}
