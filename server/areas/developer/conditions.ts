/** Delay and errors of the viewer's session. */
import { type Conditions, conditionsSchema, isOn } from '../../conditions.ts'
import { type Context, requireSession } from '../../context.ts'
import { parse } from '../../validation.ts'

const toRecord = (conditions: Conditions) => ({ ...conditions, isOn: isOn(conditions) })

export const findConditions = (ctx: Context) => toRecord(requireSession(ctx).conditions ?? conditionsSchema.parse({}))

type Given = { [Name in keyof Conditions]?: Conditions[Name] | null | undefined }

export async function setConditions(ctx: Context, input: Given) {
  const { sessionId } = requireSession(ctx)
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  const conditions = parse(conditionsSchema, given, 'input')
  const stored = isOn(conditions) ? JSON.stringify(conditions) : ''
  await ctx.store.transact(db => db.updateTable('sessions').set({ conditions: stored }).where('id', '=', sessionId).execute())
  return toRecord(conditions)
}
