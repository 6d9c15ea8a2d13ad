/** Polishes the email that is being written; Undo brings the earlier text back. */
import Button from '@mui/material/Button'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { countWords } from '../../../text/words.ts'
import { useTranslations } from '../../platform/languages.ts'
import { applyChanges, readPlain } from '../../ui/editor/plain-text.ts'
import { notify } from '../../ui/notify.ts'
import { notifyPolishFailure, polishText } from '../../ui/polish-request.ts'

export function PolishText({ editor }: { editor: Editor }) {
  const { t, tCount, lang } = useTranslations('email')
  const [isBusy, setBusy] = useState(false)
  const words = useEditorState({ editor, selector: ({ editor: now }) => countWords(readPlain(now.state.doc).text) })
  const polish = async () => {
    setBusy(true)
    editor.setEditable(false, false)
    const before = editor.getJSON()
    try {
      const { changes } = await polishText(readPlain(editor.state.doc).text)
      const made = changes.filter(({ confidence }) => confidence === 'auto')
      if (made.length === 0) return void notify({ text: t('polish.nothing') })
      applyChanges(editor, made)
      notify({ text: tCount('polish.done', made.length), action: { label: t('undo'), run: () => editor.commands.setContent(before) } })
    } catch (error) {
      notifyPolishFailure(error, { unreachable: t('failed.unreachable'), buy: t('polish.buy'), lang })
    } finally {
      editor.setEditable(true, false)
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      startIcon={<IconWriting size={18} stroke={1.75} />}
      loading={isBusy}
      loadingPosition="start"
      disabled={words === 0}
      title={words > 0 ? tCount('polish.cost', words) : undefined}
      onClick={() => void polish()}
    >
      {t('polish.action')}
    </Button>
  )
}
