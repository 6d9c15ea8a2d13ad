/** When temporary words expire: the next three days of expiry. */
import Typography from '@mui/material/Typography'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useExpiringWordsQuery } from './account.generated.ts'

const most = 3

export function ExpiringWords() {
  const { t, lang } = useTranslations('billing')
  const days = Map.groupBy(useExpiringWordsQuery().data?.expiringWords ?? [], ({ expiresAt }) => formatDate(expiresAt, lang))
  return [...days].slice(0, most).map(([date, grants]) => (
    <Typography key={date} component="span" variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: '20px' }}>
      {t('expiresOn', {
        words: formatNumber(
          grants.reduce((sum, { words }) => sum + words, 0),
          lang,
        ),
        date,
      })}
    </Typography>
  ))
}
