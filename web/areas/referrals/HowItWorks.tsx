/** How referrals work, in three steps; expanded on the first visit, collapsed later. */
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { local } from '../../platform/storage.ts'
import { tint } from '../../platform/tint.ts'

const steps = { send: IconSend, join: IconUserPlus, earn: IconCoins }
const seenKey = 'referrals.steps-seen'

export function HowItWorks() {
  const { t, tUnchecked } = useTranslations('referrals')
  const [isOpen, setOpen] = useState(() => local.read(seenKey) === undefined)
  useEffect(() => local.write(seenKey, 'true'), [])
  return (
    <Paper component="section" aria-labelledby="referral-steps" sx={{ mb: 4, overflow: 'hidden' }}>
      <Typography id="referral-steps" variant="h2">
        <ButtonBase aria-expanded={isOpen} aria-controls="referral-steps-list" onClick={() => setOpen(!isOpen)} sx={titleStyles}>
          {t('steps.title')}
          <IconChevronDown size={20} stroke={1.75} />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen} id="referral-steps-list" unmountOnExit>
        <Box component="ol" sx={listStyles}>
          {Object.entries(steps).map(([name, Icon]) => (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 4 }}>
              <Box
                sx={theme => ({
                  display: 'grid',
                  placeItems: 'center',
                  flexShrink: 0,
                  width: 40,
                  height: 40,
                  borderRadius: 1,
                  color: 'primary.main',
                  bgcolor: tint(theme, 'primary', 12),
                })}
              >
                <Icon size={20} stroke={1.75} />
              </Box>
              <Box>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {tUnchecked(`steps.${name}.title`)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {tUnchecked(`steps.${name}.text`)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </Collapse>
    </Paper>
  )
}

const titleStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 48,
  px: { xs: 5, sm: 6 },
  font: 'inherit',
  color: 'inherit',
  '& svg': { color: 'text.secondary', transition: 'transform 120ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -2 },
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  gap: { xs: 5, md: 8 },
  listStyle: 'none',
  m: 0,
  px: { xs: 5, sm: 6 },
  pt: 2,
  pb: { xs: 5, sm: 6 },
}
