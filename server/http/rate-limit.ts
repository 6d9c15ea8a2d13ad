/** Rate limits: one token bucket for each account and for each network, shared by both APIs, HTTP, and WebSocket. */
import { hash } from 'node:crypto'
import { tooMany } from '../errors.ts'

export interface RateLimiterOptions {
  /** Tokens per minute of an account; callers without a token share a quarter of it per network. */
  perMinute: number
  /** The network that an address belongs to. */
  networkOf: (address: string) => string
  /** Monotonic time in milliseconds. */
  now?: () => number
  /** Called for each call that is rejected. */
  onReject?: (caller: CallerKind) => void
}

export type CallerKind = 'account' | 'key' | 'network'

/** The kind of a bucket, by its key. */
const kindOf = (key: string): CallerKind => (key.startsWith('a:') ? 'account' : key.startsWith('k:') ? 'key' : 'network')

/** A bucket's rate: `burst` tokens at most, one more every `msPerToken`. */
interface Rate {
  burst: number
  msPerToken: number
  /** The `RateLimit-Policy` header. */
  policy: string
}

interface Bucket {
  kind: CallerKind
  key: string
  /** When the bucket is full again. One number replaces count and time: the generic cell rate algorithm. */
  fullAt: number
}

interface KnownToken {
  bucket: Bucket
  seenAt: number
}

/** Buckets by key, and the tokens taken from each. */
export type Spending = [key: string, tokens: number][]

const sweepMs = 30_000
const maxBuckets = 100_000
const maxTokens = 20_000
/** Time after which a known token counts toward its network again until its session is found. */
const knownForMs = 60 * 60 * 1000

/** Share of the burst that any call needs at most to start; the rest of its weight delays later calls. */
const largestShare = 2 / 3

export class RateLimiter {
  private readonly options: RateLimiterOptions
  private readonly rates: Record<CallerKind, Rate>
  private readonly buckets = new Map<string, Bucket>()
  private readonly known = new Map<string, KnownToken>()
  private readonly networks = new Map<string, Bucket>()
  private unshared: Map<string, number> | undefined
  private sweptAt = 0

  constructor(options: RateLimiterOptions) {
    this.options = options
    const { perMinute } = options
    this.rates = {
      account: rateOf('account', perMinute, perMinute / 4),
      key: rateOf('key', perMinute / 2, perMinute / 8),
      network: rateOf('network', perMinute / 4, perMinute / 8),
    }
  }

  /** Bucket of a call: the account of a recently valid token, otherwise its network. */
  allowanceOf(token: string, address: string, show?: Show): Allowance {
    const now = this.now()
    if (now - this.sweptAt > sweepMs) this.sweep(now)
    const tokenHash = token ? hash('sha256', token, 'base64url') : ''
    const known = tokenHash ? this.known.get(tokenHash) : undefined
    return new Allowance(this, known?.bucket ?? this.networkBucket(address), tokenHash, show)
  }

  /** Remembers the token's account or API key, or that it is invalid. */
  learn(tokenHash: string, owner: string | undefined): Bucket | undefined {
    this.known.delete(tokenHash)
    if (owner === undefined) return undefined
    const bucket = this.bucket(kindOf(owner), owner)
    this.known.set(tokenHash, { bucket, seenAt: this.now() })
    if (this.known.size > maxTokens) deleteOldest(this.known)
    return bucket
  }

  /** Takes tokens if there are enough, and returns the state of the bucket. */
  take(bucket: Bucket, tokens: number): Verdict {
    const rate = this.rates[bucket.kind]
    const now = this.now()
    const missing = Math.max(bucket.fullAt - now, 0) / rate.msPerToken
    const needed = Math.min(tokens, rate.burst * largestShare)
    const isOver = missing + needed > rate.burst
    const retryAfter = isOver ? Math.ceil(((missing + needed - rate.burst) * rate.msPerToken) / 1000) : 0
    if (isOver) this.options.onReject?.(bucket.kind)
    else this.spend(bucket, tokens, now)
    return { isOver, retryAfter }
  }

  /** Returns tokens that were taken from the wrong bucket or in excess. */
  giveBack(bucket: Bucket, tokens: number): void {
    this.spend(bucket, -tokens, this.now())
  }

  headers({ kind, fullAt }: Bucket): { limit: string; policy: string } {
    const { burst, msPerToken, policy } = this.rates[kind]
    const wait = Math.max(fullAt - this.now(), 0)
    const left = Math.max(Math.floor(burst - wait / msPerToken), 0)
    return { limit: `"${kind}"; r=${left}; t=${Math.ceil(wait / 1000)}`, policy }
  }

  /** Starts recording spent tokens for other processes. */
  startSharing(): void {
    this.unshared = new Map<string, number>()
  }

