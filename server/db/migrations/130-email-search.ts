import { sql } from 'kysely'
import { type Migration, textType } from '../migrate.ts'

/** Case-folded copies of an email's sender and subject, so that a search can name one of them. */
export const up: Migration['up'] = async (db, kind) => {
  for (const column of ['fromName', 'fromEmail', 'subject']) {
    const folded = `${column}Folded`
    await db.schema
      .alterTable('emails')
      .addColumn(folded, textType(kind), definition => definition.notNull().defaultTo(''))
      .execute()
  }
  // `searchText` is the sender's name and the subject, folded by the application, with a line break between them.
  const [text, at] =
    kind === 'sqlite'
      ? [sql.ref('searchText'), sql`instr(${sql.ref('searchText')}, char(10))`]
      : [sql.ref('searchText'), sql`strpos(${sql.ref('searchText')}, chr(10))`]
  await sql`update emails set
    ${sql.ref('fromNameFolded')} = substr(${text}, 1, ${at} - 1),
    ${sql.ref('subjectFolded')} = substr(${text}, ${at} + 1),
    ${sql.ref('fromEmailFolded')} = lower(${sql.ref('fromEmail')})
    where ${at} > 0`.execute(db)
  await db.schema.createIndex('emails_fromEmailFolded').on('emails').columns(['workspaceId', 'fromEmailFolded', 'id']).execute()
}
