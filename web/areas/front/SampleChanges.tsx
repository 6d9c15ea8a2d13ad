/** The first changes that the sample gets, beside it. */
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'

const changes = [
  ['recieved', 'received', 'SPELLING'],
  ['dont name', "doesn't name", 'GRAMMAR'],
  ['the the', 'the', 'GRAMMAR'],
  ['friday', 'Friday', 'CAPITALIZATION'],
  ['3 .', '3.', 'SPACING'],
] as const

export function SampleChanges() {
  const { t } = useTranslations('front')
  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      sx={{
        display: { xs: 'none', md: 'block' },
        borderInlineStart: 1,
        borderColor: 'divider',
        paddingInlineStart: 6,
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t('preview.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {changes.map(([before, after, kind]) => (
          <Box
            component="li"
            key={before}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36, px: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <Typography component="span" variant="body2" dir="ltr" lang="en" sx={{ flex: 1, minWidth: 0 }}>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {before}
              </Box>{' '}
              <Box component="span" sx={{ fontWeight: 600 }}>
                {after}
              </Box>
            </Typography>
            <Chip size="small" label={t(`kinds.${kind}`)} />
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 3 }}>
        {t('preview.more')}
      </Typography>
    </Box>
  )
}
