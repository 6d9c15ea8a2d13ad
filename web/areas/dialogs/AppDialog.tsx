/** Creates an app in four steps, in one dialog. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FormFooter, FormNotices } from '../../ui/form/FormParts.tsx'
import { FormTitle } from '../../ui/form/FormTitle.tsx'
import { FormFrame } from '../../ui/form/RecordForm.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { useSubmitForm } from '../../ui/submissions/submit-form.ts'
import { useSteppedForm } from '../../ui/wizard/use-stepped-form.ts'
import { StepTitle, WizardSteps } from '../../ui/wizard/WizardSteps.tsx'
import type { DialogProps } from './FilledDialog.tsx'
import { RadioRows } from './RadioRows.tsx'

const frameworks = ['React', 'Vue', 'Svelte', 'Angular'] as const
const databases = ['PostgreSQL', 'SQLite', 'MySQL', 'MongoDB'] as const
const steps = [
  { name: 'details', fields: ['appName', 'description'] },
  { name: 'framework', fields: ['framework'] },
  { name: 'database', fields: ['database'] },
  { name: 'launch', fields: ['isPublic', 'hasBackups'] },
] as const

export function AppDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  const id = useId()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [at, setAt] = useState(0)
  const send = useSubmitForm()
  const state = useRecordForm({
    defaults: { appName: '', description: '', framework: 'React', database: 'PostgreSQL', isPublic: false, hasBackups: true },
    async onSubmit(values) {
      await send({
        form: 'APP',
        title: values.appName.trim(),
        fields: [
          { name: 'appName', label: t('dialogs.app.name'), value: values.appName },
          { name: 'description', label: t('dialogs.app.description'), value: values.description },
          { name: 'framework', label: t('dialogs.app.steps.framework'), value: values.framework },
          { name: 'database', label: t('dialogs.app.steps.database'), value: values.database },
          { name: 'isPublic', label: t('dialogs.app.isPublic'), value: t(values.isPublic ? 'yes' : 'no') },
          { name: 'hasBackups', label: t('dialogs.app.hasBackups'), value: t(values.hasBackups ? 'yes' : 'no') },
        ],
        message: t('dialogs.app.done'),
      })
      onClose()
    },
    onCancel: onClose,
  })
  const stepped = useSteppedForm(state, { fields: steps.map(({ fields }) => fields), at, go: setAt })
  const step = steps[at] ?? steps[0]
  const contents = {
    details: (
      <>
        <TextLine name="appName" label={t('dialogs.app.name')} maxLength={60} />
        <TextArea name="description" label={t('dialogs.app.description')} maxLength={500} rows={3} isOptional />
      </>
    ),
    framework: (
      <RadioRows name="framework" label={t('dialogs.app.steps.framework')} choices={frameworks.map(value => ({ value, text: value }))} />
    ),
    database: (
      <RadioRows name="database" label={t('dialogs.app.steps.database')} choices={databases.map(value => ({ value, text: value }))} />
    ),
    launch: (
      <>
        <SwitchField name="isPublic" label={t('dialogs.app.isPublic')} helperText={t('dialogs.app.isPublicHelp')} />
        <SwitchField name="hasBackups" label={t('dialogs.app.hasBackups')} />
      </>
    ),
  }
  return (
    <Dialog open onClose={state.leave} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={isNarrow}>
      <FormFrame state={stepped} name={undefined} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <FormTitle id={id} title={t('dialogs.app.title')} onClose={state.leave} />
        <Box sx={{ overflowY: 'auto', px: 6, pb: 6, flex: 1 }}>
          <WizardSteps
            label={t('dialogs.app.progress')}
            steps={steps.map(({ name }) => ({ name, title: t(`dialogs.app.steps.${name}`) }))}
            at={at}
          />
          <StepTitle step={step.name}>{t(`dialogs.app.steps.${step.name}`)}</StepTitle>
          <FormNotices state={state} />
          {steps.map(({ name }) => (
            <Box key={name} sx={{ display: name === step.name ? 'grid' : 'none', gap: 6 }}>
              {contents[name]}
            </Box>
          ))}
        </Box>
        <Box sx={{ px: 6, pb: 5 }}>
          <FormFooter
            state={stepped}
            submit={t(at === steps.length - 1 ? 'dialogs.app.submit' : 'wizard.next')}
            hasCancel={at === 0}
            more={at > 0 ? <Button onClick={() => setAt(at - 1)}>{t('wizard.back')}</Button> : null}
          />
        </Box>
      </FormFrame>
    </Dialog>
  )
}
