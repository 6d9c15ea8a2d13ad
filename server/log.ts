/** The log: JSON lines on the standard error stream, without credentials. */
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export const openLog = (config: Config): Logger =>
  pino({ level: config.logLevel, redact: ['req.headers.authorization', 'password', 'token'] }, process.stderr)
