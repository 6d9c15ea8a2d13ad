/** Values of the playground's controls. */
import type { Translations } from '../../platform/languages.ts'
import type { Property, Value } from './definition.ts'

export const initialValues = (properties: Record<string, Property>, t: Translations<'components'>['t']): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, property.kind === 'text' ? property.initial(t) : property.initial]),
  )

/** Props for the code, which leaves out the component's defaults. */
export function propsOf(
  properties: Record<string, Property>,
  values: Record<string, Value>,
  names: readonly string[],
): Record<string, Value | undefined> {
  return Object.fromEntries(
    names.map(name => {
      const property = properties[name]
      const value = values[name]
      const fallback = property && 'fallback' in property ? property.fallback : property?.kind === 'flag' ? false : undefined
      return [name, value === fallback || value === '' ? undefined : value]
    }),
  )
}
