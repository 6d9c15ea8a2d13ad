import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  await createWorkspaceTable(db, kind, 'boards', {
    columns: { title: 'text', itemsIds: 'text', position: 'integer' },
    folded: [],
    indexes: [['position']],
  })
  await db.schema.createIndex('boards_title').on('boards').columns(['workspaceId', 'title']).unique().execute()
  await createWorkspaceTable(db, kind, 'cards', {
    columns: {
      title: 'text',
      description: 'text',
      dueDate: 'text?',
      labels: 'text',
      members: 'text',
      comments: 'text',
      commentsCount: 'integer',
      attachments: 'integer',
      image: 'text',
    },
    folded: [],
    indexes: [],
  })
  await createWorkspaceTable(db, kind, 'cardComments', {
    columns: { cardId: 'integer', author: 'text', text: 'text', at: 'text' },
    folded: [],
    indexes: [['cardId']],
  })
}
