/** Rules that a writer does not want to see: their changes are left out of every run. */
import { applyChanges } from '../../../text/changes.ts'
import { type Context, requireViewer } from '../../context.ts'
import { isStorable } from '../../db/text.ts'
import type { Block } from '../../engine/port.ts'
import { invalid } from '../../errors.ts'
import { lockAccount } from '../words/reservations.ts'
import './tables.ts'

const maxRules = 500
const maxLength = 80

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

function readRule(given: string): string {
  const rule = isStorable(given) ? given.trim() : ''
  if (rule === '' || rule.length > maxLength)
    throw invalid('rule', `rule must be the rule of a change (TextChange.rule), 1 to ${maxLength} characters`)
  return rule
}

/** Shows no changes of the rule any more; ignoring it again changes nothing. */
export async function ignoreRule(ctx: Context, given: string): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const rule = readRule(given)
  await ctx.store.transact(async db => {
    // Locked first, so that two at once do not both find room for the last one.
    await lockAccount(db, accountId)
    const rules = await db.selectFrom('ignoredRules').select('rule').where('accountId', '=', accountId).execute()
    if (rules.some(known => known.rule === rule)) return
    if (rules.length >= maxRules) throw invalid('rule', `${maxRules} rules may be ignored at most: restore one first`)
    await db.insertInto('ignoredRules').values({ accountId, rule }).execute()
  })
  return listIgnoredRules(ctx)
}

/** Shows changes of the rule again. */
export async function restoreRule(ctx: Context, given: string): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const rule = readRule(given)
  await ctx.store.transact(db => db.deleteFrom('ignoredRules').where('accountId', '=', accountId).where('rule', '=', rule).execute())
  return listIgnoredRules(ctx)
}

/** The block without changes of these rules. */
export function leaveOut(block: Block, rules: ReadonlySet<string>): Block {
  const changes = block.changes.filter(({ rule }) => rule === undefined || !rules.has(rule))
  if (changes.length === block.changes.length) return block
  const inside = changes.map(change => ({ ...change, start: change.start - block.start, end: change.end - block.start }))
  return { ...block, changes, after: applyChanges(block.before, inside) }
}
