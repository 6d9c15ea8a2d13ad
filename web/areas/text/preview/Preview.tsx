import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../../platform/languages.ts'
import { FailureCard } from '../../../ui/FailureCard.tsx'
import { hasDraft } from '../drafts.ts'
import { readabilityOf } from '../readability.ts'
import { type DocumentFieldsFragment, usePreviewRunQuery, usePreviewRunsQuery } from '../text.generated.ts'
import { compareWithRun } from './comparison.ts'
import { type Content, markedText, plainText } from './content.ts'
import { Figures } from './Figures.tsx'
import { PreviewSheet, type View, views } from './PreviewSheet.tsx'
import { Receipts } from './Receipts.tsx'

export function Preview({ document, title }: { document: DocumentFieldsFragment; title: string }) {
  const { t } = useTranslations('text')
  const [params, setParams] = useSearchParams()
  const content = document.content as Content // as the editor saved it
  const text = useMemo(() => plainText(content), [content])

  const { data, error, refetch } = usePreviewRunsQuery({ variables: { documentId: document.id }, fetchPolicy: 'network-only' })
  const runs = data?.textRuns.items.filter(({ status }) => status === 'DONE' || status === 'STOPPED') ?? []
  // The first run has the original text.
  const runId = (runs.find(({ id }) => id === params.get('run')) ?? runs.at(-1))?.id
  const { data: found } = usePreviewRunQuery(runId ? { variables: { id: runId }, fetchPolicy: 'cache-first' } : { skip: true })
  const run = runId ? found?.textRun : undefined

  const comparison = useMemo(() => (run ? compareWithRun(markedText(content), run) : undefined), [content, run])
  const now = useMemo(() => readabilityOf(text), [text])
  const before = useMemo(() => comparison && readabilityOf(comparison.before.replace(/^#{1,6} /gm, '')), [comparison])
  const view = views.find(each => each === params.get('view')) ?? 'clean'
  const set = (name: string, value: string) =>
    setParams(
      known => {
        known.set(name, value)
        return known
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <>
      {document.trashedAt ? <Note text={t('preview.inTrash')} /> : null}
      {hasDraft(document.id) ? <Note text={t('preview.unsaved')} /> : null}
      <Box
        data-print
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
          gap: 6,
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <PreviewSheet
          title={title}
          isUntitled={document.title.trim() === ''}
          isEmpty={text.trim() === ''}
          content={content}
          view={view}
          onView={(next: View) => set('view', next)}
          comparison={comparison}
          runs={runs}
          runId={runId}
          onRun={id => set('run', id)}
        />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' },
            gap: 6,
            alignItems: 'start',
            '@media print': { display: 'none' },
          }}
        >
          <Figures now={now} before={before} changed={comparison && { added: comparison.wordsAdded, removed: comparison.wordsRemoved }} />
          {data ? <Receipts data={data} /> : null}
          {data || error ? null : <Skeleton variant="rounded" height={220} />}
          {error && !data ? <FailureCard error={error} onRetry={() => void refetch()} /> : null}
        </Box>
      </Box>
    </>
  )
}

const Note = ({ text }: { text: string }) => (
  <Alert severity="info" sx={{ mb: 4, '@media print': { display: 'none' } }}>
    {text}
  </Alert>
)
