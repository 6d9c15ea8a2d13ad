/** Uploads pictures one after another, and reports rejected ones. */
import { useState } from 'react'
import { postJson } from '../../platform/signed-fetch.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'

export const accepted = ['image/png', 'image/jpeg', 'image/webp']
const maxBytes = 200 * 1024

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

interface Answer {
  src?: string
  message?: string
}

/** Returns the path, or throws the server's message. */
async function send(file: File): Promise<string> {
  const answer = await postJson('/api/apps/ecommerce/products/pictures', { data: await toBase64(file) })
  const { src, message } = (await answer.json()) as Answer // the call's payload
  if (!answer.ok || src === undefined) throw new Error(message)
  return src
}

export function useUpload(onDone: (srcs: string[]) => void) {
  const { t } = useTranslations('products')
  const [isBusy, setBusy] = useState(false)
  const upload = async (files: File[]) => {
    setBusy(true)
    const done: string[] = []
    for (const file of files)
      try {
        if (file.size > maxBytes) throw new Error(t('form.uploadLarge', { name: file.name }))
        if (!accepted.includes(file.type)) throw new Error(t('form.uploadKind', { name: file.name }))
        done.push(await send(file))
      } catch (error) {
        notify({ text: (error instanceof Error && error.message) || t('failed.unreachable'), color: 'error' })
      }
    setBusy(false)
    if (done.length > 0) onDone(done)
  }
  return { upload, isBusy }
}
