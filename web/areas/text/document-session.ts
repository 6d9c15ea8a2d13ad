/** The open document: autosaved, kept as a local draft until it is saved, never overwritten on conflict. */
import type { ApolloClient } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import i18next from 'i18next'
import { debounce } from '../../platform/debounce.ts'
import { codeOf, needsSignIn, serverError, translateError } from '../../platform/errors.ts'
import { translate } from '../../platform/messages/translate.ts'
import { getSession } from '../../platform/session.ts'
import { newUuid } from '../../platform/uuid.ts'
import { type Draft, Drafts, takeTrialText } from './drafts.ts'
import { Store } from './store.ts'
import {
  CreateDocumentDocument,
  DocumentDocument,
  type DocumentFieldsFragment,
  DocumentsDocument,
  SaveDocumentDocument,
} from './text.generated.ts'

export interface DocumentState {
  /** Null until it is created on the server. */
  id: string | null
  version: number
  title: string
  saving: 'saved' | 'waiting' | 'saving' | 'offline'
  /** Why the server refused the last save: it is tried again after an edit. */
  refusal: string
  /** The conflicting version saved elsewhere. */
  conflict: DocumentFieldsFragment | null
  isLoading: boolean
  /** The server's message if it could not be opened. */
  failure: string
}

/** The editor as seen by the session. */
export interface Surface {
  read: () => unknown
  isEmpty: () => boolean
  show: (content: unknown) => void
}

type Written = Pick<Draft, 'title' | 'content'>

