/** When an account gets notifications: not in its quiet hours, and, if it wants, only while it uses Deskwright. */
import { z } from 'zod'
import { type Context, requireViewer } from '../../context.ts'
import { because, optional, parse } from '../../validation.ts'
import { invalid } from '../../errors.ts'
import { isTimeZone, minutesOfDay } from '../../time-zones.ts'
import { minuteMs } from '../../time.ts'

/** An account counts as online for this long after its last request. */
const onlineMs = 10 * minuteMs
/** How soon to look again whether an account is online. */
const lookAgainMs = 5 * minuteMs

export interface Schedule {
  /** Local times such as `22:00`; null without quiet hours. */
  quietFrom: string | null
  quietUntil: string | null
  timeZone: string
  onlyOnline: boolean
}

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, because('NOT_TIME'))
const input = z.object({
  quietFrom: optional(time),
  quietUntil: optional(time),
  timeZone: optional(z.string().refine(isTimeZone, because('NOT_TIME_ZONE'))),
  onlyOnline: z.boolean(),
})
export type ScheduleInput = z.input<typeof input>

const columns = ['quietFrom', 'quietUntil', 'timeZone', 'onlyOnline'] as const
interface Stored extends Omit<Schedule, 'onlyOnline'> {
  onlyOnline: number
}
const toSchedule = ({ quietFrom, quietUntil, timeZone, onlyOnline }: Stored): Schedule => ({
  quietFrom,
  quietUntil,
  timeZone,
  onlyOnline: Number(onlyOnline) === 1,
})

export async function findSchedule(ctx: Context): Promise<Schedule> {
  const { accountId } = requireViewer(ctx)
  return toSchedule(await ctx.db.selectFrom('accounts').select(columns).where('id', '=', accountId).executeTakeFirstOrThrow())
}

/** Replaces the schedule. The time zone is that of the account; without one, it stays as it is. */
export async function saveSchedule(ctx: Context, given: ScheduleInput): Promise<Schedule> {
  const { accountId } = requireViewer(ctx)
  const { quietFrom, quietUntil, timeZone, onlyOnline } = parse(input, given)
  if ((quietFrom === null) !== (quietUntil === null)) throw invalid('REQUIRED', { field: quietFrom === null ? 'quietFrom' : 'quietUntil' })
  if (quietFrom !== null && quietFrom === quietUntil) throw invalid('QUIET_HOURS_EMPTY', { field: 'quietUntil' })
  const set = { quietFrom, quietUntil, onlyOnline: onlyOnline ? 1 : 0, ...(timeZone !== null && { timeZone }) }
  await ctx.store.transact(db => db.updateTable('accounts').set(set).where('id', '=', accountId).execute())
  return findSchedule(ctx)
}

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** When the quiet hours end that it is in now; undefined outside of them. */
export function quietEnd({ quietFrom, quietUntil, timeZone }: Omit<Schedule, 'onlyOnline'>, now: Date): Date | undefined {
  if (quietFrom === null || quietUntil === null) return undefined
  const [from, until, minute] = [minutesOf(quietFrom), minutesOf(quietUntil), minutesOfDay(now, timeZone)]
  const day = 24 * 60
  const since = (minute - from + day) % day
  const length = (until - from + day) % day
  if (since >= length) return undefined
  const startOfMinute = Math.floor(now.getTime() / minuteMs) * minuteMs
  return new Date(startOfMinute + (length - since) * minuteMs)
}

/** Until when emails of the account wait; undefined if they can be sent now. */
export function heldUntil(schedule: Schedule, lastSeenAt: string | null, now: Date): Date | undefined {
  const end = quietEnd(schedule, now)
  if (end) return end
  const isOnline = lastSeenAt !== null && now.getTime() - Date.parse(lastSeenAt) < onlineMs
  return schedule.onlyOnline && !isOnline ? new Date(now.getTime() + lookAgainMs) : undefined
}

/** Whether it is in the viewer's quiet hours. */
export const isQuiet = async (ctx: Context): Promise<boolean> => quietEnd(await findSchedule(ctx), ctx.now()) !== undefined
