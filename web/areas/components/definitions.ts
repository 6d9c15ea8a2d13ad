/** Definitions and their sources, each loaded with the page that shows it. */
import type { ComponentDefinition } from './definition.ts'
import type { ComponentName } from './names.ts'

const modules = import.meta.glob<{ definition: ComponentDefinition }>('./definitions/*.tsx')
const sources = import.meta.glob<string>('./definitions/*.tsx', { query: '?raw', import: 'default' })

/** `progress-linear` is defined in `ProgressLinear.tsx`. */
const fileOf = (name: ComponentName) => `./definitions/${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}.tsx`

export async function loadDefinition(name: ComponentName): Promise<ComponentDefinition> {
  const module = await modules[fileOf(name)]?.()
  if (!module) throw new Error(`${fileOf(name)} is missing`)
  return module.definition
}

export const loadSource = async (name: ComponentName): Promise<string> => (await sources[fileOf(name)]?.()) ?? ''
