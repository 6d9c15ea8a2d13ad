/** The rows of a workspace as one value: exported, stored as snapshots, and put back. */
import { z } from 'zod'
import { type Context, requireViewer, workspaceOf } from '../../context.ts'
import { type Action, write } from '../../db/changes.ts'
import { seededAreas, seededTables } from '../../db/demo-rows.ts'
import { readTables, replaceRows, type Rows } from '../../db/replace-rows.ts'
import { type AnyTable } from '../../db/tables.ts'
import { invalid, tooLarge } from '../../errors.ts'
import { firstIssue } from '../../validation.ts'

const format = 'deskwright-workspace'
const version = 1
export const maxRows = 20_000

/** Tables in order of dependence. */
const fileTables = (): AnyTable[] => seededTables(seededAreas())

export interface WorkspaceFile {
  format: typeof format
  version: typeof version
  exportedAt: string
  tables: Record<string, Record<string, unknown>[]>
}

export async function exportWorkspace(ctx: Context): Promise<WorkspaceFile> {
  requireViewer(ctx)
  workspaceOf(ctx)
  const found = await readTables(ctx, fileTables(), maxRows + 1)
  if (found.reduce((sum, { rows }) => sum + rows.length, 0) > maxRows) throw tooLarge('WORKSPACE_FILE_TOO_LARGE', { max: maxRows })
  const tables = Object.fromEntries(found.map(({ table, rows }) => [table.name, rows.map(row => ownColumns(table, row))]))
  return { format, version, exportedAt: ctx.now().toISOString(), tables }
}

/** Without the columns that only searching and sorting need. */
const ownColumns = (table: AnyTable, row: Record<string, unknown>) =>
  Object.fromEntries(['id', ...Object.keys(table.columns)].map(name => [name, row[name]]))

const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(version),
  exportedAt: z.string().optional(),
  tables: z.record(z.string(), z.array(z.unknown())),
})
/** Apart, so that rows are counted before each is looked at. */
const rowSchema = z.record(z.string(), z.unknown())

/** The rows of a file; throws for the first row or column that the workspace could not hold. */
function readFile(data: unknown): Rows[] {
  const { tables } = parseAt([], fileSchema, data)
  const known = fileTables()
  const unknown = Object.keys(tables).find(name => !known.some(table => table.name === name))
  if (unknown !== undefined)
    throw invalid('NOT_ONE_OF', { field: `tables.${unknown}`.slice(0, 200), allowed: known.map(({ name }) => name) })
  const count = Object.values(tables).reduce((sum, list) => sum + list.length, 0)
  if (count > maxRows) throw tooLarge('WORKSPACE_FILE_TOO_LARGE', { max: maxRows, field: 'tables' })
  return known
    .filter(({ name }) => Object.hasOwn(tables, name))
    .map(table => ({ table, rows: (tables[table.name] ?? []).map((row, index) => readRow(table, row, index)) }))
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  ) || 'data'

/** The value, if it fits; throws with its place in the file. */
function parseAt<S extends z.ZodType>(place: readonly PropertyKey[], schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value, { reportInput: true })
  if (!error) return data
  const { reason, params } = firstIssue(error)
  throw invalid(reason, { ...params, field: pathOf([...place, ...(error.issues[0]?.path ?? [])]) })
}

function readRow(table: AnyTable, given: unknown, index: number): Record<string, unknown> & { id: number } {
  const place = ['tables', table.name, index]
  const row = parseAt(place, rowSchema, given)
  const extra = Object.keys(row).find(name => !['id', 'version', ...Object.keys(table.columns)].includes(name))
  if (extra !== undefined) throw invalid('INVALID_VALUE', { field: pathOf([...place, extra]).slice(0, 200) })
  parseAt(place, table.row, { ...row, version: 1 })
  // The schema of a row has an id.
  return { ...row } as Record<string, unknown> & { id: number }
}

/** Makes the workspace like the file, as one operation. */
export async function applyFile(ctx: Context, data: unknown, action: Action, params: { snapshot?: string } = {}) {
  requireViewer(ctx)
  const wanted = readFile(data)
  return write(ctx, action, async ctx => {
    Object.assign(ctx.params, params)
    return replaceRows(ctx, wanted)
  })
}

export const importWorkspace = (ctx: Context, data: unknown) => applyFile(ctx, data, 'WORKSPACE_IMPORTED')
