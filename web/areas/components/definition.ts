/** What a component's page is made of. Its texts are in the area's locales, under `about.<name>`. */
import type { ComponentType } from 'react'
import type { Translations } from '../../platform/languages.ts'
import type { Element } from './jsx.ts'

export type Value = string | number | boolean

/** A property of the playground. `fallback` is the component's own default, which the code leaves out. */
export type Property =
  | { kind: 'choice'; values: readonly string[]; fallback?: string; initial: string }
  | { kind: 'flag'; initial: boolean }
  | { kind: 'number'; min: number; max: number; step?: number; fallback?: number; initial: number }
  | { kind: 'text'; initial: (t: Translations<'components'>['t']) => string }

export const choice = (values: readonly string[], fallback?: string, initial = fallback ?? values[0] ?? ''): Property => ({
  kind: 'choice',
  values,
  initial,
  ...(fallback !== undefined && { fallback }),
})
export const flag = (initial = false): Property => ({ kind: 'flag', initial })
export const number = (min: number, max: number, initial: number, fallback?: number, step = 1): Property => ({
  kind: 'number',
  min,
  max,
  initial,
  step,
  ...(fallback !== undefined && { fallback }),
})
export const text = (initial: (t: Translations<'components'>['t']) => string): Property => ({ kind: 'text', initial })

export interface Playground {
  values: Record<string, Value>
  t: Translations<'components'>['t']
  /** The named properties that differ from the component's defaults, as its props. */
  given: (...names: string[]) => Record<string, Value | undefined>
  isOn: (name: string) => boolean
  /** State of the example, for components that open or turn pages. */
  state: unknown
  setState: (state: unknown) => void
  /** Says that a control was used. */
  press: () => void
}

export interface ComponentDefinition {
  properties: Record<string, Property>
  initialState?: unknown
  element: (playground: Playground) => Element
  /** Name of the example's text under `about.<name>.examples`, and its component. The code is cut from the file. */
  examples: Record<string, ComponentType>
  /** Keys, and their text under `keys`. */
  keys: readonly (readonly [keys: string, text: string])[]
}
