/** Writes the results of the HTTP benchmark: the tables of this folder's README, and the rows and picture of the main one. */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { floorName, type HttpResults, ours, peers, type Workload } from './http.ts'

const root = new URL('..', import.meta.url)

/** Replaces the lines between `<!-- name -->` and `<!-- /name -->`. */
export function writeSection(file: string, name: string, text: string) {
  const url = new URL(file, root)
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const whole = readFileSync(url, 'utf8')
  if (!whole.includes(start) || !whole.includes(end)) throw new Error(`${file} has no section ${name}`)
  writeFileSync(url, `${whole.split(start)[0]}${start}\n\n${text}\n\n${end}${whole.split(end)[1]}`)
}

/** A Markdown table with aligned columns. */
export function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map(row => row[at]?.length ?? 0), 3))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const workloads: Record<Workload, string> = {
  list: 'Reviews over GraphQL: 10 of 60, searched, sorted, with their total',
  rest: 'Reviews over REST: the same with all columns',
  boards: 'Kanban boards with cards and members over GraphQL',
  me: 'The signed-in account over GraphQL',
}

interface Goal {
  goal: string
  what: string
  target: string
  measured: number[]
}

function goalsOf({ ratio }: HttpResults): Goal[] {
  const overFloor = (workload: Workload, name: string) => ratio(workload, name, floorName)
  const faster = (workload: Workload, other: string, own: string) => ratio(workload, other, own)
  return [
    { goal: 'P1', what: 'Account, compared with the floor', target: '2.2', measured: [overFloor('me', ours.signedIn)] },
    { goal: 'P3', what: 'List over GraphQL: asked again', target: '1.3', measured: [overFloor('list', ours.again)] },
    { goal: 'P3', what: 'List over GraphQL: never asked', target: '1.9', measured: [overFloor('list', ours.first)] },
    { goal: 'P3', what: 'List over GraphQL: asked again, signed in', target: '1.6', measured: [overFloor('list', ours.signedIn)] },
    {
      goal: 'P3',
      what: 'Limits on, compared with off: GraphQL; REST',
      target: '1.05; 1.05',
      measured: [ratio('list', ours.again, ours.unlimited), ratio('rest', ours.again, ours.unlimited)],
    },
    {
      goal: 'P4',
      what: 'Boards, compared with the floor: asked again; never asked',
      target: '2.1',
      measured: [overFloor('boards', ours.again), overFloor('boards', ours.first)],
    },
    {
      goal: 'P5',
      what: 'Compared with mercurius: list asked again; never asked; boards',
      target: '1.2',
      measured: [
        ratio('list', ours.again, peers.mercurius),
        ratio('list', ours.first, peers.mercurius),
        ratio('boards', ours.first, peers.mercurius),
      ],
    },
    {
      goal: 'P6',
      what: 'Times faster than Apollo Server as documented: list asked again; never asked; boards asked again; never asked',
      target: '2.3; 2.3; 5; none',
      measured: [
        faster('list', peers.apollo, ours.again),
        faster('list', peers.apollo, ours.first),
        faster('boards', peers.apollo, ours.again),
        faster('boards', peers.apollo, ours.first),
      ],
    },
    {
      goal: 'P7',
      what: 'Times faster, list asked again: graphql-yoga; json-server; json-graphql-server',
      target: '2.4; 3.3; 4.5',
      measured: [
        faster('list', peers.yoga, ours.again),
        faster('rest', 'json-server', ours.again),
        faster('list', 'json-graphql-server', ours.again),
      ],
    },
    {
      goal: 'P8',
      what: 'List asked again: speed, compared with prepared bytes',
      target: '0.4',
      measured: [ratio('list', 'node:http, prepared bytes', ours.again)],
    },
    { goal: 'P9', what: 'List over REST: asked again', target: '1.0', measured: [overFloor('rest', ours.again)] },
    { goal: 'P9', what: 'List over REST: never asked', target: '1.5', measured: [overFloor('rest', ours.first)] },
  ]
}

