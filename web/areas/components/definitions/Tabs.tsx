import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag } from '../definition.ts'
import { code, el } from '../jsx.ts'

function Vertical() {
  const { t } = useTranslations('components')
  const [tab, setTab] = useState(0)
  return (
    <Tabs orientation="vertical" value={tab} onChange={(_, next) => setTab(next)} aria-label={t('sample.period')}>
      <Tab label={t('sample.day')} />
      <Tab label={t('sample.week')} />
      <Tab label={t('sample.month')} />
    </Tabs>
  )
}

function Scrollable() {
  const { t } = useTranslations('components')
  const [tab, setTab] = useState(0)
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Tabs variant="scrollable" scrollButtons="auto" value={tab} onChange={(_, next) => setTab(next)} aria-label={t('sample.city')}>
        {['Accra', 'Bogotá', 'Busan', 'Kyoto', 'Lima', 'Lyon', 'Oslo', 'Tunis'].map(city => (
          <Tab key={city} label={city} />
        ))}
      </Tabs>
    </Box>
  )
}

function WithIcons() {
  const { t } = useTranslations('components')
  const [tab, setTab] = useState('mail')
  return (
    <Tabs value={tab} onChange={(_, next) => setTab(next)} aria-label={t('sample.mailbox')}>
      <Tab value="mail" icon={<IconMail size={18} />} iconPosition="start" label={t('sample.mailbox')} />
      <Tab value="notes" icon={<IconBell size={18} />} iconPosition="start" label={t('sample.notifications')} />
    </Tabs>
  )
}

/** Links: reload, Back, and a shared address keep the tab. */
function InAddress() {
  const { t } = useTranslations('components')
  const [params] = useSearchParams()
  return (
    <Tabs value={params.get('tab') ?? 'day'} aria-label={t('sample.period')}>
      <Tab component={Link} value="day" to="?tab=day" label={t('sample.day')} />
      <Tab component={Link} value="week" to="?tab=week" label={t('sample.week')} />
    </Tabs>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    orientation: choice(['horizontal', 'vertical'], 'horizontal'),
    variant: choice(['standard', 'fullWidth', 'scrollable'], 'standard'),
    textColor: choice(['primary', 'inherit'], 'primary'),
    icons: flag(),
    disabled: flag(),
  },
  initialState: 0,
  element: ({ values, given, isOn, state, setState, t }) =>
    el(
      'Tabs',
      Tabs,
      {
        ...given('orientation', 'textColor'),
        variant: values.variant === 'standard' ? undefined : values.variant,
        value: code('tab', state),
        onChange: code('(_, next) => setTab(next)', (_: unknown, next: number) => setState(next)),
        'aria-label': t('sample.period'),
        sx: { width: 1 },
      },
      ...([t('sample.day'), t('sample.week'), t('sample.month')] as const).map((label, place) =>
        el('Tab', Tab, {
          label,
          icon: isOn('icons') ? el('IconMail', IconMail, { size: 18 }) : undefined,
          disabled: place === 2 && isOn('disabled'),
        }),
      ),
    ),
  examples: { vertical: Vertical, scrollable: Scrollable, icons: WithIcons, address: InAddress },
  keys: [
    ['Tab', 'toTab'],
    ['→', 'nextTab'],
    ['Home', 'firstTab'],
    ['Enter', 'openTab'],
  ],
}
