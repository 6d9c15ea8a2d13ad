import { createWorkspaceTable, type Migration } from '../migrate.ts'

const labels = ['isPersonal', 'isCompany', 'isImportant', 'isPrivate']

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'emails', {
    columns: {
      fromName: 'text',
      fromEmail: 'text',
      fromAvatar: 'text',
      to: 'text',
      cc: 'text',
      bcc: 'text',
      subject: 'text',
      message: 'text',
      excerpt: 'text',
      attachments: 'text',
      folder: 'text',
      time: 'text',
      isRead: 'integer',
      isStarred: 'integer',
      isDeleted: 'integer',
      isPersonal: 'integer',
      isCompany: 'integer',
      isImportant: 'integer',
      isPrivate: 'integer',
      isListed: 'integer',
      answers: 'integer?',
    },
    folded: [],
    indexes: [
      ['isListed', 'isDeleted', 'folder', 'time'],
      ['isListed', 'isDeleted', 'isStarred', 'time'],
      ['isDeleted', 'time'],
      ['time'],
      ['answers'],
      ...labels.map(label => [label, 'time']),
    ],
  })
