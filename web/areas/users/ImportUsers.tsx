/** CSV import: adds the valid rows and reports the others. */
import { useApolloClient } from '@apollo/client/react'
import { useTranslations } from '../../platform/languages.ts'
import type { UserImportRow } from '../../platform/schema.generated.ts'
import { ImportDialog } from '../../ui/list/ImportDialog.tsx'
import type { Trial } from '../../ui/list/ImportOutcome.tsx'
import { UnreadFile } from '../../ui/list/unread-file.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { readUsers, saveExample } from './users-file.ts'
import { ImportUsersDocument, type ImportUsersMutation } from './users.generated.ts'

export function ImportUsers({ onImported, onClose }: { onImported: () => Promise<unknown>; onClose: () => void }) {
  const { t, tCount } = useTranslations('users')
  const client = useApolloClient()
  const change = useUndoableMutation(onImported)

  const toOutcome = ({ count, problems }: ImportUsersMutation['importUsers']): Trial => ({
    count,
    text: [tCount('importing.right', count), ...(problems.length > 0 ? [tCount('importing.wrong', problems.length)] : [])].join(' '),
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
        return data ? toOutcome(data.importUsers) : { count: 0, text: '', problems: [] }
      }}
      send={(rows, { count }) =>
        change({
          mutation: ImportUsersDocument,
          items: [{ rows, isTrial: false }],
          successMessage: () => tCount('done.imported', count),
          rethrow: true,
        })
      }
      submit={count => (count > 0 ? tCount('importing.submit', count) : t('import'))}
      onExample={saveExample}
      onClose={onClose}
    />
  )
}
