/** Subscriptions whose results are the same for every caller of a workspace: each event is executed and serialized once for all. */
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type ExecutionArgs, type ExecutionResult, Kind, type OperationDefinitionNode, subscribe } from 'graphql'
import type { WebSocket } from 'ws'
import type { Context, Parts } from '../context.ts'

/** Subscriptions that depend on nothing of the caller but the workspace. */
const sharedFields = new Set(['workspaceChanges'])

/** Unsent bytes of a connection, beyond which it is closed; its client reconnects and refetches. */
const maxUnsent = 1024 * 1024
/** Messages sent before others get a turn. */
const maxPerTurn = 500
/** WebSocket close code. */
const tryAgainLater = 1013

export type Stream = AsyncGenerator<ExecutionResult, void, void>
export const isStream = (result: object): result is Stream => Symbol.asyncIterator in result

interface Payload {
  query: string
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
}

/** Two operations with this key have the same results; undefined for an operation that is not shared. */
export function shareKey(operation: OperationDefinitionNode, payload: Payload, { workspace }: Context): string | undefined {
  const [field, ...others] = operation.selectionSet.selections
  const isShared = others.length === 0 && field?.kind === Kind.FIELD && sharedFields.has(field.name.value)
  if (operation.operation !== 'subscription' || !isShared || !workspace) return undefined
  return JSON.stringify([workspace.id, payload.query, payload.operationName ?? null, payload.variables ?? null])
}

interface Sharing {
  groups: Map<string, Group>
  countShared: Parts['metrics']['countShared']
  /** The result as sent: with formatted errors, and not too large. */
  finish: (context: unknown, result: ExecutionResult) => ExecutionResult
}

/** Subscribes with all others that have the same key. */
export function shareSubscriptions(options: Omit<Sharing, 'groups'>) {
  const sharing: Sharing = { ...options, groups: new Map() }
  return async (key: string, args: ExecutionArgs): Promise<Member | ExecutionResult> => {
    const group = sharing.groups.get(key) ?? new Group(sharing, key, args)
    const member = new Member(group)
    const rejection = await group.started
    if (!rejection) return member
    group.leave(member)
    return rejection
  }
}

/** One execution of a subscription for all members. */
class Group {
  readonly sharing: Sharing
  /** Resolves when the execution has started, with its result if that is an error. */
  readonly started: Promise<ExecutionResult | undefined>
  private readonly key: string
  private readonly members = new Set<Member>()
  private readonly ended = new AbortController()

  constructor(sharing: Sharing, key: string, args: ExecutionArgs) {
    this.sharing = sharing
    this.key = key
    sharing.groups.set(key, this)
    // Without the viewer, so that no result can depend on who was the first member.
    const context = { ...(args.contextValue as Context), viewer: null, allowance: undefined, ended: this.ended.signal } // as of every operation
    this.started = this.start({ ...args, contextValue: context }).catch((error: unknown) => {
      this.close()
      throw error
    })
  }

  add(member: Member) {
    this.members.add(member)
  }

  leave(member: Member) {
    this.members.delete(member)
    if (this.members.size > 0) return
    this.close()
    this.ended.abort()
  }

  private async start(args: ExecutionArgs): Promise<ExecutionResult | undefined> {
    const result = await subscribe(args)
    if (!isStream(result)) {
      this.close()
      return result
    }
    void this.forward(result, args.contextValue)
    return undefined
  }

  private async forward(stream: Stream, context: unknown) {
    try {
      for await (const result of stream) {
        const message = Buffer.from(`,"type":"next","payload":${JSON.stringify(this.sharing.finish(context, result))}}`)
        let sent = 0
        for (const member of this.members) {
          member.send(message)
          if (++sent % maxPerTurn === 0) await nextTurn()
        }
      }
      for (const member of this.members) member.end()
    } catch {
      // Events were missed.
      for (const member of this.members) member.disconnect()
    }
    this.close()
  }

  private close() {
    if (this.sharing.groups.get(this.key) === this) this.sharing.groups.delete(this.key)
  }
}

/** A WebSocket, and the connection under it. */
interface Connection {
  socket: WebSocket
  stream: Duplex
}

const finalText = 0x81
const [longest7, longest16] = [125, 65_535]
const [has16, has64] = [126, 127]

/** A text frame of WebSocket (RFC 6455, 5.2) in one piece, which is half of the work of `socket.send`. */
function frame(start: string, end: Buffer): Buffer {
  const size = Buffer.byteLength(start) + end.length
  const header = size <= longest7 ? 2 : size <= longest16 ? 4 : 10
  const bytes = Buffer.allocUnsafe(header + size)
  bytes[0] = finalText
  bytes[1] = size <= longest7 ? size : size <= longest16 ? has16 : has64
  if (header === 4) bytes.writeUInt16BE(size, 2)
  if (header === 10) bytes.writeBigUInt64BE(BigInt(size), 2)
  end.copy(bytes, header + bytes.write(start, header))
  return bytes
}

/** A subscriber: for graphql-ws a stream that only ends; the group writes the results to its connection. */
export class Member implements AsyncGenerator<never, void, void> {
  private readonly group: Group
  private readonly over = Promise.withResolvers<IteratorResult<never, void>>()
  private connection: Connection | undefined
  private start = ''

  constructor(group: Group) {
    this.group = group
    group.add(this)
  }

  /** Sends results to this connection from now on. */
  listen(id: string, connection: Connection): this {
    this.start = `{"id":${JSON.stringify(id)}`
    this.connection = connection
    this.group.sharing.countShared(1)
    return this
  }

  send(message: Buffer) {
    if (!this.connection) return
    const { socket, stream } = this.connection
    if (stream.writableLength > maxUnsent) this.disconnect()
    else if (socket.readyState === socket.OPEN) stream.write(frame(this.start, message))
  }

  disconnect() {
    this.connection?.socket.close(tryAgainLater)
    this.end()
  }

  end() {
    if (this.connection) this.group.sharing.countShared(-1)
    this.connection = undefined
    this.group.leave(this)
    this.over.resolve({ done: true, value: undefined })
  }

  next() {
    return this.over.promise
  }

  return() {
    this.end()
    return this.over.promise
  }

  throw() {
    return this.return()
  }

  [Symbol.asyncIterator]() {
    return this
  }

  async [Symbol.asyncDispose]() {
    this.end()
  }
}
