import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import type { NavPage } from '../navigation.ts'
import { navBadges } from './nav-badges.ts'
import { entryStyles } from './nav-styles.ts'
import type { CurrentPage } from './use-navigation.ts'

interface NavPageLinkProps {
  page: NavPage
  current: CurrentPage
  /** Within a folder, where a dot replaces the icon. */
  isInside?: boolean
  onNavigate?: (() => void) | undefined
}

export function NavPageLink({ page: { name, to, icon: Icon }, current, isInside = false, onNavigate }: NavPageLinkProps) {
  const { tUnchecked } = useTranslations()
  const Badge = navBadges[name]
  return (
    <Box
      component={Link}
      to={to}
      onClick={onNavigate}
      aria-current={current.name === name ? (current.isItself ? 'page' : 'true') : undefined}
      sx={entryStyles}
    >
      {isInside ? <NavDot /> : <Icon size={20} stroke={1.75} />}
      <Box component="span" data-label sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {tUnchecked(`nav.pages.${name}`)}
      </Box>
      {Badge ? <Badge /> : null}
    </Box>
  )
}

export const NavDot = () => (
  <Box component="span" sx={{ width: 20, flexShrink: 0, display: 'flex', justifyContent: 'center' }}>
    <Box component="span" sx={{ width: 6, height: 6, borderRadius: '50%', border: 1.5, borderColor: 'currentColor' }} />
  </Box>
)
