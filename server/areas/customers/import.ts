/** Customers out of a file: each line is added, or told what is wrong with it. */
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { write } from '../../db/changes.ts'
import { rows } from '../../db/rows.ts'
import { fold } from '../../db/text.ts'
import { AppError, invalid } from '../../errors.ts'
import { countries } from './countries.ts'
import { createCustomer, type CustomerInput, readCustomer } from './service.ts'
import { readAddress } from './profile.ts'
import { type CustomerCountry, customers } from './tables.ts'

export type Line = { [Name in 'customer' | 'email' | 'country' | 'contact' | 'address']?: string | null }

interface Told {
  line: number
  state: 'ADDED' | 'TAKEN' | 'WRONG'
  field: string
  message: string
}

const mostLines = 1000

/** Adds what can be added, in one step; a trial only tells. */
export async function importCustomers(ctx: Context, lines: readonly Line[], isTrial: boolean) {
  if (lines.length === 0 || lines.length > mostLines) throw invalid('lines', `Give 1 to ${mostLines.toLocaleString('en-US')} lines`)
  const work = async (ctx: Context) => {
    const { told, good } = await readLines(ctx, lines)
    if (!isTrial) for (const input of good) await createCustomer(ctx, input)
    return { added: good.length, lines: told }
  }
  return isTrial ? work(ctx) : write(ctx, 'Imported customers', work)
}

async function readLines(ctx: Context, lines: readonly Line[]) {
  const emails = lines.map(({ email }) => fold(email?.trim() ?? ''))
  const found = await rows(ctx, customers)
    .select(sql<string>`${sql.ref('emailFolded')}`.as('email'))
    .where(sql.ref('row.emailFolded'), 'in', emails)
    .execute()
  const taken = new Set(found.map(({ email }) => email))
  const good: CustomerInput[] = []
  const told = lines.map((line, index): Told => {
    const at = index + 1
    try {
      const input = readLine(line)
      const email = emails[index] ?? ''
      if (taken.has(email)) return { line: at, state: 'TAKEN', field: 'email', message: 'Another customer has this e-mail' }
      taken.add(email)
      good.push(input)
      return { line: at, state: 'ADDED', field: '', message: '' }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { line: at, state: 'WRONG', field: error.field ?? '', message: error.message }
    }
  })
  return { told, good }
}

/** A line as the input that would add it; refused by the column at fault. */
function readLine({ country, address, ...line }: Line): CustomerInput {
  const name = country?.trim().toLowerCase().replaceAll('_', ' ') ?? ''
  const known = Object.entries(countries).find(([, each]) => [each.name, each.code].some(word => word.toLowerCase() === name))
  if (!line.customer?.trim()) throw invalid('customer', 'customer must be given')
  if (!line.email?.trim()) throw invalid('email', 'email must be given')
  if (!known)
    throw invalid(
      'country',
      `country must be one of ${Object.values(countries)
        .map(each => each.name)
        .join(', ')}`,
    )
  const input = { ...line, country: known[0] as CustomerCountry, address: readAddress(address) } // the keys of a record are its names
  readCustomer(input)
  return input
}
