/** The certificate of a completed course: one landscape page on paper. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import GlobalStyles from '@mui/material/GlobalStyles'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { formatHours } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { brand, light } from '../../platform/tokens.ts'
import { type CourseDetailsFragment, useLearnerNameQuery } from './academy.generated.ts'

export function Certificate({ course, onClose }: { course: CourseDetailsFragment; onClose: () => void }) {
  const { t, lang } = useTranslations('academy')
  const id = useId()
  const { data } = useLearnerNameQuery()
  const { courseTitle, user, instructorPosition, minutes, totalLectures, sections } = course
  const days = sections.flatMap(({ topics }) => topics.flatMap(({ completedAt }) => completedAt ?? []))
  const completedAt = days.toSorted().at(-1)
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} className="certificate-dialog">
      <GlobalStyles styles={printStyles} />
      <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: { xs: 4, sm: 6 } }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 160 }}>
          {t('certificate.card')}
        </Typography>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="contained" disabled={!data} onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
      </Box>
      <Box className="certificate-frame" sx={{ px: { xs: 2, sm: 6 }, pb: 6, containerType: 'inline-size' }}>
        <Box component="article" aria-label={t('certificate.of', { course: courseTitle })} className="certificate" sx={paperStyles}>
          <Ornament />
          <Box
            sx={{
              position: 'relative',
              fontSize: '1.5em',
              letterSpacing: lang === 'ar' ? 0 : '0.18em',
              color: light.primary,
              fontWeight: 600,
            }}
          >
            {t('certificate.title')}
          </Box>
          <Box sx={{ position: 'relative' }}>{t('certificate.awarded')}</Box>
          <Box dir="auto" sx={{ position: 'relative', fontSize: '3.1em', fontWeight: 600, lineHeight: 1.15 }}>
            {data ? data.profile.fullName : <Skeleton width="8em" />}
          </Box>
          <Box sx={{ position: 'relative' }}>{t('certificate.for')}</Box>
          <Box
            lang="en"
            dir="auto"
            sx={{ position: 'relative', fontSize: '1.9em', fontWeight: 600, lineHeight: 1.25, color: light.primary }}
          >
            {courseTitle}
          </Box>
          <Box sx={{ position: 'relative', color: light.secondary }}>
            {t('certificate.facts', {
              lectures: t('lecturesCount', { count: totalLectures, number: formatNumber(totalLectures, lang) }),
              length: formatHours(minutes, lang),
            })}
          </Box>
          <Box sx={signatureStyles}>
            <div>
              <Box sx={{ fontWeight: 600 }}>{completedAt ? formatDate(completedAt, lang) : '—'}</Box>
              <Box sx={{ color: light.secondary }}>{t('certificate.date')}</Box>
            </div>
            <div>
              <Box sx={{ fontWeight: 600 }}>
                <bdi>{user}</bdi>
              </Box>
              <Box lang="en" sx={{ color: light.secondary }}>
                <bdi>{instructorPosition}</bdi>
              </Box>
            </div>
          </Box>
        </Box>
      </Box>
    </Dialog>
  )
}

/** Two hairlines and a seal. */
const Ornament = () => (
  <Box
    component="svg"
    viewBox="0 0 297 210"
    preserveAspectRatio="none"
    aria-hidden
    sx={{ position: 'absolute', inset: 0, width: 1, height: 1 }}
  >
    <g fill="none" stroke={brand}>
      <rect x="8" y="8" width="281" height="194" rx="3" strokeWidth="0.9" />
      <rect x="11" y="11" width="275" height="188" rx="2" strokeWidth="0.3" />
    </g>
    <g fill={brand} opacity=".07">
      <circle cx="20" cy="196" r="52" />
      <circle cx="280" cy="14" r="60" />
    </g>
  </Box>
)

/** Paper is white in both themes; sizes follow its width, as on paper. */
const paperStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.9em',
  width: 1,
  maxWidth: 1000,
  mx: 'auto',
  aspectRatio: '297 / 210',
  px: '8%',
  overflow: 'hidden',
  bgcolor: light.surface,
  color: light.text,
  border: `1px solid ${light.line}`,
  fontSize: 'min(1.55cqw, 16px)',
  textAlign: 'center',
  printColorAdjust: 'exact',
  '@media print': {
    border: 0,
    maxWidth: 'none',
    width: '297mm',
    height: '209.5mm',
    aspectRatio: 'auto',
    fontSize: '17px',
    breakInside: 'avoid',
  },
}

const signatureStyles = {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '2em',
  alignSelf: 'stretch',
  mt: '1.6em',
  px: '6%',
  '& > div': { minWidth: '14em', pt: '0.6em', borderTop: `1px solid ${light.line}` },
}

const printStyles = {
  '@page': { size: 'A4 landscape', margin: 0 },
  '@media print': {
    '#root, .not-printed': { display: 'none !important' },
    '.certificate-dialog, .certificate-dialog :is(.MuiDialog-container, .MuiPaper-root, .certificate-frame)': {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
      boxShadow: 'none !important',
      padding: '0 !important',
      margin: '0 !important',
    },
  },
}
