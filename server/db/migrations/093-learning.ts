import { type RawBuilder, sql } from 'kysely'
import { createWorkspaceTable, type Migration, textType } from '../migrate.ts'

/** What a learner does with a course: bookmarks, resume positions, ratings, test results, notes, and a weekly goal. */
const added = {
  courses: { ownRating: 0 },
  courseSections: { score: null },
  courseTopics: { completedAt: null, isBookmarked: false, position: 0, playedAt: null },
}

export const up: Migration['up'] = async (db, kind) => {
  for (const [table, columns] of Object.entries(added))
    for (const [column, value] of Object.entries<number | boolean | null>(columns)) {
      const type = column.endsWith('At') ? textType(kind) : ('bigint' as const)
      await db.schema
        .alterTable(table)
        .addColumn(column, type, definition => (value === null ? definition : definition.notNull().defaultTo(0)))
        .execute()
      // Adds the column to the history, too, so that earlier changes can still be undone.
      for (const name of ['before', 'after'])
        await sql`update ${sql.table('rowChanges')} set ${sql.ref(name)} = ${withValue(kind, sql.ref(name), column, value)}
          where ${sql.ref('tableName')} = ${table} and ${sql.ref(name)} is not null`.execute(db)
    }
  // When a topic was completed was not stored: the latest time that is certain is the last reset.
  await sql`update ${sql.table('courseTopics')} set ${sql.ref('completedAt')} = (
      select ${sql.ref('resetAt')} from workspaces where workspaces.id = ${sql.ref('courseTopics.workspaceId')})
    where ${sql.ref('isCompleted')} = 1`.execute(db)

  await createWorkspaceTable(db, kind, 'courseNotes', {
    columns: { courseId: 'integer', topicId: 'integer', seconds: 'integer', text: 'text', writtenAt: 'text' },
    folded: [],
    indexes: [['courseId'], ['topicId'], ['writtenAt'], ['courseId', 'writtenAt'], ['topicId', 'writtenAt']],
  })
  await createWorkspaceTable(db, kind, 'learningGoals', { columns: { weeklyMinutes: 'integer' }, folded: [], indexes: [] })
  // Areas that are filled already get the goal that new ones start with.
  await sql`insert into ${sql.table('learningGoals')} (${sql.ref('workspaceId')}, id, version, ${sql.ref('weeklyMinutes')})
    select ${sql.ref('workspaceId')}, 1, 1, 360 from ${sql.table('workspaceAreas')} where area = 'ACADEMY'`.execute(db)
}

const withValue = (kind: 'sqlite' | 'postgres', row: RawBuilder<unknown>, column: string, value: unknown) =>
  kind === 'sqlite'
    ? sql`json_set(${row}, ${`$.${column}`}, json(${JSON.stringify(value)}))`
    : sql`(${row}::jsonb || ${sql.lit(JSON.stringify({ [column]: value }))}::jsonb)::text`
