/** Recently visited pages and records, without the open one. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useRecentPages } from '../recent-pages.ts'
import { entryStyles } from './nav-styles.ts'
import { NavDot } from './NavPageLink.tsx'

export function RecentLinks({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const { t } = useTranslations()
  const { pathname, search } = useLocation()
  const pages = useRecentPages().filter(({ to }) => to !== pathname && to !== pathname + search)
  if (pages.length === 0)
    return (
      <Typography component="li" variant="caption" color="textSecondary" sx={{ px: 3, py: 2 }}>
        {t('nav.recent.empty')}
      </Typography>
    )
  return pages.map(({ to, title }) => (
    <li key={to}>
      <Box component={Link} to={to} title={title} onClick={onNavigate} sx={entryStyles}>
        <NavDot />
        <Box component="span" data-label dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {title}
        </Box>
      </Box>
    </li>
  ))
}
