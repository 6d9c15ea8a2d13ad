/** Unpacks npm's browser once, before workers start it in parallel. */
import { launchBrowser } from './browser.ts'

export async function setup(): Promise<void> {
  await (await launchBrowser()).close()
}
