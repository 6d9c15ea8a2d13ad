/** The personal referral link: copied, shared, or shown as a QR code. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { useReferralCodeQuery } from './referrals.generated.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode, {
  fallback: <Skeleton variant="rounded" width={184} height={184} />,
})
const icon = { size: 20, stroke: 1.75 }

export function ShareLink() {
  const { t } = useTranslations('referrals')
  const { data, error, refetch } = useReferralCodeQuery({ fetchPolicy: 'cache-first' })
  const [isShown, setShown] = useState(false)
  const link = data ? `${location.origin}/register?referral=${data.referralCode}` : ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify({ text: t('link.copied') })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  const share = () => navigator.share({ title: t('product'), text: t('link.text'), url: link }).catch(() => undefined)

  return (
    <Box component="section" aria-labelledby="referral-link" sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
      <Typography id="referral-link" variant="h2" sx={{ mb: 2 }}>
        {t('link.title')}
      </Typography>
      {error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('failed.retry')}</Button>}>
          {toFailure(error, t('failed.load')).message}
        </Alert>
      ) : link ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            value={link}
            onFocus={event => event.target.select()}
            inputProps={{ 'aria-labelledby': 'referral-link', dir: 'ltr' }}
            sx={{ fontSize: 14 }}
          />
          <Tooltip title={t('link.copy')}>
            <IconButton aria-label={t('link.copy')} onClick={() => void copy()}>
              <IconCopy {...icon} />
            </IconButton>
          </Tooltip>
          {'share' in navigator ? (
            <Tooltip title={t('link.share')}>
              <IconButton aria-label={t('link.share')} onClick={() => void share()}>
                <IconShare {...icon} />
              </IconButton>
            </Tooltip>
          ) : null}
          <Tooltip title={t('link.qr')}>
            <IconButton aria-label={t('link.qr')} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              <IconQrcode {...icon} />
            </IconButton>
          </Tooltip>
        </Box>
      ) : (
        <Skeleton variant="rounded" height={40} />
      )}
      <Typography variant="caption" color="textSecondary">
        {t('link.help')}
      </Typography>
      {isShown && link ? <QrCode text={link} label={t('link.qrLabel')} /> : null}
    </Box>
  )
}
