/** Local drafts that are not saved on the server yet, and the account's last editor state. */
import { getSession } from '../../platform/session.ts'
import { local, perTab, readJson, writeJson } from '../../platform/storage.ts'

export interface Draft {
  /** The saved version that the draft is based on; 0 for a new document. */
  version: number
  title: string
  content: unknown
}

const key = (kind: string, id = '') => `${kind}:${getSession().email}:${id}`

const read = <T>(name: string): T | undefined => (readJson(local, name) ?? undefined) as T | undefined // written by this file
const write = (name: string, value: unknown) => writeJson(local, name, value)

export const readDraft = (id: string | null): Draft | undefined => read<Draft>(key('draft', id ?? 'new'))
export const writeDraft = (id: string | null, draft: Draft): void => write(key('draft', id ?? 'new'), draft)
export const forgetDraft = (id: string | null): void => local.write(key('draft', id ?? 'new'), undefined)

export const lastDocument = (): string | undefined => read<string>(key('document'))
export const rememberDocument = (id: string | null): void =>
  id === null ? local.write(key('document'), undefined) : write(key('document'), id)

const keptRuns = 20

/** Rejected changes of a run. */
export const readRejected = (runId: string): Set<string> => new Set(read<Record<string, string[]>>(key('rejected'))?.[runId])

export function writeRejected(runId: string, ids: Iterable<string>): void {
  const all = Object.entries(read<Record<string, string[]>>(key('rejected')) ?? {}).filter(([id]) => id !== runId)
  write(key('rejected'), Object.fromEntries([...all, [runId, [...ids]]].slice(-keptRuns)))
}

const keptDocuments = 50

/** Words that the writer keeps in this document, whatever a run suggests. */
export const readKeptWords = (documentId: string): Set<string> => new Set(read<Record<string, string[]>>(key('keptWords'))?.[documentId])

export function writeKeptWords(documentId: string, words: Iterable<string>): void {
  const all = Object.entries(read<Record<string, string[]>>(key('keptWords')) ?? {}).filter(([id]) => id !== documentId)
  write(key('keptWords'), Object.fromEntries([...all, [documentId, [...words]]].slice(-keptDocuments)))
}

export const readChoice = <T extends object>(name: string): Partial<T> => read<Partial<T>>(key(name)) ?? {}
export const writeChoice = (name: string, value: object): void => write(key(name), value)

/** The text that a visitor tried on the landing page, handed over once. */
export function takeTrialText(): string {
  const text = perTab.read('trialText') ?? ''
  perTab.write('trialText', undefined)
  return text
}
