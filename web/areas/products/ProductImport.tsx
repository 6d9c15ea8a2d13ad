/** CSV import: adds products, or updates those with a known SKU, all or none. */
import { useApolloClient } from '@apollo/client/react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { ImportDialog } from '../../ui/list/ImportDialog.tsx'
import type { Trial } from '../../ui/list/ImportOutcome.tsx'
import type { ProductImportRow } from '../../platform/schema.generated.ts'
import { UnreadFile } from '../../ui/list/unread-file.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { readProducts, saveExample } from './products-file.ts'
import { ImportProductsDocument, type ImportProductsMutation } from './products.generated.ts'

const maxRows = 500

export function ProductImport({ onImported, onClose }: { onImported: () => Promise<unknown>; onClose: () => void }) {
  const { t, tCount, lang } = useTranslations('products')
  const client = useApolloClient()
  const change = useUndoableMutation(onImported)

  const toOutcome = ({ added, changed, same, problems }: ImportProductsMutation['importProducts']): Trial => ({
    count: problems.length > 0 ? 0 : added + changed,
    text:
      problems.length > 0
        ? tCount('importing.wrong', new Set(problems.map(({ row }) => row)).size)
        : [
            ...(added > 0 ? [tCount('importing.added', added)] : []),
            ...(changed > 0 ? [tCount('importing.changed', changed)] : []),
            ...(same > 0 ? [tCount('importing.same', same)] : []),
          ].join(' '),
    problems: problems.map(({ row, column, message }) => ({ row, text: message.startsWith(column) ? message : `${column}: ${message}` })),
  })
  return (
    <ImportDialog<ProductImportRow>
      about={{ title: t('importing.title'), help: t('importing.help') }}
      read={async file => {
        const { rows, hasSku } = readProducts(await file.text())
        if (!hasSku || rows.length === 0) throw new UnreadFile(t('importing.noRows'))
        if (rows.length > maxRows) throw new UnreadFile(t('importing.tooMany', { number: formatNumber(maxRows, lang) }))
        return rows
      }}
      trial={async rows => {
        const { data } = await client.mutate({ mutation: ImportProductsDocument, variables: { rows, dryRun: true } })
        return data ? toOutcome(data.importProducts) : { count: 0, text: '', problems: [] }
      }}
      send={(rows, { count }) =>
        change({
          mutation: ImportProductsDocument,
          items: [{ rows, dryRun: false }],
          successMessage: () => tCount('done.imported', count),
          rethrow: true,
        })
      }
      submit={count => (count > 0 ? tCount('importing.submit', count) : t('importing.title'))}
      onExample={saveExample}
      onClose={onClose}
    />
  )
}
