/** CSV import with a preview of each row. */
import { useApolloClient } from '@apollo/client/react'
import { useTranslations } from '../../platform/languages.ts'
import type { CustomerLine } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import { ImportDialog } from '../../ui/list/ImportDialog.tsx'
import type { Trial } from '../../ui/list/ImportOutcome.tsx'
import { UnreadFile } from '../../ui/list/unread-file.ts'
import { readCustomers, saveExample } from './customer-file.ts'
import { ImportCustomersDocument, type ImportCustomersMutation } from './customers.generated.ts'

interface CustomerImportProps {
  onImport: (lines: CustomerLine[], count: number) => Promise<void>
  onClose: () => void
}

const maxRows = 1000
const needed = ['customer', 'email', 'country'] as const
const faults = ['customer', 'email', 'country', 'contact', 'address']

export function CustomerImport({ onImport, onClose }: CustomerImportProps) {
  const { t, tCount, tUnchecked, lang } = useTranslations('customers')
  const client = useApolloClient()

  const toOutcome = ({ added, lines: told }: ImportCustomersMutation['importCustomers'], lines: CustomerLine[]): Trial => {
    const left = told.filter(({ state }) => state !== 'ADDED')
    const faultOf = ({ state, field, message }: (typeof left)[number]) =>
      state === 'TAKEN' ? t('import.taken') : faults.includes(field) ? tUnchecked(`import.faults.${field}`) : message
    return {
      count: added,
      text: [tCount('import.good', added), ...(left.length > 0 ? [tCount('import.left', left.length)] : [])].join(' '),
      problems: left.map(each => ({ row: each.line, text: [nameOf(lines[each.line - 1]), faultOf(each)].filter(Boolean).join(': ') })),
    }
  }
  return (
    <ImportDialog<CustomerLine>
      about={{ title: t('import.title'), help: t('import.help') }}
      read={async file => {
        const { lines, columns } = readCustomers(await file.text())
        if (lines.length === 0 || !needed.every(each => columns.includes(each))) throw new UnreadFile(t('import.noColumns'))
        if (lines.length > maxRows) throw new UnreadFile(t('import.tooMany', { number: formatNumber(maxRows, lang) }))
        return lines
      }}
      trial={async lines => {
        const { data } = await client.mutate({ mutation: ImportCustomersDocument, variables: { lines, isTrial: true } })
        return data ? toOutcome(data.importCustomers, lines) : { count: 0, text: '', problems: [] }
      }}
      send={(lines, { count }) => onImport(lines, count)}
      submit={count => (count > 0 ? tCount('import.add', count) : t('import.addNone'))}
      onExample={saveExample}
      onClose={onClose}
    />
  )
}

const nameOf = (line: CustomerLine | undefined) => [line?.customer, line?.email].filter(Boolean).join(', ')
