import { z } from 'zod'
import { instant } from '../../db/tables.ts'
import { largeBody } from '../../http/body.ts'
import { del, get, listQuery, type Parameter, post, put, routesUnder, enumParam } from '../../rest/define-routes.ts'
import { expectedVersion, named, pageOf } from '../../rest/schema.ts'
import { documentTitle } from './content.ts'
import * as documents from './service.ts'

const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'ID of the document',
  schema: { type: 'string', format: 'uuid' },
}

const node = z.record(z.string(), z.unknown())
const content = z.object({ type: z.literal('doc'), content: z.array(node).optional() }).describe('The rich text as a ProseMirror document')

/** For OpenAPI only: the service checks the content node by node. */
const givenContent = z
  .unknown()
  .optional()
  .meta({
    type: 'object',
    description: 'The rich text as a ProseMirror document, at most 1,000,000 bytes',
    required: ['type'],
    properties: { type: { const: 'doc' }, content: { type: 'array', items: { type: 'object' } } },
  })

const given = { title: documentTitle.nullish(), content: givenContent }

const common = {
  id: z.uuid(),
  version: z.int().min(1),
  title: z.string(),
  words: z.int().min(0),
  createdAt: instant(),
  updatedAt: instant(),
  trashedAt: instant().nullable().describe('When it was moved to the trash; null if it is not there'),
}
const listedDto = z.object({ ...common, excerpt: z.string().describe('Beginning of the text') })
const documentDto = named('Document', z.object({ ...common, content, text: z.string().describe('The content as plain text') }))

export const documentRoutes = routesUnder('/text/documents', [
  get('/', {
    summary: 'List your documents, newest first unless sorted',
    extension: true,
    query: listQuery(
      { updated: 'UPDATED', created: 'CREATED', title: 'TITLE', words: 'WORDS' },
      { trashed: enumParam({ true: 'TRASHED', false: 'LISTED' }) },
    ),
    returns: pageOf('documents', listedDto),
    handler: async (ctx, { query: { trashed, ...args } }) => {
      const { items, total } = await documents.listDocuments(ctx, { ...args, trashed: trashed === 'TRASHED' })
      return { documents: items, total }
    },
  }),
  post('/', {
    summary: 'Create a document',
    extension: true,
    status: 201,
    body: z.object({ id: z.uuid().nullish().describe('Of your choice; a repeated request creates the document only once'), ...given }),
    mayBeEmpty: true,
    bounds: largeBody,
    returns: documentDto,
    handler: (ctx, { body }) => documents.createDocument(ctx, body),
  }),
  get('/:id', {
    summary: 'Get one of your documents, including those in the trash',
    extension: true,
    textIds: true,
    parameters: [id],
    returns: documentDto,
    handler: (ctx, { params }) => documents.findDocument(ctx, params.id),
  }),
  put('/:id', {
    summary: 'Save a document; with `version`, 409 with `current` if it is outdated. New content restores it from the trash',
    extension: true,
    textIds: true,
    parameters: [id],
    body: z.object({ ...given, version: expectedVersion() }),
    bounds: largeBody,
    returns: documentDto,
    fails: ['conflict'],
    handler: (ctx, { params, body }) => documents.saveDocument(ctx, params.id, body),
  }),
  del('/:id', {
    summary: 'Move a document to the trash; delete it permanently if it is there already',
    extension: true,
    textIds: true,
    parameters: [id],
    handler: (ctx, { params }) => documents.discardDocument(ctx, params.id),
  }),
])
