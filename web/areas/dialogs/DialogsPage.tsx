/** Dialogs at work: each stores what is entered. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { TablerIcon } from '@tabler/icons-react'
import IconAppWindow from '@tabler/icons-react/dist/esm/icons/IconAppWindow.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs'
import { Link } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useDialogParam } from '../../ui/dialog-param.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { Page } from '../../ui/Page.tsx'
import { type DialogName, dialogNames } from './dialog-names.ts'

const DemoDialogs = lazyPart(async () => (await import('./DemoDialogs.tsx')).DemoDialogs)

const icons: Record<DialogName, TablerIcon> = {
  share: IconShare,
  card: IconCreditCard,
  pricing: IconTag,
  refer: IconGift,
  address: IconMapPin,
  app: IconAppWindow,
  factor: IconShieldLock,
  user: IconUserEdit,
  methods: IconCash,
  providers: IconBuildingBank,
  confirm: IconCircleCheck,
}

export function DialogsPage() {
  const { t } = useTranslations('dialogs')
  const [dialog, open] = useDialogParam(dialogNames)
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        <Button variant="outlined" component={Link} to="/apps/submissions">
          {t('submissions')}
        </Button>
      }
    >
      <Box component="ul" sx={gridStyles}>
        {dialogNames.map(name => {
          const Icon = icons[name]
          return (
            <Paper component="li" key={name} sx={{ p: 5, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
              <Box sx={{ color: 'primary.main', display: 'flex' }}>
                <Icon size={24} stroke={1.75} />
              </Box>
              <Typography variant="h2">{t(`dialogs.${name}.title`)}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ flex: 1, mb: 2 }}>
                {t(`dialogs.${name}.about`)}
              </Typography>
              <Button
                variant="outlined"
                aria-haspopup="dialog"
                aria-label={t('openNamed', { name: t(`dialogs.${name}.title`) })}
                onClick={() => open({ kind: name })}
              >
                {t('open')}
              </Button>
            </Paper>
          )
        })}
      </Box>
      {dialog ? <DemoDialogs key={dialog.kind} name={dialog.kind} onClose={() => open(undefined)} /> : null}
    </Page>
  )
}

const gridStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: { xs: 4, sm: 6 },
}
