/** User input, validated. */
import { given } from '../../rules.ts'
import { parse } from '../../validation.ts'
import { userInput, type UserRow } from './tables.ts'

export type UserInput = { [K in keyof typeof userInput.shape]?: UserRow[K] | null }

const partialInput = userInput.partial()

/** Columns set by the input, as stored. */
export const readUser = (input: UserInput) => parse(partialInput, given(input))

/** A username derived from a text, such as the part of an email address before the @. */
export const usernameFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '.')
    .slice(0, 50)
    .replaceAll(/^\.|\.$/g, '') || 'user'
