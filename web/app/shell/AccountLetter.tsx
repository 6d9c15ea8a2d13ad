import Avatar from '@mui/material/Avatar'
import { useSession } from '../../platform/session.ts'

export const AccountLetter = () => (
  <Avatar sx={{ width: 32, height: 32, fontSize: 14, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
    {useSession().email.charAt(0).toUpperCase()}
  </Avatar>
)
