import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { ApisIllustration, WorkspaceIllustration, ReasonIllustration, WordsIllustration } from './Illustrations.tsx'
import type { FrontFactsQuery } from './public.generated.ts'
import { Section } from './Section.tsx'

export type Service = FrontFactsQuery['textService'] | undefined

/** Shown only once the engine is known. */
const placeOf = (service: Service) => (service ? (service.isLocal ? 'local' : 'model') : 'unknown')

export function Features({ service }: { service: Service }) {
  const { t } = useTranslations('front')
  const features = [
    ['reasons', ReasonIllustration],
    ['place', WorkspaceIllustration],
    ['words', WordsIllustration],
    ['apis', ApisIllustration],
  ] as const
  return (
    <Section title={t('features.title')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          gap: { xs: 8, md: 10 },
        }}
      >
        {features.map(([name, Drawing]) => (
          <Box key={name}>
            <Drawing />
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t(`features.${name}.title`)}
            </Typography>
            <Typography color="textSecondary" variant="body2">
              {name === 'place' ? t(`features.place.${placeOf(service)}`, { engine: service?.engine }) : t(`features.${name}.text`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
