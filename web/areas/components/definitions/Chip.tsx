import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag, text } from '../definition.ts'
import { code, el } from '../jsx.ts'

function Filter() {
  const { t } = useTranslations('components')
  const [chosen, setChosen] = useState('paid')
  const choices = { paid: t('sample.paidShort'), unpaid: t('sample.unpaidShort'), draft: t('sample.draftShort') }
  return (
    <Stack direction="row" spacing={2} role="group" aria-label={t('sample.status')}>
      {Object.entries(choices).map(([value, label]) => (
        <Chip
          key={value}
          label={label}
          component="button"
          clickable
          aria-pressed={chosen === value}
          color={chosen === value ? 'primary' : 'default'}
          variant={chosen === value ? 'filled' : 'outlined'}
          onClick={() => setChosen(value)}
        />
      ))}
    </Stack>
  )
}

function Input() {
  const { t } = useTranslations('components')
  const [tags, setTags] = useState(['lamps', 'desks'])
  const [draft, setDraft] = useState('')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {tags.map(tag => (
        <Chip key={tag} label={tag} onDelete={() => setTags(tags.filter(each => each !== tag))} />
      ))}
      <OutlinedInput
        size="small"
        value={draft}
        inputProps={{ 'aria-label': t('sample.addTag') }}
        placeholder={t('sample.addTag')}
        onChange={event => setDraft(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || draft.trim() === '') return
          setTags([...new Set([...tags, draft.trim()])])
          setDraft('')
        }}
        sx={{ width: 140 }}
      />
    </Box>
  )
}

function Deletable() {
  const { t } = useTranslations('components')
  const [isThere, setThere] = useState(true)
  return isThere ? (
    <Chip label={t('sample.paidShort')} icon={<IconTag size={16} />} onDelete={() => setThere(false)} />
  ) : (
    <Chip label={t('sample.undo')} clickable onClick={() => setThere(true)} />
  )
}

function Expandable() {
  const { t } = useTranslations('components')
  const [isOpen, setOpen] = useState(false)
  const cities = ['Lyon', 'Tunis', 'Oslo', 'Kyoto', 'Lima']
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {cities.slice(0, isOpen ? undefined : 2).map(city => (
        <Chip key={city} label={city} variant="outlined" />
      ))}
      <Chip
        component="button"
        clickable
        aria-expanded={isOpen}
        label={isOpen ? t('sample.less') : `+${cities.length - 2}`}
        onClick={() => setOpen(!isOpen)}
      />
    </Stack>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    label: text(t => t('sample.paidShort')),
    color: choice(['default', 'primary', 'success', 'warning', 'error', 'info'], 'default', 'success'),
    variant: choice(['filled', 'outlined'], 'filled'),
    size: choice(['small', 'medium'], 'medium'),
    icon: flag(true),
    clickable: flag(),
    deletable: flag(),
    disabled: flag(),
  },
  element: ({ given, isOn, press }) =>
    el('Chip', Chip, {
      ...given('label', 'color', 'variant', 'size', 'disabled'),
      icon: isOn('icon') ? el('IconTag', IconTag, { size: 16 }) : undefined,
      onClick: isOn('clickable') ? code('choose', press) : undefined,
      onDelete: isOn('deletable') ? code('remove', press) : undefined,
    }),
  examples: { filter: Filter, input: Input, deletable: Deletable, expandable: Expandable },
  keys: [
    ['Tab', 'toNext'],
    ['Enter', 'press'],
    ['Backspace', 'deleteChip'],
  ],
}
