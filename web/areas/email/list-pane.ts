/** What the list of a folder and its head share. */
import type { Translations } from '../../platform/languages.ts'
import type { Selection } from '../../ui/selection.ts'
import type { EmailActions } from './email-actions.ts'
import type { EmailList } from './email-pages.ts'
import { labels, type LabelName, labelOf, type Place } from './place.ts'

export interface ListPaneProps {
  place: Place
  /** The folder's, or the saved search's. */
  title: string
  search: string
  list: EmailList
  selection: Selection
  actions: EmailActions
  openId: string | undefined
  cursor: string | undefined
  /** Rows of two lines, beside the reader and on phones. */
  isNarrow: boolean
  onOpen: (id: string) => void
  onCursor: (id: string) => void
  onLeave: (ids: string[], act: () => unknown) => void
  onSearch: (text: string) => void
  /** Undefined if there is no search, or if it is saved. */
  onSaveSearch: (() => void) | undefined
  /** On phones, the folders are in a drawer. */
  onFolders: (() => void) | undefined
}

type T = Translations<'email' | 'shell'>['t']

export const isLabel = (place: Place): place is LabelName => (labels as readonly string[]).includes(place)

export const titleOf = (t: T, place: Place): string => (isLabel(place) ? t(`labels.${labelOf(place)}`) : t(`folders.${place}`))

export const emptyText = (t: T, place: Place): string => (isLabel(place) ? t('empty.label') : t(`empty.${place}`))
