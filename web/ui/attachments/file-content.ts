/** Content of stored files: fetched with the session's token, because the application has no cookies. */
import { useEffect, useState } from 'react'
import { confirmSessionEnd, requireToken } from '../../platform/signed-fetch.ts'
import { getSession, subscribeSession } from '../../platform/session.ts'
import type { AttachedFile } from './attached-file.ts'

export type FileName = Pick<AttachedFile, 'id' | 'name'>
type TypedFile = Pick<AttachedFile, 'id' | 'type'>

const drawn = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** Raster pictures, which browsers draw without running anything. */
export const isPicture = ({ type }: Pick<TypedFile, 'type'>): boolean => drawn.has(type)

async function readFile(id: string): Promise<Blob> {
  const answer = await fetch(`/api/files/${encodeURIComponent(id)}`, { headers: { authorization: requireToken() } })
  if (answer.status === 401) await confirmSessionEnd()
  if (!answer.ok) throw new Error(`File ${id}: ${answer.status}`)
  return answer.blob()
}

/** Addresses of pictures by file ID, the latest last. */
const addresses = new Map<string, Promise<string>>()
const maxPictures = 60

function remember(id: string, address: Promise<string>) {
  addresses.set(id, address)
  address.catch(() => addresses.delete(id))
  const [oldest] = addresses.keys()
  if (addresses.size > maxPictures && oldest !== undefined) forget(oldest)
}

function forget(id: string) {
  // Pictures on the screen stay: their data is loaded.
  addresses.get(id)?.then(
    address => URL.revokeObjectURL(address),
    () => undefined,
  )
  addresses.delete(id)
}

let account = ''
subscribeSession(() => {
  const { email } = getSession()
  if (email === account) return
  account = email
  for (const id of addresses.keys()) forget(id)
})

/** Shows an uploaded picture without downloading it again. */
export function keepPicture(file: TypedFile, content: File): void {
  if (isPicture(file)) remember(file.id, Promise.resolve(URL.createObjectURL(content)))
}

function pictureAddress(id: string): Promise<string> {
  const known = addresses.get(id)
  if (known) {
    addresses.delete(id)
    addresses.set(id, known)
    return known
  }
  const address = readFile(id).then(content => URL.createObjectURL(content))
  remember(id, address)
  return address
}

/** Address of a picture for `img`; undefined while loading or while not wanted, null if it failed. */
export function usePicture({ id, type }: TypedFile, isWanted: boolean): string | null | undefined {
  const [picture, setPicture] = useState<{ id: string; address: string | null }>()
  const isLoading = isWanted && drawn.has(type)
  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    pictureAddress(id).then(
      address => isCurrent && setPicture({ id, address }),
      () => isCurrent && setPicture({ id, address: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, isLoading])
  return picture?.id === id ? picture.address : undefined
}

/** Saves a file in the browser's downloads. */
export async function downloadFile({ id, name }: FileName): Promise<void> {
  const address = URL.createObjectURL(await readFile(id))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
