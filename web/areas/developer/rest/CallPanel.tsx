/** The call as code, and sent as the signed-in account, with values from a form. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { formatNumber } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { openHistory } from '../../../platform/overlay.ts'
import { authToken, useSession } from '../../../platform/session.ts'
import { formatBytes } from '../../../ui/attachments/format-bytes.ts'
import { CodeBlock } from '../../../ui/code/CodeBlock.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { lazyPart } from '../../../ui/LazyPart.tsx'
import { undoOperation } from '../../../ui/undo-operation.ts'
import { CallForm } from './CallForm.tsx'
import type { Operation, Reference } from './document.ts'
import { type Call, type CallValues, faultsOf, type SnippetKind, snippetKinds, snippetOf } from './request.ts'
import { sampleOf } from './schemas.ts'
import { type Result, send } from './send.ts'

const CodeEditor = lazyPart(async () => (await import('../../../ui/code/CodeEditor.tsx')).CodeEditor)

interface CallPanelProps {
  operation: Operation
  schemas: Reference['schemas']
  call: CallValues
  onChange: (call: CallValues) => void
}

export function CallPanel({ operation, schemas, call, onChange }: CallPanelProps) {
  const { t } = useTranslations('developer')
  const { logged } = useSession()
  const { pathname, search, hash } = useLocation()
  const [file, setFile] = useState<File>()
  const [result, setResult] = useState<Result>()
  const [problem, setProblem] = useState<'network' | 'missing' | 'body' | 'file'>()
  const [missing, setMissing] = useState<string[]>([])
  const [isSending, setSending] = useState(false)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])
  const whole = { operation, ...call }

  const run = async () => {
    const faults = faultsOf(whole)
    setMissing(faults.missing)
    if (faults.missing.length > 0) return setProblem('missing')
    if (faults.isBodyWrong) return setProblem('body')
    if (operation.body?.isFile && !file) return setProblem('file')
    setProblem(undefined)
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    setSending(true)
    try {
      setResult(await send(whole, file, own.signal))
    } catch (error) {
      if (own.signal.aborted) return
      console.info(error)
      setResult(undefined)
      setProblem('network')
    }
    setSending(false)
  }
  useKeys(logged ? { 'mod+Enter': () => void run() } : {})
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Snippets call={whole} />
      <Box component="section" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <Box sx={{ px: 4, py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="h3" sx={{ fontSize: 15 }}>
            {t('rest.try')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(logged ? 'rest.tryHelp' : 'rest.signInHelp')}
          </Typography>
        </Box>
        {logged ? (
          <Box
            component="form"
            noValidate
            onSubmit={event => {
              event.preventDefault()
              void run()
            }}
            sx={{ p: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <CallForm
              operation={operation}
              schemas={schemas}
              call={call}
              missing={missing}
              file={file}
              onFile={setFile}
              onChange={onChange}
            />
            {problem ? <Alert severity="error">{t(`rest.problems.${problem}`, { names: missing.join(', ') })}</Alert> : null}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
              <Button
                type="submit"
                variant="contained"
                color={operation.effect === 'account' ? 'warning' : 'primary'}
                loading={isSending}
                loadingPosition="start"
                startIcon={<IconSend size={18} stroke={1.75} />}
                aria-keyshortcuts="Control+Enter"
              >
                {t(operation.effect === 'nothing' ? 'rest.send' : 'rest.sendChange')}
              </Button>
              <Typography variant="caption" color="textSecondary">
                {t(`rest.sends.${operation.effect}`)}
              </Typography>
            </Box>
          </Box>
        ) : (
          <Box sx={{ p: 4, display: 'flex', gap: 2 }}>
            <Button component={Link} to={`/login?to=${encodeURIComponent(pathname + search + hash)}`} variant="contained">
              {t('nav.signIn')}
            </Button>
            <Button component={Link} to={`/register?to=${encodeURIComponent(pathname + search + hash)}`}>
              {t('rest.createAccount')}
            </Button>
          </Box>
        )}
        <Box aria-live="polite">{result ? <Answered result={result} /> : null}</Box>
      </Box>
      {result || !operation.success.schema ? null : (
        <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="h3" sx={{ fontSize: 15 }}>
            {t('rest.sample')}
          </Typography>
          <CodeBlock label={t('rest.sample')} code={JSON.stringify(sampleOf(operation.success.schema, schemas), null, 2)} maxHeight={420} />
        </Box>
      )}
    </Box>
  )
}

function Snippets({ call }: { call: Call }) {
  const { t } = useTranslations('developer')
  const { logged } = useSession()
  const [kind, setKind] = useState<SnippetKind>('curl')
  const [hasToken, setToken] = useState(false)
  // Visitors get calls that work as they are.
  const needsToken = logged || !call.operation.path.startsWith('/api/')
  const placeholder = needsToken ? '$DESKWRIGHT_TOKEN' : ''
  const code = (token: string) => snippetOf(kind, call, window.location.origin, token)
  return (
    <Box component="section" aria-label={t('rest.code')} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('rest.code')}
        onChange={(_event, next: SnippetKind | null) => next && setKind(next)}
      >
        {snippetKinds.map(each => (
          <ToggleButton key={each} value={each} sx={{ px: 3 }}>
            {t(`rest.snippets.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <CodeBlock
        label={t(`rest.snippets.${kind}`)}
        code={code(placeholder)}
        copied={code(hasToken ? authToken() : placeholder)}
        maxHeight={360}
      />
      {logged ? (
        <FormControlLabel
          control={<Switch checked={hasToken} onChange={event => setToken(event.target.checked)} />}
          label={t('graphql.copyToken')}
        />
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {t(needsToken || kind === 'client' ? `rest.snippetHelp.${kind}` : 'rest.publicHelp')}
      </Typography>
    </Box>
  )
}

function Answered({ result }: { result: Result }) {
  const { t, lang } = useTranslations('developer')
  const client = useApolloClient()
  const { status, statusText, ms, bytes, headers, text, isJson, operations } = result
  const isGood = status < 400
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        dir="ltr"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 4,
          px: 4,
          py: 2,
          fontSize: 13,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box component="span" sx={{ fontWeight: 600, color: isGood ? 'success.main' : 'error.main' }}>
          {status} {statusText}
        </Box>
        <span>{formatNumber(ms, lang)} ms</span>
        <span>{formatBytes(bytes, lang)}</span>
      </Box>
      {operations.length > 0 ? (
        <Alert
          severity="success"
          sx={{ borderRadius: 0 }}
          action={
            <Box sx={{ display: 'flex' }}>
              {operations.length === 1 ? (
                <Button size="small" color="inherit" onClick={() => void undoOperation(client, 'undo', t, operations[0])}>
                  {t('undo')}
                </Button>
              ) : null}
              <Button size="small" color="inherit" startIcon={<IconHistory size={16} stroke={1.75} />} onClick={openHistory}>
                {t('rest.history')}
              </Button>
            </Box>
          }
        >
          {t('rest.changed')}
        </Alert>
      ) : null}
      <Box component="details" sx={{ px: 4, py: 2, borderTop: 1, borderColor: 'divider', fontSize: 13 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500 }}>
          {t('rest.headers', { number: headers.length })}
        </Box>
        <Box
          component="dl"
          dir="ltr"
          lang="en"
          sx={{ m: 0, mt: 2, display: 'grid', gap: 1, gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3 }}
        >
          {headers.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      {text ? (
        <Box sx={{ borderTop: 1, borderColor: 'divider', height: text.length > 400 ? 380 : 180 }}>
          <CodeEditor key={isJson ? 'json' : 'text'} label={t('rest.response')} language="json" value={text} isReadOnly />
        </Box>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
          {t('rest.noBody')}
        </Typography>
      )}
    </Box>
  )
}
