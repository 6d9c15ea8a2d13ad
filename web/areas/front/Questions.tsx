import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTranslations } from '../../platform/languages.ts'
import type { Service } from './Features.tsx'
import { Section } from './Section.tsx'

const questions = ['where', 'cost', 'languages', 'wrong', 'same', 'shop'] as const

export function Questions({ service }: { service: Service }) {
  const { t } = useTranslations('front')
  const answer = (question: (typeof questions)[number]) =>
    question === 'where' && service && !service.isLocal
      ? t('questions.where.model', { engine: service.engine })
      : t(`questions.${question}.answer`)
  return (
    <Section anchor="questions" title={t('questions.title')}>
      <Box>
        {questions.map(question => (
          <Accordion
            key={question}
            disableGutters
            square
            variant="outlined"
            sx={{
              border: 0,
              borderBottom: 1,
              borderColor: 'divider',
              bgcolor: 'transparent',
              '&&': { boxShadow: 'none' },
              '&::before': { display: 'none' },
            }}
          >
            <AccordionSummary expandIcon={<IconChevronDown size={20} stroke={1.75} />} sx={{ px: 0, minHeight: 56 }}>
              <Typography component="span" sx={{ fontWeight: 500 }}>
                {t(`questions.${question}.ask`)}
              </Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ px: 0, pt: 0, pb: 5 }}>
              <Typography color="textSecondary">{answer(question)}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Section>
  )
}
