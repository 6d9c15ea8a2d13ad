/** Recovery codes, shown once: to copy or to download. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { saveFile } from './save-file.ts'

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslations('account')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify({ text: t('twoStep.copied'), color: 'success' })
    } catch {
      notify({ text: t('twoStep.notCopied'), color: 'error' })
    }
  }
  return (
    <Stack spacing={4}>
      <Alert severity="warning">{t('twoStep.keep')}</Alert>
      <Box
        component="ul"
        dir="ltr"
        aria-label={t('twoStep.recoveryCodes')}
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 2,
          listStyle: 'none',
          m: 0,
          p: 4,
          borderRadius: 1,
          bgcolor: 'action.hover',
          fontFamily: 'monospace',
          fontSize: 14,
        }}
      >
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={3}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('twoStep.copy')}
        </Button>
        <Button variant="outlined" onClick={() => saveFile('deskwright-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`]))}>
          {t('twoStep.download')}
        </Button>
      </Stack>
    </Stack>
  )
}
