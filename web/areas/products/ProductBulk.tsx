/** What can be done with the ticked products, each in one step that one Undo takes back. */
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { ConfirmButton } from '../../ui/list/ConfirmButton.tsx'
import type { Selection } from '../../ui/selection.ts'
import type { useProductActions } from './product-actions.ts'

const ManyDialog = lazy(async () => ({ default: (await import('./ManyDialog.tsx')).ManyDialog }))

interface ProductBulkProps {
  page: {
    selectedIds: string[]
    total: number
    selection: Selection
    selectMatching: () => Promise<void>
    runOnSelected: (act: (ids: string[]) => Promise<void>) => () => void
  }
  actions: ReturnType<typeof useProductActions>
}

export function ProductBulk({ page, actions }: ProductBulkProps) {
  const { t, lang } = useTranslations('products')
  const { selectedIds, selection, runOnSelected } = page
  const count = selectedIds.length
  const counted = (key: string) => t(key, { count, number: formatNumber(count, lang) })
  const [asked, setAsked] = useState<'SCHEDULED' | 'price'>()
  return (
    <>
      <BulkBar count={count} total={page.total} onAll={() => void page.selectMatching()} onClear={() => selection.set([])}>
        <Button onClick={runOnSelected(ids => actions.setStatuses(ids, 'PUBLISHED'))}>{t('publish')}</Button>
        <Button onClick={runOnSelected(ids => actions.setStatuses(ids, 'INACTIVE'))}>{t('takeOut')}</Button>
        <Button onClick={() => setAsked('SCHEDULED')}>{t('schedule')}</Button>
        <Button onClick={() => setAsked('price')}>{t('changePrice')}</Button>
        <ConfirmButton
          title={counted('ask.title')}
          text={t('ask.text')}
          confirm={counted('ask.confirm')}
          onConfirm={runOnSelected(ids => actions.remove(ids))}
        >
          {t('delete')}
        </ConfirmButton>
      </BulkBar>
      <Suspense>
        {asked ? (
          <ManyDialog
            kind={asked}
            count={count}
            onSchedule={publishAt => actions.setStatuses(selectedIds, 'SCHEDULED', publishAt)}
            onPrice={percent => actions.changePrices(selectedIds, percent)}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
