/** Bulk actions on users: all or none. */
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { given } from '../../rules.ts'
import { checkDeletable, checkUserChange, signedOut } from './service.ts'
import { type UserPlan, type UserRole, type UserRow, type UserStatus, users } from './tables.ts'

interface UsersChange {
  role?: UserRole | null
  plan?: UserPlan | null
  status?: UserStatus | null
}

/** Sets the role, plan, or status of all users. */
export async function updateUsers(ctx: Context, ids: readonly number[], change: UsersChange): Promise<UserRow[]> {
  const { role, plan, status } = given(change)
  if (!role && !plan && !status) throw invalid('NOTHING_TO_CHANGE', { field: 'role', allowed: ['role', 'plan', 'status'] })
  return write(ctx, 'USER_UPDATED', async ctx => {
    const changed: UserRow[] = []
    for (const id of ids) changed.push(await updateOne(ctx, id, { role, plan, status }))
    return changed
  })
}

async function updateOne(ctx: WriteContext, id: number, { role, plan, status }: UsersChange): Promise<UserRow> {
  const user = await findRow(ctx, users, id)
  await checkUserChange(ctx, user, { role, status })
  return updateRow(ctx, users, user, {
    ...(role && { role }),
    ...(plan && { currentPlan: plan }),
    ...(status && { status }),
    ...(status === 'INACTIVE' && signedOut(user)),
  })
}

/** Deletes the users and returns their ids; rejects the caller's own user and the last administrator. */
export function deleteUsers(ctx: Context, ids: readonly number[]): Promise<number[]> {
  return write(ctx, 'USER_DELETED', async ctx => {
    for (const id of ids) {
      const user = await findRow(ctx, users, id)
      await checkDeletable(ctx, user)
      await deleteRow(ctx, users, user)
    }
    return [...ids]
  })
}
