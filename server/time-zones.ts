/** Local times of IANA time zones. */

/** Whether it names a time zone that dates can be formatted for. */
export function isTimeZone(name: string): boolean {
  if (name.length > 60) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Minutes since midnight in the time zone; UTC if it is empty. */
export function minutesOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: timeZone || 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)] as const)
  const { hour = 0, minute = 0 } = Object.fromEntries(parts) as { hour?: number; minute?: number } // as the format gives them
  return hour * 60 + minute
}
