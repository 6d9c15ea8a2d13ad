/** Users of the demo user list, with their roles, plans, and statuses. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { loadPages } from '../../db/paginated-children.ts'
import { addInvariant } from '../../db/revert.ts'
import { findRow, findRowOrNull, findRowsIn, type ListArgs, listRows, type PageArgs, rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { conflict, invalid } from '../../errors.ts'
import { assertTransition, checkVersion } from '../../rules.ts'
import { blankDetails } from './details.ts'
import { readUser, type UserInput, usernameFrom } from './input.ts'
import { type UserPlan, type UserRole, type UserRow, type UserStatus, users } from './tables.ts'

interface Filters {
  plan?: UserPlan | null
  paid?: boolean | null
  signedIn?: boolean | null
}

const transitions: Record<UserStatus, readonly UserStatus[]> = { PENDING: ['ACTIVE'], ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] }
// No user becomes pending again.
const statusActions = { PENDING: 'USER_UPDATED', ACTIVE: 'USER_ACTIVATED', INACTIVE: 'USER_SUSPENDED' } as const

const paidPlans: readonly UserPlan[] = ['TEAM', 'COMPANY', 'ENTERPRISE']

/** Plans that match both filters; null for any. */
function plansOf(plan: UserPlan | null | undefined, paid: boolean | null | undefined): readonly UserPlan[] | null {
  if (paid === null || paid === undefined) return plan ? [plan] : null
  const wanted: readonly UserPlan[] = paid ? paidPlans : ['BASIC']
  return plan ? wanted.filter(each => each === plan) : wanted
}

/** Users that match, in the order of their ids unless sorted. */
export function listUsers(ctx: Context, { plan, paid, signedIn, ...args }: ListArgs<typeof users> & Filters) {
  return listRows(ctx, users, args, { where: { currentPlan: plansOf(plan, paid), isSignedIn: signedIn } })
}

export const findUser = (ctx: Context, id: number) => findRow(ctx, users, id)

