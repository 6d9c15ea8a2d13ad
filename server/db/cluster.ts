/** Databases of several nodes that speak PostgreSQL's protocol, and differ in what a statement may do. */
import type { Db, Store } from './store.ts'
import { run } from './triggers.ts'

export type Cluster = 'citus' | 'yugabyte'

/** Undefined for a database of one node. */
export async function findCluster(db: Db, kind: Store['kind']): Promise<Cluster | undefined> {
  if (kind === 'sqlite') return undefined
  const [found] = await run(db, `select version() as version, exists (select 1 from pg_extension where extname = 'citus') as "isCitus"`)
  if (found?.isCitus) return 'citus'
  return String(found?.version).includes('-YB-') ? 'yugabyte' : undefined
}
