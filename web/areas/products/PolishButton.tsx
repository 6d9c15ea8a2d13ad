/** Polishes the description where it stands; what it costs is told before, and the form's own undo brings the old one back. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { countWords } from '../../../text/words.ts'
import { authToken } from '../../app/session.ts'
import { useTexts } from '../../app/languages.ts'
import { formatNumber } from '../../format.ts'
import { notify } from '../../ui/notify.ts'
import type { ProductValues } from './product-values.ts'

interface Polished {
  result?: string
  changes?: unknown[]
  message?: string
}

export function PolishButton() {
  const { t, lang } = useTexts('products')
  const { setValue } = useFormContext<ProductValues>()
  const description = useWatch<ProductValues, 'description'>({ name: 'description' })
  const [isBusy, setBusy] = useState(false)
  const words = countWords(description)
  const put = (text: string) => setValue('description', text, { shouldDirty: true, shouldTouch: true })

  const polish = async () => {
    setBusy(true)
    try {
      const answer = await fetch('/text/polish', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: authToken() },
        body: JSON.stringify({ text: description }),
      })
      const { result, changes = [], message } = (await answer.json()) as Polished // the text call's own answer
      if (!answer.ok || result === undefined) throw new Error(message)
      if (changes.length === 0) return notify({ text: t('polish.nothing') })
      put(result)
      notify({
        text: t('polish.done', { count: changes.length, number: formatNumber(changes.length, lang) }),
        action: { label: t('undo'), run: () => put(description) },
      })
    } catch (error) {
      notify({ text: (error instanceof Error && error.message) || t('failed.unreachable'), color: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: -2 }}>
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
