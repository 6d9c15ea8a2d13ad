/** What can be done with the ticked users. */
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { ConfirmButton } from '../../ui/list/ConfirmButton.tsx'
import type { Selection } from '../../ui/selection.ts'
import { ChangeMenu } from './ChangeMenu.tsx'
import type { UserActions } from './user-actions.ts'
import { plans, roles } from './UserLooks.tsx'

interface UserBulkProps {
  list: {
    selectedIds: string[]
    total: number
    selection: Selection
    selectMatching: () => Promise<void>
    runOnSelected: (act: (ids: string[]) => Promise<void>) => () => void
  }
  actions: UserActions
}

const steps = ['ACTIVE', 'INACTIVE'] as const

export function UserBulk({ list, actions }: UserBulkProps) {
  const { t, lang } = useTranslations('users')
  const { selectedIds, runOnSelected } = list
  const many = (key: string) => t(key, { count: selectedIds.length, number: formatNumber(selectedIds.length, lang) })
  const change = (wanted: Parameters<UserActions['changeAll']>[1]) => runOnSelected(ids => actions.changeAll(ids, wanted))()
  return (
    <BulkBar count={selectedIds.length} total={list.total} onAll={() => void list.selectMatching()} onClear={() => list.selection.set([])}>
      <ChangeMenu
        label={t('set.role')}
        choices={roles.map(value => ({ value, text: t(`role.${value}`) }))}
        onChoose={role => change({ role })}
      />
      <ChangeMenu
        label={t('set.plan')}
        choices={plans.map(value => ({ value, text: t(`plan.${value}`) }))}
        onChoose={plan => change({ plan })}
      />
      <ChangeMenu
        label={t('set.status')}
        choices={steps.map(value => ({ value, text: t(value === 'ACTIVE' ? 'activate' : 'suspend') }))}
        onChoose={status => change({ status })}
      />
      <ConfirmButton
        title={many('ask.title')}
        text={t('ask.text')}
        confirm={many('ask.confirm')}
        onConfirm={runOnSelected(actions.removeAll)}
      >
        {t('delete')}
      </ConfirmButton>
    </BulkBar>
  )
}
