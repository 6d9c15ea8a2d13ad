/** Export and import of the workspace as one JSON file. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { translate } from '../../platform/messages/translate.ts'
import { requireToken } from '../../platform/signed-fetch.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { notify } from '../../ui/notify.ts'
import { undoOperation } from '../../ui/undo-operation.ts'
import { SandboxCard } from './SandboxCard.tsx'

interface Rejection {
  message: string
  reason?: string
  field?: string
  params?: object
}

export function TransferCard() {
  const { t, lang } = useTranslations('developer')
  const client = useApolloClient()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string; field?: string | undefined }>()

  const send = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const headers = { authorization: requireToken(), ...(init.body !== undefined && { 'content-type': 'application/json' }) }
      const response = await fetch(path, { ...init, headers })
      if (response.ok) return response
      const { message, reason = '', field, params } = (await response.json()) as Rejection // the format of errors
      setProblem({ text: translate('errors', { code: reason, params: { field, ...params }, message }, lang), field })
    } catch (error) {
      console.info(error)
      setProblem({ text: t('failed.unreachable') })
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const download = async () => {
    const response = await send('/api/_workspace/export')
    if (!response) return
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = 'workspace.json'
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1000)
  }
  const upload = async (file: File) => {
    const response = await send('/api/_workspace/import', { method: 'POST', body: await file.text() })
    if (!response) return
    const counts = (await response.json()) as { created: number; updated: number; deleted: number } // the answer of the route
    // An import that changes nothing is no operation.
    const operation = response.headers.get('x-operation-id')
    notify({
      text: t('sandbox.imported', counts),
      topic: 'sandbox',
      ...(operation && { action: { label: t('undo'), run: () => void undoOperation(client, 'undo', t, operation) } }),
    })
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
  }
  return (
    <SandboxCard title={t('sandbox.transfer')} help={t('sandbox.transferHelp')}>
      {problem ? (
        <Alert severity="error">
          {problem.text}
          {problem.field && !problem.text.includes(problem.field) ? (
            <>
              {' '}
              (<Ltr>{problem.field}</Ltr>)
            </>
          ) : null}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" disabled={isBusy} startIcon={<IconDownload size={18} stroke={1.75} />} onClick={() => void download()}>
          {t('sandbox.export')}
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy}
          startIcon={<IconUpload size={18} stroke={1.75} />}
          onClick={() => input.current?.click()}
        >
          {t('sandbox.import')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="application/json,.json"
          aria-label={t('sandbox.import')}
          onChange={event => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void upload(file)
          }}
        />
      </Box>
    </SandboxCard>
  )
}
