/** Who is signed in; the menu behind it is loaded when it is wanted. */
import Avatar from '@mui/material/Avatar'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../languages.ts'
import { useSession } from '../session.ts'

const load = () => import('./UserMenuList.tsx')
const UserMenuList = lazy(async () => ({ default: (await load()).UserMenuList }))

export function UserMenu() {
  const { t } = useTexts()
  const { email } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={t('nav.account')}>
        <IconButton
          aria-label={t('nav.account')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={event => {
            setAnchor(event.currentTarget)
            setOpen(true)
          }}
        >
          <Avatar sx={{ width: 32, height: 32, fontSize: 14, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            {email.charAt(0).toUpperCase()}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Suspense>{anchor ? <UserMenuList anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
