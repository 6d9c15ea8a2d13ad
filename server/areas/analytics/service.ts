/** Analytics: projects, their owners, and their progress. */
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows } from '../../db/rows.ts'
import { checkVersion, given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { projectChange, projects } from './tables.ts'

export interface ProjectInput {
  name?: string | null
  project?: string | null
  leader?: string | null
  progress?: number | null
}

/** Projects that match, in the order of their ids unless sorted. */
export const listProjects = (ctx: Context, args: ListArgs<typeof projects>) => listRows(ctx, projects, args)

export const findProject = (ctx: Context, id: number) => findRow(ctx, projects, id)

/** Updates the given fields of a project. */
export function updateProject(ctx: Context, id: number, input: ProjectInput, version?: number | null) {
  return write(ctx, 'PROJECT_UPDATED', async ctx => {
    const project = await findRow(ctx, projects, id)
    checkVersion(project, version)
    return updateRow(ctx, projects, project, given(parse(projectChange, input)))
  })
}

/** Deletes the project and returns its id. */
export function deleteProject(ctx: Context, id: number) {
  return write(ctx, 'PROJECT_DELETED', async ctx => {
    await deleteRow(ctx, projects, await findRow(ctx, projects, id))
    return id
  })
}
