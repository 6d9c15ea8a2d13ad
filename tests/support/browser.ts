/** A real browser for the tests: a configured one, an installed one, or the one from npm. */
import { execFileSync } from 'node:child_process'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-gpu',
]
// A single-process browser would end with its first page, and tests need the sandbox of a regular one. A GPU that is
// emulated in software is slower than none.
const unwanted = new Set([
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--in-process-gpu',
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
])
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function installed(): string | undefined {
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // Unusable; try the next one.
    }
  }
  return undefined
}

/** Starts a browser, or explains the three ways to provide one. */
export async function launchBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH ?? installed()
  if (path) return playwright.launch({ executablePath: path, args: quiet })
  if (process.platform === 'linux' && process.arch === 'x64')
    return playwright.launch({
      executablePath: await chromium.executablePath(),
      args: [...chromium.args.filter(arg => !unwanted.has(arg)), ...quiet],
      headless: true,
    })
  throw new Error('No browser found: set CHROMIUM_PATH, install Chromium or Chrome, or run on x86-64 Linux, where npm brings one')
}
