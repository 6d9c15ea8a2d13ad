/** What is told of a course. */
import type { PersonKey } from '../server/demo/people.ts'

export type Tag = 'WEB' | 'DESIGN' | 'PSYCHOLOGY' | 'UI_UX' | 'ART'
type Level = 'BEGINNER' | 'INTERMEDIATE' | 'ADVANCED'

export interface Course {
  /** Also the name of the cover. */
  key: string
  title: string
  tag: Tag
  level: Level
  teacher: PersonKey
  position: string
  language?: string
  logo: string
  desc: string
  /** What one can do afterwards, for the second paragraph of the description. */
  outcome: string
  /** Topics that are ticked off: the first ones. */
  done: number
  favourite?: true
  /** `Section: topic | topic`. */
  sections: string[]
}
