import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'

export function WordsLeft() {
  const { t, lang } = useTranslations()
  const { durWordsLeft, tempWordsLeft } = useSession()
  const text = t('nav.wordsLeft', { words: formatNumber(durWordsLeft + tempWordsLeft, lang) })
  const split = t('nav.wordsSplit', { temporary: formatNumber(tempWordsLeft, lang), permanent: formatNumber(durWordsLeft, lang) })
  return (
    <Link
      component={RouterLink}
      title={split}
      to="/pages/account-settings/billing-plans"
      color="textSecondary"
      underline="hover"
      sx={{ fontSize: 13, fontWeight: 500, whiteSpace: 'nowrap', px: 2, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {text}
    </Link>
  )
}
