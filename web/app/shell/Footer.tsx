import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useReachable } from '../../platform/connection.ts'
import { useEdgeBar } from '../../platform/edge-bar.ts'
import { useTranslations } from '../../platform/languages.ts'

const year = new Date().getFullYear()

interface FooterProps {
  /** Whether it stays visible while scrolling. */
  isSticky?: boolean
  maxWidth?: number | 'none'
}

export function Footer({ isSticky = false, maxWidth = 1440 }: FooterProps) {
  const { t } = useTranslations()
  const reachable = useReachable()
  const bar = useEdgeBar(isSticky ? '--footer-bar' : undefined)
  return (
    <Box
      component="footer"
      ref={bar}
      sx={{
        fontSize: 13,
        '@media print': { display: 'none' },
        ...(isSticky && {
          position: 'sticky',
          bottom: 0,
          zIndex: 'mobileStepper',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: { xs: 4, sm: 5 },
          rowGap: 2,
          alignItems: 'center',
          width: 1,
          maxWidth,
          mx: 'auto',
          px: { xs: 4, sm: 6 },
          py: isSticky ? 2.5 : 4,
        }}
      >
        <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          {t('footer.line', { year, version: PRODUCT_VERSION })}
        </Typography>
        <Link component={RouterLink} to="/front-pages/help-center" color="textSecondary" variant="caption">
          {t('footer.help')}
        </Link>
        <Link component={RouterLink} to="/dev/rest" color="textSecondary" variant="caption">
          {t('nav.docs')}
        </Link>
        <Link component={RouterLink} to="/dev/graphql" color="textSecondary" variant="caption">
          {t('nav.sandbox')}
        </Link>
        <Typography component="span" variant="caption" color="textSecondary" role="status">
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              width: 8,
              height: 8,
              borderRadius: '50%',
              marginInlineEnd: 2,
              bgcolor: reachable ? 'success.main' : 'warning.main',
            }}
          />
          {t(reachable ? 'footer.connected' : 'footer.lost')}
        </Typography>
      </Box>
    </Box>
  )
}
