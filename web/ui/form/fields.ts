/** Registered fields of a form, for the error summary and the conflict notice. */
import { createContext } from 'react'

export interface KnownField {
  label: string
  /** Formats the value. */
  format: (value: unknown) => string
}

export const FieldsContext = createContext<Map<string, KnownField>>(new Map())

/** Focusable inputs, without the hidden ones of MUI. */
export const inputs = 'input:not([type="hidden"], [tabindex="-1"], .MuiSelect-nativeInput), textarea:not([aria-hidden]), [role="combobox"]'

export function focusField(form: Element | null, name: string): void {
  form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(${inputs})`)?.focus()
}
