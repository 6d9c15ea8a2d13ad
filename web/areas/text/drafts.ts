/** Local drafts that are not saved on the server yet, and the account's last editor state. */
import { getSession } from '../../platform/session.ts'
import { local, perTab, readJson, writeJson } from '../../platform/storage.ts'
import { newUuid } from '../../platform/uuid.ts'

export interface Draft {
  /** The saved version that the draft is based on; 0 for a new document. */
  version: number
  title: string
  content: unknown
}

const keyOf = (account: string, kind: string, id: string) => `${kind}:${account}:${id}`
const key = (kind: string) => keyOf(getSession().email, kind, '')

const read = <T>(name: string): T | undefined => (readJson(local, name) ?? undefined) as T | undefined // written by this file
const write = (name: string, value: unknown) => writeJson(local, name, value)

/** The drafts of one account: the one that was signed in when they were opened, also after another one signs in. */
export class Drafts {
  readonly account: string

  constructor(account = getSession().email) {
    this.account = account
  }

  #key = (kind: string, id = '') => keyOf(this.account, kind, id)

  read = (id: string): Draft | undefined => read<Draft>(this.#key('draft', id))

  write(id: string, draft: Draft): void {
    write(this.#key('draft', id), draft)
    this.#setNew([...this.listNew().filter(each => each !== id), ...(draft.version === 0 ? [id] : [])])
  }

  forget(id: string): void {
    local.write(this.#key('draft', id), undefined)
    this.#setNew(this.listNew().filter(each => each !== id))
  }

  /** Documents that are not created on the server yet, the latest last. */
  listNew = (): string[] => read<string[]>(this.#key('newDocuments')) ?? []

  #setNew = (ids: string[]) => (ids.length > 0 ? write(this.#key('newDocuments'), ids) : local.write(this.#key('newDocuments'), undefined))

  /** Earlier releases kept one new document, without an id. */
  adoptEarlier(): void {
    const earlier = this.read('new')
    if (earlier) this.write(newUuid(), { ...earlier, version: 0 })
    this.forget('new')
  }

  lastDocument = (): string | undefined => read<string>(this.#key('document'))

  rememberDocument = (id: string | null): void =>
    id === null ? local.write(this.#key('document'), undefined) : write(this.#key('document'), id)
}

/** Whether the signed-in account has written something in the document that is not saved. */
export const hasDraft = (id: string): boolean => new Drafts().read(id) !== undefined

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
