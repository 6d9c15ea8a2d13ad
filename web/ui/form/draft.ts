/** Unsaved form values in local storage, per account. */
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { debounce } from '../../platform/debounce.ts'
import { getSession } from '../../platform/session.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'

export interface Draft {
  at: string
  values: FieldValues
}

const keyOf = (name: string) => `draft:${getSession().email}:${name}`

/** The draft, if it has the same fields. */
export function readDraft(name: string, fields: readonly string[]): Draft | undefined {
  const draft = readJson(local, keyOf(name)) as Draft | null | undefined // written below
  return draft && fields.every(field => field in draft.values) ? draft : undefined
}

export const writeDraft = (name: string, values: FieldValues): void =>
  writeJson(local, keyOf(name), { at: new Date().toISOString(), values } satisfies Draft)

export const forgetDraft = (name: string): void => local.write(keyOf(name), undefined)

const debounceMs = 400

/** Stores the values while they differ from the defaults. */
export function useDraft<Values extends FieldValues>(name: string | undefined, form: UseFormReturn<Values>): void {
  useEffect(() => {
    if (!name) return
    const keep = debounce((values: Values | undefined) => {
      if (values) writeDraft(name, values)
      else forgetDraft(name)
    }, debounceMs)
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      // Compares values, because `isDirty` is stale when a form closes on save.
      callback: ({ values, defaultValues }) => keep(JSON.stringify(values) === JSON.stringify(defaultValues) ? undefined : values),
    })
    window.addEventListener('pagehide', keep.flush)
    return () => {
      stop()
      keep.flush()
      window.removeEventListener('pagehide', keep.flush)
    }
  }, [name, form])
}
