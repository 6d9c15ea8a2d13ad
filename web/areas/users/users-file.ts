/** User CSV files. */
import Papa from 'papaparse'
import type { UserImportRow } from '../../platform/schema.generated.ts'
import { save } from '../../ui/list/rows-to-file.ts'

const columns = ['username', 'company', 'country', 'contact', 'role', 'plan', 'status'] as const

/** Common column names: `Full name`, `E-mail`, `currentPlan`. */
const keyOf = (head: string) => {
  const key = head.toLowerCase().replaceAll(/[^a-z]/g, '')
  return ({ name: 'fullname', mail: 'email', currentplan: 'plan', phone: 'contact' } as Record<string, string>)[key] ?? key
}

/** Rows of the file, by column name. */
export async function readUsers(file: File): Promise<UserImportRow[]> {
  const { data } = Papa.parse<Record<string, string>>(await file.text(), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: keyOf,
  })
  return data.map(row => ({
    fullName: row.fullname ?? '',
    email: row.email ?? '',
    ...Object.fromEntries(columns.map(column => [column, row[column] || null])),
  }))
}

/** A template file. */
export const saveExample = () =>
  save('users-example', 'csv', [
    {
      fullName: 'Ada Byron',
      email: 'ada.byron@example.com',
      username: 'ada.byron',
      company: 'Analytical Works',
      country: 'United Kingdom',
      contact: '020 7946 0123',
      role: 'editor',
      plan: 'team',
      status: 'pending',
    },
  ])
