/** The description of a card in Markdown: read, or written with a preview. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import InputBase from '@mui/material/InputBase'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { focusOnMount } from './InlineField.tsx'

const Markdown = lazyPart(async () => (await import('./Markdown.tsx')).Markdown, { fallback: () => <Skeleton height={48} /> })

const maxLength = 4000

export function Description({ text, onSave }: { text: string; onSave: (text: string) => void }) {
  const { t } = useTranslations('kanban')
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const [view, setView] = useState<'write' | 'preview'>('write')
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft !== undefined
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const edit = () => {
    setView('write')
    setDraft(text)
  }
  const save = () => {
    if (draft !== undefined && draft.trim() !== text) onSave(draft.trim())
    setDraft(undefined)
  }
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, minHeight: 38 }}>
        <Typography id={id} variant="h3" component="h3" sx={{ flex: 1 }}>
          {t('description')}
        </Typography>
        {isEditing ? (
          <ToggleButtonGroup exclusive size="small" value={view} onChange={(_, next: typeof view | null) => next && setView(next)}>
            <ToggleButton value="write">{t('write')}</ToggleButton>
            <ToggleButton value="preview">{t('preview')}</ToggleButton>
          </ToggleButtonGroup>
        ) : (
          <Button ref={button} size="small" onClick={edit}>
            {t(text ? 'edit' : 'addDescription')}
          </Button>
        )}
      </Box>
      {isEditing ? (
        <>
          {view === 'preview' ? (
            <Box sx={{ minHeight: 120, p: 3, borderRadius: 2, bgcolor: 'action.hover' }}>
              {draft.trim() ? <Markdown text={draft} /> : <Typography color="textSecondary">{t('nothingToPreview')}</Typography>}
            </Box>
          ) : (
            <InputBase
              inputRef={focusOnMount}
              multiline
              fullWidth
              minRows={5}
              maxRows={18}
              value={draft}
              inputProps={{ 'aria-label': t('description'), maxLength, dir: 'auto', 'aria-describedby': `${id}-help` }}
              onChange={event => setDraft(event.target.value)}
              onKeyDown={event => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
                else if (event.key === 'Escape') {
                  event.stopPropagation()
                  setDraft(undefined)
                }
              }}
              sx={{
                p: 3,
                borderRadius: 2,
                fontSize: 14,
                boxShadow: theme => `inset 0 0 0 1px ${(theme.vars ?? theme).palette.divider}`,
                '&.Mui-focused': { boxShadow: theme => `inset 0 0 0 2px ${(theme.vars ?? theme).palette.primary.main}` },
              }}
            />
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
            <Button variant="contained" size="small" onClick={save}>
              {t('save')}
            </Button>
            <Button size="small" onClick={() => setDraft(undefined)}>
              {t('cancel')}
            </Button>
            <Typography id={`${id}-help`} variant="caption" color="textSecondary" sx={{ marginInlineStart: 'auto' }}>
              {t('markdown')}
            </Typography>
          </Box>
        </>
      ) : text ? (
        <Markdown text={text} />
      ) : (
        <ButtonBase
          onClick={edit}
          tabIndex={-1}
          aria-hidden
          sx={{
            width: 1,
            justifyContent: 'flex-start',
            p: 3,
            borderRadius: 2,
            bgcolor: 'action.hover',
            color: 'text.secondary',
            fontSize: 14,
            minHeight: 56,
          }}
        >
          {t('descriptionHint')}
        </ButtonBase>
      )}
    </section>
  )
}
