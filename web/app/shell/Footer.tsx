import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useReachable } from '../connection.ts'
import { useTexts } from '../languages.ts'

export function Footer() {
  const { t } = useTexts()
  const reachable = useReachable()
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 3, sm: 5 },
        alignItems: 'center',
        width: '100%',
        maxWidth: 1440,
        mx: 'auto',
        px: { xs: 4, sm: 6 },
        py: 4,
        fontSize: 13,
      }}
    >
      <Typography component="span" variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
        {t('footer.line', { version: PRODUCT_VERSION })}
      </Typography>
      <Link href="/sandbox" color="textSecondary" variant="caption">
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
  )
}
