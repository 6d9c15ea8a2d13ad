/** Reads of SQLite share one transaction per turn of the event loop, which locks the file once. */
import type { DatabaseSync } from 'node:sqlite'
import type { Prepared } from './sqlite-connection.ts'
import type { Reading } from './store.ts'

export interface TurnReads {
  /** Runs a reading without waiting; its statements see the same data. */
  read: <T>(reading: Reading<T>) => T
  /** The statement, to be run at once. */
  prepare: (text: string) => Prepared
  /** Ends the transaction, so that the next read sees what was committed since. */
  end: () => void
}

/**
 * A request that arrives after a commit is read in a later turn, so its reads see the commit, whichever process made
 * it. Commits of this process end the transaction of the turn.
 */
export function shareTurns(database: DatabaseSync, prepare: (text: string) => Prepared): TurnReads {
  const [begin, commit] = [prepare('begin'), prepare('commit')]
  let isOpen = false
  const end = () => {
    if (!isOpen) return
    isOpen = false
    // An error may have ended it already.
    if (database.isTransaction) commit.run([])
  }
  const open = () => {
    if (isOpen) return
    begin.run([])
    isOpen = true
    setImmediate(end)
  }
  return {
    read(reading) {
      open()
      let step = reading.next()
      while (!step.done) step = reading.next(prepare(step.value[0]).all(step.value[1]))
      return step.value
    },
    prepare(text) {
      open()
      return prepare(text)
    },
    end,
  }
}
