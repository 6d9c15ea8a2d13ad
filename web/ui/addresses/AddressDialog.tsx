/** Adds an address, or changes one. Mounted only while it is open. */
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Failure } from '../../platform/errors.ts'
import { billingFields, BillingFields } from '../BillingFields.tsx'
import { Form } from '../Form.tsx'
import { persistent } from '../shake.ts'
import type { AddressTexts } from './address-texts.ts'
import type { AddressValues, SavedAddress } from './use-addresses.ts'

interface AddressDialogProps {
  /** Undefined for a new one. */
  address: SavedAddress | undefined
  texts: AddressTexts
  lang: string
  check?: ((values: Record<string, string>) => Failure | null) | undefined
  /** Rejects with the server's error. */
  onSave: (values: AddressValues) => Promise<void>
  onClose: () => void
}

export function AddressDialog({ address, texts, lang, check, onSave, onClose }: AddressDialogProps) {
  const id = useId()
  return (
    <Dialog open lang={lang} onClose={persistent(onClose)} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{address ? texts.edit : texts.add}</DialogTitle>
      <DialogContent>
        <Form
          lang={lang}
          fields={billingFields}
          submit={texts.save}
          {...(check && { check })}
          onSubmit={async ({ name = '', address: lines = '', country = '' }) => {
            await onSave({ ...(address && { id: address.id }), name, address: lines, country: country || null })
            onClose()
          }}
        >
          <BillingFields details={address ?? { name: '', address: '' }} text={texts.fields} />
        </Form>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}
