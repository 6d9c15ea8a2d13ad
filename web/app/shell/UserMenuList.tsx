import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import IconTerminal2 from '@tabler/icons-react/dist/esm/icons/IconTerminal2.mjs'
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useReachable } from '../../platform/connection.ts'
import { openCustomizer } from '../customizer/customizer-open.ts'
import { useTranslations } from '../../platform/languages.ts'
import { openHistory, openKeys } from '../../platform/overlay.ts'
import { useSession } from '../../platform/session.ts'
import { startTour, useTour } from '../../platform/tour.ts'
import { useSignOut } from './use-sign-out.ts'

const icon = { size: 20, stroke: 1.75 }

interface UserMenuListProps {
  anchor: HTMLElement
  isOpen: boolean
  onClose: () => void
}

export function UserMenuList({ anchor, isOpen, onClose }: UserMenuListProps) {
  const { t, lang } = useTranslations()
  const { email, money, durWordsLeft, tempWordsLeft, loginUserType } = useSession()
  const isReachable = useReachable()
  const { step } = useTour()
  const leave = useSignOut()
  const opening = (open: () => void) => () => {
    onClose()
    open()
  }
  const figures = [
    ['nav.money', formatMoney(money, lang)],
    ['nav.temporary', formatNumber(tempWordsLeft, lang)],
    ['nav.permanent', formatNumber(durWordsLeft, lang)],
  ] as const
  return (
    <Menu anchorEl={anchor} open={isOpen} onClose={onClose} slotProps={{ paper: { sx: { width: 264 } } }}>
      <Box sx={{ px: 4, py: 2 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(loginUserType === 'admin' ? 'nav.roles.admin' : 'nav.roles.regular')} · {t(isReachable ? 'nav.online' : 'nav.offline')}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, px: 4, pb: 3, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1 }}>
        {figures.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents', fontSize: 13 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(label)}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'end', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Divider sx={{ mb: 2 }} />
      <MenuItem component={Link} to="/pages/user-profile/profile" onClick={onClose}>
        <ListItemIcon>
          <IconId {...icon} />
        </ListItemIcon>
        {t('nav.pages.pages-user-profile-tab')}
      </MenuItem>
      <MenuItem component={Link} to="/pages/account-settings/account" onClick={onClose}>
        <ListItemIcon>
          <IconUserCircle {...icon} />
        </ListItemIcon>
        {t('nav.settings')}
      </MenuItem>
      <MenuItem component={Link} to="/pages/account-settings/billing-plans" onClick={onClose}>
        <ListItemIcon>
          <IconCreditCard {...icon} />
        </ListItemIcon>
        {t('nav.billing')}
      </MenuItem>
      <MenuItem onClick={opening(openHistory)}>
        <ListItemIcon>
          <IconHistory {...icon} />
        </ListItemIcon>
        {t('nav.history')}
      </MenuItem>
      <Divider />
      <MenuItem onClick={opening(openCustomizer)}>
        <ListItemIcon>
          <IconAdjustmentsHorizontal {...icon} />
        </ListItemIcon>
        {t('nav.customizer')}
      </MenuItem>
      <MenuItem onClick={opening(openKeys)}>
        <ListItemIcon>
          <IconKeyboard {...icon} />
        </ListItemIcon>
        {t('nav.keys')}
      </MenuItem>
      <MenuItem onClick={opening(() => startTour(step))}>
        <ListItemIcon>
          <IconRoute {...icon} />
        </ListItemIcon>
        {t('nav.tour')}
      </MenuItem>
      <MenuItem component={Link} to="/pages/faq" onClick={onClose}>
        <ListItemIcon>
          <IconHelp {...icon} />
        </ListItemIcon>
        {t('nav.pages.pages-faq')}
      </MenuItem>
      <MenuItem component={Link} to="/dev/rest" onClick={onClose}>
        <ListItemIcon>
          <IconApi {...icon} />
        </ListItemIcon>
        {t('nav.docs')}
      </MenuItem>
      <MenuItem component={Link} to="/dev/graphql" onClick={onClose}>
        <ListItemIcon>
          <IconTerminal2 {...icon} />
        </ListItemIcon>
        {t('nav.sandbox')}
      </MenuItem>
      <Divider />
      <MenuItem onClick={opening(() => void leave())}>
        <ListItemIcon>
          <IconLogout {...icon} />
        </ListItemIcon>
        {t('nav.signOut')}
      </MenuItem>
    </Menu>
  )
}
