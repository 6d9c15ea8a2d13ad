/** Periods of plans, in UTC. */

/** The same day and time in a later month; the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved
}

const months = { month: 1, year: 12 }

export const nextPeriod = (from: Date, interval: keyof typeof months) => addMonths(from, months[interval])

export const previousPeriod = (from: Date, interval: keyof typeof months) => addMonths(from, -months[interval])
