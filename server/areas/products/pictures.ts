/** Uploaded product pictures: typed by content, stripped of metadata, stored and served by hash. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, workspaceOf } from '../../context.ts'
import type { Store } from '../../db/store.ts'
import { conflict, forbidden, invalid, tooLarge } from '../../errors.ts'
import { detectType } from '../../file-types.ts'
import { hourMs } from '../../time.ts'
import { type PictureType, withoutMetadata } from './picture-metadata.ts'
import './tables.ts'

const maxBytes = 200 * 1024
/** Per workspace. */
const maxPictures = 200
/** Of a picture in a form that is not saved yet. */
const keptMs = hourMs

/** Base64 size limit of a picture that fits into a request body. */
export const pictureBody = { bytes: Math.ceil((maxBytes * 4) / 3) + 4096, depth: 4, values: 100 }

const endings: Record<PictureType, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const pictureTypes = Object.keys(endings) as PictureType[] // its own keys

/** Stores a picture and returns its path; equal pictures have equal paths. */
export async function uploadPicture(ctx: Context, data: string): Promise<{ src: string; type: string; bytes: number }> {
  const { id: workspaceId, kind } = workspaceOf(ctx)
  if (kind === 'public') throw forbidden('PICTURE_SIGN_IN_REQUIRED')
  const file = /^[A-Za-z0-9+/]+={0,2}$/.test(data) ? Buffer.from(data, 'base64') : Buffer.alloc(0)
  if (file.length > maxBytes) throw tooLarge('PICTURE_TOO_LARGE', { field: 'data', max: maxBytes, bytes: file.length })
  const detected = await detectType(file)
  const type = pictureTypes.find(each => each === detected?.type)
  if (!type) throw invalid('PICTURE_TYPE_UNKNOWN', { field: 'data' })
  const picture = withoutMetadata(type, file)
  if (!picture) throw invalid('PICTURE_BROKEN', { field: 'data' })
  const hash = createHash('sha256').update(picture).digest('hex')
  await ctx.store.transact(async db => {
    await forgetUnused(db, workspaceId, ctx.now())
    await db
      .insertInto('productPictures')
      .values({ workspaceId, hash, type, bytes: picture.toString('base64'), createdAt: ctx.now().toISOString() })
      // It may be about to be used again.
      .onConflict(oc => oc.columns(['workspaceId', 'hash']).doUpdateSet({ createdAt: ctx.now().toISOString() }))
      .execute()
  })
  return { src: `/pictures/products/${hash}.${endings[type]}`, type, bytes: picture.length }
}

/** Makes room in a full workspace by deleting older pictures that neither a product, nor a category, nor the history references. */
async function forgetUnused(db: Store['db'], workspaceId: number, now: Date) {
  const count = async () =>
    Number(
      (
        await db
          .selectFrom('productPictures')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('workspaceId', '=', workspaceId)
          .executeTakeFirstOrThrow()
      ).count,
    )
  if ((await count()) < maxPictures) return
  const named = (table: string, column: string) =>
    sql`exists (select 1 from ${sql.table(table)} as "user" where ${sql.ref('user.workspaceId')} = ${workspaceId}
      and ${sql.ref(`user.${column}`)} like '%' || ${sql.ref('productPictures.hash')} || '%')`
  const cutoff = new Date(now.getTime() - keptMs).toISOString()
  await sql`delete from ${sql.table('productPictures')} where ${sql.ref('workspaceId')} = ${workspaceId}
    and ${sql.ref('createdAt')} < ${cutoff} and not ${named('products', 'images')} and not ${named('ownCategories', 'image')} and not ${named('rowChanges', 'before')} and not ${named('rowChanges', 'after')}`.execute(
    db,
  )
  if ((await count()) >= maxPictures) throw conflict('TOO_MANY_PICTURES', { max: maxPictures })
}

export interface Picture {
  type: string
  bytes: Buffer
}

/** The picture with this file name, if the ending matches its type. */
export async function findPicture(store: Store, file: string): Promise<Picture | undefined> {
  const [, hash = '', ending] = /^([0-9a-f]{64})\.(png|jpg|webp)$/.exec(file) ?? []
  if (!hash) return undefined
  const found = await store.db.selectFrom('productPictures').select(['type', 'bytes']).where('hash', '=', hash).limit(1).executeTakeFirst()
  // Only these types are stored.
  return found && endings[found.type as PictureType] === ending
    ? { type: found.type, bytes: Buffer.from(found.bytes, 'base64') }
    : undefined
}
