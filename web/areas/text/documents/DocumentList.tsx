import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslations } from '../../../platform/languages.ts'
import { formatNumber } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FailureCard } from '../../../ui/FailureCard.tsx'
import { useDocumentActions } from './document-actions.ts'
import { type ListedDocument, useDocumentList } from './document-list.ts'
import { DocumentRow, type RowAction } from './DocumentRow.tsx'

/** Maximum number of documents per account, including the trash. */
const maxDocuments = 1000

interface DocumentListProps {
  place: 'list' | 'trash'
  search: string
  current: string | null
  onOpen: (id: string) => void
  onRename: ((title: string) => void) | undefined
  onTrash: (() => Promise<void>) | undefined
  /** The open document was moved to the trash. */
  onLost: () => void
}

const offered: Record<DocumentListProps['place'], RowAction[]> = {
  list: ['open', 'rename', 'duplicate', 'trash'],
  trash: ['restore', 'forget'],
}

export function DocumentList({ place, search, current, onOpen, onRename, onTrash, onLost }: DocumentListProps) {
  const { t, lang } = useTranslations('text')
  const list = useDocumentList(search, place === 'trash')
  const actions = useDocumentActions(list)
  const [doomed, setDoomed] = useState<ListedDocument | null>(null)
  const rows = useRef<HTMLUListElement>(null)

  const act = async (document: ListedDocument, action: RowAction) => {
    if (action === 'open') onOpen(document.id)
    else if (action === 'forget') setDoomed(document)
    else if (action === 'trash') {
      if (document.id === current) await onTrash?.()
      const isGone = await actions.trash(document)
      if (isGone && document.id === current) onLost()
    } else if (action !== 'rename') await actions[action](document)
    if (action === 'trash' || action === 'restore') focusAt(list.items.indexOf(document))
  }
  /** The row that took the place of a removed one. */
  const focusAt = (index: number) =>
    setTimeout(() => {
      const buttons = rows.current?.querySelectorAll<HTMLElement>('[aria-haspopup]')
      buttons?.[Math.min(index, buttons.length - 1)]?.focus()
    })
  const forget = async (document: ListedDocument) => {
    if (await actions.forget(document)) focusAt(list.items.indexOf(document))
  }
  const rename = (document: ListedDocument, title: string) => {
    if (document.id !== current) return void actions.rename(document, title)
    onRename?.(title)
    list.put({ ...document, title })
  }

  if (list.error) return <FailureCard error={list.error} onRetry={list.retry} />
  if (list.isLoading) return <Waiting />
  return (
    <>
      <Box sx={{ flex: 1, overflowY: 'auto', px: 2, pb: 4 }}>
        {list.items.length === 0 ? <Nothing text={t(search ? 'table.noMatch' : `documents.none.${place}`)} /> : null}
        <Box component="ul" ref={rows} aria-label={t(`documents.${place}`)} onKeyDown={moveFocus} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.items.map(document => (
            <DocumentRow
              key={document.id}
              document={document}
              isCurrent={document.id === current}
              actions={offered[place].filter(action => action !== 'rename' || document.id !== current || onRename)}
              onAction={action => void act(document, action)}
              onRename={title => rename(document, title)}
            />
          ))}
        </Box>
        {list.items.length < list.total ? (
          <Button fullWidth loading={list.isLoadingMore} onClick={() => void list.read('next')} sx={{ mt: 2 }}>
            {t('documents.more', { left: formatNumber(list.total - list.items.length, lang) })}
          </Button>
        ) : null}
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ px: 5, py: 3, borderTop: 1, borderColor: 'divider' }}>
        {place === 'trash'
          ? t('documents.trashHelp')
          : t('documents.limit', { count: list.total, total: formatNumber(list.total, lang), limit: formatNumber(maxDocuments, lang) })}
      </Typography>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t('documents.forgetTitle')}
        text={t('documents.forgetText', { title: doomed?.title.trim() || t('documents.untitled') })}
        confirm={t('documents.act.forget')}
        onConfirm={() => doomed && void forget(doomed)}
        onClose={() => setDoomed(null)}
      />
    </>
  )
}

/** Arrow keys move between documents. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(event.target as HTMLElement) // only elements receive key events
  if (!step || at < 0) return
  event.preventDefault()
  rows[at + step]?.focus()
}

const Waiting = () => (
  <Box sx={{ px: 5 }}>
    {[1, 2, 3, 4].map(row => (
      <Skeleton key={row} variant="rounded" height={64} sx={{ mb: 2 }} />
    ))}
  </Box>
)

const Nothing = ({ text }: { text: string }) => (
  <Typography color="textSecondary" sx={{ px: 3, py: 8, textAlign: 'center' }}>
    {text}
  </Typography>
)
