/** Numbering, authorship, and pruning of operations. */
import type { Context } from '../context.ts'
import type { Db } from './store.ts'
import { fold } from './text.ts'

/** How many operations a workspace keeps. */
export const keptOperations = 1000

/** The next operation's id; incrementing it also locks the workspace until the commit. */
export async function nextOperation(db: Db, workspaceId: number): Promise<number> {
  const { revision } = await db
    .updateTable('workspaces')
    .set(eb => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', workspaceId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return Number(revision)
}

/** What an operation did, when, by whom, and through which API. */
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

/** Deletes all but the latest operations. They are counted, because ids have gaps where a write changed nothing. */
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
