/** Ignored rules: their changes are left out of the account's runs. */
import { z } from 'zod'
import { applyChanges, type Change } from '../../../text/changes.ts'
import { type Context, requireViewer } from '../../context.ts'
import { isStorable } from '../../db/text.ts'
import type { Block } from '../../engine/port.ts'
import { invalid } from '../../errors.ts'
import { parse } from '../../validation.ts'
import { lockAccount } from '../words/reservations.ts'
import './tables.ts'

const maxRules = 500

/** The viewer's ignored rules, in order. */
export async function listIgnoredRules(ctx: Context): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const rules = await ctx.db
    .selectFrom('ignoredRules')
    .select('rule')
    .where('accountId', '=', accountId)
    .orderBy('rule')
    .limit(maxRules)
    .execute()
  return rules.map(({ rule }) => rule)
}

const ruleName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine(isStorable, { params: { reason: 'TEXT_NOT_STORABLE' } })

/** Ignores a rule; ignoring it again changes nothing. */
export async function ignoreRule(ctx: Context, given: string): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const rule = parse(ruleName, given, 'rule')
  await ctx.store.transact(async db => {
    // Locked first, so that two concurrent requests cannot both take the last place.
    await lockAccount(db, accountId)
    const rules = await db.selectFrom('ignoredRules').select('rule').where('accountId', '=', accountId).execute()
    if (rules.some(known => known.rule === rule)) return
    if (rules.length >= maxRules) throw invalid('TOO_MANY_IGNORED_RULES', { field: 'rule', max: maxRules })
    await db.insertInto('ignoredRules').values({ accountId, rule }).execute()
  })
  return listIgnoredRules(ctx)
}

/** Stops ignoring a rule. */
export async function restoreRule(ctx: Context, given: string): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const rule = parse(ruleName, given, 'rule')
  await ctx.store.transact(db => db.deleteFrom('ignoredRules').where('accountId', '=', accountId).where('rule', '=', rule).execute())
  return listIgnoredRules(ctx)
}

/** The block without changes of ignored rules; a paragraph that is being written is not asked for its end, either. */
export function leaveOut(block: Block, rules: ReadonlySet<string>, isUnfinished: boolean): Block {
  const end = block.start + block.before.trimEnd().length
  const isEnd = ({ start, before }: Change) => isUnfinished && before === '' && start >= end
  const changes = block.changes.filter(change => !(change.rule !== undefined && rules.has(change.rule)) && !isEnd(change))
  if (changes.length === block.changes.length) return block
  const inside = changes.map(change => ({ ...change, start: change.start - block.start, end: change.end - block.start }))
  return { ...block, changes, after: applyChanges(block.before, inside) }
}
