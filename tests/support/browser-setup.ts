/** The browser that npm brought is unpacked once, before workers start it side by side. */
import { launchBrowser } from './browser.ts'

export async function setup(): Promise<void> {
  await (await launchBrowser()).close()
}
