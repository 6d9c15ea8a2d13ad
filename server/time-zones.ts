/** Local times of IANA time zones. */

/** Whether it is the IANA name of a time zone; an offset such as `+01:00` is none. */
export function isTimeZone(name: string): boolean {
  if (name.length > 60 || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
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
