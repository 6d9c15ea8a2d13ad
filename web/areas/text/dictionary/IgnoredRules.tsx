import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { toFailure } from '../../../platform/errors.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { useFormatReason } from '../../../platform/reasons/use-reasons.ts'
import { notify } from '../../../ui/notify.ts'
import { ruleName } from '../rule-name.ts'
import { Entries } from './Entries.tsx'
import { useOwnRules } from './own-rules.ts'

export function IgnoredRules({ rules }: { rules: string[] }) {
  const { t, lang } = useTranslations('text')
  const formatReason = useFormatReason(lang)
  const nameOf = (rule: string) => formatReason({ kind: '', rule }) ?? ruleName(rule)
  const { restoreRule, ignoreRule } = useOwnRules()
  const restore = async (rule: string) => {
    try {
      await restoreRule({ variables: { rule } })
      const takeBack = () => void ignoreRule({ variables: { rule } }).catch(() => undefined)
      notify({ text: t('dictionary.restored', { rule: nameOf(rule) }), action: { label: t('undo'), run: takeBack } })
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    }
  }
  return (
    <>
      <Typography variant="caption" color="textSecondary" sx={{ mb: 2 }}>
        {t('dictionary.rulesHelp')}
      </Typography>
      <Entries
        label={t('dictionary.rules')}
        empty={t('dictionary.noRules')}
        entries={rules.map(rule => ({
          key: rule,
          text: nameOf(rule),
          action: (
            <Button size="small" aria-label={t('dictionary.restoreLabel', { rule: nameOf(rule) })} onClick={() => void restore(rule)}>
              {t('dictionary.restore')}
            </Button>
          ),
        }))}
      />
    </>
  )
}
