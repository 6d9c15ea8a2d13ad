/** The steps of a card. */
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useId, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { Card } from './board-order.ts'

type Step = Card['checklist'][number]

const maxSteps = 50

export function Checklist({ steps, onSave }: { steps: Step[]; onSave: (steps: Step[]) => void }) {
  const { t, lang } = useTranslations('kanban')
  const id = useId()
  const [text, setText] = useState('')
  const done = steps.filter(({ isDone }) => isDone).length
  const add = () => {
    const step = text.trim()
    if (step === '') return
    onSave([...steps, { text: step, isDone: false }])
    setText('')
  }
  const edit = (index: number, changes: Partial<Step>) =>
    onSave(steps.map((step, place) => (place === index ? { ...step, ...changes } : step)))
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 1.5 }}>
        <Typography id={id} variant="h3" component="h3" sx={{ flex: 1 }}>
          {t('checklist')}
        </Typography>
        {steps.length > 0 ? (
          <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('steps', { done: formatNumber(done, lang), total: formatNumber(steps.length, lang) })}
          </Typography>
        ) : null}
      </Box>
      {steps.length > 0 ? (
        <LinearProgress
          variant="determinate"
          value={(done / steps.length) * 100}
          color={done === steps.length ? 'success' : 'primary'}
          aria-label={t('checklist')}
          sx={{ mb: 2 }}
        />
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map((step, index) => (
          <StepRow
            key={`${index} ${step.text}`}
            step={step}
            onEdit={changes => edit(index, changes)}
            onDelete={() => onSave(steps.toSpliced(index, 1))}
          />
        ))}
      </Box>
      {steps.length < maxSteps ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <IconButton size="small" aria-label={t('addStep')} disabled={text.trim() === ''} onClick={add}>
            <IconPlus size={18} stroke={1.75} />
          </IconButton>
          <InputBase
            fullWidth
            value={text}
            placeholder={t('addStep')}
            inputProps={{ 'aria-label': t('newStep'), maxLength: 200, dir: 'auto', enterKeyHint: 'done' }}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
            }}
            sx={fieldStyles}
          />
        </Box>
      ) : null}
    </section>
  )
}

function StepRow({ step, onEdit, onDelete }: { step: Step; onEdit: (changes: Partial<Step>) => void; onDelete: () => void }) {
  const { t } = useTranslations('kanban')
  const [text, setText] = useState(step.text)
  const save = () => {
    const next = text.trim()
    if (next === '') setText(step.text)
    else if (next !== step.text) onEdit({ text: next })
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        '@media (hover: hover)': { '&:not(:hover):not(:focus-within) > button': { opacity: 0 } },
      }}
    >
      <Checkbox
        size="small"
        checked={step.isDone}
        slotProps={{ input: { 'aria-label': step.text } }}
        onChange={(_, isDone) => onEdit({ isDone })}
        sx={{ p: 1.25, marginInlineStart: -1 }}
      />
      <InputBase
        fullWidth
        multiline
        value={text}
        inputProps={{ 'aria-label': t('step'), maxLength: 200, dir: 'auto', enterKeyHint: 'done' }}
        onChange={event => setText(event.target.value.replaceAll('\n', ' '))}
        onBlur={save}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          save()
        }}
        sx={{ ...fieldStyles, ...(step.isDone && { color: 'text.secondary', textDecoration: 'line-through' }) }}
      />
      <IconButton size="small" aria-label={t('deleteStep', { text: step.text })} onClick={onDelete}>
        <IconTrash size={16} stroke={1.75} />
      </IconButton>
    </Box>
  )
}

const fieldStyles = {
  fontSize: 14,
  px: 1.5,
  py: 0.5,
  borderRadius: 1.5,
  minHeight: 36,
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focused': { bgcolor: 'action.hover' },
}
