import { largeBody } from '../../http/body.ts'
import { toId } from '../../db/rows.ts'
import { defineRoutes, pathId, type Query, textAsked } from '../../rest/define-routes.ts'
import { change, draft, mail, toPatch } from './bodies.ts'
import { replyToEmail, saveDraft, sendEmail } from './compose.ts'
import { list, object, whole } from '../../rest/schemas.ts'
import * as emails from './service.ts'
import { emailSchema, folderWords, labelWords, readFilter, toWire } from './wire.ts'

const first = (query: URLSearchParams, name: string) => query.get(name)?.trim() ?? ''

const emailQuery: Query<Parameters<typeof emails.listEmails>[1]> = {
  parameters: [
    {
      name: 'q',
      in: 'query',
      description: "Text to look for in the sender's name and the subject, case-blind",
      schema: { type: 'string' },
    },
    {
      name: 'filter',
      in: 'query',
      description: 'Folder, trash or stars; `all` means every folder (not in the contract)',
      schema: { type: 'string', enum: [...Object.values(folderWords), 'trashed', 'starred', 'all'], default: 'inbox' },
    },
    {
      name: 'label',
      in: 'query',
      description: 'Only mails with this label, of the folder',
      schema: { type: 'string', enum: Object.values(labelWords) },
    },
  ],
  parse: query => ({
    ...readFilter(first(query, 'filter') || 'inbox', first(query, 'label')),
    search: textAsked(query),
    page: { itemsPerPage: -1 },
  }),
}

export const emailRoutes = defineRoutes('/api/apps/email', {
  'GET /': {
    summary: 'Mails of a folder, the newest first, and counts',
    query: emailQuery,
    returns: object({
      emails: list(emailSchema),
      emailsMeta: object({
        inbox: whole('Unread in the inbox'),
        draft: whole('Drafts'),
        spam: whole('Unread spam'),
        star: whole('Mails with a star'),
      }),
    }),
    answer: async (ctx, { query }) => {
      const [{ items }, { inbox, draft, spam, starred }] = await Promise.all([emails.listEmails(ctx, query), emails.countEmails(ctx)])
      return {
        emails: await Promise.all(items.map(email => toWire(ctx, email))),
        emailsMeta: { inbox, draft, spam, star: starred },
      }
    },
  },
  'POST /': {
    summary: 'Merges fields into mails, or toggles a label of each',
    body: change,
    bounds: largeBody,
    status: 201,
    answer: async (ctx, { body }) => {
      const { ids, data, label } = change.read(body)
      await emails.changeAndLabel(ctx, ids, data && toPatch(data), label)
      return undefined
    },
  },
  'GET /:id': {
    summary: 'One mail',
    extension: true,
    parameters: [pathId],
    returns: emailSchema,
    answer: async (ctx, { params }) => toWire(ctx, await emails.findEmail(ctx, toId(params.id ?? ''))),
  },
  'POST /drafts': {
    summary: 'Keeps a draft, new or by id',
    extension: true,
    body: draft,
    bounds: largeBody,
    fails: ['notFound'],
    status: 201,
    returns: emailSchema,
    answer: async (ctx, { body }) => {
      const { id, ...input } = draft.read(body)
      return toWire(ctx, await saveDraft(ctx, id, input))
    },
  },
  'POST /send': {
    summary: 'Sends a mail, or the draft by id',
    extension: true,
    body: draft,
    bounds: largeBody,
    fails: ['notFound'],
    status: 201,
    returns: emailSchema,
    answer: async (ctx, { body }) => {
      const { id, ...input } = draft.read(body)
      return toWire(ctx, await sendEmail(ctx, id, input))
    },
  },
  'POST /:id/reply': {
    summary: 'Answers a mail',
    extension: true,
    parameters: [pathId],
    body: mail,
    bounds: largeBody,
    status: 201,
    returns: emailSchema,
    answer: async (ctx, { params, body }) => toWire(ctx, await replyToEmail(ctx, toId(params.id ?? ''), mail.read(body))),
  },
  'DELETE /trash': {
    summary: 'Deletes the mails of the trash for good',
    extension: true,
    answer: ctx => emails.emptyTrash(ctx, null),
  },
})
