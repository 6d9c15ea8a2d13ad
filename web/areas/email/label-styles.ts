/** Colors that tell labels apart. */
import type { LabelName } from './place.ts'

export const labelColors = {
  personal: 'success',
  company: 'primary',
  important: 'warning',
  private: 'error',
} as const satisfies Record<LabelName, string>
