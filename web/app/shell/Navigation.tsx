/** The navigation, drawn from the routes: at the side on wide screens, over the page below 1280 pixels. */
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import { NavLink } from 'react-router-dom'
import { Hidden } from '../../ui/Hidden.tsx'
import { useAbility } from '../ability.ts'
import { homeOf } from '../guard.ts'
import { useTexts } from '../languages.ts'
import { writePreference } from '../preferences.ts'
import { type AppRoute, navGroups, routes } from '../routes.ts'
import { useSession } from '../session.ts'
import { Brand } from './Brand.tsx'

const wide = 256
const narrow = 72

interface NavigationProps {
  isCollapsed: boolean
  isOpen: boolean
  onClose: () => void
}

export function Navigation({ isCollapsed, isOpen, onClose }: NavigationProps) {
  const { t } = useTexts()
  const isOverlay = useMediaQuery('(max-width: 1279px)')
  const width = isCollapsed && !isOverlay ? narrow : wide
  const content = <NavigationContent isCollapsed={width === narrow} isOverlay={isOverlay} onNavigate={onClose} />
  if (isOverlay)
    return (
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{ paper: { component: 'nav', 'aria-label': t('nav.main'), sx: { width: wide } } as object }}
      >
        {content}
      </Drawer>
    )
  return (
    <Box
      component="nav"
      aria-label={t('nav.main')}
      sx={{
        width,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        bgcolor: 'background.paper',
        borderInlineEnd: 1,
        borderColor: 'divider',
        transition: 'width 160ms ease-out',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    >
      {content}
    </Box>
  )
}

interface ContentProps {
  isCollapsed: boolean
  isOverlay: boolean
  onNavigate: () => void
}

function NavigationContent({ isCollapsed, isOverlay, onNavigate }: ContentProps) {
  const { t } = useTexts()
  const session = useSession()
  const ability = useAbility()
  const isAllowed = ({ access }: AppRoute) => typeof access === 'string' || ability.can(access.action, access.subject)
  return (
    <>
      <Box sx={{ height: 60, px: isCollapsed ? 5.5 : 5, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Brand to={homeOf(session)} isCollapsed={isCollapsed} />
        {isOverlay || isCollapsed ? null : <CollapseButton isCollapsed={false} />}
      </Box>
      {navGroups
        .filter(group => routes.some(route => route.nav?.group === group && isAllowed(route)))
        .map(group => (
          <Box key={group} sx={{ px: 3, pb: 3 }}>
            {isCollapsed ? (
              <Hidden>
                <h2 id={`nav-${group}`}>{t(`nav.groups.${group}`)}</h2>
              </Hidden>
            ) : (
              <Typography
                id={`nav-${group}`}
                component="h2"
                variant="caption"
                color="textSecondary"
                sx={{ px: 2, py: 1.5, fontWeight: 500 }}
              >
                {t(`nav.groups.${group}`)}
              </Typography>
            )}
            <List disablePadding aria-labelledby={`nav-${group}`}>
              {routes
                .filter(route => route.nav?.group === group && isAllowed(route))
                .map(route => (
                  <NavigationItem key={route.name} route={route} isCollapsed={isCollapsed} onNavigate={onNavigate} />
                ))}
            </List>
          </Box>
        ))}
      {isCollapsed ? (
        <Box sx={{ textAlign: 'center' }}>
          <CollapseButton isCollapsed />
        </Box>
      ) : null}
    </>
  )
}

const softTint = (theme: Theme, percent: number) => `color-mix(in srgb, ${theme.vars?.palette.primary.main} ${percent}%, transparent)`

function NavigationItem({ route, isCollapsed, onNavigate }: { route: AppRoute; isCollapsed: boolean; onNavigate: () => void }) {
  const { t } = useTexts()
  const Icon = route.nav?.icon
  const text = t(`nav.pages.${route.name}`)
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <Tooltip title={isCollapsed ? text : ''} placement="right">
        <ListItemButton
          component={NavLink}
          to={route.nav?.to ?? route.path}
          onClick={onNavigate}
          aria-label={isCollapsed ? text : undefined}
          sx={theme => ({
            borderRadius: 1,
            minHeight: 40,
            px: isCollapsed ? 3.5 : 3,
            '&.active': {
              color: 'primary.main',
              bgcolor: softTint(theme, 12),
              fontWeight: 600,
              ...theme.applyStyles('dark', { bgcolor: softTint(theme, 16) }),
            },
          })}
        >
          <ListItemIcon sx={{ minWidth: 0, marginInlineEnd: isCollapsed ? 0 : 3, color: 'inherit' }}>
            {Icon ? <Icon size={20} stroke={1.75} /> : null}
          </ListItemIcon>
          {isCollapsed ? null : <ListItemText primary={text} slotProps={{ primary: { sx: { fontSize: 14, fontWeight: 'inherit' } } }} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}

function CollapseButton({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTexts()
  const label = t(isCollapsed ? 'nav.expand' : 'nav.collapse')
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => writePreference('isVerticalNavCollapsed', !isCollapsed)}>
        <IconLayoutSidebar size={18} stroke={1.75} />
      </IconButton>
    </Tooltip>
  )
}
