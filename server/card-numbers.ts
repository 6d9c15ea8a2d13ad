/** Card numbers in texts. */
import type { z } from 'zod'
import { because } from './validation.ts'

/** A card number in a text field must never be stored. */
export const holdsCardNumber = (text: string) =>
  (text.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some(found => hasLuhnDigit(found.replace(/\D/g, '')))

/** The check digit of card numbers (ISO/IEC 7812-1). */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** Rejects a text that holds a card number. */
export const withoutCards = (schema: z.ZodString) => schema.refine(text => !holdsCardNumber(text), because('CARD_NUMBER'))
