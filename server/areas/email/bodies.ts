/** What the e-mail calls take: each field is said once, for those who read it and for those who describe it. */
import { asObject } from '../../http/body.ts'
import { toId } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { aFlag, aList, aRecord, aText, aWord, bodyOf, type Field } from '../../rest/fields.ts'
import { type GivenAddress, type GivenEmail, readContent } from './compose.ts'
import type { EmailPatch, Folder, Label } from './service.ts'
import { folderWords, labelWords } from './wire.ts'

/** An address alone, or with a name. */
const anAddress: Field<GivenAddress> = {
  schema: { type: 'object', required: ['email'], properties: { email: { type: 'string' }, name: { type: 'string' } } },
  read(value, field) {
    const { email, name = null } = typeof value === 'string' ? { email: value } : asObject(value)
    if (typeof email === 'string' && (name === null || typeof name === 'string')) return { email, name }
    throw invalid(field, `${field} must hold addresses such as {"email":"ada@example.com","name":"Ada"}`)
  },
}

/** Ids as a list, or one alone; which of them are mails, the service knows. */
const someIds: Field<unknown[]> = {
  schema: { type: 'array', items: { type: 'integer' }, minItems: 1 },
  read: value => (value === null ? [] : [value].flat()),
}

const aDraftId: Field<number> = {
  schema: { type: 'integer', minimum: 1, description: 'Id of a draft' },
  read: value => toId(String(value)),
}

const content = {
  to: aList(anAddress),
  cc: aList(anAddress),
  bcc: aList(anAddress),
  subject: aText({ maxLength: 200 }),
  message: aText({ maxLength: 100_000 }),
}
const marks = {
  folder: aWord<Folder>(folderWords),
  isRead: aFlag(),
  isStarred: aFlag(),
  isDeleted: aFlag(),
  labels: aList(aWord<Label>(labelWords)),
}

/** A mail that is being written. */
export const mail = bodyOf(content)
/** The same, or the draft by id. */
export const draft = bodyOf({ id: aDraftId, ...content })
/** What is to change in mails; what a mail does not have, and what may not be changed, is left aside. */
export const change = bodyOf({ ids: someIds, data: aRecord({ ...content, ...marks }), label: aWord<Label>(labelWords) }, 'ids')

type Merged = GivenEmail & Pick<EmailPatch, 'folder' | 'isRead' | 'isStarred' | 'isDeleted'> & { labels: Label[] | null }

/** Fields to merge into mails, checked. */
export const toPatch = ({ folder, isRead, isStarred, isDeleted, labels, ...written }: Merged): EmailPatch => ({
  ...readContent(written),
  folder,
  isRead,
  isStarred,
  isDeleted,
  ...(labels && { labels }),
})
