import { asObject, largeBody } from '../../http/body.ts'
import { defineRoutes, listQuery, type Parameter, word } from '../../rest/define-routes.ts'
import { instant, model, object, orNull, pageOf, text, whole } from '../../rest/schemas.ts'
import * as documents from './service.ts'

const id: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of the document',
  schema: { type: 'string', format: 'uuid' },
}

const title = { type: 'string', maxLength: 120 }
const content = {
  type: 'object',
  description: 'The rich text as ProseMirror writes it, at most 1,000,000 bytes',
  required: ['type'],
  properties: { type: { const: 'doc' }, content: { type: 'array', items: { type: 'object' } } },
}

const shown = {
  id: text('Its number', { format: 'uuid' }),
  version: whole(),
  title: text(),
  words: whole(),
  createdAt: instant(),
  updatedAt: instant(),
  trashedAt: orNull(instant('When it was moved to the trash; null while it is not there')),
}
const listed = object({ ...shown, excerpt: text('How it begins') })
const document = model('Document', { ...shown, content, text: text('The same as plain text') })

export const documentRoutes = defineRoutes('/text/documents', {
  'GET /': {
    summary: 'Your documents, searched, sorted and paged; the latest first unless sorted',
    extension: true,
    query: listQuery(
      { updated: 'UPDATED', created: 'CREATED', title: 'TITLE', words: 'WORDS' },
      { trashed: word({ true: 'TRASHED', false: 'DESK' }) },
    ),
    returns: pageOf('documents', listed),
    answer: async (ctx, { query: { trashed, ...args } }) => {
      const { items, total } = await documents.listDocuments(ctx, { ...args, trashed: trashed === 'TRASHED' })
      return { documents: items, total }
    },
  },
  'POST /': {
    summary: 'Makes a document, empty unless given',
    extension: true,
    status: 201,
    body: { type: 'object', properties: { title, content } },
    mayBeEmpty: true,
    bounds: largeBody,
    returns: document,
    answer: (ctx, { body }) => documents.createDocument(ctx, asObject(body)),
  },
  'GET /:id': {
    summary: 'One of your documents, also from the trash',
    extension: true,
    parameters: [id],
    returns: document,
    answer: (ctx, { params }) => documents.findDocument(ctx, params.id ?? ''),
  },
  'PUT /:id': {
    summary: 'Saves what is given of it; with `version`, 409 with `present` when another save was quicker',
    extension: true,
    parameters: [id],
    body: { type: 'object', properties: { title, content, version: { type: 'integer', minimum: 1 } } },
    bounds: largeBody,
    returns: document,
    fails: ['conflict'],
    answer: (ctx, { params, body }) => documents.saveDocument(ctx, params.id ?? '', asObject(body)),
  },
  'DELETE /:id': {
    summary: 'Moves it to the trash; from there, forgets it for ever',
    extension: true,
    parameters: [id],
    answer: (ctx, { params }) => documents.discardDocument(ctx, params.id ?? ''),
  },
})
