/** When the next temporary words expire. */
import Typography from '@mui/material/Typography'
import { formatDate, formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useExpiringWordsQuery } from './account.generated.ts'

export function ExpiringWords() {
  const { t, lang } = useTranslations('billing')
  const next = useExpiringWordsQuery().data?.expiringWords[0]
  return next ? (
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: '20px' }}>
      {t('expiresOn', { words: formatNumber(next.words, lang), date: formatDate(next.expiresAt, lang) })}
    </Typography>
  ) : null
}
