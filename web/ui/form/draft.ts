/** What was entered and not saved yet, kept in this browser for each account. */
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { getSession } from '../../platform/session.ts'

export interface Draft {
  /** When it was kept last. */
  at: string
  values: FieldValues
}

const keyOf = (name: string) => `draft:${getSession().email}:${name}`

/** The draft of that name, if there is one that can be read and has the same fields. */
export function readDraft(name: string, fields: readonly string[]): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Draft | null // written below
    return draft && fields.every(field => field in draft.values) ? draft : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(name: string, values: FieldValues): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: new Date().toISOString(), values } satisfies Draft))
  } catch {
    // The browser's store is full: the form itself still holds it.
  }
}

export const forgetDraft = (name: string): void => localStorage.removeItem(keyOf(name))

/** Typing is kept once it rests. */
const restMs = 400

/** Keeps what is entered under the name for as long as it differs from what the form began with. */
export function useDraft<Values extends FieldValues>(name: string | undefined, form: UseFormReturn<Values>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Values>(undefined)
  useEffect(() => {
    if (!name) return
    const keep = () => {
      timer.current = undefined
      if (latest.current) writeDraft(name, latest.current)
      else forgetDraft(name)
    }
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback({ values, defaultValues }) {
        // Told by the values themselves: a form that closes as it is saved is not drawn once more.
        latest.current = JSON.stringify(values) === JSON.stringify(defaultValues) ? undefined : values
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, restMs)
      },
    })
    const keepNow = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      keep()
    }
    window.addEventListener('pagehide', keepNow)
    return () => {
      stop()
      keepNow()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [name, form])
}
