/** Merges two customers: choose which one to keep, preview the result. */
import { useApolloClient } from '@apollo/client/react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { type Found, SearchSelect } from '../../ui/form/SearchSelect.tsx'
import { IdentityCell } from '../../ui/IdentityCell.tsx'
import { type CustomerRowFragment, type CustomerWholeFragment, FindCustomersDocument } from './customers.generated.ts'

interface MergeDialogProps {
  customer: CustomerWholeFragment
  onMerge: (otherId: string, other: string) => Promise<void>
  onClose: () => void
}

interface Values {
  otherId: Found | null
}

export function MergeDialog({ customer, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslations('customers')
  const client = useApolloClient()
  const known = useRef(new Map<string, CustomerRowFragment>())
  const search = async (text: string) => {
    const { data } = await client.query({ query: FindCustomersDocument, variables: { search: text } })
    const others = data?.customers.items.filter(({ id }) => id !== customer.id) ?? []
    for (const each of others) known.current.set(each.id, each)
    return others.map(({ id, customer: name, email, avatar }) => ({ id, text: name, line: email, image: avatar }))
  }
  return (
    <FormDialog<Values>
      title={t('merge.title')}
      submit={t('merge.submit')}
      defaults={{ otherId: null }}
      onSubmit={async ({ otherId }) => {
        if (!otherId) return
        await onMerge(otherId.id, otherId.text)
        onClose()
      }}
      onCancel={onClose}
    >
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 500, mb: 2 }}>
          {t('merge.stays')}
        </Typography>
        <IdentityCell name={customer.customer} email={customer.email} image={customer.avatar} />
      </Box>
      <SearchSelect name="otherId" label={t('merge.other')} helperText={t('merge.help')} search={search} />
      <WhatComes customer={customer} find={id => known.current.get(id)} />
    </FormDialog>
  )
}

interface WhatComesProps {
  customer: CustomerWholeFragment
  find: (id: string) => CustomerRowFragment | undefined
}

/** Totals after the merge. */
function WhatComes({ customer, find }: WhatComesProps) {
  const { t, lang } = useTranslations('customers')
  const { money } = useStoreFormat()
  const chosen = useWatch<Values, 'otherId'>({ name: 'otherId' })
  const other = chosen && find(chosen.id)
  if (!other) return null
  return (
    <Alert severity="warning">
      {t('merge.result', {
        name: customer.customer,
        other: other.customer,
        orders: formatNumber(customer.order + other.order, lang),
        money: money(customer.totalSpent + other.totalSpent),
      })}
    </Alert>
  )
}
