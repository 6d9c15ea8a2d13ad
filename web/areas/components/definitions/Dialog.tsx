import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag } from '../definition.ts'
import { code, el, fragment } from '../jsx.ts'

/** Closes by its buttons only, because a click beside it would lose the decision. */
function Persistent() {
  const { t } = useTranslations('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('sample.deleteOrders')}
      </Button>
      <Dialog open={isOpen} aria-labelledby="persistent-title">
        <DialogTitle id="persistent-title">{t('sample.deleteOrdersQuestion')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('sample.deleteOrdersText')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('sample.cancel')}</Button>
          <Button color="error" onClick={() => setOpen(false)}>
            {t('sample.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function FullScreen() {
  const { t } = useTranslations('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('sample.preview')}
      </Button>
      <Dialog fullScreen open={isOpen} onClose={() => setOpen(false)} aria-labelledby="full-title">
        <DialogTitle id="full-title">{t('sample.preview')}</DialogTitle>
        <DialogContent>{t('sample.paid')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('sample.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** The title and the buttons stay while the text scrolls. */
function Scrollable() {
  const { t } = useTranslations('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('sample.terms')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} scroll="paper" maxWidth="xs" aria-labelledby="terms-title">
        <DialogTitle id="terms-title">{t('sample.terms')}</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          {Array.from({ length: 24 }, (_, paragraph) => (
            <DialogContentText key={paragraph} sx={{ mb: 3 }}>
              {paragraph + 1}. {t('sample.term')}
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('sample.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Escape closes the upper one, and the focus returns to the lower one. */
function Nested() {
  const { t } = useTranslations('components')
  const [depth, setDepth] = useState(0)
  return (
    <>
      <Button variant="outlined" onClick={() => setDepth(1)}>
        {t('sample.editOrder')}
      </Button>
      <Dialog open={depth > 0} onClose={() => setDepth(0)} fullWidth maxWidth="sm" aria-labelledby="outer-title">
        <DialogTitle id="outer-title">{t('sample.editOrder')}</DialogTitle>
        <DialogContent>{t('sample.paid')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setDepth(0)}>{t('sample.cancel')}</Button>
          <Button onClick={() => setDepth(2)}>{t('sample.discard')}</Button>
        </DialogActions>
      </Dialog>
      <Dialog open={depth > 1} onClose={() => setDepth(1)} maxWidth="xs" aria-labelledby="inner-title">
        <DialogTitle id="inner-title">{t('sample.discardQuestion')}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setDepth(1)}>{t('sample.keepEditing')}</Button>
          <Button color="error" onClick={() => setDepth(0)}>
            {t('sample.discard')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function WithForm() {
  const { t } = useTranslations('components')
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {name || t('sample.addCustomer')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby="form-title">
        <form
          onSubmit={event => {
            event.preventDefault()
            setName(String(new FormData(event.currentTarget).get('name')))
            setOpen(false)
          }}
        >
          <DialogTitle id="form-title">{t('sample.addCustomer')}</DialogTitle>
          <DialogContent>
            <TextField name="name" label={t('sample.name')} required defaultValue={name} sx={{ mt: 2 }} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('sample.cancel')}</Button>
            <Button type="submit" variant="contained">
              {t('sample.save')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    maxWidth: choice(['xs', 'sm', 'md', 'lg'], 'sm', 'xs'),
    fullWidth: flag(true),
    fullScreen: flag(),
    persistent: flag(),
    dividers: flag(),
  },
  initialState: false,
  element: ({ given, isOn, state, setState, t }) => {
    const close = code('() => setOpen(false)', () => setState(false))
    return fragment(
      el('Button', Button, { variant: 'contained', onClick: code('() => setOpen(true)', () => setState(true)) }, t('sample.open')),
      el(
        'Dialog',
        Dialog,
        {
          open: code('isOpen', state),
          onClose: isOn('persistent') ? undefined : close,
          ...given('maxWidth', 'fullWidth', 'fullScreen'),
          'aria-labelledby': 'playground-title',
        },
        el('DialogTitle', DialogTitle, { id: 'playground-title' }, t('sample.deleteOrdersQuestion')),
        el('DialogContent', DialogContent, given('dividers'), t('sample.deleteOrdersText')),
        el('DialogActions', DialogActions, {}, el('Button', Button, { onClick: close }, t('sample.close'))),
      ),
    )
  },
  examples: { persistent: Persistent, fullScreen: FullScreen, scrollable: Scrollable, nested: Nested, form: WithForm },
  keys: [
    ['Tab', 'insideDialog'],
    ['Escape', 'closeDialog'],
    ['Enter', 'submitForm'],
  ],
}
