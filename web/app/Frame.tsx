/** What stands around every page: the name, language, theme, and the way in or out. */
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useColorScheme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, Outlet, useNavigate } from 'react-router-dom'
import { useLogoutMutation } from '../areas/account/account.generated.ts'
import { changeLocale, type Locale, locales } from './languages.ts'
import logo from './logo.svg'
import { signOut, useSession } from './session.ts'

const modes = ['light', 'dark', 'system'] as const

export function Frame() {
  const { t, i18n } = useTranslation()
  const { mode, setMode } = useColorScheme()
  const { logged } = useSession()

  return (
    <>
      <Link
        href="#content"
        sx={{ position: 'absolute', insetInlineStart: -9999, '&:focus': { insetInlineStart: 16, top: 8, zIndex: 1200 } }}
      >
        {t('skip')}
      </Link>
      <AppBar
        position="sticky"
        color="transparent"
        elevation={0}
        sx={{ backdropFilter: 'blur(8px)', borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar sx={{ minHeight: 60, px: { xs: 4, sm: 6 }, gap: { xs: 2, sm: 5 }, maxWidth: 1120, width: '100%', mx: 'auto' }}>
          <Link
            component={RouterLink}
            to="/"
            aria-label={t('product')}
            underline="none"
            color="inherit"
            sx={{ display: 'flex', alignItems: 'center', gap: 2.5, marginInlineEnd: 'auto' }}
          >
            <img src={logo} alt="" width={28} height={28} />
            <Typography component="span" sx={{ fontWeight: 600, display: { xs: logged ? 'none' : 'inline', sm: 'inline' } }}>
              {t('product')}
            </Typography>
          </Link>
          <Choice
            label={t('language')}
            value={i18n.language}
            onChange={value => void changeLocale(value as Locale)}
            options={Object.entries(locales)}
          />
          <Choice
            label={t('theme')}
            value={mode ?? 'system'}
            onChange={value => setMode(value as (typeof modes)[number])}
            options={modes.map(each => [each, t(`themes.${each}`)])}
          />
          {logged ? <SignOutButton /> : null}
        </Toolbar>
      </AppBar>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 12 }, outline: 'none' }}
      >
        <Outlet />
      </Box>
    </>
  )
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: [string, string][]
  onChange: (value: string) => void
}) {
  return (
    <Select
      variant="standard"
      disableUnderline
      size="small"
      value={value}
      onChange={event => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ fontSize: 14 }}
    >
      {options.map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </Select>
  )
}

function SignOutButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [logout] = useLogoutMutation()
  const leave = async () => {
    // Signed out here even where the server cannot be told just now.
    await logout().catch(() => undefined)
    signOut()
    await navigate('/')
  }
  return (
    <Button color="inherit" onClick={() => void leave()}>
      {t('nav.signOut')}
    </Button>
  )
}
