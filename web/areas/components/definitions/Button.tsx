import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { usePress } from '../use-press.ts'
import { choice, type ComponentDefinition, flag, text } from '../definition.ts'
import { code, el } from '../jsx.ts'

function Variants() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={press}>
        {t('sample.save')}
      </Button>
      <Button variant="outlined" onClick={press}>
        {t('sample.preview')}
      </Button>
      <Button onClick={press}>{t('sample.cancel')}</Button>
      <Button color="error" onClick={press}>
        {t('sample.delete')}
      </Button>
    </Stack>
  )
}

/** Keeps its width, and the focus. */
function Loading() {
  const { t } = useTranslations('components')
  const [isBusy, setBusy] = useState(false)
  return (
    <Button
      variant="contained"
      loading={isBusy}
      onClick={() => {
        setBusy(true)
        setTimeout(() => setBusy(false), 1500)
      }}
    >
      {t('sample.save')}
    </Button>
  )
}

function WithIcons() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<IconPlus size={18} />} onClick={press}>
        {t('sample.add')}
      </Button>
      <Button variant="outlined" color="error" startIcon={<IconTrash size={18} />} onClick={press}>
        {t('sample.delete')}
      </Button>
    </Stack>
  )
}

function Group() {
  const { t } = useTranslations('components')
  const press = usePress()
  return (
    <ButtonGroup variant="outlined" aria-label={t('sample.period')}>
      <Button onClick={press}>{t('sample.day')}</Button>
      <Button onClick={press}>{t('sample.week')}</Button>
      <Button onClick={press}>{t('sample.month')}</Button>
    </ButtonGroup>
  )
}

function Toggle() {
  const { t } = useTranslations('components')
  const [period, setPeriod] = useState('week')
  return (
    <ToggleButtonGroup exclusive value={period} aria-label={t('sample.period')} onChange={(_, next) => next && setPeriod(next)}>
      <ToggleButton value="day">{t('sample.day')}</ToggleButton>
      <ToggleButton value="week">{t('sample.week')}</ToggleButton>
      <ToggleButton value="month">{t('sample.month')}</ToggleButton>
    </ToggleButtonGroup>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    variant: choice(['text', 'outlined', 'contained'], 'text', 'contained'),
    color: choice(['primary', 'inherit', 'error', 'success'], 'primary'),
    size: choice(['small', 'medium', 'large'], 'medium'),
    startIcon: flag(true),
    loading: flag(),
    disabled: flag(),
    fullWidth: flag(),
    children: text(t => t('sample.save')),
  },
  element: ({ values, given, isOn, press }) =>
    el(
      'Button',
      Button,
      {
        ...given('variant', 'color', 'size', 'loading', 'disabled', 'fullWidth'),
        startIcon: isOn('startIcon') ? el('IconPlus', IconPlus, { size: 18 }) : undefined,
        onClick: code('save', press),
      },
      String(values.children),
    ),
  examples: { variants: Variants, loading: Loading, icons: WithIcons, group: Group, toggle: Toggle },
  keys: [
    ['Tab', 'toNext'],
    ['Enter', 'press'],
    ['Space', 'pressOnRelease'],
  ],
}
