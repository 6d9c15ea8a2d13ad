/** A model that scores the forms of a verb by their place; trained by `server/cli/train-forms.ts`. */
import type { FormFeatures } from './form-features.ts'
import { readTable, scoreChoice, tableScale } from './trained-table.ts'
import { formChoices } from './verb-forms.ts'
import type { Dictionary } from '../grammar/parts-of-speech.ts'

let loaded: Int8Array | undefined

/** How well a form fits, as the logarithm of odds. The thread's only table is unpacked at first use. */
export function scoreForm({ shared, own }: FormFeatures, form: string, dictionary: Dictionary): number {
  loaded ??= readTable('forms.bin.br')
  const [kind, word] = formChoices(form, dictionary)
  return (scoreChoice(loaded, shared, kind) + scoreChoice(loaded, own, word)) / tableScale
}
