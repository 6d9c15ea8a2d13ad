import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import logo from '../logo.svg'

export function Brand({ to, isCollapsed = false }: { to: string; isCollapsed?: boolean }) {
  const { t } = useTranslations()
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-label={t('product')}
      underline="none"
      color="inherit"
      sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}
    >
      <img src={logo} alt="" width={28} height={28} />
      {isCollapsed ? null : (
        <Typography component="span" sx={{ fontSize: 16, fontWeight: 600, letterSpacing: '-0.01em' }}>
          {t('product')}
        </Typography>
      )}
    </Link>
  )
}
