/** What callers say of a user, checked. */
import { invalid } from '../../errors.ts'
import { given, readEmail, readText } from '../../rules.ts'
import type { UserRow } from './tables.ts'

export type UserInput = {
  [K in keyof Omit<UserRow, 'id' | 'version' | 'status' | 'taskDone' | 'projectDone' | 'details' | 'isSignedIn'>]?: UserRow[K] | null
}

type Patch = Partial<Omit<UserRow, 'id' | 'version' | 'status'>>

const lengths = { company: 120, country: 60, contact: 40, taxId: 40, language: 60 } as const
const usernameForm = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u
const avatarForm = /^(?:\/(?![/\\])|https:\/\/)[^\s"'<>\\]+$/

/** The columns that the input names, as they are stored. */
export function readUser(input: UserInput): Patch {
  const { fullName, username, email, avatar, ...rest } = given(input)
  const patch: Patch = { ...rest }
  for (const field of ['company', 'country', 'contact', 'taxId', 'language'] as const) {
    const value = rest[field]
    if (value !== undefined) patch[field] = readText(field, value, { max: lengths[field] })
  }
  return {
    ...patch,
    ...(fullName !== undefined && { fullName: readText('fullName', fullName, { min: 1, max: 120 }) }),
    ...(username !== undefined && { username: readUsername(username) }),
    ...(email !== undefined && { email: readEmail('email', email) }),
    ...(avatar !== undefined && { avatar: readAvatar(avatar) }),
  }
}

function readUsername(value: string): string {
  const username = readText('username', value, { min: 1, max: 60 })
  if (!usernameForm.test(username)) throw invalid('username', 'username must be letters and digits, with . _ or - between them')
  return username
}

function readAvatar(value: string): string {
  const avatar = readText('avatar', value, { max: 500 })
  if (avatar !== '' && !avatarForm.test(avatar)) throw invalid('avatar', 'avatar must be a path that begins with / or an https address')
  return avatar
}

/** A username made of a text, such as the part of an e-mail before the @. */
export const usernameFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '.')
    .slice(0, 50)
    .replaceAll(/^\.|\.$/g, '') || 'user'
