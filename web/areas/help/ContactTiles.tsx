/** Where else help is found: the contact form, the other help pages, and the API reference. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { contactPath, faqPath, helpCenterPath } from './help-paths.ts'

const tiles = {
  message: { icon: IconMessage, link: { component: Link, to: contactPath } },
  faq: { icon: IconHelp, link: { component: Link, to: faqPath } },
  center: { icon: IconLifebuoy, link: { component: Link, to: helpCenterPath } },
  api: { icon: IconApi, link: { component: Link, to: '/dev/rest' } },
} as const

/** `other` is the help page that is not shown. */
export function ContactTiles({ other }: { other: 'faq' | 'center' }) {
  const { t } = useTranslations('help')
  return (
    <Box component="section" aria-labelledby="help-contact" sx={{ mt: 10 }}>
      <Typography id="help-contact" variant="h2" sx={{ mb: 1 }}>
        {t('contact.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {t('contact.lead')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {(['message', other, 'api'] as const).map(name => {
          const { icon: Icon, link } = tiles[name]
          return (
            <Paper component="li" key={name} sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, p: 5 }}>
              <Box sx={{ color: 'primary.main', display: 'flex' }}>
                <Icon size={24} stroke={1.75} aria-hidden />
              </Box>
              <Typography component="h3" variant="h3">
                {t(`contact.${name}.title`)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                {t(`contact.${name}.text`)}
              </Typography>
              <Button {...link} variant="outlined" sx={{ mt: 2 }}>
                {t(`contact.${name}.action`)}
              </Button>
            </Paper>
          )
        })}
      </Box>
    </Box>
  )
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 6 },
  listStyle: 'none',
  m: 0,
  p: 0,
}
