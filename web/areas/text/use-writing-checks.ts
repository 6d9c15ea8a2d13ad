/** Checks while writing: the checker is loaded once they are turned on. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { TextOptions } from '../../platform/schema.generated.ts'
import type { EditorSession } from './use-editor-session.ts'
import type { WritingChecker } from './writing-checker.ts'

/** Without options, nothing is checked. */
export function useWritingChecks(session: EditorSession, options: TextOptions | undefined): WritingChecker | undefined {
  const client = useApolloClient()
  const [checker, setChecker] = useState<WritingChecker>()
  const isOn = options !== undefined
  useEffect(() => {
    if (!isOn) return undefined
    let isWanted = true
    const load = async () => {
      const { WritingChecker } = await import('./writing-checker.ts')
      if (isWanted) setChecker(loaded => loaded ?? new WritingChecker(client, session))
    }
    // Offline, it is loaded when it is turned on again.
    load().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [client, session, isOn])
  const given = JSON.stringify(options)
  useEffect(() => {
    if (!checker || given === undefined) return undefined
    checker.start(JSON.parse(given) as TextOptions) // written above
    return () => checker.stop()
  }, [checker, given])
  return isOn ? checker : undefined
}
