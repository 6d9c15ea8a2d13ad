import { createWorkspaceTable, type Migration } from '../migrate.ts'

export const up: Migration['up'] = (db, kind) =>
  createWorkspaceTable(db, kind, 'vehicles', {
    columns: {
      location: 'integer',
      startCity: 'text',
      startCountry: 'text',
      endCity: 'text',
      endCountry: 'text',
      warning: 'text',
      progress: 'integer',
      eta: 'text',
      stops: 'text',
      timeline: 'text',
    },
    folded: ['startCity', 'startCountry', 'endCity', 'endCountry'],
    indexes: [['location'], ['startCityFolded', 'startCountryFolded'], ['endCityFolded', 'endCountryFolded'], ['warning'], ['progress']],
  })
