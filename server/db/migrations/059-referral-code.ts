import { type Migration, textType } from '../migrate.ts'

/** The code in a workspace's referral link. */
export const up: Migration['up'] = async (db, kind) => {
  await db.schema.alterTable('workspaces').addColumn('referralCode', textType(kind)).execute()
  await db.schema.createIndex('workspaces_referralCode').unique().on('workspaces').column('referralCode').execute()
}
