/** Members of a group in pictures, and how many there are beyond them. */
import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'

interface PeopleProps {
  people: { name: string; avatar: string }[]
  /** With those who are not pictured. */
  total: number
}

export function People({ people, total }: PeopleProps) {
  const { lang } = useTranslations('profile')
  return (
    <AvatarGroup
      max={5}
      total={total}
      slotProps={{ surplus: { 'aria-hidden': true } }}
      renderSurplus={more => <Ltr>+{formatNumber(more, lang)}</Ltr>}
      sx={{
        justifyContent: 'flex-end',
        '& .MuiAvatar-root': { width: 32, height: 32, fontSize: 12 },
        '& .MuiAvatar-colorDefault': { color: 'text.primary', bgcolor: 'background.default' },
      }}
    >
      {people.map(({ name, avatar }) => (
        <Avatar key={name} src={avatar} alt={name} title={name} />
      ))}
    </AvatarGroup>
  )
}
