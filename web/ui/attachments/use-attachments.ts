/** Files of one form: uploaded as they are added, with progress, cancel, and retry. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { newUuid } from '../../platform/uuid.ts'
import type { AttachedFile } from './attached-file.ts'
import { useFileStorageQuery } from './attachments.generated.ts'
import { formatBytes } from './format-bytes.ts'
import { keepPicture } from './file-content.ts'
import { UploadError, uploadFile } from './upload-file.ts'

/** A file that is not stored yet. */
export interface Upload {
  key: string
  file: File
  /** From 0 to 1. */
  progress: number
  state: 'waiting' | 'uploading' | 'failed'
  error: string
  canRetry: boolean
}

export interface Attachments {
  /** Stored files, in the order in which they were added. */
  files: readonly AttachedFile[]
  uploads: readonly Upload[]
  /** Whether files are on their way: a message would be sent without them. */
  isUploading: boolean
  /** How many more can be added. */
  room: number
  /** In bytes, of one file; undefined until known. */
  maxBytes: number | undefined
  add: (files: Iterable<File>) => void
  remove: (id: string) => void
  /** Stops an upload, or drops a failed one. */
  cancel: (key: string) => void
  retry: (key: string) => void
  /** Replaces the files, such as after sending or undo, and stops uploads. */
  reset: (files?: readonly AttachedFile[]) => void
}

interface AttachmentOptions {
  /** Files of the record so far. */
  files?: readonly AttachedFile[]
  /** Called with the stored files after each change of them. */
  onChange?: (files: readonly AttachedFile[]) => void
  /** The most files of one record; the server's limit is 20. */
  max?: number
}

/** The server accepts four at a time. */
const maxParallel = 3

export function useAttachments({ files: initial = [], onChange, max = 20 }: AttachmentOptions = {}): Attachments {
  const { t, lang } = useTranslations()
  const { data } = useFileStorageQuery({ fetchPolicy: 'cache-first' })
  const maxBytes = data?.fileStorage.maxFileBytes
  const [files, setFiles] = useState(initial)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  // Uploads that end in one render must both see the files of the other.
  const current = useRef(initial)
  const running = useRef(new Map<string, AbortController>())
  const room = Math.max(0, max - files.length - uploads.length)

  const store = (next: readonly AttachedFile[]) => {
    current.current = next
    setFiles(next)
    onChange?.(next)
  }
  const patch = (key: string, change: Partial<Upload>) =>
    setUploads(all => all.map(each => (each.key === key ? { ...each, ...change } : each)))
  const drop = (key: string) => setUploads(all => all.filter(each => each.key !== key))

  const send = useEffectEvent(async ({ key, file }: Upload) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    patch(key, { state: 'uploading', progress: 0 })
    try {
      const stored = await uploadFile(file, {
        key,
        lang,
        signal: controller.signal,
        onProgress: progress => patch(key, { progress }),
      })
      if (controller.signal.aborted) return
      keepPicture(stored, file)
      store([...current.current, stored])
      drop(key)
    } catch (error) {
      if (controller.signal.aborted) return
      const message = error instanceof Error ? error.message : ''
      patch(key, {
        state: 'failed',
        error: message || t('failed.unreachable'),
        canRetry: !(error instanceof UploadError) || error.canRetry,
      })
    } finally {
      running.current.delete(key)
    }
  })

  useEffect(() => {
    const free = maxParallel - uploads.filter(({ state }) => state === 'uploading').length
    for (const upload of uploads.filter(({ state, key }) => state === 'waiting' && !running.current.has(key)).slice(0, Math.max(0, free)))
      void send(upload)
  }, [uploads])

  const retryAll = useEffectEvent(() =>
    setUploads(all => all.map(each => (each.state === 'failed' && each.canRetry ? { ...each, state: 'waiting', error: '' } : each))),
  )
  useEffect(() => {
    const active = running.current
    const again = () => retryAll()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      for (const controller of active.values()) controller.abort()
    }
  }, [])

  const stop = (key: string) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
    drop(key)
  }

  const reject = (file: File, error: string): Upload => ({ ...waiting(file), state: 'failed', error })
  return {
    files,
    uploads,
    isUploading: uploads.some(({ state }) => state !== 'failed'),
    room,
    maxBytes,
    add: given => {
      // Read now: the list of a file input is emptied after its change event.
      const added = [...given].slice(0, room).map(file => {
        if (file.size === 0) return reject(file, t('attachments.empty'))
        if (maxBytes !== undefined && file.size > maxBytes)
          return reject(file, t('attachments.tooLarge', { size: formatBytes(maxBytes, lang) }))
        return waiting(file)
      })
      setUploads(all => [...all, ...added])
    },
    remove: id => store(current.current.filter(each => each.id !== id)),
    cancel: stop,
    retry: key => patch(key, { state: 'waiting', error: '' }),
    reset: (next = []) => {
      for (const { key } of uploads) stop(key)
      store(next)
    },
  }
}

const waiting = (file: File): Upload => ({ key: newUuid(), file, progress: 0, state: 'waiting', error: '', canRetry: false })
