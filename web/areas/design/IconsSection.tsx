import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useCopy } from './copy.ts'
import { Examples, Section } from './Section.tsx'

const icons = {
  IconWriting,
  IconMail,
  IconMessageCircle,
  IconCalendar,
  IconFileInvoice,
  IconShoppingCart,
  IconPackage,
  IconUsers,
  IconBell,
  IconSettings,
  IconArrowRight,
}

export function IconsSection() {
  const { t, dir } = useTranslations('design')
  const copy = useCopy()
  const [isMoved, setMoved] = useState(false)
  return (
    <Section id="icons">
      <Examples title={t('icons.set')}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Tooltip key={name} title={name}>
            <IconButton aria-label={t('icons.copy', { name })} color="inherit" onClick={() => void copy(name)}>
              <Box component="span" sx={{ display: 'flex', transform: name === 'IconArrowRight' && dir === 'rtl' ? 'scaleX(-1)' : 'none' }}>
                <Icon size={20} stroke={1.75} />
              </Box>
            </IconButton>
          </Tooltip>
        ))}
      </Examples>
      <Examples title={t('icons.motion')}>
        <Button variant="outlined" aria-pressed={isMoved} onClick={() => setMoved(!isMoved)}>
          {t('icons.move')}
        </Button>
        <Box sx={{ width: 200, height: 38, borderRadius: 1, bgcolor: 'background.default' }}>
          <Box
            sx={{
              width: 38,
              height: 38,
              borderRadius: 1,
              bgcolor: 'charts.1',
              transform: isMoved ? `translateX(${dir === 'rtl' ? '-' : ''}162px)` : 'none',
              transition: 'transform 160ms ease-out',
            }}
          />
        </Box>
      </Examples>
    </Section>
  )
}
