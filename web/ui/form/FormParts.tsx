/** Notices and footer of a form: restored draft, conflict, error summary, buttons. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { type FieldValues, get, useFormState } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { formatWhen } from '../../platform/format-dates.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { focusField } from './fields.ts'
import type { RecordFormState } from './use-record-form.ts'
import { RetryCountdown } from './RetryCountdown.tsx'

interface PartProps<Values extends FieldValues> {
  state: RecordFormState<Values>
}

/** Above the fields. */
export function FormNotices<Values extends FieldValues>({ state }: PartProps<Values>) {
  const { t, lang } = useTranslations()
  const { draftAt, discard, current: present, keepMine, takeCurrent: takePresent, form, fields } = state
  return (
    <>
      {draftAt && !present ? (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={discard}>
              {t('form.discardDraft')}
            </Button>
          }
        >
          {t('form.draft', { when: formatWhen(draftAt, lang) })}
        </Alert>
      ) : null}
      {present ? <ConflictNotice mine={form.getValues()} current={present} fields={fields} onKeep={keepMine} onTake={takePresent} /> : null}
      <Summary state={state} />
    </>
  )
}

/** Links to the invalid fields after an attempt to save. */
function Summary<Values extends FieldValues>({ state: { form, fields } }: PartProps<Values>) {
  const { tCount } = useTranslations()
  const { errors, submitCount, isSubmitting } = useFormState({ control: form.control })
  const wrong = [...fields].filter(([name]) => get(errors, name) !== undefined)
  if (submitCount === 0 || isSubmitting || wrong.length === 0) return null
  return (
    <Alert severity="error">
      {tCount('form.wrong', wrong.length)}
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', m: 0, p: 0 }}>
        {wrong.map(([name, { label }]) => (
          <li key={name}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={event => focusField(event.currentTarget.closest('form'), name)}
              sx={{ minHeight: 24 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}

interface FooterProps<Values extends FieldValues> extends PartProps<Values> {
  submit: string
  /** Other ways to save: buttons of type `submit` with a `value`. */
  more?: ReactNode
  hasCancel: boolean
  dismiss?: string | undefined
}

/** Below the fields. */
export function FormFooter<Values extends FieldValues>({ state, submit, more, hasCancel, dismiss }: FooterProps<Values>) {
  const { t } = useTranslations()
  const { failure, wait, endWait: stopWaiting, busy, leave } = state
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {failure ? (
        <Alert
          severity="error"
          action={
            <Button type="submit" color="inherit" size="small">
              {t('failed.retry')}
            </Button>
          }
        >
          <span dir="auto">{failure}</span>
        </Alert>
      ) : null}
      {wait > 0 ? <RetryCountdown key={wait} seconds={wait} onOver={stopWaiting} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 3 }}>
        {hasCancel ? <Button onClick={leave}>{dismiss ?? t('cancel')}</Button> : null}
        {more}
        <Button type="submit" variant="contained" loading={busy === ''} disabled={wait > 0 || (busy !== undefined && busy !== '')}>
          {submit}
        </Button>
      </Box>
    </Box>
  )
}
