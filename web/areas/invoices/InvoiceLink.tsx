/** Links at which the client sees the invoice: created, copied, and revoked. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { formatWhen } from '../../platform/format-dates.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { InvoiceChanges } from './invoice-actions.ts'
import type { InvoiceDetailsFragment } from './invoices.generated.ts'

interface InvoiceLinkProps {
  invoice: Pick<InvoiceDetailsFragment, 'id' | 'links'>
  changes: InvoiceChanges
}

export function InvoiceLink({ invoice: { id, links }, changes }: InvoiceLinkProps) {
  const { t, lang } = useTranslations('invoices')
  // Only a new link has an address.
  const [url, setUrl] = useState('')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ text: t('link.copied') })
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  const create = async () => {
    const created = await changes.createLink(id)
    setUrl(created)
    if (created) await copy(created)
  }
  const opened = links.find(({ openedAt }) => openedAt)?.openedAt
  return (
    <SideCard
      title={t('link.title')}
      action={
        links.length > 0 ? (
          <Button
            color="error"
            onClick={() => {
              setUrl('')
              void changes.revokeLinks(id)
            }}
          >
            {t('link.revoke')}
          </Button>
        ) : null
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="body2" color="textSecondary">
          {links.length === 0 ? t('link.none') : t('link.count', { count: links.length, number: formatNumber(links.length, lang) })}
          {opened ? ` ${t('link.opened', { when: formatWhen(opened, lang) })}` : null}
        </Typography>
        {url && links.length > 0 ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <OutlinedInput
              size="small"
              fullWidth
              readOnly
              value={url}
              onFocus={event => event.target.select()}
              inputProps={{ 'aria-label': t('link.title'), dir: 'ltr' }}
              sx={{ fontSize: 14 }}
            />
            <Tooltip title={t('link.copy')}>
              <IconButton aria-label={t('link.copy')} onClick={() => void copy(url)}>
                <IconCopy size={20} stroke={1.75} />
              </IconButton>
            </Tooltip>
          </Box>
        ) : null}
        <Button variant="outlined" onClick={() => void create()}>
          {t('link.create')}
        </Button>
      </Box>
    </SideCard>
  )
}
