/** Permissions of a role by subject, with a preview of the changes. */
import Checkbox from '@mui/material/Checkbox'
import { useId } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { Changes } from './Changes.tsx'
import { differences, kinds, type Rights, tick } from './rights.ts'
import { RightsTable } from './RightsTable.tsx'
import { useSubjects } from './subjects.ts'

interface RightsFieldProps extends FieldProps<Rights> {
  /** The permissions when the form was opened. */
  before: Rights
  /** A subject that cannot be revoked, because nobody could grant it again. */
  kept?: string
}

export function RightsField({ before, kept, ...field }: RightsFieldProps) {
  const { t } = useTranslations('roles')
  const id = useId()
  const subjectOf = useSubjects()
  const { value, change, blur, ref, error } = useField<Rights>(field, {
    format: rights =>
      rights
        .filter(({ read }) => read)
        .map(
          right =>
            `${subjectOf(right.subject).name}: ${kinds
              .filter(kind => right[kind])
              .map(kind => t(`kind.${kind}`))
              .join(', ')}`,
        )
        .join('\n'),
  })
  const isKept = (subject: string, kind: string) => subject === kept && kind !== 'create'
  const free = value.filter(({ subject }) => subject !== kept)
  const ticked = free.reduce((sum, right) => sum + kinds.filter(kind => right[kind]).length, 0)
  const isAll = ticked === free.length * kinds.length
  const setAll = (on: boolean) =>
    change(value.map(right => (right.subject === kept ? right : { ...right, read: on, write: on, create: on })))
  return (
    <FieldFrame id={id} field={field} error={error} isGroup>
      <RightsTable
        labelledBy={`${id}-label`}
        all={
          <tr>
            <th scope="row" colSpan={4}>
              <Checkbox
                id={`${id}-all`}
                size="small"
                edge="start"
                checked={isAll}
                indeterminate={ticked > 0 && !isAll}
                onChange={() => setAll(!isAll)}
                slotProps={{ input: { ref } }}
              />
              <label htmlFor={`${id}-all`}>{t('selectAll')}</label>
            </th>
          </tr>
        }
        rows={value.map(right => ({
          subject: right.subject,
          cells: kinds.map(kind => ({
            kind,
            content: (
              <Checkbox
                size="small"
                checked={right[kind]}
                disabled={isKept(right.subject, kind)}
                onChange={(_, on) => change(value.map(each => (each === right ? tick(right, kind, on) : each)))}
                onBlur={blur}
                slotProps={{ input: { 'aria-label': t('tick', { subject: subjectOf(right.subject).name, kind: t(`kind.${kind}`) }) } }}
              />
            ),
          })),
        }))}
      />
      <Changes differences={differences(before, value)} />
    </FieldFrame>
  )
}
