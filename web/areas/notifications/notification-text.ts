import { formatDate, formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import type { Translations } from '../../platform/languages.ts'
import type { NotificationItemFragment } from './notifications.generated.ts'

export const notificationText = (
  { kind, facts }: Pick<NotificationItemFragment, 'kind' | 'facts'>,
  { t, lang }: Pick<Translations<'notifications'>, 't' | 'lang'>,
): string =>
  t(`kinds.${kind}`, {
    name: facts.name ?? '',
    title: facts.title ?? '',
    amount: formatMoney(facts.amount ?? 0, lang, facts.currency ?? undefined),
    count: facts.words ?? 0,
    number: formatNumber(facts.words ?? 0, lang),
    date: facts.date ? formatDate(facts.date, lang) : '',
  })
