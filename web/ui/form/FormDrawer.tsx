/** A form in a side drawer, full screen on phones. Open while mounted. */
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormFooter, FormNotices } from './FormParts.tsx'
import { focusFirst, FormTitle } from './FormTitle.tsx'
import { FormFrame } from './RecordForm.tsx'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

export interface FormDialogProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  title: string
  /** Label of the main button. */
  submit: string
  /** Label of the cancel button, where "Cancel" would be ambiguous. */
  dismiss?: string
  /** Called when the form is left without saving; after saving, `onSubmit` closes it. */
  onCancel: () => void
  children: ReactNode
}

export function FormDrawer<Values extends FieldValues>({ title, children, submit, dismiss, ...options }: FormDialogProps<Values>) {
  const state = useRecordForm(options)
  const id = useId()
  return (
    <Drawer
      open
      anchor="right"
      onClose={state.leave}
      slotProps={{ paper: { 'aria-labelledby': id, sx: { width: { xs: '100%', sm: 440 }, borderRadius: 0, backgroundImage: 'none' } } }}
    >
      <FormFrame state={state} name={options.name} sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <FormTitle id={id} title={title} onClose={state.leave} />
        <Box ref={focusFirst} sx={{ flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 6, px: 6, pb: 6 }}>
          <FormNotices state={state} />
          {children}
        </Box>
        <Box sx={{ px: 6, py: 4, borderTop: 1, borderColor: 'divider' }}>
          <FormFooter state={state} submit={submit} dismiss={dismiss} hasCancel />
        </Box>
      </FormFrame>
    </Drawer>
  )
}
