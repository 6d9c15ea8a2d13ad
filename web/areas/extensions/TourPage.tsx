/** Starts and resumes the guided tour of the layout, and says what it shows. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { startTour, tourSteps, useTour } from '../../platform/tour.ts'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { Page } from '../../ui/Page.tsx'

const keys = [
  ['→', 'forward'],
  ['←', 'backward'],
  ['Tab', 'inside'],
  ['Escape', 'leave'],
] as const

export function TourPage() {
  const { t } = useTranslations('extensions')
  const { step } = useTour()
  const isBegun = step !== undefined && step !== tourSteps[0]
  return (
    <Page
      title={t('tour.title')}
      subtitle={t('tour.subtitle')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {isBegun ? (
            <Button variant="outlined" onClick={() => startTour()}>
              {t('tour.again')}
            </Button>
          ) : null}
          <Button variant="contained" onClick={() => startTour(step)}>
            {isBegun ? t('tour.resume', { place: tourSteps.indexOf(step) + 1 }) : t('tour.start')}
          </Button>
        </Box>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gap: 6,
          alignItems: 'start',
        }}
      >
        <Paper component="ol" aria-label={t('tour.list')} sx={listStyles}>
          {tourSteps.map((each, index) => (
            <li key={each}>
              <Box aria-hidden className="number">
                {index + 1}
              </Box>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="h3">{t(`tour.steps.${each}.title`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`tour.steps.${each}.text`)}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={t('tour.showStep', { title: t(`tour.steps.${each}.title`) })}
                onClick={() => startTour(each)}
              >
                {t('tour.show')}
              </Button>
            </li>
          ))}
        </Paper>
        <Paper component="section" aria-labelledby="tour-keys" sx={{ p: 6 }}>
          <Typography variant="h2" id="tour-keys" sx={{ mb: 4 }}>
            {t('tour.keyboard')}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 5, rowGap: 3, alignItems: 'center' }}
          >
            {keys.map(([key, text]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <dt>
                  <KeyCap text={key} />
                </dt>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {t(`tour.keys.${text}`)}
                </Typography>
              </Box>
            ))}
          </Box>
        </Paper>
      </Box>
    </Page>
  )
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  py: 2,
  px: { xs: 5, sm: 6 },
  '& > li': { display: 'flex', alignItems: 'center', gap: 4, py: 4 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
  '& .number': {
    width: 32,
    height: 32,
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    bgcolor: 'action.selected',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
}
