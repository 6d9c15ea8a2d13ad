/** Notes that a learner writes at a time of a lecture. */
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, write } from '../../db/changes.ts'
import { findRow, type ListArgs, listRows } from '../../db/rows.ts'
import { checkVersion } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { courseNotes, courseTopics } from './tables.ts'

const { seconds, text } = courseNotes.columns

/** Notes that match, in the order of their ids unless sorted. */
export const listNotes = (ctx: Context, args: ListArgs<typeof courseNotes>) => listRows(ctx, courseNotes, args)

export function addNote(ctx: Context, topicId: number, input: { seconds: number; text: string }) {
  const values = { seconds: parse(seconds, input.seconds, 'seconds'), text: parse(text, input.text, 'text') }
  return write(ctx, 'COURSE_NOTE_ADDED', async ctx => {
    const { courseId } = await findRow(ctx, courseTopics, topicId)
    return insertRow(ctx, courseNotes, { courseId, topicId, ...values, writtenAt: ctx.now().toISOString() })
  })
}

export function updateNote(ctx: Context, id: number, version: number | null | undefined, input: string) {
  const value = parse(text, input, 'text')
  return write(ctx, 'COURSE_NOTE_UPDATED', async ctx => {
    const note = await findRow(ctx, courseNotes, id)
    checkVersion(note, version)
    return updateRow(ctx, courseNotes, note, { text: value })
  })
}

export function deleteNote(ctx: Context, id: number) {
  return write(ctx, 'COURSE_NOTE_DELETED', async ctx => {
    await deleteRow(ctx, courseNotes, await findRow(ctx, courseNotes, id))
    return id
  })
}
