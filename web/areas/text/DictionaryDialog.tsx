/** The personal dictionary and the ignored rules. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { IgnoredRules } from './dictionary/IgnoredRules.tsx'
import { WordList } from './dictionary/WordList.tsx'
import { useWritingRulesQuery } from './text.generated.ts'

export function DictionaryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, lang, dir } = useTranslations('text')
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="dictionary-title" lang={lang} dir={dir}>
      <DialogTitle id="dictionary-title" sx={{ pb: 1 }}>
        {t('dictionary.title')}
      </DialogTitle>
      <Content />
      <DialogActions sx={{ px: 5, pb: 4 }}>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Content() {
  const { t } = useTranslations('text')
  const [tab, setTab] = useState<'words' | 'rules'>('words')
  const { data, error, refetch } = useWritingRulesQuery()
  return (
    <>
      <Tabs value={tab} onChange={(_, next: 'words' | 'rules') => setTab(next)} aria-labelledby="dictionary-title" sx={{ px: 6 }}>
        <Tab value="words" label={t('dictionary.words')} id="dictionary-words" aria-controls="dictionary-panel" />
        <Tab value="rules" label={t('dictionary.rules')} id="dictionary-rules" aria-controls="dictionary-panel" />
      </Tabs>
      <Box
        role="tabpanel"
        id="dictionary-panel"
        aria-labelledby={`dictionary-${tab}`}
        tabIndex={-1}
        sx={{ outline: 'none', height: 400, display: 'flex', flexDirection: 'column', borderTop: 1, borderColor: 'divider', px: 6, pt: 4 }}
      >
        {error && !data ? <FailureCard error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton variant="rounded" height={240} />}
        {data && tab === 'words' ? <WordList words={data.dictionaryWords} /> : null}
        {data && tab === 'rules' ? <IgnoredRules rules={data.ignoredRules} /> : null}
      </Box>
    </>
  )
}
