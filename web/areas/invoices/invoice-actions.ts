/** Changes to invoices, each with Undo, and the actions of the list. */
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { formatNumber } from '../../platform/format.ts'
import { formatMoney } from '../../platform/format-figures.ts'
import { useTranslations } from '../../platform/languages.ts'
import type { InvoiceInput, InvoiceMessageInput, InvoicePaymentInput } from '../../platform/schema.generated.ts'
import type { ListAction } from '../../ui/list/list-actions.ts'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import {
  AddInvoicePaymentDocument,
  CreateInvoiceDocument,
  CreateInvoiceLinkDocument,
  DeleteInvoicesDocument,
  DuplicateInvoiceDocument,
  type InvoiceRowFragment,
  PayInvoicesDocument,
  RemindInvoicesDocument,
  RevokeInvoiceLinksDocument,
  SendInvoicesDocument,
  UpdateInvoiceDocument,
} from './invoices.generated.ts'

type Method = InvoicePaymentInput['method']

export const methods = ['BANK_TRANSFER', 'CARD', 'PAYPAL', 'CASH'] as const satisfies Method[]

export function useInvoiceChanges(change: ApplyChange) {
  const { t, lang } = useTranslations('invoices')
  const counted = (key: 'done.sent' | 'done.reminded' | 'done.paid' | 'done.deleted') => (count: number) =>
    t(key, { count, number: formatNumber(count, lang) })
  return {
    /** Gives the id of the new invoice; fails where a field is rejected. */
    create: async (input: InvoiceInput): Promise<string> => {
      let id = ''
      await change({
        mutation: CreateInvoiceDocument,
        once: true,
        variables: { input },
        successMessage(_, [data]) {
          id = data?.createInvoice.id ?? ''
          return t('done.created')
        },
        rethrow: true,
      })
      return id
    },
    update: (id: string, { version, force }: { version: number; force: boolean }, input: InvoiceInput) =>
      change({
        mutation: UpdateInvoiceDocument,
        variables: { id, version, input, force },
        successMessage: () => t('done.updated'),
        rethrow: true,
      }),
    send: (ids: string[], input?: InvoiceMessageInput) =>
      change({
        mutation: SendInvoicesDocument,
        once: true,
        variables: { ids, input },
        successMessage: counted('done.sent'),
        rethrow: input !== undefined,
      }),
    remind: (ids: string[]) =>
      change({ mutation: RemindInvoicesDocument, once: true, variables: { ids }, successMessage: counted('done.reminded') }),
    payAll: (ids: string[], method: Method) =>
      change({ mutation: PayInvoicesDocument, variables: { ids, method }, successMessage: counted('done.paid') }),
    pay: (id: string, input: InvoicePaymentInput) =>
      change({
        mutation: AddInvoicePaymentDocument,
        once: true,
        variables: { id, input },
        successMessage: () => t('done.payment', { amount: formatMoney(input.amount, lang) }),
        rethrow: true,
      }),
    duplicate: ({ id }: { id: string }) =>
      change({ mutation: DuplicateInvoiceDocument, once: true, variables: { id }, successMessage: () => t('done.duplicated') }),
    remove: (ids: string[]) =>
      change({
        mutation: DeleteInvoicesDocument,
        variables: { ids },
        optimisticResponse: () => ({ deleteInvoices: ids }),
        update: (cache, { data }) => data?.deleteInvoices.forEach(id => cache.evict({ id: cache.identify({ __typename: 'Invoice', id }) })),
        successMessage: counted('done.deleted'),
      }),
    /** Gives the address of a new link. */
    createLink: async (id: string): Promise<string> => {
      let url = ''
      await change({
        mutation: CreateInvoiceLinkDocument,
        variables: { id },
        successMessage(_, [data]) {
          url = data?.createInvoiceLink.url ?? ''
          return t('done.linked')
        },
      })
      return url
    },
    revokeLinks: (id: string) =>
      change({ mutation: RevokeInvoiceLinksDocument, variables: { id }, successMessage: () => t('done.revoked') }),
  }
}

export type InvoiceChanges = ReturnType<typeof useInvoiceChanges>

interface Callbacks {
  onSend: (invoice: InvoiceRowFragment) => void
  onPay: (invoice: InvoiceRowFragment) => void
  onEdit: (invoice: InvoiceRowFragment) => void
  onDownload: (ids: string[]) => void
  /** Asks before an invoice that a client has is deleted. */
  onDelete: (invoice: InvoiceRowFragment) => void
}

export function useInvoiceActions(
  { send, remind, payAll, duplicate, remove }: InvoiceChanges,
  { onSend, onPay, onEdit, onDownload, onDelete }: Callbacks,
): ListAction<InvoiceRowFragment>[] {
  const { t, lang } = useTranslations('invoices')
  const question = (key: 'send' | 'remind' | 'delete') => (count: number) => {
    const counted = { count, number: formatNumber(count, lang) }
    return { title: t(`ask.${key}.title`, counted), text: t(`ask.${key}.text`), confirm: t(`ask.${key}.confirm`, counted) }
  }
  const isOpen = ({ invoiceStatus, balance }: InvoiceRowFragment) => invoiceStatus !== 'DRAFT' && balance > 0
  return [
    { id: 'send', label: t('send.action'), icon: IconSend, key: 's', run: onSend, bulk: ids => send(ids), confirm: question('send') },
    { id: 'pay', label: t('payment.action'), icon: IconCash, key: 'p', when: isOpen, run: onPay },
    { id: 'edit', label: t('edit.action'), icon: IconPencil, key: 'e', run: onEdit },
    {
      id: 'remind',
      label: t('remind'),
      icon: IconBell,
      when: ({ invoiceStatus }) => invoiceStatus === 'PAST_DUE',
      run: ({ id }) => remind([id]),
      bulk: remind,
      confirm: question('remind'),
    },
    {
      id: 'paid',
      label: t('markPaid'),
      icon: IconCircleCheck,
      bulk: (ids, method) => payAll(ids, methods.find(each => each === method) ?? 'BANK_TRANSFER'),
      choices: methods.map(value => ({ value, text: t(`method.${value}`) })),
    },
    { id: 'duplicate', label: t('duplicate'), icon: IconCopy, key: 'd', run: duplicate },
    {
      id: 'download',
      label: t('download'),
      icon: IconDownload,
      run: ({ id }) => onDownload([id]),
      bulk: onDownload,
      keepsSelection: true,
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: IconTrash,
      key: '#',
      removes: true,
      run: invoice => (invoice.invoiceStatus === 'DRAFT' ? remove([invoice.id]) : onDelete(invoice)),
      bulk: remove,
      confirm: question('delete'),
    },
  ]
}
