/** Periods of plans, in UTC. */
import type { SubscriptionRow } from './tables.ts'

/** The same time on this day of a later month; on the last day of a shorter month. */
function addMonths(from: Date, months: number, day: number): Date {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(day, lastDay))
  return moved
}

const months = { month: 1, year: 12 }

type Interval = keyof typeof months

/** End of the first period of a plan. */
export const firstPeriod = (from: Date, interval: Interval) => addMonths(from, months[interval], from.getUTCDate())

type Anchored = Pick<SubscriptionRow, 'renewsAt' | 'anchorDay'>

const anchored = ({ renewsAt, anchorDay }: Anchored, count: number) => {
  const from = new Date(renewsAt)
  return addMonths(from, count, anchorDay ?? from.getUTCDate())
}

/** End of the next period. */
export const nextPeriod = (plan: Anchored, interval: Interval) => anchored(plan, months[interval])

/** Beginning of the present period. */
export const presentPeriod = (plan: Anchored, interval: Interval) => anchored(plan, -months[interval])
