/** Fair scheduling: a bounded number of runs at once, a few per owner, and owners in turn. */

export interface QueueLimits {
  /** Runs at once, in total and per owner. */
  running: number
  perOwner: number
}

interface Owner {
  running: number
  waiting: (() => void)[]
}

export class RunQueue {
  private readonly limits: QueueLimits
  private running = 0
  /** Ordered by turn: the account served last comes last. */
  private readonly owners = new Map<string, Owner>()

  constructor(limits: QueueLimits) {
    this.limits = limits
  }

  /** Runs that wait for their turn. */
  get waiting(): number {
    return this.owners.values().reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /** Waits for a turn of the owner. Returns the function that ends it, or undefined if aborted before. */
  enter(name: string, signal?: AbortSignal): Promise<(() => void) | undefined> {
    if (signal?.aborted) return Promise.resolve(undefined)
    const owner = this.owners.get(name) ?? { running: 0, waiting: [] }
    this.owners.set(name, owner)
    return new Promise(resolve => {
      const drop = () => {
        owner.waiting = owner.waiting.filter(each => each !== begin)
        this.forget(name, owner)
        resolve(undefined)
      }
      const begin = () => {
        signal?.removeEventListener('abort', drop)
        resolve(() => this.leave(name, owner))
      }
      signal?.addEventListener('abort', drop, { once: true })
      owner.waiting.push(begin)
      this.dispatch()
    })
  }

  private dispatch() {
    while (this.running < this.limits.running) {
      const next = this.next()
      if (!next) return
      const [name, owner] = next
      this.owners.delete(name)
      this.owners.set(name, owner)
      owner.running++
      this.running++
      owner.waiting.shift()?.()
    }
  }

  /** The owner with the fewest runs; of several, the one that was served least recently. */
  private next(): [string, Owner] | undefined {
    let best: [string, Owner] | undefined
    for (const entry of this.owners) {
      const [, { running, waiting }] = entry
      if (waiting.length > 0 && running < (best?.[1].running ?? this.limits.perOwner)) best = entry
    }
    return best
  }

  private leave(name: string, owner: Owner) {
    owner.running--
    this.running--
    this.forget(name, owner)
    this.dispatch()
  }

  private forget(name: string, owner: Owner) {
    if (owner.running === 0 && owner.waiting.length === 0) this.owners.delete(name)
  }
}