const draftMs = 300
const saveMs = 1000
const retryMs = 3000
const longestRetryMs = 60_000
const maxTitle = 120
/** Errors that pass by themselves; every other one needs an edit, or another sign-in. */
const passing = new Set<unknown>(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR', undefined])

const blank: DocumentState = {
  id: null,
  version: 0,
  title: '',
  saving: 'saved',
  refusal: '',
  conflict: null,
  isLoading: true,
  failure: '',
}

export class DocumentSession extends Store<DocumentState> {
  #client: ApolloClient
  #surface: Surface
  #drafts = new Drafts()
  #keepSoon = debounce(() => this.keepHere(), draftMs)
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #isDirty = false
  #failures = 0
  /** Whether new documents may have been left that are not created yet. */
  #hasLeft = true
  /** What is in the editor, with the id that it has or will be created with. An answer for another one is not shown. */
  #shown = { id: newUuid() }
  /** Of several calls to open something, only the latest shows it. */
  #openings = 0
  #isClosed = false

  constructor(client: ApolloClient, surface: Surface) {
    super(blank)
    this.#client = client
    this.#surface = surface
  }

  /** Opens the named document; without a name, the last opened, the latest, or an empty one. */
  async open(id: string | null): Promise<void> {
    const isLatest = await this.#leave()
    if (!isLatest()) return
    this.set({ ...blank })
    try {
      const show = await (id === null ? this.#latest() : this.#named(id))
      if (!isLatest()) return
      show()
    } catch (error) {
      if (!isLatest()) return
      this.#drafts.rememberDocument(null)
      this.set({ isLoading: false, failure: error instanceof Error ? error.message : String(error) })
    }
    void this.#createLeft()
  }

  /** Opens a new document, empty or with the given text; it is created on the server with the first word. */
  async startNew(content: unknown = '', title = ''): Promise<void> {
    const isLatest = await this.#leave()
    if (isLatest()) this.#begin({ content, title: title.slice(0, maxTitle) })
  }

  /** Saves what is open, or keeps it as a draft. Answers whether nothing else has been opened since. */
  async #leave(): Promise<() => boolean> {
    const opening = (this.#openings += 1)
    const isLatest = () => opening === this.#openings && !this.#isClosed
    this.set({ isLoading: true })
    await this.flush()
    if (isLatest()) this.#rest()
    return isLatest
  }

  #rest() {
    this.keepHere()
    this.#hasLeft ||= this.#isDirty
    this.#keepSoon.cancel()
    clearTimeout(this.#saveTimer)
    this.#isDirty = false
    this.#failures = 0
  }

  /** The editor is left: what waits is saved once more, or stays a draft. */
  close(): void {
    this.keepHere()
    this.#keepSoon.cancel()
    const [content, isEmpty] = [this.#surface.read(), this.#surface.isEmpty()]
    this.#surface = { read: () => content, isEmpty: () => isEmpty, show: () => undefined }
    this.#isClosed = true
    void this.flush()
  }

  /** Shows what another window has saved, if nothing here waits to be saved. */
  async catchUp(): Promise<void> {
    const { id } = this.get()
    const shown = this.#shown
    const isSettled = () => !this.#isDirty && this.get().saving === 'saved' && !this.get().isLoading && this.#shown === shown
    if (id === null || !isSettled()) return
    const document = await this.#find(id)
    if (document.version > this.get().version && isSettled()) this.#show(document)
  }

  async #find(id: string): Promise<DocumentFieldsFragment> {
    const { data } = await this.#client.query({ query: DocumentDocument, variables: { id } })
    if (!data) throw new Error('No answer')
    return data.document
  }

  /** These two find a document, and answer what shows it. */
  async #named(id: string): Promise<() => void> {
    const document = await this.#find(id)
    return () => this.#show(document)
  }

  async #latest(): Promise<() => void> {
    this.#drafts.adoptEarlier()
    const trial = takeTrialText()
    if (trial) return () => this.#begin({ content: trial, title: '' })
    const [left] = this.#drafts.listNew().slice(-1)
    const draft = left === undefined ? undefined : this.#drafts.read(left)
    if (draft) return () => this.#begin(draft, left)
    const last = this.#drafts.lastDocument()
    const document = last === undefined ? undefined : await this.#find(last).catch(ifMissing)
    if (document && document.trashedAt === null) return () => this.#show(document)
    const { data } = await this.#client.query({ query: DocumentsDocument, variables: { page: { itemsPerPage: 1 } } })
    const latest = data?.documents.items[0]
    return latest ? this.#named(latest.id) : () => this.#begin({ content: '', title: '' })
  }

  #show(document: DocumentFieldsFragment) {
    const { id, version, title, content } = document
    this.#shown = { id }
    const kept = this.#drafts.read(id)
    // A draft that was saved, although the answer was lost, is no change.
    const draft = kept && !isSame(kept, document) ? kept : undefined
    if (!draft) this.#drafts.forget(id)
    this.#drafts.rememberDocument(id)
    const mine = draft ?? { title, content }
    this.#surface.show(mine.content)
    this.set({ ...blank, id, version, title: mine.title, isLoading: false })
    if (!draft) return
    // A draft of a new document is based on what was created of it.
    if ((draft.version || 1) !== version) this.set({ conflict: document, saving: 'waiting' })
    else this.changed()
  }

  #begin({ content, title }: Written, id = newUuid()) {
    this.#shown = { id }
    this.#drafts.rememberDocument(null)
    this.#surface.show(content)
    this.set({ ...blank, title, isLoading: false })
    if (content || title) this.changed()
  }

  rename(title: string): void {
    this.set({ title: title.slice(0, maxTitle) })
    this.changed()
  }

  /** After an edit: saves the draft almost at once, and to the server after a short delay. */
  changed(): void {
    if (this.get().isLoading || this.#isClosed) return
    this.#isDirty = true
    if (this.get().saving !== 'offline') this.set({ saving: 'waiting' })
    this.#keepSoon()
    if (!this.get().conflict) this.#saveSoon(saveMs)
  }

  /** Saves the draft in this browser immediately. */
  keepHere(): void {
    if (!this.#isDirty) return
    const { id, version, title } = this.get()
    if (id === null && this.#isBlank()) this.#drafts.forget(this.#shown.id)
    else this.#drafts.write(this.#shown.id, { version, title, content: this.#surface.read() })
  }

  #saveSoon(ms: number) {
    clearTimeout(this.#saveTimer)
    if (!this.#isClosed) this.#saveTimer = setTimeout(() => void this.flush(), ms)
  }

  /** Saves pending edits and waits for the result. */
  async flush(): Promise<void> {
    clearTimeout(this.#saveTimer)
    while (this.#running) await this.#running
    const { conflict, id } = this.get()
    if (!this.#isDirty || !this.#isOurs || conflict || (id === null && this.#isBlank())) return
    this.#running = this.#save().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  /** Whether the account that the text belongs to is still the one that requests are sent for. */
  get #isOurs() {
    return getSession().email === this.#drafts.account
  }

  #isBlank() {
    return this.#surface.isEmpty() && this.get().title.trim() === ''
  }

  async #save() {
    const shown = this.#shown
    const { id, version, title } = this.get()
    const written = { title, content: this.#surface.read() }
    this.#keepSoon.flush()
    this.#isDirty = false
    this.set({ saving: 'saving' })
    try {
      const saved = id === null ? await this.#create(shown.id, written) : await this.#update(id, version, written)
      if (shown === this.#shown) this.#saved(saved)
    } catch (error) {
      if (shown !== this.#shown) return
      const present = presentOf(error)
      // Our own save, whose answer was lost.
      if (present && isSame(present, written)) return this.#saved(present)
      this.#isDirty = true
      this.keepHere()
      if (present) this.set({ conflict: present, saving: 'waiting' })
      else this.#fail(error, written.content)
    }
  }

  #fail(error: unknown, content: unknown) {
    const refusal = refusalOf(error, content)
    if (refusal !== undefined) return this.set({ saving: 'waiting', refusal })
    this.set({ saving: 'offline', refusal: '' })
    this.#saveSoon(Math.min(retryMs * 2 ** this.#failures, longestRetryMs))
    this.#failures += 1
  }

  #saved({ id, version }: { id: string; version: number }) {
    this.#failures = 0
    if (!this.#isDirty || id !== this.#shown.id) this.#drafts.forget(this.#shown.id)
    this.#shown.id = id
    this.#drafts.rememberDocument(id)
    this.set({ id, version, saving: this.#isDirty ? 'waiting' : 'saved', refusal: '' })
    if (this.#isDirty) this.#saveSoon(saveMs)
    void this.#createLeft()
  }

  /** Creates it, or saves it over what an earlier attempt created of it, whose answer was lost. */
  async #create(id: string, written: Written): Promise<{ id: string; version: number }> {
    const { data } = await this.#client.mutate({ mutation: CreateDocumentDocument, variables: { id, ...written } })
    if (!data) throw new Error('No answer')
    const made = data.createDocument
    return isSame(made, written) ? made : this.#update(id, 1, written)
  }

  /** Saves it; what was deleted elsewhere becomes a new document. */
  async #update(id: string, version: number, written: Written): Promise<{ id: string; version: number }> {
    try {
      const { data } = await this.#client.mutate({ mutation: SaveDocumentDocument, variables: { id, version, ...written } })
      if (!data) throw new Error('No answer')
      return data.saveDocument
    } catch (error) {
      if (codeOf(error) !== 'NOT_FOUND') throw error
      return this.#create(newUuid(), written)
    }
  }

  /** Creates the new documents that were left while the server could not be reached. */
  async #createLeft() {
    if (!this.#hasLeft) return
    this.#hasLeft = false
    for (const id of this.#drafts.listNew()) {
      const draft = this.#drafts.read(id)
      if (id === this.#shown.id || !this.#isOurs) continue
      try {
        if (draft) await this.#create(id, draft)
      } catch (error) {
        // A refused one is opened next time, where its writer sees what is wrong.
        if (passing.has(codeOf(error))) this.#hasLeft = true
        continue
      }
      // Another window may have it open.
      const present = this.#drafts.read(id)
      if (!draft || !present || isSame(draft, present)) this.#drafts.forget(id)
    }
  }

  /** Resolves a conflict with this window's text, replacing the other. */
  async keepMine(): Promise<void> {
    const { conflict } = this.get()
    if (!conflict) return
    this.set({ conflict: null, version: conflict.version })
    this.#isDirty = true
    await this.flush()
  }

  /** Resolves a conflict with both texts: the other one becomes a new document, whose id is returned. */
  async keepBoth(otherTitle: string): Promise<string | undefined> {
    const { conflict } = this.get()
    if (!conflict) return undefined
    const { id } = await this.#create(newUuid(), { title: otherTitle.slice(0, maxTitle), content: conflict.content })
    await this.keepMine()
    return id
  }
}

const isSame = (one: Written, other: Written) => one.title === other.title && JSON.stringify(one.content) === JSON.stringify(other.content)

function presentOf(error: unknown): DocumentFieldsFragment | undefined {
  const { code, current } = serverError(error)?.extensions ?? {}
  return code === 'CONFLICT' ? (current as DocumentFieldsFragment | undefined) : undefined // set by `saveDocument`
}

/** The server's limit of a content, in bytes as JSON. */
const maxBytes = 1_000_000

/** Why it makes no sense to send the same again; undefined if it does. */
function refusalOf(error: unknown, content: unknown): string | undefined {
  // A body with status 413 was refused before it was read.
  if ((ServerError.is(error) && error.statusCode === 413) || serverError(error)?.extensions?.reason === 'CONTENT_TOO_LARGE') {
    const params = { max: maxBytes, bytes: new Blob([JSON.stringify(content)]).size }
    const message = 'The document is too large. Divide it into several.'
    return translate('errors', { code: 'CONTENT_TOO_LARGE', params, message }, i18next.language ?? 'en')
  }
  return needsSignIn(error) || !passing.has(codeOf(error)) ? (translateError(error) ?? '') : undefined
}

function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== 'NOT_FOUND') throw error
}