/** Counts: total, by status, paying, and signed in. */
export async function summarizeUsers(ctx: Context) {
  const groups = await rows(ctx, users)
    .select(['status', 'currentPlan', sql<number>`${sql.ref('isSignedIn')}`.as('signedIn'), sql<number>`count(*)`.as('count')])
    .groupBy(['status', 'currentPlan', 'isSignedIn'])
    .execute()
  const count = (isMeant: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(isMeant).reduce((sum, group) => sum + Number(group.count), 0)
  return {
    total: count(() => true),
    active: count(({ status }) => status === 'ACTIVE'),
    inactive: count(({ status }) => status === 'INACTIVE'),
    pending: count(({ status }) => status === 'PENDING'),
    paid: count(({ currentPlan }) => paidPlans.includes(currentPlan)),
    signedIn: count(({ signedIn }) => Number(signedIn) === 1),
  }
}

/** Which of the two values another user already has. */
export async function findTaken(
  ctx: Context,
  { email, username, except }: { email?: string | null; username?: string | null; except?: number | null },
) {
  const taken = await Promise.all(
    (
      [
        ['email', email],
        ['username', username],
      ] as const
    ).map(async ([field, value]) => {
      const holder = value?.trim() ? await holderOf(ctx, field, value.trim()) : undefined
      return holder !== undefined && holder !== except ? field : null
    }),
  )
  return taken.filter(field => field !== null)
}

/** Adds a user, pending unless a status is given. */
export function createUser(ctx: Context, { status, ...input }: UserInput & { status?: UserStatus | null }) {
  return write(ctx, 'USER_CREATED', ctx => {
    for (const field of ['fullName', 'email'] as const) if (!input[field]?.trim()) throw invalid('REQUIRED', { field })
    return insertUser(ctx, input, status ?? 'PENDING')
  })
}

/** Adds a user over REST: fills in missing and empty values; the id is the number of users plus one, if free. */
export function addUser(ctx: Context, { status, ...given }: UserInput & { status?: UserStatus | null }) {
  return write(ctx, 'USER_CREATED', async ctx => {
    const { fullName, email, username } = given
    const { total } = await summarizeUsers(ctx)
    const isFree = (await findRowOrNull(ctx, users, total + 1)) === null
    const id = isFree ? total + 1 : await nextUserId(ctx)
    const name = fullName?.trim() || username?.trim() || email?.split('@')[0]?.trim() || 'New user'
    const filled = { ...given, fullName: name, email: email?.trim() || null, username: username?.trim() || null }
    return insertUser(ctx, filled, status ?? 'PENDING', { id })
  })
}

async function nextUserId(ctx: WriteContext) {
  const { last } = await rows(ctx, users)
    .select(sql<number>`max(id)`.as('last'))
    .executeTakeFirstOrThrow()
  return Number(last) + 1
}

/** Inserts a user in the caller's write; rejects duplicate email addresses and usernames. */
export async function insertUser(
  ctx: WriteContext,
  input: UserInput,
  status: UserStatus,
  { id, known = knownUsernames() }: { id?: number; known?: KnownUsernames } = {},
) {
  const user = readUser(input)
  const { fullName = '', email = '' } = user
  await checkTaken(ctx, user)
  const username = user.username ?? (await freeUsername(ctx, usernameFrom(email.split('@')[0] || fullName), known))
  known.taken.add(fold(username))
  return insertRow(ctx, users, {
    company: '',
    role: 'SUBSCRIBER',
    username,
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    avatar: '',
    billing: 'AUTO_DEBIT',
    taxId: '',
    language: 'English',
    ...user,
    fullName,
    email,
    status,
    taskDone: 0,
    projectDone: 0,
    details: blankDetails(),
    isSignedIn: false,
    ...(id !== undefined && { id }),
  })
}

/** Updates the given fields. */
export function updateUser(ctx: Context, id: number, version: number | null | undefined, input: UserInput) {
  return write(ctx, 'USER_UPDATED', async ctx => {
    const user = await findRow(ctx, users, id)
    checkVersion(user, version)
    const patch = readUser(input)
    await checkTaken(ctx, patch, id)
    await checkUserChange(ctx, user, { role: patch.role })
    return updateRow(ctx, users, user, patch)
  })
}

/** Activates or suspends a user. */
export function setUserStatus(ctx: Context, id: number, status: UserStatus) {
  return write(ctx, statusActions[status], async ctx => {
    const user = await findRow(ctx, users, id)
    await checkUserChange(ctx, user, { status })
    return updateRow(ctx, users, user, { status, ...(status === 'INACTIVE' && signedOut(user)) })
  })
}

/** A suspended user is signed out everywhere. */
export const signedOut = ({ details }: UserRow) => ({ details: { ...details, devices: [] }, isSignedIn: false })

/** Rejects an invalid role or status transition, and one that would leave no administrator. */
export async function checkUserChange(
  ctx: WriteContext,
  user: UserRow,
  { role, status }: { role?: UserRole | null; status?: UserStatus | null },
) {
  if (role && role !== 'ADMIN') await checkAdministrators(ctx, user)
  if (!status) return
  assertTransition(transitions, user.status, status)
  if (status === 'INACTIVE' && user.status === 'ACTIVE') await checkAdministrators(ctx, user)
}

/** Rejects deleting the caller's own user, found by email address, and the last administrator. */
export async function checkDeletable(ctx: WriteContext, user: UserRow) {
  if (user.email && ctx.viewer && fold(ctx.viewer.email) === fold(user.email)) throw conflict('OWN_USER')
  await checkAdministrators(ctx, user)
}

/** Deletes the user and returns its id; rejects the caller's own user and the last administrator. */
export function deleteUser(ctx: Context, id: number) {
  return write(ctx, 'USER_DELETED', async ctx => {
    const user = await findRow(ctx, users, id)
    await checkDeletable(ctx, user)
    await deleteRow(ctx, users, user)
    return id
  })
}

/** Deletes any user, as the REST contract requires. */
export function removeUser(ctx: Context, id: number) {
  return write(ctx, 'USER_DELETED', async ctx => deleteRow(ctx, users, await findRow(ctx, users, id)))
}

/** A page of each role's users, by id. */
export const loadUsersOf = (ctx: Context, requests: readonly { role: UserRole; page?: PageArgs | null }[]) =>
  loadPages(
    ctx,
    users,
    'role',
    requests.map(({ role, page }) => ({ owner: role, page })),
    { column: 'id', order: 'ASC' },
  )

/** Number of users per role. */
export async function countUsersOf(ctx: Context, roles: readonly UserRole[]): Promise<number[]> {
  const groups = await rows(ctx, users)
    .select(['role', sql<number>`count(*)`.as('count')])
    .groupBy('role')
    .execute()
  return roles.map(role => Number(groups.find(group => group.role === role)?.count ?? 0))
}

/** Moves all users of a role to another one, unless that would leave no administrator. */
export async function moveUsers(ctx: WriteContext, from: UserRole, to: UserRole): Promise<void> {
  const moved = await findRowsIn(ctx, users, 'role', [from])
  if (from === 'ADMIN' && moved.length > 0) throw lastAdministrator()
  for (const user of moved) await updateRow(ctx, users, user, { role: to })
}

const lastAdministrator = () => conflict('LAST_ADMINISTRATOR')

/** Rejects changes that would leave no administrator, or no active one. */
async function checkAdministrators(ctx: WriteContext, user: UserRow) {
  if (user.role !== 'ADMIN') return
  const others = await rows(ctx, users).select(['row.status']).where('row.role', '=', 'ADMIN').where('row.id', '!=', user.id).execute()
  const isLastActive = user.status === 'ACTIVE' && !others.some(({ status }) => status === 'ACTIVE')
  if (others.length === 0 || isLastActive) throw lastAdministrator()
}

/** Rejects an email address or username of another user. */
export async function checkTaken(ctx: Context, patch: Partial<UserRow>, ownId?: number) {
  for (const field of ['email', 'username'] as const) {
    const value = patch[field]
    if (!value) continue
    const holder = await holderOf(ctx, field, value)
    if (holder !== undefined && holder !== ownId) throw conflict('USER_FIELD_TAKEN', { field, value })
  }
}

async function holderOf(ctx: Context, field: 'email' | 'username', value: string) {
  const found = await rows(ctx, users)
    .select('row.id')
    .where(sql.ref(`row.${field}Folded`), '=', fold(value))
    .executeTakeFirst()
  return found?.id
}

/** Usernames in use, to insert several users in one write: those that begin with a stem are read once. */
export interface KnownUsernames {
  /** Case-folded. */
  taken: Set<string>
  /** The number to try next, by stem. */
  next: Map<string, number>
}

export const knownUsernames = (): KnownUsernames => ({ taken: new Set(), next: new Map() })

/** The name, with the first free number appended if it is taken. */
async function freeUsername(ctx: WriteContext, stem: string, { taken, next }: KnownUsernames): Promise<string> {
  if (!next.has(stem)) for (const name of await readNumbered(ctx, stem)) taken.add(name)
  let number = next.get(stem) ?? 1
  const nameOf = (number: number) => (number === 1 ? stem : `${stem}.${number}`)
  while (taken.has(fold(nameOf(number)))) number++
  next.set(stem, number)
  return nameOf(number)
}

/** Case-folded usernames that are the stem, or the stem with something after a period. */
async function readNumbered(ctx: WriteContext, stem: string): Promise<string[]> {
  const name = sql.ref<string>('row.usernameFolded')
  const folded = fold(stem)
  const found = await rows(ctx, users)
    .select(name.as('name'))
    // A slash is the character after a period.
    .where(sql<boolean>`(${name} = ${folded} or (${name} > ${`${folded}.`} and ${name} < ${`${folded}/`}))`)
    .execute()
  return found.map(each => each.name)
}

// An undo or redo must not remove the last administrator.
addInvariant(users, async (ctx, changes) => {
  const isAdministrator = (row: Record<string, unknown> | null) => row?.role === 'ADMIN'
  const isActive = (row: Record<string, unknown> | null) => isAdministrator(row) && row?.status === 'ACTIVE'
  const losesAny = changes.some(({ before, after }) => isAdministrator(before) && !isAdministrator(after))
  const losesActive = changes.some(({ before, after }) => isActive(before) && !isActive(after))
  if (!losesAny && !losesActive) return
  const left = await rows(ctx, users).select('row.status').where('row.role', '=', 'ADMIN').execute()
  if (left.length === 0 || (losesActive && !left.some(({ status }) => status === 'ACTIVE'))) throw lastAdministrator()
})
