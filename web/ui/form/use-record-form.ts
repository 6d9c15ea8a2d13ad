/** State of a form: values, validation, server errors, draft, and unsaved changes. */
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import { codeOf, serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { forgetDraft, readDraft, useDraft } from './draft.ts'
import type { KnownField } from './fields.ts'
import { secondsToWait } from './RetryCountdown.tsx'

export interface RecordFormOptions<Values extends FieldValues> {
  /** Key of the draft, such as `product-12`; without a name, no draft is stored. */
  name?: string
  /**
   * Initial value of each field: empty text, null for numbers. A `version` among them enables conflict detection.
   */
  defaults: Values
  /** Saves, or rejects with the server's error. `how` is the value of the pressed button, empty for the main one. */
  onSubmit: (values: Values, how: string) => Promise<void>
  /** Closes the form; unsaved changes need a confirmation first. */
  onCancel?: () => void
  /** The values of a conflicting record, where the form has others than the server. */
  readCurrent?: (current: FieldValues) => FieldValues
}

export interface RecordFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>
  fields: Map<string, KnownField>
  submit: (how?: string) => void
  /** Value of the button while saving. */
  busy: string | undefined
  /** Error that belongs to no field. */
  failure: string
  /** The conflicting record, as saved by someone else. */
  current: FieldValues | undefined
  wait: number
  endWait: () => void
  /** Time of the restored draft. */
  draftAt: string | undefined
  discard: () => void
  takeCurrent: () => void
  keepMine: () => void
  /** Closes the form, after a confirmation if there are unsaved changes. */
  leave: () => void
  isConfirmingLeave: boolean
  confirmLeave: (leaves: boolean) => void
  /** Whether leaving needs a confirmation. */
  isGuarded: () => boolean
}

export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordFormState<Values> {
  const { name, defaults, onSubmit, onCancel, readCurrent } = options
  const { t, lang } = useTranslations()
  const [draft] = useState(() => (name ? readDraft(name, Object.keys(defaults)) : undefined))
  const form = useForm<Values>({ defaultValues: defaults as DefaultValues<Values>, mode: 'onTouched' }) // a value for each field
  const { isDirty } = form.formState
  const [fields] = useState(() => new Map<string, KnownField>())
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState('')
  const [current, setCurrent] = useState<FieldValues>()
  const [wait, setWait] = useState(0)
  const [draftAt, setDraftAt] = useState(draft?.at)
  const [isConfirmingLeave, setConfirmingLeave] = useState(false)
  const isSaving = useRef(false)

  useEffect(() => {
    if (draft) form.reset(draft.values as Values, { keepDefaultValues: true }) // has the same fields
  }, [draft, form])
  useDraft(name, form)
  useFreshDefaults(form, defaults, isDirty)

  const begin = (values: Values) => {
    if (name) forgetDraft(name)
    setDraftAt(undefined)
    setCurrent(undefined)
    form.reset(values)
  }
  const refuse = (error: unknown) => {
    const { message: general, field } = toFailure(error, t('failed.unreachable'), lang)
    const { reason, current: found } = serverError(error)?.extensions ?? {}
    const label = fields.get(field)?.label
    const message = label && reason === 'REQUIRED' ? t('form.required', { label }) : general
    const seconds = secondsToWait(error)
    if (codeOf(error) === 'CONFLICT' && isRecord(found)) setCurrent(readCurrent?.(found) ?? found)
    else if (seconds > 0) setWait(seconds)
    else if (fields.has(field)) form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true }) // a registered field
    else setFailure(message)
  }
  const save = async (values: Values, how: string) => {
    if (isSaving.current || wait > 0) return
    isSaving.current = true
    setBusy(how)
    setFailure('')
    setCurrent(undefined)
    try {
      await onSubmit(values, how)
      begin(values)
    } catch (error) {
      refuse(error)
    } finally {
      isSaving.current = false
      setBusy(undefined)
    }
  }
  const submit = (how = '') => void form.handleSubmit(values => save(values, how))()

  return {
    form,
    fields,
    submit,
    busy,
    failure,
    current,
    wait,
    endWait: () => setWait(0),
    draftAt,
    discard: () => begin(defaults),
    takeCurrent: () => begin({ ...form.getValues(), ...pick(current, Object.keys(defaults)) }),
    keepMine() {
      form.setValue('version' as Path<Values>, current?.version) // forms with conflicts have a version
      submit()
    },
    leave: () => (isDirty ? setConfirmingLeave(true) : onCancel?.()),
    isConfirmingLeave,
    confirmLeave(leaves) {
      setConfirmingLeave(false)
      if (leaves) onCancel?.()
    },
    isGuarded: () => isDirty && !isSaving.current,
  }
}

const isRecord = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null
const pick = (record: FieldValues | undefined, names: string[]) =>
  Object.fromEntries(names.filter(name => record && name in record).map(name => [name, record?.[name] as unknown]))

/** Follows refetched defaults, unless there are edits. */
function useFreshDefaults<Values extends FieldValues>(form: UseFormReturn<Values>, defaults: Values, isDirty: boolean) {
  const shape = JSON.stringify(defaults)
  const known = useRef(shape)
  useEffect(() => {
    if (known.current === shape || isDirty) return
    known.current = shape
    form.reset(JSON.parse(shape) as Values) // what was written a line above
  }, [form, shape, isDirty])
}
