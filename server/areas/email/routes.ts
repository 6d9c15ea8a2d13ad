import { z } from 'zod'
import { largeBody } from '../../http/body.ts'
import { toId } from '../../db/rows.ts'
import { del, get, post, put, type Query, routesUnder, searchParam } from '../../rest/define-routes.ts'
import { replyToEmail, saveDraft, sendEmail } from './compose.ts'
import {
  change,
  draft,
  emailDto,
  folderLabels,
  labelLabels,
  newDraft,
  newEmail,
  readFilter,
  savedSearchDto,
  toDto,
  toSavedSearchDto,
} from './dto.ts'
import * as searches from './saved-searches.ts'
import * as emails from './service.ts'
import { savedSearches } from './tables.ts'

const first = (query: URLSearchParams, name: string) => query.get(name)?.trim() ?? ''

const emailQuery: Query<Parameters<typeof emails.listEmails>[1]> = {
  parameters: [
    {
      name: 'q',
      in: 'query',
      description: "Text to look for in the sender's name and the subject, case-insensitive",
      schema: { type: 'string' },
    },
    {
      name: 'filter',
      in: 'query',
      description: 'A folder, `trashed`, or `starred`; `all` means every folder (an extension)',
      schema: { type: 'string', enum: [...Object.values(folderLabels), 'trashed', 'starred', 'all'], default: 'inbox' },
    },
    {
      name: 'label',
      in: 'query',
      description: 'Only emails of the folder with this label',
      schema: { type: 'string', enum: Object.values(labelLabels) },
    },
  ],
  parse: query => ({
    ...readFilter(first(query, 'filter') || 'inbox', first(query, 'label')),
    search: searchParam(query),
    page: { itemsPerPage: -1 },
  }),
}

const count = z.int().min(0)

const mailRoutes = routesUnder('/api/apps/email', [
  get('/', {
    summary: 'List the emails of a folder, newest first, with counts',
    query: emailQuery,
    returns: z.object({
      emails: z.array(emailDto),
      emailsMeta: z.object({
        inbox: count.describe('Unread in the inbox'),
        draft: count.describe('Drafts'),
        spam: count.describe('Unread spam'),
        star: count.describe('Starred emails'),
      }),
    }),
    handler: async (ctx, { query }) => {
      const [{ items }, { inbox, draft, spam, starred }] = await Promise.all([emails.listEmails(ctx, query), emails.countEmails(ctx)])
      return {
        emails: await Promise.all(items.map(email => toDto(ctx, email))),
        emailsMeta: { inbox, draft, spam, star: starred },
      }
    },
  }),
  post('/', {
    summary: 'Merge fields into emails, or toggle a label',
    body: change,
    bounds: largeBody,
    status: 201,
    handler: async (ctx, { body: { ids, data, label } }) => {
      await emails.changeAndLabel(ctx, ids, data, label)
      return undefined
    },
  }),
  get('/:id', {
    summary: 'Get an email',
    extension: true,
    returns: emailDto,
    handler: async (ctx, { params }) => toDto(ctx, await emails.findEmail(ctx, params.id)),
  }),
  post('/drafts', {
    summary: 'Save a draft, new or by ID',
    extension: true,
    body: newDraft,
    bounds: largeBody,
    fails: ['notFound'],
    status: 201,
    returns: emailDto,
    handler: async (ctx, { body: { id, inReplyTo, ...input } }) =>
      toDto(ctx, await saveDraft(ctx, id === null ? null : toId(id), input, inReplyTo === null ? null : toId(inReplyTo))),
  }),
  post('/send', {
    summary: 'Send an email, or a draft by ID',
    extension: true,
    body: draft,
    bounds: largeBody,
    fails: ['notFound'],
    status: 201,
    returns: emailDto,
    handler: async (ctx, { body: { id, ...input } }) => toDto(ctx, await sendEmail(ctx, id === null ? null : toId(id), input)),
  }),
  post('/:id/reply', {
    summary: 'Reply to an email',
    extension: true,
    body: newEmail,
    bounds: largeBody,
    status: 201,
    returns: emailDto,
    handler: async (ctx, { params, body }) => toDto(ctx, await replyToEmail(ctx, params.id, body)),
  }),
  del('/trash', {
    summary: 'Permanently delete the emails in the trash',
    extension: true,
    handler: ctx => emails.emptyTrash(ctx, null),
  }),
])

const searchRoutes = routesUnder('/api/apps/email-searches', [
  get('/', {
    summary: 'List the saved searches by name',
    extension: true,
    returns: z.array(savedSearchDto),
    handler: async ctx => (await searches.listSavedSearches(ctx)).map(toSavedSearchDto),
  }),
  post('/', {
    summary: 'Save a search under a name; 409 if the name is in use',
    extension: true,
    status: 201,
    body: savedSearches.row.pick({ name: true, query: true }),
    returns: savedSearchDto,
    handler: async (ctx, { body }) => toSavedSearchDto(await searches.saveSearch(ctx, body)),
  }),
  put('/:id', {
    summary: 'Rename a saved search; 409 if the name is in use',
    extension: true,
    body: savedSearches.row.pick({ name: true }),
    returns: savedSearchDto,
    handler: async (ctx, { params, body }) => toSavedSearchDto(await searches.renameSavedSearch(ctx, params.id, body.name)),
  }),
  del('/:id', {
    summary: 'Delete a saved search',
    extension: true,
    handler: (ctx, { params }) => searches.deleteSavedSearch(ctx, params.id),
  }),
])

export const emailRoutes = [...mailRoutes, ...searchRoutes]
