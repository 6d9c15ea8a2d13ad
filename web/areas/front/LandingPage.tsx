/** The landing page; also the target of sign-out and of redirects to sign-in. */
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Page } from '../../ui/Page.tsx'
import { ContactForm } from './ContactForm.tsx'
import { Developers } from './Developers.tsx'
import { Features } from './Features.tsx'
import { useFrontFactsQuery } from './public.generated.ts'
import { Prices } from './Prices.tsx'
import { Proof } from './Proof.tsx'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'
import { SentHere } from './SentHere.tsx'
import { SiteMap } from './SiteMap.tsx'
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
          pt: { md: 8 },
          '& h1': {
            fontSize: { xs: 32, sm: 44, md: 56 },
            lineHeight: 1.1,
            flexBasis: '100%',
            maxWidth: '20em',
            letterSpacing: '-0.025em',
            textWrap: 'balance',
          },
        }}
      >
        <Page
          title={t('hero.title')}
          subtitle={
            <Box
              component="span"
              sx={{ fontSize: { xs: 16, md: 20 }, lineHeight: 1.5, display: 'block', maxWidth: 720, pt: 4, pb: 2, textWrap: 'pretty' }}
            >
              {t('hero.lead')}
            </Box>
          }
        >
          <WayIn logins={data?.demoLogins} />
          <TrialBox words={data?.textService.trialWords ?? 50} />
        </Page>
      </Box>
      <Features service={data?.textService} />
      <Proof />
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
      <SiteMap />
      <StickyAction below={hero} />
    </>
  )
}
