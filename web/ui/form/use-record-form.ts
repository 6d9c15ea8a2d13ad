/** The state of one form: what is entered, what is wrong with it, what the server said, and whether it may be left. */
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form'
import { isReachable, useReachable } from '../../platform/connection.ts'
import { codeOf, isUnreachable, serverError, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { forgetDraft, readDraft, useDraft } from './draft.ts'
import type { KnownField } from './fields.ts'
import { secondsToWait } from './RetryCountdown.tsx'

export interface RecordFormOptions<Values extends FieldValues> {
  /** Under this name what is entered is kept until it is saved, such as `product-12`; without one it is not. */
  name?: string
  /**
   * What the fields begin with, a value for each; text begins empty, a number with null. A `version` among them is the
   * one that was seen, and is what a conflict is about.
   */
  defaults: Values
  /** Saves; fails with what the server said. `how` is the value of the button that was pressed, empty for the main one. */
  onSubmit: (values: Values, how: string) => Promise<void>
  /** Closes the form, or leaves its page; asked about first where something would be left behind. */
  onCancel?: () => void
}

export interface RecordFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>
  fields: Map<string, KnownField>
  submit: (how?: string) => void
  /** Which button it is that is being saved by; undefined while none is. */
  busy: string | undefined
  /** What was refused and belongs to no field. */
  failure: string
  /** The record as somebody else saved it in between. */
  current: FieldValues | undefined
  wait: number
  endWait: () => void
  /** Since when what is entered has been kept, where it was brought back. */
  draftAt: string | undefined
  discard: () => void
  takeCurrent: () => void
  keepMine: () => void
  /** Leaves, or asks first. */
  leave: () => void
  isConfirmingLeave: boolean
  confirmLeave: (leaves: boolean) => void
  /** Whether leaving the page must be asked about. */
  isGuarded: () => boolean
}

export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordFormState<Values> {
  const { name, defaults, onSubmit, onCancel } = options
  const { t } = useTranslations()
  const [draft] = useState(() => (name ? readDraft(name, Object.keys(defaults)) : undefined))
  const form = useForm<Values>({ defaultValues: defaults as DefaultValues<Values>, mode: 'onTouched' }) // a value for each field
  const { isDirty } = form.formState
  const [fields] = useState(() => new Map<string, KnownField>())
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState('')
  // The server was not reached: once it is again, the failure says nothing true any more.
  const [isUnsent, setUnsent] = useState(false)
  const isServerReachable = useReachable()
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
    const { message, field } = toFailure(error, t('failed.unreachable'))
    const found = serverError(error)?.extensions?.current
    const seconds = secondsToWait(error)
    if (codeOf(error) === 'CONFLICT' && isRecord(found)) setCurrent(found)
    else if (seconds > 0) setWait(seconds)
    else if (fields.has(field)) form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: true }) // one of its own
    else {
      setFailure(message)
      setUnsent(isUnreachable(error) && !isReachable())
    }
  }
  const save = async (values: Values, how: string) => {
    if (isSaving.current || wait > 0) return
    isSaving.current = true
    setBusy(how)
    setFailure('')
    setUnsent(false)
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
    failure: isUnsent && isServerReachable ? '' : failure,
    current: current,
    wait,
    endWait: () => setWait(0),
    draftAt,
    discard: () => begin(defaults),
    takeCurrent: () => begin({ ...form.getValues(), ...pick(current, Object.keys(defaults)) }),
    keepMine() {
      form.setValue('version' as Path<Values>, current?.version) // a conflict is about it
      submit()
    },
    leave: () => (isDirty ? setConfirmingLeave(true) : onCancel?.()),
    isConfirmingLeave: isConfirmingLeave,
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

/** A record that was read again is shown as it is now, unless something was entered already. */
function useFreshDefaults<Values extends FieldValues>(form: UseFormReturn<Values>, defaults: Values, isDirty: boolean) {
  const shape = JSON.stringify(defaults)
  const known = useRef(shape)
  useEffect(() => {
    if (known.current === shape || isDirty) return
    known.current = shape
    form.reset(JSON.parse(shape) as Values) // what was written a line above
  }, [form, shape, isDirty])
}
