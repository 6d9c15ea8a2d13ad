/** The side navigation; when collapsed, it expands over the page on hover and focus. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import { useState } from 'react'
import { homeOf } from '../../platform/destinations.ts'
import { useTranslations } from '../../platform/languages.ts'
import { usePreference } from '../../platform/preferences.ts'
import { useSession } from '../../platform/session.ts'
import { Brand } from './Brand.tsx'
import { NavigationList } from './NavigationList.tsx'

const wide = 256
const narrow = 72

export function VerticalNav() {
  const { t } = useTranslations()
  const session = useSession()
  const [isCollapsed, setCollapsed] = usePreference('isVerticalNavCollapsed')
  const [isSemiDark] = usePreference('isVerticalNavSemiDark')
  const [isWanted, setWanted] = useState(false)
  const isNarrow = isCollapsed && !isWanted
  const label = t(isCollapsed ? 'nav.expand' : 'nav.collapse')
  return (
    <Box sx={{ width: 'var(--nav-width)', flexShrink: 0, displayPrint: 'none' }}>
      <Box
        component="nav"
        data-tour="navigation"
        aria-label={t('nav.main')}
        className={isSemiDark ? 'dark' : undefined}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setWanted(true)}
        onPointerLeave={() => setWanted(false)}
        onFocus={({ target }) => target.matches(':focus-visible') && setWanted(true)}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setWanted(false)}
        sx={theme => ({
          position: 'sticky',
          top: 0,
          zIndex: theme.zIndex.appBar + 1,
          height: '100dvh',
          width: isNarrow ? narrow : wide,
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
          color: 'text.primary',
          bgcolor: 'background.paper',
          borderInlineEnd: 1,
          borderColor: 'divider',
          ...(isCollapsed && isWanted && { boxShadow: theme.vars?.shadows[8] }),
          transition: 'width 160ms ease-out',
        })}
      >
        <Box sx={{ height: 60, flexShrink: 0, px: 5.5, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Brand to={homeOf(session)} isCollapsed={isNarrow} />
          {isNarrow ? null : (
            <IconButton
              size="small"
              aria-label={label}
              title={label}
              aria-pressed={!isCollapsed}
              onClick={() => setCollapsed(!isCollapsed)}
            >
              <IconLayoutSidebar size={18} stroke={1.75} />
            </IconButton>
          )}
        </Box>
        <NavigationList isNarrow={isNarrow} />
      </Box>
    </Box>
  )
}
