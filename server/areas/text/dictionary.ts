/** Personal dictionaries: words that are never corrected. */
import { type Context, requireViewer } from '../../context.ts'
import { fold } from '../../db/text.ts'
import { invalid } from '../../errors.ts'
import { lockAccount } from '../words/reservations.ts'
import { readWord } from './options.ts'
import './tables.ts'

const maxWords = 5000

/** The viewer's words, alphabetically. */
export async function listDictionaryWords(ctx: Context): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const words = await ctx.db
    .selectFrom('dictionaryWords')
    .select('word')
    .where('accountId', '=', accountId)
    .orderBy('wordKey')
    .limit(maxWords)
    .execute()
  return words.map(({ word }) => word)
}

/** Adds a word; adding it again changes nothing. */
export async function addDictionaryWord(ctx: Context, given: string): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  const word = readWord(given)
  const wordKey = fold(word)
  await ctx.store.transact(async db => {
    // Locked first, so that two concurrent requests cannot both take the last place.
    await lockAccount(db, accountId)
    const known = await db
      .selectFrom('dictionaryWords')
      .select('word')
      .where('accountId', '=', accountId)
      .where('wordKey', '=', wordKey)
      .executeTakeFirst()
    if (known) return
    const { total } = await db
      .selectFrom('dictionaryWords')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(total) >= maxWords) throw invalid('DICTIONARY_FULL', { field: 'word', max: maxWords })
    await db.insertInto('dictionaryWords').values({ accountId, wordKey, word }).execute()
  })
  return listDictionaryWords(ctx)
}

export async function removeDictionaryWord(ctx: Context, word: string): Promise<string[]> {
  const { accountId } = requireViewer(ctx)
  await ctx.store.transact(db =>
    db.deleteFrom('dictionaryWords').where('accountId', '=', accountId).where('wordKey', '=', fold(word.trim())).execute(),
  )
  return listDictionaryWords(ctx)
}
