import { useEffect, useEffectEvent } from 'react'
import { useConnections } from '../../platform/connection.ts'

/** Calls `run` after each connection for live updates but the first, because notifications may have been missed before it. */
export function useReconnected(run: () => void): void {
  const connections = useConnections()
  const catchUp = useEffectEvent(run)
  useEffect(() => {
    if (connections > 1) catchUp()
  }, [connections])
}
