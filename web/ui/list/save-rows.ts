/** Exports rows as a file; the writer is loaded on demand. */
import { toFailure } from '../../platform/errors.ts'
import type { Translations } from '../../platform/languages.ts'
import { notify } from '../notify.ts'

export type FileKind = 'csv' | 'json'

export async function saveRows(name: string, kind: FileKind, read: () => Promise<unknown[]>, t: Translations['t']): Promise<void> {
  try {
    const [files, rows] = await Promise.all([import('./rows-to-file.ts'), read()])
    files.save(name, kind, rows)
  } catch (error) {
    notify({ text: toFailure(error, t('failed.load')).message, color: 'error' })
  }
}
