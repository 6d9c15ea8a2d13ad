/** The store's figures of a card's range. Cards with the same range share one request. */
import { useMemo } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { formatDay } from '../../platform/format-dates.ts'
import { formatGrowth } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { AnalyticsRange } from '../../platform/schema.generated.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { type FigureFragment, type StoreFiguresQuery, useStoreFiguresQuery } from './analytics.generated.ts'

export type StoreFigures = StoreFiguresQuery['storeAnalytics']

export function useFigures(range: AnalyticsRange) {
  const { data: current, previousData, error, loading, refetch } = useStoreFiguresQuery({ variables: { range } })
  const data = (current ?? previousData)?.storeAnalytics
  return {
    figures: data,
    /** Whether the figures are those of the range before it was changed. */
    isStale: loading && data !== undefined && data.range !== range,
    failure: data ? undefined : error,
    refresh: async () => void (await refetch()),
  }
}

/** The change from the previous range as a share; undefined without a comparison. */
export const changeOf = ({ value, previous }: FigureFragment): number | undefined =>
  previous === null || previous === undefined || previous === 0 ? undefined : value / previous - 1

/** Address of a list for the days of the figures. */
export function listAddress(
  path: string,
  figures: Pick<StoreFigures, 'from' | 'to'> | undefined,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams(more)
  if (figures?.from && figures.to) {
    query.set('from', figures.from)
    query.set('to', figures.to)
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

export function useFormat() {
  const { t, lang } = useTranslations('analytics')
  const { money, shortMoney, wholeMoney, orderName } = useStoreFormat()
  return useMemo(
    () => ({
      money,
      wholeMoney,
      orderName,
      number: (value: number) => formatNumber(value, lang),
      growth: (share: number) => formatGrowth(Math.round(share * 1000) / 1000, lang),
      chartMoney: (value: number, isShort?: boolean) => (isShort ? shortMoney : money)(value),
      day: (day: string) => formatDay(`${day.slice(0, 10)}T00:00:00Z`, lang),
      month: (start: string) => new Intl.DateTimeFormat(lang, { month: 'short', timeZone: 'UTC' }).format(new Date(`${start}T00:00:00Z`)),
      range: (range: AnalyticsRange) => t(`ranges.${range}`),
    }),
    [t, lang, money, shortMoney, wholeMoney, orderName],
  )
}
