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

/** One operation at a time; a new one ends the one before. */
export function useRunner() {
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState<Failure>()
  const [isRunning, setRunning] = useState(false)
  const end = useRef<() => void>(undefined)
  const stop = () => {
    end.current?.()
    end.current = undefined
    setRunning(false)
  }
  useEffect(() => () => end.current?.(), [])

  const run = (draft: Draft & { headers: string }, operation: OperationDefinitionNode | undefined) => {
    stop()
    const variables = readObject(draft.variables)
    const headers = headersOf(draft.headers)
    setFailure(variables ? (headers ? undefined : 'headers') : 'variables')
    if (!variables || !headers) return setResult(undefined)
    rememberRun(draft)
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
        setResult(undefined)
        setFailure('network')
      }
      setRunning(false)
    }
    void send()
  }
  const clear = () => {
    stop()
    setResult(undefined)
    setFailure(undefined)
  }
  return { result, failure, isRunning, run, stop, clear }
}
