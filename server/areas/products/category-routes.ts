import { z } from 'zod'
import { toId } from '../../db/rows.ts'
import { del, emptyNotFound, get, labelFilter, listQuery, listRoute, pathId, post, put, routesUnder } from '../../rest/define-routes.ts'
import { expectedVersion, label, labelOf, named, optionalLabel } from '../../rest/schema.ts'
import { optional, optionalFields } from '../../validation.ts'
import { categoryLabels } from './labels.ts'
import * as service from './own-categories.ts'
import { ownCategories, type OwnCategoryRow } from './tables.ts'

const statusLabels = { ACTIVE: 'Active', INACTIVE: 'Inactive' } as const

const toDto = ({ parent, status, ...category }: OwnCategoryRow) => ({
  ...category,
  parent: categoryLabels[parent],
  status: statusLabels[status],
})
const categoryDto = named('OwnCategory', ownCategories.row.extend({ parent: label(categoryLabels), status: label(statusLabels) }))

const { title, image } = ownCategories.columns
const required = { title, parent: labelOf(categoryLabels) }
const more = {
  slug: optional(z.string().max(60)).describe('Letters and digits with hyphens between them, unique; made from the title when left out'),
  image: optional(image).describe('A path that begins with `/`, or an https address'),
  status: optionalLabel(statusLabels),
}

export const ownCategoryRoutes = routesUnder('/api/apps/ecommerce/categories', [
  get('/', {
    ...listRoute(
      {
        summary: 'List subcategories',
        key: 'categories',
        query: listQuery({ title: 'TITLE' }, { parent: labelFilter(categoryLabels), status: labelFilter(statusLabels) }),
        item: categoryDto,
        toDto,
      },
      service.listOwnCategories,
    ),
    extension: true,
  }),
  post('/', {
    summary: 'Create a subcategory; 409 if its slug is in use',
    extension: true,
    status: 201,
    body: z.object({ ...required, ...more }),
    returns: categoryDto,
    handler: async (ctx, { body }) => toDto(await service.createOwnCategory(ctx, body)),
  }),
  put('/:id', {
    summary: 'Update a subcategory; its products move with it to another parent',
    extension: true,
    body: optionalFields(required).extend({ ...more, version: expectedVersion() }),
    returns: categoryDto,
    handler: async (ctx, { params, body: { version, ...input } }) => toDto(await service.updateOwnCategory(ctx, params.id, version, input)),
  }),
  put('/:id/place', {
    summary: 'Move a subcategory within its parent or to another one; returns the subcategories of that parent in order',
    extension: true,
    body: z.object({
      parent: optionalLabel(categoryLabels),
      place: z.int().min(0).describe('Position among the categories of the parent, from 0'),
    }),
    returns: z.object({ categories: z.array(categoryDto) }),
    handler: async (ctx, { params, body }) => ({
      categories: (await service.moveOwnCategory(ctx, params.id, body.parent, body.place)).map(toDto),
    }),
  }),
  del('/:id', {
    summary: 'Delete a subcategory; its products keep only the parent',
    extension: true,
    errors: [emptyNotFound],
    handler: (ctx, { params }) => service.deleteOwnCategory(ctx, params.id, null),
  }),
  del('/:id/into/:target', {
    summary: 'Delete a subcategory and move its products to another one',
    extension: true,
    parameters: [{ ...pathId, name: 'target', description: 'ID of the subcategory that receives its products' }],
    errors: [emptyNotFound],
    handler: (ctx, { params }) => service.deleteOwnCategory(ctx, params.id, toId(params.target)),
  }),
])
