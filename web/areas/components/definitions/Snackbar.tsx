import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { notify } from '../../../ui/notify.ts'
import { choice, type ComponentDefinition, flag, number, text } from '../definition.ts'
import { code, el, fragment } from '../jsx.ts'

/** 4 seconds, with a Close button; the time stops while it is pointed at or focused. */
function Plain() {
  const { t } = useTranslations('components')
  return (
    <Button variant="outlined" onClick={() => notify({ text: t('sample.saved'), color: 'success' })}>
      {t('sample.save')}
    </Button>
  )
}

/** Stays for 8 seconds, because there is something to decide. */
function WithUndo() {
  const { t } = useTranslations('components')
  const [isThere, setThere] = useState(true)
  return (
    <Button
      variant="outlined"
      disabled={!isThere}
      onClick={() => {
        setThere(false)
        notify({ text: t('sample.deleted'), action: { label: t('sample.undo'), run: () => setThere(true) } })
      }}
    >
      {t('sample.delete')}
    </Button>
  )
}

/** Three at most, newest on top. */
function Queue() {
  const { t } = useTranslations('components')
  const [count, setCount] = useState(1)
  return (
    <Button
      variant="outlined"
      onClick={() => {
        notify({ text: `${t('sample.saved')} (${count})` })
        setCount(count + 1)
      }}
    >
      {t('sample.showAgain')}
    </Button>
  )
}

function Positions() {
  const { t } = useTranslations('components')
  const [place, setPlace] = useState<'top' | 'bottom'>()
  return (
    <Stack direction="row" spacing={3}>
      <Button variant="outlined" onClick={() => setPlace('top')}>
        {t('sample.top')}
      </Button>
      <Button variant="outlined" onClick={() => setPlace('bottom')}>
        {t('sample.bottom')}
      </Button>
      <Snackbar
        open={place !== undefined}
        autoHideDuration={4000}
        onClose={() => setPlace(undefined)}
        anchorOrigin={{ vertical: place ?? 'bottom', horizontal: 'center' }}
        message={t('sample.saved')}
      />
    </Stack>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    message: text(t => t('sample.saved')),
    severity: choice(['success', 'info', 'warning', 'error'], undefined, 'success'),
    autoHideDuration: number(1000, 10_000, 4000, undefined, 1000),
    vertical: choice(['bottom', 'top'], 'bottom'),
    horizontal: choice(['left', 'center', 'right'], 'left', 'center'),
    undo: flag(),
  },
  initialState: false,
  element: ({ values, given, isOn, state, setState, t }) => {
    const close = code('() => setOpen(false)', () => setState(false))
    return fragment(
      el('Button', Button, { variant: 'contained', onClick: code('() => setOpen(true)', () => setState(true)) }, t('sample.open')),
      el(
        'Snackbar',
        Snackbar,
        {
          open: code('isOpen', state),
          ...given('autoHideDuration'),
          anchorOrigin: { vertical: values.vertical, horizontal: values.horizontal },
          onClose: close,
        },
        el(
          'Alert',
          Alert,
          {
            ...given('severity'),
            variant: 'filled',
            ...(isOn('undo')
              ? { action: el('Button', Button, { color: 'inherit', size: 'small', onClick: close }, t('sample.undo')) }
              : { onClose: close, closeText: t('sample.close') }),
          },
          String(values.message),
        ),
      ),
    )
  },
  examples: { plain: Plain, undo: WithUndo, queue: Queue, position: Positions },
  keys: [
    ['F6', 'toSnackbar'],
    ['Escape', 'closeSnackbar'],
  ],
}
