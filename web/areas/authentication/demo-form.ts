/** State of a demonstration form: checked when a field is left, then while typing; never sent to an account. */
import { type FormEvent, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useDemo } from './demo.ts'

export type Values = Record<string, string>

/** Thrown by `submit`; without a field, the error concerns the whole form. */
export class Rejection extends Error {
  readonly field: string
  constructor(message: string, field = '') {
    super(message)
    this.field = field
  }
}

interface Options<Form extends Values> {
  initial: Form
  /** Errors by field. */
  check: (values: Form) => Partial<Record<keyof Form, string | undefined>>
  submit: (values: Form) => void | Promise<void>
  /** Shown in the state `error`. */
  sample: Rejection
  /** A step that needs no server. */
  isInstant?: boolean
}

export interface DemoForm<Form extends Values = Values> {
  values: Form
  change: (name: keyof Form & string, value: string) => void
  touch: (name: keyof Form & string) => void
  errorOf: (name: keyof Form & string) => string | undefined
  /** Error of the whole form. */
  failure: string | undefined
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** About what a server far away takes. */
const latencyMs = 600
const pause = () => new Promise(resolve => setTimeout(resolve, latencyMs))

export function useDemoForm<Form extends Values>({ initial, check, submit, sample, isInstant = false }: Options<Form>): DemoForm<Form> {
  const { state } = useDemo()
  const { t } = useTranslations()
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [rejection, setRejection] = useState<Rejection>()
  const [isSending, setSending] = useState(false)
  const shown = state === 'error' ? sample : rejection
  const errors = check(values)

  const send = async (form: HTMLFormElement) => {
    const first = Object.keys(values).find(name => errors[name])
    setTouched([...touched, ...Object.keys(errors)])
    if (first !== undefined) return focusOn(form, first)
    setRejection(undefined)
    setSending(true)
    try {
      if (!isInstant) await pause()
      await submit(values)
    } catch (error) {
      const failure = error instanceof Rejection ? error : new Rejection(toFailure(error, t('failed.unreachable')).message)
      setRejection(failure)
      focusOn(form, failure.field)
    } finally {
      setSending(false)
    }
  }

  return {
    values,
    change: (name, value) => {
      setValues(before => ({ ...before, [name]: value }))
      if (rejection?.field === name) setRejection(undefined)
    },
    touch: name => touched.includes(name) || setTouched([...touched, name]),
    errorOf: name => (touched.includes(name) ? errors[name] : undefined) ?? (shown?.field === name ? shown.message : undefined),
    failure: shown?.field === '' ? shown.message : undefined,
    isBusy: isSending || state === 'loading',
    onSubmit: event => {
      event.preventDefault()
      if (!isSending && state !== 'loading') void send(event.currentTarget)
    },
  }
}

function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}
