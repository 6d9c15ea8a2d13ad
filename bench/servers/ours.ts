/** This application as `npm start` runs it, with an empty data folder. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config.ts'
import { start } from '../../server/main.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
await start(readConfig({ PORT: process.env.PORT, DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'error' }))
process.send?.('ready')
