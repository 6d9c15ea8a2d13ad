/** Gmail's shortcuts. */
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useKeys } from '../../ui/keys.ts'
import { useListedKeys } from '../../ui/page-keys.ts'
import type { Selection } from '../../ui/selection.ts'
import { openCompose } from './compose-store.ts'
import type { EmailActions } from './email-actions.ts'
import type { EmailList } from './email-pages.ts'
import { openMenu } from './menus.ts'
import { type Place, pathOf } from './place.ts'

interface Mailbox {
  list: EmailList
  /** The open email. */
  id: string | undefined
  /** The email that the keys act on while none is open. */
  cursor: string | undefined
  actions: EmailActions
  selection: Selection
  open: (id: string | undefined) => void
  close: () => void
  step: (by: number) => string | undefined
  setCursor: (id: string | undefined) => void
  targetIds: () => string[]
  leave: (ids: string[], act: () => unknown) => void
}

export function useEmailKeys(mailbox: Mailbox): void {
  const { list, id, cursor, actions, selection, open, close, step, setCursor, targetIds, leave } = mailbox
  const { t } = useTranslations('email')
  const navigate = useNavigate()
  const go = (target: Place) => () => void navigate(pathOf(target))
  const current = () => id ?? cursor
  const move = (by: number) => {
    const next = step(by)
    if (next === undefined) return
    if (id === undefined) setCursor(next)
    else open(next)
  }
  const forTargets = (act: (ids: string[]) => unknown) => () => {
    const ids = targetIds()
    return ids.length > 0 ? void act(ids) : false
  }
  const answer = (kind: 'reply' | 'replyAll' | 'forward') => () => {
    const wanted = current()
    return wanted === undefined ? false : openCompose({ kind, id: wanted })
  }
  const trash = forTargets(ids => leave(ids, () => actions.trash(ids)))
  const isStarred = (ids: string[]) => list.rows.some(row => row && ids.includes(row.id) && row.isStarred)
  useKeys({
    c: () => openCompose({ kind: 'new' }),
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => (id === undefined ? move(1) : false),
    ArrowUp: () => (id === undefined ? move(-1) : false),
    o: () => (cursor !== undefined && id === undefined ? open(cursor) : false),
    u: () => (id === undefined ? false : close()),
    Escape() {
      if (selection.store.get().size > 0) return selection.set([])
      return id === undefined ? false : close()
    },
    x() {
      const wanted = current()
      return wanted === undefined ? false : selection.toggle(wanted)
    },
    s: forTargets(ids => actions.star(ids, !isStarred(ids))),
    r: answer('reply'),
    a: answer('replyAll'),
    f: answer('forward'),
    e: trash,
    '#': trash,
    Delete: trash,
    '!': forTargets(ids => leave(ids, () => actions.move(ids, 'SPAM'))),
    'shift+i': forTargets(ids => actions.markRead(ids, true)),
    'shift+u': forTargets(ids => actions.markRead(ids, false)),
    l: () => (targetIds().length > 0 ? openMenu('label') : false),
    v: () => (targetIds().length > 0 ? openMenu('move') : false),
    // As Ctrl+Z, which undoes the latest change of the page.
    z: () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })),
    'g i': go('inbox'),
    'g s': go('starred'),
    'g d': go('draft'),
    'g t': go('sent'),
  })
  useListedKeys(listed.map(([key, text]) => ({ key, text: t(text) })))
}

const listed = [
  ['C', 'compose.new'],
  ['J', 'keys.next'],
  ['K', 'keys.previous'],
  ['O', 'keys.open'],
  ['U', 'keys.back'],
  ['X', 'list.keys.select'],
  ['S', 'actions.star'],
  ['R', 'actions.reply'],
  ['A', 'actions.replyAll'],
  ['F', 'actions.forward'],
  ['E', 'actions.trash'],
  ['#', 'actions.trash'],
  ['!', 'actions.spam'],
  ['Shift I', 'actions.read'],
  ['Shift U', 'actions.unread'],
  ['L', 'actions.label'],
  ['V', 'actions.move'],
  ['Z', 'undo'],
  ['G I', 'folders.inbox'],
  ['G S', 'folders.starred'],
  ['G D', 'folders.draft'],
  ['G T', 'folders.sent'],
] as const
