/** Dates and times in the store's time zone, formatted for date fields: `2026-11-20T09:30`. */

/** The store's local time at an instant. */
export function toShopTime(instant: string | number, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    numberingSystem: 'latn',
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(each => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** The instant of a local time in the store's time zone. */
export function fromShopTime(written: string, timeZone: string | undefined): string {
  const wanted = Date.parse(`${written}Z`)
  const ahead = (at: number) => Date.parse(`${toShopTime(at, timeZone)}Z`) - at
  const near = wanted - ahead(wanted)
  // Repeated in case the offset changed in between (daylight saving time).
  return new Date(wanted - ahead(near)).toISOString()
}