  /** Tokens spent since the last call. */
  takeUnshared(): Spending {
    const spent = [...(this.unshared ?? [])].filter(([, tokens]) => tokens > 0)
    this.unshared?.clear()
    return spent
  }

  /** Counts tokens spent in another process; limited to two bursts, which bounds the wait. */
  apply(spending: Spending): void {
    const now = this.now()
    for (const [key, tokens] of spending) {
      const bucket = this.bucket(kindOf(key), key)
      const { burst, msPerToken } = this.rates[bucket.kind]
      bucket.fullAt = Math.min(Math.max(bucket.fullAt, now) + tokens * msPerToken, now + 2 * burst * msPerToken)
    }
  }

  private spend(bucket: Bucket, tokens: number, now: number) {
    bucket.fullAt = Math.max(bucket.fullAt, now) + tokens * this.rates[bucket.kind].msPerToken
    if (this.unshared) this.unshared.set(bucket.key, (this.unshared.get(bucket.key) ?? 0) + tokens)
  }

  private networkBucket(address: string): Bucket {
    const found = this.networks.get(address)
    if (found) return found
    const bucket = this.bucket('network', `n:${this.options.networkOf(address)}`)
    this.networks.set(address, bucket)
    if (this.networks.size > maxBuckets) deleteOldest(this.networks)
    return bucket
  }

  private bucket(kind: CallerKind, key: string): Bucket {
    let bucket = this.buckets.get(key)
    if (!bucket) {
      bucket = { kind, key, fullAt: 0 }
      this.buckets.set(key, bucket)
      if (this.buckets.size > maxBuckets) deleteOldest(this.buckets)
    }
    return bucket
  }

  private sweep(now: number) {
    this.sweptAt = now
    // Keeps buckets that were just full, because a running call may still hold one.
    for (const [key, { fullAt }] of this.buckets) if (fullAt < now - sweepMs) this.buckets.delete(key)
    for (const [address, { key }] of this.networks) if (!this.buckets.has(key)) this.networks.delete(address)
    for (const [tokenHash, { bucket, seenAt }] of this.known) {
      if (now - seenAt > knownForMs) this.known.delete(tokenHash)
      else this.buckets.set(bucket.key, bucket)
    }
  }

  private now(): number {
    return (this.options.now ?? monotonicNow)()
  }
}

export interface Verdict {
  isOver: boolean
  /** Seconds until the same call would succeed. */
  retryAfter: number
}

/** Sets the response headers. */
type Show = (headers: { limit: string; policy: string }) => void

/** The rate limit of one call. */
export class Allowance {
  private readonly limiter: RateLimiter
  private readonly tokenHash: string
  private readonly show: Show | undefined
  private bucket: Bucket
  private taken = 0

  constructor(limiter: RateLimiter, bucket: Bucket, tokenHash: string, show: Show | undefined) {
    this.limiter = limiter
    this.bucket = bucket
    this.tokenHash = tokenHash
    this.show = show
  }

  /** Raises the call's total weight. A rejected call keeps its previous weight. */
  raiseTo(tokens: number): Verdict {
    if (tokens <= this.taken) return { isOver: false, retryAfter: 0 }
    if (this.taken > 0) this.limiter.giveBack(this.bucket, this.taken)
    const verdict = this.limiter.take(this.bucket, tokens)
    if (!verdict.isOver) this.taken = tokens
    else if (this.taken > 0) this.limiter.giveBack(this.bucket, -this.taken)
    this.show?.(this.limiter.headers(this.bucket))
    return verdict
  }

  /** As `raiseTo`, but throws if there are not enough tokens. */
  require(tokens: number): void {
    const { isOver, retryAfter } = this.raiseTo(tokens)
    if (isOver) throw tooMany('TOO_MANY_REQUESTS', { seconds: retryAfter, retryAfter })
  }

  /**
   * Moves the call to the account or API key of its token, as `a:1` or `k:1`, where it counts from the next `raiseTo` on. A call with an invalid token
   * stays with its network.
   */
  identify(owner: string | undefined): void {
    if (!this.tokenHash) return
    const own = this.limiter.learn(this.tokenHash, owner)
    if (!own || own === this.bucket) return
    if (this.taken > 0) this.limiter.giveBack(this.bucket, this.taken)
    this.bucket = own
    this.taken = 0
  }
}

function rateOf(kind: CallerKind, perMinute: number, burst: number): Rate {
  const maxTokens = Math.max(Math.floor(burst), 1)
  const msPerToken = 60_000 / perMinute
  return { burst: maxTokens, msPerToken, policy: `"${kind}"; q=${maxTokens}; w=${Math.ceil((maxTokens * msPerToken) / 1000)}` }
}

const monotonicNow = () => performance.now()

function deleteOldest(map: Map<string, unknown>) {
  const [first] = map.keys()
  if (first !== undefined) map.delete(first)
}
