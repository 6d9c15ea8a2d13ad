import Avatar from '@mui/material/Avatar'
import { useSession } from '../../platform/session.ts'
import { AccountLetter } from './AccountLetter.tsx'
import { useAccountPictureQuery } from './shell.generated.ts'

/** The picture that the account uploaded, or the first letter of its address. */
export function AccountPicture() {
  const { logged } = useSession()
  const avatar = useAccountPictureQuery({ skip: !logged }).data?.accountProfile.avatar
  return avatar ? <Avatar src={avatar} alt="" sx={{ width: 32, height: 32 }} /> : <AccountLetter />
}
