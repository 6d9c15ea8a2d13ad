import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag, text } from '../definition.ts'
import { code, el } from '../jsx.ts'

function Severities() {
  const { t } = useTranslations('components')
  return (
    <Stack spacing={3}>
      <Alert severity="success">{t('sample.paid')}</Alert>
      <Alert severity="info">{t('sample.trial')}</Alert>
      <Alert severity="warning">{t('sample.lowStock')}</Alert>
      <Alert severity="error">{t('sample.declined')}</Alert>
    </Stack>
  )
}

function Closable() {
  const { t } = useTranslations('components')
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <Alert severity="info" closeText={t('sample.close')} onClose={() => setOpen(false)}>
      {t('sample.trial')}
    </Alert>
  ) : (
    <Button onClick={() => setOpen(true)}>{t('sample.showAgain')}</Button>
  )
}

function WithAction() {
  const { t } = useTranslations('components')
  const [tries, setTries] = useState(1)
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={() => setTries(tries + 1)}>
          {t('sample.retry')}
        </Button>
      }
    >
      {t('sample.declined')} ({tries})
    </Alert>
  )
}

function WithTitle() {
  const { t } = useTranslations('components')
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{t('sample.lowStockTitle')}</AlertTitle>
      {t('sample.lowStock')}
    </Alert>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    severity: choice(['success', 'info', 'warning', 'error'], 'success', 'info'),
    variant: choice(['standard', 'outlined', 'filled'], 'standard'),
    icon: flag(true),
    closable: flag(),
    title: flag(),
    children: text(t => t('sample.trial')),
  },
  element: ({ values, given, isOn, t, press }) =>
    el(
      'Alert',
      Alert,
      {
        ...given('severity', 'variant'),
        icon: isOn('icon') ? undefined : code('false', false),
        ...(isOn('closable') && { onClose: code('close', press), closeText: t('sample.close') }),
      },
      isOn('title') ? el('AlertTitle', AlertTitle, {}, t('sample.lowStockTitle')) : undefined,
      String(values.children),
    ),
  examples: { severities: Severities, closable: Closable, action: WithAction, title: WithTitle },
  keys: [
    ['Tab', 'toControls'],
    ['Enter', 'press'],
  ],
}
