/** The landing page; also the target of sign-out and of redirects to sign-in. */
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Developers } from './Developers.tsx'
import { ServiceStats } from './ServiceStats.tsx'
import { Features } from './Features.tsx'
import { useFrontFactsQuery } from './public.generated.ts'
import { Prices } from './Prices.tsx'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'
import { SentHere } from './SentHere.tsx'
import { StickyAction } from './StickyAction.tsx'
import { TrialBox } from './TrialBox.tsx'
import { WayIn } from './WayIn.tsx'

export function LandingPage() {
  const { t } = useTranslations('front')
  const { data } = useFrontFactsQuery()
  const hero = useRef<HTMLDivElement>(null)
  return (
    <>
      <SentHere />
      <Box
        ref={hero}
        sx={{
          '& h1': { fontSize: { xs: 30, md: 40 }, lineHeight: 1.15, flexBasis: '100%', letterSpacing: '-0.02em', textWrap: 'balance' },
        }}
      >
        <Page
          title={t('hero.title')}
          subtitle={
            <Box component="span" sx={{ fontSize: { xs: 15, md: 18 }, display: 'block', pt: 2, pb: 3 }}>
              {t('hero.lead')}
            </Box>
          }
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
              gap: 6,
              alignItems: 'start',
            }}
          >
            <TrialBox words={data?.textService.trialWords ?? 50} />
            <WayIn logins={data?.demoLogins} />
          </Box>
        </Page>
      </Box>
      <Features service={data?.textService} />
      <ServiceStats service={data?.textService} />
      <Prices service={data?.textService} />
      <Reviews />
      <Developers />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 464px' },
          columnGap: 16,
          alignItems: 'start',
        }}
      >
        <Questions service={data?.textService} />
        <ContactForm hasOutbox={(data?.demoLogins.length ?? 0) > 0} />
      </Box>
      <StickyAction below={hero} />
    </>
  )
}
