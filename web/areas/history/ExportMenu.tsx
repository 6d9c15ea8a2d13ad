/** Exports all activities that match the filters. */
import { useApolloClient } from '@apollo/client/react'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { IconMenu } from '../../ui/IconMenu.tsx'
import { notify } from '../../ui/notify.ts'
import { ActivitiesDocument, type ActivitiesQueryVariables, type ActivityRowFragment } from './history.generated.ts'

const pageSize = 100
const maxPages = 100

export function ExportMenu({ variables }: { variables: ActivitiesQueryVariables }) {
  const { t } = useTranslations('history')
  const client = useApolloClient()
  const readAll = async () => {
    const all: ActivityRowFragment[] = []
    for (let page = 1; page <= maxPages; page += 1) {
      const { data } = await client.query({
        query: ActivitiesDocument,
        variables: { ...variables, page: { page, itemsPerPage: pageSize } },
        fetchPolicy: 'no-cache',
      })
      all.push(...(data?.activities.items ?? []))
      if (all.length >= (data?.activities.total ?? 0)) break
    }
    return all
  }
  const save = async (kind: string) => {
    try {
      const rows = await readAll()
      const text = kind === 'json' ? JSON.stringify(rows, null, 2) : await toCsv(rows)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([text], { type: kind === 'json' ? 'application/json' : 'text/csv;charset=utf-8' }))
      link.download = `activities.${kind}`
      link.click()
      URL.revokeObjectURL(link.href)
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' })
    }
  }
  return (
    <IconMenu
      label={t('activities.export')}
      icon={<IconDownload size={20} stroke={1.75} />}
      choices={[
        { value: 'csv', text: 'CSV' },
        { value: 'json', text: 'JSON' },
      ]}
      onChoose={kind => void save(kind)}
    />
  )
}

async function toCsv(rows: ActivityRowFragment[]): Promise<string> {
  const files = await import('../../ui/list/rows-to-file.ts')
  const flat = rows.map(({ id, at, actor, owner, area, summary, kind, source, requestId, labels }) => ({
    id,
    at,
    actor,
    owner,
    area,
    kind,
    summary,
    records: labels.join('; '),
    source,
    requestId,
  }))
  return files.toCsv(flat)
}
