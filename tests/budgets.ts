/** Bundle sizes per page from the build's manifest; fails when a budget is exceeded. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { routes } from '../web/app/routes.ts'
import { entryRoutes } from '../web/app/routes/entry.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const dist = process.env.DIST ?? fileURLToPath(new URL('../dist', import.meta.url))
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk> // Vite's own

/** JavaScript of react-admin's demo before its sign-in page, in KiB. */
const reactAdmin = 736

const sizes = new Map<string, number>()
const gzip = (file: string) => {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024
  sizes.set(file, size)
  return size
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzip(file), 0)

/** Chunks including their static imports. */
function closure(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue
    found.add(key)
    closure(manifest[key].imports ?? [], found)
  }
  return found
}
const scripts = (keys: Iterable<string>) => new Set([...keys].map(key => manifest[key]?.file ?? ''))
const styles = (keys: Iterable<string>) => new Set([...keys].flatMap(key => manifest[key]?.css ?? []))
const without = <T>(all: Set<T>, ...others: Set<T>[]) => new Set([...all].filter(each => !others.some(other => other.has(each))))

/** A page's texts in the largest language, including the shell's. */
const texts = (area: string) =>
  ['app', `areas/${area}`, `app/${area}`].flatMap(room => {
    const languages = Object.keys(manifest).filter(key => key.startsWith(`${room}/locales/`))
    return languages.sort((a, b) => gzip(manifest[b]?.file ?? '') - gzip(manifest[a]?.file ?? '')).slice(0, 1)
  })

/** Latin fonts in the style sheets; browsers load others only when needed. */
const fonts = (css: Iterable<string>) =>
  new Set(
    [...css]
      .flatMap(file => readFileSync(join(dist, file), 'utf8').match(/[\w.-]+-latin-(?:wght|400|600)-normal-[\w-]+\.woff2/g) ?? [])
      .filter(name => !/-(?:arabic|sc)-/.test(name)),
  )
const weight = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + readFileSync(join(dist, 'assets', file)).length / 1024, 0)

const start = closure(['index.html', 'app/start.ts'])
/** What a page loads that waits for its visitor's first move. */
const waiting = closure(['index.html', 'app/waiting-page.ts'])
const listed = closure(['app/late-routes.ts'])
const named = (name: string) => new Set(Object.keys(manifest).filter(key => key.startsWith(`_${name}-`)))
const richText = named('rich-text')
const drag = named('drag')
const player = named('player')
const calendar = named('calendar')
const temporal = named('temporal')
const repeats = new Set(Object.keys(manifest).filter(key => key === 'areas/calendar/repeats.ts'))
const codeEditor = named('code-editor').union(named('graphql-schema'))
const chart = (kind: string) =>
  without(closure([`ui/charts/${kind}ChartBody.tsx`]), closure(['index.html', 'app/start.ts', 'app/shell/DefaultLayout.tsx']))
const charts = chart('Line').union(chart('Bar'))
const isText = (key: string) => /\/locales\/\w+\.ts$/.test(key)

const pages = [...new Map(routes.map(route => [/(?:areas|app)\/\w+\/\w+\.tsx/.exec(String(route.load))?.[0] ?? '', route]))].map(
  ([key, route]) => {
    const { area = '', layout } = route
    const frame = layout !== 'blank' ? ['app/shell/DefaultLayout.tsx'] : []
    const isEntry = entryRoutes.some(({ path }) => path === route.path)
    const first = closure(['index.html', 'app/start.ts', ...(isEntry ? [] : ['app/late-routes.ts']), ...frame, key, ...texts(area)])
    // The page's own chunks, including lazy ones that it always loads.
    const code = closure([key])
    const parts = [...without(code, start, listed, closure(frame))]
      .flatMap(each => manifest[each]?.dynamicImports ?? [])
      .filter(each => !isText(each) && !start.has(each))
    return {
      name: /(\w+)Page/.exec(key)?.[1] ?? key,
      first,
      code: without(
        closure([key, ...parts]),
        start,
        listed,
        closure(frame),
        richText,
        drag,
        player,
        calendar,
        temporal,
        repeats,
        codeEditor,
        charts,
      ),
    }
  },
)
const rows = pages.map(page => {
  const others = pages.filter(({ name }) => name !== page.name).map(({ code }) => code)
  const css = styles(page.first)
  return {
    page: page.name,
    files: scripts(page.first),
    first: sum(scripts(page.first)),
    own: sum(scripts(without(page.code, ...others))),
    css: sum(css),
    fonts: weight(fonts(css)),
  }
})
const firstOf = (name: string) => rows.find(({ page }) => page === name)?.first ?? NaN

/** Budgets; none may be exceeded. */
const goals = [
  { goal: 'P21', what: 'login, until the first move', now: sum(scripts(waiting)), max: 4 },
  { goal: 'P21', what: 'login, with the application', now: firstOf('Login'), max: 194 },
  { goal: 'P21', what: 'shell with the frame of the editor', now: firstOf('Editor'), max: 274 },
  { goal: 'P28', what: 'order list, first load', now: firstOf('Orders'), max: 330 },
  { goal: 'P22', what: "largest page's own code", now: Math.max(...rows.map(({ own }) => own)), max: 40 },
  { goal: 'P22', what: 'rich text', now: sum(scripts(richText)), max: 127 },
  { goal: 'P22', what: 'drag and drop', now: drag.size > 0 ? sum(scripts(drag)) : NaN, max: 36 },
  { goal: 'P22', what: 'video player', now: player.size > 0 ? sum(scripts(player)) : NaN, max: 90 },
  { goal: 'P22', what: 'calendar grid', now: calendar.size > 0 ? sum(scripts(calendar)) : NaN, max: 80 },
  { goal: 'P22', what: 'code editor with GraphQL checks', now: codeEditor.size > 0 ? sum(scripts(codeEditor)) : NaN, max: 185 },
  { goal: 'P22', what: 'calendar dates', now: temporal.size > 0 ? sum(scripts(temporal)) : NaN, max: 25 },
  { goal: 'P22', what: 'repeating events', now: repeats.size > 0 ? sum(scripts(repeats)) : NaN, max: 50 },
  { goal: 'P22', what: 'charts, what all kinds share', now: sum(scripts(chart('Line').intersection(chart('Bar')))), max: 97 },
  { goal: 'P24', what: "login / react-admin's demonstration", now: firstOf('Login') / reactAdmin, max: 1 / 3 },
]

const cell = (value: number) => value.toFixed(1).padStart(8)
console.log('  KiB, gzip       first     own     css   fonts')
for (const { page, first, own, css, fonts } of rows) console.log(`  ${page.padEnd(14)}${cell(first)}${cell(own)}${cell(css)}${cell(fonts)}`)
for (const name of ['Login', 'Orders']) {
  const files = [...(rows.find(({ page }) => page === name)?.files ?? [])].sort((a, b) => gzip(b) - gzip(a)).slice(0, 6)
  console.log(`  ${name}: ${files.map(file => `${/(\w+)-[\w-]+\.js$/.exec(file)?.[1] ?? file} ${gzip(file).toFixed(1)}`).join(', ')}`)
}
for (const { goal, what, now, max: most } of goals) {
  // A missing file counts as over budget.
  const isWithin = now <= most
  const digits = most < 1 ? 2 : 1
  console.log(`  ${goal} ${what.padEnd(38)} ${now.toFixed(digits).padStart(6)} of ${most.toFixed(digits)}${isWithin ? '' : '  TOO MUCH'}`)
  if (!isWithin) process.exitCode = 1
}
