/** One upload with progress, which `fetch` does not report. */
import { confirmSessionEnd, requireToken } from '../../platform/signed-fetch.ts'
import { translate } from '../../platform/messages/translate.ts'
import type { AttachedFile } from './attached-file.ts'

export class UploadError extends Error {
  override name = 'UploadError'
  /** Whether the same file may be accepted later. */
  readonly canRetry: boolean

  constructor(message: string, canRetry: boolean) {
    super(message)
    this.canRetry = canRetry
  }
}

interface UploadOptions {
  /** The same for every try, so that a file whose answer was lost is not stored twice. */
  key: string
  lang: string
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

/** Rejects with an `UploadError`, whose message is empty if the server was not reached. */
export function uploadFile(file: File, { key, lang, signal, onProgress }: UploadOptions): Promise<AttachedFile> {
  const { promise, resolve, reject } = Promise.withResolvers<AttachedFile>()
  const request = new XMLHttpRequest()
  const unreachable = () => reject(new UploadError('', true))
  request.open('POST', `/api/files?name=${encodeURIComponent(file.name)}`)
  request.setRequestHeader('authorization', requireToken())
  request.setRequestHeader('idempotency-key', key)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
  request.addEventListener('error', unreachable)
  request.addEventListener('timeout', unreachable)
  request.addEventListener('load', () => {
    if (request.status === 401) void confirmSessionEnd()
    const body = parse(request.responseText)
    if (request.status === 201) resolve(body as unknown as AttachedFile) // the route's answer
    else reject(toError(request.status, body, lang))
  })
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function toError(status: number, { message, reason, field, params }: Record<string, unknown>, lang: string): UploadError {
  const code = typeof reason === 'string' ? reason : ''
  const values = { field, ...(typeof params === 'object' ? params : {}) }
  const text = translate('errors', { code, params: values, message: typeof message === 'string' ? message : '' }, lang)
  return new UploadError(text, status === 409 || status === 429 || status >= 500 || code === 'FILES_FULL')
}
