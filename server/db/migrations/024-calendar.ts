import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'calendarEvents', {
    columns: {
      title: 'text',
      url: 'text',
      start: 'text',
      end: 'text',
      allDay: 'integer',
      calendar: 'text',
      guests: 'text',
      location: 'text',
      description: 'text',
    },
    folded: [],
    indexes: [['start'], ['end'], ['calendar', 'start']],
  })
