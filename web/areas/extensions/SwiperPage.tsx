/** The carousel in its variants. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconTextPlus from '@tabler/icons-react/dist/esm/icons/IconTextPlus.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { type SoftColor, tint } from '../../platform/tint.ts'
import { Carousel, type Slide } from '../../ui/Carousel.tsx'
import { Example } from '../../ui/example/Example.tsx'
import { Page } from '../../ui/Page.tsx'

const areas = [
  { id: 'polish', to: '/apps/invoice/polish', color: 'primary', Icon: IconWriting },
  { id: 'expand', to: '/apps/invoice/expand', color: 'success', Icon: IconTextPlus },
  { id: 'email', to: '/apps/email', color: 'info', Icon: IconMail },
  { id: 'calendar', to: '/apps/calendar', color: 'warning', Icon: IconCalendar },
  { id: 'kanban', to: '/apps/kanban', color: 'error', Icon: IconLayoutKanban },
] as const

const demos = [
  { id: 'snap', props: {}, code: '<Carousel label="Areas" slides={slides} />' },
  {
    id: 'loop',
    props: { isLooping: true, autoplayMs: 5000 },
    code: '<Carousel label="Areas" slides={slides} isLooping autoplayMs={5000} />',
  },
  { id: 'thumbs', props: { hasThumbs: true, isLooping: true }, code: '<Carousel label="Areas" slides={slides} hasThumbs isLooping />' },
  { id: 'several', props: { perView: 2 }, code: '<Carousel label="Areas" slides={slides} perView={2} />' },
] as const

export function SwiperPage() {
  const { t } = useTranslations('extensions')
  const slides = areas.map(({ id, to, color, Icon }): Slide => {
    const label = t(`swiper.areas.${id}.title`)
    return { id, label, content: <Card title={label} text={t(`swiper.areas.${id}.text`)} to={to} color={color} icon={Icon} /> }
  })
  return (
    <Page title={t('swiper.title')} subtitle={t('swiper.subtitle')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 6 }}>
        {demos.map(({ id, props, code }) => (
          <Example key={id} title={t(`swiper.demos.${id}`)} code={code}>
            <Carousel label={t(`swiper.demos.${id}`)} slides={slides} {...props} />
          </Example>
        ))}
      </Box>
    </Page>
  )
}

interface CardProps {
  title: string
  text: string
  to: string
  color: SoftColor
  icon: TablerIcon
}

const Card = ({ title, text, to, color, icon: Icon }: CardProps) => (
  <Stack
    sx={theme => ({
      height: '100%',
      minHeight: 220,
      p: 6,
      gap: 2,
      borderRadius: 1.25,
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      backgroundColor: tint(theme, color, 12),
      color: inkOf(theme, color),
    })}
  >
    <Icon size={36} stroke={1.75} />
    <Typography variant="h2" component="p" color="textPrimary">
      {title}
    </Typography>
    <Typography variant="body2" color="textPrimary">
      {text}
    </Typography>
    <Link component={RouterLink} to={to} color="inherit" underline="always" variant="body2" sx={{ fontWeight: 600 }}>
      {title}
    </Link>
  </Stack>
)

const inkOf = (theme: Theme, color: SoftColor) => (theme.vars ?? theme).palette[color].main
