/** A form in a dialog. Open while mounted. */
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import type { FormDialogProps } from './FormDrawer.tsx'
import { FormFooter, FormNotices } from './FormParts.tsx'
import { focusFirst, FormTitle } from './FormTitle.tsx'
import { FormFrame } from './RecordForm.tsx'
import { useRecordForm } from './use-record-form.ts'

interface DialogProps<Values extends FieldValues> extends FormDialogProps<Values> {
  /** For forms with more than a few fields. */
  isFullOnPhones?: boolean
}

export function FormDialog<Values extends FieldValues>(props: DialogProps<Values>) {
  const { title, children, submit, dismiss, isFullOnPhones = false, ...options } = props
  const state = useRecordForm(options)
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const { lang } = useTranslations()
  const id = useId()
  return (
    <Dialog open lang={lang} onClose={state.leave} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isFullOnPhones && isNarrow}>
      <FormFrame
        state={state}
        name={options.name}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: isFullOnPhones ? 1 : undefined }}
      >
        <FormTitle id={id} title={title} onClose={state.leave} />
        <Box
          ref={focusFirst}
          sx={{ flex: isFullOnPhones ? 1 : undefined, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 6, px: 6, pb: 6 }}
        >
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
