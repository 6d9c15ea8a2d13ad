/** The help centre: thirty articles on what Deskwright does, by subject. Read as it is, never written. */
import { accountHelp } from './content-account.ts'
import { writingHelp } from './content-writing.ts'

export const helpCategories = [...writingHelp, ...accountHelp]

/** What most people look for first. */
export const popularSlugs = ['first-polish', 'what-a-run-costs', 'decide-changes']
/** For those who know the first steps. */
export const learningSlugs = ['expand-notes', 'dictionary', 'undo-and-redo']
/** Shown where an article is asked for without a name. */
export const sampleSlug = 'first-polish'
