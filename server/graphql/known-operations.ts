/** Operations that Apollo Server has accepted and that are compiled: their next requests skip its pipeline. */
import type { IncomingMessage } from 'node:http'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import type { Run } from './compiled-execution.ts'

export interface KnownOperation {
  /** Unique in this process. */
  id: number
  document: DocumentNode
  operation: OperationDefinitionNode
  run: Run
  /** Whether its results are kept until the next write. */
  isKept: boolean
}

/** Bounds the memory of compiled operations, which take much more than their text. */
const maxOperations = 500
const maxText = { one: 10_000, all: 500_000 }
const maxTypes = 50

export class KnownOperations {
  /** In order of use, by name and text. */
  private readonly operations = new Map<string, KnownOperation>()
  /** Media types of successful responses, by the `Accept` header. */
  private readonly types = new Map<string, string>()
  private length = 0

  /** The operation of a plain request; undefined if Apollo Server must look at it. */
  find({ url, headers }: IncomingMessage, body: unknown) {
    if (url !== '/graphql' || headers['content-type'] !== 'application/json') return undefined
    const contentType = this.types.get(headers.accept ?? '')
    if (contentType === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
    const { query, operationName, variables, extensions } = body as Record<string, unknown> // a plain JSON object
    if (typeof query !== 'string' || (extensions !== undefined && extensions !== null)) return undefined
    if (typeof (operationName ?? '') !== 'string' || typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) return undefined
    const key = keyOf(query, operationName)
    const operation = this.operations.get(key)
    if (!operation) return undefined
    this.operations.delete(key)
    this.operations.set(key, operation)
    return { operation, contentType, variables: variables as Record<string, unknown> | null | undefined } // checked above
  }

  keep(query: string, operationName: unknown, operation: KnownOperation): void {
    const key = keyOf(query, operationName)
    if (key.length > maxText.one || this.operations.has(key)) return
    this.operations.set(key, operation)
    this.length += key.length
    while (this.operations.size > maxOperations || this.length > maxText.all) {
      const [oldest = ''] = this.operations.keys()
      this.operations.delete(oldest)
      this.length -= oldest.length
    }
  }

  /** Remembers the media type that Apollo Server has chosen. */
  learnType({ headers: { accept = '' } }: IncomingMessage, status: number | undefined, contentType: string | undefined): void {
    if ((status ?? 200) !== 200 || contentType?.startsWith('application/') !== true || accept.length > 200) return
    if (this.types.size < maxTypes) this.types.set(accept, contentType)
  }
}

const keyOf = (query: string, operationName: unknown) => `${typeof operationName === 'string' ? operationName : ''}\n${query}`
