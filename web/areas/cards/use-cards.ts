/** The workspace's figures that the cards show. All cards share one request. */
import { formatNumber } from '../../platform/format.ts'
import { formatDay, formatMonth } from '../../platform/format-dates.ts'
import { formatMoney, formatShortMoney, formatWholeMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { type CardFiguresQuery, useCardFiguresQuery } from './cards.generated.ts'

export type CardFigures = CardFiguresQuery
export type Figure = CardFigures['storeAnalytics']['sales']

export const useCards = () => useLive(useCardFiguresQuery(), ['ORDERS', 'PRODUCTS', 'REVIEWS', 'USERS', 'ANALYTICS', 'ACADEMY', 'INVOICES'])

export function useFormats() {
  const { lang } = useTranslations()
  return {
    number: (value: number) => formatNumber(value, lang),
    money: (value: number) => formatMoney(value, lang),
    /** Compact on an axis. */
    chartMoney: (value: number, isShort = false) => (isShort ? formatShortMoney(value, lang) : formatWholeMoney(value, lang)),
    day: (instant: string) => formatDay(instant, lang),
    month: (instant: string) => formatMonth(instant, lang),
  }
}

/** Change against the range before; undefined without one. */
export const changeOf = ({ value, previous }: Figure): number | undefined =>
  previous === null || previous === undefined || previous === 0 ? undefined : value / previous - 1
