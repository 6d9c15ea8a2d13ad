/**
 * `npm run bench -- [accounts|startup|charges|sockets|text|http|paint|screens|apps|growth ...] [--quick] [--rounds=9] [--rows=1000000]
 * [--accounts=10000] [--only=/apps/invoice,/pages/faq]`: all figures of the README, as ratios within one run. `--quick` takes the short ones, in 2 rounds.
 */
import { benchAccounts } from './accounts.ts'
import { benchApps } from './apps.ts'
import { benchCharges } from './charges.ts'
import { benchGrowth } from './growth.ts'
import { benchHttp } from './http.ts'
import { benchPaint } from './paint.ts'
import { reportHttp } from './report.ts'
import { benchScreens } from './screens.ts'
import { benchSockets } from './sockets.ts'
import { benchStartup } from './startup.ts'
import { benchText } from './text.ts'

const args = process.argv.slice(2)
const option = (name: string, fallback: number) =>
  Number(args.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)
const only =
  args
    .find(each => each.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',') ?? []
const isQuick = args.includes('--quick')
const rounds = option('rounds', isQuick ? 2 : 9)
const all = {
  accounts: () => benchAccounts(option('accounts', 10_000)),
  startup: benchStartup,
  charges: benchCharges,
  sockets: benchSockets,
  text: benchText,
  http: async () => reportHttp(await benchHttp(rounds), rounds, args),
  paint: () => benchPaint(rounds),
  screens: () => benchScreens(rounds, only),
  apps: () => benchApps(rounds),
  growth: () => benchGrowth(rounds, option('rows', 1_000_000)),
}
const named = args.filter(each => !each.startsWith('--'))
const chosen = named.length === 0 && isQuick ? ['startup', 'charges', 'text', 'http'] : named

for (const [name, bench] of Object.entries(all)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench()
}
process.exit(0)
