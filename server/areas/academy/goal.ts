/** Time spent by day, and the weekly goal. The time spent on a topic is its length, on the day it was completed. */
import type { Context } from '../../context.ts'
import { updateRow, write } from '../../db/changes.ts'
import { findRow, rows } from '../../db/rows.ts'
import { because, parse } from '../../validation.ts'
import { dayMs } from '../../time.ts'
import { isTimeZone } from '../../time-zones.ts'
import { z } from 'zod'
import { courseTopics, learningGoals } from './tables.ts'

const goalId = 1
/** The streak is looked for in this time. */
const maxWeeks = 53

export const learningDays = z.int().min(1).max(366)
const zone = z.string().refine(isTimeZone, because('NOT_TIME_ZONE'))

/** Minutes and topics for each of the last days, the earliest first, as a calendar in that time zone has them. */
export async function listLearningDays(ctx: Context, days: number, timeZone: string) {
  const count = parse(learningDays, days, 'days')
  const dayOf = daysIn(parse(zone, timeZone, 'timeZone'))
  const today = dayOf(ctx.now())
  const byDay = await sumByDay(ctx, dayOf, count + 1)
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index + 1 - count)
    return { date, ...(byDay.get(date) ?? { minutes: 0, topics: 0 }) }
  })
}

/** The goal, this week's time from Monday on, and how many weeks in a row reached it. */
export async function findLearningGoal(ctx: Context, timeZone: string) {
  const dayOf = daysIn(parse(zone, timeZone, 'timeZone'))
  const today = dayOf(ctx.now())
  const [goal, byDay] = await Promise.all([findRow(ctx, learningGoals, goalId), sumByDay(ctx, dayOf, maxWeeks * 7)])
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const weeks = Array.from({ length: maxWeeks }, (_, week) =>
    [0, 1, 2, 3, 4, 5, 6].reduce((sum, day) => sum + (byDay.get(addDays(monday, day - week * 7))?.minutes ?? 0), 0),
  )
  const [minutesThisWeek = 0, ...before] = weeks
  const missed = before.findIndex(minutes => minutes < goal.weeklyMinutes)
  const past = missed < 0 ? before.length : missed
  return { ...goal, minutesThisWeek, streakWeeks: past + (minutesThisWeek >= goal.weeklyMinutes ? 1 : 0) }
}

export function setWeeklyGoal(ctx: Context, minutes: number) {
  const weeklyMinutes = parse(learningGoals.columns.weeklyMinutes, minutes, 'minutes')
  return write(ctx, 'LEARNING_GOAL_SET', async ctx => {
    await updateRow(ctx, learningGoals, await findRow(ctx, learningGoals, goalId), { weeklyMinutes })
    return findLearningGoal(ctx, 'UTC')
  })
}

async function sumByDay(ctx: Context, dayOf: (at: Date) => string, days: number) {
  // A day more, because a day of another time zone begins earlier.
  const since = new Date(ctx.now().getTime() - (days + 1) * dayMs).toISOString()
  const found = await rows(ctx, courseTopics).select(['minutes', 'completedAt']).where('completedAt', '>=', since).execute()
  const byDay = new Map<string, { minutes: number; topics: number }>()
  for (const { minutes, completedAt } of found) {
    const day = dayOf(new Date(completedAt ?? 0))
    const sum = byDay.get(day) ?? { minutes: 0, topics: 0 }
    byDay.set(day, { minutes: sum.minutes + Number(minutes), topics: sum.topics + 1 })
  }
  return byDay
}

/** Calendar dates of the time zone, such as `2026-11-20`. */
function daysIn(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return at => format.format(at)
}

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
