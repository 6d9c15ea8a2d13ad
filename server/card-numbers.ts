/** Card numbers in texts. */
import type { z } from 'zod'
import { because } from './validation.ts'

const [shortest, longest] = [13, 19]

/** A card number in a text field must never be stored. Its groups of digits may follow other numbers. */
export const holdsCardNumber = (text: string) =>
  (text.match(/\d+(?:[\s.-]{1,2}\d+)*/g) ?? []).some(found => {
    const groups = found.split(/\D+/)
    return groups.some((_, start) => {
      let digits = ''
      return groups.slice(start, start + longest).some(group => {
        digits += group
        return digits.length >= shortest && digits.length <= longest && hasLuhnDigit(digits)
      })
    })
  })

/** The check digit of card numbers (ISO/IEC 7812-1). */
export function hasLuhnDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of digits.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/** A phone number has up to 15 digits (ITU-T E.164); one that begins with its country's code may have any of them. */
export const isPhoneOfCard = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  const isInternational = phone.startsWith('+') && digits.length <= 15
  return !isInternational && holdsCardNumber(digits)
}

/** Rejects a text that holds a card number. */
export const withoutCards = (schema: z.ZodString) => schema.refine(text => !holdsCardNumber(text), because('CARD_NUMBER'))
