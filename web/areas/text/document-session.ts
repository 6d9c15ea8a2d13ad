/** The open document: autosaved, kept as a local draft while offline, never overwritten on conflict. */
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { ApolloClient } from '@apollo/client'
import { debounce } from '../../platform/debounce.ts'
import { forgetDraft, lastDocument, readDraft, rememberDocument, takeTrialText, writeDraft } from './drafts.ts'
import { Store } from './store.ts'
import {
  CreateDocumentDocument,
  DocumentDocument,
  type DocumentFieldsFragment,
  DocumentsDocument,
  SaveDocumentDocument,
} from './text.generated.ts'

export interface DocumentState {
  id: string | null
  version: number
  title: string
  saving: 'saved' | 'waiting' | 'saving' | 'offline'
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

const draftMs = 300
const saveMs = 1000
const retryMs = 3000
const blank: DocumentState = { id: null, version: 0, title: '', saving: 'saved', conflict: null, isLoading: true, failure: '' }

export class DocumentSession extends Store<DocumentState> {
  #client: ApolloClient
  #surface: Surface
  #keepSoon = debounce(() => this.keepHere(), draftMs)
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  #isDirty = false

  constructor(client: ApolloClient, surface: Surface) {
    super(blank)
    this.#client = client
    this.#surface = surface
  }

  /** Opens the named document; without a name, the last opened, the latest, or an empty one. */
  async open(id: string | null): Promise<void> {
    this.set({ isLoading: true })
    await this.flush()
    this.set({ ...blank })
    try {
      const trial = takeTrialText()
      const wanted = id ?? (trial || readDraft(null) ? null : await this.#latest())
      if (wanted === null) return this.startNew(trial)
      const { data } = await this.#client.query({ query: DocumentDocument, variables: { id: wanted } })
      if (data) this.#show(data.document)
    } catch (error) {
      rememberDocument(null)
      this.set({ isLoading: false, failure: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Shows what another window has saved, if nothing here waits to be saved. */
  async catchUp(): Promise<void> {
    const { id } = this.get()
    const isSettled = () => !this.#isDirty && this.get().saving === 'saved' && !this.get().isLoading && this.get().id === id
    if (id === null || !isSettled()) return
    const { data } = await this.#client.query({ query: DocumentDocument, variables: { id }, fetchPolicy: 'network-only' })
    if (data && data.document.version > this.get().version && isSettled()) this.#show(data.document)
  }

  async #latest(): Promise<string | null> {
    const last = lastDocument()
    if (last) return last
    const { data } = await this.#client.query({ query: DocumentsDocument, variables: { page: { itemsPerPage: 1 } } })
    return data?.documents.items[0]?.id ?? null
  }

  #show(document: DocumentFieldsFragment) {
    const { id, version, title, content } = document
    const draft = readDraft(id)
    rememberDocument(id)
    const mine = draft ?? { title, content }
    this.#surface.show(mine.content)
    this.set({ ...blank, id, version, title: mine.title, isLoading: false })
    if (draft && draft.version !== version) this.set({ conflict: document, saving: 'waiting' })
    else if (draft) this.changed()
  }

  /** A new document, empty or with the given text; created on the server with the first word. */
  startNew(content: unknown = ''): void {
    const draft = content ? undefined : readDraft(null)
    rememberDocument(null)
    this.#surface.show(draft?.content ?? content)
    this.set({ ...blank, title: draft?.title ?? '', isLoading: false })
    if (draft || content) this.changed()
  }

  rename(title: string): void {
    this.set({ title: title.slice(0, 120) })
    this.changed()
  }

  /** After an edit: saves the draft almost at once, and to the server after a short delay. */
  changed(): void {
    if (this.get().isLoading) return
    this.#isDirty = true
    if (this.get().saving !== 'offline') this.set({ saving: 'waiting' })
    this.#keepSoon()
    if (!this.get().conflict) this.#saveSoon(saveMs)
  }

  /** Saves the draft in this browser immediately. */
  keepHere(): void {
    const { id, version, title } = this.get()
    if (this.#isDirty) writeDraft(id, { version, title, content: this.#surface.read() })
  }

  #saveSoon(ms: number) {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.flush(), ms)
  }

  /** Saves pending edits and waits for the result. */
  async flush(): Promise<void> {
    clearTimeout(this.#saveTimer)
    await this.#running
    if (!this.#isDirty || this.get().conflict || (this.get().id === null && this.#isBlank())) return
    this.#running = this.#save().finally(() => {
      this.#running = undefined
    })
    await this.#running
  }

  #isBlank() {
    return this.#surface.isEmpty() && this.get().title.trim() === ''
  }

  async #save() {
    const { id, version, title } = this.get()
    const content = this.#surface.read()
    this.#isDirty = false
    this.set({ saving: 'saving' })
    try {
      const saved = id ? await this.#update(id, version, title, content) : await this.#create(title, content)
      this.#saved(id, saved)
    } catch (error) {
      const present = presentOf(error)
      // Our own save, whose response was lost.
      if (present && present.title === title && JSON.stringify(present.content) === JSON.stringify(content)) return this.#saved(id, present)
      this.#isDirty = true
      this.keepHere()
      if (present) return this.set({ conflict: present, saving: 'waiting' })
      this.set({ saving: 'offline' })
      this.#saveSoon(retryMs)
    }
  }

  #saved(before: string | null, { id, version }: { id: string; version: number }) {
    if (!this.#isDirty) forgetDraft(before)
    if (before === null) forgetDraft(null)
    rememberDocument(id)
    this.set({ id, version, saving: this.#isDirty ? 'waiting' : 'saved' })
    if (this.#isDirty) this.#saveSoon(saveMs)
  }

  async #create(title: string, content: unknown) {
    const { data } = await this.#client.mutate({ mutation: CreateDocumentDocument, variables: { title, content } })
    if (!data) throw new Error('No answer')
    return data.createDocument
  }

  async #update(id: string, version: number | null, title: string, content: unknown) {
    const { data } = await this.#client.mutate({ mutation: SaveDocumentDocument, variables: { id, version, title, content } })
    if (!data) throw new Error('No answer')
    return data.saveDocument
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
    const { id } = await this.#create(otherTitle.slice(0, 120), conflict.content)
    await this.keepMine()
    return id
  }
}

function presentOf(error: unknown): DocumentFieldsFragment | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined
  const conflict = error.errors.find(({ extensions }) => extensions?.code === 'CONFLICT')
  return conflict?.extensions?.current as DocumentFieldsFragment | undefined // set by `saveDocument`
}
