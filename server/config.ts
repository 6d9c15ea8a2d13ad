/** The environment, read and validated once; the only file that knows variable names. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLoopback, isWildcard } from './http/hosts.ts'
import { StartupError } from './startup-error.ts'

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Stripe's own API, or a local fake of it. */
  apiBase: string
}

export interface Config {
  port: number
  host: string
  /** Processes that share the port. */
  workers: number
  /** How long the server stays open but not ready after SIGTERM, so that load balancers stop sending requests. */
  shutdownDelayMs: number
  /** `file:...` or `postgres://...`. */
  databaseUrl: string
  /** PostgreSQL itself if `databaseUrl` is a pooler such as PgBouncer, which can't keep a connection for events. */
  databaseDirectUrl: string
  /** How long startup waits for an unreachable database. */
  databaseWaitMs: number
  dataDir: string
  /** Creates the demo accounts and shows them on the sign-in page. */
  demo: boolean
  publicWorkspace: 'readwrite' | 'readonly' | 'off'
  /** Maximum number of rows per table in the public workspace. */
  publicRows: number
  /** Maximum number of rows per table in an account's workspace. */
  workspaceRows: number
  textEngine: { url: string; key: string | undefined; model: string } | undefined
  smtpUrl: string | undefined
  /** Whether the built-in payment provider takes test cards. */
  sandboxPayments: boolean
  /** Secret of its webhook signatures; undefined: random, in the data folder. */
  sandboxWebhookSecret: string | undefined
  /** Undefined if payments by Stripe are not set up. */
  stripe: StripeConfig | undefined
  /** Whether webhooks may be sent to this machine, and without TLS. */
  localWebhooks: boolean
  mailFrom: string
  appUrl: string
  /** Number of trusted proxies in front, for the client's address. */
  trustProxy: number
  logLevel: string
  /** GraphQL introspection and the sandbox. */
  introspection: boolean
  /** Rate limit of an account in tokens per minute; 0 turns the limit off. */
  rateLimit: number
  /** Origins of other sites whose pages may write to the public workspace. */
  corsOrigins: string[]
  /** Bearer token for `/metrics` from other machines. */
  metricsToken: string | undefined
}

type Environment = Record<string, string | undefined>

