/** What a form knows of its fields, for those parts that speak about all of them: the summary and the conflict. */
import { createContext } from 'react'

export interface KnownField {
  label: string
  /** The value in words. */
  format: (value: unknown) => string
}

export const FieldsContext = createContext<Map<string, KnownField>>(new Map())

/** What can have the focus of a field; the inputs that only carry a menu's value cannot. */
export const inputs = 'input:not([type="hidden"], [tabindex="-1"], .MuiSelect-nativeInput), textarea:not([aria-hidden]), [role="combobox"]'

/** Puts the focus on the named field of the form, also where it is a group. */
export function focusField(form: Element | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(${inputs})`)?.focus()
}
