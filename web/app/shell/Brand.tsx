import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import logo from '../logo.svg'

interface BrandProps {
  to: string
  /** Whether only the logo is shown. */
  isCollapsed?: boolean
  /** Whether only the logo is shown on phones. */
  isShort?: boolean
}

export function Brand({ to, isCollapsed = false, isShort = false }: BrandProps) {
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
        <Typography
          component="span"
          sx={{ fontSize: 16, fontWeight: 600, letterSpacing: '-0.01em', ...(isShort && { display: { xs: 'none', sm: 'block' } }) }}
        >
          {t('product')}
        </Typography>
      )}
    </Link>
  )
}
