/** The mailbox's places: folders, stars, labels, and the trash, each with its own address. */
import type { EmailLabel } from '../../platform/schema.generated.ts'
import type { EmailRowFragment, EmailsQueryVariables } from './email.generated.ts'

export const folders = ['inbox', 'starred', 'sent', 'draft', 'spam', 'trashed'] as const
export const labels = ['personal', 'company', 'important', 'private'] as const
export type FolderName = (typeof folders)[number]
export type LabelName = (typeof labels)[number]
export type Place = FolderName | LabelName

export type EmailFilter = Pick<EmailsQueryVariables, 'folder' | 'label' | 'starred' | 'trashed' | 'search'>

const filters: Record<Place, EmailFilter> = {
  inbox: { folder: 'INBOX' },
  starred: { starred: true },
  sent: { folder: 'SENT' },
  draft: { folder: 'DRAFT' },
  spam: { folder: 'SPAM' },
  trashed: { trashed: true },
  personal: { label: 'PERSONAL' },
  company: { label: 'COMPANY' },
  important: { label: 'IMPORTANT' },
  private: { label: 'PRIVATE' },
}

export const isPlace = (segment: string): segment is Place => Object.hasOwn(filters, segment)

export const pathOf = (place: Place): string => (place === 'inbox' ? '/apps/email' : `/apps/email/${place}`)

export const filterOf = (place: Place, search: string): EmailFilter => ({ ...filters[place], ...(search && { search }) })

export const labelOf = (name: LabelName): EmailLabel => name.toUpperCase() as EmailLabel // the same words in capitals
export const labelName = (label: EmailLabel): LabelName => label.toLowerCase() as LabelName // the same words in small letters

/** Whether a changed email still belongs in the list, so that it leaves at once. */
export function isListed({ folder, labels, isStarred, isDeleted }: EmailRowFragment, filter: EmailFilter): boolean {
  // A search may name another folder.
  if (filter.search && /(?:^|\s)in:/i.test(filter.search)) return true
  return (
    isDeleted === (filter.trashed ?? false) &&
    (!filter.folder || folder === filter.folder) &&
    (!filter.starred || isStarred) &&
    (!filter.label || labels.includes(filter.label))
  )
}
