import { z } from 'zod'
import { defineTable, instant, json, type RowOf } from '../../db/tables.ts'
import { optionalFields } from '../../validation.ts'
import { ranges } from './ranges.ts'

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
    updatedAt: instant(),
  },
  search: ['name', 'leader', 'project'],
  sortKeys: ['name', 'leader', 'project'],
  list: { sort: { PROJECT: ['project', 'name'], LEADER: 'leader', PROGRESS: 'progress', UPDATED: 'updatedAt' } },
})

const { name, project, leader, progress } = projects.columns

/** Editable fields of a project. */
export const projectChange = optionalFields({
  name: name.trim().min(1),
  project: project.trim().min(1),
  leader: leader.trim().min(1),
  progress,
})

export type ProjectRow = RowOf<typeof projects>

/** In their standard order. */
export const dashboardCards = [
  'GREETING',
  'ORDERS',
  'SALES',
  'PROFIT',
  'PAYMENTS',
  'REVENUE',
  'GROWTH',
  'MONEY',
  'CATEGORIES',
  'TRANSACTIONS',
  'ACTIVITY',
  'PROJECTS',
] as const
export type DashboardCard = (typeof dashboardCards)[number]

const placedCard = z.object({ card: z.enum(dashboardCards), isHidden: z.boolean(), range: z.enum(ranges) })
export type PlacedCard = z.output<typeof placedCard>

export const dashboardLayouts = defineTable('dashboardLayouts', {
  area: 'ANALYTICS',
  type: 'DashboardLayout',
  columns: { cards: z.array(placedCard).max(dashboardCards.length) },
  search: [],
  sortKeys: [],
})
