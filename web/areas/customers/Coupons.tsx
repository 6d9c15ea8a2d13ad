import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import { useStoreFormat } from '../../platform/store-format.ts'
import { formatPercent } from '../../platform/format-figures.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { CustomerProfileFragment } from './customers.generated.ts'

export function Coupons({ coupons }: { coupons: CustomerProfileFragment['coupons'] }) {
  const { t, lang } = useTranslations('customers')
  const { date } = useStoreFormat()
  return (
    <SideCard title={t('overview.coupons')}>
      {coupons.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('coupons.none')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 4, listStyle: 'none', m: 0, p: 0 }}>
        {coupons.map(({ code, percent, endsAt, usedAt }) => (
          <Box
            component="li"
            key={code}
            sx={{ display: 'flex', alignItems: 'center', gap: 3, color: usedAt ? 'text.secondary' : undefined }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                <Ltr>{code}</Ltr>
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {usedAt ? t('coupons.used', { date: date(usedAt) }) : t('coupons.until', { date: date(endsAt) })}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ fontWeight: 600, textDecoration: usedAt ? 'line-through' : undefined }}>
              {formatPercent(-percent / 100, lang)}
            </Typography>
          </Box>
        ))}
      </Box>
    </SideCard>
  )
}
