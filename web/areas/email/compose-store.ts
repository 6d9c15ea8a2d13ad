/** Open compose windows. They outlive the page, so that another page can be opened while an email is written. */
import { createStore, useStore } from '../../platform/create-store.ts'
import type { AttachedFile } from '../../ui/attachments/attached-file.ts'

export type ComposeKind = 'new' | 'draft' | 'reply' | 'replyAll' | 'forward'

export interface ComposeContent {
  to: Address[]
  cc: Address[]
  bcc: Address[]
  subject: string
  /** What is written here. */
  text: string
  /** The quoted end of the conversation. */
  quote: string
  files: readonly AttachedFile[]
}

export interface Address {
  name: string
  email: string
}

export interface ComposeWindow {
  /** Also the idempotency key of the draft's creation. */
  key: string
  kind: ComposeKind
  /** The draft, or the email that is answered. */
  id: string | undefined
  size: 'normal' | 'minimized' | 'full'
  /** The saved draft. */
  draftId: string | undefined
  /** The last content, for a window that is shown again. */
  content: ComposeContent | undefined
  /** Whether the last content has changes that are not saved in the draft. */
  isUnsaved: boolean
  /** Saves run one after the other, so that an older one never overwrites a newer one. */
  saves: { last: Promise<void> }
}

const windows = createStore<readonly ComposeWindow[]>([])
/** More would not fit beside each other. */
const maxWindows = 3

export function openCompose({ kind, id, content }: { kind: ComposeKind; id?: string; content?: ComposeContent }): void {
  const same = windows.get().find(each => id !== undefined && each.kind === kind && each.id === id)
  if (same) return resize(same.key, 'normal')
  const added: ComposeWindow = {
    key: crypto.randomUUID(),
    kind,
    id,
    size: 'normal',
    draftId: kind === 'draft' ? id : undefined,
    content,
    isUnsaved: content !== undefined,
    saves: { last: Promise.resolve() },
  }
  const open = windows.get().map(each => (each.size === 'full' ? { ...each, size: 'normal' as const } : each))
  // The oldest ones stay as titles.
  windows.set(
    [...open, added].map((each, index, all) =>
      index < all.length - maxWindows + 1 && each !== added && all.length > 2 ? { ...each, size: 'minimized' } : each,
    ),
  )
}

export const closeCompose = (key: string): void => windows.set(windows.get().filter(each => each.key !== key))

const change = (key: string, changes: Partial<ComposeWindow>) =>
  windows.set(windows.get().map(each => (each.key === key ? { ...each, ...changes } : each)))

export const resize = (key: string, size: ComposeWindow['size']): void => change(key, { size })
export const keepDraft = (key: string, draftId: string): void => change(key, { draftId })
export const keepContent = (key: string, content: ComposeContent, isUnsaved: boolean): void => change(key, { content, isUnsaved })

export const useComposeWindows = (): readonly ComposeWindow[] => useStore(windows)
