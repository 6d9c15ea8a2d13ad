/** Users from a file: each row is checked as if it were added alone, and told by its number where it cannot be. */
import type { Context } from '../../context.ts'
import { write, type WriteContext } from '../../db/changes.ts'
import { fold } from '../../db/text.ts'
import { AppError, invalid } from '../../errors.ts'
import { readText } from '../../rules.ts'
import { readUser } from './input.ts'
import { checkTaken, insertUser } from './service.ts'
import { type UserPlan, userRoles, type UserRow, type UserStatus } from './tables.ts'

/** A row as it was read: words, whatever they are. */
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
}

const most = 1000
const plans: readonly UserPlan[] = ['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE']
const statuses: readonly UserStatus[] = ['ACTIVE', 'INACTIVE', 'PENDING']

/** Adds the rows that are right and tells what is wrong with the others; as a trial, adds none. */
export async function importUsers(ctx: Context, rows: readonly ImportRow[], isTrial: boolean) {
  if (rows.length === 0 || rows.length > most) throw invalid('rows', 'Give 1 to 1,000 rows')
  const problems: ImportProblem[] = []
  if (isTrial) {
    const seen = new Set<string>()
    let count = 0
    for (const [index, row] of rows.entries()) if (await isRight(problems, index, () => checkRow(ctx, row, seen))) count++
    return { count, problems, users: [] }
  }
  const users = await write(ctx, 'Imported users', async ctx => {
    const added: UserRow[] = []
    const seen = new Set<string>()
    for (const [index, row] of rows.entries())
      await isRight(problems, index, async () => void added.push(await addRow(ctx, await checkRow(ctx, row, seen))))
    return added
  })
  return { count: users.length, problems, users }
}

/** Whether the row went through; what was wrong with it is kept. */
async function isRight(problems: ImportProblem[], index: number, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    problems.push({ row: index + 1, field: error.field ?? '', message: error.message })
    return false
  }
}

/** The row as a user's columns; refused by the field at fault, also where a row before has the same. */
async function checkRow(ctx: Context, row: ImportRow, seen: Set<string>) {
  const { role, plan, status, username, ...rest } = row
  readText('fullName', row.fullName, { min: 1, max: 120 })
  const input = {
    ...rest,
    username: username?.trim() || null,
    role: readWord('role', role, userRoles),
    currentPlan: readWord('plan', plan, plans),
  }
  const patch = readUser(input)
  const state = readWord('status', status, statuses) ?? 'PENDING'
  await checkTaken(ctx, patch)
  for (const field of ['email', 'username'] as const) {
    const key = `${field} ${fold(patch[field] ?? '')}`
    if (patch[field] && seen.has(key)) throw invalid(field, `${patch[field]} stands in the file before`)
    seen.add(key)
  }
  return { input, status: state }
}

const addRow = (ctx: WriteContext, { input, status }: Awaited<ReturnType<typeof checkRow>>) => insertUser(ctx, input, status)

/** One of the names, in whatever case; nothing where nothing is said. */
function readWord<T extends string>(field: string, word: string | null | undefined, names: readonly T[]): T | null {
  const wanted = word?.trim().toUpperCase() ?? ''
  if (wanted === '') return null
  const found = names.find(name => name === wanted)
  if (!found) throw invalid(field, `${field} must be one of ${names.map(name => name.toLowerCase()).join(', ')}`)
  return found
}
