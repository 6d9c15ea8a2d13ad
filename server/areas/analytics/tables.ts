import { z } from 'zod'
import { defineTable, json, type RowOf } from '../../db/tables.ts'

export const projects = defineTable('projects', {
  area: 'ANALYTICS',
  type: 'Project',
  columns: {
    logo: z.string().max(500),
    name: z.string().max(120),
    project: z.string().max(120),
    leader: z.string().max(120),
    progress: z.int().min(0).max(100),
    hours: z.string().max(20),
    team: json<string[]>(),
    extraMembers: z.int().min(0),
  },
  search: ['name', 'leader', 'project'],
  sortKeys: ['name', 'leader', 'project'],
  list: { sort: { PROJECT: ['project', 'name'], LEADER: 'leader', PROGRESS: 'progress' } },
})

export type ProjectRow = RowOf<typeof projects>
