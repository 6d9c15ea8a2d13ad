/** Export: everything an account holds, as JSON and its attached files, in a ZIP archive that is written as it is read. */
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { type Context, requireSession } from '../../context.ts'
import { allTables, type AnyTable, columnNames, decodeRow, serializeRow } from '../../db/tables.ts'
import { hourMs } from '../../time.ts'
import { readPieces } from '../files/service.ts'
import '../documents/tables.ts'
import '../notifications/tables.ts'
import '../text/tables.ts'
import '../words/tables.ts'
import { takeUse } from '../../db/use-quotas.ts'
import { throttleKey } from '../../db/throttle-rows.ts'

const quota = { what: 'Exports', count: 5, withinMs: hourMs, reason: 'TOO_MANY_TRIES' } as const
/** Rows read at once, and most rows of one file. */
const page = 500
const maxRows = 200_000

type Row = Record<string, unknown>

/** Columns that are not for anyone, or that say the same as others. */
const hidden = new Set([
  'accountId',
  'workspaceId',
  'passwordHash',
  'tokenHash',
  'keyHash',
  'emailKey',
  'deviceHash',
  'totpSecret',
  'totpPending',
  'secret',
  'previousSecret',
])
const isShown = (name: string) => !hidden.has(name) && !/(Folded|^searchText|LastStep)$/.test(name)

const plain = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => isShown(name)))

/** Rows of a table by account or workspace, in pages by its key. */
async function* readRows(ctx: Context, table: string, owner: Row, key = 'id'): AsyncGenerator<Row> {
  const [[column, value] = ['', 0]] = Object.entries(owner)
  let last: unknown
  for (let read = 0; read < maxRows; read += page) {
    const after = last === undefined ? sql`` : sql`and ${sql.ref(key)} > ${last}`
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value} ${after}
      order by ${sql.ref(key)} limit ${page}`.execute(ctx.db)
    yield* rows
    last = rows.at(-1)?.[key]
    if (rows.length < page) return
  }
}

/** A JSON list, row by row. */
async function* toJson(rows: AsyncIterable<Row>, show: (row: Row) => Row = plain): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(show(row))
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Tables of the account, and the key that their rows are read by. */
const ownTables: Record<string, string> = {
  sessions: 'id',
  notifications: 'id',
  documents: 'id',
  textRuns: 'id',
  wordGrants: 'id',
  wordEntries: 'id',
  moneyEntries: 'id',
  paymentOrders: 'outTradeNo',
  paymentOrderItems: 'id',
  subscriptions: 'accountId',
  dictionaryWords: 'wordKey',
  ignoredRules: 'rule',
  devices: 'deviceHash',
  apiKeys: 'id',
  accountAddresses: 'id',
  webhooks: 'id',
}

/** The archive of the viewer's data. Areas of the workspace that were never used hold nothing of the viewer's, and are left out. */
export async function exportAccount(ctx: Context): Promise<Readable> {
  const { accountId, workspaceId } = requireSession(ctx)
  await takeUse(ctx, throttleKey('export', String(accountId)), quota)
  const used = await ctx.db.selectFrom('workspaceAreas').select('area').where('workspaceId', '=', workspaceId).execute()
  const zip = new ZipFile()
  const add = (name: string, rows: () => AsyncIterable<Row>, show?: (row: Row) => Row) =>
    zip.addReadStreamLazy(`${name}.json`, callback => callback(null, Readable.from(toJson(rows(), show))))
  add('account', () => readRows(ctx, 'accounts', { id: accountId }))
  for (const [table, key] of Object.entries(ownTables)) add(table, () => readRows(ctx, table, { accountId }, key))
  add('workspace/operations', () => readRows(ctx, 'operations', { workspaceId }))
  for (const table of allTables().filter(({ area }) => used.some(each => each.area === area)))
    add(
      `workspace/${table.name}`,
      () => readRows(ctx, table.name, { workspaceId }),
      row => serializeRow(table, shownColumns(table, row)),
    )
  const files = await ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'size'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('id')
    .execute()
  for (const { id, name, size } of files)
    zip.addReadStreamLazy(`files/${id} ${name}`, callback => callback(null, Readable.from(readPieces(ctx, id, Number(size)))))
  zip.end()
  const archive = new Readable().wrap(zip.outputStream)
  zip.on('error', error => archive.destroy(error))
  return archive
}

const shownColumns = (table: AnyTable, row: Row): Row => {
  const decoded = decodeRow(table, row)
  return Object.fromEntries(columnNames(table).map(name => [name, decoded[name]]))
}
