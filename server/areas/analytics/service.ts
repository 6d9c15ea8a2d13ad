/** Analytics: the projects of the dashboard, who leads them and how far they are. */
import type { Context } from '../../context.ts'
import { deleteRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListQuery, listRows } from '../../db/rows.ts'
import { checkVersion, given, readText } from '../../rules.ts'
import { projects } from './tables.ts'

type Sort = 'PROJECT' | 'LEADER' | 'PROGRESS'

export interface ProjectInput {
  name?: string | null
  project?: string | null
  leader?: string | null
  progress?: number | null
}

/** Projects that match, in the order of their ids unless sorted. */
export function listProjects(ctx: Context, args: ListQuery<Sort>) {
  return listRows(ctx, projects, args)
}

export const findProject = (ctx: Context, id: number) => findRow(ctx, projects, id)

/** Changes what is given of a project. */
export function updateProject(ctx: Context, id: number, input: ProjectInput, version?: number | null) {
  return write(ctx, 'PROJECT_UPDATED', async ctx => {
    const project = await findRow(ctx, projects, id)
    checkVersion(project, version)
    const patch = given(input)
    for (const field of ['name', 'project', 'leader'] as const) {
      const value = patch[field]
      if (value !== undefined) patch[field] = readText(field, value, { min: 1, max: 120 })
    }
    return updateRow(ctx, projects, project, patch)
  })
}

/** Deletes the project and gives back its id. */
export function deleteProject(ctx: Context, id: number) {
  return write(ctx, 'PROJECT_DELETED', async ctx => {
    await deleteRow(ctx, projects, await findRow(ctx, projects, id))
    return id
  })
}
