/** The help center's articles, by category. Read-only. */
import { accountHelp } from './content-account.ts'
import { writingHelp } from './content-writing.ts'

export const helpCategories = [...writingHelp, ...accountHelp]

/** Popular articles. */
export const popularSlugs = ['first-polish', 'what-a-run-costs', 'decide-changes']
/** Recommended next reads. */
export const learningSlugs = ['expand-notes', 'dictionary', 'undo-and-redo']
/** Returned if no article is named. */
export const sampleSlug = 'first-polish'
