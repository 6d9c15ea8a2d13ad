/** Imports users from a file: each row is validated like a new user; errors name the row. */
import type { Context } from '../../context.ts'
import { write, type WriteContext } from '../../db/changes.ts'
import { fold } from '../../db/text.ts'
import { AppError, invalid, publicParams, type Reason } from '../../errors.ts'
import type { Params } from '../../messages/format.ts'
import { parse } from '../../validation.ts'
import { readUser } from './input.ts'
import { checkTaken, insertUser, type KnownUsernames, knownUsernames } from './service.ts'
import { userInput, type UserRow, users } from './tables.ts'

/** A parsed row, not validated. */
export interface ImportRow {
  fullName: string
  email: string
  username?: string | null
  company?: string | null
  country?: string | null
  contact?: string | null
  role?: string | null
  plan?: string | null
  status?: string | null
}

interface ImportProblem {
  /** Counted from 1. */
  row: number
  field: string
  message: string
  reason: Reason
  params: Params
}

const maxRows = 1000
const { role: roleColumn, currentPlan, status: statusColumn } = users.columns

/** Adds the valid rows and reports the errors of the others; a dry run adds none. */
export async function importUsers(ctx: Context, rows: readonly ImportRow[], isTrial: boolean) {
  if (rows.length === 0 || rows.length > maxRows) throw invalid('IDS_OUT_OF_RANGE', { field: 'rows', max: maxRows })
  const problems: ImportProblem[] = []
  if (isTrial) {
    const seen = new Set<string>()
    let count = 0
    for (const [index, row] of rows.entries()) if (await isValid(problems, index, () => checkRow(ctx, row, seen))) count++
    return { count, problems, users: [] }
  }
  const users = await write(ctx, 'USER_IMPORTED', async ctx => {
    const added: UserRow[] = []
    const seen = new Set<string>()
    const known = knownUsernames()
    for (const [index, row] of rows.entries())
      await isValid(problems, index, async () => void added.push(await addRow(ctx, await checkRow(ctx, row, seen), known)))
    return added
  })
  return { count: users.length, problems, users }
}

/** True if the row is valid; otherwise adds its errors. */
async function isValid(problems: ImportProblem[], index: number, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { field = '', message, reason } = error
    problems.push({ row: index + 1, field, message, reason, params: publicParams(error) ?? {} })
    return false
  }
}

/** A row as user columns; throws with the field's name, also for duplicates of an earlier row. */
async function checkRow(ctx: Context, row: ImportRow, seen: Set<string>) {
  const { role, plan, status, username, ...rest } = row
  parse(userInput.shape.fullName, row.fullName, 'fullName')
  const input = {
    ...rest,
    username: username?.trim() || null,
    role: readName('role', role, roleColumn.options),
    currentPlan: readName('plan', plan, currentPlan.options),
  }
  const patch = readUser(input)
  const state = readName('status', status, statusColumn.options) ?? 'PENDING'
  await checkTaken(ctx, patch)
  for (const field of ['email', 'username'] as const) {
    const key = `${field} ${fold(patch[field] ?? '')}`
    if (patch[field] && seen.has(key)) throw invalid('REPEATED_IN_FILE', { field, value: patch[field] })
    seen.add(key)
  }
  return { input, status: state }
}

const addRow = (ctx: WriteContext, { input, status }: Awaited<ReturnType<typeof checkRow>>, known: KnownUsernames) =>
  insertUser(ctx, input, status, { known })

/** An enum value by its display name, case-insensitive; null if empty. */
function readName<T extends string>(field: string, text: string | null | undefined, names: readonly T[]): T | null {
  const wanted = text?.trim().toUpperCase() ?? ''
  if (wanted === '') return null
  const found = names.find(name => name === wanted)
  if (!found) throw invalid('NOT_ONE_OF', { field, allowed: names.map(name => name.toLowerCase()) })
  return found
}
