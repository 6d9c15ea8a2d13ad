/** Searches in the help center that found nothing: what its authors should write about. */
import { z } from 'zod'
import { type Context, workspaceOf } from '../../context.ts'
import { recordEvent } from '../../db/changes.ts'
import type { Db } from '../../db/store.ts'
import { isStorable } from '../../db/text.ts'
import { dayMs, hourMs } from '../../time.ts'
import { parse } from '../../validation.ts'
import { findAdministrator } from '../account/access.ts'
import { takeUse } from '../../db/use-quotas.ts'
import { networkOf } from '../../http/networks.ts'
import { throttleKey } from '../../db/throttle-rows.ts'
import type { ContentLanguage } from '../faq/language.ts'
import { searchHelp } from '../help/search.ts'

export const missingSearch = z
  .string()
  .refine(isStorable, { params: { reason: 'TEXT_NOT_STORABLE' } })
  .overwrite(text => text.replace(/[\s\p{Cc}]+/gu, ' ').toLowerCase())
  .trim()
  .min(1)
  .max(200)

/** Per network address. */
const quota = { what: 'Reports', count: 20, withinMs: hourMs }

/** Records the search among the administrator's activities, at most once a day; false if it finds something. */
export async function reportMissingHelp(ctx: Context, search: string, language: ContentLanguage = 'EN'): Promise<boolean> {
  const text = parse(missingSearch, search, 'search')
  if (searchHelp(ctx, text, language).length > 0) return false
  await takeUse(ctx, throttleKey('missing-help', networkOf(ctx.address)), quota)
  const administrator = await findAdministrator(ctx)
  const workspaceId = administrator?.workspaceId ?? workspaceOf(ctx).id
  const params = { text }
  const since = new Date(ctx.now().getTime() - dayMs).toISOString()
  await recordEvent(ctx, workspaceId, { area: 'HELP', action: 'HELP_SEARCH_MISSED', params }, async (db: Db) => {
    const known = await db
      .selectFrom('operations')
      .select('id')
      .where('workspaceId', '=', workspaceId)
      .where('action', '=', 'HELP_SEARCH_MISSED')
      .where('params', '=', JSON.stringify(params))
      .where('at', '>', since)
      .executeTakeFirst()
    return !known
  })
  return true
}
