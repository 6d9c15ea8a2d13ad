/** On phones: one change at a time, above the keyboard. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { isAlike } from './card-groups.ts'
import { ChangeCard } from './ChangeCard.tsx'
import { useFormatReason } from '../../platform/reasons/use-reasons.ts'
import { activateChange } from './tracked-changes.ts'
import { isOpen, openChangeFrom, stepToChange, useChanges } from './use-changes.ts'
import type { EditorSession } from './use-editor-session.ts'

export function ReviewStrip({ session: { editor, runner }, onAll }: { session: EditorSession; onAll: () => void }) {
  const { t, lang } = useTranslations('text')
  const changes = useChanges(editor)
  const formatReason = useFormatReason(lang)
  const open = changes.cards.filter(isOpen)
  const shown = open.find(({ id }) => id === changes.active) ?? openChangeFrom(changes, 1)
  if (!shown) return null
  const at = open.indexOf(shown) + 1
  const decide = (id: string, decision: 'accept' | 'reject' | 'again', isForAll = false) => {
    const ids = isForAll ? open.filter(card => isAlike(card, shown)).map(alike => alike.id) : [id]
    if (decision === 'accept') runner.review.accept(ids)
    else runner.review.reject(ids)
    stepToChange(editor, 1)
  }
  return (
    <Box sx={{ pb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <IconButton
          aria-label={t('panel.previous')}
          onClick={() => stepToChange(editor, -1)}
          sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
        >
          <IconChevronLeft size={20} />
        </IconButton>
        <Box component="span" sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
          {t('panel.position', { at, count: open.length })}
        </Box>
        <IconButton
          aria-label={t('panel.next')}
          onClick={() => stepToChange(editor, 1)}
          sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
        >
          <IconChevronRight size={20} />
        </IconButton>
        <Box sx={{ flex: 1 }} />
        <Button size="small" onClick={onAll}>
          {t('panel.all')}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        <ChangeCard
          card={shown}
          count={open.filter(card => isAlike(card, shown)).length}
          isActive={false}
          onPick={id => activateChange(editor.view, id)}
          onWord={(id, word) => runner.review.acceptWord(id, word)}
          onDecide={decide}
          runner={runner}
          formatReason={formatReason}
        />
      </Box>
    </Box>
  )
}
