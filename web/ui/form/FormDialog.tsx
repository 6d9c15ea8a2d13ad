/** A form in a dialog. Open while mounted. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FormDialogProps } from './FormDrawer.tsx'
import { FormFooter, FormNotices } from './FormParts.tsx'
import { focusFirst, FormTitle } from './FormTitle.tsx'
import { FormFrame } from './RecordForm.tsx'
import { useRecordForm } from './use-record-form.ts'

export function FormDialog<Values extends FieldValues>({ title, children, submit, dismiss, ...options }: FormDialogProps<Values>) {
  const state = useRecordForm(options)
  const id = useId()
  return (
    <Dialog open onClose={state.leave} aria-labelledby={id} maxWidth="sm" fullWidth>
      <FormFrame state={state} name={options.name} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <FormTitle id={id} title={title} onClose={state.leave} />
        <Box ref={focusFirst} sx={{ overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 6, px: 6, pb: 6 }}>
          <FormNotices state={state} />
          {children}
        </Box>
        <Box sx={{ px: 6, pb: 5 }}>
          <FormFooter state={state} submit={submit} dismiss={dismiss} hasCancel />
        </Box>
      </FormFrame>
    </Dialog>
  )
}
