/** Interface preferences, stored with the account for use on other devices. */
import { type Context, requireViewer } from '../../context.ts'
import { isStorable } from '../../db/text.ts'
import { invalid } from '../../errors.ts'

const limits = { names: 50, characters: 1000 }

const isName = (name: string) => /^[a-zA-Z][\w-]{0,39}$/.test(name)
const isValue = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && value.length <= limits.characters && isStorable(value))

/** Replaces all stored preferences. */
export async function savePreferences(ctx: Context, preferences: unknown): Promise<Record<string, string | boolean>> {
  const { accountId } = requireViewer(ctx)
  if (typeof preferences !== 'object' || preferences === null || Array.isArray(preferences))
    throw invalid('NOT_OBJECT', { field: 'preferences' })
  const entries = Object.entries(preferences)
  if (entries.length > limits.names || !entries.every(([name, value]) => isName(name) && isValue(value)))
    throw invalid('PREFERENCES_INVALID', { field: 'preferences', maxNames: limits.names, max: limits.characters })
  await ctx.store.transact(db =>
    db
      .updateTable('accounts')
      .set({ preferences: JSON.stringify(preferences) })
      .where('id', '=', accountId)
      .execute(),
  )
  return preferences as Record<string, string | boolean> // checked above
}
