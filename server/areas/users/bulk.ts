/** Many users at once: all of them, or none. */
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write, type WriteContext } from '../../db/changes.ts'
import { findRow } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { given } from '../../rules.ts'
import { checkDeletable, signedOut, stepUser } from './service.ts'
import { type UserPlan, type UserRole, type UserRow, type UserStatus, users } from './tables.ts'

interface UsersChange {
  role?: UserRole | null
  plan?: UserPlan | null
  status?: UserStatus | null
}

const most = 1000

const countOf = (number: number) => (number === 1 ? 'a user' : `${number.toLocaleString('en')} users`)

function readIds(ids: readonly number[]): number[] {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0 || wanted.length > most) throw invalid('ids', 'Name 1 to 1,000 users')
  return wanted
}

/** Gives all of them the role, the plan or the status. */
export function updateUsers(ctx: Context, ids: readonly number[], change: UsersChange): Promise<UserRow[]> {
  const wanted = readIds(ids)
  const { role, plan, status } = given(change)
  if (!role && !plan && !status) throw invalid('role', 'Say what shall change: role, plan or status')
  return write(ctx, `Changed ${countOf(wanted.length)}`, async ctx => {
    const changed: UserRow[] = []
    for (const id of wanted) changed.push(await updateOne(ctx, id, { role, plan, status }))
    return changed
  })
}

async function updateOne(ctx: WriteContext, id: number, { role, plan, status }: UsersChange): Promise<UserRow> {
  const user = await findRow(ctx, users, id)
  await stepUser(ctx, user, { role, status })
  return updateRow(ctx, users, user, {
    ...(role && { role }),
    ...(plan && { currentPlan: plan }),
    ...(status && { status }),
    ...(status === 'INACTIVE' && signedOut(user)),
  })
}

/** Deletes all of them. */
export function deleteUsers(ctx: Context, ids: readonly number[]): Promise<number[]> {
  const wanted = readIds(ids)
  return write(ctx, `Deleted ${countOf(wanted.length)}`, async ctx => {
    for (const id of wanted) {
      const user = await findRow(ctx, users, id)
      await checkDeletable(ctx, user)
      await deleteRow(ctx, users, user)
    }
    return wanted
  })
}
