/** Moves of repeating events: a rule that names days moves with them, if the result is a rule again. */
import { Temporal } from 'temporal-polyfill'
import { invalid } from '../../errors.ts'
import { endOf, isStart, lengthOf, localOf, readRepeat, type Rule, type Series, timeOf, toRule, toText, toUntil } from './repeats.ts'
import type { Times } from './times.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
/** The day of a month, and the week of a weekday in it, that every month has, from its start and from its end. */
const everyMonth = { days: 28, weeks: 4 }

type Moved = Times & { repeat: string; exceptions: string[] }

/**
 * All occurrences moved as one of them was: by days and time of day in the series' zone, and to its new length. Without
 * a new rule, the present one moves, too, with its last time; throws if no rule has the moved days.
 */
export function moveSeries(series: Series, from: string, to: Times, newRule?: string): Moved {
  const target = { allDay: to.allDay, zone: series.zone }
  const present = toRule(series.repeat)
  const after = localOf(to.start, target)
  const seen = localOf(from, series)
  const [before, first] = [seen.toPlainDate(), localOf(series.start, series).toPlainDate()]
  const { days } = before.until(after.toPlainDate())
  const isMonthly = newRule === undefined && followsStart(present)
  const moved = isMonthly ? moveMonthly(first, before, after.toPlainDate()) : first.add({ days })
  const repeat = newRule ?? (days === 0 || isMonthly ? series.repeat : shiftRule(present, days, first))
  if (moved === undefined || repeat === undefined) throw invalid('REPEAT_NOT_MOVABLE', { field: 'start' })
  const at = (date: Temporal.PlainDate) => timeOf(date.toPlainDateTime(after.toPlainTime()), target)
  const start = at(moved)
  const largestUnit = isMonthly ? 'month' : 'day'
  const exceptions = series.exceptions
    .filter(each => isStart(series, each))
    .map(each => at(moved.add(first.until(localOf(each, series).toPlainDate(), { largestUnit }))))
  const shift = {
    day: (date: Temporal.PlainDate) => (isMonthly ? moveByMonths(date, first, moved) : date.add({ days })),
    time: seen.toPlainTime().until(after.toPlainTime()),
  }
  const rule = newRule ?? moveUntil(repeat, shift, target)
  return { start, end: endOf(start, lengthOf(to)), allDay: to.allDay, repeat: rule, exceptions }
}

interface Shift {
  day: (date: Temporal.PlainDate) => Temporal.PlainDate
  /** In the local time of the series' zone. */
  time: Temporal.Duration
}

/** The rule with its last day or time, if it has one, moved like the occurrences. */
function moveUntil(repeat: string, { day, time }: Shift, { allDay, zone }: Pick<Series, 'allDay' | 'zone'>): string {
  const rule = new Map(toRule(repeat))
  const until = rule.get('UNTIL')
  if (until === undefined) return repeat
  const isDay = !until.includes('T')
  const local = localOf(until, { allDay: isDay, zone })
  const moved = day(local.toPlainDate()).toPlainDateTime(local.toPlainTime())
  rule.set('UNTIL', toUntil(timeOf(isDay ? moved : moved.add(time), { allDay: isDay || allDay, zone })))
  return readRepeat(toText(rule))
}

const frequencyOf = (rule: Rule) => rule.get('FREQ') ?? ''
const isByMonths = (rule: Rule) => ['MONTHLY', 'YEARLY'].includes(frequencyOf(rule))

/** Whether it repeats on the day of the month that the series begins on. */
const followsStart = (rule: Rule) => isByMonths(rule) && ![...rule.keys()].some(name => name.startsWith('BY'))

/** The start, moved by months and to the day of the month; undefined if its month has no such day. */
function moveMonthly(first: Temporal.PlainDate, before: Temporal.PlainDate, after: Temporal.PlainDate) {
  const { months } = before.with({ day: 1 }).until(after.with({ day: 1 }), { largestUnit: 'month' })
  const moved = first.with({ day: 1 }).add({ months }).with({ day: after.day })
  return moved.day === after.day ? moved : undefined
}

/** A day of a monthly series that now begins on another day: with the same number of occurrences before it. */
function moveByMonths(date: Temporal.PlainDate, first: Temporal.PlainDate, moved: Temporal.PlainDate) {
  const { months, days } = first.until(date, { largestUnit: 'month' })
  // Months differ in length: the next occurrence stays after it.
  const latest = moved.add({ months: months + 1 }).subtract({ days: 1 })
  const same = moved.add({ months, days })
  return Temporal.PlainDate.compare(same, latest) > 0 ? latest : same
}

/** The rule of the same occurrences some days later or earlier; undefined if there is none. */
function shiftRule(rule: Rule, days: number, first: Temporal.PlainDate): string | undefined {
  const isEach = Number(rule.get('INTERVAL') ?? 1) === 1
  const [byDay, byMonthDay] = [rule.get('BYDAY')?.split(','), rule.get('BYMONTHDAY')?.split(',')]
  const shifted = new Map(rule)
  if (byDay) shifted.set('BYDAY', byDay.map(each => shiftWeekday(each, days)).join(','))
  if (byMonthDay) shifted.set('BYMONTHDAY', byMonthDay.map(each => shiftWithin(Number(each), days, everyMonth.days)).join(','))
  if (byDay && frequencyOf(rule) === 'WEEKLY' && !isEach && days % 7 !== 0)
    shifted.set('WKST', shiftWeekday(rule.get('WKST') ?? 'MO', days))
  // Days that are counted in their month stay in it; others may leave it, if the rule does not select or count months.
  const isCounted = byMonthDay !== undefined || byDay?.every(each => each.length > 2)
  const isOnStart = isByMonths(rule) && !byDay && shiftWithin(first.day, days, everyMonth.days) !== ''
  const isInMonth = (isCounted ?? isOnStart) && first.add({ days }).month === first.month
  const isAnyMonth = !rule.has('BYMONTH') && (!isByMonths(rule) || isEach)
  const isShifted = [...shifted.values()].every(value => value.split(',').every(each => each !== ''))
  return isShifted && !rule.has('BYSETPOS') && (isInMonth || isAnyMonth) ? toText(shifted) : undefined
}

/** A weekday some days later; one that is counted in its month, such as `2TU`, only by whole weeks. Empty if impossible. */
function shiftWeekday(text: string, days: number): string {
  const [count, day] = [text.slice(0, -2), text.slice(-2)]
  if (count === '') return weekdays[(weekdays.indexOf(day) + (days % 7) + 7) % 7] ?? ''
  const moved = shiftWithin(Number(count), days / 7, everyMonth.weeks)
  return moved && `${moved}${day}`
}

/** A number that counts from the start or end of a month, if every month has it before and after; otherwise empty. */
function shiftWithin(number: number, by: number, max: number): string {
  const moved = number + by
  const isEver = Math.abs(number) <= max && Math.abs(moved) <= max && Math.sign(moved) === Math.sign(number)
  return isEver && Number.isInteger(by) ? String(moved) : ''
}