/** Writes the tables, the rows, and the picture. */
export function reportHttp(results: HttpResults, rounds: number, args: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const machine = `${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`
  const command = ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ')
  const goals = goalsOf(results).map(({ goal, what, target, measured }) => [
    goal,
    what,
    target,
    measured.map(each => each.toFixed(2)).join('; '),
  ])
  const tables = (Object.keys(workloads) as Workload[]).map(workload => {
    const rows = results.rows(workload).map(({ name, ratio, micros, p99 }) => [name, ratio.toFixed(2), micros.toFixed(0), p99.toFixed(0)])
    return `### ${workloads[workload]}\n\n${table([['Server', 'CPU / floor', 'CPU, µs', 'p99, ms'], ...rows])}`
  })
  const report = [
    `Measured on ${day} with \`${command}\`: ${machine}. Medians of ${rounds} alternating rounds.`,
    table([['Goal', 'What', 'Target', 'Measured'], ...goals]),
    ...tables,
  ].join('\n\n')
  writeSection('bench/README.md', 'http', report)
  writeSection('README.md', 'speed', headline(results, `${day}, ${machine}`))
  for (const theme of ['light', 'dark'] as const) writeFileSync(new URL(`pictures/speed-${theme}.svg`, root), draw(results, theme))
  console.log(`\n${report}`)
}

function headline(results: HttpResults, where: string): string {
  const micros = (workload: Workload, name: string) => {
    const found = results.rows(workload).find(row => row.name === name)
    return found ? found.micros.toFixed(0) : '–'
  }
  const row = (what: string, workload: Workload, own: string) => [
    what,
    micros(workload, own),
    micros(workload, floorName),
    ...Object.values(peers).map(name => micros(workload, name)),
  ]
  const rows = [
    row('List over GraphQL, asked again', 'list', ours.again),
    row('List over GraphQL, never asked', 'list', ours.first),
    row('List over REST, asked again', 'rest', ours.again),
    row('Boards with cards, never asked', 'boards', ours.first),
    row('Signed-in account', 'me', ours.signedIn),
  ]
  const head = ['CPU per request, µs', 'Deskwright', 'node:http, same work', 'mercurius', 'Apollo Server', 'graphql-yoga']
  return `${table([head, ...rows])}\n\nMeasured on ${where}.`
}

const themes = {
  light: { text: '#1f2328', other: '#8c959f', own: '#7367f0' },
  dark: { text: '#e6edf3', other: '#6e7681', own: '#8f85f3' },
}

/** Bars of the list over GraphQL, the fastest first. */
function draw(results: HttpResults, theme: keyof typeof themes): string {
  const { text, other, own } = themes[theme]
  const shown = new Set<string>([floorName, ours.again, ours.first, ...Object.values(peers), 'json-graphql-server'])
  const rows = results
    .rows('list')
    .filter(({ name }) => shown.has(name))
    .toSorted((a, b) => a.micros - b.micros)
  const [left, width, height] = [230, 420, 30]
  const longest = Math.max(...rows.map(({ micros }) => micros))
  const bars = rows.map(({ name, micros }, at) => {
    const [top, length] = [16 + at * height, Math.max((micros / longest) * width, 1)]
    return [
      `<text x="${left - 10}" y="${top + 14}" text-anchor="end">${name}</text>`,
      `<rect x="${left}" y="${top}" width="${length.toFixed(1)}" height="20" rx="3" fill="${name.startsWith('Deskwright') ? own : other}"/>`,
      `<text x="${(left + length + 8).toFixed(1)}" y="${top + 14}">${micros.toFixed(0)} µs</text>`,
    ].join('')
  })
  const size = [left + width + 80, 24 + rows.length * height]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(' ')}" role="img" aria-label="Server CPU per request of a list over GraphQL" font-family="system-ui, sans-serif" font-size="13" fill="${text}">\n${bars.join('\n')}\n</svg>\n`
}
