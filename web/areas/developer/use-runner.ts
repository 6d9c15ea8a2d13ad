import type { OperationDefinitionNode } from 'graphql'
import { useEffect, useRef, useState } from 'react'
import { type Draft, rememberRun } from './explorer-store.ts'
import { readObject } from './operations.ts'
import { type Result, runOverHttp, subscribeTo } from './run-operation.ts'

/** Why an operation was not sent, or got no answer. */
export type Failure = 'variables' | 'headers' | 'network'

const headersOf = (text: string) => {
  const object = readObject(text)
  return object && Object.fromEntries(Object.entries(object).map(([name, value]) => [name, String(value)]))
}

type RunnableDraft = Draft & { id: string; headers: string }

interface Outcome {
  result?: Result | undefined
  failure?: Failure | undefined
}

/** One operation at a time; a new one ends the one before. Each tab keeps its response while the page is open. */
export function useRunner(tabId: string) {
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const [isRunning, setRunning] = useState(false)
  const end = useRef<() => void>(undefined)
  const stop = () => {
    end.current?.()
    end.current = undefined
    setRunning(false)
  }
  useEffect(() => () => end.current?.(), [])

  const run = ({ id, ...draft }: RunnableDraft, operation: OperationDefinitionNode | undefined) => {
    stop()
    const show = (outcome: Outcome) => setOutcomes(before => ({ ...before, [id]: outcome }))
    const setResult = (result: Result) => show({ result })
    const variables = readObject(draft.variables)
    const headers = headersOf(draft.headers)
    if (!variables || !headers) return show({ failure: variables ? 'headers' : 'variables' })
    rememberRun(draft)
    setOutcomes(before => ({ ...before, [id]: { result: before[id]?.result } }))
    const request = { query: draft.query, variables, headers, operationName: operation?.name?.value }
    setRunning(true)
    if (operation?.operation === 'subscription') {
      setResult({ text: '', hasErrors: false, events: 0 })
      end.current = subscribeTo(request, setResult, () => setRunning(false))
      return
    }
    const abort = new AbortController()
    end.current = () => abort.abort()
    const send = async () => {
      try {
        setResult(await runOverHttp(request, abort.signal))
      } catch (error) {
        if (abort.signal.aborted) return
        console.info(error)
        show({ failure: 'network' })
      }
      setRunning(false)
    }
    void send()
  }
  return { ...outcomes[tabId], isRunning, run, stop }
}
