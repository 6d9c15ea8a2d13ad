import Link from '@mui/material/Link'
import { useTranslations } from '../../platform/languages.ts'

export function SkipLink() {
  const { t } = useTranslations()
  return (
    <Link
      href="#content"
      sx={{
        position: 'absolute',
        insetInlineStart: -9999,
        // Right to left, it would widen the printed page.
        displayPrint: 'none',
        zIndex: 1400,
        px: 3,
        py: 2,
        bgcolor: 'background.paper',
        '&:focus': { insetInlineStart: 16, top: 8 },
      }}
    >
      {t('skip')}
    </Link>
  )
}
