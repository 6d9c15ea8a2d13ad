/** Email: a mailbox with folders, labels, stars, and a trash. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { batched, groupRows } from '../../db/loaders.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, type ListArgs, listRows, rows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { given } from '../../rules.ts'
import { parseSearch } from './search.ts'
import { type EmailRow, emails } from './tables.ts'

export type Folder = EmailRow['folder']
export type Label = 'PERSONAL' | 'COMPANY' | 'IMPORTANT' | 'PRIVATE'
type Patchable = 'folder' | 'isRead' | 'isStarred' | 'isDeleted' | 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'excerpt'
/** Fields to change; null leaves a field unchanged. */
export type EmailPatch = { [K in Patchable]?: EmailRow[K] | null } & { labels?: Label[] }

export const labelColumns = { PERSONAL: 'isPersonal', COMPANY: 'isCompany', IMPORTANT: 'isImportant', PRIVATE: 'isPrivate' } as const
const labels = Object.keys(labelColumns) as Label[] // the keys written above

const maxIds = 1000

interface EmailArgs extends ListArgs<typeof emails> {
  label?: Label | null
  starred?: boolean | null
  unread?: boolean | null
  trashed?: boolean | null
}

/** Matching emails, the newest first. The trash holds everything deleted, including received replies. */
export function listEmails(ctx: Context, { label, starred, unread, trashed, search, ...args }: EmailArgs) {
  const { text, where, between, contained, place } = parseSearch(search ?? '')
  const isTrash = place ? place === 'TRASH' : (trashed ?? false)
  const folder = place ? (place === 'TRASH' || place === 'ALL' ? null : place) : args.folder
  const listed: ListArgs<typeof emails> = { ...args, folder, search: text }
  return listRows(ctx, emails, listed, {
    where: {
      isListed: isTrash ? null : true,
      isDeleted: isTrash,
      isStarred: starred,
      isRead: typeof unread === 'boolean' ? !unread : null,
      ...(label && { [labelColumns[label]]: true }),
      ...where,
    },
    between,
    contained,
  })
}

export const findEmail = (ctx: Context, id: number) => findRow(ctx, emails, id)

export const labelsOf = (email: EmailRow): Label[] => labels.filter(label => email[labelColumns[label]])

export const senderOf = ({ fromName, fromEmail, fromAvatar }: EmailRow) => ({ email: fromEmail, name: fromName, avatar: fromAvatar })

const loadReplies = async (ctx: Context, ids: readonly number[]) => {
  const found = await findRowsIn(ctx, emails, 'answers', ids)
  return groupRows(
    ids,
    found.filter(({ isDeleted, folder }) => !isDeleted && folder !== 'DRAFT'),
    ({ answers }) => answers ?? 0,
  )
}

/** Replies to the email, the oldest first. */
export const listReplies = (ctx: Context, email: EmailRow): Promise<EmailRow[]> => batched(ctx, loadReplies, email.id)

export const answeredBy = ({ answers }: EmailRow) => (answers === null ? null : String(answers))

const loadEmails = async (ctx: Context, ids: readonly number[]) => {
  const found = await findRowsIn(ctx, emails, 'id', ids)
  return groupRows(ids, found, ({ id }) => id)
}

/** The email's whole conversation, the oldest first. */
export async function listConversation(ctx: Context, email: EmailRow): Promise<EmailRow[]> {
  const root = email.answers ?? email.id
  const [first, replies] = await Promise.all([batched(ctx, loadEmails, root), batched(ctx, loadReplies, root)])
  const visible = [...first.filter(({ isDeleted }) => !isDeleted), ...replies]
  const all = visible.some(({ id }) => id === email.id) ? visible : [...visible, email]
  return all.toSorted((a, b) => (a.time === b.time ? a.id - b.id : a.time < b.time ? -1 : 1))
}

/** The counts shown beside the folders. */
export async function countEmails(ctx: Context) {
  const groups = await rows(ctx, emails)
    .select(['folder', 'isRead', 'isStarred', sql<number>`count(*)`.as('count')])
    .where(sql<boolean>`${sql.ref('isListed')} = 1 and ${sql.ref('isDeleted')} = 0`)
    .groupBy(['folder', 'isRead', 'isStarred'])
    .execute()
  const count = (matches: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(matches).reduce((sum, group) => sum + Number(group.count), 0)
  const isUnread = (group: (typeof groups)[number]) => !Number(group.isRead)
  return {
    inbox: count(group => group.folder === 'INBOX' && isUnread(group)),
    draft: count(group => group.folder === 'DRAFT'),
    spam: count(group => group.folder === 'SPAM' && isUnread(group)),
    starred: count(group => Number(group.isStarred) === 1),
  }
}

/** Updates the given emails as one operation. */
export function updateEmails(ctx: Context, ids: readonly unknown[], { labels: wanted, ...patch }: EmailPatch) {
  const columns = wanted && Object.fromEntries(labels.map(label => [labelColumns[label], wanted.includes(label)]))
  const changes = { ...given(patch), ...columns }
  return changeEmails(ctx, 'EMAIL_CHANGED', ids, () => changes)
}

/** Adds the label to emails without it, and removes it from those that have it. */
export const toggleEmailLabel = (ctx: Context, ids: readonly unknown[], label: Label) =>
  changeEmails(ctx, 'EMAIL_LABELED', ids, email => ({ [labelColumns[label]]: !email[labelColumns[label]] }))

/** Changes the fields, then toggles the label, as one operation. */
export const changeAndLabel = (ctx: Context, ids: readonly unknown[], patch: EmailPatch | null, label: Label | null) =>
  write(ctx, patch ? 'EMAIL_CHANGED' : 'EMAIL_LABELED', async ctx => {
    if (patch) await updateEmails(ctx, ids, patch)
    if (label) await toggleEmailLabel(ctx, ids, label)
    if (!patch && !label) readIds(ids)
  })

function changeEmails(
  ctx: Context,
  action: 'EMAIL_CHANGED' | 'EMAIL_LABELED',
  ids: readonly unknown[],
  patchOf: (email: EmailRow) => Partial<EmailRow>,
) {
  const known = readIds(ids)
  return write(ctx, action, async ctx => {
    const changed: EmailRow[] = []
    for (const email of await findRowsIn(ctx, emails, 'id', known)) changed.push(await updateRow(ctx, emails, email, patchOf(email)))
    return changed
  })
}

/** Permanently deletes emails in the trash with their replies, or all of them without ids; returns how many. */
export function emptyTrash(ctx: Context, ids: readonly unknown[] | null | undefined) {
  const selected = ids ? readIds(ids) : null
  return write(ctx, 'TRASH_EMPTIED', async ctx => {
    const trash = await findRowsIn(ctx, emails, 'isDeleted', [1])
    const deleted = selected ? trash.filter(({ id }) => selected.includes(id)) : trash
    const known = new Set(deleted.map(({ id }) => id))
    const replies = (await findRowsIn(ctx, emails, 'answers', [...known])).filter(({ id }) => !known.has(id))
    for (const email of [...replies, ...deleted]) await deleteRow(ctx, emails, email)
    return deleted.length
  })
}

/** Valid email ids, without duplicates; others are ignored, as in the contract. */
function readIds(ids: readonly unknown[]): number[] {
  if (ids.length === 0 || ids.length > maxIds) throw invalid('IDS_OUT_OF_RANGE', { field: 'ids', max: maxIds })
  const isId = (id: unknown) => (typeof id === 'string' || typeof id === 'number') && /^[1-9]\d{0,15}$/.test(String(id))
  return [...new Set(ids.filter(isId).map(Number))].filter(Number.isSafeInteger)
}
