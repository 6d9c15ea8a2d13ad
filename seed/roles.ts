/** Five roles of the user list, with a letter for each permission on each subject (read, write, create). */
import { subjects } from '../server/areas/roles/subjects.ts'
import type { RoleRight } from '../server/areas/roles/tables.ts'

const entries: [role: string, name: string, rights: string][] = [
  ['ADMIN', 'Administrator', 'rwc rwc rwc rwc rwc rwc rwc rwc rwc rwc rwc'],
  ['EDITOR', 'Editor', 'r - - rw r r rw rwc rwc r r'],
  ['AUTHOR', 'Author', '- - - r - - r rwc r r -'],
  ['MAINTAINER', 'Maintainer', 'rw r r rwc rw rw rw r r rwc r'],
  ['SUBSCRIBER', 'Subscriber', '- - - r - - r r - - -'],
]

export function roleRows() {
  return entries.map(([role, name, letters], index) => ({ id: index + 1, name, role, rights: readRights(letters.split(' ')) }))
}

const readRights = (letters: string[]): RoleRight[] =>
  Object.values(subjects).map((subject, index) => {
    const has = (letter: string) => letters[index]?.includes(letter) ?? false
    return { subject, read: has('r'), write: has('w'), create: has('c') }
  })
