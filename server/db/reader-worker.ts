/** The thread of long reads, with its own connection. Each reading is one transaction. */
import { parentPort, workerData } from 'node:worker_threads'
import { connect, keepStatements, readCache } from './sqlite-connection.ts'
import type { Row } from './store.ts'

/** A statement to run, or undefined after the last one of a reading. */
export interface Question {
  statement?: readonly [text: string, parameters: readonly unknown[]]
  /** The first one of a reading. */
  begins: boolean
}

export type Answer = { rows: Row[] } | { error: string }

/** Another process may hold the file's lock for a moment. */
const busyMs = 1000

const database = connect(String(workerData), busyMs)
database.exec(`PRAGMA query_only = ON; PRAGMA cache_size = -${readCache}`)
const prepare = keepStatements(database)

function answer({ text, parameters, begins }: { text: string; parameters: readonly unknown[]; begins: boolean }): Answer {
  try {
    if (begins) prepare('begin').run([])
    return { rows: prepare(text).all(parameters) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

const port = parentPort
port?.on('message', ({ statement, begins }: Question) => {
  if (statement) port.postMessage(answer({ text: statement[0], parameters: statement[1], begins }))
  // Nothing to end if the reading could not begin.
  else if (database.isTransaction) prepare('commit').run([])
})
