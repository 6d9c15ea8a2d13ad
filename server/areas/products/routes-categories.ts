import { toId } from '../../db/rows.ts'
import { aText, aWhole, aWord, bodyOf, expectedVersion } from '../../rest/fields.ts'
import { defineRoutes, emptyNotFound, listQuery, pathId, word } from '../../rest/define-routes.ts'
import { columnsOf, list, model, object, oneOf, pageOf, whole } from '../../rest/schemas.ts'
import * as own from './own-categories.ts'
import type { OwnCategoryRow } from './tables.ts'
import './tables.ts'
import { categoryNames, categoryWords } from './words.ts'

const statusWords = { ACTIVE: 'Active', INACTIVE: 'Inactive' } as const

const toWire = ({ parent, status, ...category }: OwnCategoryRow) => ({
  ...category,
  parent: categoryWords[parent],
  status: statusWords[status],
})
const category = model('OwnCategory', {
  ...columnsOf('ownCategories'),
  version: whole(),
  parent: oneOf(categoryWords),
  status: oneOf(statusWords),
})

const fields = {
  title: aText({ minLength: 1, maxLength: 60 }),
  slug: aText({ maxLength: 60, description: 'Letters and digits with - between them, unique; made of the title when a new one has none' }),
  image: aText({ maxLength: 500, description: 'A path that begins with `/`, or an https address' }),
  parent: aWord(categoryWords),
  status: aWord(statusWords),
}
const wanted = bodyOf(fields, 'title', 'parent')
const change = bodyOf({ ...fields, version: expectedVersion })
const move = bodyOf(
  { parent: aWord(categoryWords), place: aWhole({ minimum: 0, description: 'Among those under its parent, from 0' }) },
  'place',
)

export const ownCategoryRoutes = defineRoutes('/api/apps/ecommerce/categories', {
  'GET /': {
    summary: 'The shop’s own categories, in their order unless sorted',
    extension: true,
    query: listQuery({ title: 'TITLE' }, { parent: word(categoryNames), status: word({ Active: 'ACTIVE', Inactive: 'INACTIVE' }) }),
    returns: pageOf('categories', category),
    answer: async (ctx, { query }) => {
      const { items, total } = await own.listOwnCategories(ctx, query)
      return { categories: items.map(toWire), total }
    },
  },
  'POST /': {
    summary: 'Adds a category of the shop’s own; 409 when its slug is taken',
    extension: true,
    status: 201,
    body: wanted,
    returns: category,
    answer: async (ctx, { body }) => toWire(await own.createOwnCategory(ctx, wanted.read(body))),
  },
  'PUT /:id': {
    summary: 'Changes what is given of a category; its products follow it to another parent',
    extension: true,
    parameters: [pathId],
    body: change,
    returns: category,
    answer: async (ctx, { params, body }) => {
      const { version, ...input } = change.read(body)
      return toWire(await own.updateOwnCategory(ctx, toId(params.id ?? ''), version, input))
    },
  },
  'PUT /:id/place': {
    summary: 'Moves a category among those under its parent, or under another one; gives those in their new order',
    extension: true,
    parameters: [pathId],
    body: move,
    returns: object({ categories: list(category) }),
    answer: async (ctx, { params, body }) => {
      const { parent, place } = move.read(body)
      return { categories: (await own.moveOwnCategory(ctx, toId(params.id ?? ''), parent, place)).map(toWire) }
    },
  },
  'DELETE /:id': {
    summary: 'Deletes a category; its products stand in none of the shop’s own then',
    extension: true,
    parameters: [pathId],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => own.deleteOwnCategory(ctx, toId(params.id ?? ''), null),
  },
  'DELETE /:id/into/:target': {
    summary: 'Deletes a category; its products go to another one',
    extension: true,
    parameters: [pathId, { ...pathId, name: 'target', description: 'Id of the category that its products go to' }],
    errors: [emptyNotFound],
    answer: (ctx, { params }) => own.deleteOwnCategory(ctx, toId(params.id ?? ''), toId(params.target ?? '')),
  },
})
