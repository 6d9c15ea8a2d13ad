/** E-mail: a mailbox with folders, labels, stars and a trash. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { batched, groupRows } from '../../db/loaders.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, findRowsIn, listRows, type PageArgs, rows } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { given } from '../../rules.ts'
import { type EmailRow, emails } from './tables.ts'

export type Folder = EmailRow['folder']
export type Label = 'PERSONAL' | 'COMPANY' | 'IMPORTANT' | 'PRIVATE'
type Patchable = 'folder' | 'isRead' | 'isStarred' | 'isDeleted' | 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'excerpt'
/** What changes; what is null stays. */
export type EmailPatch = { [K in Patchable]?: EmailRow[K] | null } & { labels?: Label[] }

export const labelColumns = { PERSONAL: 'isPersonal', COMPANY: 'isCompany', IMPORTANT: 'isImportant', PRIVATE: 'isPrivate' } as const
const labels = Object.keys(labelColumns) as Label[] // the keys written above

const most = 1000

interface EmailArgs {
  search?: string | null
  folder?: Folder | null
  label?: Label | null
  starred?: boolean | null
  unread?: boolean | null
  trashed?: boolean | null
  page?: PageArgs | null
}

/** Mails that match, the newest first. In the trash lies whatever was thrown away, answers of others too. */
export function listEmails(ctx: Context, { folder, label, starred, unread, trashed, ...args }: EmailArgs) {
  return listRows(ctx, emails, args, {
    where: {
      isListed: trashed ? null : true,
      isDeleted: trashed ?? false,
      folder,
      isStarred: starred,
      isRead: typeof unread === 'boolean' ? !unread : null,
      ...(label && { [labelColumns[label]]: true }),
    },
  })
}

export const findEmail = (ctx: Context, id: number) => findRow(ctx, emails, id)

export const labelsOf = (email: EmailRow): Label[] => labels.filter(label => email[labelColumns[label]])

export const senderOf = ({ fromName, fromEmail, fromAvatar }: EmailRow) => ({ email: fromEmail, name: fromName, avatar: fromAvatar })

const loadReplies = async (ctx: Context, ids: readonly number[]) => {
  const found = await findRowsIn(ctx, emails, 'answers', ids)
  return groupRows(
    ids,
    found.filter(({ isDeleted }) => !isDeleted),
    ({ answers }) => answers ?? 0,
  )
}

/** Answers to the mail, the oldest first. */
export const listReplies = (ctx: Context, email: EmailRow): Promise<EmailRow[]> => batched(ctx, loadReplies, email.id)

/** What is shown beside the folders. */
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

/** Changes the given mails as one step. */
export function updateEmails(ctx: Context, ids: readonly unknown[], { labels: wanted, ...patch }: EmailPatch) {
  const labelled = wanted && Object.fromEntries(labels.map(label => [labelColumns[label], wanted.includes(label)]))
  const changes = { ...given(patch), ...labelled }
  return changeEmails(ctx, 'Changed mails', ids, () => changes)
}

/** Adds the label where it is not, and takes it where it is. */
export const toggleEmailLabel = (ctx: Context, ids: readonly unknown[], label: Label) =>
  changeEmails(ctx, 'Changed the labels of mails', ids, email => ({ [labelColumns[label]]: !email[labelColumns[label]] }))

/** As one step: the fields first, then the label. */
export const changeAndLabel = (ctx: Context, ids: readonly unknown[], patch: EmailPatch | null, label: Label | null) =>
  write(ctx, patch ? 'Changed mails' : 'Changed the labels of mails', async ctx => {
    if (patch) await updateEmails(ctx, ids, patch)
    if (label) await toggleEmailLabel(ctx, ids, label)
    if (!patch && !label) readIds(ids)
  })

function changeEmails(ctx: Context, summary: string, ids: readonly unknown[], patchOf: (email: EmailRow) => Partial<EmailRow>) {
  const wanted = readIds(ids)
  return write(ctx, summary, async ctx => {
    const changed: EmailRow[] = []
    for (const email of await findRowsIn(ctx, emails, 'id', wanted)) changed.push(await updateRow(ctx, emails, email, patchOf(email)))
    return changed
  })
}

/** Deletes mails of the trash for good, all of it without ids, and tells how many are gone. Their answers go with them. */
export function emptyTrash(ctx: Context, ids: readonly unknown[] | null | undefined) {
  const wanted = ids ? readIds(ids) : null
  return write(ctx, 'Emptied the trash', async ctx => {
    const trash = await findRowsIn(ctx, emails, 'isDeleted', [1])
    const chosen = wanted ? trash.filter(({ id }) => wanted.includes(id)) : trash
    const known = new Set(chosen.map(({ id }) => id))
    const answers = (await findRowsIn(ctx, emails, 'answers', [...known])).filter(({ id }) => !known.has(id))
    for (const email of [...answers, ...chosen]) await deleteRow(ctx, emails, email)
    return chosen.length
  })
}

/** Those of the ids that a mail could have, each once. */
function readIds(ids: readonly unknown[]): number[] {
  if (ids.length === 0 || ids.length > most) throw invalid('ids', `ids must name 1 to ${most} mails`)
  const form = /^[1-9]\d{0,15}$/
  return [...new Set(ids.filter(id => form.test(String(id))).map(Number))].filter(Number.isSafeInteger)
}
