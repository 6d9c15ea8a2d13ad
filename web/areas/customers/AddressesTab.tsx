import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { CustomerAddressFragment, CustomerWholeFragment } from './customers.generated.ts'
import type { ProfileActions } from './profile-actions.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog)

export function AddressesTab({ customer, actions }: { customer: CustomerWholeFragment; actions: ProfileActions }) {
  const { t } = useTranslations('customers')
  const { addresses } = customer.profile
  const [open, setOpen] = useState<{ address?: CustomerAddressFragment }>()
  const add = (
    <Button startIcon={<IconPlus size={20} stroke={1.75} />} onClick={() => setOpen({})}>
      {t('addresses.add')}
    </Button>
  )
  return (
    <SideCard title={t('tabs.addresses')} action={addresses.length > 0 ? add : null}>
      {addresses.length === 0 ? <EmptyState text={t('addresses.none')} action={add} /> : null}
      <Box component="ul" sx={{ display: 'grid', gap: 5, listStyle: 'none', m: 0, p: 0 }}>
        {addresses.map(address => (
          <Box component="li" key={address.number} sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  <bdi>{address.label}</bdi>
                </Typography>
                {address.isShipping ? <Chip size="small" label={t('addresses.shipping')} /> : null}
                {address.isBilling ? <Chip size="small" label={t('addresses.billing')} /> : null}
              </Box>
              <Typography variant="body2" color="textSecondary" dir="auto" sx={{ whiteSpace: 'pre-line', textAlign: 'left' }}>
                {address.address}
              </Typography>
            </Box>
            <Tooltip title={t('edit.action')}>
              <IconButton size="small" aria-label={`${t('edit.action')}: ${address.label}`} onClick={() => setOpen({ address })}>
                <IconPencil size={20} stroke={1.75} />
              </IconButton>
            </Tooltip>
            <Tooltip title={t('delete')}>
              <IconButton
                size="small"
                aria-label={`${t('delete')}: ${address.label}`}
                onClick={() => void actions.removeAddress(address.number, address.label)}
              >
                <IconTrash size={20} stroke={1.75} />
              </IconButton>
            </Tooltip>
          </Box>
        ))}
      </Box>
      {open ? (
        <AddressDialog
          address={open.address}
          onSave={input => actions.saveAddress(open.address?.number ?? null, input)}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </SideCard>
  )
}
