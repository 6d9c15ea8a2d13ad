/** Fields of requests. */
import { z } from 'zod'
import { withoutCards } from '../../card-numbers.ts'
import { because, optional } from '../../validation.ts'

export const packId = withoutCards(z.string().trim().min(1).max(60))
export const couponCode = withoutCards(z.string().trim().max(40))
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, because('NOT_COUNTRY'))
export const reasonText = withoutCards(z.string().trim().max(500))

export const billingLimits = { name: 120, address: 400 }

/** Name and address of a buyer. */
export const addressFields = {
  name: withoutCards(z.string().trim().max(billingLimits.name)),
  address: withoutCards(z.string().trim().max(billingLimits.address)),
  country: optional(z.union([z.literal('').transform(() => null), countryCode], because('NOT_COUNTRY'))),
}