/** Reads and validates the environment; throws one error that lists every problem. */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const text = value(name)
    if (text === undefined) return fallback
    const number = Number(text)
    if (!Number.isInteger(number) || number < min || number > max)
      problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
    return number
  }
  const choice = <const T extends string>(name: string, fallback: T, ...choices: T[]): T => {
    const text = value(name)
    const found = choices.find(each => each === text)
    if (text !== undefined && found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
    return found ?? fallback
  }
  const flag = (name: string, fallback: boolean) => choice(name, fallback ? 'on' : 'off', 'on', 'off', 'true', 'false', '1', '0')

  const isOn = (text: string) => ['on', 'true', '1'].includes(text)

  const port = whole('PORT', 4000, 0, 65_535)
  const host = (value('HOST') ?? '127.0.0.1').replace(/^\[|\]$/g, '')
  const demo = isOn(flag('DEMO', true))
  const appUrl = value('APP_URL')
  if (appUrl && !/^https?:$/.test(URL.parse(appUrl)?.protocol ?? ''))
    problems.push('APP_URL must be the public address, such as https://desk.example.com')
  const smtpUrl = value('SMTP_URL')
  const isProduction = value('NODE_ENV') === 'production'
  const because = !isLoopback(host) ? 'HOST accepts connections from other machines' : isProduction ? 'NODE_ENV is production' : undefined
  // Defaults are for trying it out: demo accounts have known passwords, and emails with codes can be read in the browser.
  if (because && !value('DEMO')) problems.push(`DEMO must be set to on or off, because ${because}`)
  if (because && value('DEMO') && demo && !smtpUrl)
    problems.push(`SMTP_URL must be set while DEMO is on, because ${because}. Set it to "outbox" if emails need not leave the server`)
  if (isWildcard(host) && !appUrl)
    problems.push('APP_URL must be the public address, such as https://desk.example.com, because HOST accepts connections on every address')
  const corsOrigins = (value('CORS_ORIGINS') ?? '').split(/[\s,]+/).filter(each => each !== '')
  for (const origin of corsOrigins)
    if (URL.parse(origin)?.origin !== origin)
      problems.push(`CORS_ORIGINS must list origins such as https://shop.example.com, not "${origin}"`)
  const dataDir = resolve(value('DATA_DIR') ?? 'data')
  const databaseUrl = value('DATABASE_URL') ?? pathToFileURL(`${dataDir}/deskwright.sqlite`).href
  if (!/^(file:|postgres(ql)?:\/\/)/.test(databaseUrl)) problems.push('DATABASE_URL must start with file: or postgres://')
  const databaseDirectUrl = value('DATABASE_DIRECT_URL')
  if (databaseDirectUrl && !/^postgres(ql)?:\/\//.test(databaseDirectUrl)) problems.push('DATABASE_DIRECT_URL must start with postgres://')
  const workers = whole('WORKERS', 1, 1, 256)
  if (workers > 1 && databaseUrl.startsWith('file:'))
    problems.push('WORKERS must be 1 with SQLite, which is for one process. Set DATABASE_URL to a PostgreSQL database')
  const engineUrl = value('TEXT_ENGINE_URL')
  const model = value('TEXT_ENGINE_MODEL')
  if (engineUrl && !URL.canParse(engineUrl))
    problems.push('TEXT_ENGINE_URL must be the base address of an OpenAI-compatible server, such as http://localhost:11434/v1')
  if (engineUrl && !model) problems.push('TEXT_ENGINE_MODEL must name the model when TEXT_ENGINE_URL is set')
  const stripeKey = value('STRIPE_SECRET_KEY')
  const stripeWebhook = value('STRIPE_WEBHOOK_SECRET')
  const stripeBase = value('STRIPE_API_BASE') ?? 'https://api.stripe.com'
  if (stripeKey && !stripeWebhook)
    problems.push('STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is set: payments are reported by webhooks')
  if (stripeWebhook && !stripeKey) problems.push('STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is set')
  if (!/^https?:$/.test(URL.parse(stripeBase)?.protocol ?? ''))
    problems.push('STRIPE_API_BASE must be an address such as http://localhost:12111')
  const config: Config = {
    port,
    host,
    workers,
    shutdownDelayMs: whole('SHUTDOWN_DELAY', 0, 0, 300) * 1000,
    databaseUrl,
    databaseDirectUrl: databaseDirectUrl ?? databaseUrl,
    databaseWaitMs: whole('DATABASE_WAIT', 10, 0, 600) * 1000,
    dataDir,
    demo,
    publicWorkspace: choice('PUBLIC_WORKSPACE', 'readwrite', 'readwrite', 'readonly', 'off'),
    publicRows: whole('PUBLIC_ROWS', 5000, 1, 1_000_000),
    workspaceRows: whole('WORKSPACE_ROWS', 20_000, 1, 10_000_000),
    textEngine: engineUrl && model ? { url: engineUrl, key: value('TEXT_ENGINE_KEY'), model } : undefined,
    smtpUrl: smtpUrl === 'outbox' ? undefined : smtpUrl,
    // Its payments give words for nothing.
    sandboxPayments: isOn(flag('SANDBOX_PAYMENTS', demo)),
    sandboxWebhookSecret: value('SANDBOX_WEBHOOK_SECRET'),
    stripe: stripeKey && stripeWebhook ? { secretKey: stripeKey, webhookSecret: stripeWebhook, apiBase: stripeBase } : undefined,
    localWebhooks: isOn(flag('LOCAL_WEBHOOKS', !because)),
    mailFrom: value('MAIL_FROM') ?? 'Deskwright <desk@deskwright.example>',
    appUrl: appUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    logLevel: choice('LOG_LEVEL', 'warn', 'fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    introspection: isOn(flag('INTROSPECTION', !isProduction)),
    rateLimit: whole('RATE_LIMIT', 1200, 0, 1_000_000),
    corsOrigins,
    metricsToken: value('METRICS_TOKEN'),
  }
  const [only, ...more] = problems
  if (more.length > 0) throw new StartupError(`Invalid configuration:\n- ${problems.join('\n- ')}`)
  if (only) throw new StartupError(`Invalid configuration: ${only}`)
  return config
}
