/** Dialogs that invite people: to a project, and to Deskwright. */
import Button from '@mui/material/Button'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { useCopy } from '../../ui/example/use-copy.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TagsField } from '../../ui/form/TagsField.tsx'
import { EmailField, TextArea, TextLine } from '../../ui/form/TextFields.tsx'
import { isEmail } from '../../ui/form/values.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { InviteFriendDocument, useDialogChoicesQuery } from './dialogs.generated.ts'
import { type DialogProps, FilledDialog } from './FilledDialog.tsx'

const rights = ['VIEW', 'COMMENT', 'EDIT'] as const

export function ShareDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  const { data } = useDialogChoicesQuery({ fetchPolicy: 'cache-first' })
  const projects = data?.projects.items ?? []
  return (
    <FilledDialog
      name="share"
      form="PROJECT_SHARE"
      defaults={{ project: '', people: [] as string[], right: 'VIEW', note: '' }}
      titleOf={({ project }) => projects.find(({ id }) => id === project)?.project ?? project}
      fieldsOf={({ project, people, right, note }) => [
        { name: 'project', label: t('dialogs.share.project'), value: projects.find(({ id }) => id === project)?.project ?? project },
        { name: 'people', label: t('dialogs.share.people'), value: people.join(', ') },
        {
          name: 'right',
          label: t('dialogs.share.right'),
          value: t(`dialogs.share.rights.${rights.find(each => each === right) ?? 'VIEW'}`),
        },
        { name: 'note', label: t('dialogs.share.note'), value: note },
      ]}
      onClose={onClose}
    >
      <SelectField
        name="project"
        label={t('dialogs.share.project')}
        choices={projects.map(({ id, project }) => ({ value: id, text: project }))}
      />
      <TagsField
        name="people"
        label={t('dialogs.share.people')}
        helperText={t('dialogs.share.peopleHelp')}
        check={people => {
          const wrong = people.find(each => !isEmail(each))
          return wrong === undefined ? undefined : t('dialogs.share.peopleWrong', { email: wrong })
        }}
      />
      <SelectField
        name="right"
        label={t('dialogs.share.right')}
        choices={rights.map(value => ({ value, text: t(`dialogs.share.rights.${value}`) }))}
      />
      <TextArea name="note" label={t('dialogs.share.note')} maxLength={500} rows={3} isOptional />
    </FilledDialog>
  )
}

/** Invites a real referral of the workspace. */
export function ReferDialog({ onClose }: DialogProps) {
  const { t } = useTranslations('dialogs')
  const copy = useCopy()
  const change = useUndoableMutation(() => Promise.resolve())
  const { data } = useDialogChoicesQuery({ fetchPolicy: 'cache-first' })
  const link = data ? `${location.origin}/register?referral=${data.referralCode}` : undefined
  return (
    <FormDialog
      title={t('dialogs.refer.title')}
      submit={t('dialogs.refer.submit')}
      defaults={{ name: '', email: '' }}
      onSubmit={async ({ name, email }) => {
        await change({
          mutation: InviteFriendDocument,
          variables: { email: email.trim(), name: name.trim() || null },
          successMessage: () => t('dialogs.refer.done'),
          rethrow: true,
        })
        onClose()
      }}
      onCancel={onClose}
      isFullOnPhones
    >
      <ol style={{ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 8, fontSize: 14 }}>
        {(['invite', 'join', 'earn'] as const).map(step => (
          <li key={step}>{t(`dialogs.refer.steps.${step}`)}</li>
        ))}
      </ol>
      <TextLine name="name" label={t('dialogs.refer.name')} maxLength={120} isOptional />
      <EmailField name="email" label={t('email')} maxLength={254} />
      <div>
        <Button
          variant="outlined"
          startIcon={<IconLink size={18} stroke={1.75} />}
          disabled={!link}
          onClick={() => void copy(link ?? '', t('dialogs.refer.copied'))}
        >
          {t('dialogs.refer.copy')}
        </Button>
      </div>
    </FormDialog>
  )
}
