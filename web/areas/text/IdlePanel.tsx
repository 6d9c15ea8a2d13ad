/** Keeps the place of the changes before a run, so that the text does not move when they arrive. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { KeyCap } from '../../ui/KeyCap.tsx'
import type { PageKey } from '../../ui/page-keys.ts'

export function IdlePanel({ keys, isChecking }: { keys: PageKey[]; isChecking: boolean }) {
  const { t } = useTranslations('text')
  return (
    <Box sx={{ pt: 14, color: 'text.secondary' }}>
      <Typography variant="subtitle2" component="h2" color="textPrimary" sx={{ mb: 1 }}>
        {t('panel.label')}
      </Typography>
      <Typography variant="body2">{t(isChecking ? 'panel.checking' : 'panel.idle')}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2, fontSize: 13 }}>
        {keys.map(({ key, text }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt">
              <KeyCap text={key} />
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
