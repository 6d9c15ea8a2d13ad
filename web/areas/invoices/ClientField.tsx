/** Who is billed: one of the first clients, one that is searched for, or a new one. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { SearchSelect } from '../../ui/form/SearchSelect.tsx'
import { type InvoiceValues, toFound } from './invoice-values.ts'
import { InvoiceClientsDocument } from './invoices.generated.ts'

const ClientDialog = lazyPart(async () => (await import('./ClientDialog.tsx')).ClientDialog)

export function ClientField() {
  const { t } = useTranslations('invoices')
  const client = useApolloClient()
  const { setValue } = useFormContext<InvoiceValues>()
  const [isAdding, setAdding] = useState(false)
  const find = async (search: string) => {
    const { data } = await client.query({ query: InvoiceClientsDocument, variables: { search }, fetchPolicy: 'network-only' })
    return data?.invoiceClients.items.map(toFound) ?? []
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SearchSelect name="clientId" label={t('client')} search={find} />
      <Box>
        <Button size="small" startIcon={<IconPlus size={18} stroke={1.75} />} onClick={() => setAdding(true)}>
          {t('newClient.action')}
        </Button>
      </Box>
      {isAdding ? (
        <ClientDialog
          onCreated={created => setValue('clientId', toFound(created), { shouldDirty: true, shouldValidate: true })}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Box>
  )
}
