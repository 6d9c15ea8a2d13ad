import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = async (db, kind) => {
  const person = { fullName: 'text', role: 'text', about: 'text', avatar: 'text', status: 'text' } as const
  await createWorkspaceTable(db, kind, 'contacts', { columns: person, folded: ['fullName'], indexes: [['fullNameFolded']] })
  await createWorkspaceTable(db, kind, 'chatProfiles', {
    columns: { ...person, isTwoStepAuthVerificationEnabled: 'integer', isNotificationsOn: 'integer' },
    folded: [],
    indexes: [],
  })
  await createWorkspaceTable(db, kind, 'chats', { columns: { contactId: 'integer' }, folded: [], indexes: [] })
  // One conversation per contact.
  await db.schema.createIndex('chats_contactId').unique().on('chats').columns(['workspaceId', 'contactId']).execute()
  await createWorkspaceTable(db, kind, 'messages', {
    columns: {
      chatId: 'integer',
      senderId: 'integer',
      message: 'text',
      time: 'text',
      isMine: 'integer',
      isSent: 'integer',
      isDelivered: 'integer',
      isSeen: 'integer',
    },
    folded: [],
    indexes: [['chatId'], ['chatId', 'isMine', 'isSeen']],
  })
}
