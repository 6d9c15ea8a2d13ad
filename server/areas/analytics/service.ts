/** Analytics: projects, their owners, and their progress. */
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows } from '../../db/rows.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { dayOf } from '../invoices/amounts.ts'
import { betweenDays } from '../orders/service.ts'
import { type AnalyticsRange, ranges, spanOf } from './ranges.ts'
import { projectChange, projects } from './tables.ts'

export interface ProjectInput {
  name?: string | null
  project?: string | null
  leader?: string | null
  progress?: number | null
}

const anyRange = z.enum(ranges)

/** Projects that match and were updated in the range, in the order of their ids unless sorted. */
export function listProjects(ctx: Context, { range, ...args }: ListArgs<typeof projects> & { range?: AnalyticsRange | null }) {
  const { span } = spanOf(range ? parse(anyRange, range, 'range') : 'ALL_TIME', dayOf(ctx.now()))
  return listRows(ctx, projects, args, { between: { updatedAt: betweenDays(span?.from, span?.to) } })
}

export const findProject = (ctx: Context, id: number) => findRow(ctx, projects, id)

/** Updates the given fields of a project. */
export function updateProject(ctx: Context, id: number, input: ProjectInput, version?: number | null) {
  return write(ctx, 'PROJECT_UPDATED', async ctx => {
    const project = await findRow(ctx, projects, id)
    checkVersion(project, version)
    return updateRow(ctx, projects, project, { ...given(parse(projectChange, input)), updatedAt: ctx.now().toISOString() })
  })
}

/** Deletes the project and returns its id. */
export function deleteProject(ctx: Context, id: number) {
  return write(ctx, 'PROJECT_DELETED', async ctx => {
    await deleteRow(ctx, projects, await findRow(ctx, projects, id))
    return id
  })
}
