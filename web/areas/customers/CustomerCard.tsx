import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import type { ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatNumber } from '../../platform/format.ts'
import { Email } from '../../ui/IdentityCell.tsx'
import { Ltr } from '../../ui/Ltr.tsx'
import { DescriptionList } from '../../ui/record/DescriptionList.tsx'
import { Country } from './CustomerColumns.tsx'
import type { CustomerWholeFragment } from './customers.generated.ts'

export function CustomerCard({ customer }: { customer: CustomerWholeFragment }) {
  const { t, lang } = useTranslations('customers')
  const { money } = useStoreFormat()
  const { avatar, order, totalSpent, email, contact, profile } = customer
  return (
    <Paper component="section" aria-label={t('details')} sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 4, mb: 5 }}>
        <Avatar src={avatar} alt="" sx={{ width: 80, height: 80 }} />
        <Box sx={{ display: 'flex', gap: 8 }}>
          <Figure icon={<IconShoppingBag size={20} stroke={1.75} />} figure={formatNumber(order, lang)} label={t('orders')} />
          <Figure icon={<IconCoins size={20} stroke={1.75} />} figure={money(totalSpent)} label={t('spent')} />
        </Box>
      </Box>
      <Divider sx={{ mb: 5 }} />
      <DescriptionList
        items={[
          {
            label: t('email'),
            value: (
              <Link href={`mailto:${email}`} underline="hover">
                <Email address={email} />
              </Link>
            ),
          },
          { label: t('contact'), value: contact ? <Ltr>{contact}</Ltr> : '' },
          { label: t('country'), value: <Country {...customer} /> },
          { label: t('plan.label'), value: t(`plan.${profile.plan}`) },
        ]}
      />
    </Paper>
  )
}

const Figure = ({ icon, figure, label }: { icon: ReactNode; figure: string; label: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
    <Box
      sx={theme => ({
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        borderRadius: 1,
        color: 'primary.main',
        bgcolor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 12%, transparent)`,
      })}
    >
      {icon}
    </Box>
    <Box>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {figure}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {label}
      </Typography>
    </Box>
  </Box>
)
