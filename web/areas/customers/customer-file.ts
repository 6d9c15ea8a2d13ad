/** Customer CSV files: columns in any order, under common names. */
import Papa from 'papaparse'
import type { CustomerLine } from '../../platform/schema.generated.ts'
import { save } from '../../ui/list/rows-to-file.ts'

type Column = keyof CustomerLine

/** Common column names, including those of our own export. */
const names: Record<Column, string[]> = {
  customer: ['customer', 'name', 'full name', 'nom', 'الاسم'],
  email: ['email', 'e-mail', 'mail', 'البريد'],
  country: ['country', 'pays', 'البلد'],
  contact: ['contact', 'phone', 'telephone', 'téléphone', 'الهاتف'],
  address: ['address', 'adresse', 'العنوان'],
}

const columnOf = (header: string): Column | undefined => {
  const name = header.trim().toLowerCase()
  return (Object.keys(names) as Column[]).find(column => names[column].includes(name)) // the keys of the record above
}

/** Rows of the file, and the columns found. */
export function readCustomers(text: string): { lines: CustomerLine[]; columns: Column[] } {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: 'greedy' })
  const headers = (meta.fields ?? []).flatMap(header => {
    const column = columnOf(header)
    return column ? [{ header, column }] : []
  })
  // Our own export escapes formulas with an apostrophe.
  const plain = (cell: string | undefined) => (cell ?? '').replace(/^'(?=[=+\-@])/, '').trim()
  return {
    lines: data.map(row => Object.fromEntries(headers.map(({ header, column }) => [column, plain(row[header])]))),
    columns: headers.map(({ column }) => column),
  }
}

/** A template file. */
export const saveExample = () =>
  save('customers-example', 'csv', [
    {
      name: 'Noa Fremont',
      'e-mail': 'noa.fremont@post.example',
      country: 'France',
      phone: '01 99 00 12 34',
      address: '8 rue du Verger, 69001 Lyon',
    },
  ])
