import { number } from '../../platform/format.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size in its largest unit: 2.4 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return number(bytes / 1024 ** step, locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form of bytes has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
  })
}
