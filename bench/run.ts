/**
 * `npm run bench [accounts|startup|charges|text|http|paint|screens|growth ...] [--rounds=9] [--rows=1000000] [--accounts=10000]`: all
 * figures of the README, as ratios within one run.
 */
import { benchAccounts } from './accounts.ts'
import { benchCharges } from './charges.ts'
import { benchGrowth } from './growth.ts'
import { benchHttp } from './http.ts'
import { benchPaint } from './paint.ts'
import { benchScreens } from './screens.ts'
import { benchStartup } from './startup.ts'
import { benchText } from './text.ts'

const args = process.argv.slice(2)
const option = (name: string, fallback: number) =>
  Number(args.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)
const rounds = option('rounds', 9)
const all = {
  accounts: () => benchAccounts(option('accounts', 10_000)),
  startup: benchStartup,
  charges: benchCharges,
  text: benchText,
  http: () => benchHttp(rounds),
  paint: () => benchPaint(rounds),
  screens: () => benchScreens(rounds),
  growth: () => benchGrowth(rounds, option('rows', 1_000_000)),
}
const chosen = args.filter(each => !each.startsWith('--'))

for (const [name, bench] of Object.entries(all)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench()
}
process.exit(0)
