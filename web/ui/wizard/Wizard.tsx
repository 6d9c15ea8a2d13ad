/**
 * A page with a form in steps, each with its own address, and a summary as the last one. What is entered is kept as a
 * draft, and stored as a submission.
 */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { ReactNode } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { SubmissionFieldInput, SubmissionForm } from '../../platform/schema.generated.ts'
import { FormFooter, FormNotices } from '../form/FormParts.tsx'
import { FormFrame } from '../form/RecordForm.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { Page } from '../Page.tsx'
import { DescriptionList } from '../record/DescriptionList.tsx'
import { useSubmitForm } from '../submissions/submit-form.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { useSteppedForm } from './use-stepped-form.ts'
import { StepTitle, WizardSteps } from './WizardSteps.tsx'

export interface WizardStep {
  name: string
  title: string
  /** Names of its fields. */
  fields: readonly string[]
  content: ReactNode
}

interface WizardProps<Values extends FieldValues> {
  form: SubmissionForm
  title: string
  subtitle: string
  /** Label of the last button. */
  submit: string
  /** Message and title once it is sent. */
  sent: string
  defaults: Values
  steps: WizardStep[]
  /** What identifies the submission. */
  titleOf: (values: Values) => string
  /** The answers of each step, in the reader's words. */
  summaryOf: (values: Values) => SubmissionFieldInput[][]
}

export function Wizard<Values extends FieldValues>(props: WizardProps<Values>) {
  const [params] = useSearchParams()
  const done = params.get('done')
  return (
    <Box sx={{ maxWidth: 820, mx: 'auto' }}>
      <Page title={props.title} subtitle={props.subtitle} />
      {done === null ? <WizardForm {...props} /> : <Sent id={done} title={props.sent} />}
    </Box>
  )
}

function WizardForm<Values extends FieldValues>(props: WizardProps<Values>) {
  const { form: submission, submit, sent, defaults, titleOf, summaryOf } = props
  const { t, lang } = useTranslations()
  const [params, setParams] = useSearchParams()
  const steps = [...props.steps, { name: 'review', title: t('wizard.review'), fields: [], content: null }]
  const found = steps.findIndex(({ name }) => name === params.get('step'))
  const at = Math.max(found, 0)
  const hrefOf = (name: string) => `?step=${name}`
  const send = useSubmitForm()
  const draft = `wizard-${submission.toLowerCase()}`
  const state = useRecordForm<Values>({
    name: draft,
    defaults,
    async onSubmit(values) {
      const made = await send({ form: submission, title: titleOf(values), fields: summaryOf(values).flat(), message: sent })
      setParams({ done: made?.id ?? '' }, { preventScrollReset: true })
    },
  })
  const stepped = useSteppedForm(state, {
    fields: steps.map(({ fields }) => fields),
    at,
    go: (index, replace = false) => setParams({ step: steps[index]?.name ?? '' }, { replace, preventScrollReset: true }),
  })
  const title = steps[at]?.title ?? ''
  return (
    <>
      <WizardSteps label={t('wizard.progress')} steps={steps} at={at} hrefOf={hrefOf} />
      <VisuallyHidden>
        <span role="status">
          {t('wizard.position', { number: formatNumber(at + 1, lang), total: formatNumber(steps.length, lang), name: title })}
        </span>
      </VisuallyHidden>
      <Paper component="section" aria-label={title} sx={{ p: { xs: 5, sm: 7 } }}>
        <StepTitle step={steps[at]?.name ?? ''}>{title}</StepTitle>
        <FormFrame state={stepped} name={draft} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
          <FormNotices state={state} />
          {steps.map(({ name, content }, index) => (
            // The fields of all steps are registered, so that the draft and the last check have them.
            <Box key={name} sx={{ display: index === at ? 'grid' : 'none', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
              {name !== 'review' ? content : index === at ? <Review steps={props.steps} summaryOf={summaryOf} hrefOf={hrefOf} /> : null}
            </Box>
          ))}
          <FormFooter
            state={stepped}
            submit={at === steps.length - 1 ? submit : t('wizard.next')}
            hasCancel={false}
            more={
              at > 0 ? (
                <Button component={Link} to={hrefOf(steps[at - 1]?.name ?? '')}>
                  {t('wizard.back')}
                </Button>
              ) : null
            }
          />
        </FormFrame>
      </Paper>
    </>
  )
}

interface ReviewProps<Values extends FieldValues> extends Pick<WizardProps<Values>, 'steps' | 'summaryOf'> {
  hrefOf: (name: string) => string
}

function Review<Values extends FieldValues>({ steps, summaryOf, hrefOf }: ReviewProps<Values>) {
  const { t } = useTranslations()
  const summary = summaryOf(useWatch<Values>() as Values) // every field is registered
  return steps.map(({ name, title }, index) => (
    <Box key={name} component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" component={Link} to={hrefOf(name)} aria-label={t('wizard.editStep', { name: title })}>
          {t('wizard.edit')}
        </Button>
      </Box>
      <DescriptionList
        items={(summary[index] ?? []).map(({ name, label, value }) => ({ label: label ?? name, value: value && <bdi>{value}</bdi> }))}
      />
    </Box>
  ))
}

function Sent({ id, title }: { id: string; title: string }) {
  const { t } = useTranslations()
  return (
    <Paper
      component="section"
      aria-label={title}
      sx={{ p: { xs: 6, sm: 10 }, display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' }}
    >
      <Box sx={{ color: 'success.main', display: 'flex' }}>
        <IconCircleCheck size={48} stroke={1.5} />
      </Box>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {t('wizard.sentHelp')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" component={Link} to={`/apps/submissions?open=view-${id}`}>
          {t('wizard.view')}
        </Button>
        <Button variant="outlined" component={Link} to="?">
          {t('wizard.again')}
        </Button>
      </Stack>
    </Paper>
  )
}
