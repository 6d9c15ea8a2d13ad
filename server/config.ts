/** The environment, read and validated once; the only file that knows variable names. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartupError } from './startup-error.ts'

export interface Config {
  port: number
  host: string
  /** `file:...` or `postgres://...`. */
  databaseUrl: string
  /** How long startup waits for an unreachable database. */
  databaseWaitMs: number
  dataDir: string
  /** Creates the demo accounts and shows them on the sign-in page. */
  demo: boolean
  publicWorkspace: 'readwrite' | 'readonly' | 'off'
  /** Maximum number of rows per table in the public workspace. */
  publicRows: number
  textEngine: { url: string; key: string | undefined; model: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string
  appUrl: string
  /** Number of trusted proxies in front, for the client's address. */
  trustProxy: number
  logLevel: string
  /** GraphQL introspection and the sandbox. */
  introspection: boolean
  /** Tokens of the rate limit that an account gets each minute; 0 turns the limit off. */
  rateLimit: number
}

type Environment = Record<string, string | undefined>

/** Reads and validates the environment; throws one error that lists every problem. */
export function readConfig(env: Environment): Config {
  const faults: string[] = []
  const value = (name: string) => env[name]?.trim() || undefined
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const text = value(name)
    if (text === undefined) return fallback
    const number = Number(text)
    if (!Number.isInteger(number) || number < min || number > max)
      faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`)
    return number
  }
  const choice = <const T extends string>(name: string, fallback: T, ...choices: T[]): T => {
    const text = value(name)
    const found = choices.find(each => each === text)
    if (text !== undefined && found === undefined) faults.push(`${name} must be one of ${choices.join(', ')}, not "${text}"`)
    return found ?? fallback
  }
  const flag = (name: string, fallback: boolean) => choice(name, fallback ? 'on' : 'off', 'on', 'off', 'true', 'false', '1', '0')

  const port = whole('PORT', 4000, 0, 65_535)
  const host = value('HOST') ?? '127.0.0.1'
  const dataDir = resolve(value('DATA_DIR') ?? 'data')
  const databaseUrl = value('DATABASE_URL') ?? pathToFileURL(`${dataDir}/deskwright.sqlite`).href
  if (!/^(file:|postgres(ql)?:\/\/)/.test(databaseUrl)) faults.push('DATABASE_URL must start with file: or postgres://')
  const engineUrl = value('TEXT_ENGINE_URL')
  const model = value('TEXT_ENGINE_MODEL')
  if (engineUrl && !URL.canParse(engineUrl))
    faults.push('TEXT_ENGINE_URL must be the base address of an OpenAI-compatible server, such as http://localhost:11434/v1')
  if (engineUrl && !model) faults.push('TEXT_ENGINE_MODEL must name the model when TEXT_ENGINE_URL is set')
  const isOn = (text: string) => ['on', 'true', '1'].includes(text)
  const config: Config = {
    port,
    host,
    databaseUrl,
    databaseWaitMs: whole('DATABASE_WAIT', 10, 0, 600) * 1000,
    dataDir,
    demo: isOn(flag('DEMO', true)),
    publicWorkspace: choice('PUBLIC_WORKSPACE', 'readwrite', 'readwrite', 'readonly', 'off'),
    publicRows: whole('PUBLIC_ROWS', 5000, 1, 1_000_000),
    textEngine: engineUrl && model ? { url: engineUrl, key: value('TEXT_ENGINE_KEY'), model } : undefined,
    smtpUrl: value('SMTP_URL'),
    mailFrom: value('MAIL_FROM') ?? 'Deskwright <desk@deskwright.example>',
    appUrl: value('APP_URL') ?? `http://${host}:${port}`,
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    logLevel: choice('LOG_LEVEL', 'warn', 'fatal', 'error', 'warn', 'info', 'debug', 'silent'),
    introspection: isOn(flag('INTROSPECTION', value('NODE_ENV') !== 'production')),
    rateLimit: whole('RATE_LIMIT', 1200, 0, 1_000_000),
  }
  const [only, ...more] = faults
  if (more.length > 0) throw new StartupError(`Invalid configuration:\n- ${faults.join('\n- ')}`)
  if (only) throw new StartupError(`Invalid configuration: ${only}`)
  return config
}
