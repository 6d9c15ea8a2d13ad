import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslations } from '../../../platform/languages.ts'
import { IdentityCell } from '../../../ui/IdentityCell.tsx'
import type { CardProps } from '../CardGrid.tsx'

/** A list of people, each linked to their record. */
export function TeamCard({ figures }: CardProps) {
  const { tCount } = useTranslations('cards')
  return (
    <Paper sx={{ p: 5 }}>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {tCount('users', figures.users.total)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {figures.users.items.map(({ id, fullName, email, avatar }) => (
          <li key={id}>
            <IdentityCell name={fullName} detail={email} image={avatar} href={`/apps/user/view/${id}`} />
          </li>
        ))}
      </Box>
    </Paper>
  )
}
