/** Imports customers from a file: each row is added, or reported with its errors. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { write } from '../../db/changes.ts'
import { rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { AppError, conflict, invalid } from '../../errors.ts'
import { given } from '../../rules.ts'
import { parseInput } from '../../validation.ts'
import { countries } from './countries.ts'
import { createCustomer } from './service.ts'
import { type CustomerCountry, customers, newCustomer } from './tables.ts'

type Line = { [Name in 'customer' | 'email' | 'country' | 'contact' | 'address']?: string | null }

interface LineResult {
  line: number
  state: 'ADDED' | 'TAKEN' | 'WRONG'
  field: string
  message: string
}

export const maxLines = 1000

/** Adds the valid rows in one operation; a dry run only reports. */
export async function importCustomers(ctx: Context, lines: readonly Line[], isTrial: boolean) {
  if (lines.length === 0 || lines.length > maxLines) throw invalid('IDS_OUT_OF_RANGE', { field: 'lines', max: maxLines })
  const work = async (ctx: Context) => {
    const { results, valid } = await readLines(ctx, lines)
    if (!isTrial) for (const input of valid) await createCustomer(ctx, input)
    return { added: valid.length, lines: results }
  }
  return isTrial ? work(ctx) : write(ctx, 'CUSTOMER_IMPORTED', work)
}

const names = Object.values(countries).map(({ name }) => name)
/** A country by name or code, case-insensitive. */
const countryName = z.string().transform((text, { issues }): CustomerCountry => {
  const name = text.trim().toLowerCase().replaceAll('_', ' ')
  const [country] = Object.entries(countries).find(([, each]) => [each.name, each.code].some(word => word.toLowerCase() === name)) ?? []
  if (country) return country as CustomerCountry // the keys of a record are its names
  issues.push({ code: 'invalid_value', values: names, input: text })
  return z.NEVER
})
const importedCustomer = newCustomer.extend({ country: countryName })

async function readLines(ctx: Context, lines: readonly Line[]) {
  const emails = lines.map(({ email }) => fold(email?.trim() ?? ''))
  const found = await rows(ctx, customers)
    .select(sql<string>`${sql.ref('emailFolded')}`.as('email'))
    .where(sql.ref('row.emailFolded'), 'in', emails)
    .execute()
  const taken = new Set(found.map(({ email }) => email))
  const valid: z.output<typeof importedCustomer>[] = []
  const results = lines.map((line, index): LineResult => {
    try {
      const input = parseInput(importedCustomer, given(line))
      const email = emails[index] ?? ''
      if (taken.has(email)) throw conflict('CUSTOMER_EMAIL_TAKEN', { field: 'email' })
      taken.add(email)
      valid.push(input)
      return { line: index + 1, state: 'ADDED', field: '', message: '' }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { line: index + 1, state: error.kind === 'conflict' ? 'TAKEN' : 'WRONG', field: error.field ?? '', message: error.message }
    }
  })
  return { results, valid }
}
