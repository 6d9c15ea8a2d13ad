/** Links to all that a visitor may look for. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'

const groups = {
  product: {
    polish: '/apps/invoice/polish',
    expand: '/apps/invoice/expand',
    pricing: '/front-pages/pricing',
    signIn: '/login',
  },
  dashboard: {
    analytics: '/dashboards/analytics',
    email: '/apps/email',
    calendar: '/apps/calendar',
    kanban: '/apps/kanban',
    invoices: '/apps/invoice/list',
    orders: '/apps/ecommerce/order/list',
  },
  developers: { sandbox: '/sandbox', reference: '/dev/rest', openapi: '/api/openapi.json' },
  support: { help: '/front-pages/help-center', questions: '#questions', contact: '#contact' },
} as const

/** Served by the server, or on this page: not routes of the application. */
const isPlain = (address: string) => /^(?:#|\/sandbox|\/api)/.test(address)

export function SiteMap() {
  const { t, tUnchecked } = useTranslations('front')
  return (
    <Box
      component="nav"
      aria-label={t('map.title')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        gap: { xs: 8, md: 10 },
        mt: { xs: 16, md: 24 },
        pt: { xs: 8, md: 10 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {Object.entries(groups).map(([group, links]) => (
        <Box key={group}>
          <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
            {tUnchecked(`map.${group}.title`)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {Object.entries(links).map(([name, address]) => (
              <li key={name}>
                <Link
                  variant="body2"
                  color="textSecondary"
                  underline="hover"
                  {...(isPlain(address) ? { href: address } : { component: RouterLink, to: address })}
                >
                  {tUnchecked(`map.${group}.${name}`)}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
