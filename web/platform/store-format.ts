/**
 * Formats with the store's settings: currency, time zone, units, and order prefix. All store pages use it, so a change of
 * the settings updates all of them.
 */
import { useMemo } from 'react'
import { formatDate, formatInstant } from './format.ts'
import { formatTime } from './format-dates.ts'
import { formatDistance, formatMoney, formatShortMoney, formatWholeMoney } from './format-figures.ts'
import { useLive } from './live.ts'
import { useTranslations } from './languages.ts'
import { useStoreFormatQuery } from './store-format.generated.ts'

export function useStoreFormat() {
  const { lang } = useTranslations()
  const { data } = useLive(useStoreFormatQuery({ fetchPolicy: 'cache-first' }), ['STORE'])
  const { currency = 'USD', timeZone, units = 'METRIC', orderPrefix = '#' } = data?.storeSettings ?? {}
  return useMemo(
    () => ({
      /** ISO 4217. */
      currency,
      units,
      /** IANA name; undefined until loaded. */
      timeZone,
      money: (value: number) => formatMoney(value, lang, currency),
      /** Compact: $2.1K. */
      shortMoney: (value: number) => formatShortMoney(value, lang, currency),
      /** Without cents: $1,500. */
      wholeMoney: (value: number) => formatWholeMoney(value, lang, currency),
      date: (instant: string) => formatDate(instant, lang, timeZone),
      instant: (instant: string) => formatInstant(instant, lang, timeZone),
      time: (instant: string) => formatTime(instant, lang, timeZone),
      distance: (kilometers: number) => formatDistance(kilometers, lang, units),
      /** Order number with its prefix: #5434. */
      orderName: (order: number) => `${orderPrefix}${order}`,
    }),
    [lang, currency, timeZone, units, orderPrefix],
  )
}

export type StoreFormat = ReturnType<typeof useStoreFormat>
