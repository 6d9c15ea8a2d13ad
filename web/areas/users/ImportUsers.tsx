/** CSV import: adds the valid rows and reports the others. */
import { useApolloClient } from '@apollo/client/react'
import { useTranslations } from '../../platform/languages.ts'
import type { UserImportRow } from '../../platform/schema.generated.ts'
import { formatNumber } from '../../platform/format.ts'
import { ImportDialog } from '../../ui/list/ImportDialog.tsx'
import type { Trial } from '../../ui/list/ImportOutcome.tsx'
import { UnreadFile } from '../../ui/list/unread-file.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { readUsers, saveExample } from './users-file.ts'
import { ImportUsersDocument, type ImportUsersMutation } from './users.generated.ts'

export function ImportUsers({ onImported, onClose }: { onImported: () => Promise<unknown>; onClose: () => void }) {
  const { t, lang } = useTranslations('users')
  const client = useApolloClient()
  const change = useUndoableMutation(onImported)
  const many = (key: string, count: number) => t(key, { count, number: formatNumber(count, lang) })

  const tell = ({ count, problems }: ImportUsersMutation['importUsers']): Trial => ({
    count,
    text: [many('importing.right', count), ...(problems.length > 0 ? [many('importing.wrong', problems.length)] : [])].join(' '),
    problems: problems.map(({ row, message }) => ({ row, text: message })),
  })
  return (
    <ImportDialog<UserImportRow>
      about={{ title: t('importing.title'), help: t('importing.text') }}
      read={async file => {
        const rows = await readUsers(file)
        if (rows.length === 0) throw new UnreadFile(t('importing.unread'))
        return rows
      }}
      trial={async rows => {
        const { data } = await client.mutate({ mutation: ImportUsersDocument, variables: { rows, isTrial: true } })
        return data ? tell(data.importUsers) : { count: 0, text: '', problems: [] }
      }}
      send={(rows, { count }) =>
        change({
          mutation: ImportUsersDocument,
          items: [{ rows, isTrial: false }],
          successMessage: () => many('done.imported', count),
          rethrow: true,
        })
      }
      submit={count => (count > 0 ? many('importing.submit', count) : t('import'))}
      onExample={saveExample}
      onClose={onClose}
    />
  )
}
