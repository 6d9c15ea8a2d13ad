/** With texts that the pages before sign-in do not load. */
import { useTranslations } from '../../platform/languages.ts'
import { InCurrency as Amount, type Rate } from '../../ui/InCurrency.tsx'

export function InCurrency({ amount, rate }: { amount: number; rate: Rate }) {
  const { t, lang } = useTranslations('billing')
  return <Amount amount={amount} rate={rate} text={values => t('inCurrency', values)} lang={lang} />
}
