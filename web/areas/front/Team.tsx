/** People of the demo store, below its reviews. */
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../platform/languages.ts'
import type { FrontReviewsQuery } from './public.generated.ts'

export function Team({ people }: { people: FrontReviewsQuery['users']['items'] | undefined }) {
  const { t } = useTranslations('front')
  return (
    <Box component="section" aria-labelledby="team" sx={{ mt: { xs: 8, md: 10 } }}>
      <Typography id="team" variant="h3" sx={{ mb: 4 }}>
        {t('team.title')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {people
          ? people.map(({ id, fullName, role, avatar }) => (
              <Box component="li" key={id} sx={personStyles}>
                {avatar ? <img src={avatar} alt="" width={40} height={40} loading="lazy" style={{ borderRadius: 20 }} /> : null}
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="body2" noWrap title={fullName} dir="auto" sx={{ fontWeight: 500 }}>
                    {fullName}
                  </Typography>
                  <Typography variant="caption" component="p" color="textSecondary" noWrap>
                    {t(`team.roles.${role}`)}
                  </Typography>
                </Box>
              </Box>
            ))
          : Array.from({ length: 6 }, (_, place) => <Skeleton key={place} component="li" variant="rounded" sx={personStyles} />)}
      </Box>
    </Box>
  )
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  gap: 4,
  listStyle: 'none',
  m: 0,
  p: 0,
}

const personStyles = { display: 'flex', alignItems: 'center', gap: 3, minWidth: 0, height: 48 } as const
