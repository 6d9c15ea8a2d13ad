/** What was measured of the text engine, with its source. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'

/** Words of published prose, and sentences with names and terms, of the measurement. */
const measured = { words: 133_105, sentences: 185 }

export function Proof() {
  const { t, lang } = useTranslations('front')
  const number = (value: number) => formatNumber(value, lang)
  const figures = [
    ['harm', number(0.99)],
    ['kept', t('proof.kept.figure', { changed: number(0), sentences: number(measured.sentences) })],
    ['right', new Intl.NumberFormat(lang, { style: 'percent' }).format(0.88)],
    ['apis', number(3)],
  ] as const
  return (
    <Box component="section" aria-label={t('proof.title')} sx={{ mt: { xs: 16, md: 24 } }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: { xs: 6, md: 10 },
          m: 0,
          py: { xs: 8, md: 10 },
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {figures.map(([name, figure]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`proof.${name}.text`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: { xs: 26, md: 34 }, lineHeight: 1.3, fontWeight: 600 }}>
              {figure}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 3 }}>
        {t('proof.source', { words: number(measured.words), sentences: number(measured.sentences) })}
      </Typography>
    </Box>
  )
}
