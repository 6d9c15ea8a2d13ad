import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { faces } from '../../platform/theme.ts'
import { formatDate } from '../../platform/format.ts'
import { formatMoney, formatPercent } from '../../platform/format-figures.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { samples } from './samples.ts'
import { Section } from './Section.tsx'

const [day, price, share, phone, order] = ['2026-03-09T12:00:00Z', 1299.5, 0.256, '+44 20 7946 0018', '#5434']

export function LanguagesSection() {
  const { t } = useTranslations('design')
  const [digits, setDigits] = usePreference('digits')
  const isArabic = digits === 'arabic'
  return (
    <Section id="languages">
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 6 }}>
        {samples.map(({ language, lang, dir, title, text }) => {
          const locale = lang === 'ar' && isArabic ? 'ar-u-nu-arab' : lang
          return (
            <Box
              key={lang}
              lang={lang}
              dir={dir}
              sx={{ '& *': { fontFamily: `${faces[language]} !important` }, lineHeight: lang === 'ar' ? 1.75 : 1.6 }}
            >
              <Typography sx={{ fontSize: 18, fontWeight: 600 }}>{title}</Typography>
              <Typography sx={{ lineHeight: 'inherit' }}>{text}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1, lineHeight: 'inherit', fontVariantNumeric: 'tabular-nums' }}>
                {formatDate(day, locale)} · {formatMoney(price, locale)} · {formatPercent(share, locale)} · <Ltr>{phone}</Ltr> ·{' '}
                <Ltr>{order}</Ltr>
              </Typography>
            </Box>
          )
        })}
      </Box>
      <FormControlLabel
        control={<Switch checked={isArabic} onChange={(_, checked) => setDigits(checked ? 'arabic' : 'latin')} />}
        label={t('languages.digits')}
      />
    </Section>
  )
}
