/** How operations are numbered, signed and forgotten. */
import type { Context } from '../context.ts'
import type { Db } from './store.ts'
import { fold } from './text.ts'

/** How many operations a workspace remembers. */
export const keptOperations = 1000

/** The number of the next operation; counting it up also locks the workspace until the commit. */
export async function nextOperation(db: Db, workspaceId: number): Promise<number> {
  const { revision } = await db
    .updateTable('workspaces')
    .set(eb => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return Number(revision)
}

/** What an operation did, when, by whom and how. */
export const origin = (ctx: Context, { action, params, summary }: { action: string; params: object; summary: string }) => ({
  action,
  params: JSON.stringify(params),
  summary,
  hay: fold(`${summary} ${ctx.viewer?.email ?? ''}`),
  at: ctx.now().toISOString(),
  accountId: ctx.viewer?.accountId ?? null,
  actor: ctx.viewer?.email ?? '',
  door: ctx.door,
  requestId: ctx.requestId,
})

/** Forgets all but the latest operations. Ids have gaps, where a write changed nothing, so they are counted. */
export async function forgetOld(db: Db, workspaceId: number) {
  const oldest = await db
    .selectFrom('operations')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .orderBy('id', 'desc')
    .offset(keptOperations)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const upTo = oldest.id
  await db.deleteFrom('rowChanges').where('workspaceId', '=', workspaceId).where('operationId', '<=', upTo).execute()
  await db.deleteFrom('operations').where('workspaceId', '=', workspaceId).where('id', '<=', upTo).execute()
}
