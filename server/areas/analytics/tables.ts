import { defineTable, integer, json, type RowOf, text } from '../../db/tables.ts'

const projects = defineTable('projects', {
  area: 'ANALYTICS',
  type: 'Project',
  columns: {
    logo: text(500),
    name: text(120),
    project: text(120),
    leader: text(120),
    progress: integer(0, 100),
    hours: text(20),
    team: json<string[]>(),
    extraMembers: integer(0),
  },
  search: ['name', 'leader', 'project'],
  folded: ['name', 'leader', 'project'],
})

export type ProjectRow = RowOf<typeof projects>

declare module '../../db/tables.ts' {
  interface Tables {
    projects: ProjectRow
  }
}
