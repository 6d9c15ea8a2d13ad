/** What was sent with demonstration forms. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type Translations, useTranslations } from '../../platform/languages.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import type { ListAction } from '../../ui/list/list-actions.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/use-list.ts'
import { RecordDialog } from '../../ui/record/RecordDialog.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { Column } from '../../ui/table-types.ts'
import { forms } from './forms.ts'
import { SubmissionDialog } from './SubmissionDialog.tsx'
import {
  DeleteSubmissionsDocument,
  SubmissionDocument,
  type SubmissionRowFragment,
  SubmissionsPageDocument,
} from './submissions.generated.ts'

const sorts = { TITLE: 'title', FORM: 'form', SUBMITTED: 'submittedAt' } as const satisfies Record<string, keyof SubmissionRowFragment>

/** The first answers in one line. */
const excerpt = ({ fields, title }: SubmissionRowFragment) =>
  fields
    .filter(({ value }) => value !== title)
    .slice(0, 4)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')

const submissionColumns = (t: Translations<'submissions'>['t']): Column<SubmissionRowFragment, keyof typeof sorts>[] => [
  {
    header: t('submission'),
    sort: 'TITLE',
    lines: 2,
    cell: row => (
      <>
        <bdi style={{ fontWeight: 500 }}>{row.title}</bdi>
        <br />
        <bdi style={{ fontSize: 13, opacity: 0.8 }}>{excerpt(row) || t('fields', { count: row.fields.length })}</bdi>
      </>
    ),
  },
  { header: t('form'), sort: 'FORM', width: 240, cell: ({ form }) => t(`forms.${form}`) },
  { header: t('submitted'), sort: 'SUBMITTED', width: 180, cell: ({ submittedAt }) => <RelativeTime instant={submittedAt} /> },
]

const dialogs = ['view'] as const

export function SubmissionsPage() {
  const { t, tCount } = useTranslations('submissions')
  const list = useList({
    name: 'submissions',
    query: SubmissionsPageDocument,
    select: data => data.submissions,
    live: ['SUBMISSIONS'],
    sorts,
    defaultSort: { sort: 'SUBMITTED', order: 'DESC' },
    filters: { form: forms },
  })
  const [dialog, open] = useDialogParam(dialogs)
  const remove = (ids: string[]) =>
    list.change({
      mutation: DeleteSubmissionsDocument,
      variables: { ids },
      optimisticResponse: () => ({ deleteSubmissions: ids }),
      update: (cache, { data }) =>
        data?.deleteSubmissions.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Submission', id }) })),
      successMessage: count => tCount('done.deleted', count),
    })
  const actions: ListAction<SubmissionRowFragment>[] = [
    { id: 'view', label: t('view'), icon: IconEye, key: 'v', run: ({ id }) => open({ kind: 'view', id }) },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: ({ id }) => remove([id]),
      bulk: remove,
      confirm: count => ({
        title: tCount('deleteMany.title', count),
        text: t('deleteMany.text'),
        confirm: tCount('deleteMany.confirm', count),
      }),
    },
  ]
  return (
    <ListPage
      list={list}
      text={{ title: t('title'), subtitle: t('subtitle'), search: t('search'), empty: t('empty') }}
      rows={{ columns: submissionColumns(t), nameOf: ({ title }) => title, actions }}
      filters={
        <FilterSelect
          label={t('form')}
          all={t('all')}
          choices={forms.map(value => ({ value, text: t(`forms.${value}`) }))}
          value={list.filters.form}
          onChoose={form => list.filter({ form })}
        />
      }
    >
      {dialog?.id ? (
        <RecordDialog
          key={dialog.id}
          id={dialog.id}
          query={SubmissionDocument}
          select={data => data.submission}
          row={list.rowOf(dialog.id)}
          onClose={() => open(undefined)}
        >
          {submission => <SubmissionDialog submission={submission} onClose={() => open(undefined)} />}
        </RecordDialog>
      ) : null}
    </ListPage>
  )
}
