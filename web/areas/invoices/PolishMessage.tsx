/** Polishes the message of the form around; Undo brings the earlier one back. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { countWords } from '../../../text/words.ts'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { notifyPolishFailure, polishText } from '../../ui/polish-request.ts'

export function PolishMessage() {
  const { t, lang } = useTranslations('invoices')
  const { setValue } = useFormContext<{ message: string }>()
  const text = useWatch<{ message: string }, 'message'>({ name: 'message' })
  const [isBusy, setBusy] = useState(false)
  const words = countWords(text)
  const write = (message: string) => setValue('message', message, { shouldDirty: true, shouldValidate: true })
  const polish = async () => {
    setBusy(true)
    try {
      const { result, changes } = await polishText(text)
      const made = changes.filter(({ confidence }) => confidence === 'auto')
      if (made.length === 0) return void notify({ text: t('polish.nothing') })
      write(result)
      notify({
        text: t('polish.done', { count: made.length, number: formatNumber(made.length, lang) }),
        action: { label: t('undo'), run: () => write(text) },
      })
    } catch (error) {
      notifyPolishFailure(error, { unreachable: t('failed.unreachable'), buy: t('polish.buy'), lang })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<IconWriting size={20} stroke={1.75} />}
        loading={isBusy}
        disabled={words === 0}
        onClick={() => void polish()}
      >
        {t('polish.action')}
      </Button>
      <Typography variant="caption" color="textSecondary">
        {words > 0 ? t('polish.cost', { count: words, number: formatNumber(words, lang) }) : null}
      </Typography>
    </Box>
  )
}
