/** A form in steps: each step is validated before the next one opens. */
import { useEffect, useEffectEvent } from 'react'
import { type FieldValues, get, type Path } from 'react-hook-form'
import type { RecordFormState } from '../form/use-record-form.ts'

interface SteppedFormOptions {
  /** Names of the fields of each step. All steps are rendered, the others hidden. */
  fields: readonly (readonly string[])[]
  /** Index of the current step. */
  at: number
  go: (index: number, replaces?: boolean) => void
}

/** The form's state, whose `submit` opens the next step until the last one. */
export function useSteppedForm<Values extends FieldValues>(
  state: RecordFormState<Values>,
  { fields, at, go }: SteppedFormOptions,
): RecordFormState<Values> {
  const { form, submit } = state
  const { errors, submitCount } = form.formState
  const isValid = (index: number, shouldFocus = false) => form.trigger([...(fields[index] ?? [])] as Path<Values>[], { shouldFocus }) // names of fields

  const showError = useEffectEvent(() => {
    const wrong = fields.findIndex(names => names.some(name => get(errors, name) !== undefined))
    if (wrong >= 0 && wrong !== at) go(wrong)
  })
  useEffect(() => {
    if (submitCount > 0) showError()
  }, [submitCount])

  // A step that was opened by its address needs the earlier ones.
  const checkEarlier = useEffectEvent(async () => {
    for (let index = 0; index < at; index++) if (!(await isValid(index))) return go(index, true)
  })
  useEffect(() => {
    void checkEarlier()
  }, [])

  const next = async () => {
    if (await isValid(at, true)) go(at + 1)
  }
  return { ...state, submit: at < fields.length - 1 ? () => void next() : submit }
}
