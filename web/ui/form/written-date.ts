/** Dates as `2026-11-20`, local times as `2026-11-20T09:30`; empty for none. */

const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/

export function toDate(written: string): Date | null {
  const [, year, month, day, hours = '0', minutes = '0'] = form.exec(written) ?? []
  return year === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes))
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** Empty for an invalid or partial date. */
export function toWritten(date: Date | null, hasTime: boolean): string {
  if (date === null || Number.isNaN(date.getTime()) || date.getFullYear() < 1000) return ''
  const day = [padded(date.getFullYear(), 4), padded(date.getMonth() + 1), padded(date.getDate())].join('-')
  return hasTime ? `${day}T${padded(date.getHours())}:${padded(date.getMinutes())}` : day
}
