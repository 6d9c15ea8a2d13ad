/** Saved searches: searches of emails, kept under a name. */
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow, listRows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, tooLarge } from '../../errors.ts'
import { parse } from '../../validation.ts'
import { savedSearches } from './tables.ts'

const maxSearches = 50

/** All saved searches by name. */
export const listSavedSearches = async (ctx: Context) => (await listRows(ctx, savedSearches, { page: { itemsPerPage: -1 } })).items

export function saveSearch(ctx: Context, input: { name: string; query: string }) {
  const query = parse(savedSearches.columns.query, input.query, 'query')
  return write(ctx, 'SEARCH_SAVED', async ctx => {
    const all = await listSavedSearches(ctx)
    const name = await readName(ctx, input.name)
    if (all.length >= maxSearches) throw tooLarge('TOO_MANY_SAVED_SEARCHES', { max: maxSearches })
    return insertRow(ctx, savedSearches, { name, query })
  })
}

export function renameSavedSearch(ctx: Context, id: number, name: string) {
  return write(ctx, 'SAVED_SEARCH_RENAMED', async ctx =>
    updateRow(ctx, savedSearches, await findRow(ctx, savedSearches, id), { name: await readName(ctx, name, id) }),
  )
}

/** Deletes the saved search and returns its id. */
export function deleteSavedSearch(ctx: Context, id: number) {
  return write(ctx, 'SAVED_SEARCH_DELETED', async ctx => {
    await deleteRow(ctx, savedSearches, await findRow(ctx, savedSearches, id))
    return id
  })
}

async function readName(ctx: WriteContext, given: string, ownId?: number) {
  const name = parse(savedSearches.columns.name, given, 'name')
  const all = await listSavedSearches(ctx)
  if (all.some(each => each.id !== ownId && fold(each.name) === fold(name))) throw conflict('NAME_TAKEN', { field: 'name', name })
  return name
}
