/** Polishes the description in place; shows the cost first, and Undo restores the previous text. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { countWords } from '../../../text/words.ts'
import { useTranslations } from '../../platform/languages.ts'
import { applyChanges, readPlain } from '../../ui/editor/plain-text.ts'
import { notify } from '../../ui/notify.ts'
import { notifyPolishFailure, polishText } from '../../ui/polish-request.ts'
import type { ProductValues } from './product-values.ts'

export function PolishButton({ editor }: { editor: Editor }) {
  const { t, tCount, lang } = useTranslations('products')
  const description = useWatch<ProductValues, 'description'>({ name: 'description' })
  const [isBusy, setBusy] = useState(false)
  const words = countWords(description)

  const polish = async () => {
    setBusy(true)
    editor.setEditable(false, false)
    const before = editor.getJSON()
    try {
      const { changes } = await polishText(readPlain(editor.state.doc).text)
      const made = changes.filter(({ confidence }) => confidence === 'auto')
      if (made.length === 0) return notify({ text: t('polish.nothing') })
      applyChanges(editor, made)
      notify({
        text: tCount('polish.done', made.length),
        action: { label: t('undo'), run: () => editor.commands.setContent(before) },
      })
    } catch (error) {
      notifyPolishFailure(error, { unreachable: t('failed.unreachable'), buy: t('polish.buy'), lang })
    } finally {
      editor.setEditable(true, false)
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
        {words > 0 ? tCount('polish.cost', words) : null}
      </Typography>
    </Box>
  )
}
