/** Lists that follow what is changed in other windows and by other people. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { useReachable } from './connection.ts'
import type { Area } from './schema.generated.ts'
import { useWorkspaceChangesSubscription } from './live.generated.ts'

/** Several writes in a row are read once. */
const restMs = 200

/** Reads again when one of the areas changes, and when the server is reached again after it was not. */
export function useLive(areas: Area[], refetch: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refetch().catch(() => undefined), restMs)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const { data } = useWorkspaceChangesSubscription({ variables: { areas } })
  const latest = data?.workspaceChanges.operationId
  useEffect(() => {
    if (latest !== undefined) readSoon()
  }, [latest])

  const isReachable = useReachable()
  const wasReachable = useRef(isReachable)
  useEffect(() => {
    if (isReachable && !wasReachable.current) readSoon()
    wasReachable.current = isReachable
  }, [isReachable])
}
