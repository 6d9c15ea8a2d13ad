/** The account button; its menu is loaded on demand. */
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useReachable } from '../../platform/connection.ts'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { AccountLetter } from './AccountLetter.tsx'

const load = () => import('./UserMenuList.tsx')
const preload = () => void load().catch(() => undefined)
const UserMenuList = lazyPart(async () => (await load()).UserMenuList)

const Picture = lazyPart(async () => (await import('./AccountPicture.tsx')).AccountPicture, { isQuiet: true, fallback: <AccountLetter /> })

export function UserMenu() {
  const { t } = useTranslations()
  const isReachable = useReachable()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        aria-label={t('nav.account')}
        title={t('nav.account')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={event => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <Picture />
        <Box
          component="span"
          sx={{
            position: 'absolute',
            insetInlineEnd: 7,
            bottom: 7,
            width: 10,
            height: 10,
            borderRadius: '50%',
            border: 2,
            borderColor: 'background.default',
            bgcolor: isReachable ? 'success.main' : 'warning.main',
          }}
        />
      </IconButton>
      {anchor ? <UserMenuList anchor={anchor} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
