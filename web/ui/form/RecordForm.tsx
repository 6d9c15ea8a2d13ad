/**
 * A form for one record. Each field inside has the `name` of its value in `defaults`. Fields validate on blur first, then
 * on change, show the server's errors, and are kept as a draft until they are saved.
 */
import Box from '@mui/material/Box'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FieldsContext } from './fields.ts'
import { FormFooter, FormNotices } from './FormParts.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts'

interface RecordFormProps<Values extends FieldValues> extends RecordFormOptions<Values> {
  /** Label of the main button. */
  submit: string
  children: ReactNode
}

export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const state = useRecordForm(props)
  return (
    <FormFrame state={state} name={props.name} sx={{ display: 'grid', gap: 6 }}>
      <FormNotices state={state} />
      {props.children}
      <FormFooter state={state} submit={props.submit} hasCancel={props.onCancel !== undefined} />
    </FormFrame>
  )
}

interface FormFrameProps<Values extends FieldValues> {
  state: RecordFormState<Values>
  name: string | undefined
  sx: object
  children: ReactNode
}

/** The form element and its context, for any layout. */
export function FormFrame<Values extends FieldValues>({ state, name, sx, children }: FormFrameProps<Values>) {
  const { form, fields, submit, isGuarded, isConfirmingLeave: isAsking, confirmLeave: answer } = state
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble from dialogs to forms around them.
    event.stopPropagation()
    const { submitter } = event.nativeEvent as SubmitEvent // of a form's submit event
    submit(submitter instanceof HTMLButtonElement ? submitter.value : '')
  }
  // Captured, because a select would open on the same key.
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Key events of dialogs bubble through the component tree, too.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    submit()
  }
  return (
    <FormProvider {...form}>
      <FieldsContext value={fields}>
        <Box component="form" noValidate onSubmit={send} onKeyDownCapture={sendByKeys} sx={sx}>
          {children}
        </Box>
        {form.formState.isDirty ? (
          <LeaveGuard isGuarded={isGuarded} isKept={name !== undefined} isConfirming={isAsking} onAnswer={answer} />
        ) : null}
      </FieldsContext>
    </FormProvider>
  )
}

/** Fields side by side, if there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(144px, 1fr))' },
      gap: { xs: 6, sm: 4 },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)
