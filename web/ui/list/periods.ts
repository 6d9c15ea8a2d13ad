/** Periods that a list can be narrowed to. */

/** A day, such as `2026-11-21`. */
export const day = /^\d{4}-\d\d-\d\d$/

/** First and last day. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

export const periods = ['THIS_MONTH', 'LAST_MONTH', 'QUARTER', 'YEAR'] as const
export type Period = (typeof periods)[number]

/** First and last day of the period around today. */
export function spanOf(period: Period): { from: string; to: string } {
  const today = new Date()
  const [year, month] = [today.getFullYear(), today.getMonth()]
  const [first, months] = {
    THIS_MONTH: [month, 1],
    LAST_MONTH: [month - 1, 1],
    QUARTER: [month - (month % 3), 3],
    YEAR: [0, 12],
  }[period] as [number, number]
  const dayOf = (at: Date) => new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10)
  return { from: dayOf(new Date(year, first, 1)), to: dayOf(new Date(year, first + months, 0)) }
}

/** The period that a span is, if it is one. */
export const periodOf = ({ from, to }: Days): Period | undefined =>
  periods.find(period => {
    const span = spanOf(period)
    return span.from === from && span.to === to
  })
