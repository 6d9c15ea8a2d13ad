/** The latest run that was started in this tab, with its options: its result stays free of charge when the page is loaded again. */
import type { TextOptions } from '../../platform/schema.generated.ts'
import { perTab, readJson, writeJson } from '../../platform/storage.ts'

interface LatestRun {
  id: string
  options: TextOptions
}

const key = 'text.latest-run'

export const keepLatestRun = (run: LatestRun): void => writeJson(perTab, key, run)

export const readLatestRun = (): LatestRun | undefined => (readJson(perTab, key) ?? undefined) as LatestRun | undefined // written by this file

/** After a change of the dictionary or of ignored rules, the same text has another result. */
export const forgetLatestRun = (): void => perTab.write(key, undefined)
