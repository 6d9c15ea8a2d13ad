/** The response, the operation as code, and the documentation of the schema. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { GraphQLSchema } from 'graphql'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { authToken } from '../../platform/session.ts'
import { formatBytes } from '../../ui/attachments/format-bytes.ts'
import { CodeBlock } from '../../ui/code/CodeBlock.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import type { Tab as ExplorerTab } from './explorer-store.ts'
import { operationOf, parseDocument, readObject } from './operations.ts'
import type { Result } from './run-operation.ts'
import { kindsFor, type SnippetKind, snippetOf } from './snippets.ts'
import type { Failure } from './use-runner.ts'

const CodeEditor = lazyPart(async () => (await import('../../ui/code/CodeEditor.tsx')).CodeEditor)
const SchemaDocs = lazyPart(async () => (await import('./SchemaDocs.tsx')).SchemaDocs)

const views = ['response', 'code', 'schema'] as const
type View = (typeof views)[number]

interface ResultPaneProps {
  tab: ExplorerTab
  operationName: string | undefined
  result: Result | undefined
  failure: Failure | undefined
  isRunning: boolean
  schema: GraphQLSchema | 'closed' | Error | undefined
  onRetrySchema: () => void
  typePath: string[]
  onTypePath: (path: string[]) => void
}

export function ResultPane({
  tab,
  operationName,
  result,
  failure,
  isRunning,
  schema,
  onRetrySchema,
  typePath,
  onTypePath,
}: ResultPaneProps) {
  const { t } = useTranslations('developer')
  const [view, setView] = useState<View>('response')
  const [shownPath, setShownPath] = useState(typePath)
  // A type asked for in the editor opens the documentation.
  if (shownPath !== typePath) {
    setShownPath(typePath)
    if (typePath.length > 0) setView('schema')
  }
  const [shownRun, setShownRun] = useState(isRunning)
  if (shownRun !== isRunning) {
    setShownRun(isRunning)
    if (isRunning) setView('response')
  }
  return (
    <>
      <Tabs
        value={view}
        onChange={(_event, next: View) => setView(next)}
        aria-label={t('graphql.views.result')}
        sx={{
          minHeight: 44,
          px: 4,
          flexShrink: 0,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { minHeight: 44, minWidth: 0 },
        }}
      >
        {views.map(each => (
          <Tab key={each} value={each} label={t(`graphql.${each}`)} id={`result-${each}`} aria-controls="result" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="result"
        aria-labelledby={`result-${view}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {view === 'response' ? (
          <Response result={result} failure={failure} isRunning={isRunning} />
        ) : view === 'code' ? (
          <Snippets tab={tab} operationName={operationName} />
        ) : schema === 'closed' ? (
          <Alert severity="info" sx={{ m: 4 }}>
            {t('graphql.closedSchema')}
          </Alert>
        ) : schema instanceof Error ? (
          <FailureCard error={schema} onRetry={onRetrySchema} />
        ) : schema ? (
          <SchemaDocs schema={schema} path={typePath} onPath={onTypePath} />
        ) : (
          <LinearProgress aria-label={t('loading')} />
        )}
      </Box>
    </>
  )
}

function Response({ result, failure, isRunning }: Pick<ResultPaneProps, 'result' | 'failure' | 'isRunning'>) {
  const { t, lang } = useTranslations('developer')
  return (
    <>
      <Box role="status" dir="ltr" sx={statusStyles}>
        {isRunning && result?.events === undefined ? (
          <span>{t('graphql.running')}</span>
        ) : result?.events !== undefined ? (
          <span>{t(isRunning ? 'graphql.listening' : 'graphql.ended', { number: formatNumber(result.events, lang) })}</span>
        ) : result ? (
          <>
            <Box component="span" sx={{ fontWeight: 600, color: result.hasErrors ? 'error.main' : 'success.main' }}>
              {result.status} {result.hasErrors ? t('graphql.withErrors') : 'OK'}
            </Box>
            <span>{formatNumber(result.ms ?? 0, lang)} ms</span>
            <span>{formatBytes(result.bytes ?? 0, lang)}</span>
            <Box component="span" title={result.requestId} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {result.requestId}
            </Box>
          </>
        ) : null}
      </Box>
      {result?.injected ? (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {t('graphql.injected', { what: result.injected })}
        </Alert>
      ) : null}
      {failure ? (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {t(`graphql.failures.${failure}`)}
        </Alert>
      ) : null}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {result ? (
          <CodeEditor label={t('graphql.response')} language="json" value={result.text} isReadOnly />
        ) : isRunning || failure ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ p: 6, textAlign: 'center' }}>
            {t('graphql.noResponse')}
          </Typography>
        )}
      </Box>
    </>
  )
}

const placeholder = '$DESKWRIGHT_TOKEN'

function Snippets({ tab, operationName }: Pick<ResultPaneProps, 'tab' | 'operationName'>) {
  const { t } = useTranslations('developer')
  const [chosen, setKind] = useState<SnippetKind>()
  const [hasToken, setToken] = useState(false)
  const kinds = kindsFor(operationOf(parseDocument(tab.query), operationName))
  const kind = kinds.find(each => each === chosen) ?? kinds[0] ?? 'curl'
  const variables = readObject(tab.variables)
  const headers = Object.fromEntries(Object.entries(readObject(tab.headers) ?? {}).map(([name, value]) => [name, String(value)]))
  const request = { query: tab.query, variables: variables ?? {}, operationName, headers }
  const code = (token: string) => snippetOf(kind, request, new URL('/graphql', window.location.origin).href, token)
  return (
    <Box sx={{ p: 4, overflowY: 'auto', display: 'grid', gap: 3, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('graphql.code')}
        onChange={(_event, next: SnippetKind | null) => next && setKind(next)}
      >
        {kinds.map(each => (
          <ToggleButton key={each} value={each} sx={{ px: 3 }}>
            {t(`graphql.snippets.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {variables && code(placeholder) ? (
        <CodeBlock
          label={t(`graphql.snippets.${kind}`)}
          code={code(placeholder)}
          copied={code(hasToken ? authToken() : placeholder)}
          maxHeight={560}
        />
      ) : (
        <Alert severity="info">{t(variables ? 'graphql.noCode' : 'graphql.noCodeVariables')}</Alert>
      )}
      {kind === 'curl' || kind === 'fetch' || kind === 'socket' ? (
        <FormControlLabel
          control={<Switch checked={hasToken} onChange={event => setToken(event.target.checked)} />}
          label={t('graphql.copyToken')}
        />
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t(`graphql.snippetHelp.${kind}`)}
      </Typography>
    </Box>
  )
}

const statusStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  px: 4,
  fontSize: 13,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const
