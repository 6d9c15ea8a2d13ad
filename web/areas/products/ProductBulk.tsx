/** What can be done with the ticked products, each in one step that one Undo takes back. */
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../platform/languages.ts'
import { formatNumber } from '../../platform/format.ts'
import { BulkBar } from '../../ui/BulkBar.tsx'
import { AskButton } from '../../ui/list/ConfirmButton.tsx'
import type { Selection } from '../../ui/selection.ts'
import type { useProductActions } from './product-actions.ts'

const ManyDialog = lazy(async () => ({ default: (await import('./ManyDialog.tsx')).ManyDialog }))

interface ProductBulkProps {
  page: {
    chosen: string[]
    total: number
    selection: Selection
    selectMatching: () => Promise<void>
    withChosen: (act: (ids: string[]) => Promise<void>) => () => void
  }
  actions: ReturnType<typeof useProductActions>
}

export function ProductBulk({ page, actions }: ProductBulkProps) {
  const { t, lang } = useTexts('products')
  const { chosen, selection, withChosen } = page
  const count = chosen.length
  const counted = (key: string) => t(key, { count, number: formatNumber(count, lang) })
  const [asked, setAsked] = useState<'SCHEDULED' | 'price'>()
  return (
    <>
      <BulkBar count={count} total={page.total} onAll={() => void page.selectMatching()} onClear={() => selection.set([])}>
        <Button onClick={withChosen(ids => actions.setStatuses(ids, 'PUBLISHED'))}>{t('publish')}</Button>
        <Button onClick={withChosen(ids => actions.setStatuses(ids, 'INACTIVE'))}>{t('takeOut')}</Button>
        <Button onClick={() => setAsked('SCHEDULED')}>{t('schedule')}</Button>
        <Button onClick={() => setAsked('price')}>{t('changePrice')}</Button>
        <AskButton
          title={counted('ask.title')}
          text={t('ask.text')}
          confirm={counted('ask.confirm')}
          onConfirm={withChosen(ids => actions.remove(ids))}
        >
          {t('delete')}
        </AskButton>
      </BulkBar>
      <Suspense>
        {asked ? (
          <ManyDialog
            kind={asked}
            count={count}
            onSchedule={publishAt => actions.setStatuses(chosen, 'SCHEDULED', publishAt)}
            onPrice={percent => actions.changePrices(chosen, percent)}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
