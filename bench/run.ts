/** `npm run bench [http|charges|text|startup ...] [--rounds=9]`: every figure of the README, as ratios within one run. */
import { benchCharges } from './charges.ts'
import { benchHttp } from './http.ts'
import { benchStartup } from './startup.ts'
import { benchText } from './text.ts'

const args = process.argv.slice(2)
const rounds = Number(args.find(each => each.startsWith('--rounds='))?.slice('--rounds='.length) ?? 9)
const all = { startup: benchStartup, charges: benchCharges, text: benchText, http: () => benchHttp(rounds) }
const chosen = args.filter(each => !each.startsWith('--'))

for (const [name, bench] of Object.entries(all)) {
  if (chosen.length === 0 || chosen.includes(name)) await bench()
}
process.exit(0)
