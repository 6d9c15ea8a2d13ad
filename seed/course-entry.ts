/** Fields of a course. */
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
  /** Learning outcomes, for the second paragraph of the description. */
  outcome: string
  /** Number of completed topics, counted from the first. */
  done: number
  favorite?: true
  /** `Section: topic | topic`. */
  sections: string[]
}
